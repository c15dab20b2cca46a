import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { createCaller } from "./service.js";

import { Client, HttpFailure, eachItem, eachPage, mayUseProxy, pagingOf, pullHistory, readHistory } from "./service.js";

import { fromTexts, partsOf } from "./service.js";

import { ServiceError } from "./service.js";

import { choosePolicies, loadNamed } from "./policies.js";

import { defaultNames, policyNames } from "./questions.js";

import { loadPolicies } from "./policies.js";

import { checksNamedIn, noCheck, policySchema, rulesOf, titleOf } from "./policies.js";

import { isPackFolder, isPolicyFile, namesNobody, packFolder, packNames, placeOf, readPolicies, resolveExtends } from "./questions.js";

import { filesOf, formatNames, isFolder, isFormat, reporters } from "./questions.js";

import { audit } from "./audit.js";

import { SOON, acceptedBy, entryKey, exceptionsOf, isAbout, termAt, withRules } from "./policies.js";

import { audits, builtinRules, settle, GrantTracker, idOf, split, tamperRules } from "./audit.js";

import { BlameTracker } from "./questions.js";

import { isContinued, isPutRight } from "./audit.js";

import { EntryWindows, InForceBook, Windows, assertions, credentialsIn, draftOf, editors, entryAudit, fingerprintsIn, inForceRules, isListed, isMasked, judgeShown, notInForce, policyRows, secrets, settings, staysBehindMask, unknownRule } from "./audit.js";

import { gapBetween, momentOf, stepsOf, upTo } from "./questions.js";

import { counterparts, noPolicies, versionAt } from "./audit.js";

import { grouped } from "./questions.js";

import { apiKey, serviceAddress } from "./questions.js";

import { open, session_exports } from "./questions.js";

import { Marked, Sealer, createFingerprints } from "./questions.js";

import { STRONG, catalogWords, inPieces, leakTest, namesIn, numbersIn, readsLikeOurs, weigh } from "./questions.js";

import { evidenceOf } from "./questions.js";

import { createReader } from "./questions.js";

import { diffSettings, entryChanges, stateAt } from "./questions.js";

import { commandsIn, direction } from "./questions.js";

import { inverse, isSet, moveAlong, noRenames, renamed, renamesIn, stateOf } from "./questions.js";

import { Entries, entryAt, flawed } from "./questions.js";

import { elementOf, keyOf, pointerOf, topKey } from "./questions.js";

import { changeInfo, changeRulesOf, changes, freezeWords, ApprovalBook, agreementOn, approvalRules, endOf, event, namesOf } from "./audit.js";

import { ApprovalMatcher, agreedAfterwards, approvalsOf, isAgreed, isAuthorized, changesOf, localTime } from "./policies.js";

import { days } from "./policies.js";

import { People } from "./questions.js";

import { identityFlaw, isAmong, peopleOf, unapproved, unapprovedBut } from "./policies.js";

import { matchesAny, matchesSubject, patternFlaw } from "./questions.js";

import { spelled } from "./audit.js";

import { checkNames, demandsOf, fitting, impliesDemand, leafSchema, loadChecks, testOf, wordsOf } from "./policies.js";

import { isReference } from "./questions.js";

import { concrete, entriesOf, entryOf, isList, isSet as isSet2, kept, listSchema, listed, scalarOnly, valueSchema, word } from "./policies.js";

import { holdsNormal, isUnset, isUnsetAt, isVoid, listOf, meaningOf, newIn, normalsOf } from "./questions.js";

import { countWhile } from "./questions.js";

import { controlsSchema, date, filled, from, inOrder, patterns, person, says, severitySchema, until } from "./policies.js";

import { ruleIds, ruleWords, tamperIds, textWords } from "./questions.js";

import { nameOf, problemsOf } from "./policies.js";

import { durationShape, maxAge } from "./policies.js";

import { coverageOf, email, flawOf, foldAscii, isCovered, isGlob, isOpaque, isPlain, kindOf, kinds, normalOf, normalise, overlapsOf, remembered, spansOf, spellingOf } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { globMatches, globsOverlap } from "./questions.js";

import { reaches, severities, weight, worstToBest } from "./questions.js";

import { documentOf, linesOf, problemAt, withoutMark } from "./policies.js";

import { annotation, annotationProperty, cells, clip, count, duration, hasUnseen, head, html, logLine, markdownCode, middle, minute, nameOf as nameOf2, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { createCatalog, settingAt, settings as settings2 } from "./questions.js";

import { isContainer, knownValues, rank } from "./questions.js";

import { positionOf, scale, scaleOf } from "./questions.js";

import { Fitting, compatible } from "./questions.js";

import { addressesIn, apart, freeSpans, isFlagged, isKeptElsewhere, isMasked as isMasked2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, redact, remains, secretsIn, unforged, urlSpans } from "./questions.js";

import { Blanker, ChangeReader, DEEPER, Recent, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct, fieldName, firstOf, holdsMarkers, known, looksLikeKey, markOf, matches, merged, mismatch, paginationOf, sameRevision, soundMarker, tokens } from "./questions.js";

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits } from "./questions.js";

import { approvalResults, ends, exceptionStates, kinds as kinds2, ops, ruleStatuses, secretEnds, secretStates, sources, standings, statuses, verdicts } from "./policies.js";

import { NO_FINGERPRINT, isCredential, isForged, isHiding, isMarker, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf, secretMarker } from "./questions.js";

import { judgeVersion, version } from "./base.js";

import { endpoints, resources, FIRST_DAY, analytics, computer, computers, readiness, readinessReport } from "./api.js";

