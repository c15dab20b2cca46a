// What the lists of models say about one model, as a table of all their combinations.
import { describe, expect, it } from "vitest";
import {
  AllowedByDay,
  type ModelLists,
  type Reading,
  type RevisionAllowance,
} from "../../../src/audits/usage/allowance.ts";
import { Readings } from "../../../src/audits/usage/readings.ts";
import { createCatalog } from "../../../src/catalog/catalog.ts";
import { stepsOf } from "../../../src/history/steps.ts";
import { hourly, seal } from "../../support/history.ts";

const readings = new Readings(createCatalog());

const lists = { "not set": null, empty: [], "names it": ["m-x", "m-a"], "names another": ["m-x"] } as const;
type List = keyof typeof lists;
const names = Object.keys(lists) as List[];
const all = [true, false, null] as const;

const modelLists = (allowed: List, blocked: List, allowAll: boolean | null, isUnreadable = false): ModelLists => ({
  allowed: lists[allowed],
  blocked: lists[blocked],
  allowAll,
  isUnreadable,
});
const allowedBy = (models: ModelLists, rest: Partial<RevisionAllowance> = {}): RevisionAllowance => ({
  models,
  overrides: new Map(),
  areOverridesUnreadable: false,
  customModels: new Set(),
  maxAutonomyLevel: null,
  isMcpEnabled: false,
  mcpAllowlist: null,
  isMcpUnclear: false,
  isByomEnabled: false,
  isManagedEnabled: false,
  ...rest,
});
const everyLists = names.flatMap((allowed) =>
  names.flatMap((blocked) => all.map((allowAll) => ({ allowed, blocked, allowAll }))),
);

/** blocked, allowAll, allowed → the reading. Exactly one row fits each combination; an empty cell fits all. */
type Row = readonly [blocked: List[] | "", allowAll: boolean | null | "", allowed: List[] | "", reading: Reading];
const isNotBlocked: List[] = ["not set", "empty", "names another"];
const table: readonly Row[] = [
  [["names it"], true, "", "unclear"],
  [["names it"], false, "", "fails"],
  [["names it"], null, "", "fails"],
  [isNotBlocked, true, "", "passes"],
  [isNotBlocked, false, ["names it"], "passes"],
  [isNotBlocked, null, ["names it"], "passes"],
  [isNotBlocked, false, ["names another"], "fails"],
  [isNotBlocked, null, ["names another"], "fails"],
  [isNotBlocked, false, ["not set", "empty"], "unclear"],
  [isNotBlocked, null, ["not set", "empty"], "passes"],
];

describe("a model", () => {
  it("is read by the organization's lists as the table says", () => {
    for (const { allowed, blocked, allowAll } of everyLists) {
      const fits = <T>(cell: T | readonly T[] | "", value: T) =>
        cell === "" || (Array.isArray(cell) ? cell.includes(value) : cell === value);
      const rows = table.filter((row) => fits(row[0], blocked) && fits(row[1], allowAll) && fits(row[2], allowed));
      const read = readings.model("m-a", undefined)(allowedBy(modelLists(allowed, blocked, allowAll)));
      expect({ allowed, blocked, allowAll, read: [read] }).toEqual({
        allowed,
        blocked,
        allowAll,
        read: rows.map((row) => row[3]),
      });
    }
  });

  it("is unclear where a value is not a list, whatever the other lists say", () => {
    for (const { allowed, blocked, allowAll } of everyLists)
      for (const customModels of [new Set<string>(), new Set(["m-a"])]) {
        const settings = allowedBy(modelLists(allowed, blocked, allowAll, true), { customModels });
        expect(readings.model("m-a", "u1")(settings)).toBe("unclear");
      }
  });

  const ofReading: Record<Reading, ModelLists> = {
    passes: modelLists("names it", "not set", false),
    fails: modelLists("names another", "not set", false),
    unclear: modelLists("not set", "not set", false),
  };
  const all3 = Object.keys(ofReading) as Reading[];

  it("is unclear for a user whose own lists say something else than the organization's", () => {
    for (const everybody of all3)
      for (const own of all3) {
        const allowed = allowedBy(ofReading[everybody], { overrides: new Map([["u1", ofReading[own]]]) });
        expect(readings.model("m-a", "u1")(allowed)).toBe(everybody === own ? own : "unclear");
        expect(readings.model("m-a", "u2")(allowed)).toBe(everybody);
        expect(readings.model("m-a", undefined)(allowed)).toBe(everybody);
        expect(readings.model("m-a", null)(allowed)).toBe(everybody === own ? own : "unclear");
      }
  });

  it("that the organization added passes, unless the organization blocks it", () => {
    const rest = { customModels: new Set(["m-a"]), overrides: new Map([["u1", ofReading.fails]]) };
    for (const { allowed, blocked, allowAll } of everyLists) {
      const models = modelLists(allowed, blocked, allowAll);
      const read = (model: string, added: Partial<RevisionAllowance>) =>
        readings.model(model, "u1")(allowedBy(models, added));
      expect(read("m-a", rest)).toBe(
        blocked === "names it" ? read("m-a", { overrides: rest.overrides }) : ("passes" satisfies Reading),
      );
      expect(read("m-b", rest)).toBe(read("m-b", { overrides: rest.overrides }));
    }
  });
});

