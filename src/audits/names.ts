import { count, nameOf } from "../words.ts";

/** Returns settings in a sentence: up to three names, or a count. */
export function namesOf(subjects: readonly string[]): string {
  if (subjects.length > 3) return count(subjects.length, "setting");
  const names = subjects.map(nameOf);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
