// The meaning of an approval for a change: as a table, as properties, and compared with a slow implementation.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Approval } from "../../src/model/policy.ts";
import type { ApprovalResult } from "../../src/model/report/index.ts";
import { approvalResults } from "../../src/model/report/states.ts";
import type { Editor } from "../../src/model/sealed.ts";
import {
  agreedAfterwards,
  ApprovalMatcher,
  type ApprovableEdit,
  isAuthorized,
  type Matches,
  type MatchOptions,
} from "../../src/policy/approvals.ts";
import { runs } from "../support/runs.ts";
import { loadText } from "./corpus.ts";

const ada: Editor = { id: "user_ada", email: "ada@corp.example", name: "Ada" };
const location = { file: "p.yaml", line: 1, column: 1 };

function approval(parts: Partial<Approval> = {}): Approval {
  return {
    id: "CHG-1",
    settings: ["sandbox.**"],
    from: 100,
    until: 200,
    implementers: ["ada@corp.example"],
    approvedBy: ["grace@corp.example"],
    approvedAt: 50,
    ticket: null,
    reason: null,
    location,
    ...parts,
  };
}

const deed = (parts: Partial<ApprovableEdit> = {}): ApprovableEdit => ({
  time: 150,
  by: ada,
  subjects: ["/sandbox/enabled"],
  ...parts,
});
const options: MatchOptions = { emergencySeconds: 0.02, asOf: 10_000 };

function match(
  approvals: readonly Approval[],
  item: ApprovableEdit = deed(),
  with_: Partial<MatchOptions> = {},
): Matches {
  return new ApprovalMatcher(approvals, { ...options, ...with_ }).match(item);
}

const best = (matches: Matches, subject = "/sandbox/enabled") => {
  const first = matches.get(subject)?.[0];
  return first ? `${first.approval.id} ${first.result}` : undefined;
};
const result = (parts: Partial<Approval>, item?: Partial<ApprovableEdit>, with_?: Partial<MatchOptions>) =>
  match([approval(parts)], deed(item), with_).get("/sandbox/enabled")?.[0]?.result;

describe("one approval and one change", () => {
  it.each<[string, Partial<Approval>, Partial<ApprovableEdit>, ApprovalResult | undefined]>([
    ["all is right", {}, {}, "authorized"],
    ["at its first millisecond", {}, { time: 100 }, "authorized"],
    ["at its last millisecond", {}, { time: 199 }, "authorized"],
    ["agreed to in the same millisecond", { approvedAt: 150 }, {}, "authorized"],
    ["before its term", {}, { time: 99 }, "early"],
    ["after its term", {}, { time: 200 }, "late"],
    ["by its id", { implementers: ["user_ada"] }, {}, "authorized"],
    ["by a pattern of implementers", { implementers: ["*@corp.example"] }, {}, "authorized"],
    ["by whomever", { implementers: null }, {}, "authorized"],
    ["in another case", { implementers: ["ADA@Corp.Example"] }, {}, "authorized"],
    ["by somebody else", { implementers: ["bo@corp.example"] }, {}, "wrong-implementer"],
    ["by nobody, for somebody", {}, { by: { id: null, email: null, name: "Ada" } }, undefined],
    [
      "by nobody, for anybody",
      { implementers: null, approvedBy: ["grace@corp.example", "user_1"] },
      { by: { id: null, email: null, name: null } },
      undefined,
    ],
    ["by a look-alike", { implementers: null }, { by: { ...ada, id: "user_\u0430da" } }, "wrong-implementer"],
    ["approved by the editor", { approvedBy: ["ada@corp.example"] }, {}, "self-approved"],
    ["approved by the editor, in another case", { approvedBy: ["Ada@CORP.example"] }, {}, "self-approved"],
    ["approved by the editor, by id", { approvedBy: ["user_ada"] }, {}, "self-approved"],
    ["approved by the editor twice", { approvedBy: ["user_ada", "ada@corp.example"] }, {}, "self-approved"],
    [
      "approved by the editor and another",
      { approvedBy: ["ada@corp.example", "grace@corp.example"] },
      {},
      "authorized",
    ],
    [
      "approved by one who cannot be compared",
      { implementers: ["user_ada"] },
      { by: { ...ada, email: null } },
      "self-approved",
    ],
    ["approved afterwards, in time", { approvedAt: 170 }, {}, "emergency"],
    ["approved afterwards, after its own end", { until: 160, approvedAt: 170 }, {}, "emergency"],
    ["approved afterwards, a millisecond too late", { approvedAt: 171 }, {}, "unauthorized"],
    ["approved afterwards, by the editor", { approvedAt: 160, approvedBy: ["user_ada"] }, {}, "self-approved"],
    ["two things wrong: late, and by somebody else", { implementers: ["bo"] }, { time: 200 }, undefined],
    ["two things wrong: late, and approved too late", { approvedAt: 9000 }, { time: 200 }, undefined],
    ["two things wrong: early, and approved by the editor", { approvedBy: ["user_ada"] }, { time: 99 }, undefined],
    ["for another setting, by its implementer", { settings: ["maxAutonomyLevel"] }, {}, "over-scope"],
    ["for another setting, by whomever", { settings: ["maxAutonomyLevel"], implementers: null }, {}, undefined],
    ["for another setting, after its term", { settings: ["maxAutonomyLevel"] }, { time: 200 }, undefined],
    [
      "for another setting, approved by the editor",
      { settings: ["maxAutonomyLevel"], approvedBy: ["user_ada"] },
      {},
      undefined,
    ],
    ["not yet approved, as of the audit", { approvedAt: 10_001 }, {}, undefined],
  ])("%s", (_, parts, item, expected) => {
    expect(result(parts, item)).toBe(expected);
  });

  it("is never agreed to afterwards where the policy does not say how soon", () => {
    expect(result({ approvedAt: 151 }, {}, { emergencySeconds: null })).toBe("unauthorized");
  });

  it("is not known before it was agreed to", () => {
    expect(result({ approvedAt: 160 }, {}, { asOf: 159 })).toBeUndefined();
    expect(result({ approvedAt: 160 }, {}, { asOf: 160 })).toBe("emergency");
  });
});

