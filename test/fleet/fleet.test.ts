// A fleet of many reports: sums, differences, and reasons for incompleteness.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryOf } from "../../src/fleet/entry.ts";
import { fleetOf, type FleetOptions } from "../../src/fleet/fleet.ts";
import { runOf } from "../../src/fleet/trend.ts";
import { type Fleet, fleetSchema } from "../../src/model/fleet.ts";
import type { Finding, Report } from "../../src/model/report/index.ts";
import { severities } from "../../src/model/severity.ts";
import { policiesWords } from "../../src/reporters/wording/evidence.ts";
import { plain } from "../../src/reporters/wording/phrase.ts";
import { broken, compliant, counted, drifted, finding, tampered } from "../reporters/fixture.ts";
import { builtin, edited, mixed, of, without } from "./reports.ts";

const fleet = (reports: readonly Report[], options: Partial<FleetOptions> = {}): Fleet =>
  fleetOf(
    reports.map((report) => entryOf(report)),
    { version: "0.1.0", asOf: undefined, maxAgeSeconds: undefined, expected: undefined, failOn: "high", ...options },
  );
const later = (hours: number) => Date.parse(drifted().asOf) + hours * 3_600_000;
const RULE = "models/modelPolicy.allowedModelIds";

describe("the verdict of a fleet", () => {
  it("is the worst of all", () => {
    expect(fleet([of("a", compliant()), of("b", compliant())])).toMatchObject({ verdict: "compliant", exitCode: 0 });
    expect(fleet([of("a", compliant()), of("b")])).toMatchObject({ verdict: "drifted", exitCode: 1 });
    expect(fleet([of("a"), of("b", broken())])).toMatchObject({ verdict: "incomplete", exitCode: 3 });
    expect(fleet([of("a", tampered()), of("b", broken())])).toMatchObject({ verdict: "tampered", exitCode: 4 });
  });

  it("is decided by its own threshold, whatever the reports were made with", () => {
    const low = counted({ ...compliant(), verdict: "drifted", findings: [finding(1, { severity: "low" })] });
    expect(fleet([of("a", { ...low, exitCode: 1 })])).toMatchObject({ verdict: "drifted", exitCode: 0 });
    expect(fleet([of("a", low)], { failOn: "low" }).exitCode).toBe(1);
    expect(fleet([of("a", drifted())], { failOn: "never" })).toMatchObject({ verdict: "drifted", exitCode: 0 });
  });

  it("is no success where something that was asked for did not come", () => {
    const unread = of("a", { ...compliant(), exitCode: 3 });
    expect(fleet([unread, of("b", compliant())])).toMatchObject({
      verdict: "compliant",
      exitCode: 3,
      problems: [{ code: "unread", organization: "a" }],
    });
  });
});

describe("an organization that is expected", () => {
  it("and has no report makes the fleet incomplete, and tampering worse still", () => {
    const result = fleet([of("corp", compliant())], { expected: ["corp", "labs"] });
    expect(result).toMatchObject({ verdict: "incomplete", exitCode: 3, missing: ["labs"] });
    expect(result.problems).toEqual([{ code: "missing", organization: "labs", message: "no report of labs" }]);
    expect(result.summary.organizations).toMatchObject({ total: 1, compliant: 1, missing: 1 });
    expect(fleet([of("corp", tampered())], { expected: ["labs"] })).toMatchObject({ verdict: "tampered", exitCode: 4 });
  });

  it("and is misspelt is told so", () => {
    const result = fleet([of("corp", compliant())], { expected: ["crop"] });
    expect(result.problems[0]!.message).toBe('no report of crop; did you mean "corp"?');
    expect(result.organizations[0]!.expected).toBe(false);
    expect(result.summary.organizations.unexpected).toBe(1);
  });

  it("and is written with other characters that look the same is told so", () => {
    const [expected, there] = ["caf\u00e9", "cafe\u0301"];
    expect(fleet([of(there, compliant())], { expected: [expected] }).problems[0]!.message).toBe(
      `no report of ${expected}; the name of a report has other Unicode characters: cafe\\u{301} is there, and caf\\u{e9} is expected`,
    );
  });

  it("and is there changes nothing", () => {
    const result = fleet([of("corp", compliant())], { expected: ["corp"] });
    expect(result).toMatchObject({ verdict: "compliant", exitCode: 0, problems: [], missing: [] });
  });
});

