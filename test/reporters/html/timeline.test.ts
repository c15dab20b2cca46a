// lane: long
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blindIn } from "../../../src/model/report/blind.ts";
import type { Report } from "../../../src/model/report/index.ts";
import { exposureOf } from "../../../src/report/exposure.ts";
import { widthOf } from "../../../src/reporters/html/timeline/bars.ts";
import { bandsOf, knownBeside, layoutOf, spotWidth } from "../../../src/reporters/html/timeline/layout.ts";
import { binsOf, ticksOf } from "../../../src/reporters/html/timeline/ticks.ts";
import { type TimelineData, timelineOf } from "../../../src/reporters/wording/timeline-data.ts";
import { html } from "../../../src/reporters/html/index.tsx";
import { islandOf, openPage } from "../../../src/reporters/html/island.ts";
import { text } from "../../../src/reporters/text/index.ts";
import { compliant, drifted, finding, hostile, idOf, manyFindings, manyRevisions } from "../fixture.ts";
import { decoded, readHtml } from "../scan.ts";
import { hourly, judge } from "../../support/history.ts";
import { runs } from "../../support/runs.ts";

const DAY = 86_400_000;
const time = (text: string) => Date.parse(text);
const tracks = (report: Report) => timelineOf(report, report.revisions, report.findings)!;

/** Returns a report with an open finding for each range, each of its own rule. */
function exposed(...stretches: readonly [from: string, until: string | null][]): Report {
  const report = drifted();
  const findings = stretches.map(([at, until], i) =>
    finding(i + 1, {
      rule: `p/${i}`,
      status: until === null ? "open" : "resolved",
      introduced: { ...report.findings[0]!.introduced, at },
      resolved: until === null ? null : { revision: 5, at: until, by: null },
      exposureSeconds: Math.max(0, Math.floor((time(until ?? report.asOf) - time(at)) / 1000)),
    }),
  );
  return { ...report, findings };
}

