// What log and blame say of editors and approvals, compared with the report.
import { expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { upTo } from "../../src/history/order.ts";
import { stepsOf } from "../../src/history/steps.ts";
import { approvalsBy } from "../../src/query/approvals.ts";
import { ada, at, bo, hourly, judge, policy, seal } from "../support/history.ts";

const level = (by: unknown, maxAutonomyLevel: string) => ({ by, set: { maxAutonomyLevel } });
const text = `id: p
editors: { approved: [ada@corp.example] }
approvals:
  - { id: CHG-1, settings: [maxAutonomyLevel], from: 2026-03-01, until: 2026-03-02, implementers: [bo@corp.example], approvedBy: [grace@corp.example], approvedAt: 2026-02-27 }
`;
const grace = { ...bo, email: "grace@corp.example" };

it.each([
  ["an approval that names the editor lists nobody", 2, [true, false, true]],
  ["an account that takes the approver's address later changes nothing before", 1, [true, false]],
  ["an account that had the approver's address approved itself", 3, [true, false, true, false]],
])("log says the same of editors and approvals as the report: %s", async (_, hours, listed) => {
  const changes = hourly(level(ada, "low"), level(bo, "medium"), level(ada, "low"), level(grace, "high"));
  const policies = await policy(text);
  const report = await judge(changes, policies, { hours, cut: true });
  expect(report.revisions.map(({ approved }) => approved)).toEqual(listed);
  const { revisions } = upTo(seal(changes), at(hours));
  const approvals = await approvalsBy({ people: policies, revisions, asOf: at(hours) });
  const rows = [...stepsOf(revisions, createCatalog())].map((step) => {
    const { approved, of } = approvals(step);
    return { approved, changes: step.changes.map(({ subject }) => ({ subject, approval: of(subject) })) };
  });
  expect(report.revisions).toMatchObject(rows);
});
