// The use while a window was open. The maximum is given only if every day has figures.
import { expect, it } from "vitest";
import { blastWords } from "../../../src/reporters/wording/use.ts";
import { auditUse, change, row, type Rows, rowsOf } from "./support.ts";

const settings = (rest: Record<string, unknown>) => ({
  maxAutonomyLevel: "low",
  modelPolicy: { allowedModelIds: ["m-a"], allowAllServiceModels: false },
  mcpPolicy: { enabled: true, allowlist: ["mcp.linear.example"] },
  ...rest,
});
const loose = settings({
  maxAutonomyLevel: "high",
  modelPolicy: { allowedModelIds: ["m-a", "m-b"], allowAllServiceModels: false },
  mcpPolicy: { enabled: true, allowlist: ["mcp.linear.example", "npx figma-mcp"] },
});
const history = [
  change(1, "2026-02-01T00:00:00.000Z", settings({})),
  change(2, "2026-03-03T12:00:00.000Z", loose),
  change(3, "2026-03-06T18:00:00.000Z", settings({})),
];
const day = "2026-03-05";
const policy = `id: p
settings:
  maxAutonomyLevel: { atMost: low }
  modelPolicy: { allowedModelIds: { subsetOf: [m-a] } }
  mcpPolicy: { allowlist: { subsetOf: [mcp.linear.example] } }
`;
const identities = `${policy}usage: { mcp: { identities: { figma: npx figma-mcp } } }\n`;

const audited = (edit: (rows: Rows) => void = () => {}, text = identities, from?: string, changes = history) => {
  const rows = rowsOf({ [day]: ["u2 m-b 30"] }, "2026-03-11");
  row(rows, "tools", day)["mcp_by_server"] = [{ server: "figma", invocations: 4 }];
  row(rows, "users", day, "u2")["mcp_calls"] = 4;
  edit(rows);
  return auditUse({
    history: changes,
    rows,
    asOf: "2026-03-12T08:00:00Z",
    policy: text,
    ...(from !== undefined && { from }),
  });
};
const blastOf = async (subject: string, ...rest: Parameters<typeof audited>) =>
  (await audited(...rest)).findings.find((finding) => finding.kind === "setting" && finding.subject === subject)!
    .blast!;
const models = "/modelPolicy/allowedModelIds";
const servers = "/mcpPolicy/allowlist";

it("tells the most where every day says what was used, and by whom", async () => {
  expect((await blastOf(models)).about).toEqual({
    what: "model m-b",
    credits: { atLeast: 30, atMost: 30 },
    calls: null,
    users: { atLeast: 1, atMost: 1 },
  });
  expect((await blastOf(servers)).about).toEqual({
    what: "MCP server figma",
    credits: null,
    calls: { atLeast: 4, atMost: 4 },
    users: { atLeast: 1, atMost: 1 },
  });
});

it.each<[string, (rows: Rows) => void, object]>([
  [
    "by_model and by_user",
    (rows) => Object.assign(row(rows, "tokens", "2026-03-04"), { by_model: null, by_user: null }),
    { about: { credits: { atLeast: 30, atMost: null }, users: { atLeast: 1, atMost: null } } },
  ],
  [
    "by_model",
    (rows) => Object.assign(row(rows, "tokens", "2026-03-04"), { by_model: null }),
    { models: [{ credits: { atLeast: 1, atMost: null } }, { credits: { atLeast: 30, atMost: null } }] },
  ],
  [
    "who used it",
    (rows) => Object.assign(row(rows, "tokens", day), { by_user: null }),
    { about: { credits: { atLeast: 30, atMost: 30 }, users: { atLeast: 1, atMost: null } } },
  ],
  [
    "one set of users",
    (rows) => rows.users.push({ ...row(rows, "users", day, "u9"), tool_calls: 11 }),
    { users: { atLeast: 1, atMost: null } },
  ],
])("does not tell the most where a day leaves out %s", async (_, edit, expected) => {
  expect(await blastOf(models, edit)).toMatchObject(expected);
});

it.each<[string, (rows: Rows) => void, object]>([
  [
    "the servers",
    (rows) => Object.assign(row(rows, "tools", "2026-03-04"), { mcp_by_server: null }),
    { calls: { atLeast: 4, atMost: null }, users: { atLeast: 1, atMost: null } },
  ],
  [
    "who called them",
    (rows) => Object.assign(row(rows, "users", day, "u2"), { mcp_calls: null }),
    { calls: { atLeast: 4, atMost: 4 }, users: { atLeast: 1, atMost: null } },
  ],
])("does not tell the most of a server where a day leaves out %s", async (_, edit, about) => {
  expect(await blastOf(servers, edit)).toMatchObject({ about });
});

it("says why the use of what a finding is about is not known", async () => {
  const notes = async (subject: string, text: string) => (await blastOf(subject, undefined, text)).note;
  expect(await notes(servers, policy)).toBe(
    "no server that was used is known to be what the finding names (usage.mcp.identities)",
  );
  expect(await notes("/maxAutonomyLevel", policy.replace("{ atMost: low }", "low"))).toBe(
    "the policy does not state the highest level with atMost",
  );
});

it("says in words which days they are, and whether the last is provisional", async () => {
  const words = async (...rest: Parameters<typeof audited>) =>
    JSON.stringify(blastWords(await blastOf(models, ...rest)));
  expect(await words()).toContain("on 2 whole days and 2 partial days, 2026-03-03 to 2026-03-06");
  expect(await words(undefined, identities, undefined, history.slice(0, 2))).toContain(
    "on 8 whole days and 1 partial day, 2026-03-03 to 2026-03-11, the last of which is provisional",
  );
});

it("counts each day of the window without figures as missing, also those that were not requested", async () => {
  const daysIn = async (...rest: Parameters<typeof audited>) => (await blastOf(models, ...rest)).days;
  const lost = (rows: Rows) => {
    rows.tokens = rows.tokens.filter(({ date }) => date !== "2026-03-04");
  };
  expect(await daysIn()).toMatchObject({ whole: 2, edge: 2, missing: 0, from: "2026-03-03", to: "2026-03-06" });
  expect(await daysIn(lost)).toMatchObject({ whole: 1, edge: 2, missing: 1 });
  expect(await daysIn(undefined, identities, "2026-03-05")).toMatchObject({ whole: 1, edge: 1, missing: 2 });
  // The day of the audit has no figures yet.
  const open = await daysIn(undefined, identities, undefined, history.slice(0, 2));
  expect(open).toMatchObject({ whole: 8, edge: 1, missing: 1, to: "2026-03-11" });
});

it("windows of which no day has figures are said", async () => {
  const { findings, notEvaluated } = await audited(undefined, identities, "2026-03-08");
  expect(findings.filter(({ kind }) => kind === "setting").map(({ blast }) => blast)).toEqual([null, null, null]);
  expect(notEvaluated).toContainEqual({
    what: "what was used in 3 windows of findings",
    reason: "no day of theirs from 2026-03-08 to 2026-03-11 has figures",
  });
});
