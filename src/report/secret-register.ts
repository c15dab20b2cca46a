// The register of secrets: every literal ever seen, its places and times, and how it ended.
import type { Blocks, SettingEntry } from "../catalog/entries.ts";
import type { BlameTracker } from "../history/blame.ts";
import { type Lasting, moveAlong, rename } from "../history/renames.ts";
import type { SeenMoment, Step } from "../history/steps.ts";
import { firstIn, groupBy, lookUp } from "../lists.ts";
import { compare, type Json, segment } from "../model/json.ts";
import { isReference } from "../model/reference.ts";
import { fingerprintsInText, fingerprintsOfName, isSecret, NO_FINGERPRINT } from "../model/sealed.ts";
import type { SecretRow, SecretSpan } from "../model/report/secret-row.ts";
import { secretEnds } from "../model/report/states.ts";

/** A literal at a place, from the revision that added it to the revision that removed it. */
interface Span extends Lasting {
  readonly fingerprint: string;
  readonly from: SeenMoment;
  /** Its last places within the setting's value. */
  at: readonly string[];
  masked: SeenMoment | null;
  until: SeenMoment | null;
  ended: SecretSpan["ended"];
  next: string | null;
}

/** The literals and masks of a setting's value, by their place in it. */
interface ShownLiteral {
  /** By identity of the literal. */
  readonly literals: ReadonlyMap<string, { readonly fingerprint: string; readonly at: readonly string[] }>;
  readonly masks: ReadonlySet<string>;
  /** Texts and references, by place. */
  readonly texts: ReadonlyMap<string, string>;
}

const nothing: ShownLiteral = { literals: new Map(), masks: new Set(), texts: new Map() };

/** Tracks every literal through a history. */
export class SecretRegister {
  readonly #spans: Span[] = [];
  /** By place: the open spans, by identity of the literal. */
  readonly #open = new Map<string, Map<string, Span>>();

