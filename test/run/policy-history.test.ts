import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { PolicyHistory } from "../../src/policy/in-force.ts";
import { readConfig } from "../../src/run/read-config.ts";
import { loadNamed } from "../../src/run/policies.ts";
import { readPolicyHistory } from "../../src/run/policy-history.ts";
import { git, repository, type TestCommit } from "../support/git.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-01-01T00:00:00Z");
const cap = (level: string, more = "") => `id: p\n${more}settings: { maxAutonomyLevel: { atMost: ${level} } }\n`;
const sync = "id: s\nsettings: { wikiCloudSync: false }\n";

/** One commit per hour. */
const hourly = (...files: NonNullable<TestCommit["files"]>[]): TestCommit[] =>
  files.map((file, i) => ({ at: START + i * HOUR, files: file }));

async function historyOf(names: readonly string[], now: number | undefined = START + 1000 * HOUR) {
  const config = await readConfig(undefined);
  const chosen = await loadNamed(names, config.catalog);
  return (await readPolicyHistory(chosen, { names, own: [], config, now })).history;
}

/** Returns the demands of each version: rule and options; `?` if unreadable. */
function linesOf({ versions }: PolicyHistory) {
  return (versions ?? []).map(({ from, commit, policies }) => {
    const rules = policies?.rules.map(({ id, demands }) => `${id} ${JSON.stringify(demands[0]!.options)}`).join(", ");
    return `${commit ? (from - START) / HOUR : "now"}: ${rules ?? "?"}`;
  });
}
const reasons = ({ notEvaluated }: PolicyHistory) => notEvaluated.map(({ reason }) => reason).join("\n");

