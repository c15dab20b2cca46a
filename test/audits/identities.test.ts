// The identity of editors over time: accounts that change address, look-alike addresses, shared accounts.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { looksLike } from "../../src/audits/look-alike.ts";
import { ada, at, bo, hourly, judge, short } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const by = (...users: unknown[]) => hourly(...users.map((user) => ({ by: user, set: {} })));
const messages = async (...users: unknown[]) =>
  (await judge(by(...users))).findings.map(({ rule, subject, message }) => [rule, subject, message]);

describe("an account and its address", () => {
  it("stay together, whatever the case of the address", async () => {
    const loud = { ...ada, email: "Ada@CORP.example" };
    expect(short(await judge(by(ada, loud, ada, bo, { ...ada, name: "A." }, { id: ada.id, email: null })))).toEqual([]);
  });

  it("are told of when the account has another address", async () => {
    const renamed = { ...ada, email: "a.byron@corp.example" };
    expect(await messages(ada, bo, renamed, renamed, ada)).toEqual([
      ["editors/identity", "revision:3", "the account user_ada had the address ada@corp.example in revision 1"],
    ]);
  });

  it("are told of when the address has another account", async () => {
    const again = { ...ada, id: "user_2" };
    expect(await messages(ada, again, ada)).toEqual([
      ["editors/identity", "revision:2", "the address ada@corp.example was that of the account user_ada in revision 1"],
    ]);
    expect((await judge(by(ada, again))).findings[0]).toMatchObject({
      severity: "medium",
      status: "open",
      actual: { id: "user_2", email: "ada@corp.example" },
      exposureSeconds: null,
    });
  });

  it("are told of once in a revision, with all that is wrong", async () => {
    const impostor = { ...ada, email: "bo@corp.example" };
    const findings = await messages(ada, bo, impostor);
    expect(findings).toHaveLength(1);
    expect(findings[0]![2]).toBe(
      "the account user_ada had the address ada@corp.example in revision 1; the address bo@corp.example was that of the account user_bo in revision 2",
    );
  });
});