  see(step: Step): void {
    moveAlong(this.#open, step.renames);
    for (const { subject, after } of step.entries)
      if (after?.hides === true || this.#open.has(subject)) this.#move(subject, after ? shownIn(after) : nothing, step);
  }

  /** Returns one row for each literal ever seen, and for each current reference, placeholder and mask. */
  rows(blocks: Blocks, blame: BlameTracker): SecretRow[] {
    const literals = groupBy(this.#spans, ({ fingerprint, subject, at }) => idOf(fingerprint, subject, firstIn(at)));
    return [...[...literals.values()].map(literalRow), ...currentSecrets(blocks, blame)].sort(
      (a, b) => compare(a.subject, b.subject) || a.sinceRevision - b.sinceRevision,
    );
  }

  #move(subject: string, now: ShownLiteral, step: Step): void {
    const open = this.#open.get(subject) ?? new Map<string, Span>();
    const moment = step.seenMoment;
    const came = [...now.literals].filter(([id]) => !open.has(id));
    for (const [id, span] of open) {
      const still = now.literals.get(id);
      const isMasked = !still && span.at.some((at) => now.masks.has(at));
      if ((still || isMasked) && span.subject !== subject) rename(span, subject);
      if (still) Object.assign(span, { at: still.at, masked: null });
      else if (isMasked) span.masked ??= moment;
      else {
        // A literal behind a mask may have been removed earlier.
        span.until = span.masked ? { ...moment, exact: false } : moment;
        const next = came.find(([, { at }]) => at.some((place) => span.at.includes(place)))?.[1].fingerprint;
        span.next = next ?? null;
        const text = span.at.map((at) => now.texts.get(at)).find((text) => text !== undefined);
        span.ended = next !== undefined ? "rotated" : text?.includes("${") === true ? "referenced" : "removed";
        open.delete(id);
      }
    }
    for (const [id, { fingerprint, at }] of came) {
      const span = { fingerprint, subject, from: moment, at, masked: null, until: null, ended: null, next: null };
      this.#spans.push(span);
      open.set(id, span);
    }
    if (open.size > 0) this.#open.set(subject, open);
    else this.#open.delete(subject);
  }
}

/** Literals that cannot be compared are equal only at the same place. */
function idOf(fingerprint: string, subject: string, at: string): string {
  return fingerprint === NO_FINGERPRINT ? JSON.stringify([fingerprint, subject, at]) : fingerprint;
}

function shownIn(entry: SettingEntry): ShownLiteral {
  const literals = new Map<string, { fingerprint: string; at: string[] }>();
  const masks = new Set<string>();
  const texts = new Map<string, string>();
  const add = (fingerprint: string, at: string) => {
    const id = idOf(fingerprint, entry.subject, at);
    const literal = literals.get(id);
    if (literal) literal.at.push(at);
    else literals.set(id, { fingerprint, at: [at] });
  };
  const addName = (key: string, at: string) => {
    for (const fingerprint of fingerprintsOfName(key)) add(fingerprint, at);
  };
  const visit = (value: Json, at: string): void => {
    if (isSecret(value)) {
      if (value.$secret === "literal") add(value.fingerprint, at);
      else if (value.$secret === "masked-by-server") masks.add(at);
      else if (value.$secret === "reference") texts.set(at, "${}");
    } else if (typeof value === "string") {
      texts.set(at, value);
      for (const fingerprint of fingerprintsInText(value)) add(fingerprint, at);
    } else if (typeof value === "object" && value !== null)
      for (const [key, member] of Object.entries(value)) {
        addName(key, at + segment(key));
        visit(member, at + segment(key));
      }
  };
  addName(entry.subject, "name");
  if (entry.container) return { literals, masks, texts };
  // Other spellings of the same setting are separate places.
  for (const [i, value] of [entry.value, ...(entry.rivals ?? [])].entries()) visit(value, String(i));
  return { literals, masks, texts };
}

function literalRow(spans: readonly Span[]): SecretRow {
  const open = spans.filter(({ until }) => until === null);
  const [last] =
    open.length > 0
      ? open
      : spans.toSorted(
          (a, b) =>
            b.until!.revision - a.until!.revision || secretEnds.indexOf(a.ended!) - secretEnds.indexOf(b.ended!),
        );
  const main = open.find(({ masked }) => masked === null) ?? last!;
  const otherSubjects = new Set(spans.map(({ subject }) => subject));
  otherSubjects.delete(main.subject);
  return {
    subject: main.subject,
    form: "literal",
    fingerprint: main.fingerprint,
    sinceRevision: main.from.revision,
    at: main.from.at,
    alsoAt: [...otherSubjects].sort(),
    ...(main.fingerprint === NO_FINGERPRINT && { unseen: true as const }),
    state: main.until === null ? (main.masked === null ? "standing" : "masked") : main.ended!,
    spans: spans.map(({ subject, formerly, from, until, masked, ended, next }) => ({
      subject,
      ...(formerly && { formerly: [...formerly] }),
      from: row(from),
      until: until && row(until),
      masked: masked && row(masked),
      ended,
      next,
    })),
  };
}

function row({ revision, at, by, exact }: SeenMoment): SecretSpan["from"] {
  return { revision, at, by, exact };
}

/** Returns the references, placeholders and masks of the last revision. Equal masks may hide different secrets. */
function currentSecrets(blocks: Blocks, blame: BlameTracker): SecretRow[] {
  const current = blame.current();
  return [...blocks.values()].flatMap((block) =>
    [...block.entries.values()].flatMap(({ subject, setting, value, container }): SecretRow[] => {
      const isText = setting?.class === "secret" && typeof value === "string" && isReference(value);
      if (container || !(isText || (isSecret(value) && value.$secret !== "literal"))) return [];
      const form = isSecret(value) ? value.$secret : "reference";
      const fingerprint = isSecret(value) && form !== "masked-by-server" ? value.fingerprint : null;
      const { setBy } = lookUp(current, subject);
      return [{ subject, form, fingerprint, sinceRevision: setBy.revision, at: setBy.at, alsoAt: [] }];
    }),
  );
}
