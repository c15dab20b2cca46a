// One person's activity on a day.
import type { UserRow } from "../../../service/analytics.ts";
import type { PersonDay } from "../events.ts";
import { countsOf } from "../tally.ts";
import { primaryModel } from "./credits.ts";
import { figuresOf } from "./figures.ts";
import { sumOf } from "../../../lists.ts";

/** Returns the row of somebody who was active. */
export function userRow(date: string, person: PersonDay): UserRow {
  const { sessions } = person;
  const figures = figuresOf(sessions);
  const model = primaryModel(person);
  // The mode with the most turns.
  const modes = countsOf(
    sessions,
    (session) => session.mode,
    (session) => session.userMessages,
  );
  const languages = sessions.flatMap(({ files }) => files.map((file) => file.language));
  return {
    user_id: person.id,
    user_email: person.email,
    date,
    tool_calls: figures.calls,
    billable_tokens: sumOf(sessions, ({ models }) => sumOf(models, (use) => use.credits)),
    primary_model: model?.model_id ?? null,
    primary_model_tier: model?.model_tier ?? null,
    ...figures.work,
    mcp_calls: figures.mcpCalls,
    skill_calls: figures.skills,
    slash_commands: figures.commands,
    hooks: figures.hooks,
    sessions: sessions.length,
    messages: figures.messages,
    user_messages: figures.userMessages,
    assistant_messages: figures.assistantMessages,
    autonomy_ratio: figures.autonomyRatio,
    delegation_level: modes[0]?.[0] ?? null,
    languages: [...new Set(languages)].toSorted(),
  };
}
