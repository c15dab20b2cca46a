// What the ledger knows of a revision that changed after it was sealed: when that was, and the values of both.
import type { Finding } from "../../model/report/index.ts";
import { isObject } from "../../model/json.ts";
import { nameOf } from "../../words.ts";
import { at, capitalizeText, joinPhrases, type Phrase, prose, say, setting, thousands } from "./phrase.ts";
import { difference, differenceWords, type Limits } from "./values.ts";

/** Places whose values are given; the message names more, and the ledger exports all. */
const MAX_PLACES = 2;

/** A message as a phrase: the first moment in it is told as all moments are. */
export function datedMessage(message: string): Phrase {
  const [, before, day, clock, after] =
    /^(.*?) (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC(.*)$/s.exec(capitalizeText(message)) ?? [];
  if (before === undefined) return prose(capitalizeText(message));
  const tail = after!.startsWith(" ") ? say` ${prose(after!.slice(1))}` : prose(after!);
  return say`${prose(before)} ${at(`${day}T${clock}:00.000Z`)}${after === "" ? [] : tail}`;
}

/** The message up to the moment of the seal, where the values say which places changed. */
export function withoutPlaces(message: string): string {
  return message.replace(/( UTC): .*$/s, "$1");
}

/** From what to what a revision changed; undefined where the finding holds no values, as of a revision that is gone. */
export function rewrittenWords({ rule, before, actual }: Finding, limits: Limits): Phrase | undefined {
  if (rule !== "integrity/rewritten" || !isObject(before) || !isObject(actual)) return undefined;
  const places = Object.keys(actual);
  if (places.length === 0) return undefined;
  const parts = places.slice(0, MAX_PLACES).map((place) => {
    const change = difference(before[place] ?? null, actual[place] ?? null, limits);
    // What is still as it was sealed has no place in a sentence on what is not.
    return say`${setting(nameOf(place))}: ${differenceWords(change.form === "value" ? change : { ...change, unchanged: 0 })}`;
  });
  const more = places.length > parts.length ? `; and ${thousands(places.length - parts.length)} more` : "";
  return say`Sealed, then given: ${joinPhrases(parts, "; ")}${[more]}.`;
}
