import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { endpoints, resources } from "./api.js";

import { createCaller } from "./service.js";

import { MAX_ENTRIES, creditLimit, limits } from "./api.js";

import { FIRST_DAY, analytics } from "./api.js";

import { computer, computers, readiness, readinessReport } from "./api.js";

import { user, users } from "./api.js";

import { message, messages, session, sessionSettings, sessions } from "./api.js";

import { Client, mayUseProxy, objectInput, partsOf_2, pullHistory, readAnswer, readHistory, readsProxies, schemaFor } from "./service.js";

import { misfits, quotedName } from "./service.js";

import { jsonWithDigits, keepDigits } from "./service.js";

import { fromTexts, partsOf } from "./service.js";

import { controlChange, enterpriseControls } from "./api.js";

import { HttpFailure, PageSizes, REPORT, abortFailure, answerWords, askedSize, bounds, eachItem, eachPage, isReset, networkFailure, pagingOf } from "./service.js";

import { ServiceError } from "./service.js";

import { DEFAULT_LIMIT, administrators, declare, flag, list, map, may, maybe, millis, missingAsNull, number, oneOf, orNull, owed, pages, pagesOf, pagination, people, roles, rolesText, segment, text, textLike, textOf, whole, wholeMillis } from "./api.js";

import { MAX_LIMIT, byLast, byMeta, byPagination, itemsOf } from "./api.js";

import { open, session_exports } from "./questions.js";

import { MarkedTexts, Sealer } from "./questions.js";

import { audit, SWITCHED_OFF } from "./audit.js";

import { givenUp, stepsOf_2 } from "./questions.js";

import { BlameTracker } from "./questions.js";

import { auditInput } from "./audit.js";

import { apiKey, serviceAddress } from "./questions.js";

import { evidenceFor, evidenceRow, isOfHistory, isUnread, namedRules, notEvaluated, withUnread, withoutRules } from "./audit.js";

import { furtherData, furtherNeeds, isGiven, judgedRules, restsOnOther, waysToGive } from "./audit.js";

import { dataOfKinds } from "./audit.js";

import { gapBetween, noHistory, upTo } from "./questions.js";

import { isName, pairIn } from "./questions.js";

import { filesWithCount, statedRules, observedNames } from "./audit.js";

import { Fitting, compatible } from "./questions.js";

import { createFingerprints, isOf } from "./questions.js";

import { LONG, STRONG, TextReader, asWritten, catalogWords, encodings, inPieces, keysOf, leakTest, leakTests, namesIn, numbersIn, readsLikeOurs, weigh } from "./questions.js";

import { choosePolicies, loadNamed, policyTexts, watchOf } from "./policies.js";

import { defaultNames, policyNames } from "./questions.js";

import { loadPolicies } from "./policies.js";

import { checksNamedIn, contraryText, exceptionKeys, nestedHint, noCheck, policySchema, rulesOf, statements, titleOf } from "./policies.js";

import { addressProblems, computersOf, limitProblems, limitsOf, readinessOf, sessionsOf } from "./policies.js";

import { userAddress } from "./zod.js";

import { soundPart } from "./policies.js";

import { anyJson, controlsSchema, date, filledText, from, inOrder, needs, ofMap, patterns, person, prose, severitySchema, somebody, until } from "./policies.js";

import { eventRules, ruleIds, ruleWords, textWords } from "./questions.js";

import { MAX_DAYS, SOON, acceptedBy, entryKey, exceptionsOf, fingerprintKeysOf, isAbout, isAgreedByOwner, mayBeSame, renewExceptions, ruleNamed, termAt } from "./policies.js";

import { audits, builtinRules, Origins, fingerprintsIn, policyRows, withOverrides } from "./audit.js";

import { isCertainlyOff, isInForce, isOff, spelledValues } from "./questions.js";

import { counterparts, noPolicies, versionAt } from "./audit.js";

import { ApprovalBook, MemberIndex, Persons, Readings, Windows, access, accessRules, agreementOn, approvals, artifactsIn, builtinRules_2, callersOn, changeRulesOf, changes, conflictDaysOf, coverage, draftOf, editors, entryAudit, entryWindows, followNames, freezeWords, hasId, identityOf, inWindow, isByPerson, isProvisional, levelOf, limitRules, limitSilence, limitStandings, limits as limits2, memberEditors, memberLists, modelUses, namesOf, namesPeople, noDayOf, objectionTo, observed, observedRules, ownRules, pastRuns, ranksAbove, serverUses, sharesBelowFloor, silenceOf, spellingOf, sum, termsOf, toolsBelowFloor, unapprovedRule, unstatedRules, usage, usageRules, values } from "./audit.js";

