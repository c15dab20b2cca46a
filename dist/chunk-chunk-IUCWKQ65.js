import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  Ledger,
  openForReading
} from "./chunk-chunk-SWQC2MDS.js";
import {
  policyEntry
} from "./chunk-chunk-FISVXZZU.js";
import {
  keptHead,
  tampered
} from "./chunk-chunk-V5DGJUWE.js";
import {
  inForceRules
} from "./chunk-chunk-34IH5OLG.js";
import {
  equal,
  isObject,
  segment
} from "./chunk-chunk-2KDALSGB.js";
import {
  judgeVersion
} from "./chunk-chunk-ZSK3KCBW.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/history/differences.ts
function differences(before, after, at = "") {
  if (equal(before, after)) return [];
  if (isObject(before) && isObject(after) && !Object.hasOwn(before, "$secret") && !Object.hasOwn(after, "$secret")) {
    const keys = [.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return keys.flatMap((key) => differences(before[key] ?? null, after[key] ?? null, at + segment(key)));
  }
  return [{ at, before, after }];
}

// src/run/ledger.ts
async function openRun(options) {
  const { dir, organization, full } = options;
  const kept = options.expectHead === void 0 ? void 0 : keptHead(options.expectHead);
  const ledger = await Ledger.open(dir, { organization, now: new Date(options.now).toISOString() });
  try {
    const { state, head, size } = ledger;
    return { ledger, state, head, size, full, anchored: isAnchored(state, kept, options.expectedBy) };
  } catch (error) {
    await ledger.close();
    throw error;
  }
}
async function openReplay(dir, organization, expectHead, expectedBy) {
  const kept = expectHead === void 0 ? void 0 : keptHead(expectHead);
  const { proved, state } = await openForReading(dir);
  const owner = proved.origin.organization;
  if (organization !== null && organization !== owner)
    throw tampered("origin", `it is the ledger of "${owner}", and this run is about "${organization}"`);
  const { head, tree } = proved;
  const anchored = isAnchored(state, kept, expectedBy);
  return { state, head, size: tree.size, full: false, anchored, organization: owner };
}
function isAnchored(state, kept, by) {
  if (kept === void 0) return false;
  if (!state.heads.has(kept)) {
    const head = by === void 0 ? "the head that was kept" : `the head that ${by} keeps`;
    throw tampered("entries.jsonl", `it did not grow from ${head}: it was cut, set back or replaced`);
  }
  return true;
}
function recallAll(session, state) {
  for (const { stored } of state.revisions.values()) session.recall(stored);
  for (const { stored } of state.conflicts) session.recall(stored, true);
}
function knownTo(state) {
  return { whole: state.wholeBelow(), part: state.part };
}
function missingOf(state, { arrived }, isWhole, skipped) {
  const came = new Set(arrived);
  const wasSkipped = (one) => skipped !== null && skipped.oldest <= one && one <= skipped.newest;
  const oldest = isWhole ? -1 : arrived.reduce((least, revision) => Math.min(least, revision), Infinity);
  const known = [...state.revisions.keys()].sort((a, b) => a - b);
  const ranges = [];
  let isOpen = false;
  for (const revision of known) {
    if (revision < oldest || came.has(revision) || wasSkipped(revision)) {
      isOpen = false;
      continue;
    }
    if (isOpen) ranges.at(-1).to = revision;
    else ranges.push({ from: revision, to: revision });
    isOpen = true;
  }
  const onRecord = (revision) => state.missing.some(({ from, to }) => from <= revision && revision <= to);
  return ranges.filter(({ from, to }) => !(onRecord(from) && onRecord(to)));
}
function factsOf(input, sealed, missing) {
  const { state, head, size, anchored } = input;
  const kept = new Map(sealed.revisions.map((revision) => [revision.revision, revision]));
  const last = state.lastComplete;
  const rewritten = /* @__PURE__ */ new Map();
  for (const { revision, found } of sealed.recalled.rewritten) {
    const one = kept.get(revision);
    rewritten.set(revision, { kept: one, ...beforeAndNow(one, found) });
  }
  return {
    head,
    size,
    anchored,
    last: last ? { at: last.at, revision: last.last, open: [...last.open, ...last.others], excepted: last.excepted } : null,
    runs: state.runs.map(({ at, complete, verdict, open, others: others2 }) => ({
      at,
      complete,
      verdict,
      open: open.length + others2.length
    })),
    rewritten: [...rewritten.values()].sort((a, b) => a.kept.revision - b.kept.revision),
    truncated: [...state.missing, ...missing].map(({ from, to }) => ({ from: kept.get(from), to }))
  };
}
var SHOWN = 20;
function beforeAndNow(kept, found) {
  const whole = ({ settings, at, by }) => ({ ...settings, updatedAt: at, user: { ...by } });
  const places = differences(whole(kept), whole(found)).slice(0, SHOWN);
  return {
    before: Object.fromEntries(places.map(({ at, before }) => [at, before])),
    actual: Object.fromEntries(places.map(({ at, after }) => [at, after]))
  };
}
var others = /* @__PURE__ */ new Set(["usage", "access", "readiness", "computer"]);
var past = new Set(inForceRules.map((rule) => rule.id));
function restsOnOther({ kind, rule }) {
  return others.has(kind) || past.has(rule);
}
function entriesOf(state, head, outcome) {
  const { config, evidence, sealed, report } = outcome;
  const recalled = sealed.recalled;
  const judge = policyEntry(judgeOf(config, outcome.policies));
  const { source, origin, requests, conflicts } = evidence.value;
  if (source === "ledger") throw new DriftlineError("internal", "a replay adds nothing to its ledger");
  const ids = (status, ofHistory) => report.findings.filter((one) => one.status === status && restsOnOther(one) !== ofHistory).map((one) => one.id).sort();
  const run = {
    kind: "run",
    at: report.asOf,
    tool: judgeVersion,
    source,
    origin,
    before: head,
    complete: report.evidence.complete,
    problems: [...new Set(report.evidence.problems.map(({ code }) => code))].sort(),
    requests,
    stop: outcome.stop !== null && sealed.leaks(outcome.stop.cursor) ? null : outcome.stop,
    key: sealed.keyId,
    policy: judge.digest,
    cut: outcome.cut,
    contiguous: outcome.contiguous,
    last: sealed.revisions.at(-1)?.revision ?? null,
    conflicts: [...conflicts],
    verdict: report.verdict,
    open: ids("open", true),
    excepted: ids("excepted", true),
    others: ids("open", false)
  };
  return [
    ...recalled.keep.map((stored) => ({ kind: "revision", stored })),
    ...recalled.rewritten.filter((one) => one.isNew).map(({ found }) => ({ kind: "conflict", stored: found })),
    ...outcome.missing.map((range) => ({ kind: "missing", ...range })),
    ...state.policies.has(judge.digest) ? [] : [judge],
    run
  ];
}
function judgeOf(config, { checks: _, ...policies }) {
  const { builtin, aliases, sharedAccounts, auditEverySeconds } = config;
  const shared = sharedAccounts.length > 0 && { sharedAccounts };
  const expected = auditEverySeconds !== null && { auditEverySeconds };
  return JSON.parse(JSON.stringify({ aliases, builtin, ...shared, ...expected, policies }));
}
function withHead(report, plan) {
  const { ledger } = report.evidence;
  return { ...report, evidence: { ...report.evidence, ledger: { ...ledger, head: plan.head, size: plan.size } } };
}

export {
  openRun,
  openReplay,
  recallAll,
  knownTo,
  missingOf,
  factsOf,
  restsOnOther,
  entriesOf,
  withHead
};
