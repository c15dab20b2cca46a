// Compares the limits of a policy with attempts to set them.
import { minute } from "../../src/words.ts";
import { describe, expect, it } from "vitest";
import type { LedgerFacts } from "../../src/model/evidence.ts";
import type { TriedLimit } from "../../src/model/limits.ts";
import type { Report } from "../../src/model/report/index.ts";
import { hourly, judge, policy } from "../support/history.ts";

const ADA = "ada@corp.example";
const FROM = "effective: { from: 2026-03-02 }\n";
const day = (n: number) => `2026-03-${String(n).padStart(2, "0")}T00:00:00.000Z`;

/** An attempt to set Ada's limit on a day of March. */
type Attempt = [day: number, limit: number, result: TriedLimit["result"], more?: number | string];

interface Given {
  readonly limits?: string;
  readonly from?: string;
  readonly attempts?: readonly Attempt[];
  readonly ledger?: Partial<LedgerFacts> | null;
  readonly members?: readonly string[];
  /** The day of March on which the accounts of all members were made; default: not known. */
  readonly since?: number;
  readonly asOf?: number;
}

async function audited({ limits = `users: { ${ADA}: 500 }`, from = FROM, attempts = [], ...rest }: Given) {
  const facts: LedgerFacts = {
    head: "",
    size: 0,
    anchored: false,
    completeAudits: [],
    runs: [],
    rewritten: [],
    truncated: [],
    limits: {
      stated: [],
      attempts: attempts.map(([n, limit, result, more]) => ({
        at: day(n),
        limits: [
          {
            email: "Ada@corp.example",
            limit,
            result,
            set: result === "set" ? limit : typeof more === "number" ? more : null,
            reason: typeof more === "string" ? more : null,
          },
        ],
      })),
    },
    ...rest.ledger,
  };
  const since = rest.since === undefined ? null : Date.parse(day(rest.since));
  const text = `id: p\n${from}settings: { ideAutoConnect: { set: false, severity: info } }\nlimits: { ${limits} }\n`;
  return judge(hourly({}), await policy(text), {
    asOf: Date.parse(day(rest.asOf ?? 20)),
    ...(rest.members && { members: rest.members.map((email) => ({ id: email, email, since, signedIn: null })) }),
    ...(rest.ledger !== null && { evidence: { ledger: facts } }),
  } as never);
}

/** Returns findings in short: `rule introduced-resolved: what became of it`. */
const limitFindings = ({ findings }: Report) =>
  findings
    .filter(({ rule }) => rule.startsWith("limits/"))
    .map(({ rule, subject, introduced, resolved, message }) => {
      const days = `${introduced.at.slice(8, 10)}-${resolved?.at.slice(8, 10) ?? ""}`;
      const who = subject === `limit/${ADA}` ? "" : ` ${subject}`;
      return `${rule.slice(7)}${who} ${days}: ${message.replace(/^.*?; /, "")}`;
    })
    .sort();

const never = "the ledger holds no attempt that reached the service";

