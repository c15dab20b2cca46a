// What `driftline doctor` finds, as its JSON says it.
import type { ExtraName } from "../../run/extra-names.ts";
import type { EndpointRow } from "./ask.ts";
import type { Surrounding } from "./surroundings.ts";

/** What `doctor` found. */
export interface Examination {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: "driftline"; readonly version: string };
  readonly at: string;
  /** Scheme and host of each. */
  readonly service: { readonly api: string; readonly app: string | null; readonly isEmulated: boolean };
  /** What the audit will be told to ask for besides the history. */
  readonly with: readonly ExtraName[];
  readonly endpoints: readonly EndpointRow[];
  readonly surroundings: readonly Surrounding[];
  /** What the audit needs and does not have; nothing when all of it is there. */
  readonly missing: readonly string[];
  readonly exitCode: 0 | 3;
}
