// Errors as the runner reads them: at their lines, within its limits, and no text of a policy as a command.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorLines } from "../../src/action/annotations.ts";
import { DriftlineError, type Problem } from "../../src/errors.ts";
import { attacks } from "../reporters/fixture.ts";
import { executed } from "../reporters/lines.ts";
import { anyText } from "../support/any-text.ts";

const policy = (problems: Problem | readonly Problem[]) => errorLines(new DriftlineError("policy", problems));
const at = (line: number): Problem => ({ file: "policies/p.yaml", line, column: 3, message: `wrong ${line}` });

describe("an error in a workflow's log", () => {
  it("stands at its line, with what would be right", () => {
    expect(policy({ ...at(7), hint: 'did you mean "x"?' })).toBe(
      '::error file=policies/p.yaml,line=7,col=3,title=Driftline::wrong 7; did you mean "x"?\n',
    );
  });

  it("stands nowhere when it is about no file, or about one that is none of the repository", () => {
    expect(errorLines(new DriftlineError("incomplete", "issues: no"))).toBe("::error title=Driftline::issues: no\n");
    expect(policy({ ...at(7), file: "pack:strict" })).toBe("::error title=Driftline::pack:strict:7:3: wrong 7\n");
    const entry = { file: "entries.jsonl", line: 3, message: "it was edited" };
    const inLedger = errorLines(new DriftlineError("tampered", entry));
    expect(inLedger).toBe("::error title=Driftline::entries.jsonl:3: it was edited\n");
  });

  it("shows the first of many, says how many more there are, and lists all of them in the log", () => {
    const log = policy(Array.from({ length: 25 }, (_, i) => at(i + 1)));
    const commands = executed(log);
    expect(commands.map(({ properties }) => properties["line"])).toEqual([
      ..."1 2 3 4 5 6 7 8 9".split(" "),
      undefined,
    ]);
    expect(commands.at(-1)!.data).toBe("and 16 more errors, which the log of this step lists");
    expect(log).toContain("policies/p.yaml:25:3: wrong 25");
    expect(executed(policy(Array.from({ length: 10 }, (_, i) => at(i + 1))))).toHaveLength(10);
  });

  it("shows the place in the log, not as another annotation", () => {
    const log = policy({ ...at(7), excerpt: ["settings: { x: 1 }", "            ^"] });
    expect(executed(log)).toHaveLength(1);
    expect(log).toContain("\n  settings: { x: 1 }\n");
    expect(log).toMatch(/^::stop-commands::[0-9a-f]{32}\n/);
  });

  it("carries out nothing that anybody wrote", () => {
    const text = fc.oneof(fc.constantFrom(...attacks), anyText());
    const problem = fc.record(
      { message: text, file: text, line: fc.nat(), column: fc.nat(), hint: text, excerpt: fc.array(text) },
      { requiredKeys: ["message"] },
    );
    fc.assert(
      fc.property(fc.array(problem, { minLength: 1, maxLength: 15 }), (problems) => {
        const commands = executed(policy(problems));
        expect(commands.length).toBeLessThanOrEqual(10);
        for (const { name, properties } of commands) {
          expect([name, properties["title"]]).toEqual(["error", "Driftline"]);
          expect(["file", "line", "col", "title"]).toEqual(expect.arrayContaining(Object.keys(properties)));
        }
      }),
    );
  });
});