describe("addresses that look alike", () => {
  const same: [string, string][] = [
    ["grace@corp.example", "Grace@Corp.Example"],
    ["ada@corp.example", "bo@corp.example"],
    ["bo@corp.example", "jo@corp.example"],
    ["admin1@corp.example", "admin2@corp.example"],
    ["build-bot-07@corp.example", "build-bot-7@corp.example"],
    ["grace@corp.example", "grace@other.example"],
    ["grace.hall@corp.example", "grace.hill@other.example"],
    ["maria.lopez@corp.example", "mario.lopes@corp.example"],
  ];
  it.each(same)("%s is not mistaken for %s", (a, b) => {
    expect(looksLike(a, b)).toBe(false);
  });

  it.each([
    ["paul@corp.example", "pau1@corp.example"],
    ["paul@corp.example", "pauI@corp.example"],
    ["bob@corp.example", "b0b@corp.example"],
    ["emma@corp.example", "ernma@corp.example"],
    ["wes@corp.example", "vves@corp.example"],
    ["ada.okafor@corp.example", "adaokafor@corp.example"],
    ["ada.okafor@corp.example", "ada-okafor@corp.example"],
    ["ada@corp.example", "ada@c0rp.example"],
    ["ada@mail.example", "ada@rnail.example"],
    ["grace.hall@corp.example", "grace.hal@corp.example"],
    ["grace.hall@corp.example", "garce.hall@corp.example"],
    ["ada@corp.example", "ada@corps.example"],
  ])("%s is mistaken for %s, and the other way round", (a, b) => {
    expect([looksLike(a, b), looksLike(b, a)]).toEqual([true, true]);
  });

  const letters = fc.string({ unit: fc.constantFrom(...Array.from("aio01lrnmvw.-")), minLength: 1, maxLength: 9 });
  const address = fc
    .tuple(letters, fc.constantFrom("corp.example", "c0rp.example", "corps.example"))
    .map((x) => x.join("@"));

  it("are found by what they have in common exactly when they are compared one by one", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(address, { minLength: 2, maxLength: 5 }), async (emails) => {
        const report = await judge(by(...emails.map((email, i) => ({ id: `user_${i}`, email }))));
        const expected = emails.flatMap((email, i) =>
          emails.slice(0, i).some((item) => looksLike(item, email)) ? [i + 1] : [],
        );
        const findings = report.findings.filter((finding) => finding.rule === "editors/look-alike");
        expect(findings.map((finding) => finding.introduced.revision)).toEqual(expected);
      }),
      { numRuns: runs(50) },
    );
  });

  it("look alike either way round", () => {
    fc.assert(fc.property(address, address, (a, b) => looksLike(a, b) === looksLike(b, a)));
  });

  it("are told of where the later one first edits", async () => {
    const other = { id: "user_x", email: "grace.hal@corp.example" };
    const grace = { id: "user_g", email: "grace.hall@corp.example" };
    expect(await messages(grace, other, other, grace)).toEqual([
      [
        "editors/look-alike",
        "revision:2",
        "grace.hal@corp.example looks like grace.hall@corp.example, who made revision 1",
      ],
    ]);
  });

  it("are told of beside an approved editor who has not edited yet", async () => {
    const policy = "id: p\neditors: { approved: [grace.hall@corp.example, '*@security.example'] }\n";
    const report = await judge(by({ id: "user_x", email: "grace.ha11@corp.example" }), policy);
    expect(report.findings.find((finding) => finding.rule === "editors/look-alike")?.message).toBe(
      "grace.ha11@corp.example looks like grace.hall@corp.example, whom the policy lists",
    );
    const own = await judge(by({ id: "user_g", email: "Grace.Hall@corp.example" }), policy);
    expect(short(own, /look-alike/)).toEqual([]);
  });

  it("are one person's when the account is the same", async () => {
    const report = await judge(
      by({ id: "user_g", email: "grace.hall@corp.example" }, { id: "user_g", email: "grace.hal@corp.example" }),
    );
    expect(short(report)).toEqual(["editors/identity revision:2 2- open"]);
  });

  it("are looked for among thousands of others", async () => {
    const users = Array.from({ length: 5000 }, (_, i) => ({ id: `user_${i}`, email: `${word(i)}@corp.example` }));
    expect(short(await judge(by(...users), undefined, { hours: 10_000 }))).toEqual([]);
  });
});

/** Returns words that differ in several letters. */
function word(i: number): string {
  return Array.from({ length: 6 }, (_, n) => "bcdfghjk"[(i >> (3 * (n % 5))) & 7]!.repeat(2)).join("");
}

describe("a shared account", () => {
  const bot = { id: "user_bot", email: "platform@corp.example" };

  it("is one that the configuration names, by address, domain or id", async () => {
    const of = async (...sharedAccounts: string[]) =>
      short(await judge(by(ada, bot, bo, bot), undefined, { sharedAccounts }));
    const both = ["editors/shared-account revision:2 2- open", "editors/shared-account revision:4 4- open"];
    expect(await of("Platform@corp.example")).toEqual(both);
    expect(await of("user_bot")).toEqual(both);
    expect(await of("*@bots.example")).toEqual([]);
    expect(await of("USER_BOT")).toEqual([]);
    expect(await of()).toEqual([]);
  });

  it("is information, and says what is missing", async () => {
    const report = await judge(by(bot), undefined, { sharedAccounts: ["platform@corp.example"] });
    expect(report.findings[0]).toMatchObject({
      severity: "info",
      kind: "editor",
      message: "platform@corp.example is a shared account: the revision does not say who made it",
      introduced: { at: new Date(at(0)).toISOString() },
    });
  });
});

it("counts an editor once, in whatever letter case the address is written", async () => {
  const spelled = { ...ada, email: "Ada@Corp.Example" };
  const nameless = [spelled, ada].map((by) => ({ ...by, id: null }));
  const report = await judge(hourly(...[ada, spelled, bo, ...nameless].map((by) => ({ by, set: {} }))));
  expect(report.editors.map(({ id, email, revisions }) => [id, email, revisions])).toEqual([
    [null, "Ada@Corp.Example", 2],
    ["user_ada", "ada@corp.example", 2],
    ["user_bo", "bo@corp.example", 1],
  ]);
});
