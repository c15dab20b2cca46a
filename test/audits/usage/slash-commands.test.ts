// Slash commands that a policy names: the service may report their names with or without the slash.
import { describe, expect, it } from "vitest";
import { auditUse, base, change, row, rowsOf } from "./support.ts";

const DAY = "2026-01-20";
const found = async (used: readonly string[], lists: string) => {
  const rows = rowsOf({}, "2026-01-24");
  row(rows, "tools", DAY)["slash_commands_by_name"] = used.map((name) => ({ name, count: 1 }));
  const report = await auditUse({
    history: [change(1, "2026-01-01T00:00:00.000Z", { modelPolicy: { allowedModelIds: ["m-a"] } })],
    rows,
    asOf: "2026-01-25T08:00:00.000Z",
    policy: `${base}usage: { slashCommands: ${lists} }\n`,
  });
  return report.findings
    .filter(({ rule }) => rule === "usage/policy-slash-commands")
    .map(({ subject, offending, days = [] }) => [subject, offending, days.map(({ calls }) => calls)]);
};

describe("a slash command", () => {
  it.each([
    ["bug", "/bug"],
    ["/bug", "bug"],
    ["/bug", "/bug"],
    ["bug", "bug"],
  ])("that is reported as %s is the one that the policy calls %s", async (used, stated) => {
    expect(await found([used], `{ denied: ["${stated}"] }`)).toEqual([["usage/slash-command/bug", [used], [1]]]);
    expect(await found([used], `{ allowed: ["${stated}"] }`)).toEqual([]);
  });

  it("is one command in both spellings, and no other", async () => {
    expect(await found(["bug", "/bug", "bugs", "//bug"], `{ denied: [/bug] }`)).toEqual([
      ["usage/slash-command/bug", ["/bug"], [2]],
    ]);
  });
});
