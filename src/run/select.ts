// Settings as people name them on a command line.
import type { Catalog } from "../catalog/catalog.ts";
import { didYouMean, DriftlineError } from "../errors.ts";
import { matchesSubject } from "../policy/patterns.ts";
import { nameOf } from "../text.ts";

/**
 * The subjects that a name stands for: a setting, a group with all below it, a pattern with * and **, or a pointer.
 * @param subjects those ever seen
 * @throws DriftlineError `usage` when nothing of that name exists
 */
export function selectSubjects(name: string, subjects: Iterable<string>, catalog: Catalog): Set<string> {
  const all = [...subjects];
  const place = catalog.place(name);
  const wanted = place?.path ?? name;
  const found = all.filter((subject) => {
    if (name.startsWith("/")) return subject === name || subject.startsWith(`${name}/`);
    const shown = nameOf(subject);
    return (
      shown === wanted ||
      shown.startsWith(`${wanted}.`) ||
      matchesSubject(wanted, subject) ||
      matchesSubject(`${wanted}.**`, subject)
    );
  });
  if (found.length > 0 || place) return new Set(found);
  const names = [...catalog.settings.map((setting) => setting.path), ...all.map(nameOf)];
  throw new DriftlineError("usage", {
    message: `no setting is called "${name}"`,
    hint: didYouMean(name, names) ?? "see docs, or run blame without a name",
  });
}
