// OCSF: valid by a schema derived from the official one.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding, Report } from "../../src/model/report/index.ts";
import { ocsf } from "../../src/reporters/ocsf.ts";
import { whole } from "../../src/reporters/pieces.ts";
import {
  attacks,
  broken,
  compliant,
  counted,
  drifted,
  hostile,
  incomplete,
  manyFindings,
  tampered,
} from "./fixture.ts";
import { runs } from "../support/runs.ts";
import { anyText } from "../support/any-text.ts";

const file = "test/data/ocsf-1.8.0-compliance-finding.schema.json";
const isValid = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(file, "utf8")) as object);

interface Event {
  readonly message: string;
  readonly finding_info: { uid: string; last_seen_time: number; desc: string };
  readonly status: string;
  readonly severity: string;
  readonly activity_name: string;
  readonly type_uid: number;
  readonly time: number;
  readonly status_detail: string;
  readonly compliance: {
    status: string;
    status_details: string[];
    standards: string[];
    requirements: string[];
    control: string;
  };
  readonly evidences: { data: Record<string, string>; user?: object }[];
  readonly unmapped: { verdict: string };
}

function events(report: Report): Event[] {
  const list = JSON.parse(whole(ocsf(report))) as Event[];
  for (const event of list) {
    isValid(event);
    expect(isValid.errors).toBeNull();
  }
  return list;
}

