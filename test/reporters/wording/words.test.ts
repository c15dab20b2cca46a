// The sentences that all formats share.
import { describe, expect, it } from "vitest";
import type { Finding, Report } from "../../../src/model/report/index.ts";
import { reporters } from "../../../src/reporters/index.ts";
import { whole } from "../../../src/reporters/pieces.ts";
import { evidenceLines } from "../../../src/reporters/wording/evidence.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { remedy } from "../../../src/reporters/wording/remedy.ts";
import { headlineOf, stateTitle } from "../../../src/reporters/wording/headline.ts";
import {
  age,
  beginning,
  bookOf,
  bylines,
  ending,
  limitWords,
  standingChange,
  subjectWords,
  worstFirst,
} from "../../../src/reporters/wording/finding-text.ts";
import { spansWords } from "../../../src/reporters/wording/secrets.ts";
import { demandWords, difference, differenceWords, valueWords } from "../../../src/reporters/wording/values.ts";
import { noLastWords, rulesOf } from "../../../src/reporters/wording/words.ts";
import { bo, hourly, judge, policy } from "../../support/history.ts";
import { ada, broken, compliant, counted, drifted, finding, idOf, incomplete, tampered } from "../fixture.ts";

const limits = { text: 40, entries: 3 };
const standing = (report: Report) => {
  const { headline, sentences } = headlineOf(bookOf(report), limits);
  return [headline, ...sentences].map(plain);
};
const only = (report: Report, parts: Partial<Finding>[]): Report =>
  counted({ ...report, findings: parts.map((item, i) => finding(i + 1, item)) });

