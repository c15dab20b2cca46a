// lane: long
// Findings on data that a ledger cannot judge again: a replay of the run ignores them, and exceptions for them.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import type { Report } from "../../src/model/report/index.ts";
import { createConfig } from "../../src/run/config.ts";
import { publish } from "../../src/run/publish.ts";
import { type AuditOptions, runAudit } from "../../src/run/run-audit.ts";
import { folder } from "../ledger/support.ts";
import { startService } from "../service/start-service.ts";

const last = { hasMore: false, nextCursor: null };
const person = (id: string) => ({ id, email: `${id}@corp.example`, name: id });
const change = (revision: number, id: string, settings: object) => ({
  revision,
  settings,
  user: person(id),
  updatedAt: `2026-03-0${revision}T00:00:00Z`,
});
const changes = [change(2, "mallory", { maxAutonomyLevel: "high" }), change(1, "ada", { maxAutonomyLevel: "low" })];
const members = [{ ...person("ada"), createdAt: "2026-01-01T00:00:00Z", lastSignInAt: null }];
const tokens = {
  date: "2026-03-08",
  by_model: [{ model_id: "m-b", billable_tokens: 5 }],
  by_user: [{ user_id: "ada", billable_tokens: 5, by_model: [{ model_id: "m-b", billable_tokens: 5 }] }],
};

/** Audits the service with a ledger, once for each choice of data, and returns the reports. */
async function audits(policy: string, ...choices: AuditOptions["with"][]): Promise<readonly Report[]> {
  const { url } = await startService((request) => {
    const name = new URL(request.url, "http://localhost").pathname.replace(/^.*\//, "");
    if (name === "history") return { body: { changes, pagination: last } };
    if (name === "users" && !request.url.includes("analytics")) return { body: { users: members, pagination: last } };
    const meta = { org_id: "o", start_date: "2026-03-08", end_date: "2026-03-08", has_more: false };
    return { body: { data: name === "tokens" ? [tokens] : [], meta } };
  });
  const file = path.join(folder(), "p.yaml");
  writeFileSync(file, `id: p\nsettings: { maxAutonomyLevel: { atMost: high } }\n${policy}`);
  const ledger = path.join(folder(), "ledger");
  const reports: Report[] = [];
  for (const [i, chosen] of choices.entries()) {
    const result = await runAudit({
      config: createConfig({ organization: "corp" }),
      environment: { DRIFTLINE_API_KEY: "a-key-of-the-service" },
      baseUrl: url.href,
      ledger,
      policies: [file],
      with: chosen,
      usageFrom: "2026-03-08",
      asOf: Date.parse("2026-03-10T08:00:00Z") + i * 3_600_000,
      failOn: "never",
      formats: ["json"],
    });
    await publish(result, []);
    reports.push(result.report);
  }
  expect((await verifyLedger(ledger, { heads: [], replay: true })).runs).toMatchObject({ count: choices.length });
  return reports;
}

const term = "owner: bo, reason: pilot, from: 2026-03-01, expires: 2026-04-30";
const rulesOf = ({ findings }: Report, status = "open") =>
  findings.filter((finding) => finding.status === status).map(({ rule, subject }) => `${rule} ${subject}`);

describe("an editor whom neither the policies nor the members name", () => {
  const editors = "editors: { approved: [ada@corp.example] }\n";

  it("is judged again without the members, and compared with the last audit that had them", async () => {
    const [first, second, third] = await audits(editors, ["access"], [], ["access"]);
    expect(rulesOf(first!)).toContain("editors/unknown revision:2");
    expect([second, third].map((report) => report!.summary.sinceLast)).toMatchObject([
      { new: [], gone: [] },
      { new: [], gone: [] },
    ]);
  });

  it("may be accepted: an audit without the members does not call the exception unused", async () => {
    const accepting = `${editors}exceptions: [{ rule: editors/unknown, revision: 2, ${term} }]\n`;
    const [first, second] = await audits(accepting, ["access"], []);
    expect(rulesOf(first!, "excepted")).toEqual(["editors/unknown revision:2"]);
    expect(rulesOf(second!)).not.toContain("exceptions/unused rule:editors/unknown");
  });
});

it("an exception for a rule on usage with its own id is not called unused by an audit without usage", async () => {
  const usage = "usage: { models: { allowed: [m-a], id: own-models } }\n";
  const accepting = `${usage}exceptions: [{ rule: p/own-models, value: [m-b], subject: usage/model/m-b/user/ada, ${term} }]\n`;
  const [first, second] = await audits(accepting, ["usage"], []);
  expect(rulesOf(first!, "excepted")).toEqual(["p/own-models usage/model/m-b/user/ada"]);
  expect(rulesOf(second!)).not.toContain("exceptions/unused rule:p/own-models");
});

it("a credit limit of a member by members of the present is not judged again in an audit of the past", async () => {
  const [first, second] = await audits("limits: { default: 500 }\n", ["access"], []);
  expect(rulesOf(first!)).toContain("limits/not-applied limit/ada@corp.example");
  expect(second!.summary.sinceLast).toMatchObject({ new: [], resolved: [] });
});