describe("several changes of one revision", () => {
  const both = deed({ subjects: ["/sandbox/enabled", "/maxAutonomyLevel"] });

  it("are judged each by itself: what the applied approval does not cover is over its scope", () => {
    for (const implementers of [null, ["ada@corp.example"]]) {
      const matches = match([approval({ implementers })], both);
      expect([best(matches), best(matches, "/maxAutonomyLevel")]).toEqual(["CHG-1 authorized", "CHG-1 over-scope"]);
    }
  });

  it("have each its own approval", () => {
    const matches = match([approval(), approval({ id: "CHG-2", settings: ["maxAutonomyLevel"] })], both);
    expect([best(matches), best(matches, "/maxAutonomyLevel")]).toEqual(["CHG-1 authorized", "CHG-2 authorized"]);
  });
});

describe("several approvals of one change", () => {
  it("give only the first of those whose term is over: all of them would take room for each revision", () => {
    const ended = Array.from({ length: 50 }, (_, i) => approval({ id: `CHG-${100 + i}`, from: 10 + i, until: 11 + i }));
    expect(match(ended).get("/sandbox/enabled")).toMatchObject([{ approval: { id: "CHG-100" }, result: "late" }]);
  });

  it("give the best result, then the one that begins first, then the first id", () => {
    const late = approval({ id: "A", until: 120 });
    const first = approval({ id: "C", from: 90 });
    const second = approval({ id: "B" });
    const third = approval({ id: "Z" });
    expect(best(match([late, third, second, first]))).toBe("C authorized");
    expect(best(match([late, third, second]))).toBe("B authorized");
    expect(best(match([late]))).toBe("A late");
  });

  it("are agreed to when the first of them was given, by one that names the editor where that is asked", () => {
    const parts = fc.record({
      from: fc.constantFrom(90, 100),
      // The change is at 150, and may be agreed to for 20 ms.
      approvedAt: fc.integer({ min: 148, max: 172 }),
      implementers: fc.constantFrom(null, ["ada@corp.example"]),
      settings: fc.constantFrom(["sandbox.**"], ["maxAutonomyLevel"]),
    });
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 5 }), fc.boolean(), (all, mustName) => {
        const approvals = all.map((fields, i) => approval({ id: `CHG-${i}`, ...fields }));
        const matches = match(approvals).get("/sandbox/enabled");
        const counts = approvals.filter(
          (item) => item.settings[0] === "sandbox.**" && (item.implementers !== null || !mustName),
        );
        const [first] = counts
          .filter(({ approvedAt }) => approvedAt > 150 && approvedAt <= 170)
          .toSorted((a, b) => a.approvedAt - b.approvedAt || (a.id < b.id ? -1 : 1));
        const before = counts.some(({ approvedAt }) => approvedAt <= 150);
        // Whoever asks for no name leaves the argument out.
        expect(agreedAfterwards(matches, ...(mustName ? [true] : []))?.id).toBe(first?.id);
        expect(isAuthorized(matches, ...(mustName ? [true] : []))).toBe(before);
      }),
      { numRuns: runs(500) },
    );
    expect([agreedAfterwards(undefined), isAuthorized(undefined)]).toEqual([undefined, false]);
  });
});

