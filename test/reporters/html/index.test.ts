// lane: long
// The page, parsed by the rules of browsers, with any data.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/model/report/index.ts";
import { islandOf, islandText } from "../../../src/reporters/html/island.ts";
import { pageOf } from "../../../src/reporters/html/page.ts";
import { html } from "../../../src/reporters/html/index.tsx";
import {
  attacks,
  compliant,
  drifted,
  finding,
  frozen,
  hostile,
  idOf,
  incomplete,
  manyFindings,
  manyRevisions,
  tampered,
} from "../fixture.ts";
import { expectQuiet } from "./quiet.ts";
import { decoded, readHtml, type Tag } from "../scan.ts";
import { runs } from "../../support/runs.ts";
import { anyText } from "../../support/any-text.ts";

const plain = "zz";
/** Returns elements with attributes. Anchors made from names, and digests, are replaced by a constant. */
const skeleton = (report: Report, text: string) =>
  readHtml(html(hostile(report, [text]))).tags.map(({ name, attributes }) => [
    name,
    Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [
        key,
        value.replace(/^(#?)(rule|framework|control|person)-[\w.-]*$/, "$1$2").replace(/'sha256-[^']*'/g, ""),
      ]),
    ),
  ]);

describe("whoever wrote the data", () => {
  const expected = skeleton(drifted(), plain);

  it.each(attacks.filter((attack) => attack !== "").map((attack) => [JSON.stringify(attack).slice(0, 60), attack]))(
    "%s makes no element",
    (_, attack) => {
      expect(skeleton(drifted(), attack)).toEqual(expected);
    },
  );

  it("any text makes no element", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), (text) => {
        // Texts of these forms are shown as pointers and ids.
        fc.pre(!/^(?:$|\/|revision:|rule:|fp:|f_)/.test(text));
        expect(skeleton(drifted(), text)).toEqual(expected);
      }),
      { numRuns: runs(50) },
    );
  });

  it("any text is shown, spelled out where it is hidden", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }), (text) => {
        const report = { ...compliant(), organization: `<${text}>"&'` };
        const page = readHtml(html(report));
        if (/^[\x21-\x7e]+$/.test(text) && !text.includes("##[")) expect(decoded(page.text)).toContain(`<${text}>"&'`);
      }),
      { numRuns: runs(40) },
    );
  });
});

