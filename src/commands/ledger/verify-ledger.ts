// Verifies a ledger from its own files and from noted heads.
import { keptHead, names, tamperedError } from "../../ledger/format.ts";
import { openForReading, organizationOf } from "../../ledger/ledger.ts";
import { LedgerState } from "../../ledger/state.ts";
import { judgeVersion } from "../../model/version.ts";
import { visible } from "../../text.ts";
import { count, minute, precise } from "../../words.ts";
import { loadTools, replay } from "./replay.ts";
import { lookUp } from "../../lists.ts";

export type Verification = Awaited<ReturnType<typeof verifyLedger>>;

/**
 * Verifies a ledger.
 * @throws DriftlineError `tampered` for the first difference from what was written, `usage` if the place holds none
 */
export async function verifyLedger(
  dir: string,
  options: { readonly heads: readonly string[]; readonly replay: boolean },
) {
  const heads = options.heads.map(keptHead);
  const tools = options.replay ? await loadTools() : undefined;
  const organization = options.replay ? ((await organizationOf(dir)) ?? "") : "";
  let replayed = 0;
  let notReplayed = 0;
  let isLight = true;
  const makeState = () => {
    [replayed, notReplayed] = [0, 0];
    if (!tools) return new LedgerState(undefined, isLight);
    return new LedgerState((state, run) => {
      if (run.tool !== judgeVersion) {
        notReplayed++;
        return;
      }
      replayed++;
      const mismatch = mismatchOf(() => replay(state, run, organization, tools));
      if (mismatch !== null) throw tamperedError(names.entries, `the run of ${precise(run.at)}: ${mismatch}`);
    });
  };
  const reading = { makeState, isExpected: heads.length > 0 };
  let { verifiedLedger, state } = await openForReading(dir, reading);
  if (state.hasUncompared) {
    isLight = false;
    ({ verifiedLedger, state } = await openForReading(dir, reading));
  }
  for (const head of heads)
    if (!state.heads.has(head))
      throw tamperedError(dir, `it did not grow from the head ${head}: it was cut, set back or replaced`);
  const numbers = [...state.revisions.keys()].sort((a, b) => a - b);
  const last = state.runsByTime().at(-1);
  const since = Math.max(0, ...heads.map((head) => lookUp(state.heads, head)));
  return {
    verified: true,
    consistent: true,
    organization: verifiedLedger.origin.organization,
    created: verifiedLedger.origin.created,
    head: verifiedLedger.head,
    /** The number of entries, including the origin. */
    size: verifiedLedger.tree.size,
    anchored: heads.length > 0,
    revisions: { count: numbers.length, first: numbers[0] ?? null, last: numbers.at(-1) ?? null },
    gaps: state.gaps(),
    runs: {
      count: state.runs.length,
      last: last?.at ?? null,
      verdict: last?.verdict ?? null,
      lastComplete: state.completeRuns().at(-1)?.at ?? null,
      replayed,
      /** Runs of other versions and builds, which may have other findings. */
      notReplayed,
    },
    /** Revisions whose content changed, and ranges that disappeared. */
    rewritten: [...new Set(state.conflicts.map(({ stored }) => stored.revision))],
    truncated: state.missing,
    /** Bytes that an interrupted run left behind. The next run adds them if its entries are complete, else removes them. */
    unfinished: verifiedLedger.unfinished?.bytes ?? null,
    notExcluded: notExcluded(since, verifiedLedger.tree.size, options.replay, notReplayed),
  };
}

/** Returns what a replay found. The same build judged the run before: if it fails now, it judged other entries. */
function mismatchOf(judgeAgain: () => string | null): string | null {
  try {
    return judgeAgain();
  } catch {
    return "it cannot be judged again, so it did not judge the entries that are in the ledger";
  }
}

function notExcluded(anchoredSize: number, size: number, isReplayed: boolean, notReplayed: number): string[] {
  const doubts: string[] = [];
  if (anchoredSize === 0)
    doubts.push(
      "that the ledger was cut, set back to an earlier head, or replaced as a whole: give a head that was kept elsewhere with --expect-head",
    );
  else if (anchoredSize < size)
    doubts.push(
      `that something was cut or replaced after the kept head, which covers ${anchoredSize} of ${size} entries`,
    );
  if (!isReplayed) doubts.push("that a run reported other findings than it made: give --replay");
  else if (notReplayed > 0)
    doubts.push(
      "that a run of another version or build of Driftline reported other findings than it made: replay it with that version",
    );
  return doubts;
}

export function verificationLines(verification: Verification): string[] {
  const { revisions, runs } = verification;
  const range = ({ from, to }: { from: number; to: number }) => (from === to ? `${from}` : `${from} to ${to}`);
  const span =
    revisions.count === 0
      ? "no revision"
      : `${count(revisions.count, "revision")} (${range({ from: revisions.first!, to: revisions.last! })})`;
  const gaps = verification.gaps.map(range).join(", ");
  const noGapWords = revisions.count > 1 ? ", none missing between them" : "";
  const lines = [
    `verified: the ledger of ${visible(verification.organization)}, ${count(verification.size, "entry", "entries")}, head ${verification.head}`,
    `  ${span}${gaps === "" ? noGapWords : `, missing between them: ${gaps}`}`,
    `  ${count(runs.count, "run")}${runs.last === null ? "" : `, the last on ${minute(runs.last)}: ${runs.verdict}`}; last complete audit: ${runs.lastComplete === null ? "none" : minute(runs.lastComplete)}`,
  ];
  if (runs.replayed + runs.notReplayed > 0)
    lines.push(
      `  ${count(runs.replayed, "run")} judged again with the same findings${runs.notReplayed === 0 ? "" : `; ${runs.notReplayed} of other versions or builds of Driftline not judged again`}`,
    );
  if (verification.anchored) lines.push("  it grew from every head that was given");
  for (const revision of verification.rewritten)
    lines.push(`  on record: revision ${revision} arrived with another content`);
  for (const gap of verification.truncated) {
    const [revisions, were] = gap.from === gap.to ? ["revision", "was"] : ["revisions", "were"];
    lines.push(`  on record: ${revisions} ${range(gap)} ${were} no longer given`);
  }
  if (verification.unfinished !== null)
    lines.push(
      `  an interrupted run left ${count(verification.unfinished, "byte")} after the end, not verified here; the next run adds them if the entries are complete, else removes them`,
    );
  return [...lines, ...verification.notExcluded.map((doubt) => `  not excluded: ${doubt}`)];
}
