// The rules of a SARIF run: those of its results, each with its rationale and remediation.
import type { Finding, Report } from "../../model/report/index.ts";
import { type Severity, weight } from "../../model/severity.ts";
import { clip, markdownCode, markdownProse, visible } from "../../text.ts";
import { Paragraphs } from "../wording/records.ts";
import { disclaimer } from "../wording/words.ts";
import { lookUp } from "../../lists.ts";
import { endsSentence } from "../../words.ts";

export const levels: Record<Severity, "error" | "warning" | "note"> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  info: "note",
};

/** GitHub's scale: critical above 9, high from 7, medium from 4, low above 0. It has no value for info. */
const scores: Record<Severity, string | null> = { critical: "9.5", high: "8.0", medium: "5.5", low: "2.0", info: null };
/** GitHub shows ten tags of a rule. */
const MAX_TAGS = 10;
const MAX_HELP = 1000;

export const HOME = "https://github.com/driftline/driftline";

interface Rules {
  readonly rules: readonly object[];
  readonly indexOf: (finding: Finding) => number;
}

/** Returns the rules of these findings, in the order of the findings. */
export function rulesOf(findings: readonly Finding[], { rules }: Readonly<Report>): Rules {
  const ofPolicies = new Set(rules.flatMap(({ id, policy }) => (policy === null ? [] : [id])));
  const worst = new Map<string, Finding>();
  for (const finding of findings) {
    const before = worst.get(ruleId(finding));
    if (!before || weight(finding.severity) > weight(before.severity)) worst.set(ruleId(finding), finding);
  }
  const index = new Map([...worst.keys()].map((id, i) => [id, i]));
  return {
    rules: [...worst.values()].map((finding) => descriptor(finding, ofPolicies.has(finding.rule))),
    indexOf: (finding) => lookUp(index, ruleId(finding)),
  };
}

export function ruleId({ rule }: Finding): string {
  return visible(clip(rule, 500));
}

function descriptor(finding: Finding, isOfPolicy: boolean): object {
  const score = scores[finding.severity];
  const controls = finding.controls.map((control) => visible(clip(control, 100)));
  return {
    id: ruleId(finding),
    shortDescription: { text: sentence(finding.title) },
    fullDescription: { text: sentence(finding.rationale ?? finding.title) },
    help: help(finding),
    helpUri: helpUri(finding, isOfPolicy),
    defaultConfiguration: { level: levels[finding.severity] },
    properties: {
      tags: [...new Set(["security", ...controls])].slice(0, MAX_TAGS),
      precision: "very-high",
      ...(score !== null && { "security-severity": score }),
    },
  };
}

/** Returns the page about a rule. Built-in rules have a section each; authors document the rules of policies. */
function helpUri({ rule }: Finding, isOfPolicy: boolean): string {
  if (isOfPolicy) return `${HOME}/blob/main/docs/policies.md`;
  const section = rule.toLowerCase().replace(/[^a-z0-9-]/g, "");
  return `${HOME}/blob/main/docs/built-in-rules.md#${section}`;
}

/** Viewers join these texts with others, and reject empty ones. */
function sentence(text: string): string {
  const help = visible(clip(text, MAX_HELP));
  if (help === "") return "No description.";
  return endsSentence(help) ? help : `${help}.`;
}

/** Returns the help of a rule. In Markdown, names are in code spans, and the texts are inert. */
function help({ rule, rationale, remediation, controls }: Finding): { text: Paragraphs; markdown: Paragraphs } {
  const lines = [
    { name: "Why", items: rationale === null ? [] : [rationale], write: markdownProse },
    { name: "To fix", items: remediation === null ? [] : [remediation], write: markdownProse },
    { name: "Controls", items: controls.slice(0, 50), write: markdownCode },
    { name: "Rule", items: [rule], write: markdownCode },
  ].filter(({ items }) => items.length > 0);
  const all = (items: readonly string[], write: (text: string) => string) =>
    items.map((item) => write(clip(item, MAX_HELP))).join(", ");
  return {
    text: new Paragraphs([...lines.map(({ name, items }) => `${name}: ${all(items, visible)}`), disclaimer]),
    markdown: new Paragraphs([
      ...lines.map(({ name, items, write }) => `**${name}**: ${all(items, write)}`),
      disclaimer,
    ]),
  };
}