describe("where the organization stands", () => {
  it("drifted: how much, and the worst with who, what and when", () => {
    expect(standing(drifted())).toEqual([
      "2 settings differ from policy; 2 further findings are open.",
      "The worst, high, has been open for 115 d 3 h: mallory@example.net added gpt-x-preview to modelPolicy.allowedModelIds in revision 5 on 2026-07-27 20:16 UTC.",
    ]);
  });

  it("drifted: in the singular, and without settings", () => {
    expect(standing(only(drifted(), [{}]))[0]).toBe("1 setting differs from policy.");
    expect(standing(only(drifted(), [{ kind: "editor", subject: "revision:2" }]))[0]).toBe("1 finding is open.");
    expect(standing(only(drifted(), [{}, { kind: "secret" }]))[0]).toBe(
      "1 setting differs from policy; 1 further finding is open.",
    );
    expect(standing(only(drifted(), [{ subject: "" }]))[0]).toBe("1 finding is open.");
  });

  it("incomplete: counts further problems in a sentence of their own", () => {
    const [problem] = broken().evidence.problems;
    const headline = (more: number) =>
      standing({ ...broken(), evidence: { ...broken().evidence, problems: Array(more + 1).fill(problem) } })[0];
    expect(headline(0)).toBe(`No verdict: ${problem!.message}.`);
    expect(headline(1)).toBe(`No verdict: ${problem!.message}. There is 1 more problem.`);
    expect(headline(2)).toBe(`No verdict: ${problem!.message}. There are 2 more problems.`);
  });

  it("compliant: with what was evaluated, excepted and left out", () => {
    expect(standing(compliant())).toEqual([
      "Every evaluated rule holds or has a valid exception.",
      "2 of 3 rules hold, 1 not evaluated; judged: 4 revisions (1–5), 1 of 5 missing, 2026-01-05 08:00 UTC to 2026-07-27 20:16 UTC; not evaluated: usage.",
      "1 finding is excepted; the next exception ends on 2026-12-31.",
    ]);
    expect(standing(only(compliant(), []))[0]).toBe("Every evaluated rule holds.");
  });

  it("compliant: counts what was not evaluated beyond five parts", () => {
    const parts = (n: number) =>
      standing({
        ...compliant(),
        notEvaluated: Array.from({ length: n }, (_, i) => ({ what: `part ${i + 1}`, reason: "r" })),
      })[1];
    expect(parts(5)).toMatch(/; not evaluated: part 1, part 2, part 3, part 4 and part 5\.$/);
    expect(parts(7)).toMatch(/; not evaluated: part 1, part 2, part 3, part 4, part 5 and 2 more\.$/);
  });

  it("compliant: does not say that every rule holds while one fails, or was not evaluated", () => {
    expect(standing(only(compliant(), [{ severity: "info" }]))[0]).toBe("No finding above severity info is open.");
    const { summary, ...report } = compliant();
    const all = { ...summary, rules: { ...summary.rules, notEvaluated: 0 } };
    const rules = report.rules.filter(({ status }) => status !== "not-evaluated");
    const first = (rows: Report["rules"]) => standing({ ...report, summary: all, rules: rows })[0];
    expect(first(rules)).toBe("Every rule holds or has a valid exception.");
    const idle = { ...rules[0]!, id: "usage/denied-model", policy: null, status: "not-evaluated" as const };
    expect(first([...rules, idle])).toBe("Every evaluated rule holds or has a valid exception.");
    expect(standing({ ...report, summary: all, rules, notEvaluatedRules: ["integrity/audit-gap"] })[0]).toBe(
      "Every evaluated rule holds or has a valid exception.",
    );
  });

  it("nothing evaluated: does not say that a source has no revision if it could not be read", () => {
    const because = (code: string) => {
      const { evidence, ...report } = incomplete();
      return standing({ ...report, evidence: { ...evidence, problems: [{ code, message: "the reason" }] } })[1];
    };
    expect(because("unread")).toContain("no revision could be read, so no rule was applied.");
    expect(because("no-history")).toContain("it has no revision, so no rule was applied.");
  });

  it("incomplete: why, and what is open regardless", () => {
    expect(standing(broken()).slice(0, 2)).toEqual([
      "No verdict: revision 4 is missing.",
      "4 revisions could be read; 4 findings are open in what could be read. For a verdict, audit a ledger that has these revisions, or leave out --require-contiguous.",
    ]);
  });

  it("nothing evaluated: also where no rule is in force", () => {
    const report = broken();
    const problems = [{ code: "nothing-evaluated", message: "no rule of a policy is in force at this time" }];
    const rules = report.rules.map((rule) => ({ ...rule, status: "not-evaluated" as const }));
    const counts = { ...report.summary.rules, passing: 0, failing: 0, notEvaluated: report.summary.rules.total };
    const idle = { ...report, rules, evidence: { ...report.evidence, problems } };
    const nothing = { ...idle, summary: { ...report.summary, rules: counts } };
    expect(stateTitle(nothing)).toBe("Nothing evaluated");
    // It says nothing of windows, as no rule could open one.
    const posture = (of: Report) => plain(evidenceLines(of).find(({ term }) => term === "Posture")!.says);
    expect([posture(report), posture(nothing)]).toEqual([
      expect.stringMatching(/^since revision 1: .* looser; .* open after the last revision/),
      expect.stringMatching(/^since revision 1: [^;]* looser$/),
    ]);
  });

  it("nothing evaluated: is its own state", () => {
    expect(standing(incomplete())[0]).toBe("Nothing was evaluated: there is no revision.");
    expect(stateTitle(incomplete())).toBe("Nothing evaluated");
  });

  it("tampered: which revision and whose, each once, and that nobody knows who changed it", () => {
    expect(standing(tampered())).toEqual([
      "Revision 2 is not what was sealed on 2026-03-01.",
      "No verdict on this history can be relied on.",
      "bo@example.com made revision 2 on 2026-02-10 09:30 UTC. Who changed it afterwards, and when, is not known.",
    ]);
    expect(standing({ ...drifted(), verdict: "tampered" })[0]).toBe("The history is not what was sealed.");
    // Whatever else is wrong with the evidence; and the name of a file stays as it is.
    const problems = ["page", "ledger-tampered"].map((code) => ({
      code,
      message: "entries.jsonl: 1 entry is missing",
    }));
    const damaged = { ...drifted(), verdict: "tampered" as const };
    expect(standing({ ...damaged, evidence: { ...damaged.evidence, problems } }).slice(0, 3)).toEqual([
      "The ledger cannot be relied on: entries.jsonl: 1 entry is missing.",
      "No verdict on this history can be relied on.",
      "Keep the ledger as it is, and ask whoever can write to it.",
    ]);
  });

  it("tampered: how many findings prove it, if the headline tells of one of several", () => {
    const [proof, ...others] = tampered().findings;
    const proofs = [proof!, { ...proof!, id: idOf(98), rule: "integrity/truncated" }, { ...proof!, id: idOf(99) }];
    expect(standing({ ...tampered(), findings: [...proofs.slice(0, 2), ...others] })[1]).toBe(
      "1 further finding shows that the history was changed afterwards.",
    );
    expect(standing({ ...tampered(), findings: [...proofs, ...others] })[1]).toBe(
      "2 further findings show that the history was changed afterwards.",
    );
  });

  it("has something to say about the last audit, or why not", () => {
    expect(noLastWords(drifted())).toBe("This audit was not compared with the last one.");
    expect(noLastWords(incomplete())).toMatch(/no ledger/);
    const problems = [{ code: "ledger-tampered", message: "entries.jsonl: 1 entry is missing" }];
    const unreliable = { ...drifted(), evidence: { ...drifted().evidence, ledger: null, problems } };
    expect(noLastWords(unreliable)).toBe(
      "No comparison with an earlier audit, because the ledger cannot be relied on.",
    );
    expect(plain(evidenceLines(unreliable).find(({ term }) => term === "Ledger")!.says)).toBe(
      "not used, because it cannot be relied on: no revision was compared with it",
    );
    const first = { ...drifted(), evidence: { ...drifted().evidence } };
    first.evidence.ledger = { ...first.evidence.ledger!, lastCompleteAudit: null };
    expect(noLastWords(first)).toBe("No comparison: the ledger has no earlier complete audit.");
    expect(plain(rulesOf([idOf(1), idOf(1), idOf(3), "f_unknown"], bookOf(drifted()), 1))).toBe(
      "models/modelPolicy.allowedModelIds ×2 and 1 more rule",
    );
  });

  it.each(["text", "markdown", "html"] as const)(
    "explains in %s what is no longer reported, where it is",
    async (name) => {
      const render = await reporters[name].load();
      const saidOf = (gone: string[]) => {
        const report = drifted();
        const sinceLast = { ...report.summary.sinceLast!, gone };
        const text = whole(render({ ...report, summary: { ...report.summary, sinceLast } }, { width: 400 }));
        return ["no longer reported", "not counted as resolved"].map((words) => text.includes(words));
      };
      expect(saidOf([])).toEqual([false, false]);
      expect(saidOf(["f_00000000000000aa"])).toEqual([true, true]);
    },
  );
});

