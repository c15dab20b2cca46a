// Reports with every field and no data: they yield the fixed texts of the formats. Derived from the report's schema, so
// that new fields are included automatically.
import * as z from "zod/mini";
import { findingSchema } from "../model/report/finding.ts";
import { limitsReportSchema } from "../model/report/limits.ts";
import { type Finding, type Report, reportSchema } from "../model/report/index.ts";
import { instant } from "../model/report/moment.ts";
import { kinds } from "../model/report/states.ts";
import { severities } from "../model/severity.ts";
import { withDefinition } from "../model/schemas.ts";
import { usageEndpoints } from "../model/usage.ts";
import { figureNames } from "../service/figure-names.made.ts";
import { type FormatName, reporters } from "../reporters/index.ts";
import { whole } from "../reporters/pieces.ts";

const rendered = new Map<FormatName, string[]>();

/** Returns the fixed texts of a format, for every verdict. Renders them once, because they never change. */
export async function wordsOf(format: FormatName): Promise<string[]> {
  let words = rendered.get(format);
  if (!words) {
    const render = await reporters[format].load();
    words = neutralReports.map((report) => whole(render(report)));
    rendered.set(format, words);
  }
  return words;
}

type Schema = z.core.$ZodType;

const secret = { $secret: "literal", fingerprint: "" };
const at = "1970-01-01T00:00:00.000Z";

/** Fields whose text must be a pointer or a month, by name. */
const texts: Readonly<Record<string, string>> = { subject: "/", switch: "/", month: "1970-01" };
/** For a string, the first candidate that its pattern allows. */
const candidates = ["", "1970-01-01", `sha256:${"0".repeat(64)}`];

/** Returns the variants of a field. A list is tried with an item of each variant, with a single item, and empty. */
function formsOf(schema: Schema, name = ""): unknown[] {
  const { def } = withDefinition(schema)._zod;
  switch (def.type) {
    case "string":
      return [
        instant._zod.def.checks?.every((check) => def.checks?.includes(check))
          ? at
          : (texts[name] ?? candidates.find((text) => z.safeParse(schema, text).success)),
      ];
    case "number":
      return [1, 2];
    case "boolean":
      return [true, false];
    case "literal":
      return [...def.values];
    case "enum":
      return Object.values(def.entries);
    case "nullable":
      return [...formsOf(def.innerType, name), null];
    case "optional":
    case "default":
      return formsOf(def.innerType, name);
    case "union":
      return def.options.flatMap((option) => formsOf(option));
    case "array": {
      const items = formsOf(def.element, name);
      return [items, items.slice(0, 1), []];
    }
    case "record":
      return [{ "": formsOf(def.valueType)[0] }];
    case "object": {
      const fields = Object.entries(def.shape).map(([key, field]) => [key, formsOf(field, key)] as const);
      const most = Math.max(...fields.map(([, forms]) => forms.length));
      return Array.from({ length: most }, (_, i) =>
        Object.fromEntries(fields.map(([key, forms]) => [key, forms[i % forms.length]])),
      );
    }
    default:
      return name === "before" || name === "after" ? [[name]] : [secret, [""], true, null];
  }
}

const moment = { revision: 1, at, by: { id: "", email: "", name: "" } };
const exception = {
  owner: "",
  reason: "",
  ticket: "",
  category: "waiver",
  from: at,
  expires: at,
  state: "active",
} as const;

const required = Object.entries(findingSchema.shape).flatMap(([name, field]) =>
  field._zod.def.type === "optional" ? [] : [[name, formsOf(field, name)[0]] as const],
);
/** A finding without cause and without exception. */
const simple: Partial<Finding> = {
  kind: "setting",
  severity: "high",
  status: "open",
  resolved: null,
  ended: null,
  inForce: null,
  demand: [],
  remedy: [],
  before: null,
  expected: { equals: true },
  actual: [secret],
  offending: [secret],
  fix: {},
  inert: null,
  exception: null,
  blast: null,
};

function finding(parts: Partial<Finding>): Finding {
  return { ...(Object.fromEntries(required) as Finding), ...simple, ...parts };
}

const findings = [
  formsOf(findingSchema)[0] as Finding,
  ...severities.map((severity) => finding({ severity })),
  ...kinds.map((kind) => finding({ kind, exposureSeconds: null, fix: null, subject: "revision:1" })),
  ...(["fixed", "accepted", "outgrown"] as const).map((ending) =>
    finding({ status: "resolved", resolved: moment, ended: ending, introduced: { ...moment, exact: false } }),
  ),
  finding({ inert: { switch: "/", wanted: true, since: { ...moment, exact: false } } }),
  finding({ status: "excepted", exception }),
  finding({ status: "noted", introduced: { revision: null, at, by: null, exact: true }, dueAt: null, location: null }),
];

/** Reports with everything that a report may have, without data. Interdependent fields are written by hand. */
export const neutralReports = (formsOf(reportSchema) as Report[]).map((report): Report => ({
  ...report,
  evidence: { ...report.evidence, complete: report.verdict !== "incomplete" },
  findings,
  summary: { ...report.summary, rules: { ...report.summary.rules, total: 4 } },
  revisions: report.revisions.map((row) => ({
    ...row,
    changes: [...row.changes.map((change) => ({ ...change, op: "replace" as const })), ...row.changes],
  })),
  usage: report.usage && {
    ...report.usage,
    to: "1970-01-02",
    days: 2,
    provisional: ["1970-01-02"],
    unjoined: [{ what: "mcp", name: "", days: 1 }],
    unsaid: usageEndpoints.flatMap((endpoint) =>
      figureNames[endpoint].map((figure) => ({ endpoint, figure, rows: 1 })),
    ),
  },
  limits: (formsOf(limitsReportSchema)[0] as NonNullable<Report["limits"]>).map((row, i) => ({
    ...row,
    verdicts: row.verdicts.map((verdict) => ({
      ...verdict,
      rule: i % 2 === 0 ? "limits/refused" : "limits/not-applied",
      verdict: "violation",
    })),
  })),
}));
