// Reads repositories, computers and sessions from the service. Missing values are null.
import { DriftlineError } from "../errors.ts";
import { isInstant } from "../model/instant.ts";
import type {
  Criterion,
  ReadinessReport,
  SessionMessages,
  WatchedComputer,
  WatchedSession,
} from "../model/observed.ts";
import type { Client } from "../service/client.ts";
import { type Computer, computers } from "../service/computers.ts";
import { messages } from "../service/messages.ts";
import { MAX_LIMIT } from "../service/paging.ts";
import { eachItem, eachPage } from "../service/pages.ts";
import { readiness, type ReadinessReport as ServiceReport } from "../service/readiness.ts";
import { ServiceError } from "../service/service-error.ts";
import { type Session, sessions } from "../service/sessions.ts";
import { text } from "./answer-fields.ts";

type Evaluation = Pick<NonNullable<NonNullable<ServiceReport["report"]>[string]>, "numerator" | "denominator">;

/** The most messages of one session that are counted. */
const MAX_MESSAGES = 5000;

/** Reads all readiness reports. Returns them oldest first. */
export async function readReadiness(client: Client): Promise<ReadinessReport[]> {
  const { list } = readiness;
  const pages = eachPage(list, {}, (input) => client.call(list, input));
  const reports = new Map<string, ReadinessReport>();
  // A report that is made during paging may move others to the next page.
  for await (const item of eachItem(list, pages)) {
    reports.set(item.reportId, reportOf(item));
  }
  return [...reports.values()].sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1));
}

function reportOf(row: ServiceReport): ReadinessReport {
  const { reportId, createdAt, repoUrl, report, modelUsed, agentVersion } = row;
  const { hasLocalChanges: local, hasNonRemoteCommits: ahead } = row;
  if (createdAt === null)
    throw new DriftlineError("incomplete", "the service does not report when a readiness report was made");
  const criteria = Object.entries(report ?? {}).map(([name, evaluation]): Criterion => ({
    name: text(name) ?? "",
    part: evaluation && partOf(evaluation),
  }));
  return {
    id: idText(reportId),
    time: timeOf(createdAt, "a readiness report"),
    repository: text(repoUrl) ?? "",
    criteria: criteria.sort((a, b) => (a.name < b.name ? -1 : 1)),
    isDirty: local === true || ahead === true ? true : local === false && ahead === false ? false : null,
    model: text(modelUsed?.id),
    // The service publishes the field under another name too, as it does the path.
    agentVersion: text(agentVersion ?? row["droidVersion"]),
  };
}

/** Returns an id, which may look as random as a key, without credentials in a known format. */
function idText(id: string): string {
  return text(id, "personal") ?? "";
}

/** Returns a time in milliseconds. @throws DriftlineError `incomplete` if it is none, as in another unit */
function timeOf(time: number, label: string): number {
  if (isInstant(time)) return time;
  throw new DriftlineError("incomplete", `a time of ${label} is not in the years 1970 to 9999`);
}

/** null without applications, or if more of them or less than none pass. */
function partOf({ numerator, denominator }: Evaluation): number | null {
  if (numerator === null || denominator === null || denominator <= 0) return null;
  const part = numerator / denominator;
  return part >= 0 && part <= 1 ? part : null;
}

/** Reads computers by their ids or names. */
export async function readComputers(client: Client, watch: readonly string[]): Promise<WatchedComputer[]> {
  return readEach(watch, async (id) => {
    const byName = () => client.call(computers.getByName, { name: id });
    const row = await client.call(computers.get, { computerId: id }).catch((error: unknown) => {
      // A name may not be a valid id, to this program or to the service.
      const isInvalid = error instanceof ServiceError ? error.status === 400 : isUsageError(error);
      if (isNone(error) || isInvalid) return byName();
      throw error;
    });
    return [row.id, computerOf(row)];
  });
}

