import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  fieldNames,
  hookEvents,
  identities,
  objectionsTo
} from "./chunk-chunk-MDWAGJUQ.js";
import {
  STRONG,
  Sealer,
  createFingerprints,
  leakTest,
  readsLikeOurs
} from "./chunk-chunk-EJJEHDAQ.js";
import {
  apart
} from "./chunk-chunk-ICCAXWF2.js";
import "./chunk-chunk-Q22XO7I3.js";
import {
  JsonReader,
  OPEN_OBJECT
} from "./chunk-chunk-R6Y7EH2F.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import {
  canonical,
  isExactNumber,
  isObject
} from "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/seal/event.ts
function sealEvent(bytes, maxBytes, options) {
  const fingerprints = createFingerprints(options.key, options.organization);
  const reader = new JsonReader(bytes, maxBytes);
  const isEvent = reader.isAt(OPEN_OBJECT);
  const raw = reader.value();
  reader.end();
  if (!isEvent) throw new DriftlineError("incomplete", { code: "schema", message: "JSON that is not an object" });
  const literals = /* @__PURE__ */ new Set();
  const own = options.known.map((word) => word.toLowerCase());
  const isWeak = (literal) => {
    const text = literal.toLowerCase();
    return literal.length < STRONG || readsLikeOurs(literal) || own.some((word) => word.includes(text));
  };
  const nothing = () => {
  };
  const collector = new Sealer({
    fingerprint: () => "",
    isWeak: () => false,
    holdsLiteral: () => false,
    found: (literal) => !isWeak(literal) && literals.add(apart(literal)),
    shows: nothing
  });
  collector.event(raw, options.identities);
  const leaks = leakTest([...literals], options.known);
  const sealer = new Sealer({
    fingerprint: (secret, written) => fingerprints.of(secret, written),
    isWeak,
    holdsLiteral: leaks,
    found: nothing,
    shows: nothing
  });
  const types = new Map(Object.keys(raw).map((name) => [name, typeOf(raw[name])]));
  return { event: sealer.event(raw, options.identities), types, leaks };
}
function typeOf(value) {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "list";
  if (isObject(value)) return isExactNumber(value) ? "number" : "map";
  return typeof value === "string" ? "text" : typeof value === "number" ? "number" : "flag";
}

// src/run/hook-record.ts
var MAX_EVENT = 2 ** 20;
var statuses = ["valid", "unknown-event", "invalid", "malformed", "withheld"];
var words = [
  ...statuses,
  ...fieldNames,
  ...Object.keys(hookEvents),
  "at",
  "status",
  "event",
  "input",
  "bytes",
  "problems"
];
function recordOf(arrival, at, options) {
  const { size } = arrival;
  const bare = (status2, problem) => lineOf({ at, status: status2, event: null, input: null, bytes: size, problems: [problem] });
  if (size > MAX_EVENT) return bare("malformed", `larger than the ${MAX_EVENT} bytes that are read`);
  let sealed;
  try {
    sealed = sealEvent(arrival.bytes, MAX_EVENT, { ...options, identities, known: [...words, at] });
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    const message = error.problems[0].message;
    return bare("malformed", arrival.ended ? message : `${message}; the input did not end in time`);
  }
  const { hook_event_name: event = null } = sealed.event;
  const name = typeof event === "string" ? event : null;
  const problems = objectionsTo(sealed.types, name);
  const isKnown = name !== null && Object.hasOwn(hookEvents, name);
  const status = problems.length > 0 ? "invalid" : isKnown ? "valid" : "unknown-event";
  const line = lineOf({ at, status, event: name, input: sealed.event, bytes: size, problems });
  return sealed.leaks(line) ? bare("withheld", "a secret would have been shown") : line;
}
function lineOf(entry) {
  return `${visibleJson(canonical(entry))}
`;
}
export {
  MAX_EVENT,
  recordOf
};
