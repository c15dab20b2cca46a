// lane: long, first
// A year of daily runs against an emulated GitHub that fails in every known way: with concurrent runs, changes by hand,
// rules that come and go, changing settings, unreliable audits, two audits of one organization, a rotated key, a
// renamed policy, and somebody who leaves. Compared with a table of the expected comments and mails.
import { afterAll, beforeAll, expect, it } from "vitest";
import { anchorOf } from "../../src/github/anchor.ts";
import { createGitHub } from "../../src/github/client.ts";
import { deliverIssues } from "../../src/github/deliver.ts";
import { IssuesApi } from "../../src/github/issues-api.ts";
import { markerOf, subjectId } from "../../src/github/marker.ts";
import type { Report } from "../../src/model/report/index.ts";
import { three } from "../ledger/support.ts";
import { at, FakeGitHub, TOKEN } from "./github.ts";
import { Ledgers } from "./ledgers.ts";
import { Mailbox } from "./mailbox.ts";
import { hurried } from "./pace.ts";
import { strange, troubled } from "./troubles.ts";
import { mails, type Subject, table } from "./year-table.ts";
import {
  type Audit,
  audits,
  DAYS,
  days,
  idOf,
  isOdd,
  isRefused,
  keyOf,
  missed,
  reportOf,
  settingsOf,
} from "./year-world.ts";
import { defaults } from "./world.ts";

const LEAVER = "mallory";

let github: FakeGitHub;
const mailbox = new Mailbox();
beforeAll(async () => {
  github = await FakeGitHub.start();
});
afterAll(async () => github.close());

// --- Hands ------------------------------------------------------------------------------------------------------------

type Issue = Awaited<ReturnType<FakeGitHub["issues"]>>[number];

async function issuesOf(subject: Subject, audit: Audit = "settings", organization = "corp"): Promise<Issue[]> {
  const key = typeof subject === "number" ? `k_${subject.toString(16).padStart(16, "0")}` : String(subject);
  const id = subjectId(organization, key);
  return (await github.issues()).filter(({ title, body }) => {
    const marker = markerOf(body);
    if (marker?.of !== idOf(audit)) return false;
    return subject instanceof RegExp ? subject.test(title) && title.includes(` ${organization}: `) : marker.id === id;
  });
}

const byHand: Record<number, () => Promise<void>> = {
  30: async () => change(3, { state: "closed", state_reason: "not_planned" }),
  40: async () => change(3, { state: "closed", state_reason: "not_planned" }),
  50: async () => change(5, { title: "harmless", body: `All is well.\n\n${(await issuesOf(5))[0]!.body}` }),
  55: async () => {
    await github.as("mallory", "POST", `/issues/${(await issuesOf(1))[0]!.number}/comments`, { body: "why?" });
  },
  // Somebody else's issue with our label and a copy of our marker.
  58: async () => {
    const [{ title, body } = { title: "", body: "" }] = await issuesOf(6);
    await github.as("mallory", "POST", "/issues", { title, body, labels: ["driftline"] });
  },
  70: async () => change(7, { labels: ["security"] }),
  100: async () => change(7, { labels: ["driftline"] }),
  165: async () => change(8, { state: "open" }),
  168: async () => change(8, { state: "closed" }),
};

async function change(name: number, fields: object): Promise<void> {
  const { number } = (await issuesOf(name))[0]!;
  await github.as("us", "PATCH", `/issues/${number}`, fields);
}

// --- The year ---------------------------------------------------------------------------------------------------------

interface Run {
  readonly audit: Audit;
  readonly today: number;
  readonly report: Report;
  /** The number of the run on that day. */
  readonly attempt: number;
  /** Called before its first or second write, or at its end if it writes less. */
  readonly meanwhile?: () => Promise<void>;
}

const carrying = { labels: [], assignees: [], check: () => {}, wait: async () => {} };

/** Runs one step of a workflow. */
async function deliver({ audit, today, report, attempt, meanwhile }: Run): Promise<void> {
  const client = createGitHub({ api: github.url, token: TOKEN, pace: hurried });
  let writes = 0;
  client.hook.before("request", async ({ method, url }) => {
    if (method !== "GET" && url !== "/graphql" && writes++ === today % 2) await meanwhile?.();
  });
  try {
    const delivered = await deliverIssues(await IssuesApi.open(client, at, { key: keyOf(today) }), {
      input: { ...defaults, report, ...settingsOf(audit, today, attempt) },
      ...carrying,
      assignees: [LEAVER, at.owner],
    });
    if (delivered.strangers.length > 0) strangers.set(today, delivered.strangers);
  } finally {
    if (writes <= today % 2) await meanwhile?.();
  }
}