describe("a limit that the policy states", () => {
  it.each([
    [1, "1 credit"],
    [1_000_000, "1,000,000 credits"],
  ])("of %s is told with its unit", async (limit, words) => {
    const { findings } = await audited({ limits: `users: { ${ADA}: ${limit} }` });
    expect(findings.find(({ rule }) => rule === "limits/not-applied")!.message).toBe(
      `the policy wants the limit of ${words} for ${ADA}; ${never}`,
    );
  });

  it.each<[string, Attempt[], string[]]>([
    ["was never tried", [], [`not-applied 02-: ${never}`]],
    ["was set before it was wanted", [[1, 500, "set"]], []],
    ["was set later", [[5, 500, "set"]], [`not-applied 02-05: ${never} before ${minute(day(5))}`]],
    [
      "was set last to another value",
      [[1, 4_000_000, "set"]],
      [`not-applied 02-: 4,000,000 was set last, at ${minute(day(1))}`],
    ],
    [
      "was set, and then to another value",
      [
        [1, 500, "set"],
        [6, 700, "set"],
        [7, 800, "set"],
      ],
      [`not-applied 06-: 800 was set last, at ${minute(day(7))}`],
    ],
    [
      "was set to another value than was asked for",
      [[1, 500, "different", 400]],
      [`not-applied 02-: the service set 400 at ${minute(day(1))}, where 500 was asked for`],
    ],
    [
      "was refused",
      [[5, 500, "refused", "no member"]],
      [
        "not-applied 02-: none was set",
        `refused 05-: the service refused the limit 500 at ${minute(day(5))}: no member`,
      ],
    ],
    [
      "was refused again and again, after it was set",
      [
        [1, 500, "set"],
        [5, 500, "refused", "later"],
        [6, 500, "refused", "no"],
      ],
      [`refused 05-: the service refused the limit 500 at ${minute(day(6))}: no`],
    ],
    [
      "was refused once, and then set",
      [
        [5, 500, "refused", "later"],
        [6, 500, "set"],
      ],
      [
        "not-applied 02-06: none was set",
        `refused 05-06: the service refused the limit 500 at ${minute(day(5))}: later`,
      ],
    ],
    [
      "was sent, and the service answered with an error or not at all",
      [[1, 500, "unknown"]],
      [`not-applied 02-: whether the limit 500 was set at ${minute(day(1))} is not known: no result came back`],
    ],
    [
      "was not answered for, and refused since",
      [
        [1, 500, "unanswered"],
        [3, 600, "refused", "no"],
      ],
      [
        `not-applied 02-: whether the limit 500 was set at ${minute(day(1))} is not known: the service did not report the result`,
        `refused 03-: the service refused the limit 600 at ${minute(day(3))}: no`,
      ],
    ],
    [
      "was sent once more without an answer, after it was set",
      [
        [1, 500, "set"],
        [5, 500, "unknown"],
      ],
      [],
    ],
    [
      "was set, and an attempt at another failed before it was sent",
      [
        [1, 500, "set"],
        [5, 700, "unknown"],
        [5, 700, "not-sent"],
      ],
      [],
    ],
    [
      "was kept before and after it was sent",
      [
        [1, 400, "set"],
        [5, 500, "unknown"],
        [5, 500, "set"],
      ],
      [`not-applied 02-05: 400 was set last, at ${minute(day(1))}`],
    ],
    [
      "was to be set by an attempt that failed before it was sent",
      [
        [5, 500, "unknown"],
        [5, 500, "not-sent"],
      ],
      [`not-applied 02-: ${never}`],
    ],
    [
      "was set by machines whose clocks differ",
      [
        [5, 500, "set"],
        [6, 400, "set"],
        [3, 500, "set"],
      ],
      [
        `not-applied 02-05: ${never} before ${minute(day(5))}`,
        `not-applied 06-06: 400 was set last, at ${minute(day(6))}`,
      ],
    ],
    ["was set after the audit's time", [[21, 500, "set"]], [`not-applied 02-: ${never}`]],
  ])("and %s is told so", async (_, attempts, wanted) => {
    expect(limitFindings(await audited({ attempts }))).toEqual(wanted);
  });

  it("is wanted, without a date, since the first audit of those that all stated it", async () => {
    const stating = (n: number, limit: number | null) => ({
      at: day(n),
      limits: limit === null ? null : { default: null, users: [{ email: ADA, limit }] },
    });
    const since = async (...stated: ReturnType<typeof stating>[]) =>
      limitFindings(await audited({ from: "", ledger: { limits: { attempts: [], stated } } }));
    expect(await since()).toEqual([`not-applied 20-: ${never}`]);
    expect(await since(stating(3, null), stating(4, 500), stating(6, 500))).toEqual([`not-applied 04-: ${never}`]);
    expect(await since(stating(3, 500), stating(4, 600))).toEqual([`not-applied 20-: ${never}`]);
    expect(await since(stating(3, 500), stating(4, 600), stating(5, 500))).toEqual([`not-applied 05-: ${never}`]);
  });

  it("is judged as its policy says, and points to its line", async () => {
    const report = await audited({ limits: `severity: critical, owner: finance, users: { ${ADA}: 500 }` });
    expect(report.findings.find(({ rule }) => rule === "limits/not-applied")).toMatchObject({
      severity: "critical",
      kind: "usage",
      location: { file: "policy.yaml", line: 4 },
    });
    expect(
      report.rules.filter(({ id }) => id.startsWith("limits/")).map(({ id, owner, status }) => [id, owner, status]),
    ).toEqual([
      ["limits/not-applied", "finance", "failing"],
      ["limits/refused", "finance", "passing"],
    ]);
    expect(limitFindings(await audited({ asOf: 1 }))).toEqual([]);
  });
});

