// Text output of the commands that answer questions about the history: wrapped to the width of the terminal, complete,
// and with invisible characters made visible.
import type { Setting } from "../catalog/setting.ts";
import type { EffectWindow } from "../history/effect.ts";
import type { Occurrence } from "../history/find.ts";
import type { Json } from "../model/json.ts";
import type { Change, Direction, Person, RevisionRow } from "../model/report/index.ts";
import { matchWords, seenIn } from "../reporters/wording/approval.ts";
import { latestWords } from "../reporters/wording/book.ts";
import { type Colour, type Paint, screenOf, wrap } from "../reporters/wording/layout.ts";
import { type Phrase, plain } from "../reporters/wording/phrase.ts";
import type { RenderOptions } from "../reporters/reporter.ts";
import { KEYLESS } from "../reporters/wording/secrets.ts";
import { changeDifference, differenceWords, type Limits, valueWords } from "../reporters/wording/values.ts";
import { cells, visible } from "../text.ts";
import { duration, minute, nameOf, personName } from "../words.ts";
import { becauseWords } from "./because.ts";
import { type Break, isCauseKnown } from "./break.ts";
import { lastIn } from "../lists.ts";

/** How much of a value is shown: the beginning in a list of settings, much more for a single requested setting. */
const limits = { some: { text: 200, entries: 8 }, all: { text: 10_000, entries: 1000 } };

const marks: Record<Direction, { readonly mark: string; readonly colours: readonly Colour[] }> = {
  looser: { mark: "▲ looser ", colours: ["yellow"] },
  tighter: { mark: "▽ tighter", colours: ["green"] },
  neutral: { mark: "· neutral", colours: ["dim"] },
  unknown: { mark: "? unknown", colours: ["magenta"] },
};

type ShownChange = Omit<Change, "approval" | "added" | "removed" | "before" | "after"> & {
  readonly before: Json;
  readonly after: Json;
  readonly added?: readonly Json[];
  readonly removed?: readonly Json[];
  readonly approval?: Change["approval"];
};

/** Words with their colours. Colours follow the kind of the part, because data may look like our own words. */
type Part = string | readonly [words: string, ...colours: readonly Colour[]];

interface RevisionHead {
  readonly revision: number;
  readonly at: string;
  readonly by: Person;
  /** null when no policy lists editors. */
  readonly approved: boolean | null;
  readonly tighter?: number;
  readonly looser?: number;
  readonly missing?: RevisionRow["missing"];
}

export interface BlameRow {
  readonly subject: string;
  readonly value: Json;
  readonly before: Json;
  /** null, with all that follow: without a fingerprint key, the setter of a secret is unknown. */
  readonly revision: number | null;
  readonly at: string | null;
  readonly by: Person | null;
  readonly exact: boolean;
  readonly ageSeconds: number | null;
  readonly approval: Change["approval"];
}

/** A time in which something held. */
export interface Gapped {
  /** Whether revisions of that time are missing, so that it may have been otherwise between. */
  readonly missingWithin?: boolean;
}

const gapLine = "  revisions of that time are missing";

export function lines(texts: readonly string[]): string {
  return `${texts.join("\n").replace(/\n+$/, "")}\n`;
}

export function person(by: Person): string {
  return visible(personName(by));
}

/** Writes lines for a terminal. */
export class Writer {
  readonly #width: number;
  readonly #paint: Paint;
  readonly #limits: Limits;

