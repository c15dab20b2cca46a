// The people of a report: members, users in the figures and grants joined, compared with a look at all pairs.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AuditContext } from "../../src/audits/audit.ts";
import { joinMembers } from "../../src/audits/usage/joined.ts";
import type { Member } from "../../src/model/members.ts";
import type { Grant } from "../../src/model/report/index.ts";
import type { Usage, UserDay, UtcDay } from "../../src/model/usage.ts";
import { peopleRows } from "../../src/report/people-rows.ts";
import { runs } from "../support/runs.ts";

type Row = Pick<UserDay, "id" | "email" | "credits" | "mode">;
type Days = readonly (readonly [UtcDay, readonly Row[]])[];
type Given = Pick<Grant, "subject" | "who">;

const emails = ["ada@x.example", "ADA@x.example", "bo@x.example"];
const levels = ["manual", "auto-low", "auto-medium", "auto-high"];

const member = fc.record({
  id: fc.constantFrom("u1", "u2", "u3"),
  email: fc.constantFrom(...emails),
  since: fc.constant(null),
  signedIn: fc.constantFrom(null, Date.parse("2026-03-01T00:00:00Z")),
});
const members = fc.option(fc.uniqueArray(member, { maxLength: 3, selector: ({ id }) => id }), { freq: 5 });
/** Figures without an id have the address in its place. */
const named = fc.oneof(
  fc.constantFrom(...emails).map((email) => ({ id: email, email })),
  fc.record({ id: fc.constantFrom("u1", "u2", "u9"), email: fc.constantFrom(null, ...emails) }),
);
const row: fc.Arbitrary<Row> = fc
  .tuple(named, fc.constantFrom(null, 0, 5), fc.constantFrom(null, "spec", ...levels))
  .map(([who, credits, mode]) => ({ ...who, credits, mode }));
// The days of the figures need not be in order.
const days: fc.Arbitrary<Days> = fc.uniqueArray(
  fc.tuple(fc.constantFrom("2026-03-02", "2026-03-01", "2026-03-03"), fc.array(row, { maxLength: 3 })),
  { maxLength: 3, selector: ([day]) => day },
);
const grants: fc.Arbitrary<Given[]> = fc.array(
  fc.record({ subject: fc.constantFrom("/a", "/b"), who: fc.constantFrom(null, "u1", "u9", "nobody", ...emails) }),
  { maxLength: 3 },
);

type Overrides = Parameters<typeof peopleRows>[2];

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const levelOf = (mode: string) => Math.max(0, levels.indexOf(mode));

