// lane: long
// Runs that continue a ledger: they hide what one run over everything hides, and the ledger stays readable.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Json, segment } from "../../src/model/json.ts";
import { isSecret } from "../../src/model/sealed.ts";
import { compatible } from "../../src/seal/fitting.ts";
import { open, type SealedHistory } from "../../src/seal/session.ts";
import { type StoredRevision, StoredSpeller } from "../../src/seal/stored-form.ts";
import { runs } from "../support/runs.ts";
import { settings } from "./arbitraries.ts";
import { numbers, sealed, storedOf } from "./kept.ts";
import { bytes, key } from "./support.ts";

const other = "fedcba9876543210fedcba9876543210";
const secret = "Harbor-Maple-77";
const address = "https://h.example/v1/models";
const token = `ghp_${"a1B2".repeat(9)}`;
const alone = fc.constantFrom(...[secret, address, token].flatMap((text) => [text, `x ${text}`]), "gpt-5");
// Of a text that is hidden as a whole, a ledger does not know the parts.
const inside = fc.constantFrom(`curl -H 'X-Api-Key: ${secret}' h`, `${address}?token=${secret}`, `x ${token}`, address);
const anywhere = fc.oneof(alone, inside);
const model = fc.record({ displayName: alone, apiKey: alone, baseUrl: inside }, { requiredKeys: [] });
const form = {
  customModels: fc.array(model, { maxLength: 2 }),
  commandAllowlist: fc.array(anywhere, { maxLength: 1 }),
  enabledPlugins: fc.dictionary(alone, fc.boolean(), { maxKeys: 3 }),
  maxAutonomyLevel: alone,
};

/** Returns every place that is shown, and every text with its place. */
function shown({ revisions }: SealedHistory): string[] {
  const texts: string[] = [];
  const visit = (value: Json, at: string): void => {
    texts.push(at);
    if (typeof value === "string") texts.push(`${at}: ${value}`);
    else if (typeof value === "object" && value !== null && !isSecret(value))
      for (const [name, item] of Object.entries(value)) visit(item, at + segment(name));
  };
  for (const revision of revisions) visit(revision.settings, String(revision.revision));
  return texts.filter((text) => !text.includes(" fp:"));
}

it("shows nothing that one run over everything would hide", () => {
  const kept = fc.record(form, { requiredKeys: [] });
  fc.assert(
    fc.property(kept, kept, (earlier, later) => {
      const continued = sealed([undefined, later], storedOf(sealed([earlier])), key, false);
      const whole = new Set(shown(sealed([earlier, later])));
      expect(shown(continued).filter((text) => !whole.has(text))).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});

it("keeps a ledger that can be read, whatever is hidden by now, and keeps nothing anew when nothing came", () => {
  const members = fc.dictionary(fc.oneof(anywhere, fc.constantFrom("A", "~b")), fc.oneof(anywhere, fc.integer()));
  const step = fc.record({
    item: fc.oneof(settings, fc.record({ ...form, whatever: members }, { requiredKeys: [] })),
    isWhole: fc.boolean(),
    under: fc.constantFrom(key, key, other, null),
    hasOldKey: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 4 }), (steps) => {
      const history: unknown[] = [];
      const ledger = new Map<number, StoredRevision>();
      let before: string | null = null;
      for (const { item, isWhole, under, hasOldKey } of steps) {
        const old = hasOldKey && under !== null && before !== null ? before : undefined;
        const isAll = isWhole || old !== undefined;
        const arriving = [...history.map((earlier) => (isAll ? earlier : undefined)), item];
        history.push(item);
        const result = sealed(arriving, [...ledger.values()], under, isAll, old);
        expect(numbers(result)).toEqual([]);
        for (const kept of storedOf(result)) {
          const was = ledger.get(kept.revision);
          if (was) expect([was, kept, compatible(was, kept)]).toEqual([was, kept, true]);
          ledger.set(kept.revision, kept);
        }
        const again = sealed([...history.slice(1).map(() => undefined), item], [...ledger.values()], under, false);
        if (under === before) expect(again.recalled!.keep).toEqual([]);
        before = under;
      }
    }),
    { numRuns: runs(100) },
  );
});

it("takes a revision for the kept one if a key was hidden later than another, and so comes after it", () => {
  const first = { hooks: { [`apple-${secret}`]: "text", [token]: token } };
  const second = { customModels: [{ apiKey: `apple-${secret}` }] };
  const kept = storedOf(sealed([first], [], null));
  const continued = storedOf(sealed([undefined, second], kept, null, false));
  expect(continued.map(({ revision }) => revision)).toEqual([1, 2]);
  expect(numbers(sealed([first, second], continued, null))).toEqual([]);
});

it("takes the revisions of a sealed file for those in the ledger, whatever each of them hides", () => {
  const plugins = fc.dictionary(fc.constantFrom(secret, token, "name"), fc.boolean(), { minKeys: 2 });
  const kept = fc.record({ ...form, enabledPlugins: plugins }, { requiredKeys: [] });
  const keys = fc.constantFrom(key, other, null);
  fc.assert(
    fc.property(kept, kept, keys, keys, (earlier, later, ofFile, ofLedger) => {
      const file = sealed([earlier, later], [], ofFile);
      const session = open({ organization: "corp", key: ofLedger ?? undefined, kept: true, trusts: true });
      for (const item of storedOf(sealed([earlier], [], ofLedger))) session.recall(item);
      for (const [i, revision] of file.revisions.entries())
        session.line(bytes(new StoredSpeller().change(revision, file.mark)), `line ${i}`);
      expect(numbers(session.finish())).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
});
