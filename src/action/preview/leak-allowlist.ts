// The fixed texts of a preview, which the leak scan ignores: our own words are not secrets.
import type { Preview, Shift, Side } from "../../authoring/preview.ts";
import { commentText, type PreviewResult } from "./comment.ts";

const at = "1970-01-01T00:00:00.000Z";
const location = { file: "", line: 1, column: 1 };
const about = { organization: "", head: "", base: "", hasOtherConfig: true };
const place = { server: "", owner: "", repository: "", run: "1" };

function shift(before: Shift["before"], after: Shift["after"], exact: boolean): Shift {
  return {
    rule: "",
    subject: "/",
    severity: "high",
    message: "",
    owner: "",
    introduced: { revision: 1, at, by: { id: null, email: null, name: null }, exact },
    resolved: { revision: 1, at, by: null },
    exposureSeconds: 1,
    before,
    after,
    location,
  };
}

const side: Side = { verdict: "drifted", open: 1, rules: 1, policies: [] };
const shifts = [shift("open", "excepted", true), shift("noted", "open", false)];
const neutral: Preview = {
  organization: "",
  asOf: at,
  revisions: { count: 1, first: 1, last: 1, firstAt: at, lastAt: at, leftOut: 0 },
  before: side,
  after: side,
  edits: (["looser", "tighter", "neutral", "unknown"] as const).map((direction) => ({
    kind: "rule",
    name: "",
    direction,
    text: "",
    location,
  })),
  fails: shifts,
  clears: shifts,
  found: shifts,
  forgotten: shifts,
  recast: [
    {
      rule: "",
      subject: "/",
      before: { severity: "low", dueAt: null, since: "" },
      after: { severity: "high", dueAt: at, since: at },
    },
  ],
  resized: [
    {
      rule: "",
      subject: "/",
      severity: "low",
      before: [{ since: at, until: at, exact: true, unseen: false }],
      after: [{ since: at, until: at, exact: false, unseen: true }],
    },
  ],
  unused: [1, null].map((revision) => ({ rule: "", value: [null], revision, owner: "", location })),
};
const unchanged: Preview = {
  ...neutral,
  edits: [],
  fails: [],
  clears: [],
  found: [],
  forgotten: [],
  recast: [],
  resized: [],
  unused: [],
};

/** Returns texts with every word that a comment can contain, made from previews without data. */
export function previewWords(): string[] {
  const all: PreviewResult[] = [neutral, unchanged, "untouched", "invalid"];
  return all.map((result) => commentText(result, { ...about, place }));
}
