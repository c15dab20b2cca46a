import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  cellMark,
  evidenceWords,
  failsWords,
  fleetCounts,
  fleetStanding,
  markWords,
  namesWords,
  organizationsWords,
  problemLines,
  rangeWords,
  versionsWords
} from "./chunk-chunk-DTWFKGEG.js";
import {
  $,
  Badge,
  Fact,
  Glyph,
  Head,
  MAX_ROWS,
  Say,
  Section,
  When,
  a,
  longDay,
  longMinute,
  style,
  titleOf,
  z
} from "./chunk-chunk-XI46EEBG.js";
import "./chunk-chunk-QZV2OSVR.js";
import "./chunk-chunk-FJEY2XIU.js";
import "./chunk-chunk-J4MCARF7.js";
import "./chunk-chunk-ODGW5OH2.js";
import "./chunk-chunk-YGFQAK7O.js";
import "./chunk-chunk-W4IGAWFC.js";
import {
  disclaimer
} from "./chunk-chunk-U3UAT5DI.js";
import "./chunk-chunk-ODIOXHXG.js";
import {
  capital,
  prose,
  say,
  some,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  clip,
  duration,
  nameOf,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import {
  worstToBest
} from "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/fleet/html.tsx
import { createHash } from "node:crypto";

// src/reporters/fleet/html/heat.tsx
var MAX_CELLS = 4e4;
var MAX_NAME = 40;
var MAX_ID = 200;
function Heat({ fleet }) {
  const { organizations, rules } = fleet;
  const shown = rules.slice(0, Math.max(1, Math.floor(MAX_CELLS / organizations.length)));
  const rest = rules.length - shown.length;
  return /* @__PURE__ */ a(
    Section,
    {
      id: "heat",
      title: "Heat map",
      note: `${some(rules.length, "rule")} in ${some(organizations.length, "organization")}`,
      children: [
        /* @__PURE__ */ a("p", { class: "muted narrow", children: [
          markWords,
          "."
        ] }),
        /* @__PURE__ */ a("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": "Heat map", children: /* @__PURE__ */ a("table", { class: "heat", children: [
          /* @__PURE__ */ a("thead", { children: /* @__PURE__ */ a("tr", { children: [
            /* @__PURE__ */ a("th", { scope: "col", children: "Rule" }),
            /* @__PURE__ */ a("th", { scope: "col", class: "turned", children: /* @__PURE__ */ a("span", { children: "fails in" }) }),
            organizations.map(({ organization }) => /* @__PURE__ */ a("th", { scope: "col", class: "turned", children: /* @__PURE__ */ a("span", { children: /* @__PURE__ */ a("bdi", { children: visible(clip(organization, MAX_NAME)) }) }) }))
          ] }) }),
          /* @__PURE__ */ a("tbody", { children: shown.map((rule) => {
            const cells = new Map(rule.cells.map((cell) => [cell.organization, cell]));
            return /* @__PURE__ */ a("tr", { children: [
              /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a("code", { children: visible(clip(rule.id, MAX_ID)) }) }),
              /* @__PURE__ */ a("td", { children: thousands(rule.counts.failing) }),
              organizations.map(({ organization }) => /* @__PURE__ */ a(Cell, { cell: cells.get(organization) }))
            ] });
          }) })
        ] }) }),
        rest > 0 && /* @__PURE__ */ a("p", { class: "muted", children: [
          "And ",
          some(rest, "more rule"),
          ", in the JSON and rules-csv reports."
        ] })
      ]
    }
  );
}
function Cell({ cell }) {
  const kind = cell?.worst?.slice(0, 1) ?? (cell?.status === "passing" || cell?.status === "clear" ? "k" : void 0);
  return /* @__PURE__ */ a("td", { class: kind, children: cellMark(cell) });
}

