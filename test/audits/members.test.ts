// Compares the history with the list of members: non-member editors, new accounts, absent editors, dangling grants.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MemberList } from "../../src/model/evidence.ts";
import type { Member } from "../../src/model/members.ts";
import { precise } from "../../src/words.ts";
import { ada, at, bo, hourly, judge, short } from "../support/history.ts";
import { titled } from "../support/titled.ts";

const DAYS = 24;
const member = (user: { id: string; email: string }, rest: Partial<Member> = {}): Member => ({
  id: user.id,
  email: user.email,
  since: at(-400 * DAYS),
  signedIn: at(900),
  ...rest,
});
const members = [member(ada), member(bo)];
const approved = "id: p\neditors: { approved: [ada@corp.example, bo@corp.example] }\n";
const by = (...users: unknown[]) => hourly(...users.map((user) => ({ by: user, set: {} })));
const findingsOf = async (who: Member[] | null, ...users: unknown[]) =>
  (await judge(by(...users), undefined, { members: who })).findings.map(({ rule, subject, message }) => [
    rule,
    subject,
    message,
  ]);

describe("without the members", () => {
  it("nothing is said of them", async () => {
    const cy = { id: "user_cy", email: "cy@corp.example" };
    const settings = { missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_nobody"] } };
    const history = hourly({ by: cy, set: settings });
    const [left, none] = [await judge(history), await judge(history, undefined, { members: null })];
    expect(short(left)).toEqual([]);
    expect(JSON.stringify(none)).toBe(JSON.stringify(left));
  });
});

describe("an editor", () => {
  it("who is a member, by id or else by address, is nothing to tell of", async () => {
    const renamed = { ...bo, email: "bo.new@corp.example" };
    expect(
      await findingsOf(members, ada, renamed, { id: null, email: "ADA@corp.example" }, { id: null, email: null }),
    ).toEqual([["editors/unknown", "revision:4", "the revision names no editor"]]);
  });

  it("who is gone is told of once", async () => {
    expect(await findingsOf([member(ada)], bo, ada, bo, bo, bo)).toEqual([
      [
        "access/editor-not-a-member",
        "revision:1",
        "bo@corp.example made revisions 1, 3, 4 and 1 more, and is no member of the organization now",
      ],
    ]);
  });

  it("who never belonged is told of at each revision, where the policies say who may edit", async () => {
    const cy = { id: "user_cy", email: "cy@corp.example" };
    const report = await judge(by(ada, cy, cy, bo), approved, { members: [member(ada)] });
    expect(short(report, /unknown|access/)).toEqual([
      "editors/unknown revision:2 2- open",
      "editors/unknown revision:3 3- open",
      "access/editor-not-a-member revision:4 4- open",
    ]);
    expect(report.findings.find((finding) => finding.rule === "editors/unknown")).toMatchObject({
      // The revision names its editor.
      title: "Every editor is known",
      severity: "medium",
      kind: "access",
      message: "cy@corp.example is no member of the organization now, and no policy listed them at that time",
    });
  });

  it("whose time is over was known once", async () => {
    const left =
      "id: p\neditors: { approved: [{ who: bo@corp.example, until: 2026-03-01T00:30:00Z }, ada@corp.example] }\n";
    const report = await judge(by(bo, bo), left, { members: [member(ada)] });
    expect(short(report, /unknown|access/)).toEqual([
      "editors/unknown revision:2 2- open",
      "access/editor-not-a-member revision:1 1- open",
    ]);
  });

  it("with another account now is no stranger", async () => {
    const again = member({ id: "user_ada2", email: "Ada@corp.example" });
    const policy = "id: p\neditors: { approved: [bo@corp.example] }\n";
    const report = await judge(by(ada), policy, { members: [again] });
    expect(report.findings.find((finding) => finding.rule === "access/editor-not-a-member")?.message).toBe(
      "ada@corp.example made revision 1 with the account user_ada, and has another one now",
    );
    expect(short(report, /unknown/)).toEqual([]);
  });

  it("with a new account is told of", async () => {
    const at2 = at(-2 * DAYS);
    expect(await findingsOf([member(ada), member(bo, { since: at2 })], ada, bo, bo)).toEqual([
      [
        "access/new-editor",
        "revision:2",
        "bo@corp.example made revisions 2, 3; the account was made on 2026-02-27, 2 d 1 h before revision 2",
      ],
    ]);
    expect(await findingsOf([member(ada), member(bo, { since: at(1 - 7 * DAYS) })], ada, bo)).toEqual([]);
    expect(await findingsOf([member(ada), member(bo, { since: null })], ada, bo)).toEqual([]);
    expect(await findingsOf([member(ada, { since: at2 })], ada)).toEqual([]); // the very first revision may be by a new account
  });

  it("whose account is younger than the revision is told of", async () => {
    expect(await findingsOf([member(ada, { since: at(24) })], ada)).toEqual([
      [
        "access/new-editor",
        "revision:1",
        "ada@corp.example made revision 1; the account was made only on 2026-03-02, 1 d after revision 1",
      ],
    ]);
  });

  it("who had not signed in for more than a day is told of", async () => {
    expect(await findingsOf([member(ada, { signedIn: at(-48) })], ada, ada)).toEqual([
      [
        "access/editor-not-signed-in",
        "revision:1",
        "ada@corp.example made revisions 1, 2, and last signed in on 2026-02-27, 2 d before revision 1",
      ],
    ]);
    expect(await findingsOf([member(ada, { signedIn: at(-24) })], ada)).toEqual([]);
    expect(await findingsOf([member(ada, { signedIn: at(1) })], ada)).toEqual([]);
    expect(await findingsOf([member(ada, { signedIn: null })], ada)).toEqual([]);
  });
});

describe("a grant", () => {
  const missions = (...ids: unknown[]) => ({ missionPolicy: { restrictedAccess: true, allowedUserIds: ids } });
  const grants = async (...settings: Record<string, unknown>[]) =>
    (await judge(hourly(...settings), undefined, { members })).findings
      .filter((finding) => finding.rule === "access/dangling-grant")
      .map(({ subject, introduced, status, offending }) => [subject, introduced.revision, status, offending]);

  it.each(
    titled<[string, Record<string, unknown>, unknown[]]>([
      ["to start missions", missions(ada.id, "user_cy"), [["/missionPolicy/allowedUserIds", 2, "open", ["user_cy"]]]],
      [
        "of hosted computers",
        { managedComputersEnabled: true, managedComputersAllowedEmails: ["Ada@CORP.example", "cy@corp.example"] },
        [["/managedComputersAllowedEmails", 2, "open", ["cy@corp.example"]]],
      ],
      [
        "of machines of one's own",
        { byomComputersEnabled: true, byomComputersAllowedEmails: ["\u212aate@corp.example"] },
        [["/byomComputersAllowedEmails", 2, "open", ["\u212aate@corp.example"]]],
      ],
      [
        "of models",
        { userModelPolicies: { user_cy: { allowedModelIds: ["gpt-5"] }, [bo.id]: { allowedModelIds: ["gpt-5"] } } },
        [["/userModelPolicies/user_cy", 2, "open", ["user_cy"]]],
      ],
      ["to members", missions(ada.id, bo.id), []],
      ["to an id in other letters", missions("USER_ADA"), [["/missionPolicy/allowedUserIds", 2, "open", ["USER_ADA"]]]],
      ["to everybody", { ...missions("*"), managedComputersAllowedEmails: ["*@corp.example"] }, []],
      ["of what names nobody", missions("", 5, null), []],
    ]),
  )("%s", async (_, settings, expected) => {
    expect(await grants({}, settings)).toEqual(expected);
  });

  it("counts from the revision that gave it, and again when it is given again", async () => {
    expect(await grants(missions("user_cy"), missions("user_cy", ada.id), missions("user_dee", "user_cy"))).toEqual([
      ["/missionPolicy/allowedUserIds", 1, "open", ["user_cy", "user_dee"]],
    ]);
    expect(await grants(missions("user_cy"), missions(), missions("user_cy"))).toEqual([
      ["/missionPolicy/allowedUserIds", 3, "open", ["user_cy"]],
    ]);
    expect(await grants(missions("user_cy"), {}, missions("user_cy"))).toEqual([
      ["/missionPolicy/allowedUserIds", 3, "open", ["user_cy"]],
    ]);
  });

  it("counts no revision that only writes an address in another letter case", async () => {
    const computers = (email: string) => ({ managedComputersEnabled: true, managedComputersAllowedEmails: [email] });
    expect(await grants({}, computers("cy@corp.example"), computers("Cy@corp.example"))).toEqual([
      ["/managedComputersAllowedEmails", 2, "open", ["Cy@corp.example"]],
    ]);
  });

  it("that was taken back is past: who was a member then, nobody knows", async () => {
    expect(await grants(missions("user_cy"), missions(ada.id))).toEqual([]);
    expect(await grants(missions("user_cy"), {})).toEqual([]);
  });

  it("is a window that says who, since when, and how it grew", async () => {
    const report = await judge(
      hourly({}, missions("user_cy"), missions("user_cy", "user_dee"), {
        sandbox: {},
        ...missions("user_cy", "user_dee", "u3", "u4"),
      }),
      undefined,
      { members },
    );
    expect(report.findings[0]).toMatchObject({
      kind: "access",
      severity: "info",
      message:
        "missionPolicy.allowedUserIds names people who are no members of the organization: user_cy (named since revision 2), user_dee (named since revision 3), u3 (named since revision 4), and 1 more; when they ceased to be members, if they ever were, is not known",
      actual: ["user_cy", "user_dee", "u3", "u4"],
      values: [
        { revision: 2, actual: ["user_cy"] },
        { revision: 3, actual: ["user_cy", "user_dee"] },
        { revision: 4, actual: ["user_cy", "user_dee", "u3", "u4"] },
      ],
      exposureSeconds: 999 * 3600,
      introduced: { revision: 2, exact: true },
    });
    expect([report.verdict, report.exitCode]).toEqual(["compliant", 0]);
  });

  describe("to somebody whom a list of members in the ledger holds", () => {
    const list = (hour: number, ...ids: string[]): MemberList => ({
      at: new Date(at(hour)).toISOString(),
      members: ids.map((id) => ({ id, email: `${id}@corp.example` })),
    });
    const dangling = async (memberLists: MemberList[], ...settings: Record<string, unknown>[]) =>
      danglingAt(undefined, memberLists, ...settings);
    const danglingAt = async (
      read: number | undefined,
      memberLists: MemberList[],
      ...settings: Record<string, unknown>[]
    ) => {
      const facts = { head: "", size: 0, anchored: false, completeAudits: [], runs: [], rewritten: [], truncated: [] };
      const { findings } = await judge(hourly(...settings), undefined, {
        members,
        ...(read !== undefined && { membersAt: at(read) }),
        evidence: { ledger: { ...facts, memberLists } },
      });
      return findings
        .filter(({ rule }) => rule === "access/dangling-grant")
        .map(({ message, introduced, exposureSeconds, values }) => ({
          message: message.replace(/^.* of the organization: /, ""),
          introduced: [introduced.revision, introduced.by && introduced.by.id, introduced.exact],
          hours: exposureSeconds! / 3600,
          values: values.map(({ revision, actual }) => [revision, actual]),
        }));
    };
    const until = (hour: number, next: number) =>
      `a member by the list of ${precise(new Date(at(hour)).toISOString())}, and none by that of ${precise(new Date(at(next)).toISOString())}`;

    it("dangles since the first list without them, and is nobody's revision", async () => {
      expect(await dangling([list(100, "user_cy"), list(300, ada.id), list(400, ada.id)], missions("user_cy"))).toEqual(
        [
          {
            message: `user_cy (named since revision 1; ${until(100, 300)})`,
            introduced: [null, null, false],
            hours: 700,
            values: [],
          },
        ],
      );
      expect((await dangling([list(100, "user_cy")], missions("user_cy")))[0]).toMatchObject({
        message: `user_cy (named since revision 1; ${until(100, 1000)})`,
        hours: 0,
      });
    });

    it("dangles since the revision that named them after that", async () => {
      expect(await dangling([list(-9, "user_cy"), list(-8, ada.id)], {}, missions("user_cy"))).toEqual([
        {
          message: `user_cy (named since revision 2; ${until(-9, -8)})`,
          introduced: [2, ada.id, true],
          hours: 999,
          values: [[2, ["user_cy"]]],
        },
      ]);
    });

    it("dangles since the first of them, and says of whom it is not known", async () => {
      expect(
        await dangling([list(100, "user_cy"), list(300)], missions("user_cy"), missions("user_cy", "user_dee")),
      ).toEqual([
        {
          message: `user_cy (named since revision 1; ${until(100, 300)}), user_dee (named since revision 2); of 1 other it is not known when they ceased to be members, if they ever were`,
          introduced: [2, ada.id, true],
          hours: 999,
          values: [[2, ["user_dee"]]],
        },
      ]);
    });

    it("is not told to dangle at a past time by members who were read later", async () => {
      expect(await danglingAt(2000, [list(100, "user_cy")], missions("user_cy"))).toEqual([]);
      expect((await danglingAt(2000, [list(100, "user_cy"), list(300)], missions("user_cy")))[0]).toMatchObject({
        message: `user_cy (named since revision 1; ${until(100, 300)})`,
        hours: 700,
      });
    });

    it("says nothing by a list that is later than the audit", async () => {
      expect((await dangling([list(2000, "user_cy")], missions("user_cy")))[0]).toMatchObject({
        message: "user_cy (named since revision 1); when they ceased to be members, if they ever were, is not known",
        introduced: [1, ada.id, false],
      });
    });
  });

  it("is accepted by an exception that names who", async () => {
    const accepted = `id: p
settings: { ideAutoConnect: { set: false, severity: info } }
exceptions:
  - { rule: access/dangling-grant, value: [user_cy], owner: ada@corp.example, reason: joins in May, from: 2026-03-01, expires: 2026-05-01 }
`;
    const report = await judge(hourly(missions("user_cy")), accepted, { members });
    expect(report.findings.map(({ rule, status }) => [rule, status])).toEqual([["access/dangling-grant", "excepted"]]);
  });

  it("dangles exactly while the last revision names somebody who is no member", async () => {
    const people = fc.subarray([ada.id, bo.id, "user_cy", "user_dee", "*"]);
    await fc.assert(
      fc.asyncProperty(fc.array(people, { minLength: 1, maxLength: 6 }), async (lists) => {
        const findings = await grants(...lists.map((list) => missions(...list)));
        const strangers = lists.at(-1)!.filter((item) => item === "user_cy" || item === "user_dee");
        const since = (item: string) => lists.findLastIndex((list) => !list.includes(item)) + 2;
        const expected = strangers.length === 0 ? [] : [[Math.min(...strangers.map(since)), strangers.length]];
        expect(findings.map(([, revision, , offending]) => [revision, (offending as string[]).length])).toEqual(
          expected,
        );
      }),
      { numRuns: 100 },
    );
  });
});
