// The computers on which agents work.
import { computers as service } from "../service/computers.ts";
import { say } from "./conversation.ts";
import { computerAt, isInstalling, lasts } from "./installation.ts";
import { Refusal, type Resource, route } from "./resource.ts";
import { startSession } from "./sessions.ts";
import type { ComputerRecord, State } from "./state.ts";
import { withoutUndefined } from "../model/objects.ts";

export const computers: Resource = (_, state) => [
  route(service.get, ({ params }) => computerAt(recordOf(state, params.computerId), state.now())),
  route(service.getByName, ({ params }) => {
    const computerRecord = computerNamed(state, params.name);
    if (!computerRecord) throw new Refusal(404, "There is no computer with this name");
    return computerAt(computerRecord, state.now());
  }),
  route(service.update, ({ params, body }) => {
    const record = recordOf(state, params.computerId);
    const { name, remoteUser } = body;
    const namesake = name === undefined ? undefined : computerNamed(state, name);
    if (namesake && namesake !== record) throw new Refusal(409, "name: another computer has it");
    record.computer = { ...record.computer, ...withoutUndefined({ name, remoteUser }) };
    return computerAt(record, state.now());
  }),
  route(service.retryInstall, ({ params }) => {
    const record = recordOf(state, params.computerId);
    const now = state.now();
    // There is one installation at a time: a further request joins it.
    if (isInstalling(record, now)) return computerAt(record, now);
    const session = startSession(state, { computerId: record.computer.id, settings: {} });
    say(session, { text: "Install the dependencies.", works: lasts(record.computer) }, now, () => state.newId("msg"));
    record.installation = { at: now, sessionId: session.id };
    return computerAt(record, now);
  }),
];

function recordOf(state: State, id: string): ComputerRecord {
  const computerRecord = state.computers.get(id);
  if (!computerRecord) throw new Refusal(404, "There is no computer with this id");
  return computerRecord;
}

/** Names are compared exactly. */
function computerNamed(state: State, name: string): ComputerRecord | undefined {
  return [...state.computers.values()].find(({ computer }) => computer.name === name);
}
