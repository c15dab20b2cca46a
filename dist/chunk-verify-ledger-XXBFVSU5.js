import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  factsOf,
  recallAll,
  restsOnOther
} from "./chunk-chunk-IUCWKQ65.js";
import {
  LedgerState,
  openForReading,
  organizationOf
} from "./chunk-chunk-SWQC2MDS.js";
import "./chunk-chunk-FISVXZZU.js";
import {
  keptHead,
  names,
  tampered
} from "./chunk-chunk-V5DGJUWE.js";
import {
  audit
} from "./chunk-chunk-FZ5JQKHQ.js";
import "./chunk-chunk-RPJINAN2.js";
import "./chunk-chunk-6LZPWGUR.js";
import "./chunk-chunk-CM6Z4NHK.js";
import "./chunk-chunk-6M25LUBG.js";
import {
  evidenceOf,
  open
} from "./chunk-chunk-ZXHCTA4B.js";
import "./chunk-chunk-EJJEHDAQ.js";
import "./chunk-chunk-34IH5OLG.js";
import {
  createCatalog
} from "./chunk-chunk-44FWJLG6.js";
import "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-JWSL6GEF.js";
import "./chunk-chunk-ICCAXWF2.js";
import "./chunk-chunk-Q22XO7I3.js";
import "./chunk-chunk-R6Y7EH2F.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import {
  loadChecks
} from "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-ZNCZYIG7.js";
import "./chunk-chunk-JYJEULSL.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-GISCKLVW.js";
import "./chunk-chunk-KGRRQDXU.js";
import "./chunk-chunk-4LE6HIH7.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  count,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  judgeVersion
} from "./chunk-chunk-ZSK3KCBW.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/replay.ts
async function loadTools() {
  const [checks, { schemaTest }] = await Promise.all([loadChecks(), import("./chunk-json-schema-QYITIOL6.js")]);
  return { checks, compile: (schema) => schemaTest(schema, true) };
}
function replay(state, run, organization, tools) {
  const {
    aliases,
    builtin,
    sharedAccounts = [],
    auditEverySeconds = null,
    policies
  } = state.policies.get(run.policy);
  const catalog = createCatalog(aliases);
  const session = open({ organization, catalog, kept: true });
  recallAll(session, state);
  const sealed = session.finish([], false);
  const input = { state, head: run.before, size: 0, anchored: false, full: false };
  const report = audit({
    evidence: evidenceOf(
      {
        source: run.source,
        origin: run.origin,
        emulated: false,
        requests: run.requests,
        revisions: sealed.revisions,
        conflicts: run.conflicts,
        notEvaluated: [],
        ledger: factsOf(input, sealed, [])
      },
      []
    ),
    policies: {
      ...policies,
      assertions: policies.assertions.map((one) => ({ ...one, test: tools.compile(one.schema) })),
      checks: tools.checks
    },
    catalog,
    organization,
    version: run.tool,
    asOf: Date.parse(run.at),
    cut: run.cut,
    requireContiguous: run.contiguous,
    builtin,
    sharedAccounts,
    auditEverySeconds,
    view: { reportSeverity: null, since: null, failOn: "never" }
  });
  const ids = (status) => report.findings.filter((one) => one.status === status && !restsOnOther(one)).map((one) => one.id);
  return difference("open", run.open, ids("open")) ?? difference("accepted by an exception", run.excepted, ids("excepted"));
}
function difference(what, said, found) {
  const [left, right] = [new Set(said), new Set(found)];
  const lost = said.filter((id) => !right.has(id)).length;
  const more = found.filter((id) => !left.has(id)).length;
  if (lost + more === 0) return null;
  return `${lost} findings that the run says were ${what} are not found again, and ${more} are found that it does not name`;
}

