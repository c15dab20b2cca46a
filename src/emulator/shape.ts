// Describes problems in the shape of a scenario. Each names its entry and suggests a correction.
import type * as z from "zod/mini";
import { didYouMean, DriftlineError, nearest, type Problem } from "../errors.ts";
import { valueAt } from "../model/json.ts";
import { ownMessages, schemaBelow, withoutWrappers } from "../model/schemas.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Returns the place of a value in its file. */
export type Locate = (path: Path) => Pick<Problem, "file" | "line" | "column" | "excerpt">;

/** Collects problems of a file's content, so that all of them are reported at once. */
export class Objections {
  readonly #locate: Locate | undefined;
  readonly #problems: Problem[] = [];

  /** @param locate returns the place of a value in the file, if known */
  constructor(locate: Locate | undefined) {
    this.#locate = locate;
  }

  /** Adds a problem of the value at a path. */
  add(path: Path, message: string, hint: string): void {
    this.#problems.push({ ...this.#locate?.(path), message, hint });
  }

  /** @throws DriftlineError `config` with all problems, if there are any */
  raise(): void {
    if (this.#problems.length > 0) throw new DriftlineError("config", this.#problems);
  }
}

/** Parses the content of a file. @throws DriftlineError `config` with all problems of its shape */
export function parseContent<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
  locate: Locate | undefined,
): z.output<T> {
  const result = schema.safeParse(value, ownMessages);
  if (result.success) return result.data;
  const objections = result.error.issues.flatMap((issue) => objectionsTo(issue, value, schema));
  // A key is missing if another was written in its place: one mistake, not two.
  const misspelled = new Set(objections.map(({ intendedPath }) => intendedPath && intendedPath.join("\0")));
  const relevantObjections = objections.filter(
    ({ message, path }) => message !== MISSING || !misspelled.has(path.join("\0")),
  );
  const problems = relevantObjections.map(({ path, message, hint }): Problem => {
    const place = locate?.(path);
    return { ...place, message: `${placeName(path, value)}${message}`, ...(hint !== undefined && { hint }) };
  });
  throw new DriftlineError("config", problems);
}

const MISSING = "is missing";

interface Objection {
  readonly path: Path;
  /** Of an unknown key: the path of the key that was probably meant. */
  readonly intendedPath?: Path | undefined;
  readonly message: string;
  readonly hint?: string | undefined;
}

function objectionsTo(issue: Issue, value: unknown, root: z.core.$ZodType): Objection[] {
  if (issue.code === "unrecognized_keys") {
    const keys = keysOf(issue.path, root);
    return issue.keys.map((key) => {
      const near = nearest(key, keys);
      return {
        path: [...issue.path, key],
        intendedPath: near === undefined ? undefined : [...issue.path, near],
        message: "is not known",
        hint: didYouMean(key, keys) ?? knownHere(keys),
      };
    });
  }
  const actual = valueAt(value, issue.path);
  if (actual === undefined) return [{ path: issue.path, message: MISSING }];
  return [{ path: issue.path, ...wrong(issue, actual) }];
}

/** The most values that one sentence names. */
const FEW = 12;

function knownHere(names: readonly string[]): string {
  return `known here: ${names.join(", ")}`;
}

function wrong(issue: Issue, actual: unknown): Omit<Objection, "path"> {
  switch (issue.code) {
    case "invalid_union":
      return {
        message: "is neither a handle nor a person",
        hint: "write a handle of users, or { id: …, email: …, name: … }",
      };
    case "invalid_value": {
      const values = issue.values.map(String);
      const near = typeof actual === "string" ? didYouMean(actual, values) : undefined;
      if (values.length > FEW) return { message: "is not known", hint: near ?? knownHere(values) };
      return { message: `should be ${values.join(" or ")}`, hint: near };
    }
    case "invalid_type":
      return { message: `should be ${names[issue.expected] ?? issue.expected}` };
    case "invalid_key":
      return { message: issue.issues[0]?.message ?? "is not a name that can be used here" };
    default:
      return { message: issue.message };
  }
}

const names: Record<string, string> = {
  string: "a text",
  int: "a whole number",
  array: "a list",
  object: "a map",
  record: "a map",
};

/** Lists whose elements are named by their time. */
const dated: Readonly<Record<PropertyKey, string>> = { history: "history entry", readiness: "readiness report" };

/** Returns `history entry 3 (2026-01-13T10:05:00Z), set `: the entry by place and time, then the field. */
function placeName(path: Path, value: unknown): string {
  const [section = "", index, ...rest] = path;
  const element = dated[section];
  if (element === undefined || typeof index !== "number") return path.length > 0 ? `${path.join(".")} ` : "";
  const time = valueAt(value, [section, index, "at"]);
  const entry = `${element} ${index + 1}${typeof time === "string" ? ` (${time})` : ""}`;
  return rest.length > 0 ? `${entry}: ${rest.join(".")} ` : `${entry} `;
}

/** Returns the known fields at a place. */
function keysOf(path: Path, root: z.core.$ZodType): string[] {
  const at = path.reduce<z.core.$ZodType | undefined>(schemaBelow, root);
  const { def } = withoutWrappers(at ?? root)._zod;
  return def.type === "object" ? Object.keys(def.shape) : [];
}
