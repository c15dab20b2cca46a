// Lists of members that a ledger keeps: who used the agent after the last list that held them.
import { describe, expect, it } from "vitest";
import type { MemberList } from "../../../src/model/evidence.ts";
import { judge, policy } from "../../support/history.ts";
import { change, rowsOf, usageOf } from "./support.ts";

describe("a list of members in the ledger", () => {
  const active = async (memberLists: MemberList[], membersAt?: string) => {
    const asOf = "2026-03-12T08:00:00.000Z";
    const rows = rowsOf({ "2026-02-01": ["u7 m-a 3"], "2026-02-05": ["u7 m-a 3"] }, "2026-03-11");
    const facts = {
      head: "",
      size: 0,
      anchored: false,
      completeAudits: [],
      runs: [],
      rewritten: [],
      truncated: [],
      memberLists,
    };
    const text = "id: p\nsettings: { ideAutoConnect: { set: false, severity: info } }\n";
    const report = await judge([change(1, "2026-01-01T00:00:00.000Z", {})], await policy(text), {
      asOf: Date.parse(asOf),
      members: [{ id: "u9", email: "u9@corp.example", since: null, signedIn: null }],
      ...(membersAt !== undefined && { membersAt: Date.parse(membersAt) }),
      usage: await usageOf(rows, asOf),
      evidence: { ledger: facts },
    } as never);
    return report.findings
      .filter(({ rule }) => rule === "access/active-non-member")
      .map(({ severity, message, days = [] }) => [severity, message, days.map(({ day }) => day)]);
  };
  const list = (at: string, ...ids: string[]): MemberList => ({
    at: `${at}T08:00:00.000Z`,
    members: ids.map((id) => ({ id, email: `${id}@corp.example` })),
  });

  it("says between which lists somebody left who used the agent after the last that holds them", async () => {
    expect(await active([list("2026-02-01", "u7", "u9"), list("2026-02-03", "u9"), list("2026-02-06", "u9")])).toEqual([
      [
        "medium",
        "u7 used the agent on 2026-02-05; they were a member by the list of 2026-02-01 08:00 UTC, and none by that of 2026-02-03 08:00 UTC",
        ["2026-02-05"],
      ],
    ]);
    expect((await active([list("2026-02-04", "u7", "u9")]))[0]![1]).toContain("none by that of 2026-03-12 08:00 UTC");
  });

  it("clears who used the agent only while it holds them", async () => {
    expect(await active([list("2026-02-01", "u9"), list("2026-02-05", "u7", "u9"), list("2026-02-06", "u9")])).toEqual(
      [],
    );
  });

  it("is compared with the present members at the time when they were read, in an audit of the past", async () => {
    const read = "2026-11-27T08:00:00.000Z";
    expect((await active([list("2026-02-04", "u7", "u9")], read))[0]![1]).toContain(
      "none by that of 2026-11-27 08:00 UTC",
    );
    // The user was a member after the days of the audit.
    expect(await active([list("2026-02-04", "u7", "u9"), list("2026-04-01", "u7", "u9")], read)).toEqual([]);
  });

  it("decides nothing of whom it never held, or after the run", async () => {
    const info = [
      ["info", "u7 used the agent until 2026-02-05, and is not a member now", ["2026-02-01", "2026-02-05"]],
    ];
    expect(await active([list("2026-02-01", "u9")])).toEqual(info);
    expect(await active([list("2026-04-01", "u7")])).toEqual(info);
  });
});