// src/run/verify-ledger.ts
async function verifyLedger(dir, options) {
  const kept = options.heads.map(keptHead);
  const tools = options.replay ? await loadTools() : void 0;
  const organization = options.replay ? await organizationOf(dir) ?? "" : "";
  let replayed = 0;
  let notReplayed = 0;
  let isLight = true;
  const makeState = () => {
    [replayed, notReplayed] = [0, 0];
    if (!tools) return new LedgerState(void 0, isLight);
    return new LedgerState((state2, run) => {
      if (run.tool !== judgeVersion) {
        notReplayed++;
        return;
      }
      replayed++;
      const found = replay(state2, run, organization, tools);
      if (found !== null) throw tampered(names.entries, `the run of ${run.at}: ${found}`);
    });
  };
  let { proved, state } = await openForReading(dir, makeState);
  if (state.hasUncompared) {
    isLight = false;
    ({ proved, state } = await openForReading(dir, makeState));
  }
  for (const head of kept)
    if (!state.heads.has(head))
      throw tampered(names.entries, `it did not grow from the head ${head}: it was cut, set back or replaced`);
  const numbers = [...state.revisions.keys()].sort((a, b) => a - b);
  const last = state.runs.at(-1);
  const since = Math.max(0, ...kept.map((head) => state.heads.get(head)));
  return {
    verified: true,
    organization: proved.origin.organization,
    created: proved.origin.created,
    head: proved.head,
    size: proved.tree.size,
    anchored: kept.length > 0,
    revisions: { count: numbers.length, first: numbers[0] ?? null, last: numbers.at(-1) ?? null },
    gaps: state.gaps(),
    runs: {
      count: state.runs.length,
      last: last?.at ?? null,
      verdict: last?.verdict ?? null,
      lastComplete: state.lastComplete?.at ?? null,
      replayed,
      notReplayed
    },
    rewritten: [...new Set(state.conflicts.map(({ stored }) => stored.revision))],
    truncated: state.missing.map(({ from, to }) => ({ from, to })),
    unfinished: proved.unfinished?.bytes ?? null,
    notExcluded: notExcluded(since, proved.tree.size, options.replay, notReplayed)
  };
}
function notExcluded(anchoredSize, size, isReplayed, notReplayed) {
  const doubts = [];
  if (anchoredSize === 0)
    doubts.push(
      "that the ledger was cut, set back to an earlier head, or replaced as a whole: give a head that was kept elsewhere with --expect-head"
    );
  else if (anchoredSize < size)
    doubts.push(
      `that something was cut or replaced after the kept head, which covers ${anchoredSize} of ${size} entries`
    );
  if (!isReplayed) doubts.push("that a run found something else than it says: give --replay");
  else if (notReplayed > 0)
    doubts.push(
      "that a run of another version or build of Driftline found something else than it says: replay it there"
    );
  return doubts;
}
function verificationLines(found) {
  const { revisions, runs } = found;
  const range = ({ from, to }) => from === to ? `${from}` : `${from} to ${to}`;
  const span = revisions.count === 0 ? "no revision" : `${count(revisions.count, "revision")} (${range({ from: revisions.first, to: revisions.last })})`;
  const lines = [
    `verified: the ledger of ${visible(found.organization)}, ${count(found.size, "entry", "entries")}, head ${found.head}`,
    `  ${span}, ${found.gaps.length === 0 ? "none missing between them" : `missing between them: ${found.gaps.map(range).join(", ")}`}`,
    `  ${count(runs.count, "run")}${runs.last === null ? "" : `, the last on ${runs.last}: ${runs.verdict}`}; last complete audit: ${runs.lastComplete ?? "none"}`
  ];
  if (runs.replayed + runs.notReplayed > 0)
    lines.push(
      `  ${count(runs.replayed, "run")} judged again with the same findings${runs.notReplayed === 0 ? "" : `; ${runs.notReplayed} of other versions or builds of Driftline not judged again`}`
    );
  if (found.anchored) lines.push("  it grew from every head that was given");
  for (const revision of found.rewritten) lines.push(`  on record: revision ${revision} arrived with another content`);
  for (const one of found.truncated) lines.push(`  on record: revisions ${range(one)} were no longer given`);
  if (found.unfinished !== null)
    lines.push(
      `  an interrupted run left ${count(found.unfinished, "byte")} after the end; they count for nothing, and the next run deals with them`
    );
  return [...lines, ...found.notExcluded.map((doubt) => `  not excluded: ${doubt}`)];
}
export {
  verificationLines,
  verifyLedger
};
