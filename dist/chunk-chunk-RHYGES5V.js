import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/model/severity.ts
var severities = ["info", "low", "medium", "high", "critical"];
var worstToBest = severities.toReversed();
function weight(severity) {
  return severities.indexOf(severity);
}
function reaches(severity, threshold) {
  return threshold !== "never" && weight(severity) >= weight(threshold);
}

export {
  severities,
  worstToBest,
  weight,
  reaches
};