function reference(all: readonly Member[] | null, figures: Days, access: readonly Given[], overrides: Overrides) {
  const ordered = figures.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rowsById = (id: string) => ordered.flatMap(([, users]) => users.filter((user) => user.id === id));
  const candidatesOf = (id: string) =>
    (all ?? []).filter(
      (person) => person.id === id || rowsById(id).some(({ email }) => same(person.email, email ?? "")),
    );
  const hasId = (id: string) => rowsById(id).findLast(({ email }) => email !== null)?.email !== id;
  /** The ids that the figures give with an address. */
  const ownersOf = (address: string) =>
    [...new Set(figures.flatMap(([, users]) => users.map(({ id }) => id)))].filter(
      (id) => hasId(id) && rowsById(id).some(({ email }) => same(address, email ?? "")),
    );
  const isUnclear = (id: string): boolean => {
    const [candidate, ...more] = candidatesOf(id);
    const [owner, ...others] = hasId(id) ? [] : ownersOf(id);
    if (candidate)
      return more.length > 0 || (hasId(id) ? [id] : ownersOf(id)).some((account) => account !== candidate.id);
    return owner !== undefined && (others.length > 0 || isUnclear(owner));
  };
  /** The service may give an address in place of the id. */
  const personOf = ({ id, email }: Row) => {
    if (id !== email) return id;
    const [candidate, ...more] = candidatesOf(id);
    if (isUnclear(id)) return more.length > 0 ? id : id.toLowerCase();
    return candidate?.id ?? ownersOf(id)[0] ?? id.toLowerCase();
  };
  const rows = figures.flatMap(([day, users]) =>
    users.map((user) => {
      const person = personOf(user);
      return {
        day,
        ...user,
        person,
        email: person === user.id.toLowerCase() && user.id === user.email ? person : user.email,
      };
    }),
  );
  const unclearRows = rows.filter(({ id }) => isUnclear(id));
  const ids = [...new Set([...(all ?? []).map(({ id }) => id), ...rows.map(({ person }) => person)])].sort();
  const emailOf = (id: string) =>
    (all ?? []).find((person) => person.id === id)?.email ??
    rows.find(({ person, email }) => person === id && email !== null)?.email ??
    null;
  const isOf = (id: string, who: string) => {
    const email = emailOf(id);
    return ids.includes(who) ? id === who : email !== null && same(email, who);
  };
  return ids.map((id) => {
    const own = rows.filter(({ person }) => person === id);
    const account = (all ?? []).find((person) => person.id === id);
    const email = emailOf(id);
    const credits = own.flatMap((day) => day.credits ?? []);
    const modes = own.flatMap((day) => day.mode ?? []);
    const isShared = email !== null && ids.some((other) => other !== id && same(emailOf(other) ?? "", email));
    const isTorn = unclearRows.some(
      (row) => row.person === id || (account !== undefined && same(account.email, row.email ?? "")),
    );
    const granted = access.flatMap(({ subject, who }) => (typeof who === "string" && isOf(id, who) ? [subject] : []));
    return {
      id,
      email,
      member: all ? account !== undefined : null,
      lastSignInAt: (account?.signedIn ?? null) === null ? null : "2026-03-01T00:00:00.000Z",
      lastDay:
        own
          .map(({ day }) => day)
          .sort()
          .at(-1) ?? null,
      grants: [...new Set(granted)],
      overrides: overrides.get(id) ?? {},
      credits: credits.length === 0 ? null : credits.reduce((sum, credit) => sum + credit, 0),
      highest: modes.find((mode) => levelOf(mode) === Math.max(...modes.map(levelOf))) ?? null,
      ...((isShared || isTorn) && { identity: "unclear" }),
    };
  });
}

const usageOf = (figures: Days, all: readonly Member[]) =>
  joinMembers({ tokens: new Map(), users: new Map(figures) } as unknown as Usage, all);

const rowsOf = (all: readonly Member[] | null, figures: Days | null, access: readonly Given[], own: Overrides) =>
  peopleRows(
    { members: all, use: figures && { usage: usageOf(figures, all ?? []) } } as unknown as AuditContext,
    access as readonly Grant[],
    own,
  );

describe("people", () => {
  it("are active on a day on which only their credits show it", () => {
    const spent = (id: string, credits: number) => ({ id, email: null, credits, models: null, named: [] });
    const usage = {
      users: new Map([["2026-03-01", [{ id: "u1", email: null, credits: 1, mode: "manual" }]]]),
      tokens: new Map([
        ["2026-03-01", { users: null }],
        ["2026-03-02", { users: [spent("u1", 1), spent("u2", 2), spent("u3", 0)] }],
      ]),
    };
    const rows = peopleRows({ members: null, use: { usage } } as unknown as AuditContext, [], new Map());
    expect(rows!.map(({ id, lastDay, credits, highest }) => [id, lastDay, credits, highest])).toEqual([
      ["u1", "2026-03-02", 1, "manual"],
      ["u2", "2026-03-02", null, null],
    ]);
  });

  it("are joined by their ids, and by an address only where it can be but one account's", () => {
    const overrides = fc
      .subarray(["u1", "u9", "nobody"])
      .map((ids) => new Map(ids.map((id) => [id, { allowedModelIds: [`m-${id}`] }])));
    fc.assert(
      fc.property(members, days, grants, overrides, (all, figures, access, own) => {
        expect(rowsOf(all, figures, access, own)).toEqual(reference(all, figures, access, own));
      }),
      { numRuns: runs(1000) },
    );
  });

  it("are not told where neither members nor figures were asked for", () => {
    expect(rowsOf(null, null, [{ subject: "/a", who: "u1" }], new Map([["u1", {}]]))).toBeNull();
    expect(rowsOf([], null, [], new Map())).toEqual([]);
  });
});
