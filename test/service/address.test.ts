// Addresses that may receive the key, and valid keys.
import { describe, expect, test } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import { apiKey, isLoopback, serviceAddress } from "../../src/service/address.ts";

function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(DriftlineError);
    expect((error as DriftlineError).code).toBe("usage");
    expect((error as DriftlineError).exitCode).toBe(2);
    return (error as DriftlineError).message;
  }
  throw new Error("it should have been refused");
}

describe("addresses", () => {
  test.each([
    ["https://api.example.com", "https://api.example.com/"],
    ["https://api.example.com/", "https://api.example.com/"],
    ["HTTPS://API.Example.com:443", "https://api.example.com/"],
    ["https://api.example.com:8443/", "https://api.example.com:8443/"],
    ["https://gateway.example.com/driftline//", "https://gateway.example.com/driftline"],
    ["https://gateway.example.com/a/b", "https://gateway.example.com/a/b"],
    ["https://gateway.example.com/a/../b/%2e%2e", "https://gateway.example.com/"],
    ["  https://api.example.com\n", "https://api.example.com/"],
    ["https://xn--bcher-kva.example", "https://xn--bcher-kva.example/"],
    ["https://10.1.2.3", "https://10.1.2.3/"],
    ["https://[2001:db8::a9fe:1]", "https://[2001:db8::a9fe:1]/"],
    ["https://localhost", "https://localhost/"],
    ["http://localhost:8080", "http://localhost:8080/"],
    ["http://127.0.0.1:8080/", "http://127.0.0.1:8080/"],
    ["http://127.9.8.7", "http://127.9.8.7/"],
    ["http://[::1]:8080", "http://[::1]:8080/"],
  ])("%j is %j", (text, expected) => expect(serviceAddress(text, "--base-url").href).toBe(expected));

  test.each([
    ["", "is not an address"],
    ["api.example.com", "is not an address"],
    ["https://", "is not an address"],
    ["https://api.example.com:99999", "is not an address"],
    ["ftp://api.example.com", "is not an https: address"],
    ["file:///etc/passwd", "is not an https: address"],
    ["javascript:alert(1)", "is not an https: address"],
    ["http://api.example.com", "plain http:"],
    ["http://127.0.0.1.example.com", "plain http:"],
    ["http://localhost.example.com", "plain http:"],
    ["http://10.0.0.1", "plain http:"],
    ["http://0.0.0.0", "plain http:"],
    ["http://[::]", "plain http:"],
    ["http://[::ffff:127.0.0.1]", "hides it"],
    ["https://user:secret@api.example.com", "user name or password"],
    ["https://user@api.example.com", "user name or password"],
    ["https://:secret@api.example.com", "user name or password"],
    ["https://@api.example.com", "hides it"],
    ["https://api.example.com?token=secret", "query or a fragment"],
    ["https://api.example.com/#secret", "query or a fragment"],
    ["https:api.example.com", "hides it"],
    ["https:///api.example.com", "hides it"],
    ["https:\\\\api.example.com", "hides it"],
    ["https://api.example.com\\@evil.example", "hides it"],
    ["https://api.ex\tample.com", "hides it"],
    ["https://api.ex%61mple.com", "hides it"],
    ["https://api。example.com", "hides it"],
    ["https://api.exam\u00adple.com", "hides it"],
    ["https://ⓐpi.example.com", "hides it"],
    ["https://bücher.example", "write xn--bcher-kva.example"],
    ["https://2130706433", "write 127.0.0.1"],
    ["https://0x7f.1", "hides it"],
    ["https://127.1", "hides it"],
    ["https://010.0.0.1", "hides it"],
    ["https://[0:0:0:0:0:0:0:1]", "write [::1]"],
    ["https://169.254.169.254", "link-local"],
    ["https://169.254.169.254/latest/meta-data", "link-local"],
    ["https://[fe80::1]", "link-local"],
    ["https://[febf::1]", "link-local"],
    ["https://[::ffff:a9fe:a9fe]", "link-local"],
    ["https://[::a9fe:a9fe]", "link-local"],
    ["https://[64:ff9b::a9fe:a9fe]", "link-local"],
  ])("%j is refused", (text, why) => {
    const message = refusal(() => serviceAddress(text, "--base-url"));
    expect(message).toContain(why);
    expect(message).toMatch(/^--base-url [^\n]+; [^\n]+$/);
    expect(message).not.toContain("secret");
  });

  test("a key given as the address is not quoted", () => {
    for (const text of ["fk-1234567890abcdef", "fk-1234567890abcdef:tail", "fk-1234567890abcdef://x"])
      expect(refusal(() => serviceAddress(text, "--base-url"))).not.toContain("1234567890");
  });

  test("only this machine is loopback", () => {
    for (const host of ["localhost", "127.0.0.1", "127.255.255.254", "[::1]"]) expect(isLoopback(host)).toBe(true);
    for (const host of ["localhost.", "127.0.0.1.example", "x127.0.0.1", "128.0.0.1", "[::2]", "::1", "", "0.0.0.0"])
      expect(isLoopback(host)).toBe(false);
  });
});

describe("keys", () => {
  const printable = Array.from({ length: 94 }, (_, i) => String.fromCharCode(0x21 + i)).join("");

  test.each([
    ["x", "x"],
    ["12345678", "12345678"],
    ["x".repeat(8192), "x".repeat(8192)],
    [printable, printable],
    ["  fk-12345678\r\n", "fk-12345678"],
    ["\ufefffk-12345678", "fk-12345678"],
  ])("%j is taken", (text, key) => expect(apiKey(text, "DRIFTLINE_API_KEY")).toBe(key));

  test.each([
    ["", "is empty"],
    [" \n\t", "is empty"],
    ["x".repeat(8193), "is not 1 to 8192 printable ASCII characters"],
    ["Bearer canary-1234", "has white space in it"],
    ["canary-1\r\nX-Evil: canary-2", "has white space in it"],
    ["canary-1234\u00a0canary", "has white space in it"],
    ["canary-1234é", "is not 1 to 8192 printable ASCII characters"],
    ["canary-1234\u200b", "is not 1 to 8192 printable ASCII characters"],
    ["canary-1234\u0000", "is not 1 to 8192 printable ASCII characters"],
    ["canary-1234\u007f", "is not 1 to 8192 printable ASCII characters"],
    ["canary-\ud800-1234", "is not 1 to 8192 printable ASCII characters"],
  ])("%j is refused, and not quoted", (text, why) => {
    const message = refusal(() => apiKey(text, "DRIFTLINE_API_KEY"));
    const hint = why.startsWith("has")
      ? "write only the key, without Bearer"
      : "generate a key in the settings of the service";
    expect(message).toBe(`DRIFTLINE_API_KEY ${why}; ${hint}`);
    expect(message).not.toMatch(/canary|x{3}|1234/);
  });
});