describe("the history of policies", () => {
  it("has one version for each state of the files that were read, and says what each change did", async () => {
    const { folder, ids } = repository(
      hourly(
        { "README.md": "x" },
        { "policies/p.yaml": cap("low") },
        { "policies/p.yaml": cap("medium"), "policies/notes.md": "x" },
        { "policies/notes.md": "y", "policies/p.test.yaml": "tests: []" },
        { "policies/s.yaml": sync },
        { "policies/p.yaml": null },
      ),
    );
    const history = await historyOf([path.join(folder, "policies")]);
    expect(linesOf(history)).toEqual([
      "0: ",
      '1: p/maxAutonomyLevel "low"',
      '2: p/maxAutonomyLevel "medium"',
      '4: p/maxAutonomyLevel "medium", s/wikiCloudSync false',
      "5: s/wikiCloudSync false",
    ]);
    expect(history.versions!.map(({ commit }) => commit!.id)).toEqual([0, 1, 2, 4, 5].map((i) => ids[i]));
    expect(history.notEvaluated).toEqual([]);
    expect(history.versions!.map(({ edits }) => edits.join())).toMatchObject([
      "",
      "1 rule added",
      expect.stringMatching(/^p\/maxAutonomyLevel looser: .*low.*medium/),
      expect.stringMatching(/^s\/wikiCloudSync tighter: added/),
      expect.stringMatching(/^p\/maxAutonomyLevel looser: removed/),
    ]);
  });

  it("counts the rules of every part in what the first commit added, and says what an edit has for a direction", async () => {
    const parts = "editors: { approved: [ada@corp.example] }\nchanges: { loosening: { requires: approval } }\n";
    const titled = cap("low, title: Capped") + parts;
    const { folder } = repository(hourly({ "policies/p.yaml": cap("low") + parts }, { "policies/p.yaml": titled }));
    const history = await historyOf([path.join(folder, "policies")]);
    expect(history.versions!.map(({ edits }) => edits.join("; "))).toEqual([
      "3 rules added",
      "p/maxAutonomyLevel neither looser nor tighter: other words: title",
    ]);
  });

  it("follows a policy that was moved from elsewhere and kept its id, not one that only looks alike", async () => {
    const long = (level: string) => cap(level, "title: Levels that were reviewed\nowner: ai@corp.example\n");
    const moved = (id: string) =>
      repository(
        hourly(
          { "old/first.yaml": long("low") },
          { "old/first.yaml": null, "rules.yaml": long("medium") },
          { "rules.yaml": null, "policies/p.yaml": long("medium").replace("id: p", `id: ${id}`) },
        ),
      ).folder;
    expect(linesOf(await historyOf([path.join(moved("p"), "policies")]))).toEqual([
      '0: p/maxAutonomyLevel "low"',
      '1: p/maxAutonomyLevel "medium"',
      '2: p/maxAutonomyLevel "medium"',
    ]);
    expect(linesOf(await historyOf([path.join(moved("q"), "policies/p.yaml")]))).toEqual([
      "0: ",
      '2: q/maxAutonomyLevel "medium"',
    ]);
  });

  it("has extended files as they were, those that nobody extends any more as well", async () => {
    const { folder } = repository(
      hourly(
        {
          "common/up.yaml": cap("low", "extends: [../far/top.yaml]\n"),
          "far/top.yaml": sync,
          "policies/q.yaml": "id: q\nextends: [../common/up.yaml]\n",
        },
        { "common/up.yaml": cap("medium", "extends: [../far/top.yaml]\n") },
        { "far/top.yaml": sync.replace("false", "true") },
        { "policies/q.yaml": cap("high") },
      ),
    );
    const versions = linesOf(await historyOf([path.join(folder, "policies/q.yaml")]));
    expect(versions.map((text) => text.split(", ").sort().join(", "))).toEqual(
      [
        '0: s/wikiCloudSync false, p/maxAutonomyLevel "low"',
        '1: s/wikiCloudSync false, p/maxAutonomyLevel "medium"',
        '2: s/wikiCloudSync true, p/maxAutonomyLevel "medium"',
        '3: p/maxAutonomyLevel "high"',
      ].map((text) => text.split(", ").sort().join(", ")),
    );
  });

  it("has packs as they are, at every commit", async () => {
    const { folder } = repository(hourly({ "p.yaml": cap("low") }, { "p.yaml": cap("medium") }));
    const { versions } = await historyOf(["baseline", path.join(folder, "p.yaml")]);
    expect(versions!.map(({ policies }) => policies!.files.map(({ id }) => id).sort())).toEqual([
      ["baseline", "p"],
      ["baseline", "p"],
    ]);
  });

  it("leaves open what a version said that cannot be read, and says why", async () => {
    const { folder, ids } = repository(
      hourly({ "p.yaml": cap("low") }, { "p.yaml": cap("lwo") }, { "p.yaml": "id: [" }, { "p.yaml": cap("medium") }),
    );
    const history = await historyOf([path.join(folder, "p.yaml")]);
    expect(linesOf(history)).toEqual(['0: p/maxAutonomyLevel "low"', "1: ?", "2: ?", '3: p/maxAutonomyLevel "medium"']);
    expect(history.notEvaluated.map(({ what }) => what)).toEqual(
      [1, 2].map((i) => `the policies in force at the time, from commit ${ids[i]!.slice(0, 7)} on`),
    );
    expect(reasons(history)).toMatch(/cannot be read: .*p\.yaml:2: .*lwo/);
  });

  it("reads a version whose exceptions would be refused today: they accept nothing, or name a pattern as agreed", async () => {
    const term = "owner: ada@example.com, reason: pilot, from: 2026-01-01, expires: 2026-03-01";
    const wrong = [
      `{ rule: p/maxAutonomyLevel, subject: /maxAutonomyLevle, value: high, ${term} }`,
      `{ rule: changes/emptied, value: x, ${term} }`,
      `{ rule: p/maxAutonomyLevel, value: high, agreedBy: ["*@example.com"], ${term} }`,
    ];
    const { folder } = repository(
      hourly(...wrong.map((item) => ({ "p.yaml": cap("low", `exceptions: [${item}]\n`) })), { "p.yaml": cap("low") }),
    );
    const history = await historyOf([path.join(folder, "p.yaml")]);
    expect(linesOf(history)).toEqual([0, 1, 2, 3].map((hour) => `${hour}: p/maxAutonomyLevel "low"`));
    expect(history.notEvaluated).toEqual([]);
  });

  it("counts what is not committed as of now, and says so", async () => {
    const { folder } = repository(hourly({ "policies/p.yaml": cap("low") }));
    writeFileSync(path.join(folder, "policies/s.yaml"), sync);
    const history = await historyOf([path.join(folder, "policies")]);
    expect(linesOf(history)).toEqual([
      '0: p/maxAutonomyLevel "low"',
      'now: p/maxAutonomyLevel "low", s/wikiCloudSync false',
    ]);
    expect(reasons(history)).toMatch(/are not those of what is checked out \(commit [0-9a-f]{7}\).*not committed/);
  });

  it("takes other ends of lines for the same policy", async () => {
    const { folder } = repository(hourly({ "p.yaml": cap("low") }));
    writeFileSync(path.join(folder, "p.yaml"), cap("low").replaceAll("\n", "\r\n"));
    expect((await historyOf([path.join(folder, "p.yaml")])).notEvaluated).toEqual([]);
  });

  it("doubts a date that is yet to come, unless the run looks back", async () => {
    const { folder } = repository(hourly({ "p.yaml": cap("low") }, { "p.yaml": cap("medium") }));
    const names = [path.join(folder, "p.yaml")];
    expect(reasons(await historyOf(names, START + HOUR / 2))).toMatch(/dated 2026-01-01T01:00:00.000Z.*in the future/);
    const config = await readConfig(undefined);
    const chosen = await loadNamed(names, config.catalog);
    const back = await readPolicyHistory(chosen, { names, own: [], config, now: undefined });
    expect(back.history.notEvaluated).toEqual([]);
  });

  it("gives every text of it that a report may come to hold", async () => {
    const { folder } = repository([{ at: START, author: "zed@corp.example", files: { "p.yaml": cap("low") } }]);
    const config = await readConfig(undefined);
    const names = [path.join(folder, "p.yaml")];
    const chosen = await loadNamed(names, config.catalog);
    const { texts } = await readPolicyHistory(chosen, { names, own: [], config, now: undefined });
    expect(texts.toSorted()).toEqual([cap("low"), "zed@corp.example"]);
  });

  it("is read for a path that looks like an option or a pattern, or holds quotes and line ends", async () => {
    for (const name of ["-x.yaml", ":(glob)**.yaml", "a \"b\"\n'c'.yaml"]) {
      const { folder } = repository(hourly({ [name]: cap("low") }, { [name]: cap("medium") }));
      expect(linesOf(await historyOf([path.join(folder, name)]))).toHaveLength(2);
    }
  });
});

