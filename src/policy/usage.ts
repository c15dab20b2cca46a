// Converts the `usage` of a policy to rules.
import { certain, durationOf } from "../model/instant.ts";
import type { UsageLists, UsagePolicy, UsageRule } from "../model/policy-use.ts";
import type { WholePolicy } from "./parse.ts";
import type { UsageInput } from "./schema-usage.ts";
import type { Sound } from "./sound.ts";

/** After this many days without a violation a finding closes, unless the policy states another number. */
const QUIET = 14;

/** The fields of every rule besides its demand. */
type Beside = Pick<
  NonNullable<UsageInput["models"]>,
  "severity" | "because" | "remediation" | "controls" | "fixWithin" | "id"
>;

/** Converts the `usage` of a file to rules. */
export function usageOf(
  { id: policy, document, input: { owner, severity, rationale, controls } }: WholePolicy,
  input: UsageInput,
) {
  const partOf = <I extends Beside, T>(
    part: I,
    path: readonly (string | number)[],
    demand: (part: I) => T,
  ): UsageRule<T> => ({
    demand: demand(part),
    id: part.id === undefined ? null : `${policy}/${part.id}`,
    severity: part.severity ?? input.severity ?? severity ?? null,
    rationale: part.because ?? rationale ?? null,
    remediation: part.remediation ?? null,
    controls: part.controls ?? controls ?? [],
    fixWithinSeconds: part.fixWithin === undefined ? null : certain(durationOf, part.fixWithin),
    location: document.place(["usage", ...path], "key"),
  });
  const rule = <I extends Beside, T>(part: I | undefined, path: readonly string[], demand: (part: I) => T) =>
    part === undefined ? null : partOf(part, path, demand);
  const list = (part: "tools" | "slashCommands" | "skills" | "clients") => rule(input[part], [part], listsOf);
  const { models, mcp, autonomy, credits, hooks = [], unused } = input;
  const judgesMcp = mcp?.allowed !== undefined || mcp?.denied !== undefined;
  return {
    settleDays: daysOf(input.settle ?? "0d"),
    quietDays: input.quiet === undefined ? QUIET : daysOf(input.quiet),
    identities: Object.fromEntries(
      Object.entries(mcp?.identities ?? {}).map(([name, identity]) => [name.toLowerCase(), identity]),
    ),
    models: rule(models, ["models"], (part) => ({ ...listsOf(part), tiers: part.tiers ?? null })),
    mcp: rule(judgesMcp ? mcp : undefined, ["mcp"], (part) => {
      const { allowed, denied } = listsOf(part);
      return { allowed: allowed && lower(allowed), denied: denied && lower(denied) };
    }),
    tools: list("tools"),
    slashCommands: list("slashCommands"),
    skills: list("skills"),
    clients: list("clients"),
    autonomy: rule(autonomy, ["autonomy"], ({ atMost, share, ratioP90 }) => ({
      atMost: atMost ?? null,
      share: Object.fromEntries(
        Object.entries(share ?? {}).flatMap(([level, most]) => (most ? [[level, most.atMost] as const] : [])),
      ),
      ratioP90: ratioP90?.atMost ?? null,
    })),
    credits: rule(credits, ["credits"], ({ perUserPerDay, perDay }) => ({
      perUserPerDay: perUserPerDay?.atMost ?? null,
      perDay: perDay?.atMost ?? null,
    })),
    hooks: hooks.map((hook, i) =>
      partOf(hook, ["hooks", i], ({ event, matcher, command, perSession, perCallOf, atLeast, over }) => ({
        event,
        matcher: matcher === undefined || matcher === "*" ? null : matcher,
        command,
        perCallOf: perCallOf ?? null,
        atLeast: perSession?.atLeast ?? atLeast ?? 0,
        overDays: daysOf(over),
      })),
    ),
    unused: rule(unused, ["unused"], (part) => ({ afterDays: daysOf(part.after), of: part.of })),
    policy,
    owner: owner ?? null,
  } satisfies Omit<UsagePolicy, "from" | "until">;
}

/** Whether a policy on usage states a rule, and not only how built-in rules judge. */
export function statesRule({ identities: _, ...parts }: UsagePolicy): boolean {
  return Object.values(parts)
    .flat()
    .some((part) => typeof part === "object" && part !== null && "demand" in part);
}

function listsOf({ allowed, denied }: { allowed?: string[] | undefined; denied?: string[] | undefined }): UsageLists {
  return { allowed: allowed ?? null, denied: denied ?? null };
}

function lower(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}

function daysOf(text: string): number {
  return Number.parseInt(text, 10);
}

interface UsageId {
  readonly id: string;
  /** The part of `usage`, and the keys of the id in the file. */
  readonly part: string;
  readonly keys: readonly (string | number)[];
}

/** Returns the ids that a file gives to rules on usage. */
export function usageIds({ usage = {} }: { readonly usage?: Sound<UsageInput> | undefined }): UsageId[] {
  return Object.entries(usage).flatMap(([part, partInput]): UsageId[] => {
    const rules = Array.isArray(partInput) ? [...partInput.entries()] : [[null, partInput] as const];
    return rules.flatMap(([i, rule]) =>
      typeof rule === "object" && rule?.id !== undefined
        ? [{ id: rule.id, part, keys: ["usage", part, ...(i === null ? [] : [i]), "id"] }]
        : [],
    );
  });
}