  /** @param how how much of a value is shown */
  constructor(options: RenderOptions, how: "some" | "all" = "some") {
    ({ width: this.#width, paint: this.#paint } = screenOf(options, 40));
    this.#limits = limits[how];
  }

  /** Wraps a sentence. */
  sentence(text: string): string[] {
    return wrap("", text, this.#width, "whole");
  }

  /** The heading of a revision: editor, time, whether the editor is listed, number of changes by direction. */
  heading({ revision, at, by, approved, tighter = 0, looser = 0, missing }: RevisionHead): string[] {
    const listing: Part[] = approved === null ? [] : [approved ? ["listed", "green"] : ["not listed", "red"]];
    const ways = [...(tighter > 0 ? [`+${tighter} tighter`] : []), ...(looser > 0 ? [`−${looser} looser`] : [])];
    return this.#parts(`revision ${revision}`, [
      minute(at),
      person(by),
      ...listing,
      ...(ways.length > 0 ? [ways.join(" ")] : []),
      ...(missing ? [latestWords({ missing })] : []),
    ]);
  }

  /** @param row its revision, if the change has an approval */
  change(change: ShownChange, row?: { revision: number; missing?: unknown }): string[] {
    const { mark, colours } = marks[change.direction];
    const difference = plain(differenceWords(changeDifference({ ...change, approval: null } as Change, this.#limits)));
    const { approval } = change;
    const approvalWords = approval
      ? `  (approval ${visible(approval.id)}: ${matchWords(approval.result, row && seenIn(row))})`
      : "";
    return this.#markedLines(mark, colours, `${visible(nameOf(change.subject))}: ${difference}${approvalWords}`);
  }

  representation(subject: string): string[] {
    return this.#markedLines("= same   ", ["dim"], `${visible(nameOf(subject))}: written differently`);
  }

  /**
   * A setting: its value; the revision that set it, its time, age and editor; the value before; the approval. Names nobody
   * where a missing revision may have set it.
   */
  blame(row: BlameRow): string[] {
    const { revision, exact, at, ageSeconds, by, before, approval } = row;
    const name = visible(nameOf(row.subject));
    const [first = "", ...moreLines] = wrap(
      "",
      `${name}: ${plain(valueWords(row.value, this.#limits))}`,
      this.#width - 4,
      "whole",
    );
    const bold = first.startsWith(`${name}:`) ? `${this.#paint(name, "bold")}${first.slice(name.length)}` : first;
    const latest = exact ? "" : " at the latest";
    const under = (first: string, text: string) => wrap(`  ${first} `, text, this.#width, "whole");
    return [
      bold,
      ...moreLines.map((line) => `    ${line}`),
      ...(revision === null || at === null || by === null || ageSeconds === null
        ? [`  who set it, and when: ${KEYLESS}`]
        : this.#parts(`  revision ${revision}${latest}`, [
            minute(at),
            `${exact ? "" : "at least "}${duration(ageSeconds)} ago`,
            ...(exact ? [person(by)] : []),
          ])),
      ...(before === null ? [] : under("before:", plain(valueWords(before, this.#limits)))),
      ...(approval
        ? under(
            "approval",
            `${visible(approval.id)}: ${matchWords(approval.result, exact ? undefined : (revision ?? undefined))}`,
          )
        : []),
    ];
  }

  /** Returns the lines of one match of a value. */
  occurrence(match: Occurrence & Gapped): string[] {
    if (match.kind === "set") {
      const { by, missing } = match;
      return [
        ...this.heading({ ...by, approved: null, ...(missing && { missing }) }),
        ...this.change(match, { revision: by.revision, missing }),
        ...this.#names("             also named", match.alsoNamed === undefined ? [] : [match.alsoNamed]),
      ];
    }
    const { from, until } = match;
    return [
      ...wrap("", `${visible(nameOf(match.subject))} held it`, this.#width, "whole"),
      ...this.#names("  formerly", match.formerly),
      ...this.#moment("from ", from),
      ...(until ? this.#moment("until", until) : ["  and still does"]),
      ...(match.missingWithin ? [gapLine] : []),
    ];
  }

  /** Returns the lines of a time in which a value was in force, or was set without effect. */
  effect(window: EffectWindow & Gapped, value: string, setting: Setting | null): string[] {
    const { subject, inForce, from, until } = window;
    const kind = setting?.list === undefined ? "" : setting.looser === "removed" ? ": denied" : ": allowed";
    const state = inForce === null ? `perhaps in force${kind}` : inForce ? `in force${kind}` : "not in force";
    return [
      ...wrap("", `${visible(nameOf(subject))}: ${visible(value)} ${state}`, this.#width, "whole"),
      ...this.#names("  formerly", window.formerly),
      ...this.#moment("from ", from),
      ...(until ? this.#moment("until", until) : ["  and still is"]),
      ...(window.missingWithin ? [gapLine] : []),
      ...wrap("  because ", visible(becauseWords(window)), this.#width, "whole"),
    ];
  }

  /** Returns the lines of settings that had no limit at some time, so that they allowed the value. */
  unlimitedLines(subjects: readonly string[], value: string): string[] {
    const names = subjects.map((subject) => visible(nameOf(subject))).join(", ");
    return this.sentence(
      `These settings were not limited at some time, so ${visible(value)} was allowed like any value: ${names}. Name a setting to see when.`,
    );
  }

  /**
   * Returns the lines of a violation of a rule: over a time, or by one revision.
   * @param authors who opened it and who set its present value, if these are two
   */
  violationLines(
    violation: Pick<
      Break,
      "rule" | "message" | "kind" | "introduced" | "resolved" | "exposureSeconds" | "unseenSeconds"
    >,
    authors: (limits: Limits) => readonly Phrase[] = () => [],
  ): string[] {
    const { message, introduced, resolved, exposureSeconds, unseenSeconds } = violation;
    const isEvent = exposureSeconds === null;
    const isKnown = isCauseKnown(violation);
    return [
      ...this.sentence(visible(message)),
      ...this.#moment(isEvent ? "in   " : "from ", {
        ...introduced,
        by: isKnown ? introduced.by : null,
        exact: isKnown || introduced.exact,
      }),
      ...(resolved ? this.#moment("until", resolved) : isEvent ? [] : ["  and still is"]),
      ...authors(this.#limits).flatMap((words) => wrap("  ", plain(words), this.#width, "whole")),
      ...(unseenSeconds === undefined ? [] : [gapLine]),
    ];
  }

  #names(word: string, subjects: readonly string[] = []): string[] {
    if (subjects.length === 0) return [];
    return wrap(`${word} `, subjects.map((subject) => visible(nameOf(subject))).join(", "), this.#width, "whole");
  }

  /** Names nobody where a missing revision may have made the change. */
  #moment(
    word: string,
    { revision, at, by, exact }: Pick<Break["introduced"], "revision" | "at" | "by" | "exact">,
  ): string[] {
    const parts = [
      ...(revision === null ? [] : [`revision ${revision}${exact ? "" : " at the latest"}`]),
      minute(at),
      ...(by === null || !exact ? [] : [person(by)]),
    ];
    return this.#parts(`  ${word}`, parts);
  }

  /** Joins parts by two spaces without breaking them. Parts that do not fit continue under the second column. */
  #parts(first: string, parts: readonly Part[]): string[] {
    const indent = " ".repeat(cells(first) + 2);
    const lines: string[] = [];
    let [line, width] = [first, cells(first)];
    for (const words of parts) {
      const [part, ...colours] = typeof words === "string" ? [words] : words;
      const painted = (text: string) => (colours.length > 0 ? this.#paint(text, ...colours) : text);
      if (width + 2 + cells(part) <= this.#width)
        [line, width] = [`${line}  ${painted(part)}`, width + 2 + cells(part)];
      else {
        const moreLines = wrap(indent, part, this.#width, "whole");
        lines.push(line, ...moreLines.slice(0, -1));
        const end = lastIn(moreLines);
        [line, width] = [moreLines.length > 1 ? end : `${indent}${painted(end.slice(indent.length))}`, cells(end)];
      }
    }
    return [...lines, line];
  }

  #markedLines(mark: string, colours: readonly Colour[], text: string): string[] {
    const first = `  ${mark}  `;
    const [line = "", ...moreLines] = wrap(first, text, this.#width, "whole");
    return [`  ${this.#paint(mark, ...colours)}  ${line.slice(first.length)}`, ...moreLines];
  }
}
