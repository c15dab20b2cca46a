// lane: long
// Compares access with use: unused grants, overrides for single users, use by non-members.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Member } from "../../../src/model/members.ts";
import type { Report } from "../../../src/model/report/index.ts";
import { judge, policy } from "../../support/history.ts";
import { runs } from "../../support/runs.ts";
import { change, row, type Rows, rowsOf, usageOf } from "./support.ts";

const asOf = "2026-03-12T08:00:00.000Z";
const last = "2026-03-11";
const member = (id: string, rest: Partial<Member> = {}): Member => ({
  id,
  email: `${id}@corp.example`,
  since: Date.parse("2025-01-01"),
  signedIn: Date.parse("2026-01-05T10:00:00Z"),
  ...rest,
});
const members = ["u1", "u2", "u9"].map((id) => member(id));
const granted = (ids: string[], rest: Record<string, unknown> = {}) =>
  change(1, "2026-01-01T00:00:00.000Z", { missionPolicy: { restrictedAccess: true, allowedUserIds: ids }, ...rest });
const idle = "id: p\naccess: { maxIdle: 30d }\n";

interface Case {
  readonly history?: ReturnType<typeof change>[];
  readonly rows?: Rows;
  readonly policy?: string;
  readonly members?: Member[] | null;
  readonly from?: string;
  readonly isUsed?: boolean;
}

async function run({ history = [granted(["u1"])], isUsed = true, from, ...rest }: Case = {}): Promise<Report> {
  const usage = await usageOf(rest.rows ?? rowsOf({ "2026-02-01": ["u1 m-a 3"] }, last), asOf, from ?? null);
  return judge(history, await policy(rest.policy ?? idle), {
    asOf: Date.parse(asOf),
    members: rest.members === undefined ? members : rest.members,
    ...(isUsed && { usage }),
  } as never);
}

const findingsOf = ({ findings }: Report, rule: string) =>
  findings
    .filter((finding) => finding.rule === `access/${rule}`)
    .map(({ subject, message, severity }) => [subject, severity, message]);
const unjudged = ({ notEvaluated }: Report) => notEvaluated.map(({ what, reason }) => `${what}: ${reason}`);

