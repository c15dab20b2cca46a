import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  folded
} from "./chunk-chunk-E7QVK6F5.js";
import {
  withProgress
} from "./chunk-chunk-67UIR7XG.js";
import {
  note,
  write
} from "./chunk-chunk-PVMIAGR3.js";
import "./chunk-chunk-UAGDZ267.js";
import "./chunk-chunk-A7BFMCS4.js";
import {
  ServiceError
} from "./chunk-chunk-65ML2NYJ.js";
import "./chunk-chunk-YBB5N3X5.js";
import {
  cells,
  clip,
  count,
  logLine,
  visible,
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  MAX_ENTRIES,
  limits
} from "./chunk-chunk-ZAQM4FWA.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/limits-outcome.ts
function outcomesOf(sent, answer) {
  const set = new Map(answer.updated.map((one) => [folded(one.email), one.limit]));
  const refused = new Map(answer.errors.map((one) => [folded(one.email), one.error]));
  return sent.map(({ email, limit }) => {
    const key = folded(email);
    const why = refused.get(key);
    if (why !== void 0) return { email, limit, result: "refused", note: why };
    const now = set.get(key);
    if (now === void 0) return { email, limit, result: "unanswered" };
    return now === limit ? { email, limit, result: "set" } : { email, limit, result: "different", note: `set to ${now}` };
  });
}
function unansweredOf(wanted, result) {
  return wanted.map((one) => ({ ...one, result }));
}
function isGood({ result }) {
  return result === "set" || result === "planned";
}
var said = {
  planned: "would be set",
  set: "set",
  refused: "refused",
  different: "not as wanted",
  unanswered: "no answer",
  unknown: "not known: it may have been set",
  "not-sent": "not sent"
};
function outcomeText(outcomes) {
  const rows = [...outcomes.filter(isGood), ...outcomes.filter((one) => !isGood(one))].map((one) => [
    logLine(visible(clip(one.email, 254))),
    String(one.limit),
    `${said[one.result]}${one.note === void 0 ? "" : `: ${visible(clip(one.note, 200))}`}`
  ]);
  const table = [["user", "limit", "result"], ...rows];
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => cells(row[column]))));
  const lines = table.map(
    ([email = "", limit = "", result = ""]) => [email.padEnd(widths[0] + email.length - cells(email)), limit.padStart(widths[1]), result].join("  ")
  );
  const counts = Object.entries(said).flatMap(([result, words]) => {
    const n = outcomes.filter((one) => one.result === result).length;
    return n === 0 ? [] : [`${n} ${words.replace(/:.*/, "")}`];
  });
  return `${lines.join("\n")}

${count(outcomes.length, "limit")}: ${counts.join(", ")}.
`;
}

// src/run/limits-apply.ts
async function applyLimits(wanted, client, options) {
  const print = (outcomes2) => write(
    options.format === "json" ? `${visibleJson(JSON.stringify({ limits: outcomes2 }, null, 2))}
` : outcomeText(outcomes2)
  );
  if (!client) {
    await print(wanted.map((one) => ({ ...one, result: "planned" })));
    if (!options.quiet) note("this was a dry run: nothing was sent");
    return 0;
  }
  const { outcomes, failure } = await withProgress("setting limits", options.quiet, () => send(client, wanted));
  await print(outcomes);
  if (client.emulated && !options.quiet) note("the answer comes from an emulator");
  if (failure) throw failure;
  return outcomes.every(isGood) ? 0 : 3;
}
async function send(client, wanted) {
  const outcomes = [];
  while (outcomes.length < wanted.length) {
    const batch = wanted.slice(outcomes.length, outcomes.length + MAX_ENTRIES);
    try {
      const answer = await client.call(limits.set, { users: batch });
      outcomes.push(...outcomesOf(batch, answer));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      outcomes.push(...unansweredOf(batch, error.mayBeDone ? "unknown" : "not-sent"));
      outcomes.push(...unansweredOf(wanted.slice(outcomes.length), "not-sent"));
      return { outcomes, failure: error };
    }
  }
  return { outcomes };
}
export {
  applyLimits
};
