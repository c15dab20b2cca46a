// Compares figures of past days with those in the ledger: figures of a final day should not change.
import { groupBy, lastIn } from "../../lists.ts";
import { type Json, isArray } from "../../model/json.ts";
import { count } from "../../words.ts";
import { type BuiltinRule, type Draft, draftOn } from "../audit.ts";
import type { UsageAudit } from "./usage.ts";

const rule: BuiltinRule = {
  id: "integrity/usage-rewritten",
  title: "The figures of past days do not change",
  kind: "integrity",
  severity: "medium",
  rationale:
    "If the figures of a past day change later, they cannot be trusted. Only driftline audit --full requests past days again.",
  remediation: "Ask the service whether it recounted. Both rows are in the ledger.",
  controls: ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:AU-10"],
  needs: ["usage", "ledger"],
  acceptedBy: "nothing",
};

export const rewritten: UsageAudit = {
  rules: [rule],
  /** Returns one finding for each day, about its last change. */
  drafts: ({ audit, usage }) => {
    const info = audit.builtin(rule);
    if (!info) return [];
    // An audit of the past leaves out later days.
    const ofRange = (audit.ledger?.usageRewritten ?? []).filter(({ day }) => day <= usage.to);
    const changes = groupBy(ofRange, ({ endpoint, day }) => `${endpoint} ${day}`);
    return [...changes.values()].map((ofDay): Draft => {
      const { endpoint, day, before, after } = lastIn(ofDay);
      const changeWords = after === null ? "are not given any more" : "are not what the ledger holds";
      const message = `the figures of ${day} in ${endpoint} ${changeWords}`;
      const actual = after === null ? null : shortRow(after);
      return draftOn(info, day, {
        subject: `usage/${endpoint}/${day}`,
        message,
        before: shortRow(before),
        actual,
        event: true,
      });
    });
  },
};

/** Returns a row; for the list of users, which may be long, only their number. */
function shortRow(row: Json): Json {
  return isArray(row) ? count(row.length, "row") : row;
}
