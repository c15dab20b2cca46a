// The settings that install the hook.
import { execFileSync } from "node:child_process";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventsNamed, hooksSettings } from "../../../src/commands/hook/config.ts";
import { hookEvents } from "../../../src/commands/hook/events.ts";
import { shellWord } from "../../../src/run/shell-word.ts";
import { anyText } from "../../support/any-text.ts";

describe("events", () => {
  it("are all of them, unless some are named", () => {
    expect(eventsNamed(undefined)).toEqual(Object.keys(hookEvents));
    expect(eventsNamed("Stop, SessionEnd,Stop")).toEqual(["Stop", "SessionEnd"]);
  });

  it("that are not known are all told at once", () => {
    expect(() => eventsNamed("Stop,stop,Nothing,")).toThrow(
      /"stop" is not an event; did you mean "Stop"\?\n.*"Nothing" is not an event; events: PreToolUse.*\n.*"" is not/,
    );
  });
});

it("names program and log by paths that hold in every folder", () => {
  const settings = hooksSettings(["Stop"], ["/usr/bin/node", "/opt/drift line/cli.js"], { log: "x.jsonl" }, 30);
  const command = `/usr/bin/node '/opt/drift line/cli.js' hook --log ${shellWord(path.resolve("x.jsonl"))}`;
  expect(settings).toEqual({ hooks: { Stop: [{ hooks: [{ type: "command", command, timeout: 30 }] }] } });
});

it("carries the organization and the configuration over", () => {
  const settings = hooksSettings(["Stop"], ["p"], { log: "/l", config: "/c", organization: "a b" }, 30);
  expect(settings.hooks["Stop"]![0]!.hooks[0]!.command).toBe("p hook --log /l --config /c --organization 'a b'");
});

it("quotes every word so that a shell reads it as it is", () => {
  const word = anyText().filter((text) => !text.includes("\0") && text.isWellFormed());
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
      const read = execFileSync("sh", ["-c", `printf '%s\\0' ${words.map(shellWord).join(" ")}`], { encoding: "utf8" });
      expect(read.split("\0").slice(0, -1)).toEqual(words);
    }),
    { numRuns: 10 },
  );
});
