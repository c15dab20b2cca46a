// Driftline's own words. They are not secrets: a secret equal to one of them cannot be hidden by redaction.
import { type FormatName, packedIn } from "../reporters/index.ts";
import { ruleWords, textWords } from "./own-words.made.ts";

/** Returns our own texts: the built-in rules, and the fixed texts of the formats. */
export async function leakAllowlist(formats: Iterable<FormatName>): Promise<string[]> {
  const words = [...ruleWords];
  const all = new Set<FormatName>();
  for (const format of formats) for (const name of [format, ...(await packedIn(format))]) all.add(name);
  for (const format of all)
    words.push(...(format === "text" ? textWords : await (await import("./own-report.ts")).wordsOf(format)));
  return words;
}
