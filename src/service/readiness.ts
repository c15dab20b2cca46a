// Reports on the readiness of repositories for agents.
import * as z from "zod/mini";
import { declare, roles } from "./endpoint.ts";
import { flag, list, map, may, maybe, millis, missingAsNull, number, oneOf, text, textLike, textOf } from "./fields.ts";
import { byLast } from "./paging.ts";

const evaluation = z.looseObject({
  numerator: missingAsNull(number("Applications that pass, at most `denominator`").check(z.meta({ minimum: 0 }))),
  denominator: missingAsNull(number("Applications that were evaluated").check(z.meta({ minimum: 1 }))),
  rationale: missingAsNull(text("Reason for the result")),
});

export const readinessReport = z.looseObject({
  reportId: textLike({ format: "uuid" }, "Identifier of the report"),
  createdAt: missingAsNull(millis("When the report was made")),
  repoUrl: missingAsNull(text("Address of the evaluated repository")),
  apps: missingAsNull(
    map(
      z.looseObject({ description: missingAsNull(text("Description of the application")) }),
      "Applications of the repository, by path",
    ),
  ),
  report: missingAsNull(map(missingAsNull(evaluation), "The evaluations, by criterion")),
  commitHash: maybe(text("The commit that was evaluated")),
  branch: maybe(text("The branch that was evaluated")),
  hasLocalChanges: maybe(flag("Whether there were changes that were not committed")),
  hasNonRemoteCommits: maybe(flag("Whether there were commits that were not pushed")),
  modelUsed: maybe(
    z
      .looseObject({
        id: missingAsNull(text("Identifier of the model")),
        reasoningEffort: missingAsNull(oneOf(["low", "medium", "high", "off"], "Reasoning effort of the model")),
      })
      .check(z.describe("The model that made the evaluation")),
  ),
  agentVersion: maybe(text("Version of the agent's command line")),
});

export type ReadinessReport = z.infer<typeof readinessReport>;

export const readiness = declare("readiness", {
  list: {
    description: "Lists the readiness reports of the organization's repositories.",
    host: "app",
    path: "/api/organization/maturity-level-reports",
    otherPath: "/api/organization/agent-readiness-reports",
    query: z.object({
      repoId: may(textOf(256, "Only reports of this repository")),
      limit: may(z.int().check(z.minimum(1), z.describe("Items on a page"))),
      startAfter: may(textOf(256, "The `reportId` of the last item of the page before")),
    }),
    response: z.looseObject({ reports: list(readinessReport, "Reports") }),
    hasUnsaid: true,
    paging: byLast("reports", "reportId"),
    refusals: [400, 401, 500],
    allowed: roles,
    example: { limit: 10 },
  },
});
