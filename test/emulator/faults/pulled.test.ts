// lane: long
// Every fault, seen by our own client: it reads all of the history, or reports a problem with a name. A part never
// passes for the whole.
import http from "node:http";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FaultName, faultNames } from "../../../src/emulator/faults/index.ts";
import type { PlanEntry } from "../../../src/emulator/faults/plan.ts";
import { createTransport } from "../../../src/service/http.ts";
import { defaultRetry } from "../../../src/service/retry.ts";
import { upTo } from "../../service/support.ts";
import { runs } from "../../support/runs.ts";
import { HISTORY, pullFrom, serving, withRevisions } from "./support.ts";

type Place = "first" | "middle" | "last";
/** Everything was read, or the code of the first problem. */
type Outcome = "complete" | RegExp;

interface Row {
  readonly once: Outcome | Readonly<Record<Place, Outcome>>;
  readonly always: Outcome | Readonly<Record<Place, Outcome>>;
}

const always = (code: RegExp): Row => ({ once: code, always: code });
const passes = (code: RegExp): Row => ({ once: "complete", always: code });
const harmless: Row = { once: "complete", always: "complete" };
const limited = passes(/^rate-limited$/);
const failed = passes(/^service-error$/);
const back: Row["once"] = { first: "complete", middle: /^repeated-cursor$/, last: /^repeated-cursor$/ };

/** The expected result of each fault, once and always. */
const rows: Readonly<Record<Exclude<FaultName, Unseen>, Row>> = {
  "rate-limited": limited,
  "rate-limited-seconds": limited,
  "rate-limited-date": limited,
  "rate-limited-word": limited,
  "rate-limited-negative": limited,
  "rate-limited-exponent": limited,
  "rate-limited-hexadecimal": limited,
  "rate-limited-empty": limited,
  "rate-limited-list": limited,
  "rate-limited-day": always(/^rate-limited$/),
  "request-timeout": failed,
  "internal-error": failed,
  "bad-gateway": failed,
  unavailable: failed,
  "gateway-timeout": failed,
  "redirect-elsewhere": always(/^redirect$/),
  "redirect-loop": always(/^redirect$/),
  unauthorized: always(/^unauthorized$/),
  forbidden: always(/^forbidden$/),
  "not-found": always(/^not-found$/),
  "proxy-forbidden": always(/^forbidden$/),
  "proxy-credentials": always(/^proxy$/),
  "login-page": passes(/^content-type$/),
  "error-as-success": always(/^schema$/),
  "empty-body": passes(/^empty$/),
  "no-content": always(/^unexpected-status$/),
  "corrupt-gzip": passes(/^encoding$/),
  "cut-gzip": passes(/^encoding$/),
  "gzip-bomb": always(/^too-large$/),
  "invalid-utf8": always(/^invalid-utf8$/),
  "duplicate-keys": always(/^duplicate-key$/),
  "plain-as-gzip": passes(/^encoding$/),
  brotli: always(/^encoding$/),
  "reset-before-headers": passes(/^network$/),
  "end-before-headers": passes(/^network$/),
  "not-http": passes(/^network$/),
  "reset-in-body": passes(/^(?:truncated|network)$/),
  "short-body": passes(/^truncated$/),
  "long-body": passes(/^truncated$/),
  "cut-at-close": passes(/^(?:truncated|syntax|invalid-utf8)$/),
  "hang-before-headers": passes(/^timeout$/),
  "hang-in-body": passes(/^timeout$/),
  "slow-loris": passes(/^timeout$/),
  "end-after-answer": harmless,
  "null-items": always(/^schema$/),
  "more-as-text": always(/^schema$/),
  "cursor-loop": { once: back, always: /^repeated-cursor$/ },
  "null-cursor": always(/^missing-cursor$/),
  "empty-cursor": always(/^missing-cursor$/),
  "endless-cursors": passes(/^no-progress$/),
  "empty-page": passes(/^no-progress$/),
  "large-page": harmless,
  "earlier-page": { once: back, always: back },
  "repeated-revisions": harmless,
  "out-of-order": harmless,
  "revision-arrives": harmless,
  "other-content": always(/^revision-conflict$/),
  "unsaid-figures": harmless,
  "other-clock": harmless,
};

/** Faults that no reader of a list can notice. They leave a gap, or a history without its first revision. */
const unseen = ["early-end", "later-page", "missing-revision"] as const;
type Unseen = (typeof unseen)[number];

/** Faults with real waits. */
const slow: readonly FaultName[] = ["hang-before-headers", "hang-in-body", "slow-loris"];
const impatient = {
  transport: createTransport({ connect: 2000, headers: 400, idle: 300, total: 800 }),
  retry: { ...defaultRetry, attempts: 2 },
};

const places: readonly Place[] = ["first", "middle", "last"];

const isUniform = (outcomes: Row["once"]): outcomes is Outcome => outcomes === "complete" || outcomes instanceof RegExp;

/** The places that a row is tried at: all where its outcomes differ, else one, which is another for the next row. */
function placesOf(fault: FaultName, outcomes: Row["once"], index: number): readonly Place[] {
  if (slow.includes(fault)) return ["middle"];
  return isUniform(outcomes) ? [places[index % places.length]!] : places;
}

