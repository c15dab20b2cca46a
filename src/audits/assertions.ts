// Rules of policies on the whole settings, as windows.
import { createHash } from "node:crypto";
import { readingsOf, wholeReadings } from "../catalog/canonical.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Block } from "../catalog/entries.ts";
import { pointerOf, subjectIn, valueIn } from "../catalog/subjects.ts";
import type { Objection } from "../checks/json-schema.ts";
import { enumeration, validBySchema } from "../checks/words.ts";
import { Origins } from "../history/origins.ts";
import { inverse, newNameOf, noRenames, type Renames } from "../history/renames.ts";
import type { Step } from "../history/steps.ts";
import { type Observation, Windows } from "../history/windows.ts";
import { bag, canonical, isExactNumber, type Json, type JsonObject, unpointer } from "../model/json.ts";
import { isSecret } from "../model/sealed.ts";
import type { RuleWords } from "../model/words.ts";
import type { CompiledAssertion } from "../policy/assertions.ts";
import { clip } from "../text.ts";
import { count, nameOf } from "../words.ts";
import type { Audit, AuditContext, Draft, RuleInfo } from "./audit.ts";
import { notInForce } from "./terms.ts";
import { draftOf } from "./entry-audit.ts";
import { getOrMake } from "../lists.ts";

/** The maximum length of a value in a finding. Longer: its digest, so that exceptions can still match. */
const MAX_SHOWN = 400;

const words: RuleWords = { demand: validBySchema, remedy: ["change the settings so that they are ", ...validBySchema] };

/** The subject of the whole settings: no setting has this name. */
const WHOLE = "";

/** Every reading of a step's settings; undefined if they have too many contradictions. */
type Readings = readonly Json[] | undefined;

interface PlacesObservation extends Observation {
  readonly actual: JsonObject | null;
  readonly places: readonly string[];
}

export const assertions: Audit = {
  rules: [],
  begin: (context) => {
    const walkers = context.policies.assertions
      .filter((assertion) => notInForce(assertion, context.asOf) === undefined)
      .map((assertion) => walkerOf(assertion, context.catalog));
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
  const memos = new WeakMap<Block, { readonly readings: Readings }>();
  return (block) => getOrMake(memos, block, () => ({ readings: readingsOf(block, catalog) })).readings;
}

function walkerOf(assertion: CompiledAssertion, catalog: Catalog) {
  const windows = new Windows<PlacesObservation>();
  /** The failing values at their last change. */
  let state: string | null = null;
  const origins = new Origins();

  /** Returns a new state if the failing values differ because of a change. Another spelling is not a change. */
  function stateOf(step: Step, { actual, places }: PlacesObservation): string {
    const keys = new Set(places.map((place) => unpointer(place)[0]));
    const isTouched = step.changes.some(({ subject }) => places.includes(WHOLE) || keys.has(unpointer(subject)[0]));
    const origin = (place: string) => origins.of({ subject: place, introduced: step.moment });
    const text = canonical(places.map((place) => [origin(place), actual?.[place] ?? null]));
    if (isTouched || state === null) state = text;
    return state;
  }

  /** Fails if any reading fails. */
  function judge(readings: Readings): PlacesObservation | undefined {
    if (!readings) {
      const message = "the settings contradict themselves in too many places to be judged";
      return { actual: null, offending: [{ place: WHOLE, value: null }], places: [], message };
    }
    for (const settings of readings) {
      const objections = assertion.test(settings);
      const [first] = objections;
      if (first) return observationOf(settings, first, objections);
    }
    return undefined;
  }

  function observationOf(settings: Json, first: Objection, objections: readonly Objection[]): PlacesObservation {
    const placesOf = ({ place }: Objection) =>
      place === WHOLE ? governedSubjects() : [subjectIn(settings, place, catalog)];
    const places = [...new Set(objections.flatMap(placesOf))];
    const actual = valuesAt(settings, places);
    const placeNames = placesOf(first).map((place) =>
      place === WHOLE ? "the settings as a whole" : `${nameOf(place)}${wordOf(actual[place] ?? null)}`,
    );
    const more = objections.length > 1 ? `, and ${count(objections.length - 1, "more place")}` : "";
    return {
      actual,
      offending: places.map((place) => ({ place, value: actual[place] ?? null })),
      places,
      message: `${enumeration(placeNames)} ${first.message}${more}${first.isAlternative ? "; one alternative is enough" : ""}`,
    };
  }

  /** Returns the settings that the schema names, which an objection to the whole is about. */
  function governedSubjects(): readonly string[] {
    const subjects = assertion.governs.map((path) => pointerOf(path.replace(/\[\*].*/s, "")));
    return subjects.length > 0 ? subjects : [WHOLE];
  }

  /** Returns what stands at each place. @param names the names that places have in the settings, if they have others */
  function valuesAt(settings: Json, places: readonly string[], names: Renames = noRenames): JsonObject {
    const values = bag<Json>();
    for (const place of places) values[place] = summaryOf(valueIn(settings, newNameOf(names, place), catalog));
    return values;
  }

  return {
    see: (step: Step, now: Readings, before: Readings): void => {
      origins.see(step);
      const observation = judge(now);
      const [readingBefore] = before ?? [];
      windows.set(step, WHOLE, observation, {
        before:
          observation && readingBefore !== undefined
            ? valuesAt(readingBefore, observation.places, inverse(step.renames))
            : null,
        state: observation ? stateOf(step, observation) : null,
      });
    },
    end: (): Draft[] => {
      const info = infoOf(assertion);
      return windows.all().map((window) => draftOf(info, window, { expected: { schema: assertion.schema }, words }));
    },
  };
}

/** Returns a scalar value in parentheses; nothing for a list or object. */
function wordOf(value: Json): string {
  if (isSecret(value)) return " (a secret)";
  if (isExactNumber(value)) return ` (${clip(value.$number, 80)})`;
  return typeof value === "object" ? "" : ` (${clip(String(value), 80)})`;
}

/** Returns a value, or its digest if it is long. */
function summaryOf(value: Json | undefined): Json {
  if (typeof value !== "object" || value === null || isSecret(value)) return value ?? null;
  const text = canonical(value);
  return text.length <= MAX_SHOWN ? value : `sha256:${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}

/** Returns the rule's part of a finding. */
function infoOf(assertion: CompiledAssertion): RuleInfo {
  const { schema: _, governs: _governs, test: _test, ...info } = assertion;
  return { ...info, kind: "setting" };
}
