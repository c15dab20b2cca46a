// The hidden last line of an issue's body: which subject it is about, and what was last said of it. It is the only memory
// of a run without a ledger, and the only thing by which an issue is found; titles and texts are for people.
import { createHash } from "node:crypto";
import { DAY, instantOf, instantText } from "../model/instant.ts";
import { type Severity, severities } from "../model/severity.ts";
import { lookUp } from "../lists.ts";

/** What an issue stands for since a run last wrote it; listed: the finding is open, and another issue lists it. */
const standings = ["open", "listed", "resolved", "excepted", "retired", "duplicate"] as const;
export type Standing = (typeof standings)[number];

/** A state of a ledger that was seen: its later states grew from it, or are not its own. */
export interface Anchor {
  /** Entries, the origin included. */
  readonly size: number;
  readonly head: string;
}

export interface Marker {
  /** The subject, in its organization. */
  readonly id: string;
  readonly organization: string;
  /** The rule; null in the summary of many findings. */
  readonly rule: string | null;
  /** The kind of finding: some rest on evidence that not every run asks for. */
  readonly kind: string | null;
  /** The audit that keeps the issue, as auditId gives it; null in issues that were written before audits had names. */
  readonly of: string | null;
  /** The workflow that the audit is named after, as short gives it; null where it has a name of its own. */
  readonly flow: string | null;
  /** The workflow run that last wrote it; null outside of one. */
  readonly run: string | null;
  /** The job and step that last wrote it, as short gives them; null outside of a workflow. */
  readonly step: string | null;
  /** The attempt of that run and the check run of its job, which no two jobs of an attempt share; null where nobody knows. */
  readonly leg: string | null;
  /** The time of the audit that last wrote it. */
  readonly at: string | null;
  /** What the audit that last wrote it was judged by: a digest. */
  readonly judge: string | null;
  readonly standing: Standing;
  /** The first finding of the window last shown: another one is another window. */
  readonly finding: string | null;
  readonly severity: Severity | null;
  /** Whether it was said that the time limit has passed. */
  readonly late: boolean;
  /** The day of an end, of a time limit or an exception, that was said to come. */
  readonly warned: string | null;
  /** Whether a hand that closed or reopened it was answered; once is enough. */
  readonly answered: boolean;
  /** How often something was said: part of each comment's identity. */
  readonly turn: number;
  /** The last audit of complete evidence, as far as the issue knows it: the summary knows every one. */
  readonly audit: string | null;
  /** When an audit failed first since then; null when none did. */
  readonly failing: string | null;
  /** In a summary: the findings that were open, the worst ones when they are too many to remember. */
  readonly listed: readonly string[];
  readonly many: boolean;
  /** In a summary: the ledger as the last run left it; null without one. */
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
/** More than the comments that one issue gets in a day. */
const TURNS_OF_A_DAY = 64;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Not in every marker, so that those without them stay as they are. */
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

/** A marker of which nothing is known but what it is about. */
export function newMarker(id: string, organization: string): Marker {
  return {
    id,
    organization: organizationId(organization),
    rule: null,
    kind: null,
    of: null,
    flow: null,
    run: null,
    step: null,
    leg: null,
    at: null,
    judge: null,
    standing: "open",
    finding: null,
    severity: null,
    late: false,
    warned: null,
    answered: false,
    turn: 0,
    audit: null,
    failing: null,
    listed: [],
    many: false,
    anchor: null,
  };
}

/** The line. Nothing in it is data: digests, numbers and words of closed sets. */
function markerLine(marker: Marker): string {
  const written: Record<keyof typeof forms, string> = {
    id: marker.id,
    organization: marker.organization,
    rule: marker.rule ?? "-",
    kind: marker.kind ?? "-",
    standing: marker.standing,
    finding: marker.finding ?? "-",
    severity: marker.severity ?? "-",
    late: marker.late ? "1" : "0",
    answered: marker.answered ? "1" : "0",
    turn: String(marker.turn),
    audit: marker.audit ?? "-",
    listed: marker.listed.join(",") || "-",
    many: marker.many ? "1" : "0",
  };
  const parts = Object.entries(written).map(([name, text]) => `${name}=${text}`);
  const more: Record<keyof typeof optional, string | null> = {
    of: marker.of,
    flow: marker.flow,
    run: marker.run,
    step: marker.step,
    leg: marker.leg,
    at: marker.at,
    judge: marker.judge,
    warned: marker.warned,
    failing: marker.failing,
    anchor: marker.anchor && `${marker.anchor.size}:${marker.anchor.head.replace("sha256:", "")}`,
  };
  for (const [name, text] of Object.entries(more)) if (text !== null) parts.push(`${name}=${text}`);
  return `<!-- driftline:1 ${parts.join(" ")} -->`;
}

/**
 * The marker on the last line of a body; undefined where there is none that is whole. Data never stands on a line of its
 * own, so it cannot write this one. Whoever asks makes sure that the author is ourselves.
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
  const [size, head] = parts.get("anchor")?.split(":") ?? [];
  const option = (name: keyof typeof optional) => parts.get(name) ?? null;
  const text = (name: keyof typeof forms) => lookUp(parts, name);
  const maybe = (name: keyof typeof forms) => (text(name) === "-" ? null : text(name));
  return {
    id: text("id"),
    organization: text("organization"),
    rule: maybe("rule"),
    kind: maybe("kind"),
    of: option("of"),
    flow: option("flow"),
    run: option("run"),
    step: option("step"),
    leg: option("leg"),
    at: option("at"),
    judge: option("judge"),
    standing: text("standing") as Standing,
    finding: maybe("finding"),
    severity: maybe("severity") as Severity | null,
    late: text("late") === "1",
    warned: option("warned"),
    answered: text("answered") === "1",
    turn: Number(text("turn")),
    audit: maybe("audit"),
    failing: option("failing"),
    listed: maybe("listed")?.split(",") ?? [],
    many: text("many") === "1",
    anchor: head === undefined ? null : { size: Number(size), head: `sha256:${head}` },
  };
}

/** Whether a marker is of an organization and of an audit, as auditId gives it; one without an audit is of any. */
export function isOf({ organization: id, of }: Marker, organization: string, audit: string): boolean {
  return id === organizationId(organization) && (of === null || of === audit);
}

/** Whether a workflow run started after another; undefined where one of them is unknown. */
export function isLaterRun(run: string | null, than: string | null): boolean | undefined {
  return run === null || than === null ? undefined : BigInt(run) > BigInt(than);
}

/** A body without its marker. */
export function unmarked(body: string | null): string {
  return lines(body).slice(0, -1).join("\n").trimEnd();
}

/** A body with its marker. */
export function marked(text: string, marker: Marker): string {
  return `${text}\n\n${markerLine(marker)}`;
}

/**
 * Whether two bodies say the same: what passes through a browser's form comes back with other line ends, and which run wrote
 * it last is no reason to write again. Neither is what judged something that ended.
 */
export function sameBody(a: string | null, b: string): boolean {
  return lasting(a) === lasting(b);
}

function lasting(body: string | null): string {
  const marker = markerOf(body);
  if (marker === undefined) return lines(body).join("\n");
  return marked(unmarked(body), {
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

/** An instant as a marker may hold it: what a report says may be anything. */
export function markedTime(instant: string | null | undefined): string | null {
  const time = typeof instant === "string" ? instantOf(instant) : undefined;
  return time === undefined ? null : instantText(time);
}

/** The identity of an audit: its name, which a workflow gives or its place in it. */
export function auditId(name: string): string {
  return digest(["audit", name], 16);
}

/** The identity of a subject's issue; `key` of a finding, or another word for what is no finding. */
export function subjectId(organization: string, key: string): string {
  return digest(["subject", organization, key], 32);
}

export function organizationId(organization: string): string {
  return digest(["organization", organization], 16);
}

/** A digest of a text that may be anything. */
export function short(text: string): string {
  return digest(["text", text], 16);
}

/**
 * The turn of an issue whose marker is lost: later than all that were said of it on earlier days.
 * @param asOf the time of the audit, RFC 3339
 */
export function turnOfDay(asOf: string): number {
  return Math.floor((instantOf(asOf) ?? 0) / DAY) * TURNS_OF_A_DAY;
}

/** The hidden first line of a comment: the same event of the same issue is said once. */
export function eventLine(id: string, turn: number, event: string): string {
  return `<!-- driftline:event ${digest(["event", id, turn, event], 16)} -->`;
}

function digest(parts: readonly (string | number)[], length: number): string {
  const text = JSON.stringify(["driftline-issue", 1, ...parts]);
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