describe("a rule whose length is not known", () => {
  const { asOf } = drifted();
  const seenNow = (...stretches: [string, null][]): Report => {
    const report = exposed(...stretches);
    const inexact = ({ introduced }: (typeof report.findings)[number]) => ({ ...introduced, exact: false });
    const findings = report.findings.map((item) => ({ ...item, rule: "p/0", introduced: inexact(item) }));
    return { ...report, findings };
  };

  it("has no comma where its length would stand", () => {
    for (const [report, tail] of [
      [seenNow([asOf, null]), "open"],
      [seenNow([asOf, null], [asOf, null]), "2 windows"],
    ] as const) {
      expect(text(report)).toMatch(new RegExp(`\\n    p/0 .*▶ ${tail}\\n`));
      expect(decoded(html(report))).not.toMatch(/[>"(], (?:2×|open)/);
    }
  });
});

describe("what the timeline shows", () => {
  const report = drifted();
  const model = tracks(report);

  it("reaches from the first revision to the instant of the audit", () => {
    expect([model.from, model.until]).toEqual([time("2026-01-05T08:00:00.000Z"), time(report.asOf)]);
  });

  it("has a lane for each editor, those who are not listed first", () => {
    expect(model.lanes.map(({ name, marks }) => [name, marks.map((mark) => [mark.revision, mark.way])])).toEqual([
      ["mallory@example.net", [[5, "looser"]]],
      ["bo@example.com", [[2, "looser"]]],
      [
        "ada@example.com",
        [
          [1, "neither"],
          [3, "tighter"],
        ],
      ],
    ]);
  });

  it("marks a revision that loosens one setting and tightens another as both", () => {
    const row = report.revisions[1]!;
    const both = { ...row, changes: [row.changes[0]!, { ...row.changes[0]!, direction: "tighter" as const }] };
    expect(tracks({ ...report, revisions: [both] }).lanes[0]!.marks[0]!.way).toBe("both");
  });

  it("does not say of a revision of unknown direction, or of the first one seen, that it is neither looser nor tighter", async () => {
    const report = await judge(hourly({}, { maxAutonomyLevel: "turbo" }, {}, { wikiCloudSync: null }));
    const [, table = ""] = decoded(readHtml(html(report).split("<script")[0]!).text).split("Revisions as a table");
    const unknown = report.revisions.map(
      ({ revision, changes }) => revision === 1 || changes.some(({ direction }) => direction === "unknown"),
    );
    expect(unknown).toEqual([true, true, true, false]);
    const words = [...table.matchAll(/corp\.example(neither|not known|looser|tighter)/g)].map(([, word]) => word);
    expect(
      words
        .slice(0, 4)
        .toReversed()
        .map((word) => word === "not known"),
    ).toEqual(unknown);
  });

  it("gives an editor no direction of changes that a missing revision may have made", async () => {
    const history = hourly({ wikiCloudSync: false }, {}, { wikiCloudSync: true }, { wikiCloudSync: false });
    const report = await judge(history.filter(({ revision }) => revision !== 2));
    const ways = tracks(report).lanes.flatMap(({ marks }) => marks.map(({ revision, way }) => [revision, way]));
    expect(ways).toEqual([
      [1, "neither"],
      [3, "neither"],
      [4, "tighter"],
    ]);
    const [, table = ""] = decoded(readHtml(html(report).split("<script")[0]!).text).split("Revisions as a table");
    const words = [...table.matchAll(/corp\.example(not known|looser|tighter)/g)].map(([, word]) => word);
    expect(words.slice(0, 3)).toEqual(["tighter", "not known", "not known"]);
  });

  it("has a row for each rule with a window, the open ones first", () => {
    expect(model.rows.map(({ rule }) => rule)).toEqual([
      "models/modelPolicy.allowedModelIds",
      "autonomy/maxAutonomyLevel",
      "secrets/literal",
      "sandbox/sandbox.enabled",
      "sandbox/sandbox.network.allowedDomains",
    ]);
  });

  it("shows where revisions are missing: silence is not calm", () => {
    expect(model.blind).toEqual([
      { from: time(report.revisions[2]!.at), until: time(report.revisions[3]!.at), words: "revision 4 missing" },
    ]);
  });

  it("tells the whole length of a window that began before what is shown", () => {
    const report = exposed(["2026-02-01T00:00:00.000Z", null]);
    const [whole, part] = [report.revisions, report.revisions.slice(-1)].map((revisions) =>
      timelineOf(report, revisions, report.findings)!.rows.map(({ length }) => length),
    );
    expect(whole![0]!.unseenSeconds).toBeGreaterThan(0);
    expect(part).toEqual(whole);
  });

  it("tells for how long a rule was violated as the rest of the report does, days of use too", () => {
    const report = exposed(
      ["2026-03-02T00:00:00.000Z", null],
      ["2026-02-01T00:00:00.000Z", "2026-07-01T00:00:00.000Z"],
    );
    const [first, ...rest] = report.findings;
    const used = { ...first!, days: [], exposureSeconds: 2 * 86_400 };
    const findings = [used, { ...first!, id: idOf(9), rule: "p/0", days: [], exposureSeconds: 86_400 }, ...rest];
    const { rules } = exposureOf(findings, blindIn(report, report.revisions));
    const told = tracks({ ...report, findings }).rows.map(({ rule, length: { isLeast: _, ...length } }) => ({
      id: rule,
      ...length,
    }));
    expect(told.toSorted((a, b) => (a.id! < b.id! ? -1 : 1))).toEqual(rules);
  });

  it("shows a freeze to the end of its last day, and a change of policy", () => {
    const timeline = [
      {
        at: "2026-03-01T00:00:00.000Z",
        until: "2026-03-06T00:00:00.000Z",
        kind: "freeze",
        text: "freeze from 2026-03-01 until 2026-03-05 (year end)",
      },
      { at: "2026-04-01T00:00:00.000Z", kind: "policy", text: "models changed" },
      { at: "not a time", kind: "policy", text: "x" },
    ] as const;
    const { freezes, policies } = tracks({ ...report, timeline: [...timeline] });
    expect(freezes.map(({ from, until }) => [from, until])).toEqual([[time("2026-03-01"), time("2026-03-06")]]);
    expect(policies.map(({ at }) => at)).toEqual([time("2026-04-01")]);
  });

  it("shows earlier audits, and says all that lies beside the history in a table, newest first", () => {
    const timeline = [
      { at: "2026-03-01T00:00:00.000Z", until: "2026-03-06T00:00:00.000Z", kind: "freeze", text: "freeze (year end)" },
      { at: "2026-04-01T00:00:00.000Z", kind: "policy", text: "models <changed>" },
      { at: "2026-05-01T00:00:00.000Z", kind: "run", text: "audit: drifted, 2 open" },
    ] as const;
    const noted = { ...report, timeline: [...timeline] };
    expect(tracks(noted).runs).toEqual([{ at: time("2026-05-01"), words: "audit: drifted, 2 open" }]);
    const { text } = readHtml(html(noted));
    const table = decoded(text).split("earlier audits as a table")[1]!;
    expect(table.slice(0, 300)).toMatch(
      /2026-05-01 00:00auditaudit: drifted, 2 open2026-04-01 00:00policy changemodels <changed>2026-03-01 00:002026-03-05freezefreeze \(year end\)/,
    );
  });

  it("is nothing when no revision has a time", () => {
    expect(timelineOf(report, [], report.findings)).toBeUndefined();
    const bad = hostile(report, ["zz"]);
    expect(timelineOf(bad, bad.revisions, bad.findings)).toBeUndefined();
  });

  it("gathers editors and rules beyond a few", () => {
    const people = Array.from({ length: 30 }, (_, i) => ({ id: `u${i}`, email: `u${i}@example.com`, name: null }));
    const many = people.map((by, i) => ({ ...report.revisions[1]!, revision: i + 1, by }));
    const stretches = Array.from({ length: 40 }, (): [string, null] => ["2026-02-01T00:00:00.000Z", null]);
    const { lanes, rows } = tracks({ ...exposed(...stretches), revisions: many });
    expect(lanes).toHaveLength(8);
    expect(lanes.at(-1)).toMatchObject({ name: null, people: 23 });
    expect(rows).toHaveLength(20);
    expect(rows.at(-1)).toMatchObject({ rule: null, rules: 21 });
    expect(lanes.reduce((sum, lane) => sum + lane.marks.length, 0)).toBe(30);
  });
});

describe("its drawing", () => {
  const drawn = (report: Report, width = 1120, view?: { from: number; until: number }) => {
    const all = tracks(report);
    return layoutOf(all, view ?? all, width);
  };

  it("tells a minute from a day", () => {
    const { rows } = drawn(
      exposed(
        ["2026-11-19T00:00:00.000Z", "2026-11-19T00:01:00.000Z"],
        ["2026-11-01T00:00:00.000Z", "2026-11-15T00:00:00.000Z"],
      ),
    );
    const widths = rows.map(({ bars }) => bars[0]!.width);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...widths)).toBeGreaterThan(30);
  });

  it("draws a longer window wider, and none under one pixel, at any scale", () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.nat(1e12), fc.integer({ min: 1, max: 1e12 }), (a, b, span) => {
        const [short, long] = [a, b].sort((x, y) => x - y).map((time) => widthOf(time, 1000 / span));
        expect(short).toBeGreaterThanOrEqual(1);
        expect(long).toBeGreaterThanOrEqual(short ?? NaN);
        if (a !== b) expect(long).toBeGreaterThan(short ?? NaN);
      }),
    );
  });

  it("draws each window from its start to its end, as far as they are in the visible range", () => {
    const all = tracks(exposed(["2026-01-05T08:00:00.000Z", null]));
    const span = all.until - all.from;
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(place, place, place, place, (a, b, c, d) => {
        const timeOf = (share: number) => new Date(Math.round(all.from + share * span)).toISOString();
        // Where the clock of the service ran back, a window ends before it began.
        const { rows } = tracks(exposed([timeOf(a), timeOf(b)]));
        const view = { from: all.from + Math.min(c, d) * span, until: all.from + Math.max(c, d) * span + 1000 };
        const drawing = layoutOf({ ...all, rows }, view, 1120);
        const x = (time: number) =>
          drawing.left + ((time - view.from) / (view.until - view.from)) * (1108 - drawing.left);
        const [from, until] = [time(timeOf(a)), Math.max(time(timeOf(a)), time(timeOf(b)))];
        const bars = drawing.rows[0]!.bars;
        expect(bars).toHaveLength(until >= view.from && from <= view.until ? 1 : 0);
        for (const bar of bars) {
          expect(Math.abs(bar.x - x(Math.max(from, view.from)))).toBeLessThan(0.2);
          const width = x(Math.min(until, view.until)) - x(Math.max(from, view.from));
          expect(Math.abs(bar.width - Math.max(width, Math.min(bar.width, 3)))).toBeLessThan(0.2);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it("says which windows are not to scale, and nothing where each has its length", () => {
    const minute = ["2026-11-19T00:00:00.000Z", "2026-11-19T00:01:00.000Z"] as const;
    const all = tracks(exposed([...minute], ["2026-11-01T00:00:00.000Z", "2026-11-02T00:00:00.000Z"]));
    const wide = layoutOf(all, all, 1120);
    const [day = NaN, other = NaN] = wide.rows.map(({ bars }) => bars[0]!.width);
    expect(Math.abs(day - other)).toBeGreaterThan(1);
    expect(wide.least?.words).toBe("shorter than 1 d 4 h: not to scale");
    expect(layoutOf(all, all, 358).least?.words).toBe("shorter than 2 d 19 h: not to scale");
    const near = { from: time(minute[0]) - 100_000, until: time(minute[1]) + 100_000 };
    expect(layoutOf(all, near, 1120).least).toBe(null);
    expect(drawn(exposed(["2026-11-01T00:00:00.000Z", "2026-11-15T00:00:00.000Z"])).least).toBe(null);
  });

  it("shows many short windows as one bar that says how little of it was exposed", () => {
    const report = exposed(
      ...Array.from({ length: 40 }, (_, i): [string, string] => {
        const start = time("2026-05-01T00:00:00.000Z") + i * 3_600_000;
        return [new Date(start).toISOString(), new Date(start + 60_000).toISOString()];
      }),
    );
    const findings = report.findings.map((item) => ({ ...item, rule: "p/one" }));
    const { bars } = drawn({ ...report, findings }).rows[0]!;
    expect(bars.flatMap((bar) => bar.findings)).toHaveLength(40);
    const [bar] = bars;
    expect(bars).toHaveLength(1);
    expect(bar!.covered).toBe(40 * 60_000);
    expect(bar!.until - bar!.from).toBe(39 * 3_600_000 + 60_000);
  });

  it("draws few bars however many windows there are, and loses none", () => {
    const day = 24 * 3_600_000;
    const report = exposed(
      ...Array.from({ length: 90 }, (_, i): [string, string] => {
        const start = time("2026-01-05T00:00:00.000Z") + i * 3 * day;
        return [new Date(start).toISOString(), new Date(start + day).toISOString()];
      }),
    );
    const findings = report.findings.map((item) => ({ ...item, rule: "p/one" }));
    const { bars } = drawn({ ...report, findings }).rows[0]!;
    expect(bars.length).toBeLessThanOrEqual(24);
    expect(bars.length).toBeGreaterThan(3);
    expect(bars.flatMap((bar) => bar.findings)).toHaveLength(90);
  });

  it("keeps every revision, as a mark, in a box with others, or in a bin", () => {
    const views = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));
    const reports = [drifted(), manyRevisions(150), manyRevisions(2000)].map(tracks);
    fc.assert(
      fc.property(fc.constantFrom(...reports), views, fc.integer({ min: 300, max: 1600 }), (all, [a, b], width) => {
        const length = all.until - all.from;
        const from = all.from + Math.min(a, b) * length;
        const until = Math.max(from + 3_600_000, all.from + Math.max(a, b) * length);
        const { lanes } = layoutOf(all, { from, until }, width);
        const drawnNumbers = lanes
          .flatMap(({ spots, columns }) => [...spots, ...columns].flatMap(({ revisions }) => revisions))
          .toSorted((x, y) => x - y);
        const wanted = all.lanes
          .flatMap(({ marks }) => marks.filter(({ at }) => at >= from && at <= until))
          .map(({ revision }) => revision)
          .toSorted((x, y) => x - y);
        expect(drawnNumbers).toEqual(wanted);
      }),
      { numRuns: runs(20) },
    );
  });

  it("draws no mark over another or over the number beside its lane", () => {
    const start = time("2026-01-05T08:00:00.000Z");
    const row = drifted().revisions[0]!;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 319 * 24 }), { minLength: 2, maxLength: 60 }),
        fc.constantFrom(358, 750, 1120),
        (hours, width) => {
          const revisions = hours
            .toSorted((a, b) => a - b)
            .map((hour, i) => ({ ...row, revision: i + 1, at: new Date(start + hour * 3_600_000).toISOString() }));
          const all = tracks({ ...drifted(), revisions });
          const { lanes, left } = layoutOf(all, all, width);
          for (const { spots } of lanes)
            for (const [i, spot] of spots.entries()) {
              const edge = spot.x - spotWidth(spot) / 2;
              const before = spots[i - 1];
              expect(edge).toBeGreaterThanOrEqual(before ? before.x + spotWidth(before) / 2 - 0.1 : left - 10);
            }
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it("says what its boxes with a number and its outlined bars are, where it has any", () => {
    const says = (words: string, report: Report) =>
      decoded(readHtml(html(report).split("<script")[0]!).text).includes(words);
    const report = drifted();
    const findings = report.findings.map((item) => ({ ...item, causedBy: null }));
    const revisions = report.revisions.map((row) => ({ ...row, at: report.asOf, by: report.revisions[0]!.by }));
    const boxes = [report, { ...report, revisions }].map((item) => says("several revisions: how many", item));
    const outlines = [report, { ...report, findings }].map((item) => says("caused by another finding", item));
    expect([boxes, outlines]).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it("stays inside its width", () => {
    const inside = (all: TimelineData, width: number) => {
      const { lanes, rows, height } = layoutOf(all, all, width);
      const ends = [
        ...lanes.flatMap(({ spots, columns }) => [
          ...spots.map(({ x }) => x),
          ...columns.map(({ x, width: own }) => x + own),
        ]),
        ...rows.flatMap(({ bars }) => bars.map((bar) => bar.x + bar.width)),
      ];
      for (const x of ends) expect(x).toBeLessThanOrEqual(width);
      for (const { y } of [...lanes, ...rows]) expect(y).toBeLessThan(height);
    };
    for (const report of [drifted(), manyRevisions(3000), manyFindings(300)])
      for (const width of [300, 358, 720, 1120]) inside(tracks(report), width);
  });

  it("counts by the calendar when there are many, and shows marks again from near", () => {
    const report = manyRevisions(10_000);
    const all = drawn(report);
    expect(all.bins?.words).toBe("month");
    expect(all.lanes.flatMap(({ spots }) => spots)).toEqual([]);
    const { until } = tracks(report);
    expect(drawn(report, 1120, { from: until - 3 * DAY, until }).bins).toBeNull();
  });

  it("leaves the time in which revisions are missing to the hatch, however the gaps lie", () => {
    const gap = fc
      .tuple(fc.nat(1000), fc.nat(200))
      .map(([from, length]) => ({ from, until: from + length, words: "" }));
    fc.assert(
      fc.property(fc.array(gap, { maxLength: 20 }), (gaps) => {
        const x = (time: number) => 20 + Math.min(1000, time);
        const bands = bandsOf(gaps, x);
        const path = knownBeside(bands, { left: 20, right: 1020, top: 0, bottom: 10 });
        const spans = [...path.matchAll(/M(-?[\d.]+) 0H(-?[\d.]+)V/g)].map(([, from, until]) => [
          Number(from),
          Number(until),
        ]);
        for (let pixel = 20.5; pixel < 1020; pixel++) {
          const isHatched = bands.some((band) => band.x <= pixel && pixel <= band.x + band.width);
          expect(spans.some(([from, until]) => from! < pixel && pixel < until!)).toBe(!isHatched);
        }
        for (const { from, until } of gaps)
          expect(bands.some((band) => band.x <= x(from) && x(until) <= band.x + band.width)).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });

  it("hatches both charts, and says beside each what the hatch means", () => {
    const source = html(drifted());
    const chartsIn = (page: string) => [...page.matchAll(/<figure[^]*?<\/figure>/g)].map(([figure]) => figure);
    const charts = chartsIn(source);
    expect(charts).toHaveLength(2);
    for (const chart of charts) {
      expect(chart).toContain('class="tl-hatch" d="M0 4');
      expect(chart).toMatch(/<\/svg>not known what was open<\/span>/);
      // Each curve and each bar is inside of a group that is cut at the hatch.
      for (const [svg] of chart.matchAll(/<svg class="tl"[^]*?<\/svg>/g)) {
        const cut = [...svg.matchAll(/<g clip-path[^]*$/g)].join("");
        expect(svg.match(/tl-area|tl-line|tl-bar/g)).toEqual(cut.match(/tl-area|tl-line|tl-bar/g));
      }
    }
    const whole = { ...drifted(), revisions: drifted().revisions.slice(0, 3) };
    expect(chartsIn(html(whole)).join("")).not.toContain('hatch" d="M0 4');
  });

  it("names itself open only where the words fit", () => {
    const report = exposed(["2026-02-01T00:00:00.000Z", null], ["2026-11-19T00:00:00.000Z", null]);
    const { rows } = drawn({ ...report, revisions: report.revisions.slice(0, 3) });
    expect(rows.map(({ bars }) => bars[0]!.words).toSorted()).toEqual(["", "open 292 d"]);
    for (const { bars } of rows) expect(bars[0]!.beyond).toBe(true);
  });

  it.each([
    ["one revision", manyRevisions(1)],
    ["42 revisions", manyRevisions(42)],
    ["10,000 revisions", manyRevisions(10_000)],
    ["3,000 findings", manyFindings(3000)],
  ])("is small with %s", (_, report) => {
    const source = html(report);
    for (const [svg] of source.matchAll(/<svg class="tl"[^]*?<\/svg>/g)) {
      expect(readHtml(svg).tags.filter(({ name }) => !name.startsWith("/")).length).toBeLessThanOrEqual(400);
      expect(svg.length).toBeLessThan(60_000);
    }
  });
});

describe("the posture", () => {
  it("says that nothing was open where nothing was", () => {
    const report = { ...compliant(), findings: [] };
    const posture = report.posture.map((stand) => ({
      ...stand,
      open: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
    }));
    const page = html({ ...report, posture });
    expect(page).toContain("No window was open after any revision that was judged, from 5 Jan 2026 to 20 Nov 2026.");
    expect(page).not.toContain('<figure class="overview');
    const rules = report.rules.map((rule) => ({ ...rule, status: "not-evaluated" as const }));
    const counts = { ...report.summary.rules, passing: 0, failing: 0, notEvaluated: report.summary.rules.total };
    const idle = { ...report, posture, rules, summary: { ...report.summary, rules: counts } };
    // Where nothing was evaluated, nothing is known to have been open.
    expect(html({ ...idle, verdict: "incomplete" })).not.toContain("No window was open");
  });

  it("counts no open windows where nothing was evaluated, with scripts and without", () => {
    const summary = { ...drifted().summary, rules: { total: 3, passing: 0, failing: 0, notEvaluated: 3 } };
    const page = html({ ...drifted(), verdict: "incomplete", summary });
    const [before, after = ""] = page.split('<script type="application/json" id="data">');
    const words = decoded(readHtml(before!).text);
    expect(words).toContain("Tightened minus loosened");
    expect(words).not.toMatch(/Windows open|open windows|most \d|Open, critical/);
    const { tracks: again } = openPage(islandOf(after.split("</script>")[0]!));
    expect([again?.judged, layoutOf(again!, again!, 1120).posture?.y.open]).toEqual([false, undefined]);
  });

  const stand = fc.record({
    hours: fc.integer({ min: 0, max: 5000 }),
    balance: fc.integer({ min: -60, max: 60 }),
    open: fc.record({ critical: fc.nat(9), high: fc.nat(9), medium: fc.nat(9), low: fc.nat(9), info: fc.nat(9) }),
  });
  const start = time("2026-01-05T08:00:00.000Z");
  const report = (stands: readonly { hours: number; balance: number; open: Report["posture"][number]["open"] }[]) => ({
    ...drifted(),
    posture: stands
      .toSorted((a, b) => a.hours - b.hours)
      .map(({ hours, balance, open }, i) => {
        const at = new Date(start + hours * 3_600_000).toISOString();
        return { revision: i + 1, at, tighter: 0, looser: 0, balance, open };
      }),
  });
  /** Returns the corners of a step path. */
  const corners = (path: string) =>
    [...path.matchAll(/H(-?[\d.]+)V(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

  it("is drawn inside its width and height, each severity within those it is stacked on", () => {
    fc.assert(
      fc.property(
        fc.array(stand, { minLength: 2, maxLength: 40 }),
        fc.constantFrom(358, 820, 1120),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (stands, width, from) => {
          const timeline = tracks(report(stands));
          const span = timeline.until - timeline.from;
          const drawing = layoutOf(timeline, { from: timeline.from + from * span, until: timeline.until }, width);
          if (!drawing.posture) return;
          const { areas, line, y, most } = drawing.posture;
          expect(most).toBeGreaterThanOrEqual(1);
          for (const path of [...areas.map((area) => area.path), line])
            for (const [x] of corners(path)) {
              expect(x).toBeGreaterThanOrEqual(drawing.left - 1);
              expect(x).toBeLessThanOrEqual(width - 11);
            }
          for (const { path } of areas)
            for (const [, height] of corners(path)) expect(Math.abs(height! - y.open!)).toBeLessThanOrEqual(18);
          for (const [, height] of corners(line)) expect(Math.abs(height! - y.balance)).toBeLessThanOrEqual(18);
          const heights = areas.map(({ path }) => Math.min(...corners(path).map(([, height]) => height!)));
          expect(heights).toEqual(heights.toSorted((a, b) => a - b));
        },
      ),
    );
  });

  it("keeps the worst of very many turns, and the last", () => {
    const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
    const stands = Array.from({ length: 9000 }, (_, hours) => ({
      hours: hours / 9,
      balance: -hours,
      open: { ...none, high: hours === 4321 ? 7 : 1 },
    }));
    const { posture } = tracks(report(stands));
    expect(posture.length).toBeLessThanOrEqual(300);
    expect(Math.max(...posture.map(({ open }) => open[1]!))).toBe(7);
    expect(posture.at(-1)!.balance).toBe(-8999);
  });

  it("is a table as well, and nothing where it never turned", () => {
    const pageText = (item: Report) => decoded(html(item).split("<script")[0]!);
    const [, table = ""] = pageText(drifted()).split("Posture as a table");
    expect(/Tightened.*Loosened.*Balance.*Open, critical/s.test(table)).toBe(true);
    expect(pageText({ ...drifted(), posture: [] }).includes("Tightened minus loosened")).toBe(false);
  });
});

describe("the axis", () => {
  it("has round dates and says the year where it changes", () => {
    const ticks = ticksOf(time("2025-10-20"), time("2026-11-20"), 900);
    expect(ticks.map(({ words }) => words).slice(0, 4)).toEqual(["Nov 2025", "Dec", "Jan 2026", "Feb"]);
  });

  it("says the hours of one day", () => {
    const ticks = ticksOf(time("2026-02-10T08:00:00Z"), time("2026-02-10T14:00:00Z"), 700);
    expect(ticks[0]!.words).toBe("10 Feb, 08:00");
    expect(ticks[1]!.words).toBe("09:00");
  });

  it("has words that stand apart and inside the drawing, whatever the stretch of time and the width", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: time("2050-01-01") }),
        fc.integer({ min: 1, max: 40 * 365 * 24 }),
        fc.integer({ min: 200, max: 1500 }),
        fc.constantFrom(0, 12, -54),
        (from, hours, width, beside) => {
          const until = from + hours * 3_600_000;
          const labels = ticksOf(from, until, width, width + beside).filter(({ words }) => words !== "");
          const ends = labels.map(({ at, words }) => {
            const x = ((at - from) / (until - from)) * width;
            return [x, x + 7.4 * words.length] as const;
          });
          for (const [i, [begin, end]] of ends.entries()) {
            expect(end).toBeLessThanOrEqual(width + beside);
            if (i > 0) expect(begin - ends[i - 1]![1]).toBeGreaterThanOrEqual(7.9);
          }
          if (labels[0] && hours > 48) expect(labels[0].words).toMatch(/\d{4}$|,/);
        },
      ),
    );
  });

  it("has bins that follow one another, hold the whole time, and are never thinner than eight pixels", () => {
    const start = fc.integer({ min: 0, max: time("2050-01-01") });
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 40 * 365 }),
        fc.integer({ min: 200, max: 1500 }),
        (from, days, width) => {
          const until = from + days * DAY;
          const { edges } = binsOf(from, until, width);
          expect(edges[0]!).toBeLessThanOrEqual(from);
          expect(edges.at(-1)!).toBeGreaterThanOrEqual(until);
          for (let i = 1; i < edges.length; i++) expect(edges[i]!).toBeGreaterThan(edges[i - 1]!);
          const pixels = ((edges[1]! - edges[0]!) / (until - from)) * width;
          expect(pixels).toBeGreaterThan(7.3);
        },
      ),
    );
  });

  it("begins weeks on Mondays", () => {
    const { words, edges } = binsOf(time("2025-10-01"), time("2026-11-20"), 900);
    expect(words).toBe("week");
    expect(new Date(edges[0]!).getUTCDay()).toBe(1);
  });
});
