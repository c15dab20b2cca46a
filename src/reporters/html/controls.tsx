// The view for owners of controls: framework, control, the rules that serve it, and their evidence.
import type { JSX } from "preact";
import type { Finding, Report } from "../../model/report/index.ts";
import { plain, prose, some, thousands } from "../wording/phrase.ts";
import { age, isEvent, subjectWords, worstFirst } from "../wording/finding-text.ts";
import { anchorsOf, brief, type HtmlPage } from "./page.ts";
import { Exposure, phrase, Section, toFinding, ToRule } from "./parts.tsx";
import { Table } from "./table.tsx";
import { addTo, getOrMake, groupBy, sumOf } from "../../lists.ts";

// Only the names of frameworks: the texts of their controls belong to their publishers.
const frameworks: Readonly<Record<string, string>> = {
  soc2: "SOC 2",
  "nist-800-53": "NIST SP 800-53 Rev. 5",
  "iso-27001": "ISO/IEC 27001:2022",
  "iso-42001": "ISO/IEC 42001",
  cis: "CIS Controls v8.1",
  "csa-ccm": "CSA CCM v4",
  "nist-ai-rmf": "NIST AI RMF",
  "aiuc-1": "AIUC-1",
  "eu-ai-act": "EU AI Act",
};
const MAX_LINKS = 6;

type Rule = Report["rules"][number];
type Controls = Map<string, Rule[]>;

export function ControlView({ page }: { page: HtmlPage }): JSX.Element {
  const all = byFramework(page.report.rules);
  const count = sumOf(all.values(), (controls) => controls.size);
  const frameworkAnchors = anchorsOf("framework", [...all.keys()]);
  const names = [...all].flatMap(([name, controls]) => [...controls.keys()].map((control) => fullName(name, control)));
  const anchors = anchorsOf("control", names);
  const findings = groupBy(page.report.findings, ({ rule }) => rule);
  return (
    <Section id="controls" title="Controls" note={`${some(count, "control")} in ${some(all.size, "framework")}`}>
      {all.size === 0 ? (
        <p class="muted">No rule of this audit names a control.</p>
      ) : (
        <p class="muted narrow">
          A rule is evidence for a control; it does not show that the control is met. A control whose rules were not
          evaluated is not evaluated.
        </p>
      )}
      {[...all].map(([framework, controls]) => (
        <Framework
          name={framework}
          anchor={frameworkAnchors.get(framework)}
          anchors={anchors}
          controls={controls}
          findings={findings}
          page={page}
        />
      ))}
    </Section>
  );
}

/** Groups rules by framework and control, sorted by name. Numbers inside names sort as numbers. */
function byFramework(rules: readonly Rule[]): Map<string, Controls> {
  const byControl = new Map<string, Controls>();
  for (const rule of rules)
    for (const control of new Set(rule.controls)) {
      const colon = control.indexOf(":");
      const [framework, name] = colon < 1 ? ["", control] : [control.slice(0, colon), control.slice(colon + 1)];
      const controls = getOrMake(byControl, framework, (): Controls => new Map());
      addTo(controls, name, rule);
    }
  return new Map(
    [...byControl]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([framework, controls]) => [
        framework,
        new Map([...controls].toSorted(([a], [b]) => (sortable(a) < sortable(b) ? -1 : 1))),
      ]),
  );
}

function sortable(name: string): string {
  return name.replace(/\d{1,6}/g, (digits) => digits.padStart(6, "0"));
}

/** Returns the name of a control as rules write it. */
function fullName(framework: string, control: string): string {
  return framework === "" ? control : `${framework}:${control}`;
}