// ── Laws ────────────────────────────────────────────────────────────────────────────────────────────────────────────
const people = fc.constantFrom("ada@corp.example", "user_ada", "bo@corp.example", "user_bo", "grace@corp.example");
const someApproval = fc.record({
  id: fc.constantFrom("A", "B", "C", "D", "E", "F"),
  settings: fc.uniqueArray(fc.constantFrom("sandbox.**", "maxAutonomyLevel", "**", "sandbox.mode"), { minLength: 1 }),
  from: fc.integer({ min: 0, max: 30 }),
  length: fc.integer({ min: 1, max: 30 }),
  implementers: fc.option(fc.uniqueArray(people, { minLength: 1, maxLength: 2 })),
  approvedBy: fc.uniqueArray(people, { minLength: 1, maxLength: 2 }),
  approvedAt: fc.integer({ min: 0, max: 60 }),
});
const approvals = fc
  .uniqueArray(someApproval, { maxLength: 6, selector: (row) => row.id })
  .map((all) => all.map(({ from, length, ...item }) => approval({ ...item, from, until: from + length })));
const deeds = fc.record({
  time: fc.integer({ min: 0, max: 60 }),
  by: fc.constantFrom<Editor>(
    ada,
    { id: "user_bo", email: "bo@corp.example", name: null },
    { id: null, email: null, name: null },
    { id: "user_ada", email: null, name: null },
  ),
  subjects: fc.uniqueArray(fc.constantFrom("/sandbox/enabled", "/sandbox/mode", "/maxAutonomyLevel"), { minLength: 1 }),
});
const settings = fc.record({
  emergencySeconds: fc.option(fc.constantFrom(0.005, 0.02)),
  asOf: fc.constantFrom(20, 60),
});

/** The slow implementation: each approval separately, without caches. */
function slowly(
  all: readonly Approval[],
  revision: ApprovableEdit,
  { emergencySeconds, asOf }: MatchOptions,
): Record<string, string> {
  const same = (person: string) =>
    person.includes("@") ? revision.by.email?.toLowerCase() === person : revision.by.id === person;
  const covers = (a: Approval, subject: string) =>
    a.settings.some((pattern) => {
      if (pattern === "**") return true;
      return pattern.endsWith(".**") ? subject.startsWith("/sandbox/") : `/${pattern.replace(".", "/")}` === subject;
    });
  const faults = (a: Approval): ApprovalResult[] => {
    const list: ApprovalResult[] = [];
    if (revision.time < a.from) list.push("early");
    if (revision.time >= a.until) list.push("late");
    const somebody = revision.by.id !== null || revision.by.email !== null;
    if (!somebody || (a.implementers !== null && !a.implementers.some(same))) list.push("wrong-implementer");
    const others = a.approvedBy.filter(
      (who) => (who.includes("@") ? revision.by.email : revision.by.id) !== null && !same(who),
    );
    if (others.length === 0) list.push("self-approved");
    const limit = emergencySeconds === null ? revision.time : revision.time + emergencySeconds * 1000;
    if (a.approvedAt > limit) list.push("unauthorized");
    return list;
  };
  const out: Record<string, string> = {};
  for (const subject of revision.subjects) {
    const candidates: [number, number, string, string][] = [];
    for (const a of all) {
      const wrong = faults(a);
      if (a.approvedAt > asOf || wrong.length > 1) continue;
      let verdict: ApprovalResult | undefined =
        wrong[0] ?? (a.approvedAt <= revision.time ? "authorized" : "emergency");
      if (!covers(a, subject)) {
        const named = a.implementers !== null;
        const applied = revision.subjects.some((other) => covers(a, other));
        verdict = wrong.length === 0 && (named || applied) ? "over-scope" : undefined;
      }
      if (verdict) candidates.push([approvalResults.indexOf(verdict), a.from, a.id, verdict]);
    }
    candidates.sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
    if (candidates[0]) out[subject] = `${candidates[0][2]} ${candidates[0][3]}`;
  }
  return out;
}

