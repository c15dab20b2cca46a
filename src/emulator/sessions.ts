// Sessions of the agent.
import { bag } from "../model/json.ts";
import { type Session, sessions as service } from "../service/sessions.ts";
import { type SessionRecord, viewOf } from "./conversation.ts";
import { Refusal, type Resource, route } from "./resource.ts";
import { recordOf } from "./scenario-sessions.ts";
import type { State } from "./state.ts";

type Settings = NonNullable<Session["sessionSettings"]>;

export const sessions: Resource = (_, state) => [
  route(service.create, ({ body }) => {
    const { computerId, cwd, sessionSettings } = body;
    return viewOf(startSession(state, { computerId, cwd, settings: sessionSettings ?? {} }), state.now());
  }),
  route(service.get, ({ params, query }) => viewOf(sessionOf(state, params.sessionId, query.computerId), state.now())),
  route(service.update, ({ params, body }) => {
    const session = sessionOf(state, params.sessionId);
    const { sessionSettings } = body;
    if (sessionSettings && Object.keys(sessionSettings).length > 0) {
      session.settings = mergeSettings(session.settings, sessionSettings);
      session.settingsChangedAt = state.now();
    }
    return viewOf(session, state.now());
  }),
];

/**
 * Starts a session.
 * @throws Refusal 404 if the computer does not exist
 */
export function startSession(
  state: State,
  { computerId, cwd, settings }: { computerId: string; cwd?: string | undefined; settings: Settings },
): SessionRecord {
  knownComputer(state, computerId);
  const start = { id: state.newId("ses"), createdAt: state.now(), computerId, cwd };
  const session = recordOf({ ...start, settings: mergeSettings({}, settings), messages: [] });
  state.sessions.set(session.id, session);
  return session;
}

/**
 * Returns the session with an id. With `computerId`, only if that computer knows the session.
 * @throws Refusal 404 if the session or computer does not exist, or the computer does not know the session
 */
export function sessionOf(state: State, id: string, computerId?: string): SessionRecord {
  const session = state.sessions.get(id);
  if (!session) throw new Refusal(404, "There is no session with this id");
  if (computerId !== undefined) {
    knownComputer(state, computerId);
    if (!session.computers.has(computerId)) throw new Refusal(404, "This computer does not have this session");
  }
  return session;
}

/** @throws Refusal 404 if the computer does not exist */
export function knownComputer(state: State, id: string): void {
  if (!state.computers.has(id)) throw new Refusal(404, "computerId: there is no computer with this id");
}

/** Merges settings; null removes a setting. */
function mergeSettings(settings: Settings, more: Settings): Settings {
  const all = bag<unknown>();
  for (const [name, value] of [...Object.entries(settings), ...Object.entries(more)])
    if (value === null) delete all[name];
    else all[name] = value;
  return all;
}
