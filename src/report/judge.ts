// Judges a history by every family of rules, and turns their drafts into findings.
import { type AuditContext, audits, type Draft, type UnjudgedPart } from "../audits/index.ts";
import type { Walker } from "../audits/audit.ts";
import type { Blocks } from "../catalog/entries.ts";
import { givenUp } from "../history/given-up.ts";
import { Origins } from "../history/origins.ts";
import { stepsOf } from "../history/steps.ts";
import type { SealedRevision } from "../model/sealed.ts";
import type { AuditInput } from "./audit-input.ts";
import { ExceptionBook } from "./exception-book.ts";
import { identityOf, settle, type SettledFindings } from "./settle.ts";
import { split } from "./split.ts";
import { windowIds } from "./window-ids.ts";

export interface JudgedHistory {
  /** The settings after the last revision. */
  readonly blocks: Blocks;
  readonly settledFindings: SettledFindings;
  readonly unjudged: UnjudgedPart[];
  /** The ids of all pieces of windows; empty unless requested. */
  readonly pieceIds: ReadonlyMap<string, string>;
}

interface ToJudge {
  /** In the order of their numbers. */
  readonly revisions: readonly SealedRevision[];
  /** They see every step too. */
  readonly trackers: readonly Pick<Walker, "see">[];
  readonly context: AuditContext;
  readonly input: AuditInput;
  /** Whether to return `pieceIds`. */
  readonly needsPieces: boolean;
}

/** Judges every revision by every family. What the families remember can be freed when it returns. */
export function judge(toJudge: ToJudge): JudgedHistory {
  const { context, input, needsPieces } = toJudge;
  const { blocks, drafts, families, origins } = walkHistory(toJudge);
  const book = new ExceptionBook(input.policies.exceptions, input.asOf, input.catalog);
  const judgedDrafts = families.reduce<readonly Draft[]>(
    (pieces, family) => family.judge?.(pieces) ?? pieces,
    split(drafts, book),
  );
  const identity = identityOf(input.organization, input.policies.files, origins);
  const settledFindings = settle({ drafts: judgedDrafts, families, book, context, identity });
  const unjudged = families.flatMap((family) => family.unjudged?.() ?? []);
  const pieceIds = needsPieces ? windowIds(drafts, identity, context.ledger?.begins) : new Map<string, string>();
  return { blocks, settledFindings, unjudged, pieceIds };
}

interface WalkedHistory {
  readonly blocks: Blocks;
  readonly drafts: readonly Draft[];
  /** The families that add something after the history was read. The others can be freed. */
  readonly families: readonly Walker[];
  readonly origins: Origins;
}

function walkHistory({ revisions, trackers, context, input }: ToJudge): WalkedHistory {
  let blocks: Blocks = new Map();
  const families = Object.values(audits).map((family) => family.begin(context));
  const origins = new Origins();
  const followers = [...families, ...trackers, origins];
  const every = Math.ceil(revisions.length / 100);
  let done = 0;
  for (const step of stepsOf(input.isLast === true ? givenUp(revisions) : revisions, input.catalog)) {
    if (done % every === 0) input.progress?.({ phase: "judging", done, of: revisions.length });
    for (const follower of followers) follower.see(step);
    blocks = step.blocks;
    done++;
  }
  const drafts: Draft[] = [];
  // Pushes one by one, because a call takes only some hundred thousand arguments.
  for (const family of families) for (const draft of family.end(drafts)) drafts.push(draft);
  return {
    blocks,
    drafts,
    origins,
    families: families.filter((family) => "judge" in family || "settle" in family || "unjudged" in family),
  };
}
