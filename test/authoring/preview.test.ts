import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Preview, previewOf } from "../../src/authoring/preview.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { previewMarkdown } from "../../src/run/preview/markdown.ts";
import { previewText } from "../../src/commands/policy/preview-text.ts";
import { jsonPieces, whole } from "../../src/reporters/pieces.ts";
import { sampleOrganization } from "../emulator/support.ts";
import { bo, hourly, judge, policy, type RawChange } from "../support/history.ts";
import { runs } from "../support/runs.ts";

/** Previews an edit, judged 100 hours after the first revision. */
async function preview(changes: readonly RawChange[], before: string, after: string, hours = 100): Promise<Preview> {
  const [old, now] = [await policy(before), await policy(after)];
  return previewOf(
    { policies: old, report: await judge(changes, old, { hours }) },
    { policies: now, report: await judge(changes, now, { hours }) },
    createCatalog(),
  );
}

const cap = (level: string, more = "") =>
  `id: p\nowner: grace@corp.example\nsettings: { maxAutonomyLevel: { atMost: ${level} } }\n${more}`;
const levels = (...all: string[]) => hourly(...all.map((maxAutonomyLevel) => ({ maxAutonomyLevel })));
const shifts = (all: Preview["fails"]) =>
  all.map(({ rule, introduced, resolved, before, after }) => [
    rule,
    introduced.revision,
    resolved?.revision ?? null,
    before,
    after,
  ]);

