// A plan of faults: which fault happens, at which requests, and how often.
import * as z from "zod/mini";
import { optional, says } from "../../model/described.ts";
import { didYouMean } from "../../errors.ts";
import { endpoints } from "../../service/index.ts";
import { verbatim } from "../scenario-fields.ts";
import { type Locate, Objections, parseContent } from "../shape.ts";
import { type Option, options } from "./fault.ts";
import { faultNames, faults } from "./index.ts";

const isCount = (value: unknown) => typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** A number from 1, or one of these words. Not a union, because its messages could not name the expected values. */
function countOr<const T extends string>(words: readonly T[], text: string) {
  const demand = `should be a number from 1, or ${words.join(" or ")}`;
  const isValid = (value: unknown) => isCount(value) || words.some((word) => word === value);
  const shape = { description: text, anyOf: [{ type: "integer", minimum: 1 }, { enum: words }] };
  return verbatim<number | T>(isValid, demand, shape);
}

export const matchSchema = z.strictObject({
  method: optional(z.enum([...new Set(endpoints.map(({ method }) => method))]), "Only requests of this method"),
  path: optional(
    z.string().check(z.regex(/^\//, "should begin with a slash")),
    "Only requests to this path. `*` matches one segment, and so does a parameter in braces",
  ),
  page: z.optional(
    countOr(["first", "middle", "last"], "Only this page of a list: a number from 1, or first, middle or last"),
  ),
  nth: optional(z.int().check(z.minimum(1, "should be 1 or more")), "Only from the n-th otherwise matching request on"),
});

export const faultSchema = z.strictObject({
  fault: z.enum(faultNames).check(says("The fault")),
  match: optional(matchSchema, "The requests that the fault affects (default: every request)"),
  hit: z.optional(
    countOr(["first", "always"], "How often the fault happens: a number from 1, first (once, the default), or always"),
  ),
  retryAfter: z.optional(
    verbatim<string | number>(
      (value) => typeof value === "number" || (typeof value === "string" && /^[\t\x20-\x7e]*$/.test(value)),
      "should be a text of printable ASCII, or a number",
      { description: "The value of Retry-After, for faults that send it", type: ["string", "number"] },
    ),
  ),
  location: optional(
    z.string().check(z.refine((text) => URL.canParse(text), "is not an address")),
    "The target of a redirect, for faults that redirect elsewhere",
  ),
});

export const planSchema = z.strictObject({
  faults: z.array(faultSchema).check(says("The faults; the first entry that is due happens")),
});

export type FaultPlan = z.infer<typeof planSchema>;
export type PlanEntry = FaultPlan["faults"][number];

/**
 * Checks a parsed plan file.
 * @param locate returns the place of a value in the file, if known
 * @throws DriftlineError `config` with all problems
 */
export function faultPlanOf(value: unknown, locate?: Locate): FaultPlan {
  const plan = parseContent(planSchema, value, locate);
  const objections = new Objections(locate);
  for (const [index, entry] of plan.faults.entries())
    examine(entry, (at, message, hint) => {
      const path = ["faults", index, ...at];
      objections.add(path, `${path.join(".")} ${message}`, hint);
    });
  objections.raise();
  return plan;
}

function examine(entry: PlanEntry, objectTo: (at: readonly string[], message: string, hint: string) => void): void {
  const optionsOf = (name: PlanEntry["fault"]) => (faults[name] as { options?: readonly Option[] }).options ?? [];
  for (const option of options)
    if (entry[option] !== undefined && !optionsOf(entry.fault).includes(option)) {
      const fitting = faultNames.filter((name) => optionsOf(name).includes(option));
      objectTo([option], `does nothing for ${entry.fault}`, `it is for ${fitting.join(", ")}`);
    }
  const { path } = entry.match ?? {};
  const paths = [...new Set(endpoints.flatMap((endpoint) => [endpoint.path, endpoint.otherPath ?? endpoint.path]))];
  if (path !== undefined && !paths.some((declaredPath) => isServed(path, declaredPath)))
    objectTo(
      ["match", "path"],
      "is no path of the service",
      didYouMean(path, paths) ?? `there are ${paths.join(", ")}`,
    );
}

function isServed(path: string, declaredPath: string): boolean {
  return pathPattern(path).test(declaredPath) || pathPattern(declaredPath).test(path);
}

/** Converts a path of a plan to a regular expression. */
export function pathPattern(path: string): RegExp {
  const segments = path.split(/(\*|\{\w+\})/);
  const source = segments.map((part, i) => (i % 2 === 1 ? "[^/]+" : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")));
  return new RegExp(`^${source.join("")}$`);
}