// src/reporters/fleet/html/parts.tsx
var nowhere = { anchored: /* @__PURE__ */ new Set() };
function Say2({ of }) {
  return /* @__PURE__ */ a(Say, { of, page: nowhere });
}
function VerdictWord({ verdict }) {
  return /* @__PURE__ */ a("span", { class: `verdict ink-${verdict}`, children: [
    /* @__PURE__ */ a(Glyph, { name: verdict === "missing" ? "nothing" : verdict }),
    verdict
  ] });
}

// src/reporters/fleet/html/organizations.tsx
var MAX = 1e3;
function Organizations({ fleet }) {
  const { organizations, missing } = fleet;
  const more = organizations.length - MAX;
  return /* @__PURE__ */ a(
    Section,
    {
      id: "organizations",
      title: "Organizations",
      note: `${some(organizations.length, "report")}, ${thousands(missing.length)} missing`,
      children: [
        /* @__PURE__ */ a("table", { children: [
          /* @__PURE__ */ a("caption", { children: "Times are in UTC. Open findings by severity." }),
          /* @__PURE__ */ a(
            Head,
            {
              columns: [
                "Organization",
                "Verdict",
                ...worstToBest.map((severity) => [severity, "n"]),
                "Revisions",
                "Evidence",
                "Last complete audit",
                "As of"
              ]
            }
          ),
          /* @__PURE__ */ a("tbody", { children: [
            organizations.slice(0, MAX).map((row) => /* @__PURE__ */ a(Row, { row })),
            missing.slice(0, MAX).map((name) => /* @__PURE__ */ a("tr", { children: [
              /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a("bdi", { children: visible(name) }) }),
              /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(VerdictWord, { verdict: "missing" }) }),
              /* @__PURE__ */ a("td", { class: "none", colspan: 9, children: "expected, and there is no report of it" })
            ] }))
          ] })
        ] }),
        more > 0 && /* @__PURE__ */ a("p", { class: "muted", children: [
          "And ",
          some(more, "more organization"),
          ", in the JSON and CSV reports."
        ] })
      ]
    }
  );
}
function Row({ row }) {
  return /* @__PURE__ */ a("tr", { children: [
    /* @__PURE__ */ a("th", { scope: "row", children: [
      /* @__PURE__ */ a("bdi", { children: visible(row.organization) }),
      row.expected === false && /* @__PURE__ */ a("small", { children: " not expected" })
    ] }),
    /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(VerdictWord, { verdict: row.verdict }) }),
    worstToBest.map((severity) => /* @__PURE__ */ a("td", { class: row.open[severity] > 0 ? "n" : "n none", "data-label": severity, children: thousands(row.open[severity]) })),
    /* @__PURE__ */ a("td", { "data-label": "revisions", children: rangeWords(row) }),
    /* @__PURE__ */ a("td", { "data-label": "evidence", class: row.stale || !row.evidence.complete ? "no" : void 0, children: evidenceWords(row) }),
    /* @__PURE__ */ a("td", { "data-label": "last complete audit", children: row.lastCompleteAudit === null ? "none known" : /* @__PURE__ */ a(When, { at: row.lastCompleteAudit, table: true }) }),
    /* @__PURE__ */ a("td", { "data-label": "as of", children: /* @__PURE__ */ a(When, { at: row.asOf, table: true }) })
  ] });
}

