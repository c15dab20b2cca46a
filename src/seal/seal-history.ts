// Seals a history after all of it was read: collects the secrets, separates those that reports show anyway, and hides
// the others wherever they occur.
import type { Catalog } from "../catalog/catalog.ts";
import type { RevisionFields, SealedRevision } from "../model/sealed.ts";
import type { ArrivedRevisions } from "./arrivals.ts";
import { type RawRevision, UNSHOWN } from "./change.ts";
import type { Fingerprints } from "./fingerprint.ts";
import { asWritten, leakTests } from "./leaks.ts";
import type { Mark } from "./mark.ts";
import { ChangeSealer, comparable, keepable, type Unlike } from "./reseal.ts";
import type { Memory, RecalledRevisions } from "./recall.ts";
import { apart } from "./redact.ts";
import type { StoredRevision } from "./stored-form.ts";
import { catalogWords, namesIn, numbersIn, STRONG, weigh } from "./strength.ts";

/** A sealed history. */
export interface SealedHistory {
  /** Sorted by number, without duplicates. */
  readonly revisions: readonly SealedRevision[];
  /** Numbers that arrived twice with different content. */
  readonly conflicts: readonly number[];
  /** Fields of pages and changes that the API does not define. */
  readonly unknownFields: readonly string[];
  /** Whether a page did not state if another page follows, and was taken as the last. */
  readonly hasOpenEnd: boolean;
  /** The id of the fingerprint key; null if secrets are numbered. */
  readonly keyId: string | null;
  /** The mark of a file that holds these revisions unchanged. */
  readonly mark: Mark;
  /** Why fingerprints tell less than usual, because changes arrived sealed; null if they do not. */
  readonly unlike: Unlike | null;
  /** Whether a text of the data contains a secret in any encoding. */
  readonly leaks: (text: string) => boolean;
  /** Whether a text to be published shows a secret, and does not only put words together to the same text. */
  readonly outputLeaks: (text: string) => boolean;
  /** Present fingerprints by the fingerprints under the earlier key. Empty without an earlier key. */
  readonly renewed: ReadonlyMap<string, string>;
  /** What the ledger must record; null in a session without a ledger. */
  readonly recalled: RecalledRevisions | null;
}

/** What a session needs to seal a history. */
export interface Seal {
  readonly catalog: Catalog;
  readonly fingerprints: Fingerprints;
  /** The mark of what this session seals. */
  readonly mark: Mark;
  /** The revisions that a ledger keeps; null in a session without a ledger. */
  readonly memory: Memory | null;
}

/**
 * Seals the arrived revisions. Without a ledger and marks, empties their list while it seals them, to free memory.
 * @param allowedTexts texts that outputs contain anyway
 * @param isWhole whether all of the history was read, and not only revisions that a ledger lacks
 */
export function sealHistory(
  seal: Seal,
  arrivals: ArrivedRevisions,
  allowedTexts: readonly string[],
  isWhole: boolean,
): Omit<SealedHistory, "hasOpenEnd"> {
  const forms = arrivals.forms ? [...arrivals.forms.values()].flat() : arrivals.revisions;
  const storedRevisions = seal.memory?.revisions ?? [];
  const secrets = collect(seal, forms, storedRevisions);
  const weighedSecrets = weighAll(seal, secrets, seal.memory ? [...storedRevisions, ...forms] : forms, allowedTexts);
  const { revisions, unlike, recalled } = sealAll(seal, weighedSecrets, arrivals, isWhole);
  const { mark } = seal;
  const { leaks, forOutputs, renewed } = weighedSecrets;
  return {
    revisions,
    conflicts: arrivals.conflicts,
    unknownFields: [...new Set([...arrivals.unknownFields].map((field) => (leaks(field) ? UNSHOWN : field)))].sort(),
    keyId: mark.keyId,
    mark: { ...mark, from: mark.keyId === null ? (revisions[0]?.revision ?? null) : null },
    unlike,
    leaks,
    outputLeaks: forOutputs(revisions),
    renewed,
    recalled,
  };
}

/**
 * Collects the secrets of everything that arrived: the literals that are a secret at some place and long enough to be
 * searched for elsewhere, and every host and address that is shown.
 */