describe("the page", () => {
  const source = html(frozen(drifted()));
  const page = readHtml(source);
  const having = (name: string) => page.tags.filter((tag) => tag.name === name);

  it("loads nothing, links nowhere else, and has no handlers", () => {
    expectQuiet(page);
  });

  it("lets in its style, the foot of its sheets and one script, by their digests, and nothing else", () => {
    const [policy] = having("meta").filter((tag) => tag.attributes["http-equiv"] !== undefined);
    const digest = (text: string) => createHash("sha256").update(text).digest("base64");
    const [data, script] = page.scripts;
    expect(page.styles).toHaveLength(2);
    expect(page.scripts).toHaveLength(2);
    expect(having("script").map((tag) => tag.attributes)).toEqual([{ type: "application/json", id: "data" }, {}]);
    expect(policy!.attributes["content"]).toBe(
      `default-src 'none'; style-src ${page.styles.map((style) => `'sha256-${digest(style)}'`).join(" ")}; script-src 'sha256-${digest(script!)}'; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'`,
    );
    for (const style of page.styles) expect(style).not.toMatch(/url\(|@import|<|expression/);
    expect(data).not.toMatch(/[<>&]/);
  });

  it("has a script that is the same for every report, and writes no HTML, loads nothing and stores nothing", () => {
    const script = page.scripts[1]!;
    expect(readHtml(html(hostile(tampered()))).scripts[1]).toBe(script);
    expect(script).not.toMatch(
      /\b(?:eval|Function|fetch|XMLHttpRequest|WebSocket|importScripts|insertAdjacentHTML|outerHTML|document\.write|localStorage|sessionStorage|indexedDB|cookie|sendBeacon)\b/,
    );
    expect(script.length).toBeLessThan(130_000);
  });

  it("says its encoding first, its language, and the state at the head of its title", () => {
    expect(source.slice(0, 200)).toMatch(/^<!doctype html>\n<html lang="en"><head><meta charset="utf-8"\/?>/);
    expect(source).toContain("<title>Drifted (2 high) · example-org · 20 Nov 2026</title>");
    expect(html(compliant())).toContain("<title>Compliant · example-org");
    expect(html(incomplete())).toContain("<title>Nothing evaluated · example-org");
    expect(html(tampered())).toContain("<title>Tampered (1 critical) · example-org");
  });

  it("skips no level of heading, and has one main heading", () => {
    const levels = page.tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it("has its landmarks, and a scope on every head of a table", () => {
    for (const name of ["header", "nav", "main", "footer"]) expect(having(name)).toHaveLength(1);
    for (const head of having("th")) expect(head.attributes["scope"]).toMatch(/^(?:col|row|rowgroup)$/);
  });

  it.each([
    ["a small report", drifted()],
    ["3,000 findings", manyFindings(3000)],
    ["10,000 revisions", manyRevisions(10_000)],
  ])("links to places that exist, each once, with %s", (_, report) => {
    const { tags } = readHtml(html(report));
    const ids = tags.flatMap(({ attributes }) => attributes["id"] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = new Set(ids);
    for (const { attributes } of tags) if (attributes["href"]) expect(targets).toContain(attributes["href"].slice(1));
  });

  it("has an anchor for every finding of a small report", () => {
    const ids = page.tags.map((tag) => tag.attributes["id"]);
    for (const { id } of drifted().findings) expect(ids).toContain(id);
  });

  it("says nothing about revisions that were not read", () => {
    const page = html(incomplete());
    expect(page).toContain("No revision was judged.");
    for (const claim of ["Nothing was remediated", "No setting of today names people", "no finding in the revisions"])
      expect(page).not.toContain(claim);
  });

  it("never looks like a pass when nothing was evaluated", () => {
    const none = html(incomplete());
    expect(none).not.toContain('class="state state-compliant');
    const unjudged = {
      ...compliant(),
      findings: [],
      summary: { ...compliant().summary, rules: { total: 3, passing: 0, failing: 0, notEvaluated: 3 } },
    };
    expect(html(unjudged)).toContain("state-nothing");
    expect(html(unjudged)).toContain("no rule applies to these 4 revisions");
  });

  it("closes every element it opens", () => {
    const empty = new Set(["meta"]);
    const stack: string[] = [];
    for (const { name } of page.tags as Tag[]) {
      if (name.startsWith("/")) expect(stack.pop()).toBe(name.slice(1));
      else if (!empty.has(name)) stack.push(name);
    }
    expect(stack).toEqual([]);
  });
});

describe("a finding on the page", () => {
  const text = (report: Report) => decoded(readHtml(html(report)).text);

  it("says who did what, when, and how to put it right and accept it", () => {
    const output = text(drifted());
    expect(output).toContain(
      "mallory@example.net added gpt-x-preview to modelPolicy.allowedModelIds in revision 5 on 27 Jul 2026, 20:16 UTC",
    );
    expect(output).toContain('"allowedModelIds": [\n      "gpt-5",\n      "gpt-5-mini"\n    ]');
    expect(output).toContain(
      '  - rule: "models/modelPolicy.allowedModelIds"\n    value: ["gpt-x-preview"]\n    owner: someone@example.com',
    );
    expect(output).toContain("from: 2026-11-20\n    expires: 2026-12-20");
    expect(output).toContain("101 d 3 h over its limit");
    expect(output).toContain("Unreviewed models have no data-processing agreement.");
  });

  it("never shows a secret's marker as an object", () => {
    expect(text(drifted())).not.toContain("$secret");
    expect(text(drifted())).toContain("[secret fp:run:1]");
  });

  it("cuts a huge value, and says where the rest is", () => {
    const report = drifted();
    const huge = finding(1, { ...report.findings[0], before: "short", actual: "y".repeat(63_204) });
    expect(text({ ...report, findings: [huge] })).toContain("… 61,204 more characters in the JSON report");
  });

  it("that is open is on the page, whatever else there is, and first where scripts search", () => {
    const report = manyFindings(3000);
    const page = pageOf(report);
    const open = report.findings.filter(({ status }) => status === "open");
    expect(open.length).toBeGreaterThan(800);
    expect(open.filter((finding) => !page.blocks.has(finding) && !page.lines.flat().includes(finding))).toEqual([]);
    const { report: inside } = islandOf(islandText(page, 1_500_000));
    const statuses = inside.findings.map(({ status }) => status);
    expect(statuses.filter((status) => status === "open")).toHaveLength(open.length);
    expect(statuses.lastIndexOf("open")).toBe(open.length - 1);
  });

  it("that has no place on the page is counted", () => {
    const report = manyFindings(9000);
    const output = text(report);
    const page = pageOf(report);
    const left = report.findings.length - page.blocks.size - page.lines.flat().length;
    expect(left).toBeGreaterThan(100);
    expect(output).toContain(`${left.toLocaleString("en")} findings are not on this page, of 9,000 in all`);
    expect(idOf(1)).toHaveLength(18);
  });
});
