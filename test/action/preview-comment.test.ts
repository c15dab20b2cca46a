// The comment of a pull request: its text, within GitHub's limit.
import { describe, expect, it } from "vitest";
import { commentText, isUntouched } from "../../src/action/preview/comment.ts";
import { previewWords } from "../../src/action/preview/leak-allowlist.ts";
import type { Preview, Shift } from "../../src/authoring/preview.ts";
import { attacks } from "../reporters/fixture.ts";

const at = "2026-11-20T00:00:00.000Z";
const place = { server: "https://github.com", owner: "corp", repository: "controls", run: "77" };
const about = { organization: "corp", head: "a".repeat(40), base: "b".repeat(40), place, hasOtherConfig: false };
const file = (digest: string) => ({ id: "p", file: "p.yaml", digest: `sha256:${digest}`, rules: 1 });

function shift(text: string, severity: Shift["severity"]): Shift {
  const by = { id: text, email: text, name: text };
  return {
    rule: text,
    subject: text,
    severity,
    message: text,
    owner: text,
    introduced: { revision: 1, at, by, exact: false },
    resolved: null,
    exposureSeconds: null,
    before: null,
    after: "open",
    location: null,
  };
}

function preview(parts: Partial<Preview> = {}): Preview {
  const side = { verdict: "drifted", open: 1, rules: 1, policies: [file("1")] } as const;
  return {
    organization: "corp",
    asOf: at,
    revisions: { count: 1, first: 1, last: 1, firstAt: at, lastAt: at, leftOut: 0 },
    before: { ...side, policies: [file("0")] },
    after: { ...side, policies: [file("1")] },
    edits: [],
    fails: [],
    clears: [],
    found: [],
    forgotten: [],
    recast: [],
    resized: [],
    unused: [],
    ...parts,
  };
}

describe("the comment of a pull request", () => {
  it("says which commits it is about", () => {
    expect(commentText("untouched", about)).toBe(
      [
        "## Policy preview: `corp`",
        "This pull request changes no policy.",
        "---",
        "<sub>Commit `aaaaaaaaaa`, compared with `bbbbbbbbbb`. Driftline changes this comment with every commit; " +
          "[this run](https://github.com/corp/controls/actions/runs/77) has everything.</sub>",
      ].join("\n\n"),
    );
    expect(commentText(preview(), about)).toContain("The edit changes nothing.");
    expect(commentText("invalid", { ...about, hasOtherConfig: true })).toMatch(
      /nothing to compare with.*`driftline\.yaml`/s,
    );
  });

  it("does not say that nothing changes when it does not know all", () => {
    const { after } = preview();
    const text = commentText(preview({ after: { ...after, verdict: "incomplete" } }), about);
    expect(text).toContain("**The evidence is incomplete");
    expect(text).not.toContain("The edit changes nothing.");
  });

  it("fits, whatever anybody wrote, with the worst first and the rest counted", () => {
    const many = [...attacks, ...attacks, ...attacks, ...attacks].map((text) => shift(text, "low"));
    const fails = [shift("the worst", "critical"), ...many];
    const edits = attacks.map(
      (text) => ({ kind: "rule", name: text, direction: "looser", text, location: null }) as const,
    );
    const text = commentText(preview({ fails, clears: many, forgotten: many, edits }), {
      ...about,
      organization: attacks[13]!,
    });
    expect(text.length).toBeLessThan(65_000);
    expect(text.indexOf("the worst")).toBeLessThan(text.indexOf("- **low**"));
    expect(text).toMatch(/- and \d+ more, left out here/);
    expect(text).toContain(`${fails.length} newly failing; ${many.length} cleared`);
    expect(text.split("\n").filter((line) => line.startsWith("<"))).toEqual([expect.stringContaining("<sub>Commit")]);
  });

  it("tells policies apart by their bytes, wherever they stand", () => {
    expect(isUntouched(preview())).toBe(false);
    const { after } = preview();
    expect(isUntouched(preview({ before: { ...after, policies: [{ ...file("1"), file: "main:p.yaml" }] } }))).toBe(
      true,
    );
  });

  it("has its own words where the scan for secrets knows them", () => {
    const allWords = previewWords().join("\n");
    for (const words of [
      "The edit changes nothing.",
      "changes no policy",
      "Would newly fail",
      "nothing to compare with",
    ])
      expect(allWords).toContain(words);
  });
});
