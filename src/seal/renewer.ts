// Carries fingerprints over to a new key.
import { isNameless, isSecret, KEYED, marksOf, NO_FINGERPRINT, secretMarker } from "../model/sealed.ts";
import { Rewriter } from "./rewrite.ts";
import type { StoredRevision } from "./stored-form.ts";

const markedFingerprint = new RegExp(String.raw`(?<=\[(?:secret|hidden) )${KEYED}(?=\])`, "g");

/** Replaces the fingerprints of revisions that were sealed under the earlier key, if the same secrets arrived again. */
export class Renewer {
  readonly #rewriter: Rewriter;
  readonly #nameless = new WeakMap<object, boolean>();

  constructor(renewed: ReadonlyMap<string, string>) {
    const present = (mark: string) => renewed.get(mark) ?? NO_FINGERPRINT;
    const text = (text: string) => (text.includes(" fp:") ? text.replace(markedFingerprint, present) : text);
    this.#rewriter = new Rewriter({
      object: (value) =>
        isSecret(value) ? secretMarker(value.$secret, present(value.fingerprint), marksOf(value)) : undefined,
      text,
      keys: () => text,
    });
  }

  /** Returns the same revision if one of its secrets did not arrive. */
  revision(stored: StoredRevision, keyId: string | null): StoredRevision {
    const settings = this.#rewriter.members(stored.settings);
    return isNameless(settings, this.#nameless) ? stored : { ...stored, settings, keyId };
  }
}