// src/reporters/fleet/html/policies.tsx
var MAX_NAMES = 8;
function Policies({ fleet }) {
  const rest = fleet.policies.length - MAX_ROWS;
  return /* @__PURE__ */ a(
    Section,
    {
      id: "policies",
      title: "Policies",
      note: `${thousands(fleet.policies.length)}, ${thousands(fleet.summary.policies.differing)} in several versions`,
      children: [
        fleet.policies.length === 0 ? /* @__PURE__ */ a("p", { class: "muted", children: "No organization is judged by a policy: built-in rules alone were evaluated." }) : /* @__PURE__ */ a("table", { children: [
          /* @__PURE__ */ a("caption", { children: "A version is the digest of the whole policy, with all that it extends." }),
          /* @__PURE__ */ a(Head, { columns: ["Policy", ["Versions", "n"], "Who is judged by which"] }),
          /* @__PURE__ */ a("tbody", { children: fleet.policies.slice(0, MAX_ROWS).map((policy2) => /* @__PURE__ */ a("tr", { children: [
            /* @__PURE__ */ a("th", { scope: "row", children: /* @__PURE__ */ a("code", { children: visible(policy2.id) }) }),
            /* @__PURE__ */ a("td", { class: policy2.differs ? "n no" : "n", "data-label": "versions", children: thousands(policy2.versions.length) }),
            /* @__PURE__ */ a("td", { children: /* @__PURE__ */ a(Say2, { of: versionsWords(policy2, MAX_NAMES) }) })
          ] })) })
        ] }),
        rest > 0 && /* @__PURE__ */ a("p", { class: "muted", children: [
          "And ",
          some(rest, "more policy", "more policies"),
          ", in the JSON report."
        ] })
      ]
    }
  );
}
function Method({ fleet }) {
  const tools = [...new Set(fleet.organizations.map(({ tool }) => tool))].toSorted();
  return /* @__PURE__ */ a(Section, { id: "method", title: "Method", children: [
    /* @__PURE__ */ a("p", { class: "narrow", children: "Each organization was audited by itself; this page adds up their JSON reports and judges nothing anew. The verdict is the worst of all. An organization that was expected and has no report, or a report that is too old, makes it incomplete. A rule is the same in two organizations when its id is; it differs when it holds in one and fails or is excepted in another. Where organizations give it different severities, the highest is shown." }),
    /* @__PURE__ */ a("p", { class: "narrow", children: [
      `The reports were made by driftline ${tools.slice(0, 8).map(visible).join(", ")}${tools.length > 8 ? " and others" : ""}: `,
      some(fleet.organizations.length, "report"),
      "."
    ] })
  ] });
}

