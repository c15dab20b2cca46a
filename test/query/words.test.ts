// The lines of log, diff, blame and find: they fit the terminal, and are complete.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Writer } from "../../src/query/words.ts";
import { cells, visible } from "../../src/text.ts";
import { commandOf } from "../reporters/scan.ts";

const at = "2026-03-01T00:00:00.000Z";
const who = (email: string) => ({ id: "user_1", email, name: null });
const moment = (email: string) => ({ revision: 7, at, time: Date.parse(at), by: who(email) });

const hostile = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "toString",
    "::error::x",
    "##[group]y",
    "\u202egpj.exe",
    "a".repeat(300),
    "x y z ".repeat(30),
    "\u001b[31mred",
  ),
);
const approval = { id: "CHG-1", result: "late" } as const;

/** Returns all output of a writer, with one text in place of all data. */
function all(say: Writer, text: string): string[] {
  const change = { subject: `/enabledPlugins/${text.replaceAll("~", "").replaceAll("/", "")}`, op: "replace" as const };
  const person = who(text);
  const row = { revision: 7, at, by: person, exact: true, ageSeconds: 90_000, approval };
  const edit = { ...change, before: text, after: [text, text], direction: "looser" as const, approval };
  const exactMoment = { ...moment(text), exact: true };
  const end = { kind: "change" as const, exposureSeconds: null, introduced: exactMoment, resolved: exactMoment };
  return [
    ...say.heading({ revision: 7, at, by: person, approved: false, tighter: 12, looser: 3 }),
    ...say.change(edit),
    ...say.representation(change.subject),
    ...say.blame({ ...row, subject: change.subject, value: text, before: [text] }),
    ...say.occurrence({ kind: "set", ...edit, by: exactMoment }),
    ...say.occurrence({ kind: "held", subject: change.subject, from: exactMoment, until: null }),
    ...say.violationLines({ ...end, rule: "changes/restored", message: text }),
  ];
}

const colours = /\u001b\[[\d;]*m/g;

describe("the lines of a question", () => {
  it("fit the terminal, are no commands, and look the same without colours", () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 40, max: 200 }), (text, width) => {
        const [bare, painted] = [all(new Writer({ width }), text), all(new Writer({ width, color: true }), text)];
        expect(painted.map((line) => line.replace(colours, ""))).toEqual(bare);
        for (const line of bare) {
          expect(cells(line)).toBeLessThanOrEqual(width);
          expect(commandOf(line)).toBeUndefined();
          expect(line).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/);
        }
      }),
    );
  });

  it("hold every character of a value that was asked for", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 600 }), fc.integer({ min: 40, max: 100 }), (text, width) => {
        const lines = new Writer({ width }, "all").violationLines({
          message: `x${text}x`,
          rule: "p/ideAutoConnect",
          kind: "setting",
          exposureSeconds: 1,
          introduced: { ...moment("a@b.example"), exact: true },
          resolved: null,
        });
        const bare = (item: string) => item.replaceAll(" ", "").replaceAll("\\u{3a}", ":");
        const [head] = lines.join("\n").split("\n  from   revision");
        expect(bare(head!.replaceAll("\n", ""))).toBe(bare(visible(`x${text}x`)));
      }),
    );
  });

  it("paint nothing that only reads like our own words", () => {
    const [line] = new Writer({ width: 80, color: true }).heading({ ...moment("listed"), approved: false });
    expect(line).toBe("revision 7  2026-03-01 00:00 UTC  listed  \u001b[31mnot listed\u001b[0m");
  });

  it("read well in 80 columns", () => {
    const say = new Writer({ width: 80 });
    const mail = "grace.lindqvist@northwind.example";
    const row = { revision: 35, at, by: who(mail), exact: false, ageSeconds: 12_870_000, approval };
    expect(
      [
        ...say.heading({ revision: 51, at, by: who(mail), approved: false, tighter: 1, looser: 1 }),
        ...say.change({
          subject: "/modelPolicy/allowedModelIds",
          op: "replace",
          before: ["a", "b"],
          after: ["b", "gpt-5.2", "gpt-5.2-codex", "mistral-large-3"],
          added: ["gpt-5.2", "gpt-5.2-codex", "mistral-large-3"],
          removed: ["a"],
          direction: "looser",
        }),
        ...say.blame({ ...row, subject: "/maxAutonomyLevel", value: "low", before: "high" }),
      ].join("\n"),
    ).toBe(`revision 51  2026-03-01 00:00 UTC  grace.lindqvist@northwind.example  not listed
             +1 tighter −1 looser
  ▲ looser   modelPolicy.allowedModelIds: + gpt-5.2, + gpt-5.2-codex,
             + mistral-large-3, − a, 1 unchanged
maxAutonomyLevel: low
  revision 35 at the latest  2026-03-01 00:00 UTC  at least 148 d 23 h ago
  before: high
  approval CHG-1: does not cover revision 35`);
  });
});
