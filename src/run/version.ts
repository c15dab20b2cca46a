// The version, from the package: one place to change it.
import packageJson from "../../package.json" with { type: "json" };

export const version: string = packageJson.version;
