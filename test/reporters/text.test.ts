// The text for a terminal: widths, order, colours.
import { describe, expect, it } from "vitest";
import { text } from "../../src/reporters/text/index.ts";
import { cells } from "../../src/text.ts";
import { hourly, judge, policy } from "../support/history.ts";
import { compliant, counted, drifted, hostile, idOf, manyFindings, manyRevisions, tampered } from "./fixture.ts";

describe("the text", () => {
  it.each([60, 80, 120, 200])("never leaves %i cells", (width) => {
    for (const report of [drifted(), tampered(), hostile(drifted()), hostile(tampered()), manyFindings(100)])
      for (const line of text(report, { width }).split("\n"))
        expect([line, cells(line) <= width]).toEqual([line, true]);
  });

  it("shows the twenty worst and counts the others", () => {
    const output = text(manyFindings(100));
    expect(output.match(/^ {2}[⬣▲◆▪○] /gm)).toHaveLength(20);
    expect(output).toContain("and 32 more: 2 high, 10 medium, 10 low, 10 info (all in the format json)");
    expect(output.indexOf("critical")).toBeLessThan(output.indexOf("high"));
  });

  it("begins the row of a rule with an arrow if one of its windows may be older", async () => {
    const loaded = await policy("id: p\nsettings: { customModels: { each: { baseUrl: { matches: https* } } } }\n");
    const model = (id: string, scheme: string) => ({ id, baseUrl: `${scheme}://${id}.example` });
    const history = hourly(
      { customModels: [model("a", "http")] },
      { customModels: [model("a", "https"), model("b", "http")] },
    );
    const output = text(await judge(history, loaded));
    expect(output).toMatch(/p\/custom\S+ +◀█+▶ .*2 windows/);
  });

  it("ends with the verdict", () => {
    expect(text(compliant())).toMatch(/\nCOMPLIANT {2}0 open; 2 resolved, 1 excepted, 1 noted\. {2}Exit 0\.\n$/);
    expect(text(drifted(), { width: 120 })).toMatch(/\nDRIFTED {2}4 open: 2 high, 1 medium, 1 low; .*Exit 1\.\n$/);
    expect(text(drifted())).toMatch(/ noted\.\nDRIFTED {2}4 open, 2 resolved, 1 excepted\. {2}Exit 1\.\n$/);
  });

  it("has colour when it is asked for, and is the same without it", () => {
    const painted = text(drifted(), { color: true });
    expect(painted).toMatch(/\u001b\[31m▲ high {5}\u001b\[0m/);
    expect(painted.replace(/\u001b\[[\d;]*m/g, "")).toBe(text(drifted()));
    expect(text(drifted())).not.toContain("\u001b");
  });

  it("gives data no colour of its own", () => {
    const painted = text(hostile(drifted()), { color: true });
    expect(painted.replace(/\u001b\[(?:0|2|1;3\d|3\d)m/g, "")).toBe(text(hostile(drifted())));
  });

  it("draws who changed the controls and for how long rules were violated, the same in every width", () => {
    for (const width of [60, 80, 200]) {
      const lines = text(drifted(), { width }).split("\n");
      const drawn = (name: string) => lines.find((line) => line.startsWith(`    ${name}`))!;
      expect(lines.find((line) => line.startsWith("  Timeline"))).toContain("2026-01-05 to");
      expect(drawn("mallory@")).toMatch(/[▲▽◆·].* \d+ of \d+ not listed$/);
      expect(drawn("models/")).toMatch(/\?█+▶ /);
      expect(drawn("sandbox/")).toMatch(/▒\?+ +[^▶]*$/);
    }
    expect(text(drifted(), { width: 200 })).toContain("secrets/literal");
  });

  it("never cuts the number of an editor's revisions", () => {
    const report = manyRevisions(1000);
    const unlisted = { ...report, revisions: report.revisions.map((row) => ({ ...row, approved: false })) };
    for (const width of [60, 80, 120]) {
      const ends = text(unlisted, { width }).match(/\S+(?: of \S+)? not listed$/gm) ?? [];
      expect(ends.length).toBeGreaterThan(1);
      for (const end of ends) expect(end).toMatch(/^\d+(?: of \d+)? not listed$/);
    }
  });

  it("draws nothing of a single revision, and nothing of what it does not show", () => {
    const report = drifted();
    const single = { ...report, revisions: report.revisions.slice(0, 1) };
    expect(text(single)).not.toContain("Timeline");
    const high = text({ ...report, view: { ...report.view, reportSeverity: "high" } });
    expect(high).toContain("Timeline");
    expect(high).not.toContain("autonomy/");
  });

  it("says in a wide terminal the same in fewer lines", () => {
    const words = (output: string) =>
      output
        .replace(/Timeline[\s\S]*?\n\n/, "")
        .replace(/[\s·]+/g, " ")
        .split(" ")
        .toSorted();
    expect(words(text(drifted(), { width: 200 }))).toEqual(words(text(drifted(), { width: 121 })));
    expect(text(drifted(), { width: 200 }).split("\n").length).toBeLessThan(text(drifted()).split("\n").length);
  });

  it("writes the numbers of its last line as elsewhere", () => {
    expect(text(manyFindings(3000)).trimEnd().split("\n").at(-1)).toMatch(/^DRIFTED {2}1,\d{3} open, /);
  });

  it("tells what a rule asks for once", () => {
    const output = text(manyFindings(40));
    expect(output.match(/fix: Have the revision reviewed/g)).toHaveLength(1);
  });

  it("tells findings of one rule and one cause in one block", () => {
    const report = drifted();
    const [first, event] = report.findings;
    const keys = Array.from({ length: 14 }, (_, i) => `/customModels/custom:m${i}/apiKey`);
    const settings = keys.map((subject, i) => ({ ...first!, id: idOf(20 + i), subject }));
    const events = [7, 9].map((revision) => ({
      ...event!,
      id: idOf(50 + revision),
      subject: `revision:${revision}`,
      introduced: { ...event!.introduced, revision },
    }));
    const output = text(counted({ ...report, findings: [...settings, ...events] }));
    expect(output.match(/^ {2}[⬣▲◆▪○] /gm)).toHaveLength(2);
    expect(output).toContain(
      "13 more findings of this rule and cause:\n               · customModels.custom:m1.apiKey: + gpt-x-preview",
    );
    for (const key of keys) expect(output).toContain(key.slice(1).replaceAll("/", "."));
    expect(output).toContain(
      "1 more finding of this rule and cause:\n               · revision 9, 2026-07-27 20:16 UTC\n",
    );
    expect(output.match(/fix: /g)).toHaveLength(2);
  });

  it("keeps what another revision opened, or another rule found, in blocks of their own", () => {
    const report = drifted();
    const [first] = report.findings;
    const others = [
      { ...first!, id: idOf(20), subject: "/a", introduced: { ...first!.introduced, revision: 3 } },
      { ...first!, id: idOf(21), subject: "/b", rule: "models/other" },
      { ...first!, id: idOf(22), subject: "/c", severity: "low" as const },
    ];
    expect(text(counted({ ...report, findings: [first!, ...others] })).match(/^ {2}[⬣▲◆▪○] /gm)).toHaveLength(4);
  });

  it("says once what was found, of windows that no revision opened too", () => {
    const report = drifted();
    const [first] = report.findings;
    const introduced = { ...first!.introduced, revision: null, by: null };
    const used = { ...first!, kind: "usage" as const, subject: "usage/model/m", message: "u1 used m", introduced };
    const output = text(counted({ ...report, findings: [used] }));
    expect(output.split("u1 used m")).toHaveLength(2);
    expect(output).toContain("Since 2026-07-27 20:16 UTC");
  });

  it("shows as many blocks as asked for, and counts the others", () => {
    const output = text(drifted(), { results: 1 });
    expect(output.match(/^ {2}[⬣▲◆▪○] /gm)).toHaveLength(1);
    expect(output).toContain("and 3 more: 1 high, 1 medium, 1 low (all in the format json)");
  });
});
