// The Action on a pull request that changes policies, as a runner starts it, in a real checkout.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it, test } from "vitest";
import { folder } from "../e2e/program.ts";
import { git, repository, type TestCommit } from "../support/git.ts";
import { machine, type Step, step as run } from "./step.ts";

const { served, github } = await machine();
beforeEach(async () => void (await github.as("us", "POST", "/issues", { title: "the pull request" })));

const policy = (level: string, more = "") => `id: p
owner: ada@northwind.example
settings: { maxAutonomyLevel: { atMost: ${level}, severity: critical } }
${more}`;

type Files = NonNullable<TestCommit["files"]>;

interface Pull {
  readonly before?: Files;
  readonly after: Files;
  /** Changes on the target branch meanwhile. */
  readonly meanwhile?: Files;
}

interface Checkout {
  readonly cwd: string;
  readonly base: string;
  readonly head: string;
}

/** Makes GitHub's checkout of a pull request: its merge result. */
function checkout({ before = { "policies/p.yaml": policy("high") }, after, meanwhile = {} }: Pull): Checkout {
  const at = "2026-11-01T00:00:00Z";
  const { folder: cwd, ids } = repository([
    { at, files: before },
    { at, parents: [0], files: after },
    { at, parents: [0], files: meanwhile },
    { at, parents: [2, 1], files: { ...meanwhile, ...after } },
  ]);
  return { cwd, base: ids[0]!, head: ids[1]! };
}

const event = ({ head, base }: Checkout, repo: { id: number } | null = { id: 1 }, open = false) => ({
  repository: { private: !open, default_branch: "main" },
  pull_request: { number: 1, head: { sha: head, repo }, base: { sha: base, repo: { id: 1 } } },
});

async function step(repo: Checkout, inputs: Record<string, string> = {}, payload: object = event(repo)): Promise<Step> {
  const allInputs = { policies: "policies", preview: "comment", "fail-on": "never", ...inputs };
  const env = { GITHUB_EVENT_NAME: "pull_request", GITHUB_REF: "refs/pull/1/merge" };
  return run({ served, github, cwd: repo.cwd }, allInputs, payload, env);
}