describe("a report that is too old", () => {
  it("makes the fleet incomplete, with how old it is", () => {
    const reports = [of("corp", compliant())];
    expect(fleet(reports, { asOf: later(48), maxAgeSeconds: 48 * 3600 })).toMatchObject({ verdict: "compliant" });
    const result = fleet(reports, { asOf: later(49), maxAgeSeconds: 48 * 3600 });
    expect(result).toMatchObject({ verdict: "incomplete", exitCode: 3 });
    expect(result.problems[0]!.message).toBe("the report of corp is 2 d 1 h older than this one; the maximum is 2 d");
    expect(result.organizations[0]).toMatchObject({ stale: true, ageSeconds: 49 * 3600 });
  });

  it("or from the future is no better", () => {
    const result = fleet([of("corp", compliant())], { asOf: later(-3), maxAgeSeconds: 3600 });
    expect(result.problems[0]!.message).toBe("the report of corp is 3 h later than this one; the maximum is 1 h");
    expect(result.exitCode).toBe(3);
  });

  it("is measured from the newest report if no time is given", () => {
    const newest = { ...compliant(), asOf: new Date(later(49)).toISOString() };
    const result = fleet([of("old", compliant()), of("new", newest)], { maxAgeSeconds: 48 * 3600 });
    expect(result).toMatchObject({ asOf: newest.asOf, verdict: "incomplete" });
    expect(result.problems.map(({ code, organization }) => [code, organization])).toEqual([["stale", "old"]]);
  });

  it("counts as it is where nothing was said of age", () => {
    expect(fleet([of("corp", compliant())], { asOf: later(9999) }).verdict).toBe("compliant");
  });
});

describe("the trend", () => {
  const at = (report: Report, asOf: string, parts: Partial<Report> = {}) => ({ ...report, asOf, ...parts });
  const runs = (...reports: Report[]) => reports.map((report) => runOf(entryOf(report)));
  const options = {
    version: "0.1.0",
    asOf: undefined,
    maxAgeSeconds: undefined,
    expected: undefined,
    failOn: "high",
  } as const;
  const [monday, tuesday] = ["2026-01-05", "2026-01-06"];

  it("has the judged report alone where there is no other", () => {
    const { organizations, trend } = fleet([of("corp")]);
    const { asOf, verdict, open } = organizations[0]!;
    expect(organizations[0]!.runs).toEqual([{ asOf, verdict, open, comparable: true }]);
    expect(trend.map(({ day }) => day)).toEqual([drifted().asOf.slice(0, 10)]);
  });

  it("sums the fleet only on days on which every organization has a report, by the last of each", () => {
    const early = at(of("corp", drifted()), `${monday}T01:00:00.000Z`);
    const late = at(of("corp", compliant()), `${monday}T02:00:00.000Z`);
    const labs = at(of("labs", drifted()), `${monday}T23:59:59.999Z`);
    const alone = at(of("labs", drifted()), `${tuesday}T00:00:00.000Z`);
    const judged = [of("corp"), of("labs")].map(entryOf);
    const result = fleetOf(judged, options, runs(alone, late, labs, early));
    expect(result.trend).toEqual([
      { day: monday, verdict: "drifted", open: drifted().summary.open, comparable: true },
      expect.objectContaining({ day: drifted().asOf.slice(0, 10), open: result.summary.open }),
    ]);
  });

  it("gives the fleet no day where one organization has no report then", () => {
    const result = fleetOf([of("corp"), at(of("labs"), `${tuesday}T00:00:00.000Z`)].map(entryOf), options);
    expect(result.trend).toEqual([]);
  });

  it("says where a count may differ because of other policy files or another version", () => {
    const old = `${monday}T00:00:00.000Z`;
    const tool = { ...drifted().tool, version: "0.0.9" };
    for (const other of [at(edited(of("corp")), old), at(of("corp"), old, { tool })]) {
      const result = fleetOf([entryOf(of("corp"))], options, runs(other));
      expect(result.organizations[0]!.runs.map(({ comparable }) => comparable)).toEqual([false, true]);
      expect(result.trend.map(({ comparable }) => comparable)).toEqual([false, true]);
    }
  });
});

