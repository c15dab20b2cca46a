// Repositories, computers and sessions for tests, read from the service's answers, and audits of them.
import { type ExtrasRange, readExtras } from "../../../src/run/read-extras.ts";
import type { ExtraChoice } from "../../../src/run/extra-names.ts";
import { HttpFailure } from "../../../src/service/failure.ts";
import { ServiceError } from "../../../src/service/service-error.ts";
import type { Client } from "../../../src/service/client.ts";
import type { Report } from "../../../src/model/report/index.ts";
import { judge, policy, type RawChange } from "../../support/history.ts";

export interface Answers {
  readonly reports?: readonly Record<string, unknown>[];
  readonly computers?: readonly Record<string, unknown>[];
  readonly sessions?: readonly Record<string, unknown>[];
  /** The messages of every session; absent: the key may not read any. */
  readonly messages?: readonly Record<string, unknown>[] | undefined;
}

/** Creates a client of a service with these answers. */
export function clientOf({ reports = [], computers = [], sessions = [], messages }: Answers): Client {
  const none = () => new ServiceError(new HttpFailure("not-found", "there is none", false, { status: 404 }));
  const call = async ({ name }: { name: string }, input: Record<string, string>) => {
    if (name === "readiness.list") {
      const start = reports.findIndex(({ reportId }) => reportId === input["startAfter"]) + 1;
      return { reports: reports.slice(start, start + 2) };
    }
    if (name === "messages.list") {
      if (messages) return { messages, pagination: { hasMore: false, nextCursor: null } };
      throw new ServiceError(new HttpFailure("auth", "it may not", false, { status: 403 }));
    }
    const [list, key, wanted] = {
      "computers.get": [computers, "id", input["computerId"]],
      "computers.getByName": [computers, "name", input["name"]],
      "sessions.get": [sessions, "sessionId", input["sessionId"]],
    }[name] as [readonly Record<string, unknown>[], string, string];
    const match = list.find((item) => item[key] === wanted);
    if (!match) throw none();
    return match;
  };
  return { requests: 0, call } as unknown as Client;
}

export interface Audited extends Answers {
  readonly history: readonly RawChange[];
  readonly asOf?: string;
  readonly policy?: string;
  readonly names?: readonly ExtraChoice[];
}

export const base = "id: p\nsettings: { modelPolicy: { allowedModelIds: { subsetOf: [m-a] } } }\n";

export async function audited({ history, asOf = "2026-03-12T08:00:00.000Z", ...rest }: Audited): Promise<Report> {
  const time = Date.parse(asOf);
  const policies = await policy(rest.policy ?? base);
  const range: ExtrasRange = {
    from: null,
    asOf: time,
    now: time,
    watch: { computers: policies.computers?.watch ?? [], sessions: policies.sessions?.watch ?? [] },
  };
  const extras = await readExtras(rest.names ?? [], clientOf(rest), range);
  return judge(history, policies, { asOf: time, ...extras } as never);
}

/** Returns findings in short: `rule subject introduced-resolved status`. */
export function linesOf(report: Report, rules = /^(readiness|computers|sessions)\//): string[] {
  return report.findings
    .filter(({ rule }) => rules.test(rule))
    .map(
      ({ rule, subject, introduced, resolved, status }) =>
        `${rule} ${subject} ${introduced.at.slice(0, 19)} ${resolved ? `until ${resolved.at.slice(0, 19)}` : status}`,
    )
    .sort();
}

/** Returns verdicts in short: `rule about verdict reason`. */
export function verdicts(rows: NonNullable<Report["computers" | "sessions" | "readiness"]>): string[] {
  return rows.flatMap((row) =>
    row.verdicts.map(({ rule, about, verdict, reason }) =>
      [rule, about, verdict, reason].filter((part) => part !== null).join(" "),
    ),
  );
}

export function change(revision: number, updatedAt: string, settings: Record<string, unknown>): RawChange {
  return { revision, updatedAt, settings, user: { id: "user_ada", email: "ada@corp.example", name: "Ada" } };
}