describe("the default", () => {
  it("is for nobody whose account was made after the audit's time", async () => {
    const of = async (since: number) =>
      (await audited({ limits: "default: 100", members: [ADA], asOf: 20, since })).limits!.map(({ email }) => email);
    expect([await of(20), await of(21)]).toEqual([[ADA], []]);
  });

  const limits = `default: 100, users: { ${ADA}: 500 }`;
  const attempts: Attempt[] = [[1, 500, "set"]];
  const list = (n: number, ...emails: string[]) => ({
    at: day(n),
    members: emails.map((email) => ({ id: email, email })),
  });

  it("is for members who are not named: those of the run, else of the last list in the ledger", async () => {
    const bo = `not-applied limit/bo@corp.example 20-: ${never}`;
    expect(limitFindings(await audited({ limits, attempts, members: [ADA, "Bo@corp.example"] }))).toEqual([bo]);
    const memberLists = [list(4, "bo@corp.example"), list(6, ADA, "bo@corp.example", "cy@corp.example")];
    expect(limitFindings(await audited({ limits, ledger: { memberLists } }))).toEqual([
      `not-applied 02-: ${never}`,
      `not-applied limit/bo@corp.example 04-: ${never}`,
      `not-applied limit/cy@corp.example 06-: ${never}`,
    ]);
    expect(limitFindings(await audited({ limits, attempts, members: [ADA], ledger: { memberLists } }))).toEqual([]);
  });

  it("is not judged where nobody knows the members, which is said", async () => {
    const report = await audited({ limits, attempts });
    expect(report.notEvaluated).toContainEqual({
      what: "limits.default",
      reason: "the members are not known: give --with access, or the input with: access",
    });
    const limitRules = report.rules.filter(({ subject }) => subject === "limits");
    expect(limitRules.map(({ id, status, reason }) => [id, status, reason])).toEqual(
      ["limits/not-applied", "limits/refused"].map((id) => [
        id,
        "not-evaluated",
        "the members are not known: give --with access, or the input with: access",
      ]),
    );
    expect(report.limits!.map(({ email }) => email)).toEqual([ADA]);
  });
});

describe("the report", () => {
  it("lists every limit with what was set, the last attempt, and each verdict", async () => {
    const attempts: Attempt[] = [
      [1, 500, "set"],
      [5, 600, "refused", "no member"],
    ];
    const { limits, notEvaluated } = await audited({ attempts });
    const verdict = { at: day(20), about: null, reason: null, revisions: [] };
    expect(limits).toEqual([
      {
        email: ADA,
        limit: 500,
        stated: "users",
        applied: 500,
        attempt: { at: day(5), limit: 600, result: "refused", reason: "no member" },
        verdicts: [
          { ...verdict, rule: "limits/not-applied", verdict: "allowed" },
          { ...verdict, rule: "limits/refused", verdict: "violation" },
        ],
      },
    ]);
    expect(notEvaluated.find(({ what }) => what === "the credit limits that are set now")!.reason).toContain(
      "does not see changes on the web page",
    );
  });

  it("says without a ledger that nothing was judged", async () => {
    const report = await audited({ ledger: null });
    expect(limitFindings(report)).toEqual([]);
    expect(report.limits).toMatchObject([{ email: ADA, applied: null, attempt: null, verdicts: [] }]);
    expect(report.notEvaluated).toContainEqual({
      what: "limits",
      reason: "p states credit limits, and only a ledger records the limits that were set",
    });
    expect(
      report.rules.filter(({ id }) => id.startsWith("limits/")).map(({ status, reason }) => [status, reason]),
    ).toEqual(Array.from({ length: 2 }, () => ["not-evaluated", "what was set is not known without a ledger"]));
  });

  it("has nothing of limits where no policy states any", async () => {
    const report = await judge(hourly({}));
    expect([report.limits, limitFindings(report)]).toEqual([null, []]);
  });
});
