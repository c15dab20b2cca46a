// lane: long
import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { isArray, isObject, type Json, valueAt } from "../../src/model/json.ts";
import { runs } from "../support/runs.ts";
import { corpus, line, loadText, problemsOf } from "./corpus.ts";

/** A part of a policy that has entries, with two sound ones. `#` is no entry. */
interface Part {
  readonly at: readonly string[];
  readonly head: string;
  readonly sound: readonly [string, string];
}

const list = (name: string, first: object, second: object): Pick<Part, "head" | "sound"> => ({
  head: `${name}:`,
  sound: [`- ${JSON.stringify(first)}`, `- ${JSON.stringify(second)}`],
});
const exception = { value: ["high"], owner: "ada", reason: "pilot", from: "2026-10-01", expires: "2026-12-31" };
const approval = { settings: ["sandbox.**"], from: "2026-11-01", until: "2026-11-08", approvedBy: ["bo"] };
const window = { days: ["mon"], from: "09:00", to: "17:00", timezone: "Europe/Berlin" };
const freeze = { from: "2026-12-20", until: "2027-01-03", reason: "year end" };
const hook = { event: "Stop", command: "scan", perSession: { atLeast: 1 }, over: "7d" };

const parts: readonly Part[] = [
  {
    at: [],
    head: "id: p\nsettings: { maxAutonomyLevel: { atMost: low }, ideAutoConnect: false, sandbox: { enabled: true }, customModels: { each: { apiKey: { secret: reference } } } }",
    sound: ["#", "#"],
  },
  { at: ["formerly"], head: "formerly:", sound: ["- old", "- older"] },
  {
    at: ["exceptions"],
    ...list("exceptions", { rule: "p/maxAutonomyLevel", ...exception }, { rule: "p/sandbox.enabled", ...exception }),
  },
  {
    at: ["approvals"],
    ...list(
      "approvals",
      { id: "CHG-1", ...approval, approvedAt: "2026-10-30" },
      { id: "CHG-2", ...approval, approvedAt: "2026-10-30" },
    ),
  },
  {
    at: ["assertions"],
    ...list(
      "assertions",
      { id: "one", schema: { required: ["hooks"] } },
      { id: "two", schema: { required: ["hooks"] } },
    ),
  },
  { at: ["changes"], head: "changes:", sound: ["#", "#"] },
  { at: ["changes", "windows"], ...list("windows", window, window) },
  { at: ["changes", "freezes"], ...list("freezes", freeze, freeze) },
  { at: ["editors"], head: "editors:", sound: ["#", "#"] },
  { at: ["editors", "approved"], head: "approved:", sound: ["- ada@example.com", "- bo@example.com"] },
  { at: ["editors", "by"], head: "by:", sound: ['"hooks.**": [ada]', '"mcpPolicy.**": [ada]'] },
  { at: ["usage"], head: "usage:", sound: ["#", "#"] },
  { at: ["usage", "hooks"], ...list("hooks", hook, hook) },
  { at: ["limits", "users"], head: "limits:\n  users:", sound: ["ada@example.com: 1", "bo@example.com: 2"] },
];

/** An entry with one mistake, on one line. */
interface Mistake {
  readonly at: readonly string[];
  readonly entry: string;
}

/** Returns a policy whose parts each have two entries: the given ones, and sound ones in place of others. */
function policyOf(first: Mistake | null, second: Mistake | null): string {
  const entryOf = (given: Mistake | null, part: Part, i: 0 | 1) =>
    given?.at.join() === part.at.join() ? given.entry : part.sound[i];
  return parts
    .map((part) => {
      const indent = "  ".repeat(part.at.length);
      const entries = [entryOf(first, part, 0), entryOf(second, part, 1)].map((entry) => `${indent}${entry}\n`);
      const head = part.at.length === 2 && !part.head.startsWith("limits") ? `  ${part.head}` : part.head;
      return `${head}\n${entries.join("")}`;
    })
    .join("");
}

/** Whether a mistake may hide a rule: then no exception's rule is called unknown. */
const hidesRule = ({ at: [part] }: Mistake) => [undefined, "formerly", "assertions", "usage"].includes(part);

/** Whether one mistake states the rule that the other one, an exception, names: alone, the exception's rule is unknown. */
function isRuleOf({ at: [part], entry }: Mistake, exception: Mistake): boolean {
  const [, id] = /"id":"([^"]+)"/.exec(entry) ?? [];
  return part === "assertions" && id !== undefined && exception.entry.includes(`"rule":"p/${id}"`);
}

const told = async (first: Mistake | null, second: Mistake | null): Promise<string[]> =>
  (await problemsOf(loadText(policyOf(first, second)))).map(line);