function Framework(props: {
  name: string;
  anchor: string | undefined;
  anchors: ReadonlyMap<string, string>;
  controls: Controls;
  findings: ReadonlyMap<string, readonly Finding[]>;
  page: HtmlPage;
}): JSX.Element {
  const { name, anchor, anchors, controls, findings, page } = props;
  const rows = [...controls];
  const failing = rows.filter(([, rules]) => rules.some((rule) => rule.status === "failing")).length;
  const not = rows.filter(([, rules]) => rules.every((rule) => rule.status === "not-evaluated")).length;
  const words = [
    `${thousands(failing)} of ${some(rows.length, "control")} ${failing === 1 || rows.length === 1 ? "has" : "have"} a failing rule`,
    ...(not > 0 ? [`${thousands(not)} not evaluated`] : []),
  ].join(", ");
  return (
    <details class="table framework" id={anchor} open={failing > 0}>
      <summary>
        <b>{frameworks[Object.hasOwn(frameworks, name) ? name : ""] ?? brief(name === "" ? "Other" : name)}</b>{" "}
        <span class="muted">{words}</span>
      </summary>
      <Table
        page={page}
        label="Controls of the framework"
        asLines
        rows={rows}
        idOf={([control]) => anchors.get(fullName(name, control))}
        moreWords={["more control"]}
        columns={[
          {
            head: "Control",
            cell: ([control]) => (
              <a href={`#${anchors.get(fullName(name, control))}`}>
                <bdi>{brief(control)}</bdi>
              </a>
            ),
          },
          {
            head: "State",
            kind: ([, rules]) => (rules.some((rule) => rule.status === "failing") ? "no" : undefined),
            cell: ([control, rules]) => (
              <>
                {stateWords(rules)}
                <Exposure of={page.exposure.controls.get(fullName(name, control))} />
              </>
            ),
          },
          { head: "Rules", as: "w4", cell: ([, rules]) => <RuleList rules={rules} page={page} /> },
          {
            head: "Evidence",
            as: "w4",
            cell: ([, rules]) => (
              <Evidence rules={rules} findings={rules.flatMap((rule) => findings.get(rule.id) ?? [])} page={page} />
            ),
          },
        ]}
      />
    </details>
  );
}

function RuleList({ rules, page }: { rules: readonly Rule[]; page: HtmlPage }): JSX.Element {
  return (
    <ul>
      {rules.slice(0, 20).map((rule) => (
        <li class={rule.status === "passing" ? "passing" : undefined}>
          <ToRule id={rule.id} page={page} />
          <span class={rule.status === "failing" ? "no screen" : "muted"}>
            {" "}
            {rule.status === "not-evaluated" ? "not evaluated" : rule.status}
          </span>
          {rule.status === "not-evaluated" && rule.reason !== null && (
            <span class="muted">: {phrase(prose(rule.reason), page)}</span>
          )}
        </li>
      ))}
      {rules.length > 20 && <li class="muted">{`and ${thousands(rules.length - 20)} more`}</li>}
    </ul>
  );
}

function stateWords(rules: readonly Rule[]): string {
  const having = (status: Rule["status"]) => rules.filter((rule) => rule.status === status).length;
  const [failing, not, excepted] = [having("failing"), having("not-evaluated"), having("excepted")];
  if (not === rules.length) return "not evaluated";
  const shareOf = (n: number, verb: string) =>
    `${n} of ${some(rules.length, "rule")} ${verb}${n === 1 || rules.length === 1 ? "s" : ""}`;
  const parts = [
    failing > 0 ? shareOf(failing, "fail") : shareOf(rules.length - not - excepted, "hold"),
    excepted > 0 ? `${excepted} excepted` : "",
    not > 0 ? `${not} not evaluated` : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** The findings: open ones by name, others by number. No finding is evidence too. */
function Evidence(props: { rules: readonly Rule[]; findings: readonly Finding[]; page: HtmlPage }): JSX.Element {
  const { rules, findings, page } = props;
  const open = worstFirst(findings.filter((finding) => finding.status === "open"));
  const having = (status: Finding["status"]) => findings.filter((finding) => finding.status === status).length;
  const past = (["resolved", "excepted", "noted"] as const).flatMap((status) =>
    having(status) > 0 ? [`${thousands(having(status))} ${status}`] : [],
  );
  if (findings.length === 0)
    return (
      <span class="muted">
        {rules.every(({ status }) => status === "not-evaluated") ? "not judged" : "no finding in the revisions judged"}
      </span>
    );
  return (
    <ul>
      {open.slice(0, MAX_LINKS).map((finding) => (
        <li class="screen">
          {toFinding(finding.id, <bdi>{brief(plain(subjectWords(finding.subject)))}</bdi>, page)}
          {isEvent(finding) && `, ${brief(finding.rule)}`}, {finding.severity}, {age(finding, page.book)}
        </li>
      ))}
      {open.length > MAX_LINKS && <li class="muted screen">{`and ${thousands(open.length - MAX_LINKS)} more open`}</li>}
      {open.length > 0 && <li class="on-paper">{some(open.length, "open finding")}</li>}
      {past.length > 0 && <li class="muted">{past.join(", ")}</li>}
    </ul>
  );
}
