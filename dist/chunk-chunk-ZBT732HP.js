import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  factsOf,
  knownTo,
  missingOf,
  recallAll
} from "./chunk-chunk-IUCWKQ65.js";
import {
  organizationOf
} from "./chunk-chunk-SWQC2MDS.js";
import {
  Client,
  apiKey,
  eachItem,
  eachPage,
  mayUseProxy,
  pullHistory,
  serviceAddress
} from "./chunk-chunk-YZHJVQK7.js";
import {
  evidenceOf,
  open
} from "./chunk-chunk-ZXHCTA4B.js";
import {
  markOf
} from "./chunk-chunk-Q22XO7I3.js";
import {
  version
} from "./chunk-chunk-ZSK3KCBW.js";
import {
  users
} from "./chunk-chunk-HIA3NFYV.js";
import {
  MAX_LIMIT
} from "./chunk-chunk-BRF3Z462.js";
import {
  instantOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/run/evidence.ts
import { readFile } from "node:fs/promises";
import path from "node:path";

// src/run/extras.ts
var ELSEWHERE = "only the service can be asked, and this history does not come from it";
function withoutExtras(names, reason) {
  return { members: null, unread: [...new Set(names)].map((what) => ({ what, reason })) };
}
async function readExtras(names, client) {
  let members = null;
  const unread = [];
  for (const what of new Set(names)) {
    if (what !== "access") unread.push({ what, reason: "this version does not ask the service for it yet" });
    else
      try {
        members = await readMembers(client);
      } catch (error) {
        if (!(error instanceof DriftlineError) || error.exitCode !== 3) throw error;
        unread.push({ what, reason: `the members could not be read: ${error.problems[0].message}` });
      }
  }
  return { members, unread };
}
async function readMembers(client) {
  const { list } = users;
  const pages = eachPage(list, { limit: MAX_LIMIT }, (input) => client.call(list, input));
  const members = /* @__PURE__ */ new Map();
  for await (const item of eachItem(list, pages)) {
    const { id, email, createdAt, lastSignInAt } = item;
    members.set(id, { id, email, since: timeOf(createdAt), signedIn: timeOf(lastSignInAt) });
  }
  return [...members.values()];
}
function timeOf(text) {
  return (typeof text === "string" ? instantOf(text) : void 0) ?? null;
}

// src/run/history-file.ts
import { createReadStream } from "node:fs";
var MAX_WHOLE = 512 * 2 ** 20;
var MAX_PROBLEMS = 20;
var NEWLINE = 10;
var HEAD = 2 ** 16;
async function readHistoryFile(file, session) {
  const problems = [];
  const attempt = (read, where) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
      for (const { code, message, revision } of error.problems)
        if (problems.length < MAX_PROBLEMS)
          problems.push({
            code: code ?? "schema",
            message: `${where}${message}`,
            ...revision !== void 0 && { revision }
          });
    }
  };
  let lines = 0;
  const line = (bytes) => {
    lines++;
    if (bytes.some((byte) => byte > 32)) attempt(() => session.line(bytes, "the change"), `line ${lines}: `);
  };
  let parts = [];
  let size = 0;
  let byLine;
  for await (const chunk of chunksOf(file)) {
    parts.push(chunk);
    size += chunk.length;
    if (size > MAX_WHOLE)
      return [{ code: "too-large", message: "the file is larger than 512 MiB: write one change per line" }];
    if (byLine === false || !chunk.includes(NEWLINE)) continue;
    const bytes = Buffer.concat(parts);
    byLine ??= session.isChange(bytes.subarray(0, bytes.indexOf(NEWLINE)));
    parts = [bytes];
    if (!byLine) continue;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      line(bytes.subarray(start, end));
      start = end + 1;
    }
    parts = [bytes.subarray(start)];
    size = bytes.length - start;
  }
  const rest = Buffer.concat(parts);
  if (byLine ?? session.isChange(rest)) {
    if (rest.length > 0) line(rest);
    return problems;
  }
  attempt(() => whole(rest, session, problems), "");
  return problems;
}
async function sealedFor(file) {
  const head = file === "-" ? await headOfInput() : await headOf(file);
  const [, mark] = firstMark.exec(head.toString("utf8")) ?? [];
  if (mark === void 0) return void 0;
  try {
    return markOf(JSON.parse(mark))?.organization;
  } catch {
    return void 0;
  }
}
var firstMark = /^\ufeff?\s*(?:\{\s*"changes"\s*:\s*)?(?:\[\s*)?\{\s*"\$driftline"\s*:\s*(\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\})/;
async function headOf(file) {
  for await (const chunk of chunksOf(file, HEAD)) return chunk;
  return Buffer.alloc(0);
}
async function headOfInput() {
  const { stdin } = process;
  const head = await new Promise((resolve, reject) => {
    const done = () => {
      stdin.off("readable", done).off("end", done).off("error", reject);
      resolve(stdin.read());
    };
    stdin.once("readable", done).once("end", done).once("error", reject);
  });
  if (head === null) return Buffer.alloc(0);
  stdin.unshift(head);
  return head.subarray(0, HEAD);
}
function whole(bytes, session, problems) {
  if (firstByte(bytes) === 91) return session.list(bytes, MAX_WHOLE);
  const { pagination } = session.page(bytes, MAX_WHOLE);
  if (pagination.hasMore)
    problems.push({ code: "more-pages", message: "the page says that there is more, and nothing else was given" });
}
function firstByte(bytes) {
  return bytes.find((byte) => byte > 32 && byte !== 239 && byte !== 187 && byte !== 191);
}
async function* chunksOf(file, size = 2 ** 20) {
  try {
    yield* file === "-" ? process.stdin : createReadStream(file, { highWaterMark: size });
  } catch (error) {
    const { code } = error;
    if (code === void 0) throw error;
    throw new DriftlineError("usage", {
      message: `the history ${file} cannot be read (${code})`,
      hint: "give a file, or - for standard input"
    });
  }
}

// src/run/evidence.ts
async function chooseSource(options, config, environment) {
  if (options.history !== void 0 && options.baseUrl !== void 0)
    throw new DriftlineError("usage", "--history and --base-url are two sources: give one");
  if (options.appUrl !== void 0) serviceAddress(options.appUrl, "the application's URL");
  const named = options.organization ?? config.organization;
  const ledger = options.ledger ?? config.ledger;
  if (options.history !== void 0) {
    const kept = named ?? (ledger === null ? void 0 : await organizationOf(ledger));
    const organization = kept ?? await sealedFor(options.history) ?? "unnamed";
    return { kind: "file", file: options.history, organization };
  }
  const address = options.baseUrl ?? environment["DRIFTLINE_BASE_URL"] ?? config.baseUrl;
  if ((address === null || address === void 0 || address === "") && ledger !== null)
    return { kind: "ledger", dir: ledger, organization: named ?? await organizationOf(ledger) ?? "unnamed" };
  if (address === null || address === void 0 || address === "")
    throw new DriftlineError("usage", {
      message: "no history to judge",
      hint: "give --base-url for the service, --history for a file, or --ledger for what was kept"
    });
  const baseUrl = serviceAddress(address, "the base URL");
  const key = await readKey(options.apiKeyFile, environment);
  return { kind: "service", baseUrl, apiKey: key, organization: named ?? baseUrl.hostname };
}
async function readKey(file, environment) {
  if (file !== void 0) {
    const text = await readFile(file, "utf8").catch((error) => {
      throw new DriftlineError("usage", `the key file ${file} cannot be read (${error.code})`);
    });
    return apiKey(text, `the key in ${file}`);
  }
  const key = environment["DRIFTLINE_API_KEY"];
  if (key === void 0 || key === "")
    throw new DriftlineError("usage", {
      message: "no API key",
      hint: "set DRIFTLINE_API_KEY, or give --api-key-file, or the input api-key of the Action"
    });
  return apiKey(key, "DRIFTLINE_API_KEY");
}
async function gather(source, config, fingerprintKey, known, { demo = false, ledger, extras: asked = [] } = {}) {
  const { organization } = source;
  const session = open({
    key: fingerprintKey,
    organization,
    catalog: config.catalog,
    kept: ledger !== void 0,
    trusts: source.kind === "file"
  });
  if (ledger) recallAll(session, ledger.state);
  const problems = [];
  let requests = 0;
  let emulated = false;
  let proxied = false;
  let isWhole = false;
  let skipped = null;
  let stop = null;
  let extras;
  if (source.kind === "service") {
    const client = new Client({ baseUrl: source.baseUrl, apiKey: source.apiKey, userAgent: `driftline/${version}` });
    const readAll = !ledger || ledger.full || session.needsAll;
    const pulled2 = await pullHistory(client, session, readAll ? void 0 : knownTo(ledger.state));
    problems.push(...pulled2.problems);
    ({ isWhole, skipped, stop } = pulled2);
    if (problems.length === 0) extras = await readExtras(asked, client);
    ({ requests, emulated } = client);
    proxied = mayUseProxy && source.baseUrl.protocol === "https:";
  } else if (source.kind === "file") {
    problems.push(...await readHistoryFile(source.file, session));
    isWhole = problems.length === 0;
  }
  extras ??= withoutExtras(asked, source.kind === "service" ? "the history did not come whole" : ELSEWHERE);
  const sealed = session.finish(known, isWhole && skipped === null);
  const isCompared = ledger !== void 0 && source.kind !== "ledger" && problems.length === 0;
  const isNothing = isCompared && sealed.recalled.arrived.length === 0 && ledger.state.revisions.size > 0;
  const missing = isCompared && !isNothing ? missingOf(ledger.state, sealed.recalled, isWhole, skipped) : [];
  if (isNothing)
    problems.push({
      code: "history-empty",
      message: `there is no revision, and the ledger holds ${ledger.state.revisions.size}`
    });
  for (const revision of sealed.conflicts)
    problems.push({
      code: "revision-conflict",
      message: `revision ${revision} arrived twice, with different content`,
      revision
    });
  const notEvaluated = sealed.unknownFields.map((field) => ({
    what: `the field ${field} of the history`,
    reason: "the service's interface does not name it"
  }));
  if (sealed.recalled?.isBlind === true) notEvaluated.push(blind);
  if (sealed.unlike) notEvaluated.push(unlikeWords(sealed.unlike, sealed.mark));
  const { revisions, conflicts } = sealed;
  const kind = demo ? "demo" : source.kind;
  const pulled = {
    source: kind,
    origin: demo ? "the sample organization" : originOf(source),
    emulated,
    proxied,
    requests,
    revisions,
    conflicts,
    notEvaluated,
    ...ledger && { ledger: factsOf(ledger, sealed, missing) }
  };
  return { evidence: evidenceOf(pulled, problems), sealed, missing, stop, extras };
}
var blind = {
  what: "whether secrets changed",
  reason: "the ledger keeps fingerprints under one key only, and not all of its secrets have one: set DRIFTLINE_FINGERPRINT_KEY"
};
function unlikeWords(unlike, own) {
  if (unlike.because === "mixed")
    return {
      what: "whether secrets changed",
      reason: "the history was sealed by several runs or without fingerprints, and its secrets cannot be compared"
    };
  const key = unlike.keyId === null ? "without a fingerprint key" : `under the fingerprint key ${unlike.keyId}`;
  const whose = unlike.organization === own.organization ? "" : ` for ${unlike.organization}`;
  const here = own.keyId === null ? "has none" : own.keyId === unlike.keyId ? "is about another organization" : "has another one";
  const reason = `the history was sealed${whose} ${key}, and this run ${here}`;
  return { what: "whether secrets are those that policies and other runs name", reason };
}
function originOf(source) {
  if (source.kind === "service") return source.baseUrl.origin;
  return nameOf(source.kind === "file" ? source.file : source.dir);
}
function nameOf(file) {
  return file === "-" ? "standard input" : path.basename(path.resolve(file)) || "ledger";
}

export {
  chooseSource,
  readKey,
  gather
};
