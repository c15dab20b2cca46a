// Converts the parts of a policy about repositories, computers and sessions.
import { certain, durationOf } from "../model/instant.ts";
import type { ObservedName } from "../model/observed.ts";
import type { ComputersPolicy, ObservedPolicy, ReadinessPolicy, SessionsPolicy } from "../model/policy-use.ts";
import type { WholePolicy } from "./parse.ts";
import type { LimitsInput } from "./schema-limits.ts";
import type { ComputersInput, ReadinessInput, SessionsInput } from "./schema-observed.ts";

type WithoutTerm<T> = Omit<T, "from" | "until">;

/** Returns the fields that every part has besides its demands. */
export function besides(
  { id: policy, document, input }: WholePolicy,
  part: ObservedName | "limits",
  section: ReadinessInput | ComputersInput | SessionsInput | LimitsInput,
): WithoutTerm<ObservedPolicy> {
  const { owner, severity, rationale, controls } = input;
  const place = (...path: string[]) => document.place([part, ...path], "key");
  return {
    severity: section.severity ?? severity ?? null,
    rationale: section.because ?? rationale ?? null,
    remediation: section.remediation ?? null,
    controls: section.controls ?? controls ?? [],
    fixWithinSeconds: secondsOf(section.fixWithin),
    policy,
    owner: owner ?? null,
    locations: Object.fromEntries(Object.keys(section).map((key) => [key, place(key)])),
  };
}

/** Converts the demands on the readiness of repositories. */
export function readinessOf(file: WholePolicy, input: ReadinessInput): WithoutTerm<ReadinessPolicy> {
  const { repositories, required, maxAge, models, agentVersion, clean } = input;
  return {
    ...besides(file, "readiness", input),
    repositories: repositories ?? null,
    required: required
      ? new Map(
          Object.entries(required).map(([name, least]) => [name, typeof least === "number" ? least : least.atLeast]),
        )
      : null,
    maxAgeSeconds: secondsOf(maxAge),
    models: models ? { allowed: models.allowed ?? null, denied: models.denied ?? null } : null,
    agentVersion: agentVersion?.atLeast ?? null,
    clean: clean === true,
  };
}

export function computersOf(file: WholePolicy, input: ComputersInput): WithoutTerm<ComputersPolicy> {
  return {
    ...besides(file, "computers", input),
    watch: input.watch,
    remoteUserNoneOf: input.remoteUser?.noneOf ?? null,
    maxProvisioningSeconds: secondsOf(input.maxProvisioning),
  };
}

export function sessionsOf(file: WholePolicy, input: SessionsInput): WithoutTerm<SessionsPolicy> {
  return {
    ...besides(file, "sessions", input),
    watch: input.watch,
    toolsDenied: input.tools?.denied ?? null,
    providerLockOneOf: input.providerLock?.oneOf ?? null,
  };
}

function secondsOf(text: string | undefined): number | null {
  return text === undefined ? null : certain(durationOf, text);
}