describe("OCSF", () => {
  it("saw use that is not over at the end of its last day, and other open findings at the audit", () => {
    const [finding, other] = manyFindings(2).findings.map((item) => ({
      ...item,
      status: "open" as const,
      resolved: null,
    }));
    const days = ["2026-03-02", "2026-03-05"].map((day) => ({ day, provisional: false, revisions: [] }));
    const report = { ...drifted(), findings: [{ ...finding!, days }, other!] };
    expect(events(report).map(({ finding_info }) => finding_info.last_seen_time)).toEqual([
      Date.parse("2026-03-06T00:00:00Z"),
      Date.parse(report.asOf),
    ]);
  });

  it("has one event for each finding, on a line of its own", () => {
    const report = manyFindings(300);
    expect(events(report).map(({ finding_info }) => finding_info.uid)).toEqual(report.findings.map(({ id }) => id));
    const lines = whole(ocsf(report)).trimEnd().split("\n").slice(1, -1);
    expect(lines.map((line) => JSON.parse(line.replace(/,$/, "")) as unknown)).toEqual(events(report));
  });

  it("tells a state that a revision ended as the last one, with nothing to fix", () => {
    const report = drifted();
    for (const [i, event] of events(report).entries()) {
      const { resolved, exposureSeconds, message } = report.findings[i]!;
      const isOver = resolved !== null && exposureSeconds !== null;
      expect(event.finding_info.desc).toBe(isOver ? `Last failing state: ${message}` : message);
      if (isOver) expect(event.message).toMatch(/^Last failing state: /);
      if (resolved !== null) expect(event.message).not.toContain(" Fix: ");
    }
  });

  it("gives every status of a finding its own", () => {
    const byStatus = new Map(
      drifted().findings.map(({ status }, i) => {
        const event = events(drifted())[i]!;
        return [status, [event.activity_name, event.status, event.compliance.status]];
      }),
    );
    expect(Object.fromEntries(byStatus)).toEqual({
      open: ["Create", "New", "Fail"],
      resolved: ["Close", "Resolved", "Pass"],
      excepted: ["Close", "Suppressed", "Fail"],
      noted: ["Close", "Archived", "Fail"],
    });
  });

  it("says of a check that passes why it passes, and of one that fails what is wrong", () => {
    for (const [i, { message }] of drifted().findings.entries()) {
      const { status_detail, compliance } = events(drifted())[i]!;
      expect(compliance.status_details).toEqual([compliance.status === "Pass" ? status_detail : message]);
    }
  });

  it("names the control, its frameworks, who did it and what the values were", () => {
    const [first, , , , last] = events(drifted());
    expect(first).toMatchObject({
      severity: "High",
      type_uid: 200301,
      time: Date.parse("2026-11-20T00:00:00Z"),
      start_time: Date.parse("2026-07-27T20:16:40Z"),
      compliance: {
        control: "models/modelPolicy.allowedModelIds",
        standards: ["soc2", "nist-800-53"],
        requirements: ["soc2:CC6.8", "nist-800-53:CM-7(5)"],
      },
      evidences: [
        {
          uid: "revision:5",
          user: { uid: "user_01MAL", email_addr: "mallory@example.net", name: "Mallory" },
          data: { before: '["gpt-5","gpt-5-mini"]', offending: '["gpt-x-preview"]' },
        },
      ],
      remediation: { desc: "Remove gpt-x-preview from modelPolicy.allowedModelIds." },
    });
    expect(last!.compliance.standards).toEqual(["autonomy"]);
  });

  it("calls no value unset that nobody saw or that a finding does not have", () => {
    const report = drifted();
    const [finding] = report.findings;
    const dataOf = (part: Partial<Finding>) =>
      events({ ...report, findings: [{ ...finding!, ...part }] })[0]!.evidences[0]!.data;
    const introduced = { ...finding!.introduced, exact: false };
    expect(dataOf({ before: null, actual: null })).toMatchObject({ before: "not set", actual: "not set" });
    expect(dataOf({ before: null, introduced })).not.toHaveProperty("before");
    const used = dataOf({ subject: "usage/credits", expected: null, before: null, actual: null });
    expect(Object.keys(used)).toEqual(["offending"]);
  });

  it("says what an audit without findings came to, and passes only what is compliant", () => {
    const alone = (report: Report) => events(counted({ ...report, findings: [] }));
    const pairs = [compliant(), incomplete(), broken(), tampered()].map((report) => {
      const [event, ...more] = alone(report);
      expect(more).toEqual([]);
      return [event!.unmapped.verdict, event!.compliance.status];
    });
    expect(pairs).toEqual([
      ["compliant", "Pass"],
      ["incomplete", "Warning"],
      ["incomplete", "Warning"],
      ["tampered", "Fail"],
    ]);
  });

  it("says how many of the problems of the evidence it leaves out", () => {
    const [problem] = incomplete().evidence.problems;
    const problems = Array.from({ length: 21 }, (_, i) => ({ ...problem!, message: `problem ${i + 1}` }));
    const report = { ...incomplete(), findings: [], evidence: { ...incomplete().evidence, problems } };
    const [event] = events(counted(report));
    expect(event!.compliance.status_details.slice(-2)).toEqual(["problem 20", "1 more"]);
  });

  it("does not pass when the findings are there and only hidden", () => {
    const view = { reportSeverity: "critical", since: null, failOn: "high" } as const;
    expect(events({ ...drifted(), view })).toMatchObject([{ compliance: { status: "Fail" }, severity: "High" }]);
  });

  it.each([
    ["/maxAutonomyLevel", "Setting"],
    ["", "Setting"],
    ["revision:4", "Revision"],
    ["usage/model/m-b/user/u1", "Usage"],
    ["user/u1", "User"],
    ["computer/c1", "Computer"],
  ])("calls the subject %j of a finding a resource of type %s", (subject, type) => {
    const [finding] = drifted().findings;
    expect(events(counted({ ...drifted(), findings: [{ ...finding!, subject }] }))).toMatchObject([
      { resources: [{ uid: subject, type }] },
    ]);
  });

  it("is valid for every verdict and for hostile texts", () => {
    for (const report of [compliant(), drifted(), incomplete(), broken(), tampered()]) events(report);
    for (const attack of attacks) events(hostile(drifted(), [attack]));
    fc.assert(
      fc.property(anyText(), (text) => void events(hostile(drifted(), [text]))),
      { numRuns: runs(40) },
    );
  });
});
