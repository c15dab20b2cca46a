// The computers of a scenario.
import { describe, expect, test } from "vitest";
import { organizationOf, scenarioOf } from "../../src/emulator/scenario.ts";
import { computer as schema } from "../../src/service/computers.ts";
import { scenario } from "./support.ts";

const base = { id: "cmp_1", name: "one", providerType: "e2b", createdAt: "2026-01-10T10:00:00+01:00" };
const computersOf = (computers: unknown) => organizationOf(scenarioOf(scenario([], { computers }))).computers;

describe("computers", () => {
  test("may be left out", () => {
    expect(organizationOf(scenarioOf(scenario([]))).computers).toEqual([]);
  });

  test("are as the service gives them out", () => {
    const steps = [
      { id: "a", name: "A", startedAt: "2026-01-10T09:00:00Z", completedAt: "2026-01-10T09:00:05Z" },
      { id: "b", name: "B", status: "failed", error: "no space" },
    ];
    const [bare, full] = computersOf([
      base,
      { ...base, id: "cmp_2", name: "two", hostname: "h", status: "error", remoteUser: "ada", steps },
    ]);
    const createdAt = Date.parse("2026-01-10T09:00:00Z");
    expect(bare).toEqual({ id: "cmp_1", name: "one", providerType: "e2b", createdAt, status: "active" });
    expect(full).toEqual({
      ...bare,
      id: "cmp_2",
      name: "two",
      hostname: "h",
      status: "error",
      remoteUser: "ada",
      provisioningSteps: [
        { id: "a", name: "A", status: "completed", startedAt: createdAt, completedAt: createdAt + 5000 },
        { id: "b", name: "B", status: "failed", error: "no space" },
      ],
    });
    for (const computer of [bare, full]) expect(schema.safeParse(computer).error).toBeUndefined();
  });

  test.each([
    ["a typo", { ...base, remoteuser: "x" }, 'computers.0.remoteuser is not known; did you mean "remoteUser"?'],
    ["another provider", { ...base, providerType: "aws" }, "computers.0.providerType should be byom or e2b"],
    ["no name", { ...base, name: undefined }, "computers.0.name is missing"],
    ["too long a name", { ...base, name: "a".repeat(64) }, "computers.0.name is longer than 63 characters"],
    ["an id that is no part of a path", { ...base, id: "a/b" }, "computers.0.id is not an id"],
    ["a time that is none", { ...base, createdAt: "yesterday" }, "computers.0.createdAt is not a date-time"],
    ["a typo in a step", { ...base, steps: [{ id: "a", nam: "A" }] }, 'did you mean "name"?'],
  ])("are closed: %s", (_, computer, message) => {
    expect(() => computersOf([computer])).toThrow(message);
    expect(() => computersOf([computer])).toThrow(expect.objectContaining({ code: "config" }));
  });

  test("have ids and names of their own, and all that do not are told", () => {
    expect(() => computersOf([base, { ...base, id: "cmp_2" }, { ...base, name: "three" }])).toThrow(
      "computer 2 has the name of one before it; give each their own\ncomputer 3 has the id of one before it",
    );
  });
});