function collect(
  { catalog, memory, mark }: Seal,
  revisions: readonly RawRevision[],
  storedRevisions: readonly StoredRevision[],
) {
  const literals = new Set<string>();
  const addresses = new Set<string>();
  const shows = (address: string) => addresses.add(apart(address));
  const secret = (literal: string) => literal.length >= STRONG && literals.add(apart(literal));
  const sealer = new ChangeSealer(catalog.root, { secret, shows });
  for (const item of revisions) sealer.settings(item);
  for (const text of memory?.compare(revisions) ?? []) literals.add(text);
  // Only places of addresses allow a secret of the same text. What the ledger hides, `memory` knows.
  const earlier = new ChangeSealer(catalog.root, { secret: () => {}, shows });
  for (const item of storedRevisions) earlier.settings({ ...item, mark: { ...mark, keyId: item.keyId } });
  return { sealer, literals, addresses };
}

interface WeighedSecrets {
  /** Unlocked: hides the secrets. */
  readonly sealer: ChangeSealer;
  /** Whether a text contains one of the secrets. */
  readonly leaks: (text: string) => boolean;
  /** Creates the check of a text to be published. */
  readonly forOutputs: ReturnType<typeof leakTests>["forOutputs"];
  /** Filled while secrets are sealed. */
  readonly renewed: ReadonlyMap<string, string>;
}

function weighAll(
  { catalog, fingerprints, mark }: Seal,
  { sealer, literals, addresses }: ReturnType<typeof collect>,
  revisions: readonly (RawRevision | StoredRevision)[],
  allowedTexts: readonly string[],
): WeighedSecrets {
  // Without a secret there is nothing to look for in these many texts.
  const allowed =
    literals.size === 0
      ? []
      : [...allowedTexts, ...catalogWords(catalog), mark.organization, ...namesIn(revisions), numbersIn(revisions)];
  const { strong, isWeak } = weigh(literals, [...allowed, ...addresses], catalog, revisions);
  // Created in another function, so that the closure keeps only what it needs in memory.
  const { leaks, forOutputs } = leakTests(strong, allowed);
  const renewed = new Map<string, string>();
  const { earlier } = fingerprints;
  sealer.unlock({
    fingerprint: (secret, fingerprintForm) => {
      const mark = fingerprints.of(secret, fingerprintForm);
      if (earlier) renewed.set(earlier.of(secret, fingerprintForm), mark);
      return mark;
    },
    isWeak,
    holdsLiteral: asWritten(leaks),
  });
  return { sealer, leaks, forOutputs, renewed };
}

function sealAll(
  { catalog, mark, memory }: Seal,
  { sealer, leaks, renewed }: WeighedSecrets,
  { revisions, forms }: ArrivedRevisions,
  isWhole: boolean,
): Pick<SealedHistory, "revisions" | "unlike" | "recalled"> {
  if (memory && forms) {
    const seal = (item: RawRevision) => keepable(item, sealer.settings(item), mark);
    const recall = memory.settle({ arrived: forms, isWhole, seal, holds: asWritten(leaks), renewed, catalog });
    return { revisions: recall.revisions.map(freeze), unlike: null, recalled: recall.recalled };
  }
  if (revisions.some((item) => item.mark)) {
    const compared = comparable(
      revisions.map((item) => ({ ...item, settings: sealer.settings(item) })),
      mark,
    );
    return { revisions: compared.revisions.map(freeze), unlike: compared.unlike, recalled: null };
  }
  const whole: SealedRevision[] = [];
  // Each raw revision can be freed as soon as it is sealed.
  for (const item of drain(revisions)) whole.push(freeze({ ...item, settings: sealer.settings(item) }));
  return { revisions: whole, unlike: null, recalled: null };
}

function freeze({ revision, at, time, by, settings }: RevisionFields): SealedRevision {
  return Object.freeze({ revision, at, time, by, settings }) as SealedRevision;
}

/** Yields the items of a list in order, and removes each from the list. */
function* drain<T>(list: T[]): Generator<T> {
  list.reverse();
  for (let item = list.pop(); item !== undefined; item = list.pop()) yield item;
}