/** The entries of the corpus's broken policies that are a mistake by themselves. */
async function mistakesOf(): Promise<Mistake[]> {
  const entries = new Map<string, Mistake>();
  const add = (at: readonly string[], entry: string) => entries.set(`${at.join()} ${entry}`, { at, entry });
  for (const { text, expected } of corpus) {
    if (expected.problems?.length !== 1 || expected.schema === "cannot read it") continue;
    const value = parse(text("policy.yaml")) as Json;
    for (const { at, sound } of parts) {
      const there = valueAt(value, at);
      const isList = sound[0].startsWith("-");
      if (isList && isArray(there)) for (const entry of there) add(at, `- ${JSON.stringify(entry)}`);
      if (isList || !isObject(there)) continue;
      for (const [key, entry] of Object.entries(there))
        if (!parts.some((part) => part.at.join() === [...at, key].join()) && !["id", "settings"].includes(key))
          add(at, `${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
    }
  }
  add(["formerly"], "- p");
  add(["formerly"], "- an id");
  add(["limits", "users"], '"nobody": 3');
  add(["limits", "users"], "cy@example.com: -1");
  const alone = await Promise.all(
    [...entries.values()].map(async (entry) => [entry, await told(entry, null)] as const),
  );
  return alone.flatMap(([entry, problems]) => (problems.length === 1 ? [entry] : []));
}

it("accepts the sound entries", async () => {
  expect(await told(null, null)).toEqual([]);
});

it("tells two mistakes in different entries as it tells each by itself", async () => {
  const mistakes = await mistakesOf();
  expect(mistakes.length).toBeGreaterThan(100);
  const mistake = fc.constantFrom(...mistakes);
  await fc.assert(
    fc.asyncProperty(mistake, mistake, async (first, other) => {
      const second = { ...other, entry: other.entry.replace(/"id":"(CHG-1042|boxed)"/, '"id":"$1-2"') };
      // Two keys of the same name are one mistake.
      fc.pre(first.entry.startsWith("-") || first.entry.split(":")[0] !== second.entry.split(":")[0]);
      fc.pre(!isRuleOf(first, second) && !isRuleOf(second, first));
      const alone = [...(await told(first, null)), ...(await told(null, second))];
      const isSure = (problem: string) => !problem.includes("no rule of this run");
      const both = await told(first, second);
      if (![first, second].some(hidesRule)) expect(both.toSorted()).toEqual(alone.toSorted());
      else expect(both.filter(isSure).toSorted()).toEqual(alone.filter(isSure).toSorted());
    }),
    { numRuns: runs(100) },
  );
});

const exceptionFor = (rule: string) =>
  `settings: { maxAutonomyLevel: { atMost: low } }\nexceptions: [${JSON.stringify({ rule, ...exception })}]\n`;

it.each([
  ["its assertion is not read", `id: p\nassertions: [{ id: boxed, schma: {} }]\n${exceptionFor("p/boxed")}`],
  ["the former ids are not read", `id: p\nformerly: old\n${exceptionFor("old/maxAutonomyLevel")}`],
  ["the policy that states it is not found", `id: p\nextends: [baselin]\n${exceptionFor("baseline/x")}`],
])("does not call the rule of an exception unknown where %s", async (_, text) => {
  expect((await problemsOf(loadText(text))).map(line)).toEqual([expect.not.stringContaining("no rule of this run")]);
});

it("tells that a policy without an id has a broken exception as well", async () => {
  const text = exceptionFor("secrets/literal").replace("owner", "ownr");
  expect((await problemsOf(loadText(text))).map(({ message }) => message)).toEqual([
    'the file has no "id"',
    'unknown key "ownr" in exceptions[0]',
  ]);
});

it("tells of two policies on editors although one of them is broken", async () => {
  const problems = await problemsOf(
    loadText("id: p\nextends: [upper.yaml]\neditors: { aproved: [ada] }\n", {
      "upper.yaml": "id: upper\neditors: { approved: [ada] }\n",
    }),
  );
  expect(problems.map(({ message }) => message)).toEqual([
    'unknown key "aproved" in editors',
    '"editors" is already at policy.yaml:3',
  ]);
});

it("asks for the check that a rule lacks although an exception of the extended policy is broken", async () => {
  const upper = `id: upper\nsettings: { ideAutoConnect: false }\nexceptions: [${JSON.stringify({ rle: "x", ...exception })}]\n`;
  const problems = await problemsOf(
    loadText("id: p\nextends: [upper.yaml]\nsettings: { maxAutonomyLevel: { severity: high } }\n", {
      "upper.yaml": upper,
    }),
  );
  expect(problems.map(({ message }) => message)).toEqual([
    "maxAutonomyLevel states no check",
    'unknown key "rle" in exceptions[0]',
  ]);
});

it("tells of an unknown rule although a former id is broken", async () => {
  const problems = await problemsOf(loadText(`id: p\nformerly: [old, an id]\n${exceptionFor("ol/maxAutonomyLevel")}`));
  expect(problems.map(({ message, hint }) => `${message}; ${hint}`)).toEqual([
    'formerly[1]: "an id" is not an id: letters, digits, dots, dashes and underscores; undefined',
    'no rule of this run is called "ol/maxAutonomyLevel"; did you mean "old/maxAutonomyLevel"?',
  ]);
});
