// Reports made comparable: without what may differ, and with equal texts for what means the same.
import type { Exception } from "../../src/model/policy.ts";
import type { Finding, Report } from "../../src/model/report/index.ts";

/** A value without what spelling adds: order, repetition, letter case, names, ways to say that nothing is set. */
function meant(value: unknown): unknown {
  if (typeof value === "string") return value.toLowerCase();
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(meant);
    if (items.length === 0) return null;
    if (items.some((item) => typeof item === "object" && item !== null)) return items;
    return [...new Set(items.map((item) => JSON.stringify(item)))].sort();
  }
  const canonical: Record<string, string> = { bedrock: "hostedProvider", awsRegion: "cloudRegion" };
  const members = Object.entries(value).map(([key, item]) => [canonical[key] ?? key, meant(item)] as const);
  const set = members.filter(([, item]) => item !== null).sort(([a], [b]) => (a < b ? -1 : 1));
  return set.length === 0 ? null : Object.fromEntries(set);
}

/**
 * A finding without the ways in which values were written. A list that is not set is put right by the whole list, an
 * empty one by its entries.
 */
export const spelled = ({ before, actual, offending, values, message: _, fix: _fix, remedy, ...rest }: Finding) => ({
  ...rest,
  remedy: meant(actual) === null ? null : remedy,
  before: meant(before),
  actual: meant(actual),
  offending: meant(offending),
  values: values.map((value) => ({ ...value, actual: meant(value.actual) })),
});

/** A report without the ways in which values were written. */
export function plain({ findings, revisions, ...rest }: Report): unknown {
  return {
    ...rest,
    settings: rest.settings,
    access: rest.access.map((item) => JSON.stringify(meant(item))).sort(),
    findings: findings.map(spelled),
    revisions: revisions.map(({ representation: _, changes, ...row }) => ({
      ...row,
      changes: changes.map(({ before, after, added, removed, ...change }) => ({
        ...change,
        before: meant(before),
        after: meant(after),
        added: meant(added ?? null),
        removed: meant(removed ?? null),
      })),
    })),
  };
}

/** A report without the names of policies, so that it does not matter which of them states a rule. */
export function anonymous({
  findings,
  rules,
  exceptions,
  summary,
  verdict,
  exitCode,
  revisions,
  settings,
}: Report): unknown {
  const name = (rule: string) => rule.replace(/^q\//, "p/");
  const label = ({ rule, subject, introduced }: Finding) => `${name(rule)} ${subject} ${introduced.revision}`;
  const byId = new Map(findings.map((finding) => [finding.id, label(finding)]));
  const labels = (ids: readonly string[]) => ids.map((id) => byId.get(id)!).sort();
  return {
    summary,
    verdict,
    exitCode,
    findings: findings
      .map(({ id: _, key: _key, location: _location, message, ...finding }) => ({
        ...finding,
        rule: name(finding.rule),
        subject: finding.subject.replace(/^rule:q\//, "rule:p/"),
        message: message.replaceAll(" q/", " p/"),
        causedBy: finding.causedBy === null ? null : byId.get(finding.causedBy),
      }))
      .map((item) => JSON.stringify(item))
      .sort(),
    rules: rules
      .map(({ policy: _, location: _location, id, ...item }) => ({ ...item, id: name(id) }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    exceptions: exceptions
      .map(({ location: _, rule, findings: ids, ...item }) =>
        JSON.stringify({ ...item, rule: name(rule), findings: labels(ids) }),
      )
      .sort(),
    revisions: revisions.map(({ opened, closed, ...row }) => ({
      ...row,
      opened: labels(opened),
      closed: labels(closed),
    })),
    settings: settings.map(({ rules: judging, ...row }) => ({ ...row, rules: judging.map(name).sort() })),
  };
}

/** Every revision in which a place fails a rule: `rule subject revision`. */
export function failingRevisions({ findings, revisions }: Report, rules: RegExp): string[] {
  const lines = findings
    .filter(({ rule, introduced }) => rules.test(rule) && introduced.revision !== null)
    .flatMap(({ rule, subject, introduced, resolved }) =>
      revisions
        .map((row) => row.revision)
        .filter((revision) => revision >= introduced.revision! && revision < (resolved?.revision ?? Infinity))
        .map((revision) => `${rule} ${subject} ${revision}`),
    );
  return [...new Set(lines)].sort();
}

/** Whether exceptions that are in force name all that is wrong with a finding, or accept what it points to. */
export function agreeing(
  finding: Finding,
  { findings }: Report,
  exceptions: readonly Exception[],
  now: number,
): boolean {
  const cause = findings.find((row) => row.id === finding.causedBy);
  if (cause?.status === "excepted" && finding.inert !== null) return true;
  const mine = exceptions.filter(
    (exception) =>
      exception.rule === finding.rule && now >= exception.from && (exception.until === null || now < exception.until),
  );
  if (mine.some((revision) => revision.revision !== null && revision.revision === finding.introduced.revision))
    return true;
  const about = mine.filter((entry) => entry.subject === null || entry.subject === finding.subject);
  const counting = about.filter((item) => finding.inert === null || item.inert);
  const accepted = counting.flatMap((item) => item.value ?? []).map((entry) => JSON.stringify(meant(entry)));
  return finding.offending.every((entry) => accepted.includes(JSON.stringify(meant(entry))));
}
