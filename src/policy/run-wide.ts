// Parts that one policy states for the whole run, such as editors, changes and usage.
import type { Catalog } from "../catalog/catalog.ts";
import type { Problem } from "../errors.ts";
import { certain, endOf, startOf } from "../model/instant.ts";
import type { ObservedName } from "../model/observed.ts";
import type { ChangePolicy, EditorPolicy, Policies } from "../model/policy.ts";
import type { AccessPolicy, LimitsPolicy, UsagePolicy } from "../model/policy-use.ts";
import { changesOf } from "./changes.ts";
import { peopleOf } from "./editors.ts";
import { limitsOf } from "./limits.ts";
import { computersOf, readinessOf, sessionsOf } from "./observed.ts";
import { has, type ParsedPolicy } from "./parse.ts";
import { patternFlaw } from "./patterns.ts";
import type { PolicyInput } from "./schema.ts";
import { usageOf } from "./usage.ts";

/** Returns the term of a policy. */
export function termOf({ effective }: PolicyInput): { from: number | null; until: number | null } {
  const { from, until } = effective ?? {};
  return {
    from: from === undefined ? null : certain(startOf, from),
    until: until === undefined ? null : certain(endOf, until),
  };
}

/** Returns the file that has a part. Reports a problem for each further file that has it. */
function only(
  files: readonly ParsedPolicy[],
  part: "editors" | "changes" | "usage" | "access" | "limits" | ObservedName,
  statement: string,
  problems: Problem[],
): ParsedPolicy | undefined {
  const [first, ...otherFiles] = files.filter(({ document }) => has(document, part));
  for (const { document } of otherFiles) {
    const { file, line } = first?.document.place([part], "key") ?? {};
    problems.push(document.problem([part], `${part} already stand at ${file}:${line}`, statement, "key"));
  }
  return first;
}

/** Returns the fields that a run-wide part takes from its file. */
function common(file: ParsedPolicy, part: "editors" | "changes") {
  const { input, document } = file;
  return {
    policy: file.id,
    owner: input.owner ?? null,
    rationale: input[part]?.rationale ?? input.rationale ?? null,
    controls: input[part]?.controls ?? input.controls ?? [],
    ...termOf(input),
    location: document.place([part], "key"),
  };
}

/** Returns the policy on editors. */
export function onlyEditors(
  files: readonly ParsedPolicy[],
  problems: Problem[],
  catalog: Catalog,
): EditorPolicy | null {
  const file = only(files, "editors", "one policy of a run says who may edit", problems);
  const editors = file?.input.editors;
  if (!file || !editors) return null;
  for (const pattern of Object.keys(editors.by ?? {})) {
    const flaw = patternFlaw(pattern, catalog);
    if (!flaw) continue;
    const message = `editors.by: ${flaw.message}`;
    problems.push(file.document.problem(["editors", "by", pattern], message, flaw.hint, "key"));
  }
  return {
    severity: editors.severity ?? "high",
    approved: editors.approved ? peopleOf(editors.approved) : null,
    by: Object.entries(editors.by ?? {}).map(([pattern, people]) => ({ pattern, people: peopleOf(people) })),
    ...common(file, "editors"),
  };
}

/** Returns the policy on when and how the settings may change. */
export function onlyChanges(
  files: readonly ParsedPolicy[],
  problems: Problem[],
  catalog: Catalog,
): ChangePolicy | null {
  const file = only(files, "changes", "one policy of a run says when and how the controls change", problems);
  const input = file?.input.changes;
  if (!file || !input) return null;
  const result = changesOf(file.document, input, catalog);
  problems.push(...result.problems);
  return { ...result.changes, severity: input.severity ?? null, ...common(file, "changes") };
}

/** Returns the policy on usage. */
export function onlyUsage(files: readonly ParsedPolicy[], problems: Problem[]): UsagePolicy | null {
  const file = only(files, "usage", "one policy of a run says what may be used", problems);
  const input = file?.input.usage;
  return file && input ? { ...usageOf(file, input), ...termOf(file.input) } : null;
}

/** Returns the policy on access. */
export function onlyAccess(files: readonly ParsedPolicy[], problems: Problem[]): AccessPolicy | null {
  const file = only(files, "access", "one policy of a run says who keeps access", problems);
  const access = file?.input.access;
  if (!file || !access) return null;
  const { owner, severity, rationale, controls } = file.input;
  return {
    reviewEveryDays: daysOf(access.reviewEvery),
    maxIdleDays: daysOf(access.maxIdle),
    mayEdit: access.mayEdit ?? null,
    severity: severity ?? "medium",
    policy: file.id,
    owner: owner ?? null,
    rationale: rationale ?? null,
    controls: controls ?? [],
    ...termOf(file.input),
    location: file.document.place(["access"], "key"),
  };
}

function daysOf(text: string | undefined): number | null {
  return text === undefined ? null : Number.parseInt(text, 10);
}

/** Returns the policy on credit limits of users. */
export function onlyLimits(files: readonly ParsedPolicy[], problems: Problem[]): LimitsPolicy | null {
  const file = only(files, "limits", "one policy of a run says the credit limits of users", problems);
  const input = file?.input.limits;
  if (!file || !input) return null;
  const result = limitsOf(file, input);
  problems.push(...result.problems);
  return { ...result.limits, ...termOf(file.input) };
}

/** Returns the policies on repositories, computers and sessions. */
export function onlyObserved(files: readonly ParsedPolicy[], problems: Problem[]): Pick<Policies, ObservedName> {
  const ready = only(files, "readiness", "one policy of a run says how ready repositories must be", problems);
  const machine = only(files, "computers", "one policy of a run says which computers are watched", problems);
  const session = only(files, "sessions", "one policy of a run says which sessions are watched", problems);
  return {
    readiness: ready?.input.readiness ? { ...readinessOf(ready, ready.input.readiness), ...termOf(ready.input) } : null,
    computers: machine?.input.computers
      ? { ...computersOf(machine, machine.input.computers), ...termOf(machine.input) }
      : null,
    sessions: session?.input.sessions
      ? { ...sessionsOf(session, session.input.sessions), ...termOf(session.input) }
      : null,
  };
}
