// The version, from the package.
import packageJson from "../../package.json" with { type: "json" };

export const version: string = packageJson.version;

/** How requests name this program. */
export const userAgent = `driftline/${version}`;

/** Set by the build; undefined when the sources run directly. */
declare const DRIFTLINE_JUDGING: string | undefined;

/** The version and a digest of the code that judges, which also changes between two releases. */
export const judgeVersion = typeof DRIFTLINE_JUDGING === "undefined" ? version : `${version}+${DRIFTLINE_JUDGING}`;
