// Audits that did not run when they should have, from one run to the next.
import { expect, it, vi } from "vitest";
import { createConfig } from "../../src/run/config.ts";
import { parseConfig } from "../../src/run/config-file.ts";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { folder, run, three } from "../ledger/support.ts";

const config = { ...parseConfig("driftline.yaml", "organization: corp\nauditEvery: 1d\n") };
const on = (day: number) => ({ asOf: Date.parse("2026-04-01T00:00:00Z") + day * 86_400_000 });
const gaps = ({ findings }: Awaited<ReturnType<typeof run>>) =>
  findings.filter(({ rule }) => rule === "integrity/audit-gap").map(({ status, subject }) => [status, subject]);

it("a week without an audit is a finding of the next one, closed by the one after it, and found again by a replay", async () => {
  const dir = `${folder()}/ledger`;
  for (const day of [0, 1, 2]) expect(gaps(await run(dir, three, { config, ...on(day) }))).toEqual([]);
  const late = await run(dir, three, { config, ...on(9) });
  expect([gaps(late), late.summary.sinceLast!.new.length]).toEqual([[["open", "audits"]], 1]);
  const next = await run(dir, three, { config, ...on(10) });
  expect([gaps(next), next.summary.sinceLast!.resolved.length]).toEqual([[["resolved", "audits"]], 1]);
  // As of the past, the later audits had not run yet.
  expect(gaps(await run(dir, three, { config, ...on(8) }))).toEqual([["open", "audits"]]);
  expect((await verifyLedger(dir, { heads: [], replay: true })).runs).toMatchObject({ count: 6, replayed: 6 });
});

it("an audit of the past, which ran later, fills no gap and is not on the time line", async () => {
  const dir = `${folder()}/ledger`;
  const present = async (day: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: on(day).asOf });
    return run(dir, three, { config, asOf: undefined }).finally(() => vi.useRealTimers());
  };
  for (const day of [0, 9]) await present(day);
  for (const day of [3, 4, 5, 6, 7, 8]) await run(dir, three, { config, ...on(day) });
  const last = await present(10);
  expect(gaps(last)).toEqual([["resolved", "audits"]]);
  const days = last.timeline.filter(({ kind }) => kind === "run").map(({ at }) => at.slice(0, 10));
  expect(days).toEqual(["2026-04-01", "2026-04-10"]);
});

it("nobody who does not say how often is told that it was not often enough", async () => {
  const dir = `${folder()}/ledger`;
  await run(dir, three, { config: createConfig({ organization: "corp" }), ...on(0) });
  expect(gaps(await run(dir, three, { config: createConfig({ organization: "corp" }), ...on(90) }))).toEqual([]);
});

it("how often is a duration", () => {
  expect(() => parseConfig("driftline.yaml", "auditEvery: daily\n")).toThrow(/is not a duration such as 24h or 7d/);
  for (const name of ["auditEvery", "alarmAfter"])
    expect(() => parseConfig("driftline.yaml", `organization: corp\n${name}: 2\n`)).toThrow(
      `${name} should be a duration such as 2d, not 2`,
    );
  for (const text of [
    'organization: " "',
    'organization: corp\nbuiltin: { secrets/literal: { severity: "off", because: " " } }',
  ])
    expect(() => parseConfig("driftline.yaml", `${text}\n`)).toThrow(/(?:organization|because)\b.*is blank/);
  expect(config.auditEverySeconds).toBe(86_400);
});