import { user, users } from "./api.js";

import { message, messages, session, sessionSettings, sessions } from "./api.js";

import { MAX_ENTRIES, creditLimit, limits as limits2 } from "./api.js";

import { controlChange, enterpriseControls } from "./api.js";

import { MAX_LIMIT, administrators, byLast, byMeta, flag, list, map, may, maybe, millis, none, number, oneOf, pages, pagesOf, people, segment, text, textOf, whole } from "./api.js";

import { DEFAULT_LIMIT, declare, roles } from "./api.js";

import { BIGINT_FORMAT_RANGES, NUMBER_FORMAT_RANGES, _enum, _gte, _lte, _maxLength, _minLength, _positive, _regex, array, assignProp, base64, base64Charset, base64url, base64urlCharset, boolean, describe, discriminatedUnion, email as email2, extend, getEnumValues, globalRegistry, int, integer, json, literal, looseObject, meta, nullable, number as number2, number2 as number22, object, optional, record, refine, safeParse, strictObject, string, union, unknown } from "./zod.js";

import { DAY, durationOf, endOf as endOf2, instantOf, instantText, startOf, stretchOf } from "./base.js";

import { bag, canonical, compare, equal, exactNumber, isExactNumber, isObject, pointer, segment as segment2, unpointer } from "./questions.js";

import { DriftlineError, didYouMean, edits, nearest } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

// src/run/api-client.ts
function createClient(settings3) {
  const baseUrl = serviceAddress(settings3.baseUrl, "baseUrl");
  const appUrl = settings3.appUrl === void 0 ? void 0 : serviceAddress(settings3.appUrl, "appUrl");
  const key = apiKey(settings3.apiKey, "apiKey");
  const organization = settings3.organization ?? baseUrl.hostname;
  return methodsOf(
    createCaller(
      () => new Client({ baseUrl, appUrl, apiKey: key, userAgent: `driftline/${version}`, signal: settings3.signal }),
      () => open({ key: settings3.fingerprintKey, organization })
    )
  );
}
function methodsOf(caller) {
  const method = (endpoint) => Object.assign(
    (input = {}) => caller.call(endpoint, input),
    endpoint.paging && {
      pages: (input = {}) => caller.pages(endpoint, input),
      all: (input = {}) => caller.all(endpoint, input)
    }
  );
  const grouped2 = Object.entries(resources).map(([resource, verbs]) => [
    resource,
    Object.fromEntries(Object.entries(verbs).map(([verb, endpoint]) => [verb, method(endpoint)]))
  ]);
  return Object.fromEntries(grouped2);
}
// src/service/tidy.ts
var LONGEST = 128;
function isArtifact(name) {
  return name.length > LONGEST || hasUnseen(name) || !/^[\w./:@+~\-\u0080-\uffff]+$/.test(name) || /^[_./:@+~-]+$/.test(name);
}
function tidyTools(rows) {
  const tidied = rows.map((row) => {
    const [artifacts2, tools] = parted(row.by_tool, (entry) => isArtifact(entry.tool));
    return { ...row, by_tool: tools, artifacts: artifacts2, mcp_by_server: mergedServers(row.mcp_by_server) };
  });
  const servers = tidied.flatMap((row) => row.mcp_by_server);
  const artifacts = tidied.flatMap((row) => row.artifacts);
  const notes = {
    entries: sum(rows, (row) => row.by_tool.length),
    artifacts: artifacts.length,
    artifactCalls: sum(artifacts, (entry) => entry.invocations),
    mergedSpellings: sum(servers, (server) => new Set(server.spellings.map((one) => one.server)).size - 1)
  };
  return { rows: tidied, notes };
}
function tidyToolsByName(rows) {
  const [artifacts, named] = parted(rows, (row) => isArtifact(row.group_key));
  const artifactCalls = sum(artifacts, (row) => row.tool_calls);
  const notes = { entries: rows.length, artifacts: artifacts.length, artifactCalls, mergedSpellings: 0 };
  return { rows: named, artifacts, notes };
}
function mergedServers(servers) {
  const byName = /* @__PURE__ */ new Map();
  for (const one of servers) {
    const name = one.server.toLowerCase();
    const known2 = byName.get(name);
    if (known2) known2.push(one);
    else byName.set(name, [one]);
  }
  return Array.from(byName.values(), (spellings) => {
    const [most] = spellings.toSorted((a, b) => b.invocations - a.invocations || (a.server < b.server ? -1 : 1));
    return { server: most.server, invocations: sum(spellings, (one) => one.invocations), spellings };
  });
}
function parted(items, test) {
  return [items.filter(test), items.filter((item) => !test(item))];
}
function sum(items, of) {
  return items.reduce((total, item) => total + of(item), 0);
}
// src/index.ts
async function loadPolicies2(names, catalog = createCatalog()) {
  return (await loadNamed(names, catalog)).policies;
}
function diff(before, after, catalog = createCatalog()) {
  const read = createReader(catalog);
  const from2 = read(before.settings);
  const { changes: changes2, representation, renames } = diffSettings(from2, read(after.settings, from2));
  return { changes: changes2, representation, renames };
}
function blame(revisions, catalog = createCatalog()) {
  const tracker = new BlameTracker();
  for (const step of stepsOf(revisions, createReader(catalog))) tracker.see(step);
  return tracker.current();
}
export {
  DriftlineError,
  ServiceError,
  audit,
  blame,
  createCatalog,
  createClient,
  diff,
  evidenceOf,
  loadPolicies2 as loadPolicies,
  reporters,
  session_exports as seal,
  tidyTools,
  tidyToolsByName
};
