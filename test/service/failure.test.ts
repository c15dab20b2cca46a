// The message of a failed connection: the error's code, and nothing of its message.
import { expect, test } from "vitest";
import { HttpFailure, networkFailure } from "../../src/service/failure.ts";

const coded = (code: unknown) => Object.assign(new Error("canary"), { code });

test.each([
  ["ENOTFOUND", "network", true, "the name of the service could not be looked up (ENOTFOUND)"],
  ["EAI_AGAIN", "network", true, "the name of the service could not be looked up (EAI_AGAIN)"],
  ["ECONNREFUSED", "network", true, "the service could not be reached (ECONNREFUSED)"],
  ["ETIMEDOUT", "network", true, "the service could not be reached (ETIMEDOUT)"],
  ["EHOSTUNREACH", "network", true, "the service could not be reached (EHOSTUNREACH)"],
  ["ECONNRESET", "network", true, "the service broke off before it answered (ECONNRESET)"],
  ["EPIPE", "network", true, "the service broke off before it answered (EPIPE)"],
  [
    "HPE_HEADER_OVERFLOW",
    "network",
    false,
    "the headers of the answer are larger than the 16 KiB that are read (HPE_HEADER_OVERFLOW)",
  ],
  ["HPE_INVALID_CONSTANT", "network", true, "the service did not answer in HTTP (HPE_INVALID_CONSTANT)"],
  ...[
    "CERT_HAS_EXPIRED",
    "CERT_NOT_YET_VALID",
    "CRL_HAS_EXPIRED",
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "INVALID_PURPOSE",
    "ERROR_IN_CERT_NOT_AFTER_FIELD",
    "PATH_LENGTH_EXCEEDED",
    "HOSTNAME_MISMATCH",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "ERR_SSL_WRONG_VERSION_NUMBER",
    "EPROTO",
  ].map(
    (code) => [code, "tls", false, `the certificate or encryption of the service was not accepted (${code})`] as const,
  ),
  [undefined, "network", true, "the service could not be reached (unknown)"],
  [7, "network", true, "the service could not be reached (unknown)"],
  ["canary CANARY", "network", true, "the service could not be reached (unknown)"],
  ["C".repeat(61), "network", true, "the service could not be reached (unknown)"],
] as const)("%s is told as a failure of the kind %s", (code, kind, transient, message) => {
  const failure = networkFailure(coded(code), false);
  expect(failure.problems[0]).toMatchObject({ code: kind, message });
  expect(failure.transient).toBe(transient);
  expect(failure.cause).toBeUndefined();
  const broken = networkFailure(coded(code), true);
  expect(broken.problems[0]!.code).toBe("truncated");
  expect(broken.transient).toBe(true);
});

test.each([
  [407, false, "(407); let the proxy allow the service's host, or name the host in NO_PROXY, or give its credentials"],
  [403, false, "(403); let the proxy allow the service's host, or name the host in NO_PROXY"],
  [502, true, "(ERR_PROXY_TUNNEL); let the proxy allow"],
  [NaN, true, "(ERR_PROXY_TUNNEL); let the proxy allow"],
  [undefined, true, "(ERR_PROXY_TUNNEL); let the proxy allow"],
])("a proxy that does not connect (%s) is named", (statusCode, transient, words) => {
  const failure = networkFailure(Object.assign(coded("ERR_PROXY_TUNNEL"), { statusCode }), false, false);
  expect(failure.message).toContain(`the proxy in HTTPS_PROXY does not connect to the service ${words}`);
  expect([failure.problems[0]!.code, failure.transient, failure.reached]).toEqual(["proxy", transient, false]);
});

test("anything may be thrown", () => {
  for (const thrown of [undefined, null, "canary", 7, {}])
    expect(networkFailure(thrown, false).message).toContain("the service could not be reached (unknown)");
});

test("what is told after the last attempt keeps its advice, or says to run again", () => {
  const more = { hint: "check it", revision: 3 };
  const advised = new HttpFailure("schema", "it is wrong", true, more).afterAttempts(3);
  expect(advised.problems).toEqual([
    { code: "schema", message: "it is wrong, in the last of 3 attempts", hint: "check it", revision: 3 },
  ]);
  const plain = new HttpFailure("network", "it broke", true).afterAttempts(1);
  expect(plain.message).toBe("it broke; run it again later");
  expect([advised.transient, plain.transient]).toEqual([false, false]);
});
