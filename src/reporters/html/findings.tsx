// Every finding: what is open first, and each group worst first. Scripts add a way to search them.
import type { JSX } from "preact";
import type { Finding } from "../../model/report/index.ts";
import { itemsOf } from "../wording/causes.ts";
import { some, thousands } from "../wording/phrase.ts";
import { Block, Line } from "./finding.tsx";
import type { HtmlPage } from "./page.ts";
import { Section } from "./parts.tsx";

const groups: readonly (readonly [Finding["status"], string])[] = [
  ["open", "Open"],
  ["excepted", "Excepted"],
  ["resolved", "Resolved"],
  ["noted", "Noted"],
];
/** The section of all findings: what is open first, and each group worst first. */
export function Findings({ page }: { page: HtmlPage }): JSX.Element {
  const { view, blocks, lines } = page;
  const rest = view.findings.filter((finding) => !blocks.has(finding) && !lines.has(finding));
  return (
    <Section id="findings" title="Findings" note={some(view.findings.length, "finding")}>
      {view.findings.length === 0 && <p class="muted">No finding is shown.</p>}
      <div id="find" />
      {groups.map(([status, title]) => (
        <Group status={status} title={title} page={page} />
      ))}
      <div id="found" />
      {rest.length > 0 && (
        <p class="muted no-script">
          {some(rest.length, "finding is", "findings are")} not on this page, of {thousands(view.findings.length)} in
          all; the JSON report has all of them.
        </p>
      )}
    </Section>
  );
}

function Group({
  status,
  title,
  page,
}: {
  status: Finding["status"];
  title: string;
  page: HtmlPage;
}): JSX.Element | null {
  const findings = page.view.findings.filter((finding) => finding.status === status);
  const [all, causes] = [findings.length, itemsOf(findings).length];
  const blocks = [...page.blocks].filter((finding) => finding.status === status);
  const lines = [...page.lines].filter((finding) => finding.status === status);
  const remedies = new Set<string>();
  const block = (finding: Finding, severity?: Finding["severity"]) => {
    const again = remedies.has(finding.rule);
    remedies.add(finding.rule);
    return <Block finding={finding} severity={severity} again={again} page={page} />;
  };
  if (all === 0) return null;
  return (
    <div class={`group of-${status}`}>
      <h3>
        {title}{" "}
        <small>{status === "open" ? `${some(all, "finding")}, ${some(causes, "cause")}` : some(all, "finding")}</small>
      </h3>
      {status === "resolved" && (
        <p class="on-paper">
          On paper a finding that is resolved is a line or two; the file has the whole of it
          {lines.length > 0 && `, and ${some(lines.length, "more that is", "more that are")} resolved`}.
        </p>
      )}
      <div class="list">
        {status === "open"
          ? itemsOf(blocks).map(({ finding, severity, beneath }) => (
              <>
                {block(finding, severity)}
                {beneath.length > 0 && <div class="beneath">{beneath.map((item) => block(item))}</div>}
              </>
            ))
          : blocks.map((finding) => block(finding))}
      </div>
      {lines.length > 0 && (
        <ul class="lines">
          {lines.map((finding) => (
            <Line finding={finding} page={page} />
          ))}
        </ul>
      )}
    </div>
  );
}