describe("the drift between organizations", () => {
  it("is a rule that holds in one and fails in another", () => {
    const result = fleet([of("corp"), of("north", without(drifted(), RULE))]);
    const rule = result.rules.find(({ id }) => id === RULE)!;
    expect(rule).toMatchObject({ differs: true, counts: { passing: 1, failing: 1, absent: 0 } });
    expect(rule.cells.map(({ organization, status }) => [organization, status])).toEqual([
      ["corp", "failing"],
      ["north", "passing"],
    ]);
    expect(rule.cells[0]!.message).not.toBe(null);
    const same = fleet([of("corp"), of("labs")]);
    expect(same.rules.filter(({ differs }) => differs)).toEqual([]);
  });

  it("keeps what a rule is in each organization, and of the rule what is the same in all", () => {
    const values = { title: "Few models", policy: "few", subject: "/few", severity: "info" } as const;
    const other = {
      ...compliant(),
      rules: compliant().rules.map((row) => (row.id === RULE ? { ...row, ...values } : row)),
    };
    const row = compliant().rules.find(({ id }) => id === RULE)!;
    const { title, policy, subject, severity } = row;
    const rule = fleet([of("a", compliant()), of("b", other)]).rules.find(({ id }) => id === RULE)!;
    expect(rule).toMatchObject({ title: null, policy: null, subject: null, severity });
    expect(rule.cells).toMatchObject([
      { organization: "a", title, policy, subject, severity },
      { organization: "b", ...values },
    ]);
    const same = fleet([of("a", compliant()), of("c", compliant())]).rules.find(({ id }) => id === RULE);
    expect(same).toMatchObject({ title, policy, subject, severity });
  });

  it("names no subject of a built-in rule whose findings have several", () => {
    const lever = (number: number, subject: string) =>
      finding(number, { rule: "levers/command", kind: "lever", subject });
    const [hooks, models] = [lever(7, "/hooks"), lever(8, "/customModels")];
    const subjects = (...reports: Report[]) => {
      const rule = fleet(reports).rules.find(({ id }) => id === "levers/command")!;
      return [rule.subject, ...rule.cells.map(({ subject }) => subject)];
    };
    const [a, b] = [of("a", builtin(drifted(), hooks)), of("b", builtin(drifted(), models))];
    expect(subjects(a, b)).toEqual([null, "/hooks", "/customModels"]);
    expect(subjects(a, of("c"))).toEqual(["/hooks", "/hooks", null]);
    expect(subjects(of("d", builtin(builtin(drifted(), hooks), models)))).toEqual([null, null]);
  });

  it("is one policy in two versions", () => {
    const { policies } = fleet([of("a"), of("b"), of("c", edited(drifted()))]);
    const [first] = policies;
    expect(first).toMatchObject({ differs: true, absent: [] });
    expect(first!.versions.map(({ organizations }) => organizations)).toEqual([["a", "b"], ["c"]]);
    expect(policies.slice(1).every(({ differs }) => !differs)).toBe(true);
  });

  it("is known by its file if it has no id, like a file of exceptions", () => {
    const [first] = compliant().evidence.policies;
    const files = ["policies/approvals.yaml", "policies/exceptions.yaml"];
    const policies = files.map((file, i) => ({ ...first!, id: "", file, digest: `sha256:${String(i).repeat(64)}` }));
    const report = { ...compliant(), evidence: { ...compliant().evidence, policies } };
    const result = fleet([of("a", report), of("b", report)]);
    expect(result.policies.map(({ id, differs }) => [id, differs])).toEqual(files.map((file) => [file, false]));
    expect(plain(policiesWords(report))).toMatch(
      /^2 files: policies\/approvals\.yaml \S+, policies\/exceptions\.yaml \S+$/,
    );
  });

  it("names who is not judged by a policy at all", () => {
    const none = { ...compliant(), rules: [], evidence: { ...compliant().evidence, policies: [] } };
    const result = fleet([of("a", compliant()), of("b", none)]);
    expect(result.policies[0]!.absent).toEqual(["b"]);
    expect(result.rules.find(({ id }) => id === RULE)!.counts.absent).toBe(1);
  });

  it("takes a built-in rule that found nothing for clear, on complete evidence alone", () => {
    const lever = finding(7, { rule: "levers/command", kind: "lever", subject: "/customModels", severity: "high" });
    const result = fleet([of("a", builtin(drifted(), lever)), of("b"), of("c", broken())]);
    const rule = result.rules.find(({ id }) => id === "levers/command")!;
    expect(rule.cells.map(({ organization, status }) => [organization, status])).toEqual([
      ["c", "not-evaluated"],
      ["a", "failing"],
      ["b", "clear"],
    ]);
    expect(rule).toMatchObject({ policy: null, differs: true, worst: "high", counts: { absent: 0 } });
  });

  it.each([
    ["that is off", "levers/command", "lever", { notEvaluated: [{ what: "levers/command", reason: "switched off" }] }],
    ["whose data is missing", "access/active-non-member", "access", { people: null }],
    [
      "that the report names as not evaluated",
      "integrity/audit-gap",
      "integrity",
      { notEvaluatedRules: ["integrity/audit-gap"] },
    ],
    [
      "that needs a ledger, without one",
      "integrity/truncated",
      "integrity",
      { evidence: { ...drifted().evidence, ledger: null } },
    ],
  ] as const)("does not take a built-in rule %s for clear", (_, id, kind, parts) => {
    const found = builtin({ ...drifted(), people: [] }, finding(7, { rule: id, kind, subject: "/x" }));
    const { rules } = fleet([
      of("a", found),
      of("b", { ...drifted(), people: [] }),
      of("c", drifted(), parts as object),
    ]);
    const cells = rules.find((rule) => rule.id === id)!.cells;
    expect(cells.map(({ status }) => status)).toEqual(["failing", "clear", "not-evaluated"]);
  });

  it("says that a built-in rule on further data was not evaluated where no data was requested", () => {
    const row = { ...drifted().rules[0]!, id: "usage/model-not-allowed", policy: null, status: "passing" as const };
    const a = counted({ ...drifted(), rules: [...drifted().rules, row] });
    const { cells, counts } = fleet([of("a", a), of("b")]).rules.find(({ id }) => id === row.id)!;
    expect(cells.map(({ status }) => status)).toEqual(["passing", "not-evaluated"]);
    expect(counts.absent).toBe(0);
  });
});

