// A sealed history reads as the history it was made from. A file that claims to be sealed is trusted no further.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isForged, isMarker } from "../../src/model/sealed.ts";
import { open, type SealedHistory } from "../../src/seal/session.ts";
import { StoredSpeller } from "../../src/seal/stored-form.ts";
import { runs } from "../support/runs.ts";
import { settings } from "./arbitraries.ts";
import { bytes, change, key, problemOf } from "./support.ts";

const other = "fedcba9876543210fedcba9876543210";
const sk = "sk-proj-0123456789abcdefABCDEF";

const raw = (history: readonly unknown[]) => history.map((item, i) => JSON.stringify(change(i + 1, item)));

function seal(lines: readonly string[], under?: string, organization = "corp", trusts = true): SealedHistory {
  const session = open({ organization, key: under, trusts });
  for (const line of lines) session.line(bytes(line), "the change");
  return session.finish();
}

/** Returns the lines of a file with a sealed history. */
function linesOf(sealed: SealedHistory): string[] {
  const speller = new StoredSpeller();
  return sealed.revisions.map((revision) => JSON.stringify(speller.change(revision, sealed.mark)));
}

const keyed = (apiKey: unknown) => ({ customModels: [{ id: "custom:a", apiKey }] });
const valueIn = (sealed: SealedHistory, i = 0) =>
  (sealed.revisions[i]!.settings as unknown as ReturnType<typeof keyed>).customModels[0]!.apiKey;
/** Returns a change that claims to be sealed, with the given settings. */
const claims = (value: unknown, mark: unknown = { sealed: 1, organization: "corp", keyId: null, from: 1 }, n = 1) =>
  JSON.stringify({ $driftline: mark, ...change(n, value) });

