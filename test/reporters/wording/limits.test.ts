// The line about credit limits that all formats share.
import { expect, it } from "vitest";
import type { Report } from "../../../src/model/report/index.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { usedLines } from "../../../src/reporters/wording/use.ts";
import { drifted } from "../sample.ts";

type Row = NonNullable<Report["limits"]>[number];

const row = (...broken: string[]): Row => ({
  email: "ada@corp.example",
  limit: 5,
  stated: "users",
  applied: null,
  attempt: null,
  verdicts: ["limits/not-applied", "limits/refused"].map((rule) => ({
    rule,
    at: "2026-03-01T00:00:00.000Z",
    about: null,
    verdict: broken.includes(rule) ? "violation" : "allowed",
    reason: null,
    revisions: [],
  })),
});
const lines = (limits: Report["limits"], hasLedger = true) =>
  usedLines({ ...drifted(), limits, ...(!hasLedger && { evidence: { ...drifted().evidence, ledger: null } }) }).map(
    ({ says }) => plain(says).replace(/\. The service has no endpoint .*/, ""),
  );

it("counts what was set last, what was not, what was refused, and what nobody judged", () => {
  expect(lines(null)).toEqual([]);
  expect(lines([])).toEqual(["0 credit limits stated"]);
  expect(lines([row()])).toEqual(["1 credit limit stated: 1 equal to the limit set last"]);
  const both = row("limits/not-applied", "limits/refused");
  expect(lines([row(), both, row("limits/not-applied"), { ...row(), verdicts: [] }])).toEqual([
    "4 credit limits stated: 1 equal to the limit set last; 2 not set, or not known to be set; 1 refused by the service; 1 not judged",
  ]);
  expect(lines([{ ...row(), verdicts: [] }], false)).toEqual(["1 credit limit stated: 1 not judged without a ledger"]);
});
