// What was loosened and put back soon: an event of the revision that loosened it, whatever rules say of the setting.
import { settings as table } from "../../src/catalog/settings.ts";
import { DAY } from "../../src/model/instant.ts";
import { weight } from "../../src/model/severity.ts";
import { isWithin, naming } from "./acceptance.ts";
import { matchesOf } from "./approvals.ts";
import type { Change } from "./changes.ts";
import { agreed, type Audited, defaultSeverity } from "./events.ts";
import { type Finding, findingOf } from "./finding.ts";
import { momentOf, type Revision } from "./history.ts";
import type { Piece } from "./windows.ts";

const RULE = "changes/restored";
const SOON = 7 * DAY;

/** One change of one place. */
interface Turn {
  readonly index: number;
  readonly revision: Revision;
  readonly change: Change;
  /** What the place meant before and after. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The events of all places, with the windows that they stand beneath. */
export function restoredOf(audited: Audited, pieces: readonly Piece[]): Finding[] {
  const { revisions } = audited;
  const turns = revisions.flatMap((revision, index) =>
    revision.changes.map((change): Turn => {
      const means = (at: Revision) => at.reading.get(change.subject)?.meaning ?? null;
      return { index, revision, change, from: means(revisions[index - 1]!), to: means(revision) };
    }),
  );
  return [...new Set(turns.map((turn) => turn.change.subject))]
    .filter((subject) => !isSecret(turns.find((turn) => turn.change.subject === subject)!.change.path))
    .flatMap((subject) => putBack(turns.filter((turn) => turn.change.subject === subject)))
    .map((turn) => eventOf(audited, turn, pieces));
}

const isSecret = (path: string | null) => table.find((row) => row.path === path)?.class === "secret";

/** The loosenings of one place that a later change put back: with the first of them all that came on top of it. */
function putBack(turns: readonly Turn[]): Turn[] {
  const undone: Turn[] = [];
  let loosened: Turn[] = [];
  for (const turn of turns) {
    loosened = loosened.filter((revision) => turn.revision.time - revision.revision.time <= SOON);
    const first = loosened.findIndex((item) => item.from === turn.to);
    if (first >= 0) undone.push(...loosened.splice(first));
    else if (turn.change.direction === "looser") loosened.push(turn);
  }
  return undone;
}

function eventOf(audited: Audited, { index, revision, change }: Turn, pieces: readonly Piece[]): Finding {
  const { subject, before, after } = change;
  const resolved = agreed(matchesOf(audited.terms, revision, subject), revision);
  const exceptions = naming(audited.policies.exceptions, RULE, revision.revision);
  const isExcepted = exceptions.some((exception) => isWithin(exception, audited.asOf));
  const [window] = pieces
    .filter(
      ({ course, first, last }) => course.isPolicy && course.subject === subject && first <= index && index <= last,
    )
    .sort(
      (a, b) =>
        weight(b.course.rule.severity) - weight(a.course.rule.severity) ||
        (a.course.rule.id < b.course.rule.id ? -1 : 1),
    );
  return findingOf(audited, {
    rule: { id: RULE, severity: defaultSeverity(RULE), fixWithinSeconds: null },
    subject,
    status: resolved ? "resolved" : isExcepted ? "excepted" : "open",
    introduced: momentOf(revision),
    isFirst: false,
    exact: revision.exact,
    resolved,
    before,
    actual: after,
    offending: [after],
    dueFrom: null,
    causedBy: window?.finding.id ?? null,
  });
}