describe("a sealed history", () => {
  it("reads as what it was sealed from, in any order, with a key and without", () => {
    fc.assert(
      fc.property(
        fc.array(settings, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(key, undefined),
        fc.boolean(),
        (history, under, turned) => {
          const first = seal(raw(history), under);
          const lines = linesOf(first);
          const second = seal(turned ? lines.toReversed() : lines, under);
          expect(linesOf(second)).toEqual(lines);
          expect(JSON.stringify(second.revisions)).toBe(JSON.stringify(first.revisions));
          expect(second.unlike).toBe(null);
        },
      ),
      { numRuns: runs(50) },
    );
  });

  it("is the same revision as the raw one, which counts", () => {
    const history = raw([keyed(sk), keyed("ghp_abcdefghijklmnopqrstuvwxyz0123456789")]);
    for (const under of [key, undefined]) {
      const first = seal(history, under);
      const both = seal([...linesOf(first), ...history], under);
      expect(both.conflicts).toEqual([]);
      expect(linesOf(both)).toEqual(linesOf(first));
      expect(both.leaks(sk)).toBe(true);
    }
    expect(seal([...linesOf(seal(history, key)), ...raw([keyed("another key 123456")])], key).conflicts).toEqual([1]);
  });

  it("under the run's key is compared with raw changes", () => {
    const [first] = linesOf(seal(raw([keyed(sk)]), key));
    const both = seal([first!, JSON.stringify(change(2, keyed(sk)))], key);
    expect(valueIn(both, 0)).toEqual(valueIn(both, 1));
    expect(both.unlike).toBe(null);
  });

  it("under another key keeps its fingerprints, and says so", () => {
    const first = seal(raw([keyed(sk), keyed(sk)]), other);
    for (const under of [key, undefined]) {
      const second = seal(linesOf(first), under);
      expect(valueIn(second)).toEqual(valueIn(first));
      expect(second.unlike).toEqual({ because: "elsewhere", organization: "corp", keyId: first.keyId });
    }
    expect(seal(linesOf(seal(raw([keyed(sk)]))), key).unlike).toMatchObject({ because: "elsewhere", keyId: null });
    expect(seal(linesOf(first), other, "acme").unlike).toMatchObject({ because: "elsewhere", organization: "corp" });
  });

  it.each([
    ["without a key", linesOf(seal(raw([keyed(sk)])))],
    ["under another key", linesOf(seal(raw([keyed(sk)]), other))],
    ["under two keys", [...linesOf(seal(raw([keyed(sk)]), other)), ...linesOf(seal(raw([{}, keyed(sk)]), key))]],
  ])("%s beside a raw change compares no secrets", (_, lines) => {
    const mixed = seal([...lines, JSON.stringify(change(3, keyed(sk)))], key);
    expect(mixed.unlike).toEqual({ because: "mixed" });
    expect(JSON.stringify(mixed.revisions)).not.toMatch(/fp:(?!none)|sk-proj/);
  });

  it("of two files that were numbered apart compares no secrets", () => {
    const later = open({ organization: "corp" });
    later.line(bytes(JSON.stringify(change(2, keyed("ghp_abcdefghijklmnopqrstuvwxyz0123456789")))), "x");
    const two = seal([...linesOf(seal(raw([keyed(sk)]))), ...linesOf(later.finish())]);
    expect(two.unlike).toEqual({ because: "mixed" });
    for (const i of [0, 1]) expect(valueIn(two, i)).toMatchObject({ fingerprint: "fp:none" });
  });
});

describe("a file that says it is sealed", () => {
  it.each<[string, unknown]>([
    ["a raw key", sk],
    ["a raw text", "hunter2 is my password"],
    ["a marker with more in it", { $secret: "literal", fingerprint: "fp:run:1", value: sk }],
    ["a marker of no form", { $secret: sk, fingerprint: "fp:run:1" }],
    ["a marker with a secret for a fingerprint", { $secret: "literal", fingerprint: sk }],
    ["a marker of another key", { $secret: "literal", fingerprint: "fp:k1234567:0123456789abcdef" }],
    ["a number that is none", { $number: sk }],
  ])("has %s hidden", (_, value) => {
    const sealed = seal([claims(keyed(value))]);
    expect(JSON.stringify(sealed.revisions)).not.toMatch(/sk-proj|hunter2|k1234567/);
    expect(isMarker(valueIn(sealed))).toBe(true);
  });

  it.each<[string, unknown]>([
    ["a text of ours", { commandAllowlist: [`curl -H 'Authorization: Bearer [secret fp:run:1]' ${sk}`] }],
    ["a text that is spelled like ours", { commandAllowlist: [`echo [secret fp:${sk}]`] }],
    ["a key", { customModels: [{ id: "a", extraHeaders: { [sk]: "x" } }] }],
    ["a number that is none", { maxAutonomyLevel: { $number: sk } }],
    [
      "an address",
      { customModels: [{ id: "a", baseUrl: `https://u:[secret fp:run:1]@h.example/${sk}?k=v3ry-s3cret` }] },
    ],
  ])("has a key beside or in %s hidden", (_, value) => {
    const text = JSON.stringify(seal([claims(value)]).revisions);
    expect(text).not.toMatch(/sk-proj|v3ry/);
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["another version", { sealed: 2, organization: "corp", keyId: null }],
    ["a key that is none", { sealed: 1, organization: "corp", keyId: "hunter2" }],
    ["more than it may", { sealed: 1, organization: "corp", keyId: null, trust: "me" }],
    ["numbers under a key", { sealed: 1, organization: "corp", keyId: "k1234567", from: 1 }],
  ])("is refused when the mark says %s", (_, mark) => {
    expect(problemOf(() => seal([claims({}, mark)]))).toMatchObject({ code: "schema" });
  });

  it("is not believed by who does not trust it", () => {
    const [line] = linesOf(seal(raw([keyed(sk)]), key));
    const sealed = seal([line!], key, "corp", false);
    expect(isForged(valueIn(sealed) as never)).toBe(true);
    expect(sealed.unknownFields).toHaveLength(1);
  });
});
