// What was used while a window was open, as far as the audit was given usage data.
import { isObject, type Json } from "../../model/json.ts";
import { joined, type Phrase, prose, say } from "../wording/phrase.ts";

/** Every plain figure with its name; nothing where there is none. */
export function blastWords(blast: Json): Phrase {
  if (!isObject(blast)) return [];
  const parts = Object.entries(blast).flatMap(([name, measured]): Phrase[] => {
    const plain = typeof measured === "number" || typeof measured === "string" || typeof measured === "boolean";
    return plain ? [say`${prose(spaced(name))} ${prose(String(measured))}`] : [];
  });
  return joined(parts, " · ");
}

/** `activeUsers` as `active users`. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, before: string, capital: string) => `${before} ${capital.toLowerCase()}`);
}
