// Parts that one policy states for the whole run, such as editors, changes and usage.
import type { Catalog } from "../catalog/catalog.ts";
import type { Problem } from "../errors.ts";
import { certain, endOf, startOf } from "../model/instant.ts";
import type { Policies } from "../model/policy.ts";
import { changeProblems, changesOf } from "./changes.ts";
import { peopleOf } from "./editors.ts";
import { limitProblems, limitsOf } from "./limits.ts";
import { computersOf, readinessOf, sessionsOf } from "./observed.ts";
import { has, type ParsedPolicy, type WholePolicy } from "./parse.ts";
import { patternFlaw } from "./patterns.ts";
import type { PolicyInput } from "./schema.ts";
import type { Sound } from "./sound.ts";
import { usageOf } from "./usage.ts";

/** The parts, each with the reason why a second policy must not state it. */
const reasons = {
  editors: "one policy of a run says who may edit",
  changes: "one policy of a run says when and how the controls change",
  usage: "one policy of a run says what may be used",
  access: "one policy of a run says who keeps access",
  limits: "one policy of a run says the credit limits of users",
  readiness: "one policy of a run says how ready repositories must be",
  computers: "one policy of a run says which computers are watched",
  sessions: "one policy of a run says which sessions are watched",
} as const satisfies Partial<Record<keyof PolicyInput, string>>;

type RunWide = keyof typeof reasons;

export function termOf({ effective }: Pick<Sound<PolicyInput>, "effective">): {
  from: number | null;
  until: number | null;
} {
  const { from, until } = effective ?? {};
  return {
    from: from === undefined ? null : certain(startOf, from),
    until: until === undefined ? null : certain(endOf, until),
  };
}

/** Returns the fields that a part takes from its file. @param part what the part itself says of them */
function common(
  { id, input, document }: WholePolicy,
  name: "editors" | "changes" | "access",
  part: Pick<PolicyInput, "rationale" | "controls"> = {},
) {
  return {
    policy: id,
    owner: input.owner ?? null,
    rationale: part.rationale ?? input.rationale ?? null,
    controls: part.controls ?? input.controls ?? [],
    location: document.place([name], "key"),
  };
}

/** Returns the parts of a run; null for those that no file states. Reports a problem for each further file with a part. */
export function runWideParts(
  files: readonly ParsedPolicy[],
  problems: Problem[],
  catalog: Catalog,
): Pick<Policies, RunWide> {
  const only = <P extends RunWide, T>(
    part: P,
    convert: (file: WholePolicy, input: NonNullable<PolicyInput[P]>) => T,
  ) => {
    const [first, ...otherFiles] = files.filter(({ document }) => has(document, part));
    for (const { document } of otherFiles) {
      const { file, line } = first?.document.place([part], "key") ?? {};
      problems.push(document.problem([part], `"${part}" is already at ${file}:${line}`, reasons[part], "key"));
    }
    if (!first) return null;
    problems.push(...partProblems(first, part, catalog));
    const { id, document, whole } = first;
    const input = whole?.[part];
    return whole && input ? { ...convert({ id, document, input: whole }, input), ...termOf(whole) } : null;
  };
  return {
    editors: only("editors", (file, editors) => ({
      severity: editors.severity ?? null,
      approved: editors.approved ? peopleOf(editors.approved) : null,
      by: Object.entries(editors.by ?? {}).map(([pattern, people]) => ({ pattern, people: peopleOf(people) })),
      ...common(file, "editors", editors),
    })),
    changes: only("changes", (file, input) => ({
      ...changesOf(input),
      severity: input.severity ?? null,
      ...common(file, "changes", input),
    })),
    usage: only("usage", usageOf),
    access: only("access", (file, access) => ({
      reviewEveryDays: daysOf(access.reviewEvery),
      maxIdleDays: daysOf(access.maxIdle),
      mayEdit: access.mayEdit ?? null,
      severity: file.input.severity ?? "medium",
      ...common(file, "access"),
    })),
    limits: only("limits", limitsOf),
    readiness: only("readiness", readinessOf),
    computers: only("computers", computersOf),
    sessions: only("sessions", sessionsOf),
  };
}

/** Returns the problems of a part, besides those of its shape. */
function partProblems({ document, input }: ParsedPolicy, part: RunWide, catalog: Catalog): Problem[] {
  const { editors, changes, limits } = input;
  if (part === "changes" && changes) return changeProblems(document, changes, catalog);
  if (part === "limits" && limits) return limitProblems(document, limits);
  const patterns = part === "editors" ? Object.keys(editors?.by ?? {}) : [];
  return patterns.flatMap((pattern) => {
    const flaw = patternFlaw(pattern, catalog);
    if (!flaw) return [];
    return [document.problem(["editors", "by", pattern], `editors.by: ${flaw.message}`, flaw.hint, "key")];
  });
}

function daysOf(text: string | undefined): number | null {
  return text === undefined ? null : Number.parseInt(text, 10);
}
