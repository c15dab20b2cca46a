// What a schema says of redacted texts. Nobody can tell whether one matches a pattern or equals another text, so a value
// is valid only if it is valid whatever the answers are.
import { isArray, isObject, type Json } from "../model/json.ts";
import { isHiding, isSecret } from "../model/sealed.ts";

/** The maximum number of conditions on redacted texts in one value. With more of them, it cannot be judged. */
const MOST = 5;

/** The answers that are assumed for conditions on redacted texts. Until others are tried, none of them holds. */
export class RedactedTexts {
  #answers: ReadonlyMap<string, boolean> = new Map();
  /** The first condition without an answer. */
  #open: string | undefined;

  /** Returns whether a condition on a text holds. @param name the condition and the text */
  test(value: Json, name: string, holds: () => boolean): boolean {
    if (!holdsRedactedText(value)) return holds();
    const answer = this.#answers.get(name);
    if (answer === undefined) this.#open ??= name;
    return answer ?? false;
  }

  /** Whether a test holds, whatever the redacted texts are. */
  isAlways(test: () => boolean): boolean {
    const tryWith = (answers: ReadonlyMap<string, boolean>): boolean => {
      this.#answers = answers;
      this.#open = undefined;
      if (!test()) return false;
      const open = this.#open;
      if (open === undefined) return true;
      return answers.size < MOST && [true, false].every((answer) => tryWith(new Map([...answers, [open, answer]])));
    };
    try {
      return tryWith(new Map());
    } finally {
      this.#answers = new Map();
    }
  }
}

/** Whether a value is or holds a text of which a part is redacted. A secret at its own place is an object. */
function holdsRedactedText(value: Json): boolean {
  if (isArray(value)) return value.some(holdsRedactedText);
  if (!isObject(value)) return isHiding(value);
  return !isSecret(value) && Object.entries(value).some(([key, item]) => isHiding(key) || holdsRedactedText(item));
}
