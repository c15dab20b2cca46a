// Counts of use: what several rules judge on one day is not counted as several uses or days.
import { describe, expect, it } from "vitest";
import { html } from "../../src/reporters/html/index.tsx";
import type { Report } from "../../src/model/report/index.ts";
import { plain } from "../../src/reporters/wording/phrase.ts";
import { timelineOf } from "../../src/reporters/wording/timeline-data.ts";
import { usedLines } from "../../src/reporters/wording/use.ts";
import { type Audited, auditUse, base, change, rowsOf } from "../audits/usage/support.ts";

const settings = (models: string[]) => ({
  maxAutonomyLevel: "medium",
  modelPolicy: { allowedModelIds: models, allowAllServiceModels: false },
});
const spent = { "2026-03-02": ["u2 m-b 10"], "2026-03-03": ["u2 m-b 20"], "2026-03-05": ["u2 m-b 30"] };
const audited = (history: Audited["history"], policy = base) =>
  auditUse({
    history,
    rows: rowsOf(spent, "2026-03-08", "2026-03-01"),
    asOf: "2026-03-09T08:00:00.000Z",
    policy,
    from: "2026-03-01",
  });

describe("use that is ambiguous", () => {
  it("is counted in cases, and each day once", async () => {
    // Revision 2 is missing, so each of its days is ambiguous for the model and the mode of each user.
    const report = await audited([
      change(1, "2026-03-01T00:00:00.000Z", settings(["m-a"])),
      change(3, "2026-03-04T12:00:00.000Z", settings(["m-a"])),
    ]);
    const { ambiguous } = report.usage!;
    expect(new Set(ambiguous.map(({ rule }) => rule)).size).toBeGreaterThan(1);
    const days = new Set(ambiguous.map(({ day }) => day)).size;
    const { says } = usedLines(report).find(({ term }) => term === "Ambiguous")!;
    expect(plain(says)).toBe(
      `${ambiguous.length} cases on ${days} days, because revisions around that day are not known; such use is listed, but is no finding`,
    );
  });
});

it("a list that is shortened keeps the models and servers that were used most", async () => {
  const report = await audited([change(1, "2026-03-01T00:00:00.000Z", settings(["m-a"]))]);
  const amounts = [2, 5, null, 3, 9, 1, 4];
  const models = amounts.map((credits, i) => ({ ...report.usage!.models[0]!, id: `m-${i}`, credits }));
  const seen = { spellings: [], firstDay: "2026-03-01", lastDay: "2026-03-02", identity: null, allowedNow: null };
  const servers = amounts.map((calls, i) => ({ ...seen, name: `s-${i}`, calls: calls ?? 0 }));
  const lines = usedLines({ ...report, usage: { ...report.usage!, models, servers } });
  const says = (term: string) => plain(lines.find((line) => line.term === term)!.says);
  expect(says("Models")).toBe("m-4 (9 credits), m-1 (5 credits), m-6 (4 credits), m-3 (3 credits) and 3 more");
  expect(says("MCP servers")).toBe("s-4 (9 calls), s-1 (5 calls), s-6 (4 calls), s-3 (3 calls) and 3 more");
});

it("an audit that can judge none of what is watched says so, and counts nothing", async () => {
  const report = await audited([change(1, "2026-03-01T00:00:00.000Z", settings(["m-a"]))]);
  const none = usedLines({ ...report, readiness: [], computers: [], sessions: [] });
  expect(none.slice(-3).map(({ says }) => plain(says))).toEqual([
    "no repository could be judged",
    "no watched computer could be judged",
    "no watched session could be judged",
  ]);
});

it("use before the first revision is said to be unjudged", async () => {
  const daysOf = async (first: string) => {
    const report = await audited([change(1, first, settings(["m-a"]))]);
    return plain(usedLines(report).find(({ term }) => term === "Days")!.says);
  };
  expect(await daysOf("2026-03-04T12:00:00.000Z")).toBe(
    "8 days, 2026-03-01 to 2026-03-08; 3 days before the first revision, not judged by the settings",
  );
  expect(await daysOf("2026-03-01T12:00:00.000Z")).toBe("8 days, 2026-03-01 to 2026-03-08");
});

