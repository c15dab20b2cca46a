// A report ten times the size takes at most eleven times the work, in every format. Work is counted, so that it is the same
// on a busy machine.
import { growths, LINEAR } from "../support/work.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Change, Finding, Report, RevisionRow } from "../../src/model/report/index.ts";
import { formatNames, reporters } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { bo, counted, drifted, finding, idOf, manyFindings, manyRevisions } from "../reporters/fixture.ts";
import { judge, policy, type RawChange } from "../support/history.ts";
import { editors, entries, literals, revisions, rules, unknownKeys } from "./histories.ts";

const times = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString();
const change = (subject: string, more: Partial<Change> = {}): Change => ({
  subject,
  op: "add",
  before: null,
  after: { $secret: "literal", fingerprint: `fp:run:${subject}` },
  direction: "looser",
  approval: null,
  ...more,
});
const row = (revision: number, more: Partial<RevisionRow> = {}): RevisionRow => ({
  revision,
  at: times(revision),
  by: bo,
  approved: null,
  changes: [],
  representation: [],
  opened: [],
  closed: [],
  ...more,
});
const opened = (revision: number) => ({ revision, at: times(revision), by: bo, exact: true });
const several = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const reportOf = (revisions: RevisionRow[], findings: Finding[]): Report =>
  counted({ ...drifted(), revisions, findings, settings: [], secrets: [] });

/** One revision that sets the keys of all models, and a finding for each. */
function keys(n: number): Report {
  const place = (i: number) => `/customModels/custom:${i}/apiKey`;
  const ids = several(n, (i) => idOf(i + 1));
  const set = row(2, { changes: several(n, (i) => change(place(i))), opened: ids });
  const findings = several(n, (i) =>
    finding(i + 1, { subject: place(i), introduced: opened(2), values: [{ ...opened(2), actual: change("").after }] }),
  );
  return reportOf([row(1), set], findings);
}

/** A revision for each model that calls it something else, and a finding on each model. */
function renamings(n: number): Report {
  const place = (name: string) => `/customModels/custom:${name}`;
  const rows = several(n, (i) => {
    const formerly = `${place(`old-${i}`)}/id`;
    const [before, after] = [`custom:old-${i}`, `custom:new-${i}`];
    return row(i + 2, { changes: [change(`${place(`new-${i}`)}/id`, { op: "replace", formerly, before, after })] });
  });
  const findings = several(n, (i) => finding(i + 1, { subject: `${place(`new-${i}`)}/apiKey`, introduced: opened(1) }));
  return reportOf([row(1), ...rows], findings);
}

/** One setting that every revision changes, with a finding for each. */
function restless(n: number): Report {
  const place = "/maxAutonomyLevel";
  const rows = several(n, (i) => row(i + 1, { changes: [change(place, { op: "replace" })], opened: [idOf(i + 1)] }));
  return reportOf(
    rows,
    several(n, (i) => finding(i + 1, { subject: place, introduced: opened(i + 1) })),
  );
}

/** One cause that explains all the others. */
function explained(n: number): Report {
  const ids = several(n, (i) => idOf(i + 1));
  const findings = several(n, (i) => finding(i + 1, { introduced: opened(1), causedBy: i === 0 ? null : ids[0]! }));
  return reportOf([row(1, { opened: ids })], findings);
}

/** The report that an audit makes of a history. */
function audited(history: (n: number) => RawChange[]): (n: number) => Promise<Report> {
  const loaded = policy(rules);
  return async (n) => judge(history(n), await loaded, { hours: 2000 });
}

type Shape = readonly [what: string, size: number, of: (n: number) => Report | Promise<Report>];

const shapes: readonly Shape[] = [
  ["audited revisions", 30, audited(revisions)],
  ["audited keys of one revision", 20, audited(literals)],
  ["audited unknown settings with one secret", 20, audited(unknownKeys)],
  ["audited editors", 20, audited(editors)],
  ["audited entries of lists", 20, audited(entries)],
  ["keys of one revision", 50, keys],
  ["renamings", 50, renamings],
  ["changes of one setting", 50, restless],
  ["findings with one cause", 50, explained],
  ["findings", 50, manyFindings],
  ["revisions", 50, manyRevisions],
];

describe.each(shapes)("ten times as many %s", (_, size, of) => {
  const sizes = [size / 10, size, 10 * size] as const;
  const lengths = formatNames.map(() => new Map<number, number>());
  let factors: readonly number[];
  beforeAll(async () => {
    const reports = new Map<number, Report>();
    for (const n of sizes) reports.set(n, await of(n));
    const renders = await Promise.all(formatNames.map(async (name) => reporters[name].load()));
    const write = renders.map(
      (render, i) => (n: number) => () => lengths[i]!.set(n, whole(render(reports.get(n)!)).length),
    );
    factors = await growths(size, write);
  });

  it.each(formatNames)("are at most eleven times the work and the text for %s", (name) => {
    const i = formatNames.indexOf(name);
    expect(factors[i]).toBeLessThan(LINEAR);
    expect(lengths[i]!.get(10 * size)! / lengths[i]!.get(size)!).toBeLessThan(LINEAR);
  });
});
