// The agent's settings that install the hook.
import path from "node:path";
import { didYouMean, DriftlineError } from "../../errors.ts";
import { shellWord } from "../../run/shell-word.ts";
import { hookEvents } from "./events.ts";

/**
 * Returns the events of a list such as `Stop,SessionEnd`; all events without a list.
 * @throws DriftlineError `usage` with every unknown name
 */
export function eventsNamed(list: string | undefined): string[] {
  const allNames = Object.keys(hookEvents);
  if (list === undefined) return allNames;
  const names = [...new Set(list.split(",").map((name) => name.trim()))];
  const unknown = names.filter((name) => !allNames.includes(name));
  if (unknown.length > 0)
    throw new DriftlineError(
      "usage",
      unknown.map((name) => ({
        message: `--events: "${name}" is not an event`,
        hint: didYouMean(name, allNames) ?? `events: ${allNames.join(", ")}`,
      })),
    );
  return names;
}

/**
 * Returns settings that run the hook at these events.
 * @param program how to run Driftline: a program and its arguments, as absolute paths
 * @param timeout seconds after which the agent may stop it
 */
export function hooksSettings(
  events: readonly string[],
  program: readonly string[],
  flags: { readonly log: string; readonly config?: string; readonly organization?: string },
  timeout: number,
) {
  const { log, config, organization } = flags;
  const options = [
    ["--log", path.resolve(log)],
    ...(config === undefined ? [] : [["--config", path.resolve(config)]]),
    ...(organization === undefined ? [] : [["--organization", organization]]),
  ];
  const command = [...program, "hook", ...options.flat()].map(shellWord).join(" ");
  return {
    hooks: Object.fromEntries(events.map((event) => [event, [{ hooks: [{ type: "command", command, timeout }] }]])),
  };
}