describe("the evidence", () => {
  const lines = (report: Report) => evidenceLines(report).map(({ term, says }) => `${term}: ${plain(says)}`);

  it("names what was looked at and what was not", () => {
    expect(lines(drifted())).toEqual([
      "Source: service https://api.example.com, 2 requests",
      "Revisions: 4 revisions (1–5), 1 of 5 missing",
      "Period: 2026-01-05 08:00 UTC to 2026-07-27 20:16 UTC",
      "Policies: 2 files: models sha256:4f1c4f1c…4f1c, sandbox sha256:9a0b9a0b…9a0b",
      "Rules: 1 of 3 rules holds, 1 fails, 1 not evaluated; 3 built-in rules fail as well",
      "Posture: since revision 1: 1 tighter change, 2 looser; 3 windows open after the last revision, including accepted ones",
      "Exposed: high 115 d 6 h; medium at least 151 d 8 h in all, including accepted time",
      "Not evaluated: usage (no usage data was asked for); rule later/wikiCloudSync (in force from 2027-01-01)",
      "Coverage: 4 of 6 settings seen are governed by a rule",
      "Secrets: 1 literal ever seen",
      "Ledger: 12 entries, head sha256:c2d4c2d4…c2d4, anchored outside",
      "Run by: ada in example-org/controls, workflow audit, run 4711",
      "Tool: driftline 0.1.0, exit code 1",
      "To do it again: driftline audit --ledger sha256:9b07 --organization example-org --policy sha256:4f1c",
    ]);
  });

  it("says that open windows include accepted ones only of windows that are in a count it states", () => {
    const report = drifted();
    const [first] = report.findings;
    const row = report.posture.at(-1)!;
    const posture = (open: number[], findings: Report["findings"]) => {
      const rows = open.map((high, i) => ({ ...row, revision: i + 1, open: { ...row.open, high, medium: 0, low: 0 } }));
      return lines({ ...report, findings, posture: rows }).find((line) => line.startsWith("Posture: "))!;
    };
    const introduced = { ...first!.introduced, revision: 1 };
    const resolved = { revision: 2, at: first!.introduced.at, by: null };
    const outgrown = { ...first!, status: "resolved" as const, ended: "outgrown" as const, introduced, resolved };
    const excepted = { ...first!, status: "excepted" as const, introduced, resolved: null };
    const words = "including accepted ones";
    expect(posture([1, 1], [outgrown])).not.toContain(words);
    expect(posture([2, 1], [outgrown])).toMatch(/at most 2.* \(after revision 1\), including accepted ones$/);
    expect(posture([1, 1], [excepted])).toContain(words);
  });

  it("has a period that every revision lies in, also if the clock ran back", async () => {
    const [first, second, third] = hourly({}, {}, {});
    const changes = [second!, third!, first!].map((item, i) => ({ ...item, revision: i + 1 }));
    const lines = evidenceLines(await judge(changes, await policy("id: p\nsettings: { maxAutonomyLevel: low }\n")));
    const period = lines.find(({ term }) => term === "Period");
    expect(plain(period?.says ?? [])).toBe("2026-03-01 00:00 UTC to 2026-03-01 02:00 UTC");
  });

  it("counts built-in rules that were not evaluated apart from those of the policies", () => {
    const idle = { status: "not-evaluated" as const, reason: "no figures" };
    const [own, other] = drifted().rules;
    const built = (id: string) => ({ ...other!, ...idle, id, policy: null, location: null });
    const rules = [{ ...own!, ...idle }, built("usage/a"), built("usage/b")];
    expect(lines({ ...drifted(), notEvaluated: [], rules })).toContain(
      `Not evaluated: rule ${own!.id} (no figures); 2 built-in rules (no figures)`,
    );
  });

  it("says that every rule was evaluated of those of the policies alone, and counts the built-in rules without data", () => {
    const report = { ...drifted(), notEvaluated: [], rules: drifted().rules.slice(0, 1) };
    const judged = "every rule of the policies was evaluated";
    expect(lines(report)).toContain(`Not evaluated: ${judged}`);
    const off = { what: "usage/a", reason: "switched off by the configuration" };
    const lacking = ["integrity/audit-gap", "usage/a", "usage/b"];
    expect(lines({ ...report, notEvaluatedRules: lacking })).toContain(
      `Not evaluated: 3 built-in rules (their data was not given); ${judged}`,
    );
    expect(lines({ ...report, notEvaluated: [off], notEvaluatedRules: lacking })).toContain(
      `Not evaluated: usage/a (${off.reason}); 2 built-in rules (their data was not given)`,
    );
  });

  it("says of rules that hold by an exception alone that they do", () => {
    const report = drifted();
    const passing = report.rules.find(({ status }) => status === "passing")!;
    const excepted = { ...passing, id: "sandbox/other", status: "excepted" as const };
    expect(lines(counted({ ...report, rules: [...report.rules, excepted] }))).toContain(
      "Rules: 2 of 4 rules hold, 1 of them by an exception, 1 fails, 1 not evaluated; 3 built-in rules fail as well",
    );
  });

  it("says the most windows open of what was seen if revisions are missing", () => {
    const report = drifted();
    const [first, ...laterRows] = report.posture;
    const posture = [{ ...first!, open: { ...first!.open, high: 9 } }, ...laterRows];
    const said = (rows: Report["revisions"]) =>
      lines({ ...report, posture, revisions: rows }).find((line) => line.startsWith("Posture: "));
    expect(said(report.revisions)).toMatch(/, at most \d+ of what was seen \(after revision 1\)/);
    expect(said(report.revisions.slice(0, 2))).toMatch(/, at most \d+ \(after revision 1\)/);
  });

  it("says that built-in rules fail as well only if a rule of a policy fails", () => {
    const report = drifted();
    const rules = { ...report.summary.rules, failing: 0 };
    expect(lines({ ...report, summary: { ...report.summary, rules } })).toContain(
      "Rules: 1 of 3 rules holds, 1 not evaluated; 3 built-in rules fail",
    );
  });

  it("says that an emulator answered, and what makes it incomplete", () => {
    const report = broken();
    const problems = Array.from({ length: 7 }, (_, i) => ({ code: "revision-gap", message: `problem ${i}` }));
    const output = lines({ ...report, evidence: { ...report.evidence, emulated: true, problems } });
    expect(output[0]).toBe("Source: service https://api.example.com, 2 requests, an emulator");
    expect(output.slice(1, 7)).toEqual([
      ...[0, 1, 2, 3, 4].map((i) => `Incomplete: problem ${i}`),
      "Incomplete: and 2 more problems",
    ]);
  });
});

