// Every finding, once: open findings first, each group worst first. Scripts add a search.
import type { JSX } from "preact";
import type { Finding, Report } from "../../model/report/index.ts";
import { firstIn } from "../../lists.ts";
import { beneathWords, type Item, itemsOf } from "../wording/causes.ts";
import { isEvent } from "../wording/finding-text.ts";
import { overdueWords } from "../wording/overdue.ts";
import { capital, some, thousands } from "../wording/phrase.ts";
import { Block } from "./finding.tsx";
import { Lines } from "./lines.tsx";
import type { HtmlPage } from "./page.ts";
import { phrase, Section } from "./parts.tsx";

const groups: readonly (readonly [Finding["status"], string])[] = [
  ["open", "Open"],
  ["excepted", "Excepted"],
  ["resolved", "Resolved"],
  ["noted", "Noted"],
];

/** The section of all findings: open findings first, each group worst first. */
export function Findings({ page }: { page: HtmlPage }): JSX.Element {
  const { view, blocks, lines } = page;
  const omittedCount = view.findings.length - blocks.size - lines.flat().length;
  const open = view.findings.filter(({ status }) => status === "open");
  return (
    <Section id="findings" title="Findings" note={some(view.findings.length, "finding")}>
      {view.findings.length === 0 && <p class="muted">No finding is shown.</p>}
      {view.findings.length > 0 && open.length === 0 && <p class="muted">Nothing is open in what is shown.</p>}
      {open.length > 0 && <AboutOpen open={open} report={page.report} />}
      <div id="find" />
      {groups.map(([status, title]) => (
        <Group status={status} title={title} page={page} />
      ))}
      <div id="found" />
      {omittedCount > 0 && (
        <p class="muted no-script">
          {some(omittedCount, "finding is", "findings are")} not on this page, of {thousands(view.findings.length)} in
          all; the JSON report has all of them.
        </p>
      )}
    </Section>
  );
}

/** What a window is, overdue findings, and the policy of that time. @param open all visible open findings, at least one */
function AboutOpen({ open, report }: { open: readonly Finding[]; report: Readonly<Report> }): JSX.Element {
  return (
    <>
      {!open.every(isEvent) && (
        <p class="muted">
          A window lasts from the revision that opened it until one that closes it.{" "}
          {report.usage === null && "What was used meanwhile is not part of this audit. "}
          {overdueWords(report.findings, report.asOf) ?? "No open window has a time limit."}
        </p>
      )}
      {open.some(({ inForce }) => inForce !== null) && <p class="muted">{thenWords(open)}</p>}
    </>
  );
}

/** Returns the verdicts on the open findings by the policies in force when each began. */
function thenWords(open: readonly Finding[]): string {
  const having = (then: Finding["inForce"]) => open.filter((finding) => finding.inForce === then).length;
  const parts = [
    [having("violating"), "violated it then too"],
    [having("compliant"), "did not: the policy was tightened since"],
    [having("absent"), "had no such rule then"],
    [having("unknown"), "not known"],
  ] as const;
  const words = parts.filter(([n]) => n > 0).map(([n, says]) => `${thousands(n)} ${says}`);
  return `By the policy in force when each began: ${words.join(", ")}.`;
}

function Group(props: { status: Finding["status"]; title: string; page: HtmlPage }): JSX.Element | null {
  const { status, title, page } = props;
  const findings = page.view.findings.filter((finding) => finding.status === status);
  const all = findings.length;
  const blocks = [...page.blocks].filter((finding) => finding.status === status);
  const lines = page.lines.filter((cluster) => firstIn(cluster).status === status);
  const remedies = new Set<string>();
  const block = (finding: Finding, severity?: Finding["severity"]) => {
    const again = remedies.has(finding.rule);
    remedies.add(finding.rule);
    return <Block finding={finding} severity={severity} again={again} page={page} />;
  };
  const withBeneath = (item: Item) => (
    <>
      {block(item.finding, item.severity)}
      {item.beneath.length > 0 && (
        <div class="beneath">
          <p class="muted">
            {phrase(capital(beneathWords(item)), page)}
            {status === "resolved" ? <span class="screen">:</span> : ":"}
          </p>
          {item.beneath.map((finding) => block(finding))}
        </div>
      )}
    </>
  );
  if (all === 0) return null;
  return (
    <div class={`group of-${status}`}>
      <h3>
        {title}{" "}
        <small>
          {status === "open"
            ? `${some(all, "finding")}, ${some(itemsOf(findings).length, "cause")}`
            : some(all, "finding")}
        </small>
      </h3>
      {status === "resolved" && (
        <p class="on-paper">
          On paper a finding that is resolved is a line; the file has the whole of it
          {lines.length > 0 && `, and ${some(lines.flat().length, "more that is", "more that are")} resolved`}.
        </p>
      )}
      <div class="list">{itemsOf(blocks).map(withBeneath)}</div>
      <Lines lines={lines} page={page} />
    </div>
  );
}