describe("nothing is known of the past", () => {
  const unknown = async (names: readonly string[]) => {
    const history = await historyOf(names);
    expect(history.versions).toBe(null);
    expect(history.notEvaluated.map(({ what }) => what)).toEqual(["the policies in force at the time"]);
    return reasons(history);
  };
  const folder = () => mkdtempSync(path.join(tmpdir(), "driftline-outside-"));
  const fileOf = (text: string, name = "p.yaml") => {
    const file = path.join(folder(), name);
    writeFileSync(file, text);
    return file;
  };

  it("in a shallow clone", async () => {
    const origin = repository(hourly({ "p.yaml": cap("low") }, { "p.yaml": cap("medium") })).folder;
    const clone = folder();
    git(clone, "clone", "-q", "--depth", "1", `file://${origin}`, ".");
    expect(await unknown([path.join(clone, "p.yaml")])).toMatch(/shallow/);
  });

  it("outside of git, of packs alone, and without git", async () => {
    expect(await unknown([fileOf(cap("low"))])).toMatch(/in no git work tree/);
    expect(await unknown(["baseline"])).toMatch(/packs have no history/);
    const { folder: repo } = repository(hourly({ "p.yaml": cap("low") }));
    vi.stubEnv("PATH", repo);
    expect(await unknown([path.join(repo, "p.yaml")])).toMatch(/git is not installed/);
    vi.unstubAllEnvs();
  });

  it("of policies in two work trees, or partly outside of one", async () => {
    const first = repository(hourly({ "p.yaml": cap("low") })).folder;
    const second = repository(hourly({ "s.yaml": sync })).folder;
    const files = [path.join(first, "p.yaml"), path.join(second, "s.yaml")];
    expect(await unknown(files)).toMatch(/another git work tree/);
    const outside = fileOf(sync, "up.yaml");
    const extending = repository(
      hourly({ "p.yaml": `id: p\nextends: ["${path.join("..", path.basename(path.dirname(outside)), "up.yaml")}"]\n` }),
    ).folder;
    expect(await unknown([path.join(extending, "p.yaml")])).toMatch(/outside the git work tree/);
  });

  it("of a link to a policy", async () => {
    const { folder: repo } = repository(hourly({ "p.yaml": cap("low") }));
    symlinkSync("p.yaml", path.join(repo, "link.yaml"));
    expect(await unknown([path.join(repo, "link.yaml")])).toMatch(/is a link/);
  });

  it("of a time when a policy was a link, also if nothing else changed", async () => {
    const { folder: repo } = repository(hourly({ "policies/p.yaml": cap("low"), "common/s.yaml": sync }));
    const link = path.join(repo, "policies/s.yaml");
    const commit = (hour: number) => {
      git(repo, "add", "-A");
      const date = new Date(START + hour * HOUR).toISOString();
      const who = ["-c", "user.name=a", "-c", "user.email=ada@corp.example"];
      execFileSync("git", [...who, "commit", "-qm", "c"], {
        cwd: repo,
        env: { ...process.env, GIT_COMMITTER_DATE: date },
      });
    };
    symlinkSync("../common/s.yaml", link);
    commit(1);
    rmSync(link);
    commit(2);
    const history = await historyOf([path.join(repo, "policies")]);
    expect(linesOf(history)).toEqual(['0: p/maxAutonomyLevel "low"', "1: ?", '2: p/maxAutonomyLevel "low"']);
    expect(reasons(history)).toBe("the policies of that time are not known: policies/s.yaml was a link");
  });

  it.each([
    ["common", "../common", /common\/s\.yaml is behind a link/],
    ["s.yaml", "../common/s.yaml", /policies\/s\.yaml is a link/],
  ])("of a policy behind the link %s in a named folder", async (name, target, reason) => {
    const { folder: repo } = repository(hourly({ "policies/p.yaml": cap("low"), "common/s.yaml": sync }));
    symlinkSync(target, path.join(repo, "policies", name));
    expect(await unknown([path.join(repo, "policies")])).toMatch(reason);
  });

  it("when git has lost a part of it", async () => {
    const { folder: repo, ids } = repository(hourly({ "p.yaml": cap("low") }, { "p.yaml": cap("medium") }));
    const blob = git(repo, "rev-parse", `${ids[0]!}:p.yaml`).trim();
    rmSync(path.join(repo, ".git/objects", blob.slice(0, 2), blob.slice(2)));
    expect(await unknown([path.join(repo, "p.yaml")])).toMatch(/git has lost a policy/);
  });
});