describe("a mode", () => {
  const read = (mode: string, maxAutonomyLevel: RevisionAllowance["maxAutonomyLevel"]) =>
    readings.mode(mode)(allowedBy(modelLists("not set", "not set", null), { maxAutonomyLevel }));

  it("passes up to the level of the cap, and fails above it", () => {
    const modes = ["manual", "auto-low", "auto-medium", "auto-high"];
    for (const [cap, level] of ["off", "low", "medium", "high"].entries())
      expect(modes.map((mode) => read(mode, level))).toEqual(
        modes.map((_, position) => (position <= cap ? "passes" : "fails")),
      );
  });

  it("without a level passes under every cap, and every mode passes without a cap", () => {
    for (const cap of ["off", "high", "turbo", null]) expect(read("spec", cap)).toBe("passes");
    for (const mode of ["manual", "auto-high"]) expect(read(mode, null)).toBe("passes");
  });

  it("is unclear under a cap that is no level", () => {
    for (const cap of ["turbo", 3, true, ["low"]]) expect(read("manual", cap)).toBe("unclear");
  });
});

it("a server passes if it is on the list, or while MCP is off", () => {
  const read = (isMcpEnabled: boolean, mcpAllowlist: RevisionAllowance["mcpAllowlist"]) =>
    readings.server("mcp.linear.example")(
      allowedBy(modelLists("not set", "not set", null), { isMcpEnabled, mcpAllowlist }),
    );
  const [listed, other] = [["mcp.linear.example"], ["mcp.figma.example"]];
  expect([listed, other, [], null].map((list) => read(true, list))).toEqual(["passes", "fails", "fails", "fails"]);
  expect([listed, other, [], null].map((list) => read(false, list))).toEqual(Array(4).fill("passes"));
});

describe("settings of which nobody knows what they allow", () => {
  const only = { allowedModelIds: ["m-x"], allowAllServiceModels: false };
  const allowedIn = (settings: Record<string, unknown>, catalog = createCatalog()): RevisionAllowance => {
    const allowed = new AllowedByDay();
    for (const step of stepsOf(seal(hourly(settings)), catalog)) allowed.see(step);
    return allowed.states[0]!.allowed;
  };

  it.each<[string, unknown, Reading]>([
    ["an allowlist that is no list", { enabled: true, allowlist: "mcp.figma.example" }, "unclear"],
    ["an allowlist that is no list, while MCP is off", { enabled: false, allowlist: "mcp.figma.example" }, "passes"],
    ["a list that names another server", { enabled: true, allowlist: ["mcp.figma.example"] }, "fails"],
    ["a list that is not set", { enabled: true, allowlist: {} }, "fails"],
    ["a text in place of the policy", "none", "unclear"],
  ])("read a server by %s", (_, mcpPolicy, expected) => {
    expect(readings.server("mcp.linear.example")(allowedIn({ mcpPolicy }))).toBe(expected);
  });

  it.each<[string, Record<string, unknown>, Reading]>([
    ["a text in place of the organization's lists", { modelPolicy: "m-x" }, "unclear"],
    ["a text in place of the lists of users", { modelPolicy: only, userModelPolicies: "all" }, "unclear"],
    ["a list in place of the lists of users", { modelPolicy: only, userModelPolicies: ["u1"] }, "unclear"],
    ["a text in place of the user's lists", { modelPolicy: only, userModelPolicies: { u1: "m-a" } }, "unclear"],
    ["lists of a user that are not set", { modelPolicy: only, userModelPolicies: { u1: null } }, "fails"],
    ["lists of a user that set nothing", { modelPolicy: only, userModelPolicies: { u1: {} } }, "fails"],
    ["an empty list of a user", { modelPolicy: only, userModelPolicies: { u1: { allowedModelIds: [] } } }, "unclear"],
  ])("read a model by %s", (_, settings, expected) => {
    expect(readings.model("m-a", "u1")(allowedIn(settings))).toBe(expected);
  });

  it("read a mode and a computer by two spellings that contradict each other", () => {
    const catalog = createCatalog({ old: "maxAutonomyLevel", own: "byomComputersEnabled" });
    const settings = { maxAutonomyLevel: "high", old: "low", byomComputersEnabled: false, own: true };
    const allowed = allowedIn(settings, catalog);
    expect(readings.mode("auto-high")(allowed)).toBe("unclear");
    expect(allowed.isByomEnabled).toBeNull();
  });

  it.each<[string, Record<string, unknown>, Reading]>([
    ["that contradict each other", { allowAllServiceModels: false, allowAllFactoryModels: true }, "unclear"],
    ["that agree", { allowAllServiceModels: false, allowAllFactoryModels: false }, "fails"],
  ])("read a model by two spellings %s", (_, spellings, expected) => {
    const modelPolicy = { allowedModelIds: ["m-x"], ...spellings };
    expect(readings.model("m-a", undefined)(allowedIn({ modelPolicy }))).toBe(expected);
  });
});