function computerOf(row: Computer): WatchedComputer {
  const { id, name, providerType, createdAt, status, provisioningSteps: steps, remoteUser } = row;
  const first = (times: readonly number[]) =>
    times.filter((at) => at > createdAt && isInstant(at)).sort((a, b) => a - b)[0];
  const failures = (steps ?? []).filter(({ error }) => text(error) !== null);
  return {
    id: idText(id),
    name: text(name) ?? "",
    provider: text(providerType) ?? "",
    time: timeOf(createdAt, "a computer"),
    status: text(status),
    // A retry starts the steps again.
    provisionedSince: first((steps ?? []).flatMap(({ startedAt }) => startedAt ?? [])) ?? createdAt,
    errors: failures.map((step) => `${text(step.name) ?? "a step"}: ${text(step.error)}`),
    failedSince: first(failures.flatMap(({ completedAt }) => completedAt ?? [])) ?? null,
    remoteUser: text(remoteUser),
  };
}

export async function readSessions(client: Client, watch: readonly string[]): Promise<WatchedSession[]> {
  return readEach(watch, async (sessionId) => {
    const row = await client.call(sessions.get, { sessionId });
    return [row.sessionId, sessionOf(row, await readMessages(client, sessionId))];
  });
}

/** Reads the times and errors of a session's messages. */
async function readMessages(client: Client, sessionId: string): Promise<SessionMessages | null> {
  const { list } = messages;
  // A message that arrives during paging may move others to the next page.
  const byId = new Map<string, { readonly time: number; readonly isError: boolean }>();
  try {
    const pages = eachPage(list, { sessionId, limit: MAX_LIMIT }, (input) => client.call(list, input));
    for await (const item of eachItem(list, pages)) {
      byId.set(item.id, { time: timeOf(item.createdAt, "a message"), isError: item["isError"] === true });
      if (byId.size > MAX_MESSAGES) return null;
    }
  } catch (error) {
    // The session itself was read: without permission only its messages are missing.
    if (error instanceof ServiceError && [401, 403, 404].includes(error.status ?? 0)) return null;
    throw error;
  }
  const sorted = [...byId.values()].toSorted((a, b) => a.time - b.time);
  const errors = sorted.filter(({ isError }) => isError).length;
  return { count: sorted.length, errors, first: sorted[0]?.time ?? null, last: sorted.at(-1)?.time ?? null };
}

function sessionOf(
  { sessionId, createdAt, updatedAt, sessionSettings }: Session,
  sessionMessages: SessionMessages | null,
): WatchedSession {
  const settings: Partial<NonNullable<typeof sessionSettings>> = sessionSettings ?? {};
  const { enabledToolIds: tools } = settings;
  return {
    id: idText(sessionId),
    time: timeOf(createdAt, "a session"),
    updated: Math.max(createdAt, timeOf(updatedAt, "a session")),
    model: text(settings["model"]),
    specModel: text(settings["specModeModel"]),
    autonomyLevel: text(settings["autonomyLevel"]),
    autonomyMode: text(settings["autonomyMode"]),
    tools: tools ? [...new Set(tools.flatMap((tool) => text(tool) ?? []))].sort() : null,
    providerLock: text(settings["providerLock"]),
    apiProviderLock: text(settings["apiProviderLock"]),
    messages: sessionMessages,
  };
}

function isUsageError(error: unknown): error is DriftlineError {
  return error instanceof DriftlineError && error.code === "usage";
}

/** Whether the service reports that the object does not exist. */
function isNone(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 404;
}

/**
 * Reads the objects that a policy names one after the other, each once.
 * @param read returns the object with its id as the service states it: two ids may differ only in credentials
 * @throws ServiceError if one cannot be read
 */
async function readEach<T extends { readonly id: string }>(
  watch: readonly string[],
  read: (name: string) => Promise<readonly [id: string, thing: T]>,
): Promise<T[]> {
  const things = new Map<string, T>();
  for (const id of new Set(watch)) {
    const [key, thing] = await read(id).catch((error: unknown) => {
      if (isUsageError(error))
        throw new DriftlineError("incomplete", `${JSON.stringify(id)} cannot be requested: ${error.message}`);
      if (!isNone(error)) throw error;
      throw new DriftlineError("incomplete", `the service does not know ${JSON.stringify(id)}`);
    });
    things.set(key, thing);
  }
  return [...things.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
