// The sessions of a scenario. They exist before any request.
import * as z from "zod/mini";
import { nonEmptyText, optional, says } from "../model/described.ts";
import { didYouMean } from "../errors.ts";
import { certain, instantOf } from "../model/instant.ts";
import type { Computer } from "../service/computers.ts";
import { sessionSettings } from "../service/sessions.ts";
import { type SessionRecord, say } from "./conversation.ts";
import { idOf, instant, tree } from "./scenario-fields.ts";
import { type Locate, Objections } from "./shape.ts";

export const sessionSchema = z.strictObject({
  id: idOf("session"),
  computer: nonEmptyText.check(says("The computer of the session, a name of `computers`")),
  at: instant.check(says("When the session was started")),
  cwd: optional(nonEmptyText, "Working directory"),
  settings: z.optional(
    tree("Settings of the session").check(
      z.refine((value) => sessionSettings.safeParse(value).success, "are no settings of a session"),
    ),
  ),
  says: optional(z.array(nonEmptyText), "Messages of the user, in order; the first is sent when the session starts"),
});

type SessionEntry = z.infer<typeof sessionSchema>;

export interface ScenarioSession extends Pick<SessionRecord, "id" | "computerId" | "createdAt" | "cwd" | "settings"> {
  readonly messages: readonly string[];
}

/**
 * Converts the sessions of a scenario.
 * @throws DriftlineError `config` if two have the same id, or the computer of one does not exist
 */
export function sessionsOf(
  entries: readonly SessionEntry[],
  computers: readonly Computer[],
  locate: Locate | undefined,
): ScenarioSession[] {
  const objections = new Objections(locate);
  const objectTo = (index: number, field: string, message: string, hint: string) =>
    objections.add(["sessions", index, field], `session ${index + 1} ${message}`, hint);
  const names = computers.map(({ name }) => name);
  for (const [index, { id, computer }] of entries.entries()) {
    if (entries.findIndex((entry) => entry.id === id) < index)
      objectTo(index, "id", "has the id of one before it", "give each their own");
    if (!names.includes(computer))
      objectTo(
        index,
        "computer",
        `is on "${computer}", which is no computer`,
        didYouMean(computer, names) ?? "name one of computers",
      );
  }
  objections.raise();
  return entries.map(({ id, computer, at, cwd, settings = {}, says = [] }) => ({
    id,
    computerId: computers.find(({ name }) => name === computer)!.id,
    createdAt: certain(instantOf, at),
    cwd,
    settings,
    messages: says,
  }));
}

/** Converts a session to the server's record. */
export function recordOf({ messages, ...rest }: ScenarioSession): SessionRecord {
  const { id, createdAt, computerId } = rest;
  const session: SessionRecord = {
    ...rest,
    computers: new Set([computerId]),
    settingsChangedAt: createdAt,
    turns: [],
    messages: [],
  };
  let number = 0;
  for (const text of messages)
    say(session, { text }, session.turns.at(-1)?.ends ?? createdAt, () => `msg_${id}_${++number}`);
  return session;
}
