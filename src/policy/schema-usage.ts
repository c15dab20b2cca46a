// The schema of a policy's `usage`: what may be used, how much, and the names of MCP servers.
import * as z from "zod/mini";
import { durationText, optional, optionalList, says, shapedText } from "../model/described.ts";
import { controlsSchema, filledText, needs, ofMap, prose, severitySchema } from "./shapes.ts";

const ruleId = shapedText(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  "is not a rule id: letters, digits, dots, dashes and underscores",
).check(says("Replaces the built-in name in the rule's id, after the policy's id"));

/** Fields of every rule about data that the service observes. */
export const besideObserved = {
  severity: z.optional(severitySchema),
  because: optional(prose, "Why the rule exists"),
  remediation: optional(prose, "How to remediate a violation"),
  controls: z.optional(controlsSchema),
  fixWithin: optional(durationText, "The time limit for remediation"),
};

/** Fields of every rule about usage. */
const beside = { ...besideObserved, id: z.optional(ruleId) };

const names = (text: string) => optionalList(filledText, text);
const days = (text: string, most: number, shape = /^(?:0|[1-9]\d{0,3})d$/) =>
  shapedText(shape, "is not a number of days such as 14d").check(
    z.refine((value) => Number.parseInt(value, 10) <= most, `is more than ${most}d`),
    says(text),
    z.meta({ examples: ["7d", "14d"] }),
  );
/** Requires at least one day: a count over 0 days cannot fail. */
const someDays = (text: string, most: number) => days(text, most, /^[1-9]\d{0,3}d$/);
const limit = (text: string) => z.strictObject({ atMost: z.number().check(z.minimum(0)) }).check(says(text));
/** A share: 1 is all. */
export const part = z.number().check(z.minimum(0), z.maximum(1, "is more than 1, which is all"));

const list = (noun: string) =>
  z
    .strictObject({
      allowed: names(`The only ${noun} that may be used`),
      denied: names(`The ${noun} that nobody may use`),
      ...beside,
    })
    .check(...needs("allowed", "denied"));

const hook = z
  .strictObject({
    event: filledText.check(says("The event of the hook, such as SessionEnd")),
    matcher: optional(filledText, "The matcher of the hook"),
    command: filledText.check(says("The command that the hook runs")),
    perSession: optional(z.strictObject({ atLeast: part }), "The minimum number of runs per session"),
    perCallOf: optionalList(filledText, "Tools for whose calls the hook must run"),
    atLeast: optional(part, "With perCallOf: the minimum share of the calls"),
    over: someDays("The time over which it is counted", 90),
    ...beside,
  })
  .check(
    ofMap(
      ({ perSession, perCallOf, atLeast }) =>
        (perSession !== undefined) !== (perCallOf !== undefined) &&
        (perCallOf !== undefined) === (atLeast !== undefined),
      "needs either perSession, or perCallOf with atLeast",
      ["perSession", "perCallOf", "atLeast"],
    ),
    z.meta({ oneOf: [{ required: ["perSession"] }, { required: ["perCallOf", "atLeast"] }] }),
  );

export const usageSchema = z
  .strictObject({
    severity: z.optional(severitySchema),
    settle: z.optional(days("How long clients may still run with older settings after a tightening (default: 0d)", 7)),
    quiet: z.optional(days("How many days without a violation end a finding (default: 14d)", 365)),
    models: z.optional(
      z
        .strictObject({
          allowed: names("The only models that may be used; * is any text"),
          denied: names("Models that nobody may use; * is any text"),
          tiers: names("The only tiers of models that may be used"),
          ...beside,
        })
        .check(...needs("allowed", "denied", "tiers")),
    ),
    mcp: z.optional(
      z
        .strictObject({
          allowed: names("The only MCP servers that may be used, by name"),
          denied: names("MCP servers that nobody may use, by name"),
          identities: optional(
            z.record(z.string(), filledText),
            "The host or command of a server in mcpPolicy.allowlist, by the server's name",
          ),
          ...beside,
        })
        .check(...needs("allowed", "denied", "identities")),
    ),
    tools: z.optional(list("tools")),
    slashCommands: z.optional(list("slash commands")),
    skills: z.optional(list("skills")),
    clients: z.optional(list("clients")),
    autonomy: z.optional(
      z
        .strictObject({
          atMost: optional(z.enum(["off", "low", "medium", "high"]), "The highest autonomy that anybody may use"),
          share: optional(
            z.partialRecord(z.enum(["off", "low", "medium", "high"]), z.strictObject({ atMost: part })).check(
              z.refine((share) => Object.keys(share).length > 0, "lists nothing"),
              z.meta({ minProperties: 1 }),
            ),
            "The maximum share of all calls, by level",
          ),
          ratioP90: z.optional(limit("Calls for each turn of a user, 90th percentile, at most")),
          ...beside,
        })
        .check(...needs("atMost", "share", "ratioP90")),
    ),
    credits: z.optional(
      z
        .strictObject({
          perUserPerDay: z.optional(limit("Credits of a user on a day, at most")),
          perDay: z.optional(limit("Credits of all on a day, at most")),
          ...beside,
        })
        .check(...needs("perUserPerDay", "perDay")),
    ),
    hooks: optionalList(hook, "Hooks that must run"),
    unused: z.optional(
      z.strictObject({
        after: someDays("How long something that is allowed may go unused", 3650),
        of: z.array(z.enum(["models", "mcp"])).check(z.minLength(1, "lists nothing")),
        ...beside,
      }),
    ),
  })
  .check(
    z.refine((usage) => Object.keys(usage).length > 0, "states nothing"),
    z.meta({ minProperties: 1 }),
    says("Rules on usage, judged with --with usage"),
  );

export type UsageInput = z.infer<typeof usageSchema>;
