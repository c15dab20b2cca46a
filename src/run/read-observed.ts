// Repositories, computers and sessions, as the service gives them. What an answer does not say is null.
import { DriftlineError } from "../errors.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import type {
  Criterion,
  ReadinessReport,
  SessionMessages,
  WatchedComputer,
  WatchedSession,
} from "../model/observed.ts";
import type { Client } from "../service/client.ts";
import { computers } from "../service/computers.ts";
import { messages } from "../service/messages.ts";
import { MAX_LIMIT } from "../service/paging.ts";
import { eachItem, eachPage } from "../service/pages.ts";
import { readiness } from "../service/readiness.ts";
import { ServiceError } from "../service/service-error.ts";
import { sessions } from "../service/sessions.ts";
import { text } from "./said.ts";

type Row = Readonly<Record<string, Json>>;

/** Messages of one session that are counted. */
const MAX_MESSAGES = 5000;

/** All readiness reports, the oldest first. */
export async function readReadiness(client: Client): Promise<ReadinessReport[]> {
  const { list } = readiness;
  const pages = eachPage(list, {}, (input) => client.call(list, input));
  const reports = new Map<string, ReadinessReport>();
  // A report that is made while pages are read may move others to the next page.
  for await (const item of eachItem(list, pages)) {
    const report = reportOf(item as Row);
    reports.set(report.id, report);
  }
  return [...reports.values()].sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1));
}

function reportOf(row: Row): ReadinessReport {
  const { reportId, createdAt, repoUrl, report, modelUsed, agentVersion } = row;
  const { hasLocalChanges: local, hasNonRemoteCommits: ahead } = row;
  const criteria = Object.entries(isObject(report) ? report : {}).map(([name, of]): Criterion => ({
    name: text(name) ?? "",
    part: isObject(of) ? partOf(of) : null,
  }));
  return {
    id: reportId as string,
    time: createdAt as number,
    repository: text(repoUrl) ?? "",
    criteria: criteria.sort((a, b) => (a.name < b.name ? -1 : 1)),
    isDirty: local === true || ahead === true ? true : local === false && ahead === false ? false : null,
    model: isObject(modelUsed) ? text(modelUsed["id"]) : null,
    agentVersion: text(agentVersion),
  };
}

/** Of no applications there is no part. */
function partOf({ numerator, denominator }: Row): number | null {
  const isPart = typeof numerator === "number" && typeof denominator === "number" && denominator > 0;
  return isPart ? numerator / denominator : null;
}

/** Computers by their ids, or by their names. */
export async function readComputers(client: Client, watch: readonly string[]): Promise<WatchedComputer[]> {
  return readEach(watch, "computers.watch", async (named) => {
    const byName = () => client.call(computers.getByName, { name: named });
    return computerOf(
      (await client.call(computers.get, { computerId: named }).catch((error: unknown) => {
        // A name may hold what no id does.
        if (isNone(error) || (error instanceof DriftlineError && error.code === "usage")) return byName();
        throw error;
      })) as Row,
    );
  });
}

function computerOf(row: Row): WatchedComputer {
  const { id, name, providerType, createdAt, status, provisioningSteps: steps, remoteUser } = row;
  const failed = (isArray(steps) ? steps : []).filter(
    (step): step is Row => isObject(step) && typeof step["error"] === "string" && step["error"] !== "",
  );
  return {
    id: id as string,
    name: text(name) ?? "",
    provider: providerType as string,
    time: createdAt as number,
    status: text(status),
    errors: failed.map((step) => `${text(step["name"]) ?? "a step"}: ${text(step["error"])!}`),
    remoteUser: text(remoteUser),
  };
}

/** Sessions by their ids. */
export async function readSessions(client: Client, watch: readonly string[]): Promise<WatchedSession[]> {
  return readEach(watch, "sessions.watch", async (sessionId) => {
    const row = (await client.call(sessions.get, { sessionId })) as Row;
    return sessionOf(row, await readMessages(client, sessionId));
  });
}

/** When a session was spoken in, and how often. */
async function readMessages(client: Client, sessionId: string): Promise<SessionMessages | null> {
  const { list } = messages;
  const times: number[] = [];
  let errors = 0;
  try {
    const pages = eachPage(list, { sessionId, limit: MAX_LIMIT }, (input) => client.call(list, input));
    for await (const item of eachItem(list, pages)) {
      const { createdAt, isError } = item as Row;
      times.push(createdAt as number);
      if (isError === true) errors++;
      if (times.length > MAX_MESSAGES) return null;
    }
  } catch (error) {
    // The session itself was read: who may not read what was said in it loses nothing else.
    if (error instanceof ServiceError && [401, 403, 404].includes(error.status ?? 0)) return null;
    throw error;
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { count: sorted.length, errors, first: sorted[0] ?? null, last: sorted.at(-1) ?? null };
}

function sessionOf(
  { sessionId, createdAt, updatedAt, sessionSettings }: Row,
  sessionMessages: SessionMessages | null,
): WatchedSession {
  const settings = isObject(sessionSettings) ? sessionSettings : {};
  const tools = settings["enabledToolIds"];
  return {
    id: sessionId as string,
    time: createdAt as number,
    updated: Math.max(createdAt as number, updatedAt as number),
    model: text(settings["model"]),
    specModel: text(settings["specModeModel"]),
    autonomyLevel: text(settings["autonomyLevel"]),
    autonomyMode: text(settings["autonomyMode"]),
    tools: isArray(tools) ? [...new Set(tools.flatMap((tool) => text(tool) ?? []))].sort() : null,
    providerLock: text(settings["providerLock"]),
    apiProviderLock: text(settings["apiProviderLock"]),
    messages: sessionMessages,
  };
}

/** Whether the service says that there is no such thing. */
function isNone(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 404;
}

/**
 * What a policy names, one after the other, each thing once.
 * @throws ServiceError when one of them does not come
 */
async function readEach<T extends { readonly id: string }>(
  watch: readonly string[],
  part: string,
  read: (named: string) => Promise<T>,
): Promise<T[]> {
  if (watch.length === 0)
    throw new DriftlineError("usage", {
      message: "no policy names any of them",
      hint: `name them as ${part} in a policy`,
    });
  const things = new Map<string, T>();
  for (const named of new Set(watch)) {
    const thing = await read(named).catch((error: unknown) => {
      if (!isNone(error)) throw error;
      throw new DriftlineError("incomplete", `the service knows none that is called ${JSON.stringify(named)}`);
    });
    things.set(thing.id, thing);
  }
  return [...things.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
