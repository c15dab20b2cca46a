import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { initialise } from "../../src/commands/init/init.ts";
import { configText, editorsText, workflowText } from "../../src/commands/init/texts.ts";
import { parseConfig } from "../../src/run/config-file.ts";
import { folder } from "../e2e/program.ts";

/** What happens between the look for files and their publication. */
const meanwhile = vi.hoisted(() => ({ happens: () => {} }));
vi.mock(import("../../src/commands/first-policies.ts"), async (load) => {
  const actual = await load();
  const historyFor: typeof actual.historyFor = async (flags) => {
    const history = await actual.historyFor(flags);
    const deliver: typeof history.deliver = async (targets, keep) => {
      meanwhile.happens();
      return history.deliver(targets, keep);
    };
    return { ...history, deliver };
  };
  return { ...actual, historyFor };
});

const hostile = `corp: # "x" 'y' [z]`;

describe("the files that init writes", () => {
  it("hold the example of a daily audit", () => {
    const example = readFileSync("examples/workflows/audit.yml", "utf8");
    expect(workflowText("corp", "https://api.example.com")).toBe(example);
  });

  it("hold a configuration that is read", () => {
    const config = parseConfig("driftline.yaml", configText("corp", "https://api.example.com"));
    expect(config).toMatchObject({
      organization: "corp",
      baseUrl: "https://api.example.com",
      policies: ["policies"],
      failOn: "high",
    });
    expect(parseConfig("driftline.yaml", configText("corp", null))).toMatchObject({ baseUrl: null, appUrl: null });
    const withBoth = configText("corp", "https://api.example.com", [], "https://app.example.com");
    expect(parseConfig("driftline.yaml", withBoth).appUrl).toBe("https://app.example.com");
  });

  it("hold a name as one text, whatever is in it", () => {
    const { organization, policies } = parseConfig(
      "driftline.yaml",
      configText(hostile, null, [hostile, "a, b", "policies"]),
    );
    expect([organization, policies]).toEqual([hostile, ["policies", hostile, "a, b"]]);
    const { jobs } = parse(workflowText(hostile, "https://api.example.com")) as {
      jobs: { audit: { steps: { with: { organization?: string } }[] } };
    };
    expect(jobs.audit.steps[1]?.with.organization).toBe(hostile);
    const editors = parse(editorsText([{ account: hostile, revisions: 1, last: "2026-01-01" }])) as {
      editors: { approved: string[] };
    };
    expect(editors.editors.approved).toEqual([hostile]);
  });

  it("name no organization if nobody named one", () => {
    expect(parseConfig("driftline.yaml", configText("unnamed", null)).organization).toBeNull();
    expect(parse(workflowText("unnamed", "https://api.example.com"))).not.toHaveProperty(
      "jobs.audit.steps.1.with.organization",
    );
  });

  it("say how many revisions have no editor whom a policy can name", () => {
    const editor = { account: "ada@example.com", revisions: 1, last: "2026-01-01" };
    expect(editorsText([editor])).toContain("These are all editors of the revisions so far.");
    expect(editorsText([editor], 2)).toContain(
      "These are the editors of the revisions so far, except 2 revisions without an editor whom a policy can name.",
    );
  });

  it("say that there may be more editors where the history was incomplete", () => {
    const editor = { account: "ada@example.com", revisions: 1, last: "2026-01-01" };
    expect(editorsText([editor], 0, false)).toContain(
      "These are the editors of the revisions that could be read, because the history was incomplete.",
    );
  });
});

/** Runs a test in a folder of its own, with a history of one revision in h.json. */
async function inFolder(test: () => Promise<void>): Promise<void> {
  const cwd = process.cwd();
  process.chdir(folder());
  try {
    const revision = { revision: 1, settings: {}, user: null, updatedAt: "2026-03-02T10:00:00Z" };
    writeFileSync("h.json", JSON.stringify([revision]));
    await test();
  } finally {
    process.chdir(cwd);
  }
}

it("init overwrites no file that somebody else makes meanwhile, and writes no other", () =>
  inFolder(async () => {
    meanwhile.happens = () => writeFileSync("driftline.yaml", "organization: another\n");
    await expect(initialise({ history: "h.json", stable: "30d", quiet: true })).rejects.toThrow(
      "driftline.yaml was made meanwhile, and nothing was written; run init again",
    );
    expect(readFileSync("driftline.yaml", "utf8")).toBe("organization: another\n");
    expect(existsSync(".github/workflows/driftline.yml")).toBe(false);
  }));

it("init refuses the folder of Driftline, whose policies/ holds the packs", async () => {
  await expect(initialise({ history: "h.json", stable: "30d", quiet: true })).rejects.toThrow(
    "this is the folder of Driftline, and policies/ holds its packs: an audit would judge by all of them; " +
      "run init in a folder of your own",
  );
});

it("init writes no address into a workflow that an audit would refuse, such as one with a password", () =>
  inFolder(async () => {
    writeFileSync("driftline.yaml", "organization: corp\nbaseUrl: https://ada:correct-horse@api.example.com\n");
    await expect(initialise({ history: "h.json", stable: "30d", quiet: true })).rejects.toThrow(
      "baseUrl in driftline.yaml carries a user name or password",
    );
    expect(existsSync(".github")).toBe(false);
  }));

it("init does not say to read policies while the folder holds none, which audits refuse", () =>
  inFolder(async () => {
    const firstStep = async () => {
      const written: string[] = [];
      const spy = vi.spyOn(process.stdout, "write").mockImplementation((text, ...rest: unknown[]) => {
        written.push(String(text));
        for (const callback of rest) if (typeof callback === "function") callback();
        return true;
      });
      await initialise({ history: "h.json", stable: "30d" });
      spy.mockRestore();
      return /^ {2}1\. (.*)$/m.exec(written.join(""))?.[1];
    };
    meanwhile.happens = () => {};
    const write =
      "Write a policy into policies, or run init again. Audits are refused while this folder holds no policy.";
    expect([await firstStep(), await firstStep()]).toEqual([write, write]);
    writeFileSync("policies/own.yaml", "id: own\nsettings: { maxAutonomyLevel: low }\n");
    expect(await firstStep()).toBe("Read the policies and correct them. Current values are not always right.");
  }));
