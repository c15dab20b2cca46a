import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coverageOf, flawOf, kinds, normalOf } from "../../../src/catalog/kinds/index.ts";
import { behaves, texts } from "./support.ts";

const none = /is not a host name/;
const looks = /look/;
const kind = kinds.domain;

behaves("host names", {
  kind,
  covers: [
    [["example.com"], "example.com", true],
    [["example.com"], "EXAMPLE.com", true],
    [["example.com"], "sub.example.com", false],
    [["*.example.com"], "sub.example.com", true],
    [["*.example.com"], "a.b.c.example.com", true],
    [["*.example.com"], "SUB.Example.COM", true],
    [["*.example.com"], "example.com", false],
    [["*.example.com"], "evilexample.com", false],
    [["*.example.com"], "example.com.evil.net", false],
    [["*.example.com"], "*.example.com", true],
    [["*.example.com"], "*.a.example.com", true],
    [["*.a.example.com"], "*.example.com", false],
    [["a.example.com"], "*.example.com", false],
    [["*.example.com"], "*.com", false],
    [["*.example.com"], "*", false],
    [["*"], "*", true],
    [["*"], "example.com", true],
    [["*"], "*.example.com", true],
    [["*.com"], "example.com", true],
    [["m\u00fcnchen.example"], "xn--mnchen-3ya.example", true],
    [["xn--mnchen-3ya.example"], "M\u00dcNCHEN.example", true],
    [["*.example.com"], "xn--pi-6kc.example.com", false],
    [["localhost"], "localhost", true],
    [["10.0.0.1"], "10.0.0.1", true],
    [["_dmarc.example.com"], "_dmarc.example.com", true],
  ],
  same: [
    ["example.com", "Example.COM"],
    ["*.example.com", "*.EXAMPLE.com"],
    ["*"],
    ["b\u00fccher.example", "xn--bcher-kva.example"],
    ["\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444", "xn--e1afmkfd.xn--p1ai"],
    ["10.0.0.1"],
  ],
  malformed: [
    ["example.com.", /ends in a dot/],
    ["example.com ", /white space/],
    ["exam\u00adple.com", /invisible/],
    ["exam\u200bple.com", /invisible/],
    ["example\u3002com", looks],
    ["\uff45xample.com", looks],
    ["\u24d0pi.example.com", looks],
    ["\u0430pi.example.com", looks],
    ["xn--pi-6kc.example.com", looks],
    ["\u0440\u0430\u0443\u0440\u0430\u04cf.com", looks],
    ["xn--80ak6aa92e.com", looks],
    ["https://example.com", none],
    ["example.com:443", none],
    ["example.com/path", none],
    ["user@example.com", none],
    ["exa mple.com", none],
    ["example..com", none],
    [".example.com", none],
    ["-example.com", none],
    ["example-.com", none],
    ["*example.com", none],
    ["*.*.example.com", none],
    ["a.*.example.com", none],
    ["**", none],
    ["*.", /ends in a dot/],
    ["[::1]", none],
    ["::1", none],
    [`${"a".repeat(64)}.com`, none],
    [`${"a.".repeat(130)}com`, none],
    ["10.1", /hides it/],
    ["2130706433", /hides it/],
    ["0x7f.0.0.1", /hides it/],
    ["010.0.0.1", /hides it/],
    ["example.1", /hides it/],
    ["*.0.0.1", /hides it/],
    ["", /is empty/],
    [443, /should be a string/],
  ],
  overlaps: [
    ["example.com", "EXAMPLE.com", true],
    ["*.example.com", "a.example.com", true],
    ["*.example.com", "*.a.example.com", true],
    ["*.example.com", "example.com", false],
    ["*.a.example.com", "*.b.example.com", false],
    ["*", "example.com", true],
    ["*.io", "*.ngrok.io", true],
    ["2130706433", "127.0.0.1", true],
  ],
  values: fc
    .tuple(fc.constantFrom("", "", "*."), fc.array(texts("aB", 1), { minLength: 1, maxLength: 3 }))
    .map(([star, labels]) => star + labels.join(".")),
});

describe("wildcards", () => {
  const host = fc.array(texts("ab", 2), { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));
  const covers = (listed: string, actual: string) => coverageOf(kind, [listed])(actual);

  it("cover every subdomain, at any depth, and never the apex", () => {
    fc.assert(
      fc.property(host, host, (below, apex) => {
        expect(covers(`*.${apex}`, `${below}.${apex}`)).toBe(true);
        expect(covers(`*.${apex}`, `*.${below}.${apex}`)).toBe(true);
        expect(covers(`*.${apex}`, apex)).toBe(false);
        expect(covers(`*.${below}.${apex}`, `*.${apex}`)).toBe(false);
      }),
    );
  });

  it("stop at a label's edge", () => {
    fc.assert(fc.property(texts("ab", 3), host, (front, apex) => !covers(`*.${apex}`, `${front}x${apex}`)));
  });
});

it("means the same once it is in its plain form", () => {
  fc.assert(
    fc.property(fc.domain(), (domain) => {
      fc.pre(flawOf(kind, domain) === undefined);
      expect(normalOf(kind, normalOf(kind, domain))).toBe(normalOf(kind, domain));
      expect(normalOf(kind, domain.toUpperCase())).toBe(normalOf(kind, domain));
    }),
  );
});
