// The sessions of a scenario.
import { describe, expect, test } from "vitest";
import { messagesUntil, viewOf } from "../../src/emulator/conversation.ts";
import { organizationOf, scenarioOf } from "../../src/emulator/scenario.ts";
import { stateOf } from "../../src/emulator/state.ts";
import { scenario } from "./support.ts";

const computers = [{ id: "cmp_1", name: "one", providerType: "e2b", createdAt: "2026-01-10T10:00:00Z" }];
const first = { id: "ses_1", computer: "one", at: "2026-01-11T10:00:00Z" };
const organizationWith = (sessions: unknown) => organizationOf(scenarioOf(scenario([], { computers, sessions })));
const start = Date.parse(first.at);

describe("sessions of a scenario", () => {
  test("may be left out", () => {
    expect(organizationOf(scenarioOf(scenario([]))).sessions).toEqual([]);
  });

  test("have been told what they say, one thing after the other", () => {
    const organization = organizationWith([
      { ...first, cwd: "/repo", settings: { model: "gemini-3", autonomyLevel: "low" }, says: ["Look.", "Go on."] },
    ]);
    const session = stateOf(organization).sessions.get("ses_1")!;
    expect(viewOf(session, start + 60_000)).toMatchObject({
      status: "idle",
      computerId: "cmp_1",
      createdAt: start,
      completedAt: start + 6000,
      title: "Look.",
      messageCount: 8,
      sessionSettings: { model: "gemini-3", autonomyLevel: "low" },
    });
    const prompts = messagesUntil(session, start + 60_000).filter(({ role }) => role === "user");
    expect(prompts.map(({ id, createdAt }) => [id, createdAt])).toEqual([
      ["msg_ses_1_1", start],
      ["msg_ses_1_5", start + 3000],
    ]);
    expect(messagesUntil(session, start + 60_000)[1]).toMatchObject({ providerBThoughtSignature: expect.any(String) });
  });

  test("are of one server only", () => {
    const organization = organizationWith([first]);
    stateOf(organization).sessions.get("ses_1")!.settings = { model: "m" };
    expect(stateOf(organization).sessions.get("ses_1")!.settings).toEqual({});
  });

  test.each<[string, unknown[], string]>([
    ["the same id", [first, first], "session 2 has the id of one before it"],
    ["no computer", [{ ...first, computer: "two" }], 'session 1 is on "two", which is no computer'],
    ["no settings", [{ ...first, settings: { model: 7 } }], "sessions.0.settings are no settings of a session"],
    [
      "what only answers have",
      [{ ...first, settings: { tokenUsage: {} } }],
      "sessions.0.settings are no settings of a session",
    ],
  ])("are refused with %s", (_, sessions, message) => {
    expect(() => organizationWith(sessions)).toThrow(message);
  });
});