import { byRepository, changeEvent, draftAt, draftOn, draftSeen, draftWith, endAt, event, eventAt, findFrozen, hourWords, isFrozenBy, isOlder, judge, localWords, minuteOfWeek, openings, policyInfo, readinessStated, repositorySubject, statedInfo, stepAudit, stretches, verdictByComparison, verdictBySettings, windowWords } from "./audit.js";

import { builtinInfo, expectedOf, infoOf, notInForce, statedRule } from "./audit.js";

import { dailyEndpoints, dayVerdicts, usageEndpoints } from "./base.js";

import { mapValues, withoutUndefined } from "./base.js";

import { days, isZone, localTime, zoneNames } from "./policies.js";

import { ApprovalMatcher, agreedAfterwards, approvalProblems, approvalsOf, isAgreed, isAuthorized, changeProblems, changesOf } from "./policies.js";

import { MANY, meantBy, nameOf, pairHint, problemsOf } from "./policies.js";

import { NO_MESSAGE, ownMessages, schemaBelow, withDefinition, withoutWrappers } from "./base.js";

import { documentOf, linesOf, maskSecrets, problemAt, withoutMark } from "./policies.js";

import { diffOf, diffSettings, entryIn, namesOfChange, stateAt, subjectsOf } from "./questions.js";

import { commandsIn, direction } from "./questions.js";

import { SettingsReader } from "./questions.js";

import { Entries, EntryChange, entryAt, flawed, twofold, unreadableAt } from "./questions.js";

import { inverse, moveAlong, newNameOf, noRenames, rename, renamesIn, isSet, stateIn, stateOf_2 } from "./questions.js";

import { elementNames, elementOf, isOver, isPartOf, keyOf, pathAround, pointerOf, subjectIn_2, topKey, valueIn } from "./questions.js";

import { Blanker, ChangeReader, DEEPER, Recent, Rewriter, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct, fieldName, firstOf, holdsMarkers, markOf, mismatch, paginationOf, sameRevision, soundMarker } from "./questions.js";

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits as limits3, mostItems, mostKeys } from "./questions.js";

import { filesOf, formatNames, isArchive, isFormat, outputKind, packedIn, reporters, showsSample } from "./questions.js";

import { checkNames, contradiction, demandText, demandWords, demandsOf, exactText, fitting, impliesDemand, joinChecks, leafSchema, loadChecks, passesEmpty, remedyWords, shouldText, testOf } from "./policies.js";

import { isReference } from "./questions.js";

import { count, described, digest, durationText, nonEmptyText, objectOrNull, optional, optionalList, rows, rowsOrNull, says, shapedText, text as text2 } from "./policies.js";

import { concrete, distinct as distinct2, entriesFailure, entriesOf, entryOf, formTest, isList, isSet as isSet2, keepEntries, listSchema, scalarOnly, unifySpelling, valueSchema, withoutRepetitions } from "./policies.js";

import { isUnsetAt, isVoid, meaningOf, normalsOf } from "./questions.js";

import { _default, _enum, any, array, boolean, describe, discriminatedUnion, email, extend, int, json, literal, looseObject, meta, nullable, number as number2, object, optional as optional2, partialRecord, record, refine, strictObject, string, union, unknown } from "./zod.js";

import { $ZodAny, $ZodArray, $ZodBoolean, $ZodCustom, $ZodDefault, $ZodDiscriminatedUnion, $ZodEmail, $ZodEnum, $ZodLazy, $ZodLiteral, $ZodNever, $ZodNull, $ZodNullable, $ZodNumber, $ZodNumberFormat, $ZodObject, $ZodOptional, $ZodRecord, $ZodString, $ZodStringFormat, $ZodType, $ZodUnion, $ZodUnknown, $constructor, _any, _boolean, _email, _gte, _int, _lte, _maxLength, _minLength, _never, _null, _number, _overwrite, _positive, _refine, _regex, _string, _unknown, clone, describe_2, extend_2, globalRegistry, installLazyProp, meta_2, normalizeParams, own, parse, parseAsync, regexes_exports, safeParse, safeParseAsync, shallowClone, toJSONSchema } from "./zod.js";

