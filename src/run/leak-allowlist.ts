// What Driftline says by itself. A secret spelled like one of our own words cannot be hidden by taking the word away.
import { type FormatName, packedIn } from "../reporters/index.ts";
import { ruleWords, textWords } from "./own-words.made.ts";

/** Our own texts: the built-in rules, and everything that the formats say around data. */
export async function leakAllowlist(formats: Iterable<FormatName>): Promise<string[]> {
  const words = [...ruleWords];
  const all = new Set<FormatName>();
  for (const format of formats) for (const name of [format, ...(await packedIn(format))]) all.add(name);
  for (const format of all)
    words.push(...(format === "text" ? textWords : await (await import("./own-report.ts")).wordsOf(format)));
  return words;
}
