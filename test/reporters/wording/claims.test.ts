// Compares every claim of every format with the raw history: slowly, over whole settings.
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Json } from "../../../src/model/json.ts";
import type { Finding, Person, Report } from "../../../src/model/report/index.ts";
import { formatNames, reporters } from "../../../src/reporters/index.ts";
import { whole } from "../../../src/reporters/pieces.ts";
import { authorOf, isDeed } from "../../../src/reporters/wording/authors.ts";
import { beginning } from "../../../src/reporters/wording/beginnings.ts";
import { bookOf } from "../../../src/reporters/wording/book.ts";
import type { Act, Presence, RevisionMoment } from "../../../src/reporters/wording/claims.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { judge, policy, type RawChange } from "../../support/history.ts";
import { runs } from "../../support/runs.ts";

type Claim = readonly [name: string, ...args: readonly unknown[]];

const claims = vi.hoisted((): Claim[] => []);

vi.mock(import("../../../src/reporters/wording/claims.ts"), async (load) => {
  const real = await load();
  const noted = Object.entries(real).map(([name, make]) => [
    name,
    (...args: unknown[]) => {
      claims.push([name, ...args]);
      return (make as (...args: unknown[]) => unknown)(...args);
    },
  ]);
  return Object.fromEntries(noted) as typeof real;
});

beforeEach(() => {
  claims.length = 0;
});

const people = ["ada", "bo", "mallory"].map((name) => ({ id: `u_${name}`, email: `${name}@corp.example`, name }));
const listed = "ada@corp.example";
const rules = `id: p
severity: high
settings:
  maxAutonomyLevel: { atMost: low }
  sandbox:
    enabled: true
    network:
      allowedDomains: { subsetOf: [a.example, b.example] }
  mcpPolicy:
    allowlist: { supersetOf: [linear] }
editors:
  approved: [${listed}]
`;
const exception = `exceptions:
  - { rule: p/maxAutonomyLevel, value: [medium], owner: o@corp.example, reason: pilot, from: 2026-02-01, expires: 2026-05-01 }
  - { rule: p/sandbox.network.allowedDomains, value: [evil.example], owner: o@corp.example, reason: pilot, from: 2026-02-01, expires: 2026-03-01 }
`;

const domains = fc.array(fc.constantFrom("a.example", "A.example", "b.example", "evil.example", "x.example"), {
  maxLength: 4,
});
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const flag = fc.constantFrom(true, false, null);
const settings = fc.record({
  maxAutonomyLevel: maybe(fc.constantFrom("low", "medium", "high", null)),
  sandbox: maybe(fc.record({ enabled: maybe(flag), network: maybe(fc.record({ allowedDomains: maybe(domains) })) })),
  mcpPolicy: maybe(
    fc.record({ enabled: maybe(flag), allowlist: maybe(fc.array(fc.constantFrom("linear", "npx"), { maxLength: 3 })) }),
  ),
});
const histories = fc
  .array(
    fc.record({ settings, by: fc.constantFrom(...people), gap: fc.constantFrom(0, 0, 0, 0, 2), same: fc.boolean() }),
    { minLength: 1, maxLength: 7 },
  )
  .map((rows) => {
    let revision = 0;
    let before: Record<string, unknown> = {};
    return rows.map((row, i): RawChange => {
      revision += 1 + (i === 0 ? 0 : row.gap);
      // Half of the revisions change only one part.
      const part = Object.entries(row.settings).filter(([key]) => !row.same || key === "maxAutonomyLevel");
      before = JSON.parse(
        JSON.stringify({ ...(row.same ? before : {}), ...Object.fromEntries(part) }),
      ) as typeof before;
      const updatedAt = new Date(Date.parse("2026-03-01T00:00:00Z") + revision * 3_600_000).toISOString();
      return { revision, settings: before, user: row.by, updatedAt };
    });
  });

/** Histories of one list. Each revision adds or removes an entry. */
const edits = fc
  .array(
    fc.record({
      entry: fc.constantFrom("a.example", "b.example", "evil.example", "x.example"),
      by: fc.constantFrom(...people),
    }),
    { minLength: 2, maxLength: 7 },
  )
  .map((rows) => {
    const domains = new Set<string>();
    return rows.map(({ entry, by }, i): RawChange => {
      if (!domains.delete(entry)) domains.add(entry);
      const updatedAt = new Date(Date.parse("2026-03-01T00:00:00Z") + i * 3_600_000).toISOString();
      const settings = { sandbox: { enabled: true, network: { allowedDomains: [...domains] } } };
      return { revision: i + 1, settings, user: by, updatedAt };
    });
  });

/** Returns the meaning of a raw setting: unset, or one text for any order, repetition and letter case. */
function meaning(value: unknown, subject: string): string {
  if (value === null || value === undefined) return "unset";
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return "unset";
  const folded = value.map((entry) => (subject.endsWith("Domains") ? String(entry).toLowerCase() : String(entry)));
  return JSON.stringify([...new Set(folded)].sort());
}

class History {
  readonly #rows: readonly RawChange[];

