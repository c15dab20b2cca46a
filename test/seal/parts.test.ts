// What of a secret must be hidden wherever it stands.
import { expect, it } from "vitest";
import { exactNumber, type Json } from "../../src/model/json.ts";
import { secretParts } from "../../src/seal/parts.ts";

const basic = Buffer.from("ada:maple-17").toString("base64");
const token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";

it.each<[Json, string[]]>([
  [17, ["17"]],
  [true, []],
  [exactNumber("12345678901234567890"), ["12345678901234567890"]],
  ["maple harbor", ["maple harbor"]],
  ["Bearer  maple-17 ", ["Bearer  maple-17 ", "Bearer  maple-17", "maple-17"]],
  ["\u200b'maple-17'\r\n", ["\u200b'maple-17'\r\n", "maple-17"]],
  ['export API_KEY="maple-17"', ['export API_KEY="maple-17"', "maple-17"]],
  ["sid=maple-17; Path=/", ["sid=maple-17; Path=/", "maple-17"]],
  ["curl -u ada:maple-17 h.example", ["curl -u ada:maple-17 h.example", "ada:maple-17", "maple-17"]],
  ["a digest maple", ["a digest maple"]],
  ["token maple harbor", ["token maple harbor"]],
  [`Basic ${basic}`, [`Basic ${basic}`, basic, "maple-17"]],
  ["ada:maple-17", ["ada:maple-17", "maple-17"]],
  [`see ${token}, please`, [`see ${token}, please`, token]],
  ["https://ada:maple-17@h.example/?n=1", ["https://ada:maple-17@h.example/?n=1", "ada:maple-17", "maple-17"]],
  [`["${token}"]`, [`["${token}"]`, token]],
  ["{broken", ["{broken"]],
  [{ password: "maple", title: "Maple Harbor", token: "${MAPLE}", port: 17, list: [token] }, ["maple", "17", token]],
])("%j is made of %j", (secret, parts) => {
  expect([...new Set(secretParts(secret))]).toEqual(parts);
});
