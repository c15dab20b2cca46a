// A finding as the reference tells it: what the contract promises of a finding, without its words.
import { createHash } from "node:crypto";
import { instantText } from "../../src/model/instant.ts";
import type { Json } from "../../src/model/json.ts";
import type { Editor } from "../../src/model/sealed.ts";
import type { Severity } from "../../src/model/severity.ts";
import type { Moment } from "./history.ts";

export interface Finding {
  readonly id: string;
  readonly key: string;
  readonly rule: string;
  readonly subject: string;
  readonly severity: Severity;
  readonly status: "open" | "resolved" | "excepted" | "noted";
  readonly introduced: {
    readonly revision: number | null;
    readonly at: string;
    readonly by: Editor | null;
    readonly exact: boolean;
  };
  readonly resolved: {
    readonly revision: number | null;
    readonly at: string;
    readonly by: Editor | null;
    readonly approval?: string;
  } | null;
  readonly ended: "fixed" | "accepted" | "outgrown" | null;
  readonly before: Json;
  readonly actual: Json;
  readonly offending: readonly Json[];
  readonly values: readonly { readonly revision: number; readonly by: Editor; readonly actual: Json }[];
  readonly exposureSeconds: number | null;
  readonly dueAt: string | null;
  readonly causedBy: string | null;
  readonly inert: {
    readonly switch: string;
    readonly since: { readonly revision: number; readonly by: Editor; readonly exact: boolean };
  } | null;
}

/** When something began that no revision brought. */
export interface Dated {
  readonly revision: null;
  readonly at: string;
  readonly time: number;
  readonly by: null;
}

/** When something ended that no revision ended. */
export interface Approved {
  readonly revision: null;
  readonly approval: string;
  readonly at: string;
  readonly time: number;
  readonly by: null;
}

export interface Draft {
  readonly rule: { readonly id: string; readonly severity: Severity; readonly fixWithinSeconds: number | null };
  readonly subject: string;
  readonly status: Finding["status"];
  readonly introduced: Moment | Dated;
  /** Already present in the first revision seen. */
  readonly isFirst: boolean;
  readonly exact: boolean;
  readonly resolved: Moment | Approved | null;
  readonly ended?: Finding["ended"];
  readonly before?: Json;
  readonly actual?: Json;
  readonly offending: readonly Json[];
  readonly values?: Finding["values"];
  /** Milliseconds from which the time to put it right counts; null for an event, which has no exposure. */
  readonly dueFrom: number | null;
  readonly causedBy?: string | null;
  readonly inert?: Finding["inert"];
}

export function findingOf({ asOf, organization }: { asOf: number; organization: string }, draft: Draft): Finding {
  const { rule, subject, introduced, resolved, dueFrom } = draft;
  const number = draft.isFirst ? 0 : introduced.revision;
  const isEvent = dueFrom === null;
  return {
    id: `f_${digest([organization, rule.id, subject, number])}`,
    key: `k_${digest([organization, rule.id, subject])}`,
    rule: rule.id,
    subject,
    severity: rule.severity,
    status: draft.status,
    introduced: { revision: introduced.revision, at: introduced.at, by: introduced.by, exact: draft.exact },
    resolved: resolved && {
      revision: resolved.revision,
      at: resolved.at,
      by: resolved.by,
      ...("approval" in resolved && { approval: resolved.approval }),
    },
    ended: draft.ended ?? null,
    before: draft.before ?? null,
    actual: draft.actual ?? null,
    offending: draft.offending,
    values: draft.values ?? [],
    exposureSeconds: isEvent ? null : Math.max(0, Math.floor(((resolved?.time ?? asOf) - introduced.time) / 1000)),
    dueAt: isEvent || rule.fixWithinSeconds === null ? null : instantText(dueFrom + rule.fixWithinSeconds * 1000),
    causedBy: draft.causedBy ?? null,
    inert: draft.inert ?? null,
  };
}

export function digest(parts: readonly (string | number | null)[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
