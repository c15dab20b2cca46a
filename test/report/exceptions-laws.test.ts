// Laws of exceptions, over random histories: what they accept and leave, and that pieces cover the whole window.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding, Report } from "../../src/model/report/index.ts";
import { hourly, judge } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const models = ["gpt-5", "o4", "grok", "o3"];
const domains = ["good.example", "evil.example", "odd.example"];
const revision = fc.record({
  models: fc.option(fc.subarray(models), { nil: undefined, freq: 5 }),
  domains: fc.subarray(domains),
  on: fc.boolean(),
});
const history = fc.array(revision, { minLength: 1, maxLength: 7 });
type Revisions = readonly { models?: string[] | undefined; domains: string[]; on: boolean }[];

const rules = `id: p
settings:
  modelPolicy: { allowedModelIds: { subsetOf: [gpt-5] } }
  sandbox: { enabled: true, network: { allowedDomains: { subsetOf: [good.example] } } }
`;

interface Exception {
  readonly rule: string;
  readonly value: readonly string[] | boolean | null;
  readonly inert?: boolean;
}

const [onModels, onDomains, onSwitch] = [
  "p/modelPolicy.allowedModelIds",
  "p/sandbox.network.allowedDomains",
  "p/sandbox.enabled",
] as const;
const accepting: fc.Arbitrary<Exception[]> = fc
  .tuple(
    fc.record({ rule: fc.constant(onModels), value: fc.subarray(models, { minLength: 1 }) }),
    fc.record({ rule: fc.constant(onDomains), value: fc.subarray(domains, { minLength: 1 }), inert: fc.boolean() }),
    fc.constant({ rule: onSwitch, value: false }),
  )
  .chain((all) => fc.subarray<Exception>(all));

const term = { owner: "grace@example.com", reason: "pilot", from: "2026-03-01", expires: "2026-06-30" };

/** Returns an audit's findings of the policy's rules. */
async function findingsOf(revisions: Revisions, exceptions: readonly Exception[]): Promise<Report["findings"]> {
  const settings = revisions.map(({ models: ids, domains: allowedDomains, on }) => ({
    ...(ids && { modelPolicy: { allowedModelIds: ids } }),
    sandbox: { enabled: on, network: { allowedDomains } },
  }));
  const stated = exceptions.map((exception) => JSON.stringify({ ...exception, ...term }));
  const text = stated.length === 0 ? rules : `${rules}exceptions: [${stated.join(", ")}]\n`;
  const { findings } = await judge(hourly(...settings), text, { hours: 24 });
  return findings.filter(({ rule }) => rule.startsWith("p/"));
}

const standing = (findings: readonly Finding[]) => findings.filter(({ resolved }) => resolved === null);
const end = ({ resolved }: Finding) => resolved?.revision ?? Infinity;
const start = ({ introduced }: Finding) => introduced.revision ?? 0;
const excepted = (findings: readonly Finding[]) =>
  standing(findings).flatMap(({ status, key }) => (status === "excepted" ? [key] : []));

/** Whether exceptions cover a finding: its entries, and its switch being off. */
function isNamed({ rule, offending, inert }: Finding, exceptions: readonly Exception[]): boolean {
  if (inert !== null && exceptions.some((exception) => exception.rule === onSwitch)) return true;
  const own = exceptions.filter((exception) => exception.rule === rule && (inert === null || exception.inert === true));
  const named = new Set<unknown>(own.flatMap(({ value }) => [value].flat()));
  return own.length > 0 && offending.every((entry) => named.has(entry));
}

async function holds(law: (revisions: Revisions, exceptions: Exception[]) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(history, accepting, law), { numRuns: runs(15) });
}

describe("an exception", () => {
  it("hides only what it names, and all of that", () =>
    holds(async (revisions, exceptions) => {
      for (const finding of standing(await findingsOf(revisions, exceptions)))
        expect(finding.status, JSON.stringify(finding)).toBe(isNamed(finding, exceptions) ? "excepted" : "open");
    }));

  it("loses no time of a window, and no revision", () =>
    holds(async (revisions, exceptions) => {
      const [windows, pieces] = [await findingsOf(revisions, []), await findingsOf(revisions, exceptions)];
      for (const window of windows) {
        const own = pieces
          .filter((piece) => piece.key === window.key && start(window) <= start(piece) && end(piece) <= end(window))
          .toSorted((a, b) => start(a) - start(b));
        expect([start(own[0]!), end(own.at(-1)!)]).toEqual([start(window), end(window)]);
        expect(own.slice(1).map(start)).toEqual(own.slice(0, -1).map(end));
        expect(own.slice(0, -1).every(({ ended }) => ended === "accepted" || ended === "outgrown")).toBe(true);
        expect(own.at(-1)!.ended).toBe(window.ended);
        const sum = own.reduce((seconds, { exposureSeconds }) => seconds + exposureSeconds!, 0);
        expect(Math.abs(sum - window.exposureSeconds!)).toBeLessThanOrEqual(own.length);
      }
    }));

  it("for several entries is the same as one for each", () =>
    holds(async (revisions, exceptions) => {
      const each = exceptions.flatMap((exception) =>
        Array.isArray(exception.value)
          ? exception.value.map((entry: string) => ({ ...exception, value: [entry] }))
          : [exception],
      );
      const brief = (findings: readonly Finding[]) =>
        findings.map(({ id, status, ended, introduced, resolved }) => [id, status, ended, introduced, resolved]);
      expect(brief(await findingsOf(revisions, each))).toEqual(brief(await findingsOf(revisions, exceptions)));
    }));

  it("that is narrower accepts nothing more", () =>
    holds(async (revisions, exceptions) => {
      const narrower = exceptions.flatMap((exception) =>
        Array.isArray(exception.value) && exception.value.length > 1
          ? [{ ...exception, value: exception.value.slice(1), inert: false }]
          : [],
      );
      expect(excepted(await findingsOf(revisions, exceptions))).toEqual(
        expect.arrayContaining(excepted(await findingsOf(revisions, narrower))),
      );
    }));
});