describe("a grant that nobody uses", () => {
  const finding = [
    "/missionPolicy/allowedUserIds/u1",
    "info",
    "missionPolicy.allowedUserIds names u1@corp.example, who has last used the agent on 2026-02-01; they last signed in on 2026-01-05",
  ];

  it("is told of, with the last day of use and when they signed in", async () => {
    const report = await run();
    expect(findingsOf(report, "idle-grant")).toEqual([finding]);
    expect(report.findings.find(({ rule }) => rule === "access/idle-grant")).toMatchObject({
      introduced: { at: "2026-02-02T00:00:00.000Z" },
      exposureSeconds: null,
    });
    expect(report.rules.find(({ id }) => id === "access/idle-grant")).toMatchObject({ subject: "access", policy: "p" });
  });

  it("is none while somebody used the agent, on the provisional day too", async () => {
    for (const day of ["2026-02-10", "2026-03-10", last])
      expect(findingsOf(await run({ rows: rowsOf({ [day]: ["u1 m-a 3"] }, last) }), "idle-grant")).toEqual([]);
    expect(findingsOf(await run({ rows: rowsOf({ "2026-02-08": ["u1 m-a 3"] }, last) }), "idle-grant")).toHaveLength(1);
  });

  it("is none while the grant or the account is newer, and nobody is told of who is no member", async () => {
    const late = change(2, "2026-03-01T00:00:00.000Z", granted(["u1", "u2"]).settings);
    const young = [member("u1", { since: Date.parse("2026-03-01") }), member("u9")];
    expect(findingsOf(await run({ history: [granted(["u1"]), late] }), "idle-grant")).toEqual([finding]);
    expect(findingsOf(await run({ members: young }), "idle-grant")).toEqual([]);
    expect(findingsOf(await run({ members: [member("u9")] }), "idle-grant")).toEqual([]);
  });

  it("is not concluded from days without figures, which is said", async () => {
    const rows = rowsOf({}, last);
    rows.activity.splice(rows.activity.indexOf(row(rows, "activity", "2026-03-01")), 1);
    const gap = await run({ rows });
    expect(findingsOf(gap, "idle-grant")).toEqual([]);
    expect(unjudged(gap)).toContain("access/idle-grant: figures are missing of 1 day of the 30 before 2026-03-11");
    expect(gap.rules.find(({ id }) => id === "access/idle-grant")).toMatchObject({
      status: "not-evaluated",
      reason: "figures are missing of 1 day of the 30 before 2026-03-11",
    });
    const short = await run({ from: "2026-02-20" });
    expect(findingsOf(short, "idle-grant")).toEqual([]);
    expect(unjudged(short)).toContainEqual(
      expect.stringMatching(/^access\/idle-grant: figures are missing of 11 days/),
    );
  });

  it("is told of with the days without figures on which it may have been used later than is known", async () => {
    const used = rowsOf({ "2026-02-01": ["u1 m-a 3"] }, last);
    const without = (day: string) => {
      const rows = { ...used, activity: used.activity.filter((item) => item !== row(used, "activity", day)) };
      return run({ rows, history: [granted(["u1", "u2"])] });
    };
    const messages = async (day: string) =>
      findingsOf(await without(day), "idle-grant").map(([, , message]) => message);
    const unknown = ", as far as is known: figures are missing of 1 day; they";
    expect(await messages("2026-02-05")).toEqual([
      expect.stringContaining(`last used the agent on 2026-02-01${unknown}`),
      expect.stringContaining(`not used the agent since 2026-01-14${unknown}`),
    ]);
    expect(await messages("2026-01-20")).toEqual([
      expect.stringContaining("last used the agent on 2026-02-01; they"),
      expect.stringContaining(`not used the agent since 2026-01-14${unknown}`),
    ]);
  });

  it("is told of once for all lists of models of a user", async () => {
    const lists = { u2: { allowedModelIds: ["m-a"], blockedModelIds: ["m-c"] } };
    const report = await run({ history: [granted([], { userModelPolicies: lists })] });
    expect(findingsOf(report, "idle-grant").map(([subject]) => subject)).toEqual(["/userModelPolicies/u2"]);
  });
});

describe("a policy about access", () => {
  it("that nobody asked the service for is said not to be judged", async () => {
    const text = "id: p\naccess: { reviewEvery: 90d, maxIdle: 30d, mayEdit: members }\n";
    const report = await run({ policy: text, members: null, isUsed: false });
    expect(unjudged(report)).toEqual([
      "access: p states rules about access, but the members were not requested: give --with access, or the input with: access",
      "access.maxIdle: p says how long a grant may be idle, but the use was not requested: give --with usage, or the input with: usage",
      "access.reviewEvery: the service does not report access reviews",
    ]);
    expect(report.rules.map(({ id, status }) => [id, status])).toEqual([
      ["access/editor-not-a-member", "not-evaluated"],
      ["access/idle-grant", "not-evaluated"],
    ]);
  });

  it("may demand that editors are members", async () => {
    const text = "id: p\nseverity: high\naccess: { mayEdit: members }\n";
    const judged = async (rest: Case) =>
      (await run({ policy: text, ...rest })).findings
        .filter(({ rule }) => rule === "access/editor-not-a-member")
        .map(({ severity, location, status }) => [severity, location?.line ?? null, status]);
    expect(await judged({})).toEqual([["high", 3, "open"]]);
    expect(await judged({ policy: `${text}effective: { from: 2026-02-01 }\n` })).toEqual([["high", 3, "noted"]]);
    expect(await judged({ policy: `${text}effective: { until: 2026-02-01 }\n` })).toEqual([["info", null, "open"]]);
    expect(await judged({ members: [...members, member("user_ada")] })).toEqual([]);
  });

  it("fails for revisions since it is in force, whatever the editor did before", async () => {
    const report = await run({
      history: ["01-10", "02-10", "02-20"].map((day, index) =>
        change(index + 1, `2026-${day}T00:00:00.000Z`, { maxAutonomyLevel: "low" }),
      ),
      policy: "id: p\naccess: { mayEdit: members }\neffective: { from: 2026-02-01 }\n",
    });
    expect(
      report.findings
        .filter(({ rule }) => rule === "access/editor-not-a-member")
        .map(({ subject, status, message }) => [subject, status, message.replace(/^\S+/, "")]),
    ).toEqual([
      ["revision:1", "noted", " made revision 1, and is no member of the organization now"],
      ["revision:2", "open", " made revisions 2, 3, and is no member of the organization now"],
    ]);
  });

  it("fails for editors whom no policy lists either", async () => {
    const text = "id: p\neditors: { approved: [bo@corp.example] }\n";
    const failing = async (policy: string) =>
      (await run({ policy })).rules.filter(({ status }) => status === "failing").map(({ id }) => id);
    expect(await failing(text)).toEqual(["editors/unapproved"]);
    expect(await failing(`${text}access: { mayEdit: members }\n`)).toEqual([
      "access/editor-not-a-member",
      "editors/unapproved",
    ]);
  });

  it("is closed, and stands once", async () => {
    const wrong = (text: string, ...more: string[]) => expect(policy(text, ...more)).rejects.toThrow();
    await wrong("id: p\naccess: {}\n");
    await wrong("id: p\naccess: { maxIdle: 0d }\n");
    await wrong("id: p\naccess: { maxIdle: 2w }\n");
    await wrong("id: p\naccess: { mayEdit: everybody }\n");
    await wrong("id: p\naccess: { idle: 3d }\n");
    await wrong("id: p\naccess: { maxIdle: 3d }\n", "id: q\naccess: { maxIdle: 3d }\n");
  });
});

