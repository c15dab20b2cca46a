// lane: long
// What must not change what an audit says, and what may change it in one direction only.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtinRules } from "../../src/audits/index.ts";
import type { Report } from "../../src/model/report/index.ts";
import { instantOf } from "../../src/model/instant.ts";
import { runs } from "../support/runs.ts";
import { historyOf, type Step, steps } from "./arbitrary.ts";
import { open } from "../../src/seal/session.ts";
import { StoredSpeller } from "../../src/seal/stored-form.ts";
import { policies, type Stated, stated, type Written } from "./arbitrary-policies.ts";
import { agreeing, anonymous, failingRevisions, plain, spelled } from "./compare.ts";
import { audited, auditedOf, loaded, NOW, report } from "./run.ts";

const mallory = { id: "user_mallory", email: "mallory@corp.example", name: "Mallory" };

/** A property over organizations. */
async function holds(
  usual: number,
  law: (someSteps: Step[], parts: Written, free: number) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(steps, policies, fc.nat(9999), law), { numRuns: runs(usual) });
}

describe("an audit", () => {
  it("says the same of settings that are written in another way", () =>
    holds(20, async (someSteps, parts, free) => {
      const other = someSteps.map((step, i) => ({ ...step, spelling: (step.spelling + free + i * 31) % 1000 }));
      const policies = await loaded(parts);
      expect(plain(audited(historyOf(other), policies))).toEqual(plain(audited(historyOf(someSteps), policies)));
    }));

  it("gives each finding an id of its own", () =>
    holds(20, async (someSteps, parts) => {
      const ids = audited(historyOf(someSteps), await loaded(parts)).findings.map(({ id }) => id);
      expect(ids).toHaveLength(new Set(ids).size);
    }));

  it("names nobody for writing the same in another way", () =>
    holds(15, async (someSteps, parts, free) => {
      const again = { edits: [], back: null, by: mallory, hours: 1, missing: 0, spelling: 1 + (free % 998) };
      const policies = await loaded({ ...parts, editors: null, changes: null, approvals: null });
      const before = audited(historyOf(someSteps), policies);
      const after = audited(historyOf([...someSteps, again]), policies);
      expect(after.revisions.at(-1)).toMatchObject({ changes: [], opened: [], closed: [] });
      const withoutEditors = ({ findings }: Report) => findings.filter((finding) => finding.kind !== "editor");
      expect(withoutEditors(after).map(spelled)).toEqual(withoutEditors(before).map(spelled));
    }));

  it("says the same whatever order the revisions come in", () =>
    holds(10, async (someSteps, parts, free) => {
      const history = historyOf(someSteps);
      const turned = [...history.slice(free % history.length), ...history.slice(0, free % history.length)].reverse();
      const policies = await loaded(parts);
      expect(audited(turned, policies)).toEqual(audited(history, policies));
    }));

  it("says the same if a revision comes twice", () =>
    holds(5, async (someSteps, parts, free) => {
      const history = historyOf(someSteps);
      const again = history.toSpliced(free % (history.length + 1), 0, history[free % history.length]!);
      const policies = await loaded(parts);
      expect(audited(again, policies)).toEqual(audited(history, policies));
    }));

  it("lets the severity of a built-in rule change nothing but that severity", () =>
    holds(15, async (someSteps, parts, free) => {
      const id = [...builtinRules.keys()][free % builtinRules.size]!;
      const bare = ({ findings }: Report) =>
        findings
          .map((finding) => JSON.stringify(finding.rule === id ? { ...finding, severity: null } : finding))
          .sort();
      const [history, policies] = [historyOf(someSteps), await loaded(parts)];
      expect(bare(audited(history, policies, { builtin: { [id]: "critical" } }))).toEqual(
        bare(audited(history, policies)),
      );
    }));

  it("says the same of what it wrote itself, under a key and without one", () =>
    holds(10, async (someSteps, parts, free) => {
      const policies = await loaded(parts);
      const key = free % 2 === 0 ? "0123456789abcdef0123456789abcdef" : undefined;
      const read = (lines: readonly string[]) => {
        const session = open({ organization: "corp", key, trusts: true });
        for (const line of lines) session.line(Buffer.from(line), "the change");
        return session.finish();
      };
      const once = read(historyOf(someSteps).map((change) => JSON.stringify(change)));
      const speller = new StoredSpeller();
      const again = read(once.revisions.map((revision) => JSON.stringify(speller.change(revision, once.mark))));
      expect(auditedOf(again.revisions, policies)).toEqual(auditedOf(once.revisions, policies));
    }));

  it("says the same when a policy is split into two files", () =>
    holds(10, async (someSteps, { p, exceptions, ...rest }, free) => {
      fc.pre(p.length > 1);
      const whole: Written = {
        ...rest,
        p,
        q: null,
        exceptions: exceptions.filter((exception) => !exception.rule.startsWith("q/")),
      };
      const cut = 1 + (free % (p.length - 1));
      const moved = new Set(p.slice(cut).map((setting) => `p/${setting.path}`));
      const split: Written = {
        ...whole,
        p: p.slice(0, cut),
        q: p.slice(cut),
        exceptions: whole.exceptions.map((exception) =>
          moved.has(exception.rule) ? { ...exception, rule: exception.rule.replace("p/", "q/") } : exception,
        ),
      };
      const history = historyOf(someSteps);
      expect(anonymous(await report(history, split))).toEqual(anonymous(await report(history, whole)));
    }));

  it("takes nothing away for a rule that holds", async () =>
    fc.assert(
      fc.asyncProperty(steps, policies, stated, async (someSteps, parts, more) => {
        const history = historyOf(someSteps);
        const id = `r/${more.path}`;
        const with_ = await report(history, { ...parts, r: [more] });
        fc.pre(!with_.findings.some((finding) => finding.rule === id));
        const without = await report(history, parts);
        expect(with_.findings).toEqual(without.findings);
        expect(with_.rules.filter((rule) => rule.id !== id)).toEqual(without.rules);
        const { rules, coverage: _, ...counts } = with_.summary;
        const { rules: before, coverage: _before, ...countsBefore } = without.summary;
        expect(counts).toEqual(countsBefore);
        expect(rules.total).toBe(before.total + 1);
        expect([with_.verdict, with_.exitCode]).toEqual([without.verdict, without.exitCode]);
        expect(with_.revisions).toEqual(without.revisions);
      }),
      { numRuns: runs(15) },
    ));

  it("hides nothing behind an exception that does not name it", () =>
    holds(20, async (someSteps, parts) => {
      const history = historyOf(someSteps);
      const policies = await loaded(parts);
      const excused = audited(history, policies);
      const strict = audited(history, { ...policies, exceptions: [] });
      expect(failingRevisions(excused, /^[pq]\//)).toEqual(failingRevisions(strict, /^[pq]\//));
      for (const finding of excused.findings.filter((item) => item.status === "excepted"))
        expect(agreeing(finding, excused, policies.exceptions, NOW), finding.message).toBe(true);
    }));

  it("lets the dates of exceptions change nothing but the status", () =>
    holds(15, async (someSteps, parts) => {
      const history = historyOf(someSteps);
      const policies = await loaded(parts);
      const later = policies.exceptions.map((exception) => ({ ...exception, from: NOW - 1, until: NOW + 1 }));
      const bare = (report: Report) =>
        report.findings
          .filter((finding) => !finding.rule.startsWith("exceptions/"))
          .map(({ status, exception: _, ...item }) => ({ ...item, ended: status === "resolved" ? item.ended : null }));
      expect(bare(audited(history, { ...policies, exceptions: later }))).toEqual(bare(audited(history, policies)));
    }));

  it("loses no finding when a policy gets tighter", async () =>
    fc.assert(
      fc.asyncProperty(steps, stated, fc.nat(99), async (someSteps, rule, free) => {
        const tighter = tightened(rule, free);
        fc.pre(tighter !== undefined);
        const only = (p: Stated[]): Written => ({
          p,
          q: null,
          exceptions: [],
          editors: null,
          changes: null,
          approvals: null,
          from: null,
        });
        const history = historyOf(someSteps);
        const loose = failingRevisions(await report(history, only([rule])), /^p\//);
        const tight = failingRevisions(await report(history, only([tighter])), /^p\//);
        expect(loose.filter((item) => !tight.includes(item))).toEqual([]);
      }),
      { numRuns: runs(15) },
    ));

  it("as of an earlier day says what the whole says up to then", () =>
    holds(15, async (someSteps, parts, free) => {
      const history = historyOf(someSteps);
      // A rule begins, and an approval is given, at a time of its own.
      const policies = await loaded({ ...parts, approvals: null, from: null });
      const whole = audited(history, policies);
      const asOf = instantOf(history[free % history.length]!.updatedAt)!;
      const early = audited(history, policies, { asOf });
      const { last } = early.evidence.revisions;
      expect(windows(early, last!)).toEqual(windows(whole, last!));
    }));
});

/** The windows of rules up to a revision. What is an event may only be told by what follows. */
function windows(report: Report, last: number): unknown[] {
  return report.findings
    .filter(({ exposureSeconds, rule }) => exposureSeconds !== null && rule !== "changes/restored")
    .filter((finding) => finding.introduced.revision !== null && finding.introduced.revision <= last)
    .map(({ rule, subject, introduced, resolved, ended, values, before }) => {
      const ends = resolved?.revision != null && resolved.revision <= last;
      return {
        rule,
        subject,
        introduced,
        before,
        values: values.filter((value) => value.revision <= last),
        resolved: ends ? resolved : null,
        ended: ends ? ended : null,
      };
    });
}

/** The same rule with less allowed; undefined where it does not say how. */
function tightened({ path, leaf }: Stated, free: number): Stated | undefined {
  const { atMost, subsetOf, disjointFrom, oneOf, noneOf, supersetOf } = leaf as Record<string, unknown>;
  const fewer = (list: unknown) => {
    const all = list as unknown[];
    return all.length > 1 ? all.filter((_, i) => i !== free % all.length) : undefined;
  };
  const as = (name: string, options: unknown) =>
    options === undefined ? undefined : { path, leaf: { ...leaf, [name]: options } };
  if (typeof atMost === "string") {
    const levels = ["off", "low", "medium", "high"];
    const lower = levels[levels.indexOf(atMost) - 1];
    return lower === undefined || path.startsWith("mcp") || path.startsWith("session")
      ? undefined
      : as("atMost", lower);
  }
  if (subsetOf) return as("subsetOf", fewer(subsetOf));
  if (oneOf) return as("oneOf", fewer(oneOf));
  // The other way round: fewer things forbidden or demanded would be looser, so the rule itself gets more.
  if (disjointFrom) return path === "commandDenylist" ? as("disjointFrom", ["sudo", "mkfs"]) : undefined;
  if (supersetOf) return path === "commandDenylist" ? as("supersetOf", ["sudo", "mkfs"]) : undefined;
  if (noneOf) return path === "maxAutonomyLevel" ? as("noneOf", ["off", "low", "medium", "high"]) : undefined;
  return undefined;
}