describe("a preview", () => {
  it("says what would newly fail, and who answers for it", async () => {
    const result = await preview(levels("low", "medium"), cap("medium"), cap("low"));
    expect(shifts(result.fails)).toEqual([["p/maxAutonomyLevel", 2, null, null, "open"]]);
    expect(result.fails[0]!.owner).toBe("grace@corp.example");
    expect([result.clears, result.found, result.forgotten, result.recast, result.unused]).toEqual([[], [], [], [], []]);
    expect([result.before.open, result.after.open]).toEqual([0, 1]);
  });

  it("names an unknown editor as such", async () => {
    const changes = hourly({ maxAutonomyLevel: "low" }, { by: null, set: { maxAutonomyLevel: "medium" } });
    const text = previewText(await preview(changes, cap("medium"), cap("low")), {});
    expect(text.replaceAll(/\s+/g, " ")).toContain("made by an unknown editor");
  });

  it("says of who turned a switch on again only that they made the revision", async () => {
    const state = (enabled: boolean, ...allowedDomains: string[]) => ({
      sandbox: { enabled, network: { allowedDomains } },
    });
    const changes = hourly(state(true), state(true, "x.example"), state(false, "x.example"), state(true, "x.example"));
    const rule = "id: p\nsettings: { sandbox: { network: { allowedDomains: { subsetOf: [a.example] } } } }\n";
    const text = previewText(await preview(changes, rule.replace("a.example", "x.example"), rule), {});
    expect(text).toContain("made by");
    expect(text).not.toContain("opened by");
  });

  it("says what would no longer fail", async () => {
    const result = await preview(levels("low", "medium"), cap("low"), cap("medium"));
    expect(shifts(result.clears)).toEqual([["p/maxAutonomyLevel", 2, null, "open", null]]);
    expect(result.fails).toEqual([]);
  });

  it("says what an exception takes away and gives back", async () => {
    const exception =
      "exceptions: [{ rule: p/maxAutonomyLevel, value: high, owner: a, reason: b, from: 2026-02-01, expires: 2026-06-01 }]\n";
    const withException = await preview(levels("high"), cap("low"), cap("low", exception));
    expect(shifts(withException.clears)).toEqual([["p/maxAutonomyLevel", 1, null, "open", "excepted"]]);
    const withoutException = await preview(levels("high"), cap("low", exception), cap("low"));
    expect(shifts(withoutException.fails)).toEqual([["p/maxAutonomyLevel", 1, null, "excepted", "open"]]);
    const idle = await preview(levels("high"), cap("low", exception), cap("high", exception));
    expect(idle.unused.map(({ rule, value }) => [rule, value])).toEqual([["p/maxAutonomyLevel", ["high"]]]);
    expect((await preview(levels("low"), cap("low", exception), cap("low", exception))).unused).toEqual([]);
  });

  it("says what is wrong with an exception, so that the open findings add up", async () => {
    const accepted = (owner: string, expires = "2026-06-01") =>
      `exceptions: [{ rule: p/maxAutonomyLevel, value: high, owner: ${owner}, reason: b, from: 2026-02-01, expires: ${expires} }]\n`;
    const own = cap("low", accepted("bo@corp.example"));
    const changes = hourly({ maxAutonomyLevel: "low" }, { by: bo, set: { maxAutonomyLevel: "high" } });
    const rulesOf = async (before: string, after: string) => {
      const { before: old, after: now, fails, clears } = await preview(changes, before, after);
      expect(now.open - old.open).toBe(fails.length - clears.length);
      return [fails.map(({ rule }) => rule), clears.map(({ rule }) => rule)];
    };
    expect(await rulesOf(cap("low"), own)).toEqual([["exceptions/self-owned"], ["p/maxAutonomyLevel"]]);
    expect(await rulesOf(own, cap("low", accepted("eve")))).toEqual([[], ["exceptions/self-owned"]]);
    expect(await rulesOf(own, cap("low", accepted("bo@corp.example", "2026-02-02")))).toEqual([
      ["p/maxAutonomyLevel", "exceptions/expired"],
      ["exceptions/self-owned"],
    ]);
    expect(await rulesOf(cap("high", accepted("eve")), cap("high"))).toEqual([[], ["exceptions/unused"]]);
    expect(await rulesOf(own, own.replace("id: p", "id: q").replace("rule: p/", "rule: q/"))).toEqual([[], []]);
  });

  it("counts what an exception accepts today apart from what was found in the past", async () => {
    const exception =
      "exceptions: [{ rule: p/maxAutonomyLevel, value: high, owner: a, reason: b, from: 2026-02-01, expires: 2026-06-01 }]\n";
    const said = (result: Preview) => previewText(result, {}).replaceAll(/\s+/g, " ");
    const fewer = await preview(levels("low", "high"), cap("low", exception), cap("high", exception));
    expect(shifts(fewer.forgotten)).toEqual([["p/maxAutonomyLevel", 2, null, "excepted", null]]);
    expect(said(fewer)).toContain("Would no longer fail, and an exception accepted it");
    expect(said(fewer)).toContain("accepted by exceptions 0 more and 1 fewer; in the past 0 more found and 0 fewer.");
    const more = await preview(levels("low", "high"), cap("high"), cap("low", exception));
    expect(said(more)).toContain("Would newly fail, but an exception accepts it");
    expect(said(more)).toContain("accepted by exceptions 1 more and 0 fewer; in the past 0 more found and 0 fewer.");
  });

  it("lists the events of a rule by revision", async () => {
    const changes = levels(...Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? "low" : "medium")));
    const editors = (name: string) => cap("high", `editors: { approved: [${name}@corp.example] }\n`);
    const { fails } = await preview(changes, editors("ada"), editors("grace"));
    expect(fails.map(({ introduced }) => introduced.revision)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("says what would have been found in the past, and what would not", async () => {
    const history = levels("low", "high", "low", "medium", "low");
    const tighter = await preview(history, cap("medium"), cap("low"));
    expect(shifts(tighter.found)).toEqual([["p/maxAutonomyLevel", 4, 5, null, "resolved"]]);
    const looser = await preview(history, cap("low"), cap("medium"));
    expect(shifts(looser.forgotten)).toEqual([["p/maxAutonomyLevel", 4, 5, "resolved", null]]);
  });

  it("says which findings of the past would begin or end at another time, and counts none of them as gone or new", async () => {
    const history = levels("low", "medium", "high", "low");
    const wide = { since: "2026-03-01T01:00:00.000Z", until: "2026-03-01T03:00:00.000Z" };
    const narrow = { ...wide, since: "2026-03-01T02:00:00.000Z" };
    const looser = await preview(history, cap("low"), cap("medium"));
    expect([looser.found, looser.forgotten, looser.recast]).toEqual([[], [], []]);
    expect(looser.resized).toMatchObject([{ rule: "p/maxAutonomyLevel", before: [wide], after: [narrow] }]);
    expect(previewText(looser, {}).replaceAll(/\s+/g, " ")).toContain(
      "0 more found and 0 fewer and 1 at another time.",
    );
    const tighter = await preview(history, cap("medium"), cap("low"));
    expect([tighter.found, tighter.forgotten]).toEqual([[], []]);
    expect(tighter.resized).toMatchObject([{ before: [narrow], after: [wide] }]);
  });

  it("lists each time of the past that the edit adds or removes, and calls nothing gone or new that is found by both", async () => {
    const level = fc.constantFrom("low", "medium", "high");
    await fc.assert(
      fc.asyncProperty(
        fc.array(level, { minLength: 2, maxLength: 8 }),
        level,
        level,
        async (history, before, after) => {
          const changes = levels(...history, "low");
          const result = await preview(changes, cap(before), cap(after));
          const ranks = ["low", "medium", "high"];
          const violates = (limit: string) => history.map((item) => ranks.indexOf(item) > ranks.indexOf(limit));
          const [old, now] = [violates(before), violates(after)];
          const inside = ({ introduced, resolved }: Preview["fails"][number]) =>
            history.map((_, i) => i + 1 >= introduced.revision! && i + 1 < resolved!.revision!);
          const isEmpty = (a: boolean[], b: boolean[]) => !a.some((each, i) => each && b[i]);
          for (const shift of result.found) expect(isEmpty(inside(shift), old)).toBe(true);
          for (const shift of result.forgotten) expect(isEmpty(inside(shift), now)).toBe(true);
          const covered = history.map((_, i) => {
            const time = Date.parse(changes[i]!.updatedAt);
            const isIn = (list: Preview["resized"][number]["before"]) =>
              list.some(({ since, until }) => time >= Date.parse(since) && time < Date.parse(until));
            return (
              [...result.found, ...result.forgotten].some((shift) => inside(shift)[i]) ||
              result.resized.some((row) => isIn(row.before) !== isIn(row.after))
            );
          });
          expect(covered).toEqual(old.map((each, i) => each !== now[i]));
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it("says which open findings would be judged otherwise", async () => {
    const within = (time: string, severity: string) =>
      `id: p\nsettings: { maxAutonomyLevel: { atMost: low, severity: ${severity}, fixWithin: ${time} } }\n`;
    const result = await preview(levels("high"), within("1d", "high"), within("2d", "low"));
    const since = "2026-03-01T00:00:00.000Z";
    expect(result.recast).toEqual([
      {
        rule: "p/maxAutonomyLevel",
        subject: "/maxAutonomyLevel",
        before: { severity: "high", dueAt: "2026-03-02T00:00:00.000Z", since },
        after: { severity: "low", dueAt: "2026-03-03T00:00:00.000Z", since },
      },
    ]);
  });

  it("calls nothing newly failing whose window only begins later", async () => {
    const result = await preview(levels("low", "medium", "high"), cap("low"), cap("medium"));
    expect([result.fails, result.clears]).toEqual([[], []]);
    expect(result.recast.map(({ before, after }) => [before.since, after.since])).toEqual([
      ["2026-03-01T01:00:00.000Z", "2026-03-01T02:00:00.000Z"],
    ]);
  });

  it("takes a rule that only got another name for the same", async () => {
    const renamed = "id: q\nowner: grace@corp.example\nsettings: { maxAutonomyLevel: { atMost: low } }\n";
    const result = await preview(levels("high"), cap("low"), renamed);
    expect([result.fails, result.clears]).toEqual([[], []]);
    expect(result.edits.map(({ direction }) => direction)).toEqual(["neutral"]);
  });

  it("says that an edit of nothing changes nothing", async () => {
    const result = await preview(levels("high"), cap("low"), cap("low"));
    expect(previewText(result, {})).toContain("The edit changes nothing.");
    expect(previewMarkdown(result)).toContain("The edit changes nothing.");
  });

  it("fits a comment whatever it says, and counts what it leaves out", async () => {
    const long = "x".repeat(400);
    const history = hourly(
      ...Array.from({ length: 400 }, (_, i) => ({ by: { id: `u${i}`, email: `e${i}${long}@corp.example` }, set: {} })),
    );
    const result = await preview(
      history,
      "id: p\nsettings: { wikiCloudSync: false }\n",
      "id: p\nsettings: { wikiCloudSync: false }\neditors: { approved: [nobody@corp.example] }\n",
      1000,
    );
    expect(result.fails).toHaveLength(400);
    const text = previewMarkdown(result);
    expect(text.length).toBeLessThan(60_000);
    const count = text.split("\n").filter((line) => line.startsWith("- **high**")).length;
    expect(text).toContain(`- and ${400 - count} more, left out here`);
    expect(text).toContain("400 newly failing");
    for (const line of previewText(result, {}).split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("lets nothing act that stands in the settings or the policies", async () => {
    const by = {
      id: "u",
      email: "<img src=x>@corp.example | `@team` [a](https://evil.example) \u202e\n# head",
      name: null,
    };
    const result = await preview(
      hourly({ by, set: { commandAllowlist: ["`$(id)`<script>", "::error::x"] } }),
      "id: p\nsettings: { commandAllowlist: { set: true } }\n",
      'id: p\nsettings: { commandAllowlist: { subsetOf: ["a`b<b>"], because: x } }\n',
    );
    const text = previewMarkdown(result);
    expect(text).not.toContain("\u202e");
    const outside = text.replace(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, "");
    expect(outside).not.toMatch(/<|@team|\]\(|::error/);
    expect(text.split("\n").filter((line) => line.startsWith("#"))).toEqual(
      text.split("\n").filter((line) => /^#{2,3} (?:Policy preview|The edit|Would|Exceptions)/.test(line)),
    );
  });
});

describe("a preview over the sample organization's history", () => {
  let result: Preview;
  beforeAll(async () => {
    const text = (name: string) => readFileSync(new URL(`sample/${name}.yaml`, import.meta.url), "utf8");
    const changes = sampleOrganization().revisions as unknown as readonly RawChange[];
    const hours = (Date.parse("2026-11-20T00:00:00Z") - Date.parse("2026-03-01T00:00:00Z")) / 3_600_000;
    result = await preview(changes, text("before"), text("after"), hours);
  });

  it.each([
    ["text.txt", () => previewText(result, {})],
    ["markdown.md", () => previewMarkdown(result)],
    ["json.json", () => whole(jsonPieces({ schemaVersion: 1, ...result }))],
  ])("says exactly what changes: %s", async (name, render) => {
    await expect(render()).toMatchFileSnapshot(`../golden/authoring/preview.${name}`);
  });
});
