// The result of `driftline doctor`, as in its JSON.
import type { ExtraName } from "../../run/extra-names.ts";
import type { EndpointRow } from "./ask.ts";
import type { Surrounding } from "./surroundings.ts";

export interface Examination {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: "driftline"; readonly version: string };
  readonly at: string;
  /** Scheme and host of each. */
  readonly service: { readonly api: string; readonly app: string | null; readonly isEmulated: boolean };
  /** The evidence that the audit will request besides the history. */
  readonly with: readonly ExtraName[];
  readonly endpoints: readonly EndpointRow[];
  readonly surroundings: readonly Surrounding[];
  /** What the audit needs but lacks; empty if nothing. */
  readonly missing: readonly string[];
  readonly exitCode: 0 | 3;
}