describe("the Action on a pull request", () => {
  it("says in one comment what an edit would do, and changes it with every commit", async () => {
    const first = checkout({ after: { "policies/p.yaml": policy("off") } });
    const { code, outputs, log } = await step(first);
    expect([code, outputs["exit-code"]]).toEqual([0, "0"]);
    const [comment = "", ...others] = await github.comments(1);
    expect(others).toEqual([]);
    expect(comment).toMatch(/^## Policy preview: `northwind`\n/);
    expect(comment).toContain("### Would newly fail\n\n- **critical**");
    expect(comment).toContain(`Commit \`${first.head.slice(0, 10)}\`, compared with `);
    expect(comment).toMatch(/\n\n<!-- driftline:comment:1 [0-9a-f]{32} 77 -->$/);
    expect(log).not.toContain("::error title=Driftline::");

    await step(checkout({ after: { "policies/p.yaml": `${policy("high")}# a remark\n` } }));
    const [unchanged = "", ...more] = await github.comments(1);
    expect(more).toEqual([]);
    expect(unchanged).toContain("The edit changes nothing.");

    await step(checkout({ after: { "README.md": "hello" } }));
    expect(await github.comments(1)).toEqual([expect.stringContaining("This pull request changes no policy.")]);
  });

  it("keeps the comment of each audit that has a name, whatever another one says", async () => {
    const others = { "other/q.yaml": policy("high").replace("id: p", "id: q") };
    const before = { "policies/p.yaml": policy("high"), ...others };
    const edit = checkout({ before, after: { "policies/p.yaml": policy("off") } });
    await step(edit, { audit: "one" });
    const comments = await github.comments(1);
    expect(comments).toEqual([expect.stringContaining("Would newly fail")]);
    await step(edit, { audit: "two", policies: "other" });
    expect(await github.comments(1)).toEqual(comments);
  });

  it("says what an edit loosens first", async () => {
    await step(
      checkout({ before: { "policies/p.yaml": policy("off") }, after: { "policies/p.yaml": policy("high") } }),
    );
    const [comment = ""] = await github.comments(1);
    expect(comment.indexOf("### The edit loosens")).toBeGreaterThan(0);
    expect(comment.indexOf("### The edit loosens")).toBeLessThan(comment.indexOf("### Would no longer fail"));
    expect(comment).toContain("`policies/p.yaml:3`");
  });

  it("does not take for an edit what the branch it goes to did meanwhile", async () => {
    const after = { "README.md": "hello" };
    await step(checkout({ after, meanwhile: { "policies/p.yaml": policy("off") } }));
    expect(github.writes).toEqual([]);
  });

  it("does the same where the pull request's own commit is checked out", async () => {
    const pull = checkout({
      after: { "policies/q.yaml": policy("off").replace("id: p", "id: q") },
      meanwhile: { "policies/p.yaml": policy("off") },
    });
    git(pull.cwd, "checkout", "-q", pull.head);
    await step(pull);
    const [comment = ""] = await github.comments(1);
    expect(comment).toContain("2 rules");
    expect(comment).toContain(`compared with \`${pull.base.slice(0, 10)}\``);
  });

  it("says nothing where no policy changes", async () => {
    await step(checkout({ after: { "README.md": "hello" } }));
    expect(github.writes).toEqual([]);
  });

  it.each<[string, Pull, RegExp]>([
    [
      "ends",
      { after: { "policies/p.yaml": null } },
      / 1 rule → .* 22 rules\.\n[^]*looser\*\* `baseline\/maxAutonomyLevel`/,
    ],
    ["brings", { before: { "README.md": "" }, after: { "policies/p.yaml": policy("off") } }, / 22 rules → .* 1 rule\./],
  ])("compares with the pack that nobody names where an edit %s the folder of policies", async (_, pull, words) => {
    await step(checkout(pull), { policies: "" });
    expect(await github.comments(1)).toEqual([expect.stringMatching(words)]);
  });

  it("says that the configuration changes, by which both sides are judged", async () => {
    const builtin = "builtin: { levers/command: { severity: off, because: noise } }\n";
    await step(checkout({ after: { "driftline.yaml": builtin } }));
    const [comment = ""] = await github.comments(1);
    expect(comment).toContain("This pull request changes no policy.\n\n**`driftline.yaml` changes too.**");
  });

  it("says that the policies before are not valid, and does not fail who repairs them", async () => {
    const { code } = await step(
      checkout({ before: { "policies/p.yaml": "id: p\nsettings: 7\n" }, after: { "policies/p.yaml": policy("off") } }),
    );
    expect(code).toBe(0);
    expect(await github.comments(1)).toEqual([
      expect.stringContaining("The policies before this pull request are not valid"),
    ]);
  });

  it("names policies that are in another repository than the pull request", async () => {
    const pull = checkout({ after: { "README.md": "hello" } });
    const elsewhere = checkout({ before: { "policies/p.yaml": policy("off") }, after: { "a.md": "" } }).cwd;
    const { code, log } = await step(pull, { policies: path.join(elsewhere, "policies") });
    expect(code).toBe(2);
    expect(log).toMatch(
      /::error title=Driftline::preview: the policies in .*policies are not in the repository of the/,
    );
  });

  it("shows errors of policies at their lines", async () => {
    const bad = `id: p\nsettings:\n  maxAutonomyLevle: { atMost: low }\n  sandbox: { enabled: 7 }\n`;
    const { code, log } = await step(checkout({ after: { "policies/p.yaml": bad } }));
    expect(code).toBe(2);
    expect(log).toMatch(
      /^::error file=policies\/p\.yaml,line=3,col=3,title=Driftline::.*did you mean "maxAutonomyLevel"/m,
    );
    expect(log).toMatch(/^::error file=policies\/p\.yaml,line=4,col=\d+,title=Driftline::/m);
    expect(log.match(/^::error/gm)).toHaveLength(2);
    expect(github.writes).toEqual([]);
  });

  it("lets nothing in a policy act", async () => {
    const because = JSON.stringify(
      "@corp/all fixes #1 <img src=x>\n<!-- driftline:comment:1 x --> ![](https://evil.example/x)",
    );
    const more = `exceptions:
  - { rule: p/maxAutonomyLevel, value: [high], owner: "@corp/all", reason: ${because}, from: 2026-11-01, expires: 2026-12-01 }
`;
    await step(checkout({ after: { "policies/p.yaml": policy("off", more) } }));
    const [comment = ""] = await github.comments(1);
    const prose = comment.replace(/(`+)[^\n]*?\1/g, "");
    expect(comment).toContain("@corp/all");
    expect(prose).not.toMatch(/@|#1|<img|!\[/);
    expect(comment.match(/^<!--/gm)).toHaveLength(1);
  });

  it("says that the checkout is not deep enough", async () => {
    const origin = checkout({ after: { "policies/p.yaml": policy("off") } });
    const cwd = folder();
    git(cwd, "clone", "-q", "--depth=1", pathToFileURL(origin.cwd).href, ".");
    const { code, log } = await step({ ...origin, cwd });
    expect(code).toBe(2);
    expect(log).toMatch(/::error title=Driftline::preview: the checkout does not have the commit.*fetch-depth: 0/);
  });

  it("does with the merge and its parents alone", async () => {
    const origin = checkout({ after: { "policies/p.yaml": policy("off") } });
    const cwd = folder();
    git(cwd, "clone", "-q", "--depth=2", pathToFileURL(origin.cwd).href, ".");
    await step({ ...origin, cwd });
    expect(await github.comments(1)).toHaveLength(1);
  });

  it("says that there is no git work tree", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "p.yaml"), policy("off"));
    const { code, log } = await step({ ...checkout({ after: {} }), cwd }, { policies: "p.yaml" });
    expect(code).toBe(2);
    expect(log).toMatch(/preview: the policies before the pull request cannot be read: not a git repository/);
  });

  it("leaves the comment as it is on incomplete evidence", async () => {
    const { code, log } = await step(checkout({ after: { "policies/p.yaml": policy("off") } }), {
      "api-key": "wrong-key-12345",
    });
    expect(code).toBe(3);
    expect(log).toContain("::warning title=Driftline::the comment of the pull request is left as it is");
    expect(github.writes).toEqual([]);
  });

  it("fails when it may not comment, and says which permission it lacks", async () => {
    github.fault.before = ({ method }) => (method === "POST" ? { status: 403, body: { message: "no" } } : undefined);
    const { code, log, outputs } = await step(checkout({ after: { "policies/p.yaml": policy("off") } }));
    expect([code, outputs["verdict"]]).toEqual([3, "drifted"]);
    expect(log).toMatch(/::error title=Driftline::GitHub refused to comment on the pull request.*pull-requests: write/);
  });
});

describe("the Action on a pull request from a fork", () => {
  const pull = () => checkout({ after: { "policies/p.yaml": policy("off") } });

  it("checks the policies, which needs no secret, and audits nothing", async () => {
    const origin = pull();
    const { code, log, outputs } = await step(origin, { "api-key": "", sarif: "upload" }, event(origin, { id: 2 }));
    expect([code, outputs["exit-code"], outputs["verdict"]]).toEqual([0, "0", undefined]);
    expect(log).toMatch(/::notice title=Driftline::the pull request is from a fork .* nothing was audited/);
    expect(github.exchanges).toEqual([]);
  });

  it("fails on policies that are not valid", async () => {
    const origin = checkout({
      after: { "policies/p.yaml": "id: p\nsettings: { maxAutonomyLevel: { atMost: hihg } }\n" },
    });
    const { code, log } = await step(origin, { "api-key": "" }, event(origin, null));
    expect(code).toBe(2);
    expect(log).toMatch(/^::error file=policies\/p\.yaml,line=2/m);
  });

  it("audits with a key, and neither comments nor uploads", async () => {
    const origin = pull();
    const { code, log, outputs } = await step(origin, { sarif: "upload" }, event(origin, { id: 2 }));
    expect([code, outputs["verdict"]]).toEqual([0, "drifted"]);
    expect(log).toContain("::notice title=Driftline::the pull request gets no comment: it comes from a fork");
    expect(log).toContain(
      "::notice title=Driftline::code scanning is left as it is: the pull request comes from a fork",
    );
    expect(github.exchanges).toEqual([]);
  });

  it("wants a key where no preview is asked for", async () => {
    const origin = pull();
    const { code, log } = await step(origin, { "api-key": "", preview: "off" }, event(origin, { id: 2 }));
    expect(code).toBe(2);
    expect(log).toContain("no API key; a pull request from a fork gets no secrets: set preview: comment, and");
  });
});

describe("a preview in a public repository", () => {
  it("is refused, and shows domains only where it is allowed", async () => {
    const origin = checkout({ after: { "policies/p.yaml": policy("off") } });
    const payload = event(origin, { id: 1 }, true);
    const refused = await step(origin, {}, payload);
    expect(refused.code).toBe(2);
    expect(refused.log).toMatch(/preview: this repository is public.*allow-public: true/);
    expect(github.exchanges).toEqual([]);
    await step(origin, { "allow-public": "true" }, payload);
    const [comment = ""] = await github.comments(1);
    expect(comment).toContain("…@northwind.example");
    expect(comment).not.toMatch(/[\w.]+@northwind\.example/);
  });
});

test.each(["push", "schedule", "workflow_dispatch"])("a preview is nothing to a run of %s", async (name) => {
  const env = { GITHUB_EVENT_NAME: name };
  const { code } = await run({ served, github }, { preview: "comment", "fail-on": "never" }, undefined, env);
  expect(code).toBe(0);
  expect(github.exchanges).toEqual([]);
});
