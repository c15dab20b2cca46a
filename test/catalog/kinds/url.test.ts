import fc from "fast-check";
import { expect, it } from "vitest";
import { coverageOf, flawOf, kinds } from "../../../src/catalog/kinds/index.ts";
import { behaves } from "./support.ts";

const kind = kinds.url;
const foreign = /beyond ASCII/;
const noAddress = /is not an http or https address/;
const hiddenHost = /spells its host in a way that hides it/;
const hiddenPath = /spells its path in a way that hides it/;

behaves("addresses", {
  kind,
  covers: [
    [["https://api.example.com/v1"], "https://api.example.com/v1", true],
    [["https://api.example.com/v1"], "https://API.EXAMPLE.COM/v1", true],
    [["https://api.example.com/v1"], "https://api.example.com:443/v1", true],
    [["https://api.example.com/v1"], "HTTPS://api.example.com/v1", true],
    [["https://api.example.com/v1"], "https://api.example.com/v1/", true],
    [["https://api.example.com/v1/"], "https://api.example.com/v1", true],
    [["https://api.example.com/v1"], "https://api.example.com/v1/models", true],
    [["https://api.example.com/v1"], "https://api.example.com/v1?x=1", false],
    [["https://api.example.com/v1"], "https://api.example.com/v1#y", false],
    [["https://api.example.com/v1?x=1"], "https://api.example.com/v1/models?x=1", true],
    [["https://api.example.com/v1?x=1"], "https://api.example.com/v1", true],
    [["https://api.example.com/v1"], "https://api.example.com/v10", false],
    [["https://api.example.com/v1"], "https://api.example.com/V1", false],
    [["https://api.example.com/v1"], "https://api.example.com/", false],
    [["https://api.example.com/v1"], "https://api.example.com", false],
    [["https://api.example.com"], "https://api.example.com/anything", true],
    [["https://api.example.com/v1"], "http://api.example.com/v1", false],
    [["https://api.example.com/v1"], "https://api.example.com:8443/v1", false],
    [["https://api.example.com:8443"], "https://api.example.com:8443/v1", true],
    [["http://api.example.com:80"], "http://api.example.com", true],
    [["https://api.example.com/v1"], "https://api.example.com.evil.net/v1", false],
    [["https://api.example.com/v1"], "https://sub.api.example.com/v1", false],
    [["https://api.example.com/v1"], "https://evil.net/https://api.example.com/v1", false],
    [["https://api.example.com/v1", "https://b.example"], "https://b.example/x", true],
    [["https://[::1]:8080/a"], "https://[::1]:8080/a/b", true],
    [["https://h.example/caf%C3%A9"], "https://h.example/caf%c3%a9/x", true],
  ],
  same: [
    ["https://a.example", "https://a.example/", "https://A.example:443", "HTTPS://a.example/"],
    ["https://a.example/x", "https://a.example:443/x/"],
    ["https://a.example/X"],
    ["http://a.example"],
    ["https://a.example:8443"],
    ["https://10.0.0.1"],
  ],
  malformed: [
    ["https://api.example.com./v1", /ends its host in a dot/],
    ["https://api.ex%61mple.com/v1", hiddenHost],
    ["https://api.example\u3002com/v1", foreign],
    ["https://api.exam\u00adple.com/v1", /invisible/],
    ["https://\u24d0pi.example.com", foreign],
    ["https://xn--pi-6kc.example.com", /look alike/],
    ["https://\u0430pi.example.com", foreign],
    ["javascript:alert(1)", noAddress],
    ["data:text/html,x", noAddress],
    ["file:///etc/passwd", noAddress],
    [" \tjavascript:alert(1)", /invisible/],
    [" https://api.example.com", /white space/],
    ["ftp://api.example.com", noAddress],
    ["//api.example.com", noAddress],
    ["https:/api.example.com", noAddress],
    ["https:api.example.com", noAddress],
    ["https:\\\\api.example.com", noAddress],
    ["api.example.com", noAddress],
    ["https://", /is not an address/],
    ["https://user@api.example.com", /user name or password/],
    ["https://user:pw@api.example.com", /user name or password/],
    ["https://api.example.com@evil.net", /user name or password/],
    ["https://api.example.com:/", hiddenHost],
    ["https://api.example.com:0443/", hiddenHost],
    ["https://api.example.com:99999/", /is not an address/],
    ["https://2130706433/", hiddenHost],
    ["https://0x7f.1/", hiddenHost],
    ["https://127.1/", hiddenHost],
    ["https://[0:0:0:0:0:0:0:1]/", hiddenHost],
    ["https://*/", /has a wildcard/],
    ["https://*.example.com", /has a wildcard/],
    ["https://api.example.com/*", /has a wildcard/],
    ["https://api.example.com/v1/../admin", hiddenPath],
    ["https://api.example.com/v1/%2e%2e/admin", hiddenPath],
    ["https://api.example.com/v1/..;/admin", hiddenPath],
    ["https://api.example.com/v1%2fadmin", hiddenPath],
    ["https://api.example.com/v1/%252e%252e/admin", hiddenPath],
    ["https://api.example.com//v1", hiddenPath],
    ["https://api.example.com/v1//", hiddenPath],
    ["https://api.example.com/v1\\admin", hiddenPath],
    ["https://api.example.com/%61dmin", hiddenPath],
    ["https://api.example.com/%zz", hiddenPath],
    ["https://api.example.com/a b", hiddenPath],
    ["", /is empty/],
    [443, /should be a string/],
    [["https://api.example.com"], /should be a string/],
  ],
  overlaps: [
    ["https://a.example/v1", "https://a.example/v1/x", true],
    ["https://a.example", "https://a.example/v1", true],
    ["https://a.example/v1", "https://a.example/v2", false],
    ["https://a.example", "http://a.example", false],
    ["https://a.example/v1/%61dmin", "https://a.example/v1/admin", true],
    ["https://*/", "https://a.example", true],
  ],
  values: fc
    .tuple(
      fc.constantFrom("https", "http"),
      fc.constantFrom("a.example", "A.example", "b.example"),
      fc.constantFrom("", ":443", ":80", ":8443"),
      fc.array(fc.constantFrom("", "v1", "V1", "x"), { maxLength: 3 }),
      fc.constantFrom("", "?q=1"),
    )
    .map(
      ([scheme, host, port, path, query]) =>
        `${scheme}://${host}${port}${path.map((part) => `/${part}`).join("")}${query}`,
    ),
});

it("is at or below a path exactly when the parser says so", () => {
  const address = fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ["http", "https"] });
  fc.assert(
    fc.property(address, address, (listed, actual) => {
      fc.pre(flawOf(kind, listed) === undefined && flawOf(kind, actual) === undefined);
      const [a, b] = [new URL(listed), new URL(actual)];
      const parts = (url: URL) => url.pathname.split("/").filter((part) => part !== "");
      const below = parts(a).every((part, i) => part === parts(b)[i]);
      expect(coverageOf(kind, [listed])(actual)).toBe(a.origin === b.origin && below);
    }),
  );
});

it("is the same for the parser, whenever it is well formed", () => {
  fc.assert(
    fc.property(fc.webUrl({ authoritySettings: { withIPv4: true, withPort: true, withUserInfo: true } }), (text) => {
      fc.pre(flawOf(kind, text) === undefined);
      const url = new URL(text);
      expect(url.username + url.password).toBe("");
      expect(text.toLowerCase()).toContain(url.hostname);
    }),
  );
});
