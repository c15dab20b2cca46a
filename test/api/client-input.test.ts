// Inputs that programs without types may pass to the client.
import { expect, test } from "vitest";
import { createClient, DriftlineError } from "../../src/index.ts";
import { endpoints } from "../../src/service/index.ts";
import { KEY } from "../service/support.ts";

type Method = ((input: unknown) => Promise<unknown>) & Partial<Record<"pages" | "all", (input: unknown) => unknown>>;

const client = createClient({ baseUrl: "https://api.example.com", appUrl: "https://app.example.com", apiKey: KEY });
const methods = new Map(
  Object.entries<Record<string, Method>>(client as never).flatMap(([resource, verbs]) =>
    Object.entries(verbs).map(([verb, method]) => [`${resource}.${verb}`, method]),
  ),
);

test.each([null, 7, "canary", [], () => ({})])("every method calls %j no object, and sends nothing", async (input) => {
  expect(methods.size).toBe(endpoints.length);
  for (const [name, method] of methods) {
    const expected = new DriftlineError("usage", { message: `${name}: the input should be an object` });
    await expect(method(input)).rejects.toThrow(expected);
    for (const list of [method.pages, method.all]) if (list) expect(() => list(input)).toThrow(expected);
  }
});

test.each([4711, { k: 4711 }, [4711]])(
  "a fingerprint key that is no text is refused at once, and not quoted",
  (key) => {
    const settings = { baseUrl: "https://api.example.com", apiKey: KEY, fingerprintKey: key as never };
    expect(() => createClient(settings)).toThrow(
      new DriftlineError("usage", {
        message: "fingerprintKey is not a text",
        hint: "write createClient({ baseUrl, apiKey })",
      }),
    );
  },
);