describe("a cell that fails", () => {
  it("is open since the earliest of its findings, or earlier if one of them may be older", () => {
    const [january, march] = ["2026-01-05T08:00:00.000Z", "2026-03-01T08:00:00.000Z"];
    const open = (number: number, at: string, exact: boolean) =>
      finding(number, { rule: "levers/command", introduced: { revision: number, at, by: null, exact } });
    const cell = (...findings: Finding[]) =>
      fleet([of("a", findings.reduce(builtin, compliant()))]).rules.find(({ id }) => id === "levers/command")!
        .cells[0]!;
    const [known, late, seen] = [open(7, january, true), open(8, march, true), open(9, march, false)];
    for (const findings of [
      [known, late],
      [late, known],
    ])
      expect(cell(...findings)).toMatchObject({ open: 2, since: january });
    expect(cell(known, late).orEarlier).toBeUndefined();
    expect(cell(known, seen)).toMatchObject({ since: january, orEarlier: true });
  });
});

describe("an organization's row", () => {
  it("says when its last complete audit was", () => {
    const ledger = { head: "h", size: 3, anchored: false, lastCompleteAudit: "2026-11-01T00:00:00.000Z" };
    const withLedger = { ...broken(), evidence: { ...broken().evidence, ledger } };
    const unknown = { ...broken(), evidence: { ...broken().evidence, ledger: null } };
    const last = (report: Report) => fleet([of("a", report)]).organizations[0]!.lastCompleteAudit;
    expect(last(compliant())).toBe(compliant().asOf);
    expect(last(withLedger)).toBe("2026-11-01T00:00:00.000Z");
    expect(last(unknown)).toBe(null);
  });

  it("stands before those of better verdicts", () => {
    expect(fleet(mixed()).organizations.map(({ organization }) => organization)).toEqual([
      "west",
      "east",
      "corp",
      "north",
      "labs",
    ]);
  });

  it("stands before those of the same verdict with fewer open findings of the worst severity that differs", () => {
    const having = (organization: string, levels: readonly Finding["severity"][]) => {
      const findings = levels.map((severity, i) => finding(i + 1, { severity, rule: "levers/command" }));
      return of(organization, counted({ ...compliant(), verdict: "drifted", findings }));
    };
    const [few, one, many] = [having("a", ["low", "low"]), having("b", ["high"]), having("c", ["high", "low"])];
    expect(fleet([few, one, many]).organizations.map(({ organization }) => organization)).toEqual(["c", "b", "a"]);
  });
});