  constructor(rows: readonly RawChange[]) {
    this.#rows = rows;
  }

  row(revision: number): RawChange | undefined {
    return this.#rows.find((row) => row.revision === revision);
  }

  held(revision: number, subject: string): string {
    let at: unknown = this.row(revision)?.settings;
    for (const key of subject.slice(1).split("/")) at = (at as Record<string, unknown> | null | undefined)?.[key];
    return meaning(at, subject);
  }

  /** Whether a person made a revision at a time. */
  isMade(by: Person | null, { revision, at }: RevisionMoment): boolean {
    const row = this.row(revision);
    return row !== undefined && row.updatedAt === at && (row.user as Person).email === by?.email;
  }

  /** Whether a person provably set a value: the revision before was seen, and had another value. */
  isBrought(by: Person | null, moment: RevisionMoment, subject: string, after: Json): boolean {
    const { revision } = moment;
    const [old, now] = [this.held(revision - 1, subject), this.held(revision, subject)];
    const isSeen = this.row(revision - 1) !== undefined;
    return this.isMade(by, moment) && isSeen && old !== now && now === meaning(after, subject);
  }

  /**
   * Returns the revision since which the failing value is present: for a list, the last that added a forbidden entry,
   * removed a required one, or wrote the list; otherwise the revision that set the value. null: unknown; undefined: no
   * revision did, because the list never had the missing entry.
   */
  author({ subject, actual, offending }: Finding): number | null | undefined {
    const facts = Array.isArray(actual)
      ? offending.map((entry) => (row: RawChange) => {
          const held = this.held(row.revision, subject);
          return held === "unset" ? held : (JSON.parse(held) as Json[]).includes(entry);
        })
      : [(row: RawChange) => this.held(row.revision, subject)];
    const starts = facts.flatMap((fact) => {
      const now = fact(this.#rows.at(-1)!);
      const other = this.#rows.findLastIndex((row) => fact(row) !== now);
      return other < 0 && now === false ? [] : [this.#rows[other + 1]!.revision];
    });
    if (starts.length === 0) return undefined;
    const last = Math.max(...starts);
    return this.row(last - 1) ? last : null;
  }
}

const bears: Record<string, (history: History, ...args: any[]) => boolean> = {
  madeWords: (history, by: Person, moment: RevisionMoment) => history.isMade(by, moment),
  changed: (history, { by, change, moment }: Act) =>
    history.isBrought(by, moment, change.subject, change.after) &&
    history.held(moment.revision - 1, change.subject) === meaning(change.before, change.subject),
  openedBy: (history, act: Act) => bears["changed"]!(history, act),
  broughtWords: (history, by: Person, word: string, moment: RevisionMoment) =>
    history.isMade(by, moment) && word === (by.email === listed ? "listed" : "not listed"),
  was: (history, { subject, actual, moment }: Presence) =>
    history.row(moment.revision)?.updatedAt === moment.at &&
    history.held(moment.revision, subject) === meaning(actual, subject) &&
    history.row(moment.revision - 1) === undefined,
  closed: (history, by: Person, moment: RevisionMoment) =>
    history.isMade(by, moment) && history.row(moment.revision - 1) !== undefined,
  turnedOff: (history, _what, by: Person, moment: RevisionMoment) =>
    history.isMade(by, moment) &&
    ["/sandbox/enabled", "/mcpPolicy/enabled"].some(
      (place) => history.held(moment.revision, place) !== "true" && history.held(moment.revision - 1, place) === "true",
    ),
};

const every = async (report: Report): Promise<string[]> =>
  Promise.all(
    formatNames.map(async (name) => `${name}\n${whole((await reporters[name].load())(report, { width: 10_000 }))}`),
  );

describe("what every format says", () => {
  it("is borne out by the history", async () => {
    const [plain, excepted] = [await policy(rules), await policy(rules + exception)];
    const names = new Set<string>();
    await fc.assert(
      fc.asyncProperty(histories, fc.boolean(), async (rows, isExcepted) => {
        const report = await judge(rows, isExcepted ? excepted : plain);
        claims.length = 0;
        await every(report);
        const history = new History(rows);
        for (const [name] of claims) names.add(name);
        for (const [name, ...args] of claims)
          if (bears[name]) expect(bears[name](history, ...args), `${name} ${JSON.stringify(args)}`).toBe(true);
      }),
      { numRuns: runs(20) },
    );
    // Each claim occurred and was tested.
    expect(Object.keys(bears).filter((name) => !names.has(name))).toEqual([]);
  });

  it("names who brought what fails and stands", async () => {
    const [plain, excepted] = [await policy(rules), await policy(rules + exception)];
    await fc.assert(
      fc.asyncProperty(fc.oneof(histories, edits), fc.boolean(), async (rows, isExcepted) => {
        const report = await judge(rows, isExcepted ? excepted : plain);
        const [book, history] = [bookOf(report), new History(rows)];
        for (const finding of report.findings) {
          if (finding.kind !== "setting" || finding.inert || finding.resolved) continue;
          const { revision, exact } = finding.introduced;
          const author = history.author(finding);
          const expected = author === undefined ? (exact ? revision : null) : author;
          expect(authorOf(finding, book)?.revision ?? null).toBe(expected);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it("names the same people however a setting that is not set is spelled", async () => {
    const policies = await policy(`id: p
settings:
  byomComputersAllowedEmails: { subsetOf: [${listed}] }
  customModels: { each: { apiKey: { secret: reference } } }
`);
    const rows = fc.record({
      byomComputersEnabled: fc.boolean(),
      emails: fc.constantFrom([], [], [listed], ["bo@corp.example"]),
      keys: fc.array(fc.constantFrom("", "${KEY}"), { maxLength: 2 }),
      first: fc.nat({ max: 2 }),
      by: fc.constantFrom(...people),
      spelling: fc.nat({ max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { minLength: 2, maxLength: 7 }), async (all) => {
        const authors = async (isPlain: boolean) => {
          const changes = all.map(({ byomComputersEnabled, emails, keys, first, by, spelling }, i): RawChange => {
            const set = <T extends string | readonly string[]>(value: T) =>
              value.length > 0 ? value : isPlain ? undefined : [value, null, undefined][spelling];
            const customModels = keys.map((key, nth) => ({
              id: `custom:${first + nth}`,
              model: "m",
              apiKey: set(key),
            }));
            const settings = { byomComputersEnabled, byomComputersAllowedEmails: set(emails), customModels };
            const updatedAt = new Date(Date.parse("2026-03-01T00:00:00Z") + i * 3_600_000).toISOString();
            return {
              revision: i + 1,
              settings: JSON.parse(JSON.stringify(settings)) as typeof settings,
              user: by,
              updatedAt,
            };
          });
          const report = await judge(changes, policies);
          const book = bookOf(report);
          return report.findings.map((finding) => [finding.id, authorOf(finding, book)?.revision]);
        };
        expect(await authors(false)).toEqual(await authors(true));
      }),
      { numRuns: runs(40) },
    );
  });

  it("names the editor of an event no more often than the message does, and at least once", async () => {
    const policies = await policy(rules);
    const members = people.slice(1, 2).map(({ id, email }) => ({ id, email, since: null, signedIn: null }));
    const told = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(histories, edits), async (rows) => {
        const own = rows.map((row, i) => {
          const allowedUserIds = i % 2 === 0 ? [] : [(row.user as Person).id];
          return { ...row, settings: { ...row.settings, missionPolicy: { restrictedAccess: true, allowedUserIds } } };
        });
        const report = await judge(own, policies, { members });
        const book = bookOf(report);
        for (const finding of report.findings) {
          const name = finding.introduced.by?.email;
          if (!isDeed(finding) || name === undefined || name === null) continue;
          told.add(finding.rule);
          const timesIn = (text: string) => text.split(name).length - 1;
          const sentence = plain(beginning(finding, book, { text: 80, entries: 4 }));
          expect([sentence, timesIn(sentence)]).toEqual([sentence, Math.max(1, timesIn(finding.message))]);
        }
      }),
      { numRuns: runs(20) },
    );
    expect([...told]).toEqual(
      expect.arrayContaining([
        "editors/unapproved",
        "changes/self-grant",
        "changes/restored",
        "access/editor-not-a-member",
      ]),
    );
  });

  it("counts the same everywhere, and counts one thing as one", async () => {
    const policies = await policy(rules + exception);
    await fc.assert(
      fc.asyncProperty(histories, async (rows) => {
        const report = await judge(rows, policies);
        const { open, resolved, excepted, noted, rules: counted } = report.summary;
        const texts = new Map((await every(report)).map((text) => [text.split("\n")[0]!, text]));
        const total = Object.values(open).reduce((sum, n) => sum + n, 0);
        expect(texts.get("text")).toMatch(new RegExp(`${total} open.*; ${resolved} resolved, ${excepted} excepted`));
        const notedPart = noted > 0 ? `, ${noted} noted` : "";
        const counts = new RegExp(
          `\\*\\*${total} open.*; ${resolved} resolved, ${excepted} excepted${notedPart}\\*\\*`,
        );
        expect(texts.get("markdown")).toMatch(counts);
        const junit = texts.get("junit")!;
        const failures = [...junit.matchAll(/<testsuite name="([^"]*)"[^>]* tests="(\d+)" failures="(\d+)"/g)];
        const suites = failures.filter(([, name]) => name !== "built-in" && name !== "driftline");
        const sum = (i: number) => suites.reduce((all, suite) => all + Number(suite[i]), 0);
        expect([sum(2), sum(3)]).toEqual([counted.total, counted.failing]);
        for (const [name, text] of texts) {
          const odd =
            /(?<![\d,.–-])1 (?:findings|rules|revisions|settings|events|windows|editors|exceptions|entries|more are)\b|revisions (\d+)(?: to |–)\1\b/.exec(
              text.replace(/<[^>]*>/g, ""),
            );
          expect(odd && `${name}: ${odd.input.slice(Math.max(0, odd.index - 80), odd.index + 60)}`).toBeNull();
        }
      }),
      { numRuns: runs(15) },
    );
  });
});