import { enumeration, offending, subject, textOf as textOf2, validBySchema, values as values2, word } from "./policies.js";

import { identityFlaw, isAmong, isListed, peopleOf, settingsDenied, settingsDeniedBut } from "./policies.js";

import { isOver as isOver2 } from "./policies.js";

import { matchesAny, matchesSubject, patternFlaw } from "./questions.js";

import { createCatalog, placeBelow, placeOf_2, settingAt } from "./questions.js";

import { isGlob, kindOf, kinds_2, normalise, shareOfInternet } from "./questions.js";

import { email as email2, foldAscii } from "./questions.js";

import { isCliff, isContainer, isGuard, knownValues, rank } from "./questions.js";

import { isUnset } from "./questions.js";

import { publishedAliases, settingGroups, settings, firstMatchDirection } from "./questions.js";

import { efforts, providers } from "./base.js";

import { globMatches, globsOverlap, positionOf, scale, scaleOf } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { anyOf, coverageOf, flawOf, isCovered, isOpaque, isPlain, memoize, normalOf, overlapsOf, spansOf, spelledAs, spellingOf as spellingOf2, textOf_2, unclean } from "./questions.js";

import { acceptedValue, entrySubject, isWritable, namesSubject, needsKey, objection } from "./policies.js";

import { isOverdue } from "./audit.js";

import { markNames, marks, marksOf } from "./audit.js";

import { ruleCounts, rulesWithoutData } from "./questions.js";

import { REWRITTEN, TRUNCATED, approvalResults, ends_2, exceptionStates, kinds, ops, ruleStatuses, secretEnds, secretStates, sources, standings, statuses, tamperRules, verdicts } from "./questions.js";

import { isClosed, isContinued, isRemediated, passedSince } from "./questions.js";

import { LEDGER_TAMPERED, NOT_IN_FORCE, UNREAD, WITHOUT_DATA, evidenceOf } from "./questions.js";

import { endsByApproval, endsByPuttingBack, orApproval } from "./questions.js";

import { People, accountOf } from "./questions.js";

import { listOf, newIn } from "./questions.js";

import { builtInFailing } from "./questions.js";

import { formerNames, presentName } from "./policies.js";

import { filesBelow, isPackFolder, isPolicyFile, namesNobody, packFolder, packNames, placeOf, readPolicies, readReadable, resolveExtends } from "./questions.js";

import { readText, unreadable } from "./base.js";

import { reaches, severities, tallyOf, weight, worstToBest } from "./questions.js";

import { HIDDEN, addressesIn, apart, escapeForgeries, formSpans, redact, remains, secretsIn, withoutCredentials, withoutKnownFormats, withoutTokens, freeSpans, isFlagged, isKeptElsewhere, isMasked_2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, urlSpans } from "./questions.js";

import { knownFormats, looksLikeKey, matches, mergeSpans, tokens } from "./questions.js";

import { blindIn, coveredBy, isKnownBesides, missingWords, rangeWords, unseenBy } from "./questions.js";

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

import { KEYED, NO_FINGERPRINT, fingerprintsInText, fingerprintsOfName, hiddenName, isCredential, isForged, isHiding, isMarker, isMasked, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf as marksOf2, nobody, secretMarker, spaceOf, withSecretsAsTexts } from "./questions.js";

import { judgeVersion, userAgent, version } from "./base.js";

import { UNKNOWN_EDITOR, count as count2, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf as nameOf2, personName, precise, shortList, thousands } from "./base.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn as namesIn2, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment as segment2, textAt, unpointer, valueAt } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