describe("a fleet report", () => {
  it("is what its schema says", () => {
    for (const result of [fleet(mixed()), fleet([of("a")], { expected: ["b"], maxAgeSeconds: 1, asOf: 0 })])
      expect(fleetSchema.safeParse(result).error).toBeUndefined();
  });

  it("is the same bytes whatever the order of the reports", () => {
    const reports = mixed();
    const result = JSON.stringify(fleet(reports));
    fc.assert(
      fc.property(fc.shuffledSubarray(reports, { minLength: reports.length }), (order) => {
        expect(JSON.stringify(fleet(order))).toBe(result);
      }),
      { numRuns: 30 },
    );
  });

  it("counts what its organizations count", () => {
    fc.assert(
      fc.property(fc.subarray(mixed(), { minLength: 1 }), (reports) => {
        const { summary } = fleet(reports);
        for (const severity of severities)
          expect(summary.open[severity]).toBe(reports.reduce((sum, report) => sum + report.summary.open[severity], 0));
        const { total, compliant, drifted, incomplete, tampered } = summary.organizations;
        expect(compliant + drifted + incomplete + tampered).toBe(total);
      }),
    );
  });

  it("never gets better by one more organization", () => {
    const rank = { compliant: 0, drifted: 1, incomplete: 2, tampered: 3 };
    fc.assert(
      fc.property(fc.subarray(mixed(), { minLength: 1 }), fc.constantFrom(...mixed()), (some, item) => {
        const others = some.filter(({ organization }) => organization !== item.organization);
        if (others.length === 0) return;
        expect(rank[fleet([...others, item]).verdict]).toBeGreaterThanOrEqual(rank[fleet(others).verdict]);
      }),
    );
  });

  it("has for each rule and organization at most one cell, in the order of the organizations", () => {
    const { rules, organizations } = fleet(mixed());
    const names = organizations.map(({ organization }) => organization);
    for (const { cells, counts } of rules) {
      const having = new Set(cells.map(({ organization }) => organization));
      expect(cells.map(({ organization }) => organization)).toEqual(names.filter((name) => having.has(name)));
      expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(names.length);
    }
  });
});
