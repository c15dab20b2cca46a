// A public repository without a ledger: the issue is the only memory of a run, and a comment is written only after a
// change.
import fc from "fast-check";
import { expect, it } from "vitest";
import { domainsOnly, isPublic } from "../../src/action/public.ts";
import { markerOf } from "../../src/github/marker.ts";
import { audited, day, type Fate } from "../github/reports.ts";
import { World } from "../github/world.ts";
import { runs } from "../support/runs.ts";

const counts = (world: World) => world.issues.map(({ comments }) => comments.length);
const marker = (world: World) => markerOf(world.issues[0]!.body);

/** Runs a day's audit for public readers twice. The second run must change nothing. */
function daily(world: World, fates: readonly Fate[], at: number): number {
  const before = counts(world).reduce((sum, n) => sum + n, 0);
  const report = domainsOnly(audited(fates, { at }));
  world.run(report);
  const after = counts(world).reduce((sum, n) => sum + n, 0);
  expect(world.run(report)).toEqual([]);
  return after - before;
}

it("the issue remembers severity, time limit and exception, and each change is said once", () => {
  const world = new World();
  const due = { dueAt: day(10) };
  expect(daily(world, [{ name: 1, status: "open", severity: "medium", ...due }], 1)).toBe(0);
  expect(marker(world)).toMatchObject({ standing: "open", severity: "medium", late: false, anchor: null });
  // The time limit is near: reported once.
  for (let at = 2; at < 6; at++)
    expect(daily(world, [{ name: 1, status: "open", severity: "medium", ...due }], at)).toBe(at === 3 ? 1 : 0);
  expect(daily(world, [{ name: 1, status: "open", severity: "high", ...due }], 6)).toBe(1);
  expect(marker(world)).toMatchObject({ severity: "high" });
  expect(daily(world, [{ name: 1, status: "open", severity: "high", ...due }], 10)).toBe(0);
  expect(daily(world, [{ name: 1, status: "open", severity: "high", ...due }], 11)).toBe(1);
  expect(marker(world)).toMatchObject({ late: true });
  for (let at = 12; at < 16; at++)
    expect(daily(world, [{ name: 1, status: "open", severity: "high", ...due }], at)).toBe(0);
  const accepted: Fate = { name: 1, status: "excepted", severity: "high", expires: day(20) };
  expect(daily(world, [accepted], 16)).toBe(1);
  expect(marker(world)).toMatchObject({ standing: "excepted" });
  // Its end was near when it was accepted, and was reported then.
  expect(daily(world, [accepted], 17)).toBe(0);
  expect(daily(world, [{ name: 1, status: "open", severity: "high", expires: day(20) }], 21)).toBe(1);
  expect(marker(world)).toMatchObject({ standing: "open" });
  expect(world.issues[0]!.comments.at(-1)).toMatch(/No longer accepted/);
  const texts = `${world.issues[0]!.body}${world.issues[0]!.comments.join()}`;
  expect(texts.replace("owner: someone@example.com", "")).not.toMatch(/[\w.]+@\w/);
  expect(world.issues).toHaveLength(1);
});

it.each<[string | undefined, boolean]>([
  ['{"repository":{"private":false}}', true],
  ['{"repository":{"visibility":"public"}}', true],
  ['{"repository":{"private":true,"visibility":"internal"}}', false],
  ['{"repository":{}}', false],
  ["not JSON", false],
  [undefined, false],
])("tells from the event %s whether everybody can read the repository", (event, isOpen) => {
  expect(isPublic(event)).toBe(isOpen);
});

it("reduces every address to its domain", () => {
  const address = /[^\s@,;:<>"'()[\]`|]+@([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)/gu;
  const parts = ["@соrp.example", "a", "B.c", "@", "x@y.example", "-", ".", "_", " ", "<", "é", "\n", "@host", "…"];
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((words) => words.join(""));
  fc.assert(
    fc.property(text, (text) => {
      const reduced = text.replace(address, "…@$1");
      expect(domainsOnly([text, { [`/${text}`]: null }])).toEqual([
        reduced,
        { [`/${text}`.replace(address, "…@$1")]: null },
      ]);
    }),
    { numRuns: runs(500) },
  );
});

it("reads a text of a megabyte without spaces once", () => {
  const text = "x".repeat(2 ** 20);
  expect(domainsOnly([text, `${text}@corp.example`])).toEqual([text, "…@corp.example"]);
});