import { setMaxListeners } from "node:events";
// src/api/client.ts
function createClient(settings2) {
  const baseUrl = serviceAddress(textOf3(settings2, "baseUrl"), "baseUrl");
  const appUrl = settings2.appUrl === void 0 ? void 0 : serviceAddress(textOf3(settings2, "appUrl"), "appUrl");
  const key = apiKey(textOf3(settings2, "apiKey"), "apiKey");
  const organization = settings2.organization ?? baseUrl.hostname;
  const fingerprintKey = settings2.fingerprintKey === void 0 ? void 0 : textOf3(settings2, "fingerprintKey");
  const signal = signalOf(settings2);
  const shared = {
    baseUrl,
    appUrl,
    apiKey: key,
    pageSizes: new PageSizes(),
    signal
  };
  return methodsOf(
    createCaller(
      () => new Client(shared),
      () => open({ key: fingerprintKey, organization })
    )
  );
}
function textOf3(settings2, name) {
  const value = settings2?.[name];
  if (typeof value === "string") return value;
  const why = value === void 0 || value === null ? "is missing" : "is not a text";
  throw usageError(`${name} ${why}`, "write createClient({ baseUrl, apiKey })");
}
function signalOf({ signal }) {
  if (signal === void 0) return void 0;
  if (!(signal instanceof AbortSignal))
    throw usageError("signal is not an AbortSignal", "write new AbortController().signal");
  setMaxListeners(0, signal);
  return signal;
}
function methodsOf(caller) {
  const method = (endpoint) => Object.assign(
    async (input = {}) => caller.call(endpoint, objectInput(endpoint, input)),
    endpoint.paging && {
      pages: (input = {}) => caller.pages(endpoint, objectInput(endpoint, input)),
      all: (input = {}) => caller.all(endpoint, objectInput(endpoint, input))
    }
  );
  const byResource = mapValues(resources, (verbs) => mapValues(verbs, method));
  return byResource;
}
// src/service/tidy.ts
var LONGEST = 128;
function isArtifact(name) {
  return name === null || name.length > LONGEST || hasUnseen(name) || !/^[\w./:@+~\-\u0080-\uffff]+$/.test(name) || /^[_./:@+~-]+$/.test(name);
}
function tidyTools(rows2) {
  const tidied = rows2.map((row) => {
    const [artifacts2, tools] = partition(row.by_tool ?? [], (entry) => isArtifact(entry.tool));
    const servers2 = row.mcp_by_server && mergedServers(row.mcp_by_server);
    return { ...row, by_tool: row.by_tool && tools, artifacts: artifacts2, mcp_by_server: servers2 };
  });
  const servers = tidied.flatMap((row) => row.mcp_by_server ?? []);
  const artifacts = tidied.flatMap((row) => row.artifacts);
  const notes = {
    entries: sumOf(rows2, (row) => row.by_tool?.length ?? 0),
    artifacts: artifacts.length,
    artifactCalls: sumOf(artifacts, (entry) => entry.invocations ?? 0),
    mergedSpellings: sumOf(servers, (server) => new Set(server.spellings.map((spelling) => spelling.server)).size - 1)
  };
  return { rows: tidied, notes };
}
function tidyToolsByName(rows2) {
  const [artifacts, otherRows] = partition(rows2, (row) => isArtifact(row.group_key));
  const artifactCalls = sumOf(artifacts, (row) => row.tool_calls ?? 0);
  const notes = { entries: rows2.length, artifacts: artifacts.length, artifactCalls, mergedSpellings: 0 };
  return { rows: otherRows, artifacts, notes };
}
function mergedServers(servers) {
  const byName = groupBy(servers, ({ server }) => server?.toLowerCase() ?? null);
  return Array.from(byName.values(), (spellings) => {
    const calls = spellings.flatMap(({ invocations }) => invocations ?? []);
    const { server } = firstIn(
      spellings.toSorted(
        (a, b) => (b.invocations ?? -1) - (a.invocations ?? -1) || ((a.server ?? "") < (b.server ?? "") ? -1 : 1)
      )
    );
    return { server, invocations: calls.length === 0 ? null : sumOf(calls, (count3) => count3), spellings };
  });
}
// src/index.ts
async function loadPolicies2(names, catalog = createCatalog()) {
  return (await loadNamed(names, catalog)).policies;
}
function diff(before, after, catalog = createCatalog()) {
  const { changes: changes2, representation, renames } = diffSettings(before.settings, after.settings, catalog);
  return { changes: changes2, representation, renames };
}
function blame(revisions, catalog = createCatalog()) {
  const tracker = new BlameTracker();
  for (const step of stepsOf_2(revisions, catalog)) tracker.see(step);
  return tracker.current();
}
export {
  DriftlineError,
  ServiceError,
  audit,
  auditInput,
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
