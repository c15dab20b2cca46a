// The schemas of a policy's `readiness`, `computers` and `sessions`.
import * as z from "zod/mini";
import { optional, says, shapedText } from "../model/described.ts";
import { durationShape } from "../model/instant.ts";
import { besideObserved, part } from "./schema-usage.ts";
import { filledText, needs } from "./shapes.ts";

const names = (text: string) => z.array(filledText).check(z.minLength(1, "lists nothing"), says(text));
const duration = (text: string) => shapedText(durationShape, "is not a duration such as 1h or 30d").check(says(text));

export const readinessSchema = z
  .strictObject({
    repositories: z.optional(names("Addresses of repositories that must have a report; others are judged when seen")),
    required: optional(
      z.record(z.string(), z.union([part, z.strictObject({ atLeast: part })])),
      "The share of the applications that must pass, by criterion: 1 means all",
    ),
    maxAge: z.optional(duration("How old the newest report of a repository may be")),
    models: z.optional(
      z
        .strictObject({
          allowed: z.optional(names("The only models that may evaluate; * is any text")),
          denied: z.optional(names("Models that may not evaluate; * is any text")),
        })
        .check(...needs("allowed", "denied")),
    ),
    agentVersion: z.optional(
      z.strictObject({
        atLeast: shapedText(/^\d{1,6}(?:\.\d{1,6}){0,3}$/, "is not a version such as 1.40.0").check(
          says("The oldest allowed version of the agent's command line in an evaluation"),
        ),
      }),
    ),
    clean: optional(z.literal(true), "Whether the evaluated commit must be pushed, without uncommitted changes"),
    ...besideObserved,
  })
  .check(
    ...needs("repositories", "required", "maxAge", "models", "agentVersion", "clean"),
    says("Requirements on repositories, judged with --with readiness"),
  );

export const computersSchema = z
  .strictObject({
    watch: names("Computers to request, by id or by name; the service has no list of computers"),
    remoteUser: z.optional(z.strictObject({ noneOf: names("Accounts on the computer that agents may not have") })),
    maxProvisioning: z.optional(duration("How long a computer may take until it is provisioned")),
    ...besideObserved,
  })
  .check(says("Requirements on computers, judged with --with computers"));

export const sessionsSchema = z
  .strictObject({
    watch: names("Sessions to request, by id; the service has no list of sessions"),
    tools: z.optional(z.strictObject({ denied: names("Tools that no session may have on") })),
    providerLock: z.optional(
      z.strictObject({
        oneOf: names("The only providers that a session may be locked to, of the model or of its API"),
      }),
    ),
    ...besideObserved,
  })
  .check(says("Requirements on sessions, judged with --with sessions"));

export type ReadinessInput = z.infer<typeof readinessSchema>;
export type ComputersInput = z.infer<typeof computersSchema>;
export type SessionsInput = z.infer<typeof sessionsSchema>;