describe("the lists of a user", () => {
  const own = (lists: Record<string, unknown> | undefined, revision = 1, at = "2026-01-01") =>
    change(revision, `${at}T00:00:00.000Z`, {
      modelPolicy: { allowedModelIds: ["m-a"], allowAllServiceModels: false },
      ...(lists && { userModelPolicies: { u2: lists } }),
    });
  const used = async (history: ReturnType<typeof change>[], rows = rowsOf({}, last)) =>
    findingsOf(await run({ history, rows }), "override-used");
  const spent = rowsOf({ "2026-02-01": ["u2 m-b 4", "u1 m-b 9"], "2026-02-03": ["u2 m-b 5", "u2 m-a 50"] }, last);

  it("are told of with what they allow beyond the organization's, and how that was used", async () => {
    const beyond = "the lists of u2@corp.example allow m-b beyond those of the organization";
    expect(await used([own({ allowedModelIds: ["m-a", "m-b"] })], spent)).toEqual([
      ["/userModelPolicies/u2", "info", `${beyond}; m-b was used on 2 days from 2026-02-01 to 2026-02-03, 9 credits`],
    ]);
    expect(await used([own({ allowedModelIds: ["m-b"] })])).toEqual([
      ["/userModelPolicies/u2", "info", `${beyond}; no use of it is known from 2026-01-14 to 2026-03-11`],
    ]);
  });

  it("are unused only on days that would show it", async () => {
    const said = async (history: ReturnType<typeof change>[], rows = rowsOf({}, last), from = "2026-01-14") =>
      (await run({ history, rows, from })).findings
        .filter(({ rule }) => rule === "access/override-used")
        .map(({ message }) => message.split("; ").slice(1).join("; "));
    const lists = { allowedModelIds: ["m-b"] };
    const ended = [own(lists), own(undefined, 2, "2026-02-03")];
    expect(await said(ended)).toEqual(["no use of it is known from 2026-01-14 to 2026-02-02"]);
    expect(await said(ended, rowsOf({}, last), "2026-02-03")).toEqual(["no figures show whether it was used"]);
    const rows = rowsOf({}, last);
    rows.tokens = rows.tokens.filter(({ date }) => date !== "2026-02-01");
    Object.assign(row(rows, "tokens", "2026-02-02"), { by_user: null });
    expect(await said(ended, rows)).toEqual([
      "no use of it is known from 2026-01-14 to 2026-02-02; figures are missing of 2 days",
    ]);
  });

  it("say nothing where they allow no more", async () => {
    expect(await used([own({ allowedModelIds: ["m-a"], blockedModelIds: ["m-c"] })], spent)).toEqual([]);
    expect(await used([own(undefined)], spent)).toEqual([]);
  });

  it("allow no more than an organization that allows every model of the service", async () => {
    const all = { modelPolicy: { allowAllServiceModels: true, blockedModelIds: ["m-c"] } };
    const settings = { ...all, userModelPolicies: { u2: { allowAllServiceModels: true } } };
    expect(await used([change(1, "2026-01-01T00:00:00.000Z", settings)], spent)).toEqual([]);
  });

  it("may allow every model", async () => {
    expect((await used([own({ allowAllServiceModels: true })], spent))[0]![2]).toMatch(
      /allow every model of the service beyond .*used on 2 days/,
    );
  });

  it("are told of with what each revision allowed", async () => {
    const lists = fc.subarray<string>(["m-a", "m-b", "m-c"]);
    const revisions = fc.array(
      fc.record({ own: lists, organization: fc.constantFrom<string[]>(["m-a"], ["m-a", "m-b"]) }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(revisions, async (all) => {
        const history = all.map(({ own: models, organization }, i) =>
          change(i + 1, `2026-01-${10 + i}T00:00:00.000Z`, {
            modelPolicy: { allowedModelIds: organization, allowAllServiceModels: false },
            // An empty list would allow every model.
            userModelPolicies: { u2: { allowedModelIds: ["m-a", ...models] } },
          }),
        );
        const beyond = all.map(({ own: models, organization }) =>
          models.filter((model) => !organization.includes(model)),
        );
        const expected = beyond.flatMap((entries, i) =>
          entries.length === 0 || entries.join() === beyond[i - 1]?.join() ? [] : [[i + 1, entries] as const],
        );
        const windows = (await run({ history })).findings
          .filter(({ rule }) => rule === "access/override-used")
          .toSorted((a, b) => a.introduced.revision! - b.introduced.revision!);
        expect(windows.flatMap(({ values }) => values.map(({ revision, actual }) => [revision, actual]))).toEqual(
          expected,
        );
        for (const { introduced, values, actual, offending, message } of windows) {
          expect(values[0]!.revision).toBe(introduced.revision);
          expect([actual, offending]).toEqual([values.at(-1)!.actual, values.at(-1)!.actual]);
          const now = values.at(-1)!.actual as string[];
          const before = ["m-b", "m-c"].filter(
            (model) => !now.includes(model) && values.some((value) => (value.actual as string[]).includes(model)),
          );
          expect(message).toMatch(
            before.length > 0
              ? ` ${now.join(", ")} beyond those of the organization, and allowed ${before.join(", ")} before;`
              : ` ${now.join(", ")} beyond those of the organization;`,
          );
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it("end with the revision that takes them away; its day is not certain", async () => {
    const history = [own({ allowedModelIds: ["m-b"] }), own(undefined, 2, "2026-02-03T12:00:00.000Z".slice(0, 10))];
    const late = change(2, "2026-02-03T12:00:00.000Z", history[1]!.settings);
    const report = await run({ history: [history[0]!, late], rows: spent });
    const finding = report.findings.find(({ rule }) => rule === "access/override-used")!;
    expect(finding).toMatchObject({ introduced: { revision: 1 }, resolved: { revision: 2 } });
    expect(finding.message).toMatch(
      /allowed m-b .*; m-b was used on 2026-02-01, 4 credits, and m-b may have been used on 2026-02-03$/,
    );
  });
});

describe("who uses the agent", () => {
  const active = async (who: Member[], change: (rows: Rows) => void = () => {}) => {
    const rows = rowsOf({ "2026-02-01": ["u7 m-a 3"] }, last);
    for (const user of rows.users) if (user["user_id"] === "u7") user["user_email"] = "Gone@corp.example";
    change(rows);
    return run({ members: who, rows, policy: "id: p\nsettings: { ideAutoConnect: { set: false } }\n" });
  };
  const everybody = [member("u9")];

  it("and is no member now is told of, with the last day", async () => {
    const report = await active(everybody);
    expect(findingsOf(report, "active-non-member")).toEqual([
      ["user/u7", "info", "Gone@corp.example used the agent until 2026-02-01, and is not a member now"],
    ]);
    expect(report.findings.find(({ rule }) => rule === "access/active-non-member")!.days).toMatchObject([
      { day: "2026-02-01", provisional: false },
    ]);
  });

  it("and is no member now stays one finding, however long the use goes on", async () => {
    const idAt = async (days: string[]) => {
      const rows = rowsOf(Object.fromEntries(days.map((day) => [day, ["u7 m-a 3"]])), last);
      const report = await run({
        members: everybody,
        rows,
        policy: "id: p\nsettings: { ideAutoConnect: { set: false } }\n",
      });
      const finding = report.findings.find(({ rule }) => rule === "access/active-non-member")!;
      expect(finding.days!.map(({ day }) => day)).toEqual(days);
      expect(finding.message).toContain(`until ${days.at(-1)}, and`);
      return finding.id;
    };
    expect(await idAt(["2026-02-01", "2026-02-20", last])).toBe(await idAt(["2026-02-01"]));
  });

  it("is found by the id, whatever the address", async () => {
    expect(findingsOf(await active([...everybody, member("u7")]), "active-non-member")).toEqual([]);
  });

  it("is found by the address where the figures have no id, with its case folded", async () => {
    const report = await active([...everybody, member("u5", { email: "gone@CORP.example" })], (rows) => {
      for (const user of [
        ...rows.users,
        ...(row(rows, "tokens", "2026-02-01")["by_user"] as Record<string, unknown>[]),
      ])
        if (user["user_id"] === "u7") Object.assign(user, { user_id: null, user_email: "Gone@corp.example" });
    });
    expect(findingsOf(report, "active-non-member")).toEqual([]);
    expect(report.people!.find(({ id }) => id === "u5")).toMatchObject({ member: true, lastDay: "2026-02-01" });
    expect(report.people!.map(({ identity }) => identity ?? null)).toEqual([null, null]);
  });

  it("is not judged where the id and the address belong to different people, which is listed", async () => {
    const report = await active([...everybody, member("u5", { email: "gone@corp.example" })]);
    expect(findingsOf(report, "active-non-member")).toEqual([]);
    expect(unjudged(report)).toContain(
      "the access of 1 user: id and address point to two people: Gone@corp.example (u7)",
    );
    expect(report.people!.map(({ id, identity }) => [id, identity ?? null])).toEqual([
      ["u5", "unclear"],
      ["u7", "unclear"],
      ["u9", null],
    ]);
  });
});

describe("laws", () => {
  const ids = ["u1", "u2", "u3", "u9"];

  it("nobody is said to be both idle and active, or a member and none, in any order of rows", async () => {
    const days = ["2026-01-20", "2026-02-20", last];
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(ids),
        fc.subarray(ids),
        fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...days)), { maxLength: 6 }),
        async (belonging, names, uses) => {
          const rows = rowsOf(
            Object.fromEntries(
              days.map((day) => [day, uses.flatMap(([id, on]) => (on === day ? [`${id} m-a 1`] : []))]),
            ),
            last,
          );
          const backwards = Object.fromEntries(Object.entries(rows).map(([of, all]) => [of, all.toReversed()])) as Rows;
          const options = { history: [granted(names)], members: belonging.map((id) => member(id)) };
          const report = await run({ ...options, rows });
          expect(await run({ ...options, rows: backwards })).toEqual(report);
          const lately = new Set(uses.flatMap(([id, day]) => (day > "2026-02-10" ? [id] : [])).concat("u9"));
          const people = report.findings
            .filter(({ rule }) => rule === "access/idle-grant")
            .map(({ offending }) => offending[0]);
          expect(new Set(people)).toEqual(new Set(names.filter((id) => belonging.includes(id) && !lately.has(id))));
          const strangers = report.findings.filter(({ rule }) => rule === "access/active-non-member");
          expect(new Set(strangers.map(({ subject }) => subject.slice(5)))).toEqual(
            new Set(ids.filter((id) => !belonging.includes(id) && (id === "u9" || uses.some(([by]) => by === id)))),
          );
        },
      ),
      { numRuns: runs(20) },
    );
  });
});