const results = (matches: Matches) =>
  Object.fromEntries([...matches].map(([subject, [first]]) => [subject, `${first!.approval.id} ${first!.result}`]));

describe("matching", () => {
  it("says what the slow way says", () => {
    fc.assert(
      fc.property(approvals, deeds, settings, (all, item, with_) => {
        expect(results(match(all, item, with_))).toEqual(slowly(all, item, with_));
      }),
      { numRuns: 2000 },
    );
  });

  it("does not depend on the order of approvals, of settings, or of what was asked before", () => {
    fc.assert(
      fc.property(approvals, fc.array(deeds, { minLength: 1, maxLength: 4 }), settings, (all, several, with_) => {
        const forth = new ApprovalMatcher(all, with_);
        const back = new ApprovalMatcher(all.toReversed(), with_);
        const turned = (item: ApprovableEdit) => ({ ...item, subjects: item.subjects.toReversed() });
        const before = several.map((item) => results(forth.match(item)));
        const after = several.toReversed().map((item) => results(back.match(turned(item))));
        expect(after.toReversed()).toEqual(before);
      }),
    );
  });

  it("judges each of an editor's changes by its own time, whichever change was judged just before", () => {
    const all = [approval({ approvedAt: 160 })];
    const times = [...Array(120).keys()].map((i) => 95 + i);
    for (const order of [times, times.toReversed()]) {
      const matcher = new ApprovalMatcher(all, options);
      for (const time of order) expect(matcher.match(deed({ time })), `${time}`).toEqual(match(all, deed({ time })));
    }
  });

  it("never authorizes what only the editor agreed to, nor what was agreed to later", () => {
    fc.assert(
      fc.property(approvals, deeds, settings, (all, revision, with_) => {
        for (const matches of match(all, revision, with_).values())
          for (const { approval: a, result: verdict } of matches)
            if (verdict === "authorized" || verdict === "emergency") {
              expect(a.approvedBy.some((who) => who !== revision.by.id && who !== revision.by.email)).toBe(true);
              expect(revision.time >= a.from && revision.time < a.until).toBe(true);
              expect(a.approvedAt <= revision.time).toBe(verdict === "authorized");
            }
      }),
    );
  });
});

it("an approval is read with its term, its place, and null for what it does not say", async () => {
  const term = "from: 2026-03-01, until: 2026-03-02, approvedAt: 2026-02-27T10:00:00Z";
  const fields = `id: A, settings: [sandbox.**], ${term}, approvedBy: [grace@corp.example]`;
  const more = "implementers: [ada@corp.example], ticket: T-1, reason: pilot";
  const { approvals } = await loadText(
    `id: p\nsettings: { ideAutoConnect: false }\napprovals:\n  - { ${fields} }\n  - { ${fields.replace("A", "B")}, ${more} }\n`,
  );
  const read = {
    settings: ["sandbox.**"],
    from: Date.parse("2026-03-01T00:00:00Z"),
    until: Date.parse("2026-03-03T00:00:00Z"),
    approvedBy: ["grace@corp.example"],
    approvedAt: Date.parse("2026-02-27T10:00:00Z"),
  };
  const place = { file: "policy.yaml", column: 5 };
  expect(approvals).toEqual([
    { ...read, id: "A", implementers: null, ticket: null, reason: null, location: { ...place, line: 4 } },
    {
      ...read,
      id: "B",
      implementers: ["ada@corp.example"],
      ticket: "T-1",
      reason: "pilot",
      location: { ...place, line: 5 },
    },
  ]);
});