describe("a finding", () => {
  const book = bookOf(drifted());
  const of = (n: number) => drifted().findings.find((row) => row.id === idOf(n))!;
  const begins = (item: Finding) => plain(beginning(item, book, limits));
  const ends = (item: Finding) => plain(ending(item, book));

  it.each([
    [3, "bo@example.com changed sandbox.enabled from true to false in revision 2 on 2026-02-10 09:30 UTC"],
    [
      4,
      "last failing state: sandbox.network.allowedDomains has no effect because sandbox.enabled is off, since revision 2 on 2026-02-10 09:30 UTC by bo@example.com",
    ],
    [
      2,
      "maxAutonomyLevel was already high in revision 1 on 2026-01-05 08:00 UTC, the first one seen; who set it and when are not known",
    ],
    [5, "mallory@example.net made revision 5 on 2026-07-27 20:16 UTC, and is not a listed editor"],
    [7, "revision 4 is missing before revision 5 on 2026-07-27 20:16 UTC; who made it is not known"],
    [8, "since 2026-11-01 00:00 UTC: 1 exception for sandbox/sandbox.enabled accepts no current violation"],
  ])("%i began: %s", (n, words) => expect(begins(of(n))).toBe(words));

  it.each([
    [["2026-03-02"], "on"],
    [["2026-03-02", "2026-03-05"], "since"],
  ])("about an event of use on %s begins with its time", (days, word) => {
    const introduced = { revision: null, at: "2026-03-02T00:00:00.000Z", by: null, exact: false };
    const used = days.map((day) => ({ day, provisional: false, revisions: [] }));
    const event: Finding = { ...of(5), kind: "access", introduced, message: "somebody used the agent", days: used };
    expect(begins(event)).toBe(`${word} 2026-03-02 00:00 UTC: somebody used the agent`);
  });

  it.each<[string, Finding["kind"], string, string]>([
    ["", "integrity", "revision 5 is not what was sealed", "revision 5 of 2026-07-27 20:16 UTC is not what was sealed"],
    [
      "with its time",
      "integrity",
      "revision 5 is dated 2026-07-27 20:16 UTC, after this audit",
      "revision 5 is dated 2026-07-27 20:16 UTC, after this audit",
    ],
    ["only later", "integrity", "a secret stood there", "revision 5 on 2026-07-27 20:16 UTC: a secret stood there"],
    [
      "with its editor",
      "access",
      "mallory@example.net made revision 5, and is no member",
      "mallory@example.net made revision 5 on 2026-07-27 20:16 UTC, and is no member",
    ],
    [
      "among others",
      "access",
      "mallory@example.net made revisions 5 and 6, and is no member",
      "in revision 5 on 2026-07-27 20:16 UTC: mallory@example.net made revisions 5 and 6, and is no member",
    ],
  ])("whose message names the revision %s names it once", (_, kind, message, words) => {
    const event = of(5);
    expect(begins({ ...event, kind, message })).toBe(words);
  });

  it("with a later value keeps what changed apart from who changed it", async () => {
    const domains = (...allowedDomains: string[]) => ({ sandbox: { enabled: true, network: { allowedDomains } } });
    const rules = await policy(
      "id: p\nsettings: { sandbox: { network: { allowedDomains: { subsetOf: [a.example] } } } }\n",
    );
    const report = await judge(
      hourly(
        domains("a.example"),
        { by: bo, set: domains("a.example", "x.example") },
        domains("a.example", "x.example", "y.example"),
      ),
      rules,
    );
    const [only] = report.findings.filter(({ kind }) => kind === "setting");
    expect(bylines(only!, bookOf(report), limits).map(plain)).toEqual([
      "+ y.example, 2 unchanged; by ada@corp.example, revision 3, 2026-03-01 02:00 UTC",
      "opened by bo@corp.example, revision 2, 2026-03-01 01:00 UTC: + x.example, 1 unchanged",
    ]);
  });

  it("that was seen on a day does not date the end of its message by that day", () => {
    const message = "cy@example.com used the agent until 2026-02-27, and is not a member now";
    const left = { ...of(8), kind: "access" as const, message, introduced: { ...of(8).introduced, exact: false } };
    expect(begins(left)).toBe(`on 2026-11-01 00:00 UTC: ${message}`);
    expect(begins({ ...left, exposureSeconds: 60 })).toBe(`since 2026-11-01 00:00 UTC: ${message}`);
  });

  it("that an allowed entry is not used is so since the day from which it was not", () => {
    const message = "m-a was allowed and not used on any of 5 days, 2026-11-10 to 2026-11-14";
    const introduced = { ...of(8).introduced, exact: false };
    const unused = {
      ...of(8),
      kind: "usage" as const,
      subject: "/modelPolicy/allowedModelIds/m-a",
      message,
      introduced,
    };
    expect(begins(unused)).toBe(`since 2026-11-01 00:00 UTC: ${message}`);
    expect(begins({ ...unused, subject: "usage/model/m-a" })).toBe(`on 2026-11-01 00:00 UTC: ${message}`);
  });

  it("that only the present shows does not begin with the audit", () => {
    const { asOf } = drifted();
    const message = "the agent is root on the computer build-01";
    const seen = { ...of(8), kind: "computer" as const, message, introduced: { ...of(8).introduced, at: asOf } };
    const inexact = { ...seen, exposureSeconds: 0, introduced: { ...seen.introduced, exact: false } };
    expect(begins(inexact)).toBe(`seen at 2026-11-20 00:00 UTC: ${message}`);
    expect(begins({ ...seen, exposureSeconds: 0 })).toBe(`since 2026-11-20 00:00 UTC: ${message}`);
  });

  it("that is an editor's deed names the editor, whatever its kind", () => {
    const event = of(5);
    for (const kind of ["lever", "change", "secret", "access"] as const)
      expect(begins({ ...event, kind, message: "a host moved" })).toBe(
        "mallory@example.net made revision 5 on 2026-07-27 20:16 UTC: a host moved",
      );
    const nobody = { ...event.introduced, by: null };
    expect(begins({ ...event, kind: "lever", message: "a host moved", introduced: nobody })).toBe(
      "revision 5 on 2026-07-27 20:16 UTC: a host moved",
    );
  });

  it("behind a gap began at the latest then", () => {
    const inexact = { ...of(1), introduced: { ...of(1).introduced, exact: false } };
    expect(begins(inexact)).toBe(
      "modelPolicy.allowedModelIds already had gpt-x-preview among its 3 entries in revision 5 on 2026-07-27 20:16 UTC; revisions before it are missing, so it began then at the latest",
    );
    expect(age(inexact, book)).toBe("open at least 115 d 3 h");
  });

  it("finds the change that opened it in its own setting, one around or inside it, or its switch", () => {
    expect(standingChange(of(1), book)?.subject).toBe("/modelPolicy/allowedModelIds");
    expect(standingChange({ ...of(1), subject: "/modelPolicy" }, book)?.subject).toBe("/modelPolicy/allowedModelIds");
    expect(standingChange({ ...of(1), subject: "/modelPolicy/allowedModelIds/0" }, book)?.op).toBe("replace");
    expect(standingChange(of(4), book)?.subject).toBe("/sandbox/enabled");
    expect(standingChange({ ...of(1), subject: "/elsewhere" }, book)).toBeUndefined();
    expect(standingChange(of(2), book)).toBeUndefined();
  });

  it.each([
    [1, "open, for 115 d 3 h as of 2026-11-20 00:00 UTC"],
    [3, "closed by ada@example.com in revision 3 on 2026-02-10 12:45 UTC, after 3 h 15 min"],
    [5, "open until an exception accepts it"],
    [6, "accepted until 2026-12-31 by ada@example.com"],
    [8, "noted only: it happened before the policy took effect"],
  ])("%i ended: %s", (n, words) => expect(ends(of(n))).toBe(words));

  const inTime = "an approval (given by 2026-11-21 00:00 UTC at the latest) or an exception accepts it";
  it.each([
    ["editors/unapproved", `open until ${inTime}`],
    ["levers/command", `open until it is put back, or ${inTime}`],
  ])("an event of %s that may still be approved is %s", (rule, words) =>
    expect(ends({ ...of(5), rule, approvableUntil: "2026-11-21T00:00:00.000Z" })).toBe(words),
  );

  it.each([
    ["editors/unapproved", "open until an exception accepts it"],
    ["levers/command", "open until it is put back, or an exception accepts it"],
    ["secrets/exposed-in-history", "open until an exception accepts it"],
  ])("an event of %s that no approval can end is %s", (rule, words) => expect(ends({ ...of(5), rule })).toBe(words));

  const limit = (item: Finding, asOf: string) => limitWords(item, { ...book, report: { ...book.report, asOf } });

  it("where an exception begins or stops to accept is not called closed", () => {
    const due = "2026-02-11T12:00:00.000Z";
    const accepted = { ...of(3), ended: "accepted" as const, dueAt: due };
    const outgrown = { ...of(3), ended: "outgrown" as const, dueAt: due };
    const start =
      "ended by ada@example.com in revision 3 on 2026-02-10 12:45 UTC, after 3 h 15 min, when the deviation";
    expect([ends(accepted), age(accepted, book), limit(accepted, "x")]).toEqual([
      `${start} came within an exception`,
      "was open 3 h 15 min",
      "ended within its limit",
    ]);
    expect([ends(outgrown), age(outgrown, book), limit(outgrown, "x")]).toEqual([
      `${start} left its exception; another finding continues it`,
      "lasted 3 h 15 min",
      "ended within its limit",
    ]);
  });

  it("that no revision brought is open for as long as it is found", () => {
    const unused = {
      ...of(5),
      subject: "approval:CHG-1",
      introduced: { ...of(5).introduced, revision: null, by: null },
    };
    expect(plain(ending(unused, book))).toBe("open until an audit no longer finds it");
  });

  it("that an approval closed names it", () => {
    const approved = {
      ...of(5),
      status: "resolved" as const,
      resolved: { revision: null, at: "2026-08-01T00:00:00.000Z", by: null, approval: "CHG-9" },
    };
    expect(ends(approved)).toBe("closed by approval CHG-9 on 2026-08-01 00:00 UTC");
  });

  it("has a time limit in words", () => {
    expect(limit(of(1), "2026-11-20T00:00:00.000Z")).toBe("101 d 3 h over its limit");
    expect(limit(of(1), "2026-08-09T20:16:40.000Z")).toBe("1 d left");
    expect(limit(of(2), "2026-11-20T00:00:00.000Z")).toBe("no time limit set");
    expect(limit({ ...of(3), dueAt: "2026-02-10T12:00:00.000Z" }, "x")).toBe("closed 45 min after its limit");
    expect(limit({ ...of(3), dueAt: "2026-02-11T12:00:00.000Z" }, "x")).toBe("closed within its limit");
    expect(limit(of(5), "x")).toBe("an event has no time limit");
    const resolved = { ...of(3).resolved!, revision: 99 };
    expect(limit({ ...of(3), resolved, dueAt: "2026-02-10T12:00:00.000Z" }, "x")).toBe(
      "closed at most 45 min after its limit",
    );
  });

  const off = {
    switch: "/modelPolicy/allowAllServiceModels",
    wanted: false,
    since: { ...of(1).introduced, revision: 2, by: { id: null, email: null, name: null } },
  };

  it.each<[Partial<Finding>, string]>([
    [{ remediation: "Do this." }, "Do this."],
    [{ remediation: "Ask Ada" }, "Ask Ada."],
    [{ fix: { a: { b: 3 }, c: null } }, "Set a.b to 3 and remove c."],
    [
      { remedy: ["remove ", { field: "offending" }, " from ", { field: "subject" }], offending: ["b", null, "c"] },
      "Remove b, c from modelPolicy.allowedModelIds.",
    ],
    [
      { remedy: ["set ", { field: "subject" }, " to exactly ", { values: ["a", "b"], joint: "and" }] },
      "Set modelPolicy.allowedModelIds to exactly a and b.",
    ],
    [{ remedy: ["rotate the secret in "], fix: { a: 3 } }, "Set a to 3."],
    [{ inert: off }, "Set modelPolicy.allowAllServiceModels to false."],
    [{}, ""],
  ])("%j is put right so: %s", (parts, words) => expect(plain(remedy(finding(1, parts), limits))).toBe(words));

  it("is ranked by severity, then by how long it is open, events last", () => {
    const at = (revision: number) => ({ revision, at: `2026-01-0${revision}T00:00:00.000Z`, by: ada, exact: true });
    const ranked = worstFirst([
      finding(1, { exposureSeconds: 5 }),
      finding(2, { introduced: at(2) }),
      finding(3, { introduced: at(1) }),
      finding(4, { exposureSeconds: 9 }),
      finding(5, { severity: "critical" }),
      finding(6, { severity: "low", exposureSeconds: 99 }),
    ]);
    expect(ranked.map(({ id }) => Number(id.slice(2)))).toEqual([5, 4, 1, 3, 2, 6]);
  });

  it("is about a setting, a revision, a rule, or everything", () => {
    const subjects = ["/a/b~1c", "revision:7", "rule:x/y", "approval:CHG-1", "", "build-01"];
    expect(subjects.map((subject) => plain(subjectWords(subject)))).toEqual([
      "a.b/c",
      "revision 7",
      "rule x/y",
      "approval CHG-1",
      "the settings as a whole",
      "build-01",
    ]);
  });
});