/** Sets GitHub's failures of a day, and records the mails. */
function weather(today: number, isTroubled: boolean): void {
  const trouble = isTroubled ? troubled(today) : {};
  const left = strange(today < days.assigneeLeft ? undefined : LEAVER);
  github.fault = {
    before: (exchange) => trouble.before?.(exchange) ?? left(exchange),
    after: (exchange, answer) => {
      mailbox.see(exchange, answer);
      return trouble.after?.(exchange, answer);
    },
  };
}

const { assigneeLeft, secondAudit, stepsChangePlaces, policyRenamed, refused, accepted, organizationRenamed } = days;
const both = [stepsChangePlaces, policyRenamed, refused, accepted, organizationRenamed];
const early = [0, 15, 20, 30, 31, 41, 60, 80, 90, 91, 100, 120, assigneeLeft, 130, 150, 160, 165, 170, 180];
/** Days with an event of findings or a change by hand: two runs see them concurrently. */
const eventful: Record<Audit, ReadonlySet<number>> = {
  settings: new Set([...early, 200, 210, 220, 245, 260, 280, 284, 300, ...both]),
  models: new Set([secondAudit, 142, 359, 362, ...both]),
};
/** Days with an event that a single run sees. */
const singleRunDays = new Set([days.keyRotated, 155, 264]);

/** Whether nothing happens, nothing fails, and nothing is left from the days before. */
function isQuiet(today: number): boolean {
  const last = [today, today - 1, today - 2, today - 3];
  const happens = (item: number) =>
    eventful.settings.has(item) || eventful.models.has(item) || singleRunDays.has(item) || byHand[item] !== undefined;
  return today % 3 === 1 && !last.some((item) => happens(item) || (isOdd(item) && !isRefused(item)));
}

function modeOf(audit: Audit, today: number): string {
  if (isRefused(today)) return "refused";
  const { mode = "per-finding", max, anchor } = settingsOf(audit, today, 0);
  return `${mode}${max === 1 ? ", a summary" : ""}${anchor ? ", a ledger" : ""}`;
}

let failed = 0;
/** The logins that could not be assigned, by day. */
const strangers = new Map<number, readonly string[]>();
/** The most requests of a quiet day, by mode. */
const requests: Record<string, number> = {};

async function runsOf(audit: Audit, today: number): Promise<void> {
  mailbox.audit = audit;
  const report = await reportOf(audit, today);
  const run = async (attempt: number, meanwhile?: () => Promise<void>) => {
    try {
      await deliver({ audit, today, report, attempt, ...(meanwhile && { meanwhile }) });
    } catch (error) {
      expect(error).toMatchObject({ exitCode: 3 });
      failed++;
    }
  };
  const isTroubled = today % 3 !== 1;
  weather(today, isTroubled);
  const before = { requests: github.exchanges.length, mails: mailbox.mails.length };
  await run(0, eventful[audit].has(today) ? async () => run(1) : undefined);
  if (isQuiet(today)) {
    const mode = modeOf(audit, today);
    requests[mode] = Math.max(requests[mode] ?? 0, github.exchanges.length - before.requests);
    expect(mailbox.mails.slice(before.mails), `mails of day ${today}`).toEqual([]);
  }
  weather(today, false);
  // Restart a failed run before a change by hand or an unreliable audit.
  if (isTroubled && (byHand[today + 1] !== undefined || isOdd(today + 1)))
    await deliver({ audit, today, report, attempt: 2 });
}

/** Returns the first line of each of our comments. */
async function firstLines({ number }: Issue): Promise<string[]> {
  const texts = await github.comments(number);
  return texts.flatMap((text) => {
    const [event, first = ""] = text.split("\n");
    return event!.startsWith("<!-- driftline:event ") ? [first] : [];
  });
}

const begins = (words: readonly string[]) =>
  words.map((word) => expect.stringMatching(new RegExp(`^(?:\\*\\*)?${word}`)) as string);

