// What is said of guards that no rule of a policy is about.
import { expect, it } from "vitest";
import { hourly, judge, short } from "../support/history.ts";

const weakenings = async (...settings: Record<string, unknown>[]) =>
  short(await judge(hourly(...settings)), /weakened/);

it("a guard that is tightened is nothing to say", async () => {
  expect(await weakenings({ enableAgentShield: false }, { enableAgentShield: true })).toEqual([]);
  expect(await weakenings({ enableAgentShield: true }, { enableAgentShield: false })).toHaveLength(1);
});

it("a guard that gets its strict value is nothing to say, whatever it was before", async () => {
  expect(await weakenings({ mcpPolicy: { enabled: 1 } }, { mcpPolicy: { enabled: true } })).toEqual([]);
  expect(await weakenings({ enableAgentShield: "yes" }, { enableAgentShield: true })).toEqual([]);
});

it("of a value that is not known, nobody is told to ask a policy which way is looser", async () => {
  const report = await judge(hourly({ enableAgentShield: true }, { enableAgentShield: "no" }));
  expect(report.findings.find(({ rule }) => rule === "changes/weakened")!.message).toBe(
    "enableAgentShield was changed: whether that is looser is not known",
  );
});

it("a change that remediates a violation is not reported, if only the policy says which way is looser", async () => {
  const reported = async (value: boolean, ...more: Record<string, unknown>[]) => {
    const rule = `id: p\nsettings: { cloudSessionSync: ${value}, enableAgentShield: ${value} }\n`;
    return short(await judge(hourly({}, ...more), rule), /weakened/);
  };
  expect(await reported(false, { cloudSessionSync: false })).toEqual([]);
  expect(await reported(true, { cloudSessionSync: true })).toEqual([]);
  expect(await reported(true, { cloudSessionSync: true }, { cloudSessionSync: false })).toEqual([]); // the rule's window
  // The policy demands what is looser.
  expect(await reported(false, { enableAgentShield: true }, { enableAgentShield: false })).toHaveLength(1);
});

const lists = {
  modelPolicy: {
    allowedModelIds: ["m-a"],
    allowedBaseUrls: ["https://llm.corp.example"],
    allowAllServiceModels: false,
  },
  networkPolicy: { allowedIps: ["203.0.113.0/24"] },
  strictKnownMarketplaces: [{ source: "github", repo: "corp/plugins" }],
  managedComputersEnabled: true,
  managedComputersAllowedEmails: ["ada@corp.example"],
};
const emptied = { modelPolicy: { allowedModelIds: [], allowAllServiceModels: false }, managedComputersEnabled: true };

it("a list that was emptied and allows everything now is told, until it is put back", async () => {
  const subjects = ["/managedComputersAllowedEmails", "/modelPolicy/allowedBaseUrls", "/modelPolicy/allowedModelIds"];
  const all = [...subjects, "/networkPolicy/allowedIps", "/strictKnownMarketplaces"];
  expect(await weakenings(lists, emptied)).toEqual(all.map((subject) => `changes/weakened ${subject} 2- open`));
  // Within seven days, changes/restored tells the same of the same revision.
  expect(short(await judge(hourly(lists, emptied, lists)), /weakened|restored/)).toEqual(
    all.map((subject) => `changes/restored ${subject} 2- open`),
  );
  const report = await judge(hourly(lists, emptied));
  expect(report.findings.map(({ message }) => message)).toContain(
    "modelPolicy.allowedModelIds was emptied, so it may allow every model, perhaps not if allowAllServiceModels is false",
  );
});

it("of a setting whose group cannot be read, nobody is told that it was emptied or loosened", async () => {
  const before = { modelPolicy: { allowedModelIds: ["m-a"] }, mcpPolicy: { enabled: true } };
  const report = await judge(hourly(before, { modelPolicy: "all", mcpPolicy: ["x"] }));
  const messages = report.findings.flatMap(({ rule, message }) => (rule === "changes/weakened" ? [message] : []));
  expect(messages.sort()).toEqual([
    "mcpPolicy.enabled was made unreadable: mcpPolicy should be an object",
    "modelPolicy.allowedModelIds was made unreadable: modelPolicy should be an object",
  ]);
});

it("an emptied list is told until it has entries again, whichever these are", async () => {
  const ids = (...allowedModelIds: string[]) => ({ modelPolicy: { allowedModelIds } });
  const subject = "changes/weakened /modelPolicy/allowedModelIds";
  expect(await weakenings(ids("a"), ids(), ids("b"))).toEqual([`${subject} 2-3 resolved`]);
  expect(await weakenings(ids("a"), ids(), ids("b"), ids())).toEqual([`${subject} 2-3 resolved`, `${subject} 4- open`]);
});

it("that a list was emptied is told also if the list held a secret", async () => {
  const ids = (...allowedModelIds: string[]) => ({ modelPolicy: { allowedModelIds } });
  const report = await judge(hourly(ids("Zk3Qp9Lw2Xv7Rt5Ym1Bn8"), ids()));
  expect(short(report, /weakened|exposed/)).toEqual([
    "changes/weakened /modelPolicy/allowedModelIds 2- open",
    "secrets/exposed-in-history /modelPolicy/allowedModelIds 2- open",
  ]);
});

it("a list that grows, shrinks or has no effect is nothing to say", async () => {
  const ids = (allowedModelIds: string[], allowAllServiceModels = false) => ({
    modelPolicy: { allowedModelIds, allowAllServiceModels },
  });
  expect(await weakenings(ids(["a", "b"]), ids(["a"]), ids(["a", "c"]))).toEqual([]);
  expect(await weakenings(ids(["a"], true), ids([], true))).toEqual([]);
  expect(
    await weakenings({ mcpPolicy: { enabled: true, allowlist: ["a"] } }, { mcpPolicy: { enabled: true } }),
  ).toEqual([]);
});