describe("a value", () => {
  it.each<[Finding["actual"], string]>([
    [null, "not set"],
    ["", '"" (empty text)'],
    [[], "[] (empty list)"],
    [true, "true"],
    ["true", '"true"'],
    ["7", '"7"'],
    [7, "7"],
    ["not set", '"not set"'],
    ["gpt-5", "gpt-5"],
    [["a", "b"], "a, b"],
    [[null, "null"], 'null, "null"'],
    [["a", "b", "c", "d"], "a, b, c and 1 more"],
    [{ $secret: "literal", fingerprint: "fp:run:1" }, "[secret fp:run:1]"],
    [{ key: { $secret: "literal", fingerprint: "fp:run:1" } }, '{"key":"[secret fp:run:1]"}'],
    ["x".repeat(1041), `${"x".repeat(40)}… 1,001 more characters in the JSON report`],
  ])("%j is shown as %s", (value, words) => expect(plain(valueWords(value, limits))).toBe(words));

  it.each<[Finding["actual"], Finding["actual"], string]>([
    ["a", "b", "a → b"],
    [["a", "b"], ["b", "c"], "+ c, − a, 1 unchanged"],
    [["a"], null, "a → not set"],
    [["a", "b"], ["b", "a"], "a, b → b, a"],
    [[1, 2, 3, 4], [5, 6, 7, 8], "+ 5, + 6, + 7, − 1, and 4 more"],
  ])("from %j to %j is %s", (before, after, words) =>
    expect(plain(differenceWords(difference(before, after, limits)))).toBe(words),
  );

  it.each<[Finding["demand"], string]>([
    [["at most ", { value: "medium" }], "at most medium"],
    [["only ", { values: ["a", "b", "c"], joint: "or" }], "only a, b or c"],
    [["only ", { values: ["a", "b", "c", "d", "e"], joint: "or" }], "only a, b, c and 2 more"],
    [
      ["at least all of ", { values: ["a", "b"], joint: "and" }, " and ", { value: null }],
      "at least all of a and b and not set",
    ],
    [
      ["of the form that the policy sets (pattern ", { value: "a".repeat(50) }, ")"],
      `of the form that the policy sets (pattern ${"a".repeat(40)}… 10 more characters in the JSON report)`,
    ],
    [["\u202e", { field: "subject" }], "\\u{202e}"],
    [[], ""],
  ])("the words %j of a check are read as %j", (demand, words) =>
    expect(plain(demandWords(finding(1, { demand }), limits))).toBe(words),
  );

  it("takes as its own words only those of a check that no format has to escape", () => {
    const hostile = ["::error::x", "`", "a<b", "www.evil.example", "x".repeat(200), "   ", "@org", "[a](b)", "a\nb"];
    const demand = [...hostile, "at most ", " and ", "without any secret"];
    const own = demandWords(finding(1, { demand }), limits).filter((piece) => typeof piece === "string");
    expect(own).toEqual(["at most ", " and ", "without any secret"]);
  });
});

describe("what is cut off", () => {
  it("is counted in the singular too", () => {
    expect(plain(valueWords("x".repeat(41), limits))).toMatch(/… 1 more character in the JSON report$/);
    expect(plain(valueWords("x".repeat(42), limits))).toMatch(/… 2 more characters in the JSON report$/);
    const from = { revision: 1, at: "2026-01-05T10:00:00.000Z", by: ada, exact: true };
    const spans = Array.from({ length: 3 }, () => ({
      subject: "/a",
      from,
      until: from,
      ended: "removed" as const,
      masked: null,
      next: null,
    }));
    const secret = { ...drifted().secrets[0]!, spans };
    expect(plain(spansWords(secret, 2))).toMatch(/; and 1 more time$/);
    expect(plain(spansWords(secret, 1))).toMatch(/; and 2 more times$/);
  });
});
