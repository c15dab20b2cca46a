// Reads each text of many settings once.
import { isArray, type Json } from "../model/json.ts";
import { isSecret } from "../model/sealed.ts";

/** Reads the distinct texts and keys of settings. Revisions share most of their parts: visits each part once. */
export class TextReader {
  readonly #parts = new WeakSet<object>();
  readonly #texts = new Set<string>();

  /** Calls `read` for each text and key in sealed or raw settings that no earlier call has read. */
  visitTexts(value: Json, read: (text: string) => void): void {
    if (typeof value === "string") return this.#once(value, read);
    if (typeof value !== "object" || value === null || this.#parts.has(value)) return;
    this.#parts.add(value);
    if (isSecret(value)) return;
    if (isArray(value)) for (const item of value) this.visitTexts(item, read);
    else
      for (const [key, item] of Object.entries(value)) {
        this.#once(key, read);
        this.visitTexts(item, read);
      }
  }

  #once(text: string, read: (text: string) => void): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    read(text);
  }
}
