// Reports on disk: the files that names refer to, and rejected files with the reason and a hint.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { merge, type MergeOptions } from "../../../src/commands/merge/merge.ts";
import { linkPages } from "../../../src/commands/merge/pages.ts";
import { findReports } from "../../../src/commands/merge/report-files.ts";
import { DriftlineError } from "../../../src/errors.ts";
import { fleetSchema } from "../../../src/model/fleet.ts";
import { precise } from "../../../src/words.ts";
import { of } from "../../fleet/reports.ts";
import { compliant, counted, drifted, hostile } from "../../reporters/fixture.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "driftline-merge-"));
});

function fileWith(name: string, content: unknown): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const options = { expect: undefined, maxAge: undefined, asOf: undefined, failOn: "high" } as const;
const merged = (names: readonly string[], more: Partial<MergeOptions> = {}) => merge({ ...options, names, ...more });

/** Returns the problems of the files, without the folder of this test. */
async function refusal(names: readonly string[], more: Partial<MergeOptions> = {}): Promise<string[]> {
  const error = await merged(names, more).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DriftlineError)) expect.fail("it was not refused");
  expect(error.exitCode).toBe(2);
  return error.message.split("\n").map((line) => line.replaceAll(`${folder}/`, ""));
}

describe("a name", () => {
  const filesFor = async (...names: string[]) =>
    (await findReports(names.map((name) => path.join(folder, name)))).map((file) => path.relative(folder, file));
  beforeEach(() => {
    fileWith("driftline-corp/report.json", of("corp"));
    fileWith("driftline-corp/report.ocsf.json", "[]");
    fileWith("driftline-corp/report.html", "<p>");
    fileWith("driftline-labs/report.json", of("labs"));
    fileWith("driftline-labs/deep/.hidden/report.json", of("deep"));
  });

  it("may be a file, whatever it is called", async () => {
    expect(await filesFor("driftline-corp/report.html")).toEqual(["driftline-corp/report.html"]);
  });

  it("may be a folder, as artifacts are downloaded: every report below it, and no other format", async () => {
    expect(await filesFor(".")).toEqual([
      "driftline-corp/report.json",
      "driftline-labs/deep/.hidden/report.json",
      "driftline-labs/report.json",
    ]);
  });

  it("may be a pattern", async () => {
    expect(await filesFor("*/report.json")).toEqual(["driftline-corp/report.json", "driftline-labs/report.json"]);
    expect(await filesFor("driftline-{corp,labs}/report.json")).toHaveLength(2);
    expect(await filesFor("**/report.json")).toHaveLength(3);
    expect(await filesFor("driftline-l*/**/report.json")).toHaveLength(2);
  });

  it("may lead through links, and a link to no report is refused", async () => {
    symlinkSync("driftline-corp", path.join(folder, "latest"));
    expect(await filesFor("lat*/report.json")).toEqual(["latest/report.json"]);
    expect(await filesFor("*/report.json")).toEqual(["driftline-corp/report.json", "driftline-labs/report.json"]);
    symlinkSync("nowhere", path.join(folder, "lost.json"));
    expect(await refusal([folder])).toEqual([
      "lost.json: the link cannot be followed: there is no such file or folder; point it to a file, or remove it",
    ]);
  });

  it("and another may lead to one file, which is read once", async () => {
    expect(
      await filesFor("driftline-corp", "*/report.json", "driftline-corp/../driftline-corp/report.json"),
    ).toHaveLength(2);
  });

  it("that is a file stands for itself, whatever is in it", async () => {
    fileWith("[draft]*.json", of("draft"));
    expect(await filesFor("[draft]*.json")).toEqual(["[draft]*.json"]);
  });

  it("never follows a link out of a folder", async () => {
    symlinkSync("/etc", path.join(folder, "driftline-corp/etc"));
    expect(await filesFor("driftline-corp")).toEqual(["driftline-corp/report.json"]);
  });

  it("that leads nowhere is refused, and all such are named", async () => {
    expect(await refusal([path.join(folder, "gone.json"), path.join(folder, "x*/report.json"), folder])).toEqual([
      expect.stringMatching(
        /gone\.json" leads to no report: there is no such file or folder; give files, folders or patterns$/,
      ),
      expect.stringMatching(/x\*\/report\.json" leads to no report: no file matches; /),
    ]);
  });
});

describe("a file that is no report of an organization", () => {
  const { organization: _, ...anonymous } = drifted();
  it.each<[string, unknown, RegExp]>([
    ["not JSON", "{]", /^a\.json: not JSON, at byte \d+; use a file that --format json wrote$/],
    ["empty", "", /^a\.json: (?!not JSON: ).+; use a file that/],
    ["saying one thing twice", '{"schemaVersion":1,"schemaVersion":2}', /^a\.json: JSON .*(?:twice|repeat)/],
    ["a list", "[]", /^a\.json: this is no report of Driftline; /],
    ["something else", { name: "x" }, /^a\.json: this is no report of Driftline; /],
    ["a fleet report", { schemaVersion: 1, kind: "fleet" }, /^a\.json: this is a fleet report already; /],
    ["of another version", { ...drifted(), schemaVersion: 2 }, /^a\.json: this is a report of another version; /],
    ["without a member", anonymous, /^a\.json: \/organization is not what a report has there; make it again /],
    ["with one too many", { ...drifted(), more: "zzDATAzz" }, /^a\.json: the whole is not what a report has there/],
    [
      "without a name",
      { ...drifted(), organization: "unnamed" },
      /^a\.json: the organization of the report has no name/,
    ],
    ["edited", { ...drifted(), verdict: "compliant" }, /^a\.json: the verdict compliant does not match /],
  ])("%s is refused", async (_name, content, message) => {
    const [firstLine, ...rest] = await refusal([fileWith("a.json", content)]);
    expect(firstLine).toMatch(message);
    expect(firstLine).not.toContain("zzDATAzz");
    expect(rest).toEqual([]);
  });

  it("is named with every other, and one organization twice with both files", async () => {
    const [a, b, c] = [
      fileWith("a.json", of("corp")),
      fileWith("b.json", of("corp", { ...drifted(), exitCode: 0 })),
      fileWith("c.json", "{"),
    ];
    expect(await refusal([a, b, c])).toEqual([
      `b.json: a report of the organization "corp" as of ${precise(drifted().asOf)}, as a.json is, with other content; give one report of each run`,
      expect.stringMatching(/^c\.json: JSON that ends too early/),
    ]);
  });
});

describe("reports", () => {
  it("that are hostile are reports", async () => {
    // All names are replaced, so no finding belongs to a listed rule any more.
    const scattered = hostile(drifted());
    const { rules, summary } = counted(scattered);
    // A time is the only text that has a form.
    const { asOf, evidence, findings } = drifted();
    const { revisions, ledger } = evidence;
    const report = {
      ...scattered,
      asOf,
      rules,
      summary,
      organization: "<b>corp",
      evidence: { ...scattered.evidence, revisions, ledger },
      findings: scattered.findings.map((item, i) => ({
        ...item,
        introduced: { ...item.introduced, at: findings[i]!.introduced.at },
      })),
    };
    const corp = fileWith("a.json", report);
    expect((await merged([corp])).fleet.organizations[0]!.organization).toBe("<b>corp");
  });

  it("give one fleet, whatever their order, and without the clock", async () => {
    const names = [fileWith("a.json", of("corp")), fileWith("b.json", of("labs", compliant()))];
    const { fleet, inputs } = await merged(names);
    expect((await merged(names.toReversed())).fleet).toEqual(fleet);
    expect(fleet).toMatchObject({ asOf: drifted().asOf, verdict: "drifted", exitCode: 1 });
    expect(inputs).toEqual(names);
  });

  it("of one organization at several instants are a trend of the newest, whatever their order", async () => {
    const [old, first] = ["2026-01-05T00:00:00.000Z", "2026-01-04T00:00:00.000Z"];
    const names = [
      fileWith("now.json", of("corp", compliant())),
      fileWith("old.json", of("corp", drifted(), { asOf: old })),
      fileWith("first.json", of("corp", drifted(), { asOf: first })),
    ];
    const { fleet, inputs } = await merged(names);
    expect((await merged(names.toReversed())).fleet).toEqual(fleet);
    expect(fleet).toMatchObject({ asOf: compliant().asOf, verdict: "compliant", exitCode: 0 });
    expect(fleet.organizations).toHaveLength(1);
    expect(fleet.organizations[0]!.runs.map(({ asOf, verdict }) => [asOf, verdict])).toEqual([
      [first, "drifted"],
      [old, "drifted"],
      [compliant().asOf, "compliant"],
    ]);
    expect(inputs).toEqual(names);
  });

  it("that are copies of a report count once", async () => {
    const names = [fileWith("a.json", of("corp")), fileWith("b.json", of("corp"))];
    expect((await merged(names)).fleet).toEqual((await merged(names.slice(1))).fleet);
  });

  it("that are older are checked as the newest is", async () => {
    const old = of("corp", { ...drifted(), verdict: "compliant" }, { asOf: "2026-01-05T00:00:00.000Z" });
    expect(await refusal([fileWith("a.json", of("corp")), fileWith("b.json", old)])).toEqual([
      expect.stringMatching(/^b\.json: the verdict compliant does not match /),
    ]);
  });

  it("are stale by the clock where an age is given and no instant", async () => {
    const { fleet } = await merged([fileWith("a.json", of("corp", compliant()))], { maxAge: "1m" });
    expect(fleet.asOf).not.toBe(compliant().asOf);
    expect(fleet).toMatchObject({ verdict: "incomplete", exitCode: 3 });
  });
});

describe("the HTML report of an organization", () => {
  const pageOf = async (json: string, file: string | null = path.join(folder, "out/fleet.html")) => {
    const { fleet, pages } = await merged([json]);
    const linkedFleet = linkPages(fleet, pages, file, file === null ? [] : [file]);
    expect(fleetSchema.safeParse(linkedFleet).error).toBeUndefined();
    return linkedFleet.organizations[0]!.page;
  };

  it("is linked as a path from the fleet report, if it is beside the JSON report", async () => {
    const json = fileWith("reports/corp/report.json", of("corp"));
    expect(await pageOf(json)).toBe(null);
    fileWith("reports/corp/report.html", "<p>");
    expect(await pageOf(json)).toBe("../reports/corp/report.html");
    expect(await pageOf(json, path.join(folder, "reports/corp/fleet.html"))).toBe("report.html");
    expect(await pageOf(json, null)).toBe(null);
  });

  it.each([
    ["Zürich & Söhne/a b.json", "../Z%C3%BCrich%20%26%20S%C3%B6hne/a%20b.html"],
    ['"><script>/#?.json', "../%22%3E%3Cscript%3E/%23%3F.html"],
    ["javascript:alert(1).json", "../javascript%3Aalert(1).html"],
    ["%2e%2e.json", "../%252e%252e.html"],
  ])("is linked by its name and nothing else: %s", async (name, page) => {
    const json = fileWith(name, of("corp"));
    fileWith(name.replace(/json$/, "html"), "<p>");
    expect(await pageOf(json)).toBe(page);
  });

  it("is that of the judged report, or of a copy of it", async () => {
    const old = fileWith("old.json", of("corp", drifted(), { asOf: "2026-01-05T00:00:00.000Z" }));
    fileWith("old.html", "<p>");
    const names = [old, fileWith("now.json", of("corp")), fileWith("then/now.json", of("corp"))];
    expect((await merged(names)).pages.size).toBe(0);
    const page = fileWith("then/now.html", "<p>");
    for (const order of [names, names.toReversed()]) expect([...(await merged(order)).pages]).toEqual([["corp", page]]);
  });

  it("is not linked if it is a link, a folder, or written by this run", async () => {
    const json = fileWith("corp.json", of("corp"));
    symlinkSync("/etc/hostname", path.join(folder, "corp.html"));
    expect(await pageOf(json)).toBe(null);
    rmSync(path.join(folder, "corp.html"));
    mkdirSync(path.join(folder, "corp.html"));
    expect(await pageOf(json)).toBe(null);
    const labs = fileWith("labs.json", of("labs"));
    expect(await pageOf(labs, fileWith("labs.html", "<p>"))).toBe(null);
  });
});

describe("the options", () => {
  it("name the expected organizations, or a file that does", async () => {
    const corp = fileWith("a.json", of("corp", compliant()));
    const list = fileWith("names.txt", "\ufeff# ours\r\ncorp\r\n\r\n  labs, ltd  \r\n");
    expect((await merged([corp], { expect: "corp, labs" })).fleet.missing).toEqual(["labs"]);
    const { fleet, inputs } = await merged([corp], { expect: list });
    expect(fleet.missing).toEqual(["labs, ltd"]);
    expect(inputs).toEqual([corp, list]);
  });

  it("that say nothing are refused", async () => {
    const corp = fileWith("a.json", of("corp"));
    const empty = fileWith("names.txt", "# nobody\n");
    expect(await refusal([corp], { expect: " , " })).toEqual([
      expect.stringMatching(/^--expect: names no organization; /),
    ]);
    expect(await refusal([corp], { expect: empty })).toEqual([
      expect.stringMatching(/names\.txt names no organization/),
    ]);
    expect(await refusal([corp], { expect: "a,b,a" })).toEqual(['--expect: "a" appears twice']);
    expect(await refusal([corp], { maxAge: "soon" })).toEqual([
      '--max-age: "soon" is not a length of time; write 48h, 30m, 2d or 1w',
    ]);
  });
});
