// The register of secrets in words: present and past secrets, their times, and how they ended.
import type { Report } from "../../model/report/index.ts";
import type { SecretSpan } from "../../model/report/secret-row.ts";
import { nameOf } from "../../words.ts";
import { at, joinPhrases, type Phrase, revision, say, some, thousands, value } from "./phrase.ts";
import { personWords } from "./finding-text.ts";

type Secret = Report["secrets"][number];

/** The words for facts that a secret without a fingerprint does not show. */
export const KEYLESS = "not known without a fingerprint key";

const states: Record<NonNullable<Secret["state"]>, string> = {
  standing: "stands",
  masked: "behind a mask: not known whether it stands",
  rotated: "replaced by another secret",
  referenced: "replaced by a reference",
  removed: "taken out",
};

const forms: Record<Secret["form"] | "place", readonly [string, string]> = {
  literal: ["literal ever seen", "literals ever seen"],
  place: ["place with a literal ever seen", "places with a literal ever seen"],
  reference: ["reference", "references"],
  placeholder: ["placeholder", "placeholders"],
  "masked-by-server": ["mask", "masks"],
};

/** How a secret is counted: a literal without a fingerprint is only known to stand at its place. */
function formOf({ form, unseen }: Secret): keyof typeof forms {
  return unseen === true ? "place" : form;
}

/** `5 literals ever seen (2 stand, 3 replaced by another secret), 2 references`. */
export function secretsWords({ secrets }: Readonly<Report>): string {
  const formCounts = Object.entries(forms).flatMap(([form, [word, words]]) => {
    const own = secrets.filter((secret) => formOf(secret) === form);
    if (own.length === 0) return [];
    const stateWords = Object.entries(states).flatMap(([state, says]) => {
      const n = own.filter((secret) => secret.state === state).length;
      return n === 0 ? [] : [`${thousands(n)} ${n > 1 && state === "standing" ? "stand" : says}`];
    });
    return [`${some(own.length, word, words)}${stateWords.length > 0 ? ` (${stateWords.join(", ")})` : ""}`];
  });
  const blind = secrets.filter((secret) => formOf(secret) === "place").length > 1;
  const why = blind ? `; which of these places had the same literal is ${KEYLESS}` : "";
  return `${formCounts.join(", ")}${why}` || "none was seen";
}

export function stateWords({ state, unseen }: Secret): string {
  const words = state === undefined ? "stands" : states[state];
  return unseen === true ? `${words}; whether it was always the same one is ${KEYLESS}` : words;
}

/** Returns each time that it was at a place, with the places if there are several. */
export function spansWords({ spans = [], alsoAt }: Secret, max: number): Phrase {
  const words = spans.slice(0, max).map((span) => spanWords(span, alsoAt.length > 0));
  const more = spans.length - words.length;
  return [...joinPhrases(words, "; "), ...(more > 0 ? [`; and ${some(more, "more time")}`] : [])];
}

function spanWords({ subject, formerly = [], from, until, masked, ended }: SecretSpan, isNamed: boolean): Phrase {
  const former = joinPhrases(
    formerly.map((name) => value(nameOf(name))),
    ", ",
  );
  const nameWords = isNamed || formerly.length > 0 ? say`${value(nameOf(subject))} ` : [];
  const place = formerly.length > 0 ? say`${nameWords}(formerly ${former}) ` : nameWords;
  const maskWords = masked ? say`, behind a mask since ${revision(masked.revision)}` : [];
  if (until === null) return say`${place}since ${momentWords(from)}${maskWords}`;
  return say`${place}from ${momentWords(from)} to ${momentWords(until)}${maskWords}: ${[states[ended ?? "removed"]]}`;
}

/** Omits the author of a revision that is only the latest possible one. */
function momentWords({ revision: number, at: time, by, exact }: SecretSpan["from"]): Phrase {
  if (!exact) return say`${revision(number)} at the latest, ${at(time)}`;
  return say`${revision(number)}, ${at(time)}, by ${personWords(by)}`;
}
