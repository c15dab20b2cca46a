// The events of a session are consistent: nothing is made without a call that makes it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween } from "../../../src/model/instant.ts";
import { usageLogOf } from "../../../src/emulator/usage/log.ts";
import { creditsOf } from "../../../src/emulator/usage/models.ts";
import { organizations, periods } from "./support.ts";

test("parts of a session fit together", () => {
  fc.assert(
    fc.property(organizations, periods, (organization, { startDate, endDate }) => {
      const log = usageLogOf(organization);
      const sessions = daysBetween(startDate, endDate).flatMap((day) =>
        log.on(day).flatMap((person) => person.sessions),
      );
      for (const { calls, files, commits, pulls, models, ...session } of sessions) {
        const called = (tool: string) => calls.reduce((sum, call) => sum + (call.tool === tool ? call.count : 0), 0);
        const touched = (what: "created" | "edited") => files.reduce((sum, file) => sum + file[what], 0);
        expect(touched("created")).toBe(called("Create"));
        expect(touched("edited")).toBeLessThanOrEqual(called("Edit"));
        expect(touched("edited") > 0).toBe(called("Edit") > 0);
        expect(commits + pulls).toBeLessThanOrEqual(called("Execute"));
        expect(commits > 0 && files.length === 0).toBe(false);
        expect(session.skills.reduce((sum, skill) => sum + skill.count, 0)).toBe(called("Skill"));
        expect(session.commands.reduce((sum, command) => sum + command.count, 0)).toBeLessThanOrEqual(
          session.userMessages,
        );
        expect(session.assistantMessages).toBeGreaterThanOrEqual(session.userMessages);
        for (const use of models) {
          expect(use.cacheRead + use.cacheWrite).toBeLessThanOrEqual(use.input);
          expect(use.credits).toBe(creditsOf(use.model, use));
        }
      }
    }),
    { numRuns: 25 },
  );
});
