// The marker: a hidden last line in an issue's body with the issue's subject and what was last reported. Without a
// ledger, markers are the only memory between runs. Issues are found only by markers; titles and texts are for people.
import { createHash } from "node:crypto";
import { DAY, instantOf, instantText } from "../model/instant.ts";
import { type Severity, severities } from "../model/severity.ts";
import { lookUp, namesIn, tableOf } from "../lists.ts";
import type { Issue } from "./issue.ts";

/** The state of an issue after the last write. listed: the finding is open, and another issue lists it. */
const standings = ["open", "listed", "resolved", "excepted", "retired", "duplicate"] as const;
export type Standing = (typeof standings)[number];

/** A known state of a ledger. Later states must have grown from it. */
export interface Anchor {
  /** The number of entries, including the origin. */
  readonly size: number;
  readonly head: string;
}

export interface Marker {
  /** The digest of the organization and the subject's key. */
  readonly id: string;
  readonly organization: string;
  /** The rule; null in the summary. */
  readonly rule: string | null;
  /** The kind of finding. Some kinds need evidence that not every run has. */
  readonly kind: string | null;
  /** The audit that keeps the issue (auditId); null in issues from before audits had names. */
  readonly of: string | null;
  /** The digest of the workflow that the audit is named after; null if the audit has its own name. */
  readonly flow: string | null;
  /** The workflow run of the last write; null outside of a workflow. */
  readonly run: string | null;
  /** The digest of the job and step of the last write; null outside of a workflow. */
  readonly step: string | null;
  /** The run's attempt and the job's check run, unique to a job within an attempt; null if unknown. */
  readonly leg: string | null;
  /** The time of the audit of the last write. */
  readonly at: string | null;
  /** The digest of the policies of the last write. */
  readonly judge: string | null;
  readonly standing: Standing;
  /** The first finding of the shown window. Identifies the window. */
  readonly finding: string | null;
  readonly severity: Severity | null;
  /** Whether it was reported that the time limit has passed. */
  readonly late: boolean;
  /** The day of a time limit's or exception's end that was announced. */
  readonly warned: string | null;
  /** Whether closing or reopening by hand was answered. It is answered once. */
  readonly answered: boolean;
  /** The number of comments so far: part of each comment's identity. */
  readonly turn: number;
  /** The last complete audit that the issue knows. The summary knows every one. */
  readonly audit: string | null;
  /** The time of the first failed audit since then; null if none failed. */
  readonly failing: string | null;
  /** The open findings of a summary, or of an issue if it is about several; only the first if there are too many. */
  readonly listed: readonly string[];
  readonly many: boolean;
  /** In a summary: the ledger after the last run; null without a ledger. */
  readonly anchor: Anchor | null;
}

const shape = /^<!-- driftline:1((?: [a-z]+=[^\s<>]*)+) -->$/;
const hex = (length: number) => new RegExp(`^[0-9a-f]{${length}}$`);
const forms = {
  id: hex(32),
  organization: hex(16),
  rule: /^(?:[0-9a-f]{16}|-)$/,
  kind: /^(?:[a-z]{1,20}|-)$/,
  standing: new RegExp(`^(?:${standings.join("|")})$`),
  finding: /^(?:[0-9a-f]{16}|-)$/,
  severity: new RegExp(`^(?:${severities.join("|")}|-)$`),
  late: /^[01]$/,
  answered: /^[01]$/,
  turn: /^\d{1,9}$/,
  audit: /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z|-)$/,
  listed: /^(?:-|[0-9a-f]{16}[a-e][012](?:,[0-9a-f]{16}[a-e][012])*)$/,
  many: /^[01]$/,
};
/** More than the comments that an issue gets in a day. */
const TURNS_OF_A_DAY = 64;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Optional fields, so that markers without them stay unchanged. */
const optional = {
  of: hex(16),
  flow: hex(16),
  run: /^\d{1,20}$/,
  step: hex(16),
  leg: /^\d{1,5}\.\d{1,20}$/,
  at: instant,
  judge: hex(16),
  warned: /^\d{4}-\d\d-\d\d$/,
  failing: instant,
  anchor: /^\d{1,15}:[0-9a-f]{64}$/,
};

/** Returns a marker with only its identity. */
export function newMarker(id: string, organization: string): Marker {
  const parts = { id, organization: organizationId(organization), standing: "open", turn: "0" };
  return markerFrom(new Map(Object.entries(parts)));
}

/** Writes the line. It contains no data, only digests, numbers and words of closed sets. */
function markerLine(marker: Marker): string {
  const parts = namesIn(forms).map((name) => `${name}=${formText(marker[name])}`);
  const anchor = marker.anchor && `${marker.anchor.size}:${marker.anchor.head.replace("sha256:", "")}`;
  const more: Record<keyof typeof optional, string | null> = { ...marker, anchor };
  for (const name of namesIn(optional)) if (more[name] !== null) parts.push(`${name}=${more[name]}`);
  return `<!-- driftline:1 ${parts.join(" ")} -->`;
}

function formText(field: Marker[keyof typeof forms]): string {
  if (field === null) return "-";
  if (typeof field === "boolean") return field ? "1" : "0";
  return typeof field === "object" ? field.join(",") || "-" : String(field);
}

/**
 * Parses the marker on the last line of a body; undefined if there is no complete one. Data never has a line of its
 * own, so it cannot forge a marker. The caller checks that the author is our account.
 */
