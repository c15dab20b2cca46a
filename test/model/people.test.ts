// People by the names that a history shows: a table of examples, and laws.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { People, type Sighting } from "../../src/model/people.ts";

const sightings = (...pairs: [string | null, string | null][]): Sighting[] =>
  pairs.map(([id, email], i) => ({ revision: i + 1, by: { id, email } }));

describe("a person", () => {
  const moved = new People(
    sightings(["u_kim", "kim@a.example"], ["u_kim", "k.lee@a.example"], ["u_ada", "ada@a.example"]),
  );
  const now = { id: "u_kim", email: "k.lee@a.example" };

  it("is known by every address of the account, in any case", () => {
    for (const who of ["u_kim", "kim@a.example", "KIM@A.example", "k.lee@a.example"]) {
      expect(moved.mayBe(now, who)).toBe(true);
      expect(moved.is(now, who)).toBe(true);
    }
    expect(moved.firstOf("Kim@a.example")).toBe(1);
  });

  it("is nobody else", () => {
    for (const who of ["u_ada", "ada@a.example", "U_KIM", "*@a.example", "grace@a.example"])
      expect([moved.mayBe(now, who), moved.is(now, who), moved.isComparable(now, who)]).toEqual([false, false, true]);
  });

  it("may be who had the same address under another account, and is not held for them", () => {
    const anew = new People(sightings(["u_1", "kim@a.example"], ["u_2", "kim@a.example"], ["u_2", "lee@a.example"]));
    const by = { id: "u_1", email: "kim@a.example" };
    for (const who of ["u_2", "lee@a.example"]) expect([anew.mayBe(by, who), anew.is(by, who)]).toEqual([true, false]);
    const nameless = { id: null, email: "kim@a.example" };
    for (const who of ["u_1", "u_2"])
      expect([anew.mayBe(nameless, who), anew.is(nameless, who)]).toEqual([true, false]);
  });

  it("without an id is the account that alone had the address", () => {
    const by = { id: null, email: "kim@a.example" };
    expect([moved.is(by, "u_kim"), moved.is(by, "k.lee@a.example"), moved.is(by, "u_ada")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("without any name is nobody", () => {
    const nobody = { id: null, email: null };
    expect([moved.mayBe(nobody, "u_kim"), moved.is(nobody, "u_kim"), moved.isComparable(nobody, "u_kim")]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("the people of a history", () => {
  const id = fc.option(fc.constantFrom("u_1", "u_2", "u_3"));
  const email = fc.option(fc.constantFrom("a@x.example", "b@x.example", "c@x.example"));
  const histories = fc.array(fc.record({ revision: fc.nat(9), by: fc.record({ id, email }) }), { maxLength: 8 });
  const names = ["u_1", "u_2", "u_3", "a@x.example", "b@x.example", "c@x.example"];
  const as = (who: string) => (who.includes("@") ? { id: null, email: who } : { id: who, email: null });

  it("may be each other both ways, and whoever is somebody may be them", () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(...names), fc.constantFrom(...names), (history, item, other) => {
        const people = new People(history);
        expect(people.mayBe(as(item), other)).toBe(people.mayBe(as(other), item));
        if (people.is(as(item), other)) expect(people.mayBe(as(item), other)).toBe(true);
      }),
    );
  });

  it("do not depend on the order of the history, and more of it parts nobody", () => {
    fc.assert(
      fc.property(histories, histories, fc.constantFrom(...names), fc.constantFrom(...names), (some, more, a, b) => {
        const people = new People(some);
        expect(new People(some.toReversed()).mayBe(as(a), b)).toBe(people.mayBe(as(a), b));
        if (people.mayBe(as(a), b)) expect(new People([...some, ...more]).mayBe(as(a), b)).toBe(true);
      }),
    );
  });
});
