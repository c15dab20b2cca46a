// lane: long
// Revisions read back from a ledger: their text, which arrived revisions fit them, and what stays hidden.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import type { Json } from "../../src/model/json.ts";
import { isMisplaced, isSecret, isWeak } from "../../src/model/sealed.ts";
import { compatible } from "../../src/seal/fitting.ts";
import type { SealedHistory } from "../../src/seal/session.ts";
import { open } from "../../src/seal/session.ts";
import { distinct, StoredReader, StoredSpeller } from "../../src/seal/stored-form.ts";
import { runs } from "../support/runs.ts";
import { settings } from "./arbitraries.ts";
import { numbers, sealed, storedOf } from "./kept.ts";
import { bytes, change, key } from "./support.ts";

const other = "fedcba9876543210fedcba9876543210";

const text = (result: SealedHistory) => JSON.stringify(result.revisions);

describe("a session with two keys", () => {
  it("needs every revision in every run: only what arrives shows which old fingerprint is which new one", () => {
    const model = { customModels: [{ id: "a", apiKey: "Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }] };
    const stored = storedOf(sealed([model]));
    const needsAll = (earlierKey?: string) => {
      const session = open({ organization: "corp", key, earlierKey, kept: true });
      for (const item of stored) session.recall(item);
      return session.needsAll;
    };
    expect([needsAll(other), needsAll(key), needsAll()]).toEqual([true, false, false]);
  });
});

describe("a kept revision", () => {
  it("comes back as it was, marks and all", () => {
    fc.assert(
      fc.property(fc.array(settings, { minLength: 1, maxLength: 3 }), fc.constantFrom(key, null), (history, under) => {
        const before = sealed(history, [], under);
        const session = open({ organization: "corp", key: under ?? undefined, kept: true });
        for (const item of storedOf(before)) session.recall(item);
        const after = session.finish([], false);
        expect(after.revisions).toEqual(before.revisions);
        expect(after.recalled).toMatchObject({ keep: [], rewritten: [] });
        const marks = (result: SealedHistory) => {
          const flags: unknown[] = [];
          const visit = (value: unknown): void => {
            if (typeof value !== "object" || value === null) return;
            if (isSecret(value as never)) flags.push([isWeak(value as never), isMisplaced(value as never)]);
            else for (const name of Object.keys(value).sort()) visit((value as Record<string, unknown>)[name]);
          };
          visit(result.revisions);
          return flags;
        };
        expect(marks(after)).toEqual(marks(before));
      }),
    );
  });

  it("keeps each value under its own hidden name, also if there are more than ten of them", () => {
    const names = Array.from({ length: 12 }, (_, i) => `sk-ant-api03-Zk3Qp9Lw2Xv7Rt5Ym1Bn${i + 10}`);
    const map = (more: readonly string[]) =>
      Object.fromEntries([...names, ...more].map((name, i) => [name, i % 3 === 0]));
    const before = sealed([{ enabledPlugins: map([]) }], [], null);
    const after = sealed([undefined, { enabledPlugins: map(["ordinary"]) }], storedOf(before), null, false);
    expect(after.revisions[0]).toEqual(before.revisions[0]);
    expect(after.recalled!.keep.map(({ revision }) => revision)).not.toContain(before.revisions[0]!.revision);
    expect(Object.keys(after.revisions[0]!.settings["enabledPlugins"] as object)).toHaveLength(12);
  });

  it("fits when the same arrives again, under the same key, another, and none", () => {
    fc.assert(
      fc.property(
        fc.array(settings, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(key, null),
        fc.constantFrom(key, other, null),
        fc.boolean(),
        (history, first, second, isWhole) => {
          const again = sealed(history, storedOf(sealed(history, [], first)), second, isWhole);
          expect(numbers(again)).toEqual([]);
          // Without a key nothing is sealed anew: fingerprints that are kept say more than none.
          if (first === second || second === null) expect(again.recalled!.keep).toEqual([]);
        },
      ),
    );
  });

  it.each([
    ["the same key", key, undefined],
    ["another key, with the one before it at hand", other, key],
  ])("does not fit when anything else arrives, under %s", (_, under, earlier) => {
    fc.assert(
      fc.property(settings, settings, (item, two) => {
        const was = storedOf(sealed([item]));
        // Values that the reader makes equal, such as -0 and 0, are equal.
        const same = JSON.stringify(sealed([item]).revisions) === JSON.stringify(sealed([two]).revisions);
        expect(numbers(sealed([two], was, under, true, earlier))).toEqual(same ? [] : [1]);
      }),
      { numRuns: runs(40) },
    );
  });

  it.each([true, false])(
    "is kept under the new key, and says which fingerprint replaces which (whole: %s)",
    (isWhole) => {
      const model = { customModels: [{ id: "a", apiKey: "Mountain-Lake-77" }] };
      const [first] = storedOf(sealed([model]));
      const after = sealed([model], [first!], other, isWhole, key);
      const [now] = storedOf(after);
      expect(now!.keyId).toBe(sealed([model], [], other).keyId);
      const marks = [first!, now!].map((revision) => /fp:\w+:\w+/.exec(JSON.stringify(revision.settings))![0]);
      expect([...after.renewed]).toEqual([marks]);
      expect(sealed([model], [], other, true, other).renewed.size).toBe(0);
    },
  );

  it.each([key, null])(
    "that an earlier version hid more of is sealed anew when everything arrives, key %s",
    (under) => {
      const settings = { customModels: [{ id: "a", displayName: "Team", apiKey: "Team" }] };
      const [now] = storedOf(sealed([settings], [], under));
      const [{ apiKey }] = now!.settings["customModels"] as unknown as [{ apiKey: Json }];
      const was = { ...now!, settings: { customModels: [{ id: "a", displayName: apiKey, apiKey }] } };
      expect(storedOf(sealed([settings], [was], under, true))).toEqual([now]);
      expect(storedOf(sealed([settings], [was], under, false))).toEqual([]);
    },
  );

  it.each<[string, Record<string, Json>]>([
    ["less of an address", { baseUrl: "https://h.example/v1?t=Zz9abcdefghij" }],
    ["no number of unknown meaning", { unknown: 5 }],
  ])("of which an earlier version hid %s is the same revision when it is sealed anew", (_, model) => {
    const settings = { customModels: [{ id: "a", ...model }] };
    const [now] = storedOf(sealed([settings]));
    const was = { ...now!, settings };
    expect(storedOf(sealed([settings], [was]))).toEqual([now]);
    expect([compatible(was, now!), compatible(now!, was)]).toEqual([true, true]);
  });

  it("of another key makes all fingerprints say nothing, unless it has none", () => {
    const model = { customModels: [{ id: "a", apiKey: "Mountain-Lake-77" }] };
    const meeting = sealed([undefined, model], storedOf(sealed([model], [], other)), key, false);
    expect([meeting.recalled!.isBlind, /fp:k/.test(text(meeting))]).toEqual([true, false]);
    const beside = sealed([undefined, model], storedOf(sealed([{ customModels: [] }], [], other)), key, false);
    expect([beside.recalled!.isBlind, /fp:k/.test(text(beside))]).toEqual([false, true]);
  });

  it("that arrived twice, with different content, is rewritten once", () => {
    const session = open({ organization: "corp", key, kept: true });
    session.list(bytes([change(1, { maxAutonomyLevel: "low" }), change(1, { maxAutonomyLevel: "high" })]));
    const result = session.finish();
    expect([storedOf(result).map(({ revision }) => revision), numbers(result)]).toEqual([[1], [1]]);
  });

  it("stays as it is when it arrives sealed under another key", () => {
    const model = { customModels: [{ id: "a", apiKey: "Mountain-Lake-77" }] };
    const elsewhere = sealed([model], [], other);
    const session = open({ organization: "corp", key, kept: true, trusts: true });
    for (const item of storedOf(sealed([model]))) session.recall(item);
    session.line(bytes(new StoredSpeller().change(elsewhere.revisions[0]!, elsewhere.mark)), "it");
    const after = session.finish();
    expect([after.recalled!.keep, numbers(after), after.revisions]).toEqual([[], [], sealed([model]).revisions]);
  });

  it("whose marker was forged is refused", () => {
    const reader = new StoredReader();
    for (const marker of [
      { $secret: "literal" },
      { $secret: "literal", fingerprint: "fp:run:1" },
      { $secret: "other", fingerprint: "fp:none" },
      { $secret: "literal", fingerprint: "fp:none", weak: false },
      { $secret: "literal", fingerprint: "fp:none", more: 1 },
      { $secret: 1 },
    ]) {
      const line = bytes(change(1, { customModels: [{ apiKey: marker }] }));
      expect(() => reader.entry(line, null)).toThrow(DriftlineError);
    }
  });
});

describe("without a key", () => {
  it("what is shown must be the same, and what is hidden must still be hidden", () => {
    const model = (apiKey: unknown, more = {}) => ({ customModels: [{ id: "a", apiKey, ...more }] });
    const was = storedOf(
      sealed([model("Abcd-efgh.ijkl1", { baseUrl: "https://h.example/v1?t=Zz9abcdefghij" })], [], null),
    );
    const fits = (now: unknown) => numbers(sealed([now], was, null)).length === 0;
    expect(fits(model("Another.secret77", { baseUrl: "https://h.example/v1?t=other" }))).toBe(true);
    expect(fits(model("Another.secret77", { baseUrl: "https://g.example/v1?t=other" }))).toBe(false);
    expect(fits(model("Another.secret77", { baseUrl: "https://h.example/v1?t=" }))).toBe(false);
    expect(fits(model("", { baseUrl: "https://h.example/v1?t=other" }))).toBe(false);
    expect(fits(model("********", { baseUrl: "https://h.example/v1?t=other" }))).toBe(false);
    expect(fits(model(null, { baseUrl: "https://h.example/v1?t=other" }))).toBe(false);
  });

  it("every hidden key is one of its own, whatever keys were hidden before", () => {
    const own = distinct({ "[secret fp:none]#2": 1, "[secret fp:none]#10": 1 });
    const hidden = Array.from({ length: 10 }, (_, i) => own(`${i}`, "[secret fp:none]"));
    expect(hidden).toEqual(["", 3, 4, 5, 6, 7, 8, 9, 11, 12].map((n) => `[secret fp:none]${n && `#${n}`}`));
    for (const name of ["[secret fp:none]#10", "see [secret fp:none]", "[secret fp:none] there"])
      expect([own(name, name), own(name, name)]).toEqual([name, name]);
    const fresh = distinct({});
    expect([fresh("a", "[secret fp:none]#12"), fresh("b", "[secret fp:none]#12")]).toEqual(
      ["", "#2"].map((n) => `[secret fp:none]${n}`),
    );
  });

  it("two hidden keys are two", () => {
    const map = (...keys: string[]) => ({ enabledPlugins: Object.fromEntries(keys.map((item, i) => [item, i === 0])) });
    const [a, b] = ["ghp_abcdefghijklmnopqrstuvwxyz0123456789", "ghp_zyxwvutsrqponmlkjihgfedcba9876543210"];
    const result = sealed([map(a, b)], [], null);
    expect(Object.keys(result.revisions[0]!.settings["enabledPlugins"] as object)).toHaveLength(2);
    const was = storedOf(result);
    expect(numbers(sealed([map(a, b)], was, null))).toEqual([]);
    expect(numbers(sealed([map(a)], was, null))).toEqual([1]);
  });
});

describe("what is known to be secret", () => {
  const secret = "Correct.Horse-77-battery";
  const shows = (name: string) => ({ customModels: [{ id: "a", displayName: name }] });
  const holds = { customModels: [{ id: "a", apiKey: secret }] };

  it("by now is hidden in what was kept before, and kept so", () => {
    const was = storedOf(sealed([shows(`x ${secret}`)]));
    const now = sealed([undefined, holds], was, key, false);
    expect(text(now)).not.toContain("Correct");
    expect(now.recalled!.keep.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(now.leaks(`see ${secret}`)).toBe(true);
  });

  it("since what was kept hides it stays hidden in what comes, though its source is not read again", () => {
    for (const under of [key, null]) {
      const before = sealed([holds, shows(`x ${secret}`)], [], under);
      const now = sealed([undefined, shows(`x ${secret}`), shows(`x ${secret}`)], storedOf(before), under, false);
      expect(text(now)).not.toContain("Correct");
    }
  });

  it("by its fingerprint is hidden where it stands as a word", () => {
    const was = storedOf(sealed([holds]));
    expect(text(sealed([undefined, shows(`x ${secret} y`)], was, key, false))).not.toContain("Correct");
  });
});