/** Returns the issue of a subject. Its duplicates must be closed, with one comment if they were open before. */
async function only(subject: Subject, audit: Audit, organization: string): Promise<Issue | undefined> {
  const ours = (await issuesOf(subject, audit, organization)).filter(({ user }) => user.login === at.owner);
  for (const copy of ours.slice(1)) {
    expect(copy.state, `#${copy.number}, a copy of ${String(subject)}`).toBe("closed");
    const words = await firstLines(copy);
    expect(words).toEqual(words.length === 0 ? [] : [expect.stringMatching(/^Closed: #\d+ is about the same\.$/)]);
  }
  return ours[0];
}

/**
 * Counts the mails by audit and type. Counts the effects of two concurrent runs separately: issues that were closed as
 * duplicates, and comments that were deleted.
 */
function mailsBy(copies: ReadonlySet<number>): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { audit, what, issue, comment } of mailbox.mails) {
    const isTwice = copies.has(issue) || (comment !== null && mailbox.deleted.has(comment));
    const kinds = (counts[audit] ??= {});
    const kind = isTwice ? "done twice" : what;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return counts;
}

it("leaves exactly the issues, comments and closings of its table, under faults and with two runs at once", async () => {
  for (let today = 0; today < DAYS; today++) {
    mailbox.day = today;
    await byHand[today]?.();
    if (missed.has(today)) continue;
    for (const audit of audits) if (audit === "settings" || today >= days.secondAudit) await runsOf(audit, today);
  }
  expect(failed).toBeGreaterThan(40);

  for (const [organization, audit, subject, state, words] of table) {
    const issue = await only(subject, audit, organization);
    const name = `${organization}, ${audit}, ${String(subject)}`;
    expect([name, issue?.state, issue && (await firstLines(issue))]).toEqual([name, state, begins(words)]);
  }
  const issues = await github.issues();
  const ours = issues.filter(({ user }) => user.login === at.owner);
  const copies = new Set(
    ours.filter(({ body }) => markerOf(body)!.standing === "duplicate").map(({ number }) => number),
  );
  expect(ours).toHaveLength(table.length + copies.size);
  const others = issues.filter(({ user }) => user.login !== at.owner);
  expect(others).toMatchObject([{ state: "open" }]);
  expect(await github.comments(others[0]!.number)).toEqual([]);
  expect(github.problems).toEqual([]);

  for (const { number, body, assignees } of ours) {
    const audit = audits.find((name) => idOf(name) === markerOf(body)!.of)!;
    expect([number, ...mailbox.writers.get(number)!], "an audit writes its own issues").toEqual([number, audit]);
    const logins = assignees.map(({ login }) => login);
    const opened = mailbox.mails.find(({ issue }) => issue === number)!.day;
    expect([number, logins]).toEqual([number, opened < days.assigneeLeft ? [LEAVER, at.owner] : [at.owner]]);
  }
  // Every run that opened an issue after that warned of it.
  expect([...strangers]).toEqual([140, 142, 155, 226, 265, 307, 345, 357, 359].map((today) => [today, [LEAVER]]));
  // A month of 401 from day 305 on. The summary of one audit knows that day 304 was complete; the issues of the other
  // only know its first failure. Each alarm opens two days after that, and once.
  const rang = mailbox.mails.filter(({ what, day: on }) => /^(?:opened|reopened) /.test(what) && isRefused(on));
  expect(rang.map(({ day: on, audit, what }) => `${on}: ${audit} ${what}`)).toEqual([
    "306: settings reopened alarm",
    "307: models opened alarm",
  ]);
  expect((await only("alarm", "models", "corp"))!.body).toContain("the service refuses the key (401)");
  // The token's account, the list of the issues, and at most one change without a mail.
  expect(requests).toEqual({
    "per-finding": 3,
    "per-finding, a summary, a ledger": 3,
    "per-finding, a ledger": 3,
    single: 3,
    "single, a ledger": 3,
    refused: 3,
  });
  expect(mailsBy(copies)).toEqual(mails);
});

it.each(["per-finding", "single"] as const)(
  "sends no mail and asks for little on a quiet day with a ledger on a branch: %s",
  async (mode) => {
    const drifted = three.slice(0, 2);
    const quiet = await FakeGitHub.start();
    const ledgers = new Ledgers(quiet);
    const inbox = new Mailbox();
    quiet.fault.after = (exchange, answer) => {
      inbox.see(exchange, answer);
      return undefined;
    };
    const run = async (today: number) => {
      const client = ledgers.connect();
      ledgers.connect = () => client;
      const { report } = await ledgers.run({ changes: drifted, day: today, isAnchored: true });
      const input = { ...defaults, mode, report, anchor: anchorOf(report) };
      await deliverIssues(await IssuesApi.open(client, at), { ...carrying, input });
    };
    for (const today of [0, 1]) await run(today);
    const before = inbox.mails.length;
    quiet.exchanges.length = 0;
    await run(2);
    expect(before).toBeGreaterThan(0);
    expect(inbox.mails).toHaveLength(before);
    expect(quiet.exchanges.length).toBeLessThanOrEqual(8);
    expect((await ledgers.verified()).runs.count).toBe(3);
    expect(quiet.problems).toEqual([]);
    await quiet.close();
  },
);
