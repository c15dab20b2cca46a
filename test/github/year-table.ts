// The expected comments of the year by audit and subject, in order, and the expected mails.
import type { Audit } from "./year-world.ts";

// Moving there and back causes no comment.
const crowded = ["Closed: the summary issue lists it now"];
const moved = ["Closed: all findings are kept"];
const passed = "Opened and remediated between two audits";
const accepted = ["The exception ends soon", "No longer accepted"];
const near = ["The time limit is near", "The time limit has passed"];
const done = "No open findings are left in this issue";

const tampered = (times: number) => Array.from({ length: times }, () => ["Tampered", "Complete again"]).flat();

/** A subject: the number of a chosen fate, an issue without a single finding, or a pattern of its title. */
export type Subject = number | "summary" | "alarm" | RegExp;
type Row = readonly [organization: string, Audit, Subject, state: "open" | "closed", said: readonly string[]];

export const table: readonly Row[] = [
  ["corp", "settings", 1, "open", [...near, "Resolved", "Open again", ...moved]],
  ["corp", "settings", 2, "closed", ["Accepted", ...accepted, "Resolved"]],
  // Closed by hand on day 30 and 40, accepted from 60 to 150.
  ["corp", "settings", 3, "open", ["Still open", ...accepted, ...crowded, ...moved]],
  ["corp", "settings", 4, "open", ["Closed: no policy of this audit states", "Open again", ...crowded, ...moved]],
  ["corp", "settings", 5, "open", ["More severe", ...crowded, ...moved]],
  ["corp", "settings", 6, "open", ["Fixed and opened again", ...crowded, ...moved]],
  // Its issue lost its label for a month, and was the older duplicate when the label came back.
  ["corp", "settings", 7, "open", [...crowded, ...moved]],
  // Opened by hand after it was resolved.
  ["corp", "settings", 8, "closed", ["Resolved", "Not open"]],
  ["corp", "settings", 9, "closed", ["Resolved"]],
  // Opened and remediated while no run was started; the second time in the mode `single`.
  ["corp", "settings", 10, "closed", [passed]],
  ["corp", "settings", "summary", "closed", [done, "Open again", "1 finding opened and remediated", done]],
  // Every second unreliable audit reports tampering: the alarm opens at once, until a complete audit. Plus a month of
  // 401.
  [
    "corp",
    "settings",
    "alarm",
    "closed",
    ["Complete again", ...tampered(10), "Broken again", "Complete again", ...tampered(1)],
  ],
  // A finding of both audits has an issue of each.
  ["corp", "models", 7, "open", []],
  // Open while the key was rotated and its policy was renamed.
  ["corp", "models", /customModels\.literal\.apiKey holds a literal secret/, "open", []],
  ["corp", "models", /customModels\.one\b.*moved to another host/, "closed", [passed]],
  ["corp", "models", "alarm", "closed", ["Complete again"]],
  ...[1, 3, 4, 5, 6, 7].map((name): Row => ["renamed", "settings", name, "open", []]),
  ["renamed", "settings", "alarm", "closed", ["Complete again"]],
  ["renamed", "models", 7, "open", []],
  ["renamed", "models", /customModels\.literal\.apiKey holds a literal secret/, "open", []],
  ["renamed", "models", /300 findings of revision 6: Changes of a model's host are reviewed/, "closed", ["Resolved"]],
];

/**
 * The mails that each audit caused. GitHub sends one for an opened issue, for a comment, and for a closed or reopened
 * issue (mailbox.ts). So most events cause two: one for the comment, one for the closed or reopened issue.
 */
export const mails: Record<Audit, Record<string, number>> = {
  settings: {
    "opened finding": 16,
    "closed finding": 19,
    "reopened finding": 16,
    "The time limit is near": 1,
    "The time limit has passed": 1,
    Resolved: 4,
    "Open again": 2,
    "Open again in this audit": 1,
    Accepted: 1,
    "The exception ends soon": 2,
    "No longer accepted": 2,
    "Still open": 1,
    "Not open": 1,
    "More severe": 1,
    "Fixed and opened again": 1,
    "Opened and remediated between two audits": 1,
    // Comments on findings that move to a list, and on a rule that no policy states.
    Closed: 12,
    "opened summary": 1,
    "closed summary": 2,
    "reopened summary": 1,
    "No open findings are left in this issue": 2,
    "1 finding opened and remediated between two audits": 1,
    "opened alarm": 2,
    "closed alarm": 14,
    "reopened alarm": 12,
    Tampered: 11,
    "Broken again": 1,
    "Complete again": 14,
    // Issues that were closed as duplicates, and comments that were deleted.
    "done twice": 31,
  },
  models: {
    "opened finding": 6,
    "closed finding": 2,
    Resolved: 1,
    "Opened and remediated between two audits": 1,
    "opened alarm": 1,
    "closed alarm": 1,
    "Complete again": 1,
    "done twice": 17,
  },
};