export function markerOf(body: string | null): Marker | undefined {
  const line = lines(body).at(-1) ?? "";
  const match = shape.exec(line)?.[1];
  if (match === undefined) return undefined;
  const parts = new Map(
    match
      .trim()
      .split(" ")
      .map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]),
  );
  for (const [name, form] of Object.entries(forms)) if (!form.test(parts.get(name) ?? "")) return undefined;
  for (const [name, form] of Object.entries(optional))
    if (parts.has(name) && !form.test(lookUp(parts, name))) return undefined;
  return markerFrom(parts);
}

/** Returns the marker with these parts; what they lack is null, false or empty. */
function markerFrom(parts: ReadonlyMap<string, string>): Marker {
  const text = (name: keyof typeof forms) => parts.get(name) ?? "-";
  const maybe = (name: keyof typeof forms) => (text(name) === "-" ? null : text(name));
  const { anchor, ...more } = tableOf(namesIn(optional), (name) => parts.get(name) ?? null);
  const [size, head] = anchor?.split(":") ?? [];
  return {
    ...more,
    id: text("id"),
    organization: text("organization"),
    rule: maybe("rule"),
    kind: maybe("kind"),
    standing: text("standing") as Standing,
    finding: maybe("finding"),
    severity: maybe("severity") as Severity | null,
    late: text("late") === "1",
    answered: text("answered") === "1",
    turn: Number(text("turn")),
    audit: maybe("audit"),
    listed: maybe("listed")?.split(",") ?? [],
    many: text("many") === "1",
    anchor: head === undefined ? null : { size: Number(size), head: `sha256:${head}` },
  };
}

/** The most findings that a marker names. */
export const MAX_LISTED = 150;

/** Returns the fields of a marker for several findings of one issue, by their digests. */
export function listing(digests: readonly string[]): Pick<Marker, "listed" | "many"> {
  return { listed: digests.slice(0, MAX_LISTED).map((digest) => `${digest}a0`), many: digests.length > MAX_LISTED };
}

/** Returns the digests of what an issue reported: its window, and each of several findings; none if not all are known. */
export function reportedIn({ finding, listed, many }: Pick<Marker, "finding" | "listed" | "many">): Set<string> {
  return new Set(many ? [] : [...(finding === null ? [] : [finding]), ...listed.map((token) => token.slice(0, 16))]);
}

/** Whether a marker belongs to an organization and an audit (auditId). A marker without an audit belongs to any. */
export function isOf({ organization: id, of }: Marker, organization: string, audit: string): boolean {
  return id === organizationId(organization) && (of === null || of === audit);
}

/** Whether a workflow run started after another; undefined if either is unknown. */
export function isLaterRun(run: string | null, than: string | null): boolean | undefined {
  return run === null || than === null ? undefined : BigInt(run) > BigInt(than);
}

/** Returns a body without its marker, also if that is damaged. */
export function withoutMarker(body: string | null): string {
  const all = lines(body);
  const isMarked = all.at(-1)?.startsWith("<!-- driftline:1 ") === true;
  return (isMarked ? all.slice(0, -1) : all).join("\n").trimEnd();
}

export function withMarker(text: string, marker: Marker): string {
  return `${text}\n\n${markerLine(marker)}`;
}

/**
 * Whether two bodies are equal in what they state. Ignores line ends, which browser forms change, the run of the last
 * write, and the policies of a subject that has ended.
 */
export function sameBody(a: string | null, b: string): boolean {
  return lasting(a) === lasting(b);
}

function lasting(body: string | null): string {
  const marker = markerOf(body);
  if (marker === undefined) return lines(body).join("\n");
  return withMarker(withoutMarker(body), {
    ...marker,
    run: null,
    step: null,
    leg: null,
    at: null,
    ...(marker.rule !== null && { audit: null }),
    ...(marker.standing !== "open" && { judge: null }),
  });
}

function lines(body: string | null): string[] {
  return (body ?? "").replaceAll("\r\n", "\n").trimEnd().split("\n");
}

/** Returns an instant in the marker's format; null if invalid, since a report may contain anything. */
export function markedTime(instant: string | null | undefined): string | null {
  const time = typeof instant === "string" ? instantOf(instant) : undefined;
  return time === undefined ? null : instantText(time);
}

/** Returns the identity of an audit from its name, or from its place in a workflow. */
export function auditId(name: string): string {
  return digest(["audit", name], 16);
}

/** Returns the identity of a subject's issue. `key` is a finding's key, or a word such as "summary". */
export function subjectId(organization: string, key: string): string {
  return digest(["subject", organization, key], 32);
}

export function organizationId(organization: string): string {
  return digest(["organization", organization], 16);
}

/** Returns a digest of any text. */
export function short(text: string): string {
  return digest(["text", text], 16);
}

/**
 * Returns a turn for an issue whose marker is lost: higher than all turns of earlier days.
 * @param asOf the time of the audit, RFC 3339
 */
export function turnOfDay(asOf: string): number {
  return Math.floor((instantOf(asOf) ?? 0) / DAY) * TURNS_OF_A_DAY;
}

/** Parses the marker of our issue. A doubted one may name an earlier turn, whose comments exist. @param asOf of the audit */
export function markerIn({ own, body, doubted }: Issue, asOf: string): Marker | undefined {
  const marker = own ? markerOf(body) : undefined;
  return marker && doubted ? { ...marker, turn: turnOfDay(asOf) } : marker;
}

/** Returns the hidden first line of a comment. The same event of the same issue is reported once. */
export function eventLine(id: string, turn: number, event: string): string {
  return `<!-- driftline:event ${digest(["event", id, turn, event], 16)} -->`;
}

function digest(parts: readonly (string | number)[], length: number): string {
  const text = JSON.stringify(["driftline-issue", 1, ...parts]);
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
