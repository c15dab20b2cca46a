// The parts of an event that are logged.
import { describe, expect, it } from "vitest";
import { MAX_EVENT, recordOf } from "../../../src/commands/hook/record.ts";
import { canonical } from "../../../src/model/json.ts";

const at = "2026-11-20T10:00:00.000Z";
const line = (text: string | Buffer, ended = true, key?: string) => {
  const bytes = Buffer.from(text);
  return recordOf({ bytes: bytes.subarray(0, MAX_EVENT + 1), size: bytes.length, ended }, at, {
    organization: "corp",
    key,
  });
};
const record = (event: unknown, ended = true) =>
  JSON.parse(line(typeof event === "string" ? event : JSON.stringify(event), ended)) as Record<string, unknown>;

const common = { session_id: "s1", transcript_path: "/t.jsonl", cwd: "/repo", permission_mode: "auto-low" };

describe("an event that is known", () => {
  it.each([
    { hook_event_name: "PreToolUse", tool_name: "Read", tool_input: { file: "a" } },
    { hook_event_name: "PostToolUse", tool_name: "Read", tool_input: {}, tool_response: "text" },
    { hook_event_name: "PostToolUse", tool_name: "Read", tool_input: {}, tool_response: { ok: true } },
    { hook_event_name: "Notification", message: "waiting" },
    { hook_event_name: "UserPromptSubmit", prompt: "go" },
    { hook_event_name: "Stop", stop_hook_active: false },
    { hook_event_name: "SubagentStop" },
    { hook_event_name: "PreCompact", trigger: "auto" },
    { hook_event_name: "SessionStart", source: "startup" },
    { hook_event_name: "SessionEnd", reason: "a reason of tomorrow" },
  ])("$hook_event_name is kept whole, unknown fields included", (fields) => {
    const input = { ...common, ...fields };
    const bytes = Buffer.byteLength(JSON.stringify(input));
    expect(record(input)).toEqual({ at, bytes, event: fields.hook_event_name, input, problems: [], status: "valid" });
  });

  it("is one canonical line, the same whatever the order of its fields", () => {
    const text = line('{"hook_event_name":"Stop","cwd":"/a\\nb"}');
    expect(text).toBe(line('{"cwd":"/a\\nb","hook_event_name":"Stop"}'));
    expect(text).toBe(`${canonical(JSON.parse(text))}\n`);
  });

  it("shows what a terminal would hide", () => {
    const text = line(JSON.stringify({ hook_event_name: "Stop", message: "a\u202eb\u001b[31m##[error]" }));
    expect(text).toContain("a\\u202eb\\u001b[31m##\\u005berror]");
    expect(JSON.parse(text)).toMatchObject({ input: { message: "a\u202eb\u001b[31m##[error]" } });
  });
});

it("keeps an event that it does not know, and says so", () => {
  expect(record({ hook_event_name: "TaskMoved", x: 1 })).toMatchObject({
    status: "unknown-event",
    event: "TaskMoved",
    input: { hook_event_name: "TaskMoved", x: 1 },
    problems: [],
  });
  expect(record({ hook_event_name: "constructor" })).toMatchObject({ status: "unknown-event" });
});

it("keeps an event with fields of other types, and names them", () => {
  expect(
    record({ hook_event_name: "PreToolUse", cwd: 1, tool_name: "Read", tool_input: "x", session_id: null }),
  ).toMatchObject({
    status: "invalid",
    event: "PreToolUse",
    input: { cwd: 1, tool_input: "x" },
    problems: [
      "session_id should be a text, not a nothing",
      "cwd should be a text, not a number",
      "tool_input should be a map, not a text",
    ],
  });
  expect(record({ session_id: "s1" })).toMatchObject({
    status: "invalid",
    event: null,
    input: { session_id: "s1" },
    problems: ["hook_event_name is missing"],
  });
});

describe("what is no event", () => {
  const secret = "Zk3Qp9Lw2Xv7Rt5Ym1Bn8";

  it.each([
    ["not JSON", secret, "not JSON, at byte 0"],
    ["a part of an event", `{"apiKey":"${secret}`, "JSON that ends too early, at byte 32"],
    ["a list", `["${secret}"]`, "JSON that is not an object"],
    ["nothing", "", "nothing where JSON should be, at byte 0"],
  ])("%s is logged by its size, never by its text", (_, text, problem) => {
    expect(record(text)).toEqual({
      at,
      bytes: text.length,
      event: null,
      input: null,
      problems: [problem],
      status: "malformed",
    });
  });

  it("is also what is too large", () => {
    const text = JSON.stringify({ hook_event_name: "Stop", message: "x".repeat(MAX_EVENT) });
    expect(record(text)).toMatchObject({ status: "malformed", bytes: text.length, input: null });
    const fits = { hook_event_name: "Stop", message: "" };
    fits.message = "x".repeat(MAX_EVENT - JSON.stringify(fits).length);
    expect(record(fits)).toMatchObject({ status: "valid", bytes: MAX_EVENT });
  });

  it("says when the input did not end", () => {
    expect(record('{"a":', false)["problems"]).toEqual([
      "JSON that ends too early, at byte 5; the input did not end in time",
    ]);
    expect(record({ hook_event_name: "Stop" }, false)).toMatchObject({ status: "valid" });
  });
});

it("seals with the key it is given, and takes no short one", () => {
  const event = '{"hook_event_name":"Stop","apiKey":"abc"}';
  expect(line(event, true, "0123456789abcdef0123456789abcdef")).toMatch(/"fp:k[0-9a-f]{7}:[0-9a-f]{16}"/);
  expect(line(event)).toContain('"fp:run:1"');
  expect(() => line(event, true, "short")).toThrow("shorter than 32 bytes");
});