// src/reporters/fleet/html/rules.tsx
var MAX_RULES = 100;
var MAX_FAILING = 8;
var MAX_NAMES2 = 12;
var MAX_MESSAGE = 400;
function Rules({ fleet }) {
  const rules = fleet.rules.filter((rule) => rule.worst !== null || rule.differs);
  const rest = rules.length - MAX_RULES;
  const { differing } = fleet.summary.rules;
  return /* @__PURE__ */ a(
    Section,
    {
      id: "rules",
      title: "What fails, and where it does not",
      note: `${some(rules.length, "rule")}, ${thousands(differing)} not the same everywhere`,
      children: [
        rules.length === 0 && /* @__PURE__ */ a("p", { class: "muted", children: "Every rule holds wherever it was evaluated." }),
        rules.slice(0, MAX_RULES).map((rule) => /* @__PURE__ */ a(Rule, { rule, fleet })),
        rest > 0 && /* @__PURE__ */ a("p", { class: "muted", children: [
          "And ",
          some(rest, "more rule"),
          ", in the heat map and the JSON report."
        ] })
      ]
    }
  );
}
function Rule({ rule, fleet }) {
  const severity = rule.worst ?? rule.severity;
  const having = (status) => rule.cells.filter((cell) => cell.status === status);
  const failing = rule.cells.filter((cell) => cell.status === "failing" || cell.open > 0);
  const others = {
    "Holds in": having("passing"),
    "Nothing open in": having("clear"),
    "Excepted in": having("excepted").filter(({ open }) => open === 0),
    "Not evaluated in": having("not-evaluated").filter(({ open }) => open === 0)
  };
  return /* @__PURE__ */ a("article", { class: `window ink-${severity}`, children: [
    /* @__PURE__ */ a("div", { class: "head", children: [
      /* @__PURE__ */ a(Badge, { severity }),
      /* @__PURE__ */ a("h3", { children: /* @__PURE__ */ a("code", { children: visible(rule.id) }) }),
      /* @__PURE__ */ a("span", { class: "for", children: failsWords(rule, fleet) })
    ] }),
    /* @__PURE__ */ a("p", { class: "said", children: [
      /* @__PURE__ */ a("bdi", { children: visible(rule.title) }),
      " · ",
      /* @__PURE__ */ a("code", { children: visible(nameOf(rule.subject)) })
    ] }),
    /* @__PURE__ */ a("ul", { class: "lines", children: [
      failing.slice(0, MAX_FAILING).map((cell) => /* @__PURE__ */ a("li", { children: [
        /* @__PURE__ */ a("b", { children: /* @__PURE__ */ a("bdi", { children: visible(cell.organization) }) }),
        ": ",
        some(cell.open, "finding"),
        " open",
        cell.since !== null && /* @__PURE__ */ a($, { children: [
          " ",
          "since ",
          /* @__PURE__ */ a(When, { at: cell.since })
        ] }),
        cell.message !== null && /* @__PURE__ */ a($, { children: [
          " · ",
          /* @__PURE__ */ a(Say2, { of: prose(clip(cell.message, MAX_MESSAGE)) })
        ] })
      ] })),
      failing.length > MAX_FAILING && /* @__PURE__ */ a("li", { children: [
        "and in",
        " ",
        /* @__PURE__ */ a(
          Say2,
          {
            of: namesWords(
              failing.slice(MAX_FAILING).map(({ organization }) => organization),
              MAX_NAMES2
            )
          }
        )
      ] }),
      Object.entries(others).map(
        ([words, cells]) => cells.length > 0 && /* @__PURE__ */ a("li", { class: "muted", children: [
          words,
          " ",
          /* @__PURE__ */ a(
            Say2,
            {
              of: namesWords(
                cells.map(({ organization }) => organization),
                MAX_NAMES2
              )
            }
          )
        ] })
      ),
      rule.counts.absent > 0 && /* @__PURE__ */ a("li", { class: "muted", children: [
        some(rule.counts.absent, "organization has", "organizations have"),
        " no such rule"
      ] })
    ] })
  ] });
}