describe("use that is not allowed", () => {
  it("is not said to have begun before the day on which it was seen", async () => {
    const report = await audited([change(1, "2026-02-01T00:00:00.000Z", settings(["m-a"]))]);
    const used = report.findings.filter(({ rule }) => rule === "usage/model-not-allowed");
    expect(used.map(({ introduced }) => [introduced.at, introduced.exact])).toEqual([
      ["2026-03-02T00:00:00.000Z", false],
    ]);
    const [, table = ""] = html(report).split("Windows of exposure as a table");
    expect(table.split("</table>")[0]).not.toContain("at the latest");
    const { rows } = timelineOf(report, report.revisions, used)!;
    expect(rows.map(({ windows }) => windows[0]?.older)).toEqual([undefined]);
  });

  it("names people by their addresses, where they are known", async () => {
    const history = [change(1, "2026-02-01T00:00:00.000Z", settings(["m-a", "m-b"]))];
    const report = await audited(history, `${base}usage: { credits: { perUserPerDay: { atMost: 15 } } }\n`);
    const told = (people: Report["people"]) =>
      plain(usedLines({ ...report, people }).find(({ term }) => term === "Not allowed")!.says);
    expect(told([])).toBe("1 open finding: u2");
    const [person] = report.people!;
    expect(told([{ ...person!, id: "u2", email: "ugo@corp.example" }])).toBe("1 open finding: ugo@corp.example");
  });

  it("has a name for screen readers that counts the days it leaves out", async () => {
    const uses = Array.from({ length: 14 }, (_, i) => [`2026-03-${String(2 * i + 1).padStart(2, "0")}`, ["u2 m-b 10"]]);
    const report = await auditUse({
      history: [change(1, "2026-02-01T00:00:00.000Z", settings(["m-a", "m-b"]))],
      rows: rowsOf(Object.fromEntries(uses), "2026-03-28", "2026-03-01"),
      asOf: "2026-03-29T08:00:00.000Z",
      policy: base,
      from: "2026-03-01",
    });
    expect(html(report)).toMatch(/aria-label="m-b\. [^"]*used: 2026-03-01, [^"]*2026-03-23 and 2 more"/);
  });

  it("lists the days of several rules on one subject in their order", async () => {
    // The settings refuse the first and the last day, the policy every day.
    const report = await audited(
      [
        change(1, "2026-02-01T00:00:00.000Z", settings(["m-a"])),
        change(2, "2026-03-02T23:00:00.000Z", settings(["m-b"])),
        change(3, "2026-03-04T12:00:00.000Z", settings(["m-a"])),
      ],
      `${base}usage: { models: { allowed: [m-a] } }\n`,
    );
    expect(html(report)).toContain("failed: 2026-03-02, 2026-03-03, 2026-03-05");
  });

  it("says in the HTML report what its strips show without naming a colour, and what it leaves out", async () => {
    const models = Array.from({ length: 15 }, (_, i) => `u${i} m-b 10`);
    const report = await auditUse({
      history: [change(1, "2026-02-01T00:00:00.000Z", settings(["m-a"]))],
      rows: rowsOf({ "2026-03-02": models }, "2026-03-08", "2026-03-01"),
      asOf: "2026-03-09T08:00:00.000Z",
      policy: base,
      from: "2026-03-01",
    });
    const [, section = ""] = html(report).split('<section id="used"');
    const [words] = section.split("</section>");
    expect(words).not.toMatch(/Light:|Dark:|Red:|Filled:/);
    for (const kind of ["allowed", "used", "failed"]) expect(words).toContain(`class="used-${kind}"`);
    expect(words).toMatch(/And \d+ more rows, in the JSON report\./);
  });

  it("has each of its days once in the HTML report, although two rules fail", async () => {
    const history = [
      change(1, "2026-02-01T00:00:00.000Z", settings(["m-a"])),
      change(2, "2026-03-03T12:00:00.000Z", settings(["m-a", "m-b"])),
    ];
    const report = await audited(history, `${base}usage: { models: { denied: [m-b] } }\n`);
    const text = html(report);
    expect(
      /<th scope="row"><bdi>model m-b, u2<\/bdi><\/th><td class="n"[^>]*>(\d+)<\/td><td class="n"[^>]*>(\d+)/
        .exec(text)
        ?.slice(1),
    ).toEqual(["3", "1"]);
  });
});

it("use that was not requested is not said to be none", async () => {
  const granted = { ...settings(["m-a"]), missionPolicy: { restrictedAccess: true, allowedUserIds: ["u7"] } };
  const report = await audited([change(1, "2026-03-01T00:00:00.000Z", granted)]);
  const page = (usage: Report["usage"]) => html({ ...report, usage });
  expect(page(report.usage)).toContain("no use seen");
  expect(page(null)).not.toContain("no use seen");
});

it("a range without a day is not told as a range that ends before it begins", async () => {
  const range = async (from: string) => {
    const history = [change(1, "2026-03-01T00:00:00.000Z", settings(["m-b"]))];
    const rows = rowsOf(spent, "2026-03-08", "2026-03-01");
    const report = await auditUse({ history, rows, asOf: "2026-03-09T08:00:00.000Z", from });
    const [note] = report.notEvaluated.filter(({ what }) => what.startsWith("what was used"));
    return [plain(usedLines(report).find(({ term }) => term === "Days")!.says), note?.reason];
  };
  expect(await range("2026-03-09")).toEqual([
    "none, as no day from 2026-03-09 on is before the audit",
    "no day of use from 2026-03-09 on is before the audit",
  ]);
  expect(await range("2026-03-08")).toEqual(["1 day, 2026-03-08", undefined]);
});

it.each([
  [8, "not known, as no day has figures of models"],
  [2, "none on the days with figures"],
  [0, "none"],
])("models that are not in the figures are said to be none only of days with figures: %i missing", async (n, words) => {
  const report = await audited([change(1, "2026-02-01T00:00:00.000Z", settings(["m-a"]))]);
  const day = (i: number) => ({ endpoint: "tokens", day: `2026-03-0${i + 1}` });
  const usage = { ...report.usage!, models: [], missing: Array.from({ length: n }, (_, i) => day(i)) };
  const { says } = usedLines({ ...report, usage }).find(({ term }) => term === "Models")!;
  expect(plain(says)).toBe(words);
});
