// Values with known secrets at known depths: every rule about literals must see the same ones.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { credentialsIn, fingerprintsIn, judgeShown } from "../../src/audits/secrets.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { SettingEntry } from "../../src/catalog/entries.ts";
import type { Json } from "../../src/model/json.ts";
import { isMasked, type Marks, NO_FINGERPRINT, secretMarker } from "../../src/model/sealed.ts";
import { runs } from "../support/runs.ts";

/** A value without structure, and what is known of it. */
interface Leaf {
  readonly value: Json;
  readonly literal?: { readonly print: string } & Marks;
  /** The fingerprints of secrets that were cut out of a text. */
  readonly cut?: readonly string[];
  readonly masked?: true;
}

const print = fc.constantFrom("fp:1", "fp:2", "fp:3", NO_FINGERPRINT);
const literal = fc
  .record({ print, weak: fc.boolean(), misplaced: fc.boolean(), credential: fc.boolean() })
  .map((secret): Leaf => ({ value: secretMarker("literal", secret.print, secret), literal: secret }));
const text = fc
  .array(print, { minLength: 1, maxLength: 2 })
  .map((cut): Leaf => ({ value: cut.map((fingerprint) => `curl -H [secret ${fingerprint}] x`).join("; "), cut }));
const plain = fc
  .constantFrom<Json>("text", "fp:1", "[hidden fp:1]", null, 7, true, [], {})
  .map((value): Leaf => ({ value }));
const others = fc.constantFrom<Leaf>(
  { value: secretMarker("reference", "${KEY}", { credential: true }) },
  { value: secretMarker("placeholder", "changeme", {}) },
  { value: secretMarker("masked-by-server", "********", {}), masked: true },
);
const leaf = fc.oneof({ weight: 3, arbitrary: literal }, text, plain, { weight: 1, arbitrary: others });

interface Tree {
  readonly value: Json;
  readonly leaves: readonly Leaf[];
}
const { tree } = fc.letrec<{ tree: Tree; list: Tree; map: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    leaf.map((node) => ({ value: node.value, leaves: [node] })),
    tie("list"),
    tie("map"),
  ),
  list: fc
    .array(tie("tree"), { maxLength: 3 })
    .map((all) => ({ value: all.map(({ value }) => value), leaves: all.flatMap(({ leaves }) => leaves) })),
  map: fc.array(tie("tree"), { maxLength: 3 }).map((all) => ({
    value: Object.fromEntries(all.map(({ value }, i) => [`key${i}`, value])),
    leaves: all.flatMap(({ leaves }) => leaves),
  })),
}));

const keySetting = createCatalog().required("customModels[*].apiKey");
const entryOf = (value: Json, isKey: boolean): SettingEntry => ({
  subject: "/customModels/custom:a/apiKey",
  setting: isKey ? keySetting : null,
  value,
  meaning: "",
  hides: true,
});
const sorted = (prints: Iterable<string>) => [...prints].sort();

describe("the secrets of a value", () => {
  it("are those that stand in it, however deep", () => {
    fc.assert(
      fc.property(tree, fc.boolean(), ({ value, leaves }, isKey) => {
        const entry = entryOf(value, isKey);
        const literals = leaves.flatMap((part) => part.literal ?? []);
        const cut = leaves.flatMap((part) => part.cut ?? []);
        const inPlace = literals.filter((secret) => !secret.misplaced && (isKey || secret.credential));
        const prints = (all: typeof literals) => all.map((secret) => secret.print);
        expect(sorted(fingerprintsIn(value))).toEqual(sorted([...prints(literals), ...cut]));
        expect(sorted(credentialsIn(entry))).toEqual(
          sorted(
            [...prints(inPlace.filter((secret) => !secret.weak)), ...cut].filter(
              (fingerprint) => fingerprint !== NO_FINGERPRINT,
            ),
          ),
        );
        expect(isMasked(value)).toBe(leaves.some((part) => part.masked));

        const texts = leaves.flatMap((part) => (part.cut ? [part.value] : []));
        const misplaced = literals.filter((secret) => secret.misplaced);
        const own = [...prints(inPlace), ...texts];
        const finding = judgeShown(entry);
        expect(finding?.offending ?? []).toEqual(own.length > 0 ? own : prints(misplaced));
        expect(finding?.message.includes("does not belong there") ?? false).toBe(
          own.length === 0 && misplaced.length > 0,
        );
        expect(finding?.message.includes("a weak one") ?? false).toBe(
          inPlace.length > 0 && inPlace.every((secret) => secret.weak),
        );
      }),
      { numRuns: runs(500) },
    );
  });

  it("are not looked for where the seal redacted nothing", () => {
    const { hides: _, ...entry } = entryOf("a text that reads like [secret fp:1]", true);
    expect([credentialsIn(entry), judgeShown(entry)]).toEqual([[], undefined]);
  });
});
