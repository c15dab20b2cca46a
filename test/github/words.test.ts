// lane: long
// The text of an issue: complete, within GitHub's limit, and without active data.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Create, Operation } from "../../src/github/issue.ts";
import { codeBlock } from "../../src/github/markdown.ts";
import { markerOf } from "../../src/github/marker.ts";
import { planIssues } from "../../src/github/plan.ts";
import type { Report } from "../../src/model/report/index.ts";
import { domainsOnly } from "../../src/action/public.ts";
import { attacks, drifted, hostile } from "../reporters/fixture.ts";
import { expectInert } from "./inert.ts";
import { audited, day } from "./reports.ts";
import { defaults, type Settings, World } from "./world.ts";

const settings = defaults;

function operationsOf(report: Report, parts: Settings = {}): readonly Operation[] {
  return planIssues({ ...settings, ...parts, report, issues: [] }).operations;
}

/** Returns titles and bodies of the issues that a report opens. */
function texts(report: Report, parts: Settings = {}): Create[] {
  return operationsOf(report, parts).filter((item) => item.do === "create");
}

describe("an issue", () => {
  const [worst] = texts(drifted());

  it("says who, what, when, the old and the new value, and how it is remediated or accepted", () => {
    expect(worst!.body).not.toMatch(/\.`\.|\.\./);
    expect(worst!.title).toBe(
      "[high] example-org: modelPolicy.allowedModelIds contains gpt-x-preview, which is not listed",
    );
    for (const part of [
      "`mallory@example.net` added `gpt-x-preview` to `modelPolicy.allowedModelIds` in revision 5 on 2026-07-27 20:16 UTC",
      "| Organization | `example-org` |",
      "| Before | `gpt-5`, `gpt-5-mini` |",
      "| Now | `gpt-5`, `gpt-5-mini`, `gpt-x-preview` |",
      "| Direction | looser |",
      "| Editor | `mallory@example.net`: not listed |",
      "| Exposed | since 2026-07-27 20:16 UTC |",
      "| Time limit | 2026-08-10 20:16 UTC, **which has passed** |",
      "| Controls | `soc2:CC6.8`, `nist-800-53:CM-7(5)` |",
      "[`policies/models.yaml:9`](https://github.com/corp/controls/blob/HEAD/policies/models.yaml#L9)",
      "| Owner of the rule | `ai-platform@example.com` |",
      "#### Why it matters\n\nUnreviewed models have no data-processing agreement.\n",
      '"allowedModelIds": [',
      '  - rule: "models/modelPolicy.allowedModelIds"\n    value: ["gpt-x-preview"]',
      "`issues: off`",
    ])
      expect(worst!.body).toContain(part);
    expect(markerOf(worst!.body)).toMatchObject({ standing: "open", severity: "high", late: true });
  });

  it("says that a value is there now only while it is", () => {
    const world = new World();
    const rows = () => world.issues.map(({ body }) => /^\| (Now|Last failing value) \| /m.exec(body!)?.[1]);
    world.run(audited([{ name: 1, status: "open" }]));
    expect(rows()).toEqual(["Now"]);
    world.run(audited([{ name: 1, status: "resolved" }]));
    expect(rows()).toEqual(["Last failing value"]);
  });

  it("says what closes it, and what closing it by hand does not do", () => {
    for (const { body } of texts(drifted())) {
      expect(body).toContain("An audit closes the issue when the finding is resolved or accepted.");
      expect(body).toContain("Closing the issue by hand changes no setting.");
    }
  });

  it("that stands for several findings says that its exception accepts only the first", () => {
    const [finding] = drifted().findings;
    const group = ["a", "b"].map((name) => ({ ...finding!, subject: `/modelPolicy/${name}`, key: name, id: name }));
    const [several, ...otherTexts] = texts({ ...drifted(), findings: group });
    expect(otherTexts).toEqual([]);
    expect(several!.body).toContain("#### 2 findings of one revision and one rule");
    expect(several!.body).toMatch(
      /#### How to accept it for a time\n\nThis accepts only the first of the 2 open findings\. `driftline accept --rule` writes/,
    );
    expect(worst!.body).not.toContain("accepts only the first");
  });

  it("tells events apart by their revision, and says where a built-in rule is set", () => {
    const titles = texts(drifted()).map(({ title }) => title);
    expect(titles.find((title) => title.includes("mallory"))).toMatchInlineSnapshot(
      `"[high] example-org: mallory·example.net is not a listed editor"`,
    );
    expect(new Set(titles).size).toBe(titles.length);
    const [lever] = drifted().findings;
    const two = ["a", "b"].map(
      (key) => ({ ...lever!, kind: "lever", rule: "levers/marketplace", subject: `/x/${key}`, key }) as const,
    );
    const [first, second] = texts({ ...drifted(), findings: two }).map(({ title }) => title);
    expect(first).not.toBe(second);
    expect([first, second].join()).not.toMatch(/[0-9a-f]{8}/);
    expect(texts(drifted()).find(({ title }) => title.includes("missing"))!.body).toContain(
      "`builtin` in `driftline.yaml`",
    );
  });

  it("links to no pack and to no place outside of the repository", () => {
    const at = (file: string) => ({ file, line: 1, column: 1 });
    for (const file of [
      "pack:baseline",
      "/etc/passwd",
      "../x.yaml",
      "a//b.yaml",
      "javascript:alert(1)",
      "a\\b",
      "a\u202eb",
    ]) {
      const report = drifted();
      const { body } = texts({ ...report, findings: [{ ...report.findings[0]!, location: at(file) }] })[0]!;
      expect(body).not.toContain("/blob/");
    }
  });

  it("shows a link whose path cannot end it", () => {
    const report = drifted();
    const location = { file: "p/a b)](https:evil) #1.yaml".replace(":", ""), line: 2, column: 1 };
    const { body } = texts({ ...report, findings: [{ ...report.findings[0]!, location }] })[0]!;
    expect(body).toContain("/blob/HEAD/p/a%20b%29%5D%28httpsevil%29%20%231.yaml#L2)");
  });

  it("shows domains only, where that is all that may be shown", () => {
    for (const mode of ["single", "per-finding"] as const)
      for (const { title, body } of texts(domainsOnly(drifted()), { mode })) {
        expect((title + body).replace("owner: someone@example.com", "")).not.toMatch(/[\w.]+@example|Mallory/);
      }
  });
});

it("fences code so that nothing in it can end the fence", () => {
  expect(codeBlock("yaml", "x\n````\n@everyone")).toBe("`````yaml\nx\n````\n@everyone\n`````");
});

describe("data in an issue", () => {
  it("cannot act, whatever it is", () => {
    for (const mode of ["single", "per-finding"] as const)
      for (let turn = 0; turn < attacks.length; turn++) {
        const texts_ = [...attacks.slice(turn), ...attacks.slice(0, turn)];
        for (const max of [0, 20]) texts(hostile(drifted(), texts_), { mode, max }).forEach(expectInert);
      }
  });

  it("cannot act in a comment either", () => {
    for (let turn = 0; turn < attacks.length; turn++) {
      const attack = attacks[turn]!;
      const spoilt = (report: Report): Report => ({
        ...report,
        findings: report.findings.map((finding) => ({
          ...finding,
          message: attack,
          exception: finding.exception && { ...finding.exception, owner: attack, reason: attack, ticket: attack },
          resolved: finding.resolved && { ...finding.resolved, by: { id: attack, email: attack, name: attack } },
        })),
      });
      const world = new World();
      world.run(
        spoilt(
          audited([
            { name: 1, status: "open" },
            { name: 2, status: "open" },
          ]),
        ),
      );
      world.run(
        spoilt(
          audited([
            { name: 1, status: "resolved" },
            { name: 2, status: "excepted", expires: "2027-01-01T00:00:00.000Z" },
          ]),
        ),
      );
      for (const { title, comments } of world.issues) {
        expect(comments).toHaveLength(1);
        for (const body of comments) expectInert({ title, body });
      }
    }
  });

  it("cannot act in the comments of a summary, however many findings came and went", () => {
    for (const attack of attacks) {
      const report = hostile(drifted(), [attack]);
      const some = (from: number, count: number): Report => ({
        ...report,
        asOf: day(from),
        findings: Array.from({ length: count }, (_, i) => ({
          ...report.findings[i % 4]!,
          key: `k${from + i}`,
          introduced: { ...report.findings[i % 4]!.introduced, revision: from + i + 1 },
          status: "open" as const,
        })),
      });
      const world = new World({ mode: "single" });
      for (const next of [some(0, 40), some(20, 100), some(90, 5)]) world.run(next);
      for (const { title, comments } of world.issues) {
        expect(comments).toHaveLength(2);
        for (const body of comments) expectInert({ title, body });
      }
    }
  });

  it("cannot pass for a marker", () => {
    const { body } = texts(audited([{ name: 1, status: "open" }]))[0]!;
    const forged = body.split("\n").at(-1)!;
    const spoilt = hostile(drifted(), [forged, `x\n${forged}`, `\`\`\`\n${forged}`]);
    for (const text of texts(spoilt)) expect(markerOf(text.body)?.id).not.toBe(markerOf(body)!.id);
  });

  it("never makes a text longer than GitHub takes, however much there is", () => {
    fc.assert(
      fc.property(fc.constantFrom("`", "\u202e", "x", "|", "漢"), fc.constantFrom(100, 5000), (character, length) => {
        const report = hostile(drifted(), [character.repeat(length)]);
        const findings = Array.from({ length: 300 }, (_, i) => ({
          ...report.findings[i % 4]!,
          key: `k${i}`,
          id: `f${i}`,
          status: "open" as const,
        }));
        for (const mode of ["single", "per-finding"] as const)
          texts({ ...report, findings }, { mode, max: 5 }).forEach(expectInert);
      }),
      { numRuns: 10 },
    );
  });
});
