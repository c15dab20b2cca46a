import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  becauseWords
} from "./chunk-chunk-6FFNFXA2.js";
import {
  painter,
  wrap
} from "./chunk-chunk-KQ3MVNKA.js";
import {
  KEYLESS
} from "./chunk-chunk-J4MCARF7.js";
import {
  latestWords
} from "./chunk-chunk-ODIOXHXG.js";
import {
  changeDifference,
  differenceWords,
  plain,
  valueWords
} from "./chunk-chunk-357X2JHD.js";
import {
  cells,
  duration,
  minute,
  nameOf,
  visible
} from "./chunk-chunk-TXR2ON6E.js";

// src/commands/words.ts
var limits = {
  some: { text: 200, entries: 8 },
  all: { text: 1e4, entries: 1e3 }
};
var marks = {
  looser: { mark: "▲ looser ", colours: ["yellow"] },
  tighter: { mark: "▽ tighter", colours: ["green"] },
  neutral: { mark: "· neutral", colours: ["dim"] },
  unknown: { mark: "? unknown", colours: ["magenta"] }
};
function lines(all) {
  return `${all.join("\n").replace(/\n+$/, "")}
`;
}
function person(by) {
  return visible(by.email ?? by.id ?? "nobody");
}
var Writer = class {
  #width;
  #paint;
  #limits;
  /** @param how much of a value is shown */
  constructor(options, how = "some") {
    this.#width = Math.max(40, options.width ?? 80);
    this.#paint = painter(options.color === true);
    this.#limits = limits[how];
  }
  /** A sentence. */
  sentence(text) {
    return wrap("", text, this.#width, "whole");
  }
  /** The first line of a revision: who, when, whether they may, and how many settings went which way. */
  heading({ revision, at, by, approved, tighter = 0, looser = 0, missing }) {
    const standing = approved === null ? [] : [approved ? ["listed", "green"] : ["not listed", "red"]];
    const ways = [...tighter > 0 ? [`+${tighter} tighter`] : [], ...looser > 0 ? [`−${looser} looser`] : []];
    return this.#parts(`revision ${revision}`, [
      minute(at),
      person(by),
      ...standing,
      ...ways.length > 0 ? [ways.join(" ")] : [],
      ...missing ? [latestWords({ missing })] : []
    ]);
  }
  change(change) {
    const { mark, colours } = marks[change.direction];
    const difference = plain(differenceWords(changeDifference({ ...change, approval: null }, this.#limits)));
    const text = `${visible(nameOf(change.subject))}: ${difference}${approvalWords(change.approval)}`;
    return this.#marked(mark, colours, text);
  }
  representation(subject) {
    return this.#marked("= same   ", ["dim"], `${visible(nameOf(subject))}: written differently`);
  }
  /** A setting: its value; the revision that set it, when, how long ago, who; the value before; the approval. */
  blame(row) {
    const { revision, exact, at, ageSeconds, by, before, approval } = row;
    const name = visible(nameOf(row.subject));
    const [first, ...others] = wrap(
      "",
      `${name}: ${plain(valueWords(row.value, this.#limits))}`,
      this.#width - 4,
      "whole"
    );
    const bold = first.startsWith(`${name}:`) ? `${this.#paint(name, "bold")}${first.slice(name.length)}` : first;
    const latest = exact ? "" : " at the latest";
    const under = (first2, text) => wrap(`  ${first2} `, text, this.#width, "whole");
    return [
      bold,
      ...others.map((line) => `    ${line}`),
      ...revision === null || at === null || by === null || ageSeconds === null ? [`  who set it, and when: ${KEYLESS}`] : this.#parts(`  revision ${revision}${latest}`, [minute(at), `${duration(ageSeconds)} ago`, person(by)]),
      ...before === null ? [] : under("before:", plain(valueWords(before, this.#limits))),
      ...approval ? under("approval", `${visible(approval.id)}: ${approval.result}`) : []
    ];
  }
  /** Where a value was found. */
  occurrence(match) {
    if (match.kind === "set") return [...this.heading({ ...match.by, approved: null }), ...this.change(match)];
    const { from, until } = match;
    return [
      ...this.#name(match.subject, "held it"),
      ...this.#moment("from ", from, from.exact),
      ...until ? this.#moment("until", until, true) : ["  and still does"]
    ];
  }
  /** A time in which a value was in force, or stood there without effect. */
  effect(window, value, setting) {
    const { subject, inForce, from, until } = window;
    const kind = setting?.list === void 0 ? "" : setting.looser === "removed" ? ": denied" : ": allowed";
    const state = inForce === null ? "cannot be told to be in force" : inForce ? `in force${kind}` : "not in force";
    return [
      ...wrap("", `${visible(nameOf(subject))}: ${visible(value)} ${state}`, this.#width, "whole"),
      ...this.#moment("from ", from, from.exact),
      ...until ? this.#moment("until", until, true) : ["  and still is"],
      ...wrap("  because ", visible(becauseWords(window)), this.#width, "whole")
    ];
  }
  /** Settings that say nothing of a value, and allowed it like any other. */
  unlimited(subjects, value) {
    const names = subjects.map((subject) => visible(nameOf(subject))).join(", ");
    return this.sentence(
      `Not limited at some time, so that ${visible(value)} was allowed there like anything: ${names}. Name one of them to see when.`
    );
  }
  /** One time a rule was broken: over a time, or by one revision. */
  broken(finding) {
    const { message, introduced, resolved, exposureSeconds } = finding;
    const isEvent = exposureSeconds === null;
    return [
      ...this.sentence(visible(message)),
      ...this.#moment(isEvent ? "in   " : "from ", introduced, introduced.exact),
      ...resolved ? this.#moment("until", resolved, true) : isEvent ? [] : ["  and still is"]
    ];
  }
  #name(subject, what) {
    return wrap("", `${visible(nameOf(subject))} ${what}`, this.#width, "whole");
  }
  #moment(word, { revision, at, by }, exact) {
    const parts = [
      ...revision === null ? [] : [`revision ${revision}${exact ? "" : " at the latest"}`],
      minute(at),
      ...by === null ? [] : [person(by)]
    ];
    return this.#parts(`  ${word}`, parts);
  }
  /** Words of a line that stay together, two spaces apart; what does not fit goes on under the second. */
  #parts(first, parts) {
    const indent = " ".repeat(cells(first) + 2);
    const found = [];
    let [line, used] = [first, cells(first)];
    for (const one of parts) {
      const [part, ...colours] = typeof one === "string" ? [one] : one;
      const painted = (text) => colours.length > 0 ? this.#paint(text, ...colours) : text;
      if (used + 2 + cells(part) <= this.#width) [line, used] = [`${line}  ${painted(part)}`, used + 2 + cells(part)];
      else {
        const rest = wrap(indent, part, this.#width, "whole");
        found.push(line, ...rest.slice(0, -1));
        const end = rest.at(-1);
        [line, used] = [rest.length > 1 ? end : `${indent}${painted(end.slice(indent.length))}`, cells(end)];
      }
    }
    return [...found, line];
  }
  #marked(mark, colours, text) {
    const first = `  ${mark}  `;
    const [line, ...others] = wrap(first, text, this.#width, "whole");
    return [`  ${this.#paint(mark, ...colours)}  ${line.slice(first.length)}`, ...others];
  }
};
function approvalWords(approval) {
  return approval ? `  (approval ${visible(approval.id)}: ${approval.result})` : "";
}

export {
  lines,
  person,
  Writer
};
