// Rules of policies on the whole settings, as windows.
import { createHash } from "node:crypto";
import { readingsOf, wholeReadings } from "../catalog/canonical.ts";
import type { Block } from "../catalog/entries.ts";
import type { Objection } from "../checks/json-schema.ts";
import { validBySchema } from "../checks/words.ts";
import type { Step } from "../history/steps.ts";
import { type Observation, Windows } from "../history/windows.ts";
import { bag, canonical, type Json, unpointer, valueAt } from "../model/json.ts";
import { isSecret } from "../model/sealed.ts";
import type { RuleWords } from "../model/words.ts";
import type { CompiledAssertion } from "../policy/assertions.ts";
import { clip, count, nameOf } from "../text.ts";
import type { Audit, AuditContext, Draft, RuleInfo } from "./audit.ts";
import { notInForce } from "./terms.ts";
import { draftOf } from "./windowed.ts";

/** The maximum length of a value in a finding. Longer: its digest, so that exceptions can still match. */
const MAX_SHOWN = 400;

const words: RuleWords = {
  demand: validBySchema,
  remedy: ["change the settings so that they are ", ...validBySchema],
};

/** The subject of the whole settings: no setting has this name. */
const WHOLE = "";

/** Every reading of a step's settings; undefined if they have too many contradictions. */
type Readings = readonly Json[] | undefined;

interface PlacesObservation extends Observation {
  readonly places: readonly string[];
}

export const assertions: Audit = {
  rules: [],
  begin: (context) => {
    const walkers = context.policies.assertions
      .filter((assertion) => notInForce(assertion, context.asOf) === undefined)
      .map((assertion) => new Walker(assertion));
    const read = reader(context);
    let before: Readings = [bag<Json>()];
    return {
      see: (step) => {
        if (walkers.length === 0 || (step.previous !== null && step.entries.length === 0)) return;
        const now = wholeReadings(step.blocks, read);
        for (const walker of walkers) walker.see(step, now, before);
        before = now;
      },
      end: () => walkers.flatMap((walker) => walker.end()),
    };
  },
};

/** Reads blocks under canonical names. Caches the readings by block. */
function reader({ catalog }: AuditContext): (block: Block) => Readings {
  const memos = new WeakMap<Block, { readonly found: Readings }>();
  return (block) => {
    let memo = memos.get(block);
    if (!memo) memos.set(block, (memo = { found: readingsOf(block, catalog) }));
    return memo.found;
  };
}

class Walker {
  readonly #assertion: CompiledAssertion;
  readonly #windows = new Windows<PlacesObservation>();
  /** The failing values at their last change. */
  #state: string | null = null;

  constructor(assertion: CompiledAssertion) {
    this.#assertion = assertion;
  }

  see(step: Step, now: Readings, before: Readings): void {
    const observation = this.#judge(now);
    this.#windows.set(step, WHOLE, observation, {
      before: observation && before?.[0] !== undefined ? valuesAt(before[0], observation.places) : null,
      state: observation ? this.#stateOf(step, observation) : null,
    });
  }

  /** Returns a new state if the failing values differ because of a change. Another spelling is not a change. */
  #stateOf(step: Step, { actual, places }: PlacesObservation): string {
    const keys = new Set(places.map((place) => unpointer(place)[0]));
    const isTouched = step.changes.some(({ subject }) => places.includes(WHOLE) || keys.has(unpointer(subject)[0]));
    const text = canonical(actual);
    if (isTouched || this.#state === null) this.#state = text;
    return this.#state;
  }

  /** Fails if any reading fails. */
  #judge(readings: Readings): PlacesObservation | undefined {
    if (!readings) {
      const message = "the settings contradict themselves in too many places to be judged";
      return { actual: null, offending: [{ place: WHOLE, value: null }], places: [], message };
    }
    for (const settings of readings) {
      const objections = this.#assertion.test(settings);
      const [first] = objections;
      if (first) return observationOf(settings, first, objections);
    }
    return undefined;
  }

  end(): Draft[] {
    const info = infoOf(this.#assertion);
    return this.#windows
      .all()
      .map((window) => draftOf(info, window, { expected: { schema: this.#assertion.schema }, words }));
  }
}

function observationOf(settings: Json, first: Objection, objections: readonly Objection[]): PlacesObservation {
  const offending = objections.map(({ place }) => ({ place, value: summaryAt(settings, place) }));
  const name = first.place === WHOLE ? "the settings as a whole" : nameOf(first.place);
  const valueText = wordOf(summaryAt(settings, first.place));
  const more = objections.length > 1 ? `, and ${count(objections.length - 1, "more place")}` : "";
  const places = objections.map(({ place }) => place);
  return {
    actual: valuesAt(settings, places),
    offending,
    places,
    message: `${name}${valueText} ${first.message}${more}`,
  };
}

/** Returns a scalar value in parentheses; nothing for a list or object. */
function wordOf(value: Json): string {
  if (isSecret(value)) return " (a secret)";
  return typeof value === "object" ? "" : ` (${clip(String(value), 80)})`;
}

/** Returns the values at the places. */
function valuesAt(settings: Json, places: readonly string[]): Json {
  const out = bag<Json>();
  for (const place of places) out[place] = summaryAt(settings, place);
  return out;
}

/** What stands at a place, or its digest. */
function summaryAt(settings: Json, place: string): Json {
  const at = valueAt(settings, unpointer(place));
  if (typeof at !== "object" || at === null || isSecret(at)) return at ?? null;
  const text = canonical(at);
  return text.length <= MAX_SHOWN ? at : `sha256:${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}

/** Returns the rule's part of a finding. */
function infoOf(assertion: CompiledAssertion): RuleInfo {
  const { schema: _, governs: _governs, until: _until, test: _test, ...info } = assertion;
  return { ...info, kind: "setting" };
}