// src/reporters/fleet/html/style.ts
var own = `
.counts.five { grid-template-columns: repeat(5, minmax(max-content, 1fr)); }
.ink-compliant { --ink: var(--ok); } .ink-drifted { --ink: var(--high); }
.ink-incomplete, .ink-missing, .ink-stale { --ink: var(--incomplete); } .ink-tampered { --ink: var(--critical); }
.verdict { display: inline-flex; align-items: center; gap: 6px; color: var(--ink); font-weight: 600; white-space: nowrap; }
td.none { color: var(--muted); }
.problems { margin-top: 16px; padding: 10px 16px 10px 32px; list-style: disc; border: 1px solid var(--incomplete); border-radius: 6px; }
.scroll { overflow-x: auto; margin-top: 12px; border: 1px solid var(--line); border-radius: 6px; }
.heat, .heat tbody, .heat tr, .heat thead, .heat th, .heat td, .heat caption { width: auto; }
.heat { display: table; margin: 0; } .heat thead { display: table-header-group; position: static; clip-path: none; overflow: visible; height: auto; width: auto; }
.heat tbody { display: table-row-group; } .heat tr, .heat tbody tr { display: table-row; padding: 0; }
.heat th, .heat td, .heat tbody th, .heat tbody td { display: table-cell; padding: 4px 7px; border-bottom: 1px solid var(--line); }
.heat td { text-align: center; white-space: nowrap; font-size: 12.5px; color: var(--muted); border-left: 1px solid var(--line); }
.heat thead th { position: static; vertical-align: bottom; box-shadow: none; }
.heat thead th.turned { padding: 6px 7px; border-left: 1px solid var(--line); text-align: center; }
.heat .turned > span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); max-height: 168px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.heat tbody th { position: sticky; left: 0; z-index: 1; min-width: 260px; max-width: 380px; background: var(--page); overflow-wrap: anywhere; }
.heat td.c { color: var(--critical-on); background: var(--critical); font-weight: 600; }
.heat td.h { color: var(--high); background: var(--high-tint); font-weight: 600; }
.heat td.m { color: var(--medium); background: var(--medium-tint); font-weight: 600; }
.heat td.l { color: var(--low); background: var(--low-tint); font-weight: 600; }
.heat td.i { color: var(--info); background: var(--info-tint); }
.heat td.k { color: var(--ok); }
@media screen and (max-width: 720px) { .counts.five { grid-template-columns: repeat(3, minmax(max-content, 1fr)); } .heat tbody th { min-width: 140px; max-width: 160px; } }
@media print {
  .scroll { overflow: visible; border: 0; } .heat tbody th { position: static; min-width: 0; } .heat th, .heat td, .heat tbody th, .heat tbody td { padding: 1pt 2pt; }
  .heat td { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;
var style2 = `${style}
${own.trim()}`;

// src/reporters/fleet/html/top.tsx
function Top({ fleet }) {
  const { headline, sentences } = fleetStanding(fleet);
  const worst = worstToBest.find((severity) => fleet.summary.open[severity] > 0);
  return /* @__PURE__ */ a("header", { children: /* @__PURE__ */ a("div", { class: "in top", children: [
    /* @__PURE__ */ a("div", { children: [
      /* @__PURE__ */ a("p", { class: "scope", children: [
        "Driftline fleet · ",
        some(fleet.summary.organizations.total, "organization"),
        " · as of ",
        longMinute(fleet.asOf)
      ] }),
      /* @__PURE__ */ a("p", { class: `state state-${fleet.verdict}${worst ? ` worst-${worst}` : ""}`, children: [
        /* @__PURE__ */ a(Glyph, { name: fleet.verdict }),
        fleet.verdict
      ] }),
      /* @__PURE__ */ a("h1", { children: /* @__PURE__ */ a(Say2, { of: headline }) }),
      sentences.slice(1).map((sentence) => /* @__PURE__ */ a("p", { class: "lead", children: /* @__PURE__ */ a(Say2, { of: sentence }) })),
      /* @__PURE__ */ a(Counts, { fleet }),
      fleet.problems.length > 0 && /* @__PURE__ */ a("ul", { class: "problems", "aria-label": "Why the fleet is incomplete", children: problemLines(fleet).map((line) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a(Say2, { of: line }) })) })
    ] }),
    /* @__PURE__ */ a(Evidence, { fleet })
  ] }) });
}
function Counts({ fleet: { summary } }) {
  const { tampered, incomplete, drifted, compliant, missing } = summary.organizations;
  const verdicts = { tampered, incomplete, drifted, compliant, missing };
  return /* @__PURE__ */ a($, { children: [
    /* @__PURE__ */ a("ul", { class: "counts five", "aria-label": "Organizations by verdict", children: Object.entries(verdicts).map(([word, n]) => /* @__PURE__ */ a("li", { class: n > 0 ? `some ink-${word}` : void 0, children: [
      /* @__PURE__ */ a("b", { children: thousands(n) }),
      /* @__PURE__ */ a("span", { children: word })
    ] })) }),
    /* @__PURE__ */ a("ul", { class: "counts five", "aria-label": "Open findings by severity", children: worstToBest.map((severity) => /* @__PURE__ */ a("li", { class: summary.open[severity] > 0 ? `some ink-${severity}` : void 0, children: [
      /* @__PURE__ */ a("b", { children: thousands(summary.open[severity]) }),
      /* @__PURE__ */ a("span", { children: severity })
    ] })) })
  ] });
}
function Evidence({ fleet }) {
  const { view, summary, tool } = fleet;
  const expected = view.expected === null ? "not stated: an organization without a report would not be missed" : `${some(view.expected.length, "organization")}, ${thousands(summary.organizations.missing)} missing`;
  const age = view.maxAgeSeconds === null ? "not limited: an old report counts as a new one" : `${duration(view.maxAgeSeconds)}, ${thousands(summary.organizations.stale)} stale`;
  return /* @__PURE__ */ a("div", { class: "evidence", children: [
    /* @__PURE__ */ a("h2", { children: "Evidence" }),
    /* @__PURE__ */ a("dl", { class: "facts", children: [
      /* @__PURE__ */ a(Fact, { term: "Reports", children: /* @__PURE__ */ a(Say2, { of: organizationsWords(fleet) }) }),
      /* @__PURE__ */ a(Fact, { term: "Expected", children: expected }),
      /* @__PURE__ */ a(Fact, { term: "Age", children: age }),
      /* @__PURE__ */ a(Fact, { term: "Findings", children: fleetCounts(fleet) }),
      /* @__PURE__ */ a(Fact, { term: "Rules", children: `${some(summary.rules.total, "rule")}, ${thousands(summary.rules.failing)} fail somewhere, ${thousands(summary.rules.differing)} not the same everywhere` }),
      /* @__PURE__ */ a(Fact, { term: "Policies", children: `${thousands(summary.policies.total)}, ${thousands(summary.policies.differing)} of them in several versions` }),
      /* @__PURE__ */ a(Fact, { term: "Tool", children: /* @__PURE__ */ a(Say2, { of: say`driftline ${tool.version}, exit code ${fleet.exitCode}` }) })
    ] })
  ] });
}

// src/reporters/fleet/html.tsx
var sections = [
  ["organizations", "Organizations", Organizations],
  ["rules", "Rules", Rules],
  ["heat", "Heat map", Heat],
  ["policies", "Policies", Policies],
  ["method", "Method", Method]
];
var policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style2).digest("base64")}'`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'none'"
].join("; ");
var html = (fleet) => {
  const title = titleOf(capital([fleet.verdict])[0], "fleet", longDay(fleet.asOf));
  return `<!doctype html>
${z(/* @__PURE__ */ a(Document, { fleet, title }))}
`;
};
function Document({ fleet, title }) {
  return /* @__PURE__ */ a("html", { lang: "en", children: [
    /* @__PURE__ */ a("head", { children: [
      /* @__PURE__ */ a("meta", { charset: "utf-8" }),
      /* @__PURE__ */ a("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
      /* @__PURE__ */ a("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      /* @__PURE__ */ a("meta", { name: "color-scheme", content: "light dark" }),
      /* @__PURE__ */ a("title", { children: title }),
      /* @__PURE__ */ a("style", { dangerouslySetInnerHTML: { __html: style2 } })
    ] }),
    /* @__PURE__ */ a("body", { children: [
      /* @__PURE__ */ a("a", { class: "skip", href: "#organizations", children: "Skip to the organizations" }),
      /* @__PURE__ */ a(Top, { fleet }),
      /* @__PURE__ */ a("nav", { "aria-label": "Sections", children: /* @__PURE__ */ a("ul", { class: "in", children: sections.map(([id, name]) => /* @__PURE__ */ a("li", { children: /* @__PURE__ */ a("a", { href: `#${id}`, children: name }) })) }) }),
      /* @__PURE__ */ a("main", { class: "in", children: sections.map(([, , Part]) => /* @__PURE__ */ a(Part, { fleet })) }),
      /* @__PURE__ */ a("footer", { class: "in", children: /* @__PURE__ */ a("p", { children: [
        disclaimer,
        " Made by driftline; verdict ",
        fleet.verdict,
        ", exit code ",
        fleet.exitCode,
        "."
      ] }) })
    ] })
  ] });
}
export {
  html
};
