// lane: long
// The fields that docs/answers.md lists are those that the answers have: no field is missing on the page, none is in no
// answer, and each has the type that the page says.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { isArray, isObject, type Json } from "../../src/model/json.ts";
import { bo, hourly } from "../support/history.ts";
import { cli, folder, serve } from "./program.ts";

/** A field on the page. Its type names what it may be: `text or null`, `list of change`. */
interface Field {
  readonly type: string;
  readonly isOptional: boolean;
}

/** The fields of each heading of the page, by path. */
const page = new Map(
  readFileSync("docs/answers.md", "utf8")
    .split(/^#+ /m)
    .map((part): [string, ReadonlyMap<string, Field>] => {
      const rows = part.matchAll(/^\| `([^`]+)` \| ([^|]+?)(, optional)? \|/gm);
      const fields = [...rows].map(([, name, type, optional]): [string, Field] => [
        name!,
        { type: type!, isOptional: optional !== undefined },
      ]);
      return [part.slice(0, part.indexOf("\n")).replaceAll("`", "").toLowerCase(), new Map(fields)];
    }),
);
const parts = ["person", "moment", "change", "approval", "scope"];

/** Compares answers with the fields of a heading. @returns the paths at which they differ */
function differences(heading: string, answers: readonly Json[]): string[] {
  const problems = new Set<string>();
  const seen = new Set<string>();
  const isOf = (type: string, value: Json, place: string): boolean => {
    if (type === "value") return true;
    if (type === "null") return value === null;
    if (type.startsWith("list of "))
      return isArray(value) && value.every((item) => isOf(type.slice("list of ".length), item, `${place}[]`));
    if (type === "object" || parts.includes(type)) {
      if (!isObject(value)) return false;
      check(value, place, parts.includes(type) ? type : undefined);
      return true;
    }
    return typeof value === (type === "text" ? "string" : type);
  };
  const check = (object: Readonly<Record<string, Json>>, place: string, part?: string): void => {
    const prefix = place === "" ? "" : `${place}.`;
    const own = [...page.get(heading)!].filter(
      ([name]) => /^[^.[]+$/.test(name.slice(prefix.length)) && name.startsWith(prefix),
    );
    const fields = new Map(own.map(([name, field]) => [name.slice(prefix.length), field]));
    for (const [name, field] of part === undefined ? [] : page.get(part)!) fields.set(name, field);
    for (const name of Object.keys(object)) if (!fields.has(name)) problems.add(`${prefix}${name} is not on the page`);
    for (const [name, { type, isOptional }] of fields) {
      const [at, value] = [`${prefix}${name}`, object[name]];
      if (value === undefined) {
        seen.add(`without ${at}`);
        if (!isOptional) problems.add(`${at} is absent`);
      } else {
        const kinds = type.split(" or ").filter((kind) => isOf(kind, value, at));
        for (const kind of kinds) seen.add(`${at}: ${kind}`);
        if (kinds.length === 0) problems.add(`${at} is no ${type}`);
      }
    }
  };
  for (const answer of answers) if (isObject(answer)) check(answer, "");
  for (const [at, { type, isOptional }] of page.get(heading)!) {
    for (const kind of type.split(" or ")) if (!seen.has(`${at}: ${kind}`)) problems.add(`${at} is never ${kind}`);
    if (isOptional && !seen.has(`without ${at}`)) problems.add(`${at} is never absent`);
  }
  return [...problems];
}

const model = (id: string, displayName: string) => ({
  id,
  model: "m",
  baseUrl: "https://llm.corp.example/v1",
  displayName,
  apiKey: `sk-abcdefghijklmnop${displayName}`,
});
const start = {
  maxAutonomyLevel: "medium",
  customModels: [model("custom:a", "x1")],
  commandDenylist: ["sudo"],
  modelPolicy: { allowedModelIds: ["gpt-5*"], blockedModelIds: ["gpt-5"] },
};
const high = { ...start, maxAutonomyLevel: "high", customModels: [model("custom:a", "y2")], modelPolicy: {} };
const renamed = { ...high, customModels: [model("custom:b", "z3")], commandDenylist: ["rm", "sudo"] };
const switched = { ...renamed, commandDenylist: ["sudo", "rm"], modelPolicy: { allowAllServiceModels: true } };
const last = { ...switched, maxAutonomyLevel: "low", customModels: [model("custom:c", "z3")], sandbox: "none" };
const changes = [
  ...hourly(start, { by: bo, set: high }, renamed, switched, switched, last, { by: null, set: last }),
].filter(({ revision }) => revision !== 5);

const policies = `id: p
settings:
  maxAutonomyLevel: { atMost: medium }
editors: { approved: [ada@corp.example] }
changes: { loosening: { requires: approval }, emergency: { approvedWithin: 48h } }
exceptions:
  - { rule: p/maxAutonomyLevel, value: [high], owner: cy@corp.example, reason: pilot, from: 2026-03-01, expires: 2026-03-02 }
  - { rule: p/maxAutonomyLevel, value: [inherit], owner: cy@corp.example, reason: pilot, from: 2026-03-01, expires: 2026-07-01 }
approvals:
  - id: CHG-1
    settings: [maxAutonomyLevel, modelPolicy.**, customModels.**]
    from: 2026-03-01
    until: 2026-03-02
    implementers: [bo@corp.example]
    approvedBy: [cy@corp.example]
    approvedAt: 2026-03-01T03:00:00Z
`;

const cwd = folder();
writeFileSync(path.join(cwd, "h.json"), JSON.stringify(changes));
writeFileSync(path.join(cwd, "p.yaml"), policies);
const source = ["--history", "h.json", "--as-of", "2026-04-01"];

async function answers(questions: readonly (readonly string[])[], env = {}): Promise<Json[]> {
  const ran = await Promise.all(questions.map((args) => cli([...args, "--format", "json"], { cwd, env })));
  return ran.map(({ out, err }) => {
    if (out === "") throw new Error(err);
    return JSON.parse(out) as Json;
  });
}

const listed = ["--policy", "p.yaml"];
const key = { DRIFTLINE_FINGERPRINT_KEY: "0123456789abcdef0123456789abcdef" };

it.each<[heading: string, questions: string[][]]>([
  [
    "log",
    [
      ["log", ...source, ...listed],
      ["log", ...source, "--policy", "baseline"],
    ],
  ],
  [
    "diff <a> <b>",
    [
      ["diff", "2", "3", ...source],
      ["diff", "3", "4", ...source],
      ["diff", "4", "6", ...source],
    ],
  ],
  [
    "find <setting>",
    ["customModels", "customModels.custom:c.displayName", "commandDenylist"].map((name) => ["find", name, ...source]),
  ],
  [
    "find --value",
    [
      ["modelPolicy.allowedModelIds", "gpt-5"],
      ["modelPolicy.allowedModelIds", "gpt-5-mini"],
      ["maxAutonomyLevel", "medium"],
      ["customModels.custom:c.displayName", "z3"],
      ["sandbox.network.allowedDomains", "a.example"],
      ["networkPolicy.allowedIps", "999"],
    ]
      .map(([name, value]) => ["find", name!, "--value", value!, ...source])
      .concat([["find", "--value", "gpt-5", ...source]]),
  ],
  [
    "find --rule",
    ["p/maxAutonomyLevel", "changes/unapproved", "editors/unapproved", "exceptions/unused"].map((rule) => [
      "find",
      "--rule",
      rule,
      ...source,
      ...listed,
    ]),
  ],
])("the page lists the fields of %s", async (heading, questions) => {
  expect(differences(heading, await answers(questions, key))).toEqual([]);
});

it("the page lists the fields of blame", async () => {
  await answers([["audit", ...source, "--ledger", "ledger"]]);
  const questions = [
    ["blame", ...source, ...listed],
    ["blame", "--ledger", "ledger"],
  ];
  expect(differences("blame", await answers(questions))).toEqual([]);
});

it("the page lists the fields of doctor", async () => {
  const { baseUrl, appUrl, apiKeys, process } = await serve();
  const env = { DRIFTLINE_BASE_URL: baseUrl, DRIFTLINE_API_KEY: apiKeys.owner };
  const all = [
    ...(await answers([["doctor", "--with", "usage", "--app-url", appUrl], ["doctor"]], env)),
    ...(await answers([["doctor"]], { ...env, DRIFTLINE_BASE_URL: "http://127.0.0.1:1" })),
  ];
  process.kill();
  expect(differences("doctor", all)).toEqual([]);
});
