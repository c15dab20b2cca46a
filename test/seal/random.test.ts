// Texts that only chance makes: nothing of them is shown, whichever characters their alphabet adds to letters and digits.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { tokens } from "../../src/seal/recognise.ts";

const shown = (text: string) => {
  let [out, at] = ["", 0];
  for (const { start, end } of tokens(text)) {
    out += `${text.slice(at, start)}‹!›`;
    at = end;
  }
  return out + text.slice(at);
};

/** Returns bytes that look random, the same in every run. */
const noise = (i: number, length: number) => createHash("sha512").update(String(i)).digest().subarray(0, length);

describe("a random text", () => {
  it.each<[string, BufferEncoding, number]>([
    ["40 characters of base64, as a secret of AWS", "base64", 30],
    ["44 characters of base64", "base64", 32],
    ["88 characters of base64, as a key of Azure", "base64", 64],
    ["32 characters of base64url", "base64url", 24],
    ["43 characters of base64url", "base64url", 32],
    ["86 characters of base64url", "base64url", 64],
  ])("is hidden to the last character: %s", (_, encoding, length) => {
    const keys = Array.from({ length: 400 }, (_item, i) => noise(i, length).toString(encoding));
    // A slash at the start may as well begin a path, and few texts look like names by chance.
    const whole = keys.filter((key) => /^\/?‹!›$/.test(shown(key)));
    expect(whole.length / keys.length).toBeGreaterThan(0.85);
  });

  it.each([
    "gqMeDxhP/LqzFt4Wn8sRbV2cKy7HjT0uE5iA3o1G",
    "gqMeDx9P/LqzFt4Wn8sRbV2cKy7HjT0/E5iA3o1G",
    "Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4/Abcd/Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4",
    "du3YIzESev7Nfq4Qb-9AnUSv_ntPhng0",
    "GPRpbsGMsMWQJAa4dNxcteJifTAWCJgY",
    "n5kq2xw7c4m3vb6ty5h2jd7rz4pl3sg6fa2e5uo7ik3wx4cq6mnv",
    "k3j9x2m7p1q8r4t6v0w5y3z9a2b7c1d8e4f6g0h5",
  ])("is hidden as a whole: %s", (text) => {
    expect(shown(`use ${text} now`)).toBe("use ‹!› now");
  });

  it.each([
    ["conf/Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4/main", "conf/‹!›/main"],
    ["src/authTokens/Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4/v2/App1", "src/authTokens/‹!›/v2/App1"],
    ["services/T01ABCDEF/B01ABCDEF/aB3xY9Kp2LmQ7rT5vW8zQw1E", "services/T01ABCDEF/B01ABCDEF/‹!›"],
    ["webhooks/1304350036974451509/sSgxb43zhDqaa6KgEzXugvWVyhIfXHQOTw9jLa", "webhooks/1304350036974451509/‹!›"],
    ["/srv/keys/Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4", "/srv/keys/‹!›"],
  ])("is hidden without the folders around it: %s", (text, wanted) => {
    expect(shown(text)).toBe(wanted);
  });

  it.each([
    "user_01HZX3V7K8J9M2N4P5Q6R7S8T9",
    "eu-west-1_AbC123xyZ",
    "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPub1icK3yExamp1eOnlyX ada@corp",
    "ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTY=",
    "sha512-47DEQpj8HBSaTImW5JCeuQeRkm5NMpJWZG3hSuFU",
    "sha256-47DEQpj8HBSaTImW5JCeuQe_Rkm5NMpJWZG3hSuFU",
    "Meta-Llama-3_1-70B-Instruct-FP8-Dynamic",
    "Microsoft.AspNetCore.Authentication.JwtBearer",
    "MyDbContextModelSnapshotForPostgreSqlV2",
    "OrganizationAccountAccessRole_EuWest1",
    "ConvertBase64ToUtf8AndBackAgainV2Test",
    "x86_64-unknown-linux-gnu-Release2026",
    "pages/Api/V2/UserAccessTokens/Index2",
    "1b9p07z77phvv2hf6gm9f28syp39f1ag-bash-5.2-p15",
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81",
    "thisisaverylongpackagenamewithoutanyhyphen2026inside",
    "arn:aws:iam::123456789012:role/organizationaccountaccessroleforauditors2026",
  ])("is none: %s", (text) => {
    expect(shown(text)).toBe(text);
  });
});
