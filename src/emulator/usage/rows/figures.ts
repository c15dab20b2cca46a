// Figures of sessions that rows of users and of days share.
import type { Session } from "../events.ts";
import { fraction } from "../tally.ts";
import { sumOf } from "../../../lists.ts";

/** Sums figures over sessions. */
export function figuresOf(sessions: readonly Session[]) {
  const calls = sumOf(sessions, (session) => sumOf(session.calls, (call) => call.count));
  const userMessages = sumOf(sessions, (session) => session.userMessages);
  const assistantMessages = sumOf(sessions, (session) => session.assistantMessages);
  return {
    calls,
    mcpCalls: sumOf(sessions, ({ calls }) => sumOf(calls, (call) => (call.server === undefined ? 0 : call.count))),
    skills: sumOf(sessions, ({ skills }) => sumOf(skills, (skill) => skill.count)),
    commands: sumOf(sessions, ({ commands }) => sumOf(commands, (command) => command.count)),
    hooks: sumOf(sessions, ({ hooks }) => sumOf(hooks, (hook) => hook.count)),
    userMessages,
    assistantMessages,
    messages: userMessages + assistantMessages,
    /** Tool calls per message of the user. */
    autonomyRatio: fraction(calls, userMessages),
    work: {
      files_created: sumOf(sessions, ({ files }) => sumOf(files, (file) => file.created)),
      files_edited: sumOf(sessions, ({ files }) => sumOf(files, (file) => file.edited)),
      git_commits: sumOf(sessions, (session) => session.commits),
      git_prs_created: sumOf(sessions, (session) => session.pulls),
    },
  };
}
