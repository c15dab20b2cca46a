// What is said of people who turn a switch of a setting that others wrote.
import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/model/report/index.ts";
import { islandOf, islandText, openPage } from "../../../src/reporters/html/island.ts";
import { pageOf } from "../../../src/reporters/html/page.ts";
import { html } from "../../../src/reporters/html/index.tsx";
import { bookOf } from "../../../src/reporters/wording/book.ts";
import { dutiesOf } from "../../../src/reporters/wording/duties.ts";
import { beginning, bylines, openerOf } from "../../../src/reporters/wording/finding-text.ts";
import { editorViews } from "../../../src/reporters/wording/person.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { ada, bo, hourly, judge, policy } from "../../support/history.ts";
import { decoded, readHtml } from "../scan.ts";

const limits = { text: 60, entries: 3 };
const cy = { id: "user_cy", email: "cy@corp.example", name: "Cy" };
const rule = "id: p\nsettings: { sandbox: { network: { allowedDomains: { subsetOf: [a.example] } } } }\n";
const accepted =
  "exceptions: [{ rule: p/sandbox.network.allowedDomains, value: [x.example], owner: o@corp.example, reason: r, from: 2025-10-01, expires: 2025-11-01 }]\n";
const state = (enabled: boolean, ...allowedDomains: string[]) => ({
  sandbox: { enabled, network: { allowedDomains } },
});

/** The finding that is open on the list, its words, and the editors among whose findings it is. */
function toldOf(report: Report) {
  const book = bookOf(report);
  const finding = report.findings.find(({ kind, status }) => kind === "setting" && status === "open")!;
  const owners = editorViews(book, report.editors, dutiesOf(report)).filter(({ open }) => open.includes(finding));
  return {
    finding,
    says: plain(beginning(finding, book, limits)),
    lines: bylines(finding, book, limits).map(plain),
    opener: openerOf(finding, book),
    owners: owners.map(({ editor }) => editor.email),
  };
}

describe("a list that failed first because its switch was off", () => {
  it("is told of who turned the switch, with what they did, and of who wrote the entries that fail", async () => {
    const changes = hourly(
      { by: ada, set: state(true, "a.example") },
      { by: bo, set: state(false, "a.example") },
      { by: cy, set: state(false, "a.example", "x.example") },
      { by: ada, set: state(true, "a.example", "x.example") },
    );
    const told = toldOf(await judge(changes, await policy(rule)));
    const opened =
      "opened by bo@corp.example, who changed sandbox.enabled from true to false in revision 2 on 2026-03-01 01:00 UTC";
    expect(told.says).toBe(
      `cy@corp.example added x.example to sandbox.network.allowedDomains in revision 3 on 2026-03-01 02:00 UTC; ${opened}`,
    );
    expect(told.lines[1]).toBe(opened);
    expect(told.finding.openingSwitch).toBe("/sandbox/enabled");
    expect(told.owners.toSorted((a, b) => (a ?? "").localeCompare(b ?? ""))).toEqual([bo.email, cy.email]);
  });
});

describe("a list without effect whose switch was turned on again", () => {
  it("is not told as if it still had no effect", async () => {
    const changes = hourly(...[true, false, true].map((enabled) => ({ by: ada, set: state(enabled, "a.example") })));
    const report = await judge(changes, await policy(rule));
    const finding = report.findings.find(({ kind }) => kind === "setting")!;
    const says = (isTold: boolean) => plain(beginning(finding, bookOf(report), limits, isTold));
    const since = "since revision 2 on 2026-03-01 01:00 UTC by ada@corp.example";
    expect(says(false)).toBe(
      `last failing state: sandbox.network.allowedDomains has no effect because sandbox.enabled is off, ${since}`,
    );
    expect(says(true)).toBe(`it had no effect, ${since}`);
  });
});

describe("a list that fails again because its switch is on again", () => {
  it("is told of who wrote it, and is not said to be opened by who turned the switch on", async () => {
    const changes = hourly(
      { by: ada, set: state(true, "a.example") },
      { by: cy, set: state(true, "a.example", "x.example") },
      { by: bo, set: state(false, "a.example", "x.example") },
      { by: ada, set: state(true, "a.example", "x.example") },
    );
    const report = await judge(changes, await policy(rule, accepted));
    const told = toldOf(report);
    const since =
      "open since ada@corp.example changed sandbox.enabled from false to true in revision 4 on 2026-03-01 03:00 UTC";
    expect(told.says).toBe(
      `cy@corp.example added x.example to sandbox.network.allowedDomains in revision 2 on 2026-03-01 01:00 UTC; ${since}`,
    );
    expect(told.lines[1]).toBe(since);
    expect(told.opener).toBeUndefined();
    expect(told.owners).toEqual([cy.email]);
    // The scripts of the page say the same.
    const { book } = openPage(islandOf(islandText(pageOf(report), 1_000_000)));
    const [own] = book.report.findings.filter(({ id }) => id === told.finding.id);
    expect(bylines(own!, book, limits).map(plain)).toEqual(told.lines);
  });
});

describe("the owner of a rule", () => {
  it.each([
    ["who turned a switch on again did not break it", ada.email, []],
    ["who wrote the entries that fail broke it", cy.email, [{ role: "owns the rule", revisions: [2] }]],
  ])("%s", async (_, owner, overlaps) => {
    const changes = hourly(
      { by: bo, set: state(true, "a.example") },
      { by: cy, set: state(true, "a.example", "x.example") },
      { by: bo, set: state(false, "a.example", "x.example") },
      { by: ada, set: state(true, "a.example", "x.example") },
    );
    const report = await judge(changes, await policy(`owner: ${owner}\n${rule}`, accepted));
    expect(dutiesOf(report).overlaps).toMatchObject(overlaps);
    expect(dutiesOf(report).overlaps).toHaveLength(overlaps.length);
  });
});

describe("a list without effect", () => {
  it("does not show its entries beside who turned the switch", async () => {
    const changes = hourly(
      { by: ada, set: state(true, "a.example") },
      { by: cy, set: state(true, "a.example", "x.example") },
      { by: bo, set: state(false, "a.example", "x.example") },
    );
    const page = decoded(readHtml(html(await judge(changes, await policy(rule)))).text);
    expect(page).toContain(
      "has no effect because sandbox.enabled is off · bo@corp.example, revision 3; opened by cy@corp.example",
    );
  });
});
