import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  hookEvents
} from "./chunk-chunk-MDWAGJUQ.js";
import {
  shellWord
} from "./chunk-chunk-Y2NB2BSU.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/hook-config.ts
import path from "node:path";
function eventsNamed(list) {
  const known = Object.keys(hookEvents);
  if (list === void 0) return known;
  const names = [...new Set(list.split(",").map((name) => name.trim()))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new DriftlineError(
      "usage",
      unknown.map((name) => ({
        message: `--events: "${name}" is not an event`,
        hint: didYouMean(name, known) ?? `events: ${known.join(", ")}`
      }))
    );
  return names;
}
function hooksSettings(events, program, flags, timeout) {
  const { log, config, organization } = flags;
  const options = [
    ["--log", path.resolve(log)],
    ...config === void 0 ? [] : [["--config", path.resolve(config)]],
    ...organization === void 0 ? [] : [["--organization", organization]]
  ];
  const command = [...program, "hook", ...options.flat()].map(shellWord).join(" ");
  return {
    hooks: Object.fromEntries(events.map((event) => [event, [{ hooks: [{ type: "command", command, timeout }] }]]))
  };
}
export {
  eventsNamed,
  hooksSettings
};
