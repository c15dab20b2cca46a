// The version, from the package: one place to change it.
import packageJson from "../../package.json" with { type: "json" };

export const version: string = packageJson.version;

/** Put in by the build; not there when the sources run by themselves. */
declare const DRIFTLINE_JUDGING: string | undefined;

/** The version, and which code judges: between two releases that changes as well. */
export const judgeVersion = typeof DRIFTLINE_JUDGING === "undefined" ? version : `${version}+${DRIFTLINE_JUDGING}`;