describe.each(Object.entries(rows).map(([name, row], index) => [name, row, index] as const))(
  "%s",
  (name, row, index) => {
    const fault = name as FaultName;
    for (const [hit, outcomes, shift] of [
      ["first", row.once, 0],
      ["always", row.always, 1],
    ] as const)
      for (const page of placesOf(fault, outcomes, index + shift)) {
        const outcome = isUniform(outcomes) ? outcomes : outcomes[page];
        test(`${hit === "first" ? "once" : hit} at the ${page} page: ${String(outcome)}`, async () => {
          const emulator = await serving([{ match: { path: HISTORY, page }, hit, fault }]);
          const pulled = await pullFrom(emulator, slow.includes(fault) ? impatient : {});
          if (outcome === "complete") {
            expect(pulled.problems).toEqual([]);
            expect(pulled.read).toEqual(emulator.revisions.map(({ revision }) => revision));
          } else {
            expect(pulled.problems[0]?.code).toMatch(outcome);
            for (const revision of pulled.read) expect(revision).toBeLessThanOrEqual(emulator.revisions.length);
          }
        });
      }
  },
);

describe("what no reader of a list can see", () => {
  test.each([
    ["missing-revision", "middle", upTo(250).filter((revision) => revision !== 100)],
    ["early-end", "middle", upTo(250).slice(150)],
    ["early-end", "first", []],
    ["later-page", "middle", [...upTo(50), ...upTo(250).slice(150)]],
  ] as const)("%s at the %s page leaves a gap", async (fault, page, read) => {
    const emulator = await serving([{ match: { path: HISTORY, page }, fault }]);
    expect(await pullFrom(emulator)).toMatchObject({ problems: [], read });
  });

  test("every fault is in one of the tables", () => {
    expect([...Object.keys(rows), ...unseen].toSorted()).toEqual(faultNames.toSorted());
  });
});

test("where a redirect leads, nothing arrives", async () => {
  let connections = 0;
  const elsewhere = http.createServer().on("connection", () => connections++);
  await new Promise<void>((resolve) => void elsewhere.listen(0, "127.0.0.1", resolve));
  const { port } = elsewhere.address() as { port: number };
  const location = `http://127.0.0.1:${port}${HISTORY}`;
  const emulator = await serving([{ fault: "redirect-elsewhere", location }]);
  const { problems } = await pullFrom(emulator);
  expect(problems[0]!.code).toBe("redirect");
  expect(connections).toBe(0);
  elsewhere.close();
});

test("how long a server asks to wait is how long is waited", async () => {
  for (const [retryAfter, least] of [
    [7, 7000],
    ["1, 9", 9000],
    ["soon", 0],
  ] as const) {
    const emulator = await serving([{ fault: "rate-limited-seconds", retryAfter, hit: 2 }]);
    const { problems, slept } = await pullFrom(emulator);
    expect(problems).toEqual([]);
    expect(slept).toHaveLength(2);
    for (const wait of slept) expect(wait).toSatisfy((ms: number) => ms >= least && ms < least + 2000);
  }
});

// Without faults that wait in real time, and the slow decompression bomb.
const quick = faultNames.filter((name) => !slow.includes(name) && name !== "gzip-bomb" && name !== "reset-in-body");

test("whatever a plan says, no problem and no gap mean that everything was read", async () => {
  let whole = 0;
  const entry = fc
    .record({
      fault: fc.constantFrom(...quick),
      hit: fc.constantFrom<NonNullable<PlanEntry["hit"]>>("first", "first", 2, "always"),
      match: fc.oneof(
        fc.record({ page: fc.constantFrom<Place | number>("first", "middle", "last", 1, 2, 3) }),
        fc.record({ nth: fc.integer({ min: 1, max: 6 }) }),
      ),
    })
    // Without the newest revisions nothing shows that they exist.
    .filter(({ fault, match }) => fault !== "later-page" || ("page" in match && match.page === 2));
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 5 }), fc.integer({ min: 0, max: 320 }), async (plan, count) => {
      const emulator = await serving(plan, { organization: withRevisions(count) });
      const { problems, read, requests } = await pullFrom(emulator);
      await emulator.close();
      expect(requests).toBeLessThanOrEqual(200);
      if (problems.length > 0) return;
      const gapless = read.length > 0 && read.every((revision, i) => revision === i + 1);
      if (!gapless) {
        if (count > 0) expect(plan.some(({ fault }) => unseen.some((item) => item === fault))).toBe(true);
        return;
      }
      whole++;
      // The revisions that existed when the reading began.
      expect(read.length).toBeGreaterThanOrEqual(count);
      // Later revisions show by an overlap, unless another fault loses the overlapping answer.
      const mayHide = plan.length > 1 && plan.some(({ fault }) => fault === "revision-arrives");
      if (!mayHide && !plan.some(({ fault }) => unseen.some((item) => item === fault)))
        expect(read).toEqual(emulator.revisions.map(({ revision }) => revision));
    }),
    { numRuns: runs(40) },
  );
  expect(whole).toBeGreaterThan(10);
});
