// Settings as they are named on a command line, and those that a history ever had.
import { type Catalog, isContainer, type CatalogPlace } from "../catalog/catalog.ts";
import type { Setting } from "../catalog/setting.ts";
import { didYouMean, DriftlineError, usageError } from "../errors.ts";
import { stepsOf } from "../history/steps.ts";
import { pointer, unpointer } from "../model/json.ts";
import { matchesSubject } from "../policy/patterns.ts";
import { nameOf } from "../words.ts";
import type { History } from "./answers.ts";

type Selectable = Pick<History, "evidence"> & { readonly config: Pick<History["config"], "catalog"> };

/**
 * Returns the subjects of a name: a setting, a group with all below it, a pattern with * and **, or a pointer.
 * @param subjects all subjects of the history
 * @throws DriftlineError `usage` when nothing has that name; `incomplete` when it may be missing from the evidence
 */
export function selectSubjects(
  name: string,
  subjects: Iterable<string>,
  { config: { catalog }, evidence }: Selectable,
): Set<string> {
  const allSubjects = [...subjects];
  const path = canonicalName(name, catalog.root) ?? name;
  const isPointer = name.startsWith("/");
  const keys = isPointer ? unpointer(name) : name.replaceAll("[*]", ".*").split(".");
  const place = !isPointer && keys.includes("") ? undefined : placeOf(keys, catalog.root);
  const start = pointer(place ?? keys);
  const isMeant = (subject: string) => {
    if (isPointer) return subject === start || subject.startsWith(`${start}/`);
    return isAtOrBelow(path, subject) || matchesSubject(path, subject) || matchesSubject(`${path}.**`, subject);
  };
  const matches = allSubjects.filter(isMeant);
  // Each known setting, or the list or map that holds it.
  const places = catalog.settings.map((setting) => pointer(setting.path.replace(/\[\*\].*/, "").split(".")));
  if (matches.length > 0 || place || places.some(isMeant)) return new Set(matches);
  // A setting that is only in revisions after --as-of is no typing error.
  const all = settingsSeen({ steps: () => stepsOf(evidence.value.revisions, catalog) });
  if ([...all.keys()].some(isMeant)) return new Set();
  const names = [...catalog.settings.map((setting) => setting.path), ...allSubjects.map(nameOf)];
  const hint =
    didYouMean(name, names) ?? "run blame without a name to list the settings, or find --value to search for a value";
  if (evidence.complete) throw usageError(`no setting is named "${name}"`, hint);
  const problems = evidence.problems.map(({ message }) => message).join("; ");
  const message = `no setting that was read is named "${name}"; the evidence is incomplete: ${problems}`;
  throw new DriftlineError("incomplete", { message, hint });
}

/**
 * Returns the canonical names of the keys to a place that the catalog has, be it never set. An entry of a list or a map
 * may have any key. Undefined: there is no such place.
 */
function placeOf(keys: readonly string[], root: CatalogPlace): readonly string[] | undefined {
  const names: string[] = [];
  let at: CatalogPlace | undefined = root;
  for (const key of keys) {
    const match: { readonly name: string; readonly place: CatalogPlace } | undefined = at?.keys.get(key);
    names.push(match?.name ?? key);
    at = match ? match.place : at?.any;
  }
  return at && names;
}

/** Whether a name is that of a subject or of a group above it. A key with dots is one part of a name. */
function isAtOrBelow(name: string, subject: string): boolean {
  if (!`${nameOf(subject)}.`.startsWith(`${name}.`)) return false;
  for (let end = subject.length; end > 0; end = subject.lastIndexOf("/", end - 1))
    if (nameOf(subject.slice(0, end)) === name) return true;
  return false;
}

/** Returns the pointers of all settings outside of lists and maps, whether they were ever set or not. */
export function fixedSubjects(catalog: Catalog): string[] {
  return catalog.settings
    .filter((setting) => !setting.path.includes("[*]") && !isContainer(setting))
    .map((setting) => pointer(setting.path.split(".")));
}

/** Replaces aliases in a name by canonical names. Keys of maps and lists stay as they are, even with dots. */
function canonicalName(text: string, place: CatalogPlace): string | undefined {
  if (text === "") return "";
  for (const [key, { name, place: below }] of place.keys) {
    const tail = text.startsWith(key) ? after(text.slice(key.length), below) : undefined;
    if (tail !== undefined) return name + tail;
  }
  if (!place.any) return undefined;
  for (let end = text.length; end > 0; end = text.lastIndexOf(".", end - 1)) {
    const tail = after(text.slice(end), place.any);
    if (tail !== undefined) return text.slice(0, end) + tail;
  }
  return undefined;
}

function after(text: string, place: CatalogPlace): string | undefined {
  if (text === "") return "";
  if (text.startsWith("[*]") && place.any) {
    const tail = after(text.slice(3), place.any);
    return tail === undefined ? undefined : `[*]${tail}`;
  }
  const tail = text.startsWith(".") ? canonicalName(text.slice(1), place) : undefined;
  return tail === undefined ? undefined : `.${tail}`;
}

/** Returns the setting by subject; null if the catalog has none; `container` if the place only contains others. */
export function settingsSeen(history: Pick<History, "steps">): Map<string, Setting | null | "container"> {
  const bySubject = new Map<string, Setting | null | "container">();
  for (const step of history.steps())
    for (const { subject, after } of step.entries)
      if (after && (!after.container || !bySubject.has(subject)))
        bySubject.set(subject, after.container ? "container" : after.setting);
  return bySubject;
}
