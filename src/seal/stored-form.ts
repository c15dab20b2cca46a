// Writes sealed revisions as the ledger keeps them, and reads them back. The text is the service's form of a change,
// with markers in place of secrets. Keys `$secret` of the data are escaped before, so that only our markers have this
// key.
import { DriftlineError } from "../errors.ts";
import { getOrMake } from "../lists.ts";
import { canonical, canonicalObject, isArray, isObject, type Json, type JsonObject } from "../model/json.ts";
import {
  isCredential,
  isForged,
  isMisplaced,
  isSecret,
  isWeak,
  KEYED,
  type Marks,
  marksOf,
  NO_FINGERPRINT,
  type RevisionFields,
  type SealedRevision,
  type Secret,
  type SecretForm,
  secretMarker,
} from "../model/sealed.ts";
import { ChangeReader } from "./change.ts";
import { MARK, type Mark, markJson } from "./mark.ts";
import { Rewriter } from "./rewrite.ts";
import { JsonReader } from "./strict-json.ts";

/** A revision as the ledger keeps it. A session turns it into a sealed revision. */
export interface StoredRevision extends RevisionFields {
  /** The id of the fingerprint key; null without fingerprints. */
  readonly keyId: string | null;
}

/** The fields of a change in a history file, apart from its mark. */
type StoredFields = Pick<StoredRevision, "revision" | "at" | "by" | "settings">;

const forms: readonly string[] = ["literal", "reference", "placeholder", "masked-by-server"] satisfies SecretForm[];
const fingerprint = new RegExp(`^(?:${NO_FINGERPRINT}|${KEYED})$`);
const markerPattern = new RegExp(String.raw`\[(secret|hidden) (?:${KEYED}|fp:run:\d+)\]`, "g");
const inText = /\[(?:secret|hidden) fp:[^\]]*\]/g;

/** A top-level value of settings, and the text of its key and itself. */
interface Member {
  readonly value: Json;
  readonly text: string;
}

/** Writes revisions as text. Caches texts, because most of a revision is the same as in the revision before. */
export class StoredSpeller {
  readonly #spelling = new Rewriter({ object: (value) => (isSecret(value) ? spelledMarker(value) : undefined) });
  /** The top-level values of the last settings, with their texts. Drops older texts, because they may be long. */
  #last: ReadonlyMap<string, Member> = new Map();
  /** The texts of the containers inside of them, of editors, and of marks. */
  readonly #texts = new WeakMap<object, string>();
  readonly #scalar: (value: Json) => string;

  /**
   * @param escaped for the lines of a history file: escapes characters in the JSON of a scalar or a key. Default: the
   *   text stays canonical
   */
  constructor(escaped?: (json: string) => string) {
    this.#scalar = escaped ? (value) => escaped(canonical(value)) : canonical;
  }

  /** Returns the text of a ledger entry. */
  entry(kind: string, { revision, at, by, settings, keyId }: StoredRevision | (SealedRevision & KeyId)): string {
    const user = canonical({ email: by.email, id: by.id, name: by.name });
    const members = [
      `"key":${canonical(keyId)}`,
      `"kind":${canonical(kind)}`,
      `"revision":${revision}`,
      `"settings":${this.settings(settings)}`,
      `"updatedAt":${canonical(at)}`,
      `"user":${user}`,
    ];
    return `{${members.join(",")}}`;
  }

  /** Returns the text of sealed settings. */
  settings(settings: JsonObject): string {
    const [last, current] = [this.#last, new Map<string, Member>()];
    let text = "";
    for (const key of Object.keys(settings).sort()) {
      const value = settings[key] as Json;
      let member = last.get(key);
      if (member?.value !== value) member = { value, text: `${this.#scalar(key)}:${this.#spell(value)}` };
      current.set(key, member);
      text += text === "" ? member.text : `,${member.text}`;
    }
    this.#last = current;
    return `{${text}}`;
  }

  /** Returns a revision as a line of a history file, with the mark first. The same revision gives the same text. */
  changeLine({ revision, at, by, settings }: StoredFields, mark: Mark): string {
    const members = [
      `"${MARK}":${this.#once(mark, () => markJson(mark))}`,
      `"revision":${revision}`,
      `"settings":${this.settings(settings)}`,
      `"updatedAt":${canonical(at)}`,
      `"user":${this.#once(by, () => ({ email: by.email, id: by.id, name: by.name }))}`,
    ];
    return `{${members.join(",")}}`;
  }

  /** Returns a revision as a change of a history file, with the mark first. */
  change({ revision, at, by, settings }: StoredFields, mark: Mark): Json {
    const user = { id: by.id, email: by.email, name: by.name };
    return { [MARK]: markJson(mark), revision, settings: this.#spelling.value(settings), user, updatedAt: at };
  }

  #text(value: Json): string {
    return typeof value === "object" && value !== null ? this.#once(value, () => value) : this.#scalar(value);
  }

  /** Returns the text of the value that stands for an object. Caches it for that object. */
  #once(object: object, valueOf: () => Json): string {
    return getOrMake(this.#texts, object, () => this.#spell(valueOf()));
  }

  #spell(value: Json): string {
    if (isSecret(value)) return canonical(spelledMarker(value));
    if (isArray(value)) return `[${value.map((item) => this.#text(item)).join(",")}]`;
    return isObject(value) ? canonicalObject(value, (item) => this.#text(item), this.#scalar) : this.#scalar(value);
  }
}

function spelledMarker(secret: Secret): Json {
  return {
    $secret: secret.$secret,
    fingerprint: secret.fingerprint,
    ...(isCredential(secret) && { credential: true }),
    ...(isForged(secret) && { forged: true }),
    ...(isMisplaced(secret) && { misplaced: true }),
    ...(isWeak(secret) && { weak: true }),
  };
}

interface KeyId {
  readonly keyId: string | null;
}

/** Reads stored revisions. Parts that they share become the same objects. */
export class StoredReader {
  readonly #changes = new ChangeReader();
  readonly #reviving = new Rewriter({
    object: (value) => (Object.hasOwn(value, "$secret") ? markerOf(value) : undefined),
    // Removes the `$` that the reader adds to keys such as `$number`.
    keys: () => (key) => (/^\$\$+number$/.test(key) ? key.slice(1) : key),
  });

  /**
   * Reads one entry of the ledger that holds a revision.
   * @throws DriftlineError `tampered` if the entry is not as it was written
   */
  entry(bytes: Uint8Array, keyId: string | null): StoredRevision {
    try {
      const fields = new Set<string>();
      // A marker is one level deeper than its secret.
      const reader = new JsonReader(bytes, bytes.length, DEEPER);
      const { revision, at, time, by, settings } = this.#changes.change(reader, "the entry", fields);
      reader.end();
      return { revision, at, time, by, settings: this.#reviving.value(settings) as JsonObject, keyId };
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
      throw new DriftlineError("tampered", error.problems[0]!.message);
    } finally {
      this.#changes.release();
    }
  }
}

/** How deep sealed settings may be nested: a marker is deeper than its secret. */
export const DEEPER = 72;

function markerOf(markerObject: JsonObject): Json {
  const marker = soundMarker(markerObject, fingerprint);
  if (!marker) throw new DriftlineError("tampered", "a marker of a secret was not written by Driftline");
  return marker;
}

/** Returns the marker that an object spells; undefined if Driftline would not have written it so. */
export function soundMarker(markerObject: JsonObject, shape: RegExp): Secret | undefined {
  const { $secret: form, fingerprint: mark, credential, forged, misplaced, weak, ...rest } = markerObject;
  const marks = { credential, forged, misplaced, weak };
  const isSound =
    typeof form === "string" &&
    forms.includes(form) &&
    typeof mark === "string" &&
    shape.test(mark) &&
    Object.values(marks).every((flag) => flag === undefined || flag === true) &&
    Object.keys(rest).length === 0;
  return isSound ? secretMarker(form as SecretForm, mark, marks as Marks) : undefined;
}

/** Whether sealed settings contain a marker. */
export function holdsMarkers(value: Json, cache = new WeakMap<object, boolean>()): boolean {
  if (typeof value === "string") return value.search(inText) >= 0;
  if (typeof value !== "object" || value === null) return false;
  let holds = cache.get(value);
  if (holds !== undefined) return holds;
  holds =
    isSecret(value) ||
    (isArray(value)
      ? value.some((item) => holdsMarkers(item, cache))
      : Object.entries(value).some(([key, item]) => key.startsWith("[secret fp:") || holdsMarkers(item, cache)));
  cache.set(value, holds);
  return holds;
}

/** Removes the fingerprints from sealed settings. The result shows where secrets are, not whether they changed. */
export class Blanker {
  readonly #blanking = new Rewriter({
    object: (value) => (isSecret(value) ? secretMarker(value.$secret, NO_FINGERPRINT, marksOf(value)) : undefined),
    text: blankText,
    keys: (object) => {
      const own = distinct(object);
      return (key) => own(key, blankText(key));
    },
  });

  settings(settings: JsonObject): JsonObject {
    return this.#blanking.value(settings) as JsonObject;
  }
}

function blankText(text: string): string {
  return text.includes(" fp:") ? text.replace(markerPattern, `[$1 ${NO_FINGERPRINT}]`) : text;
}

/**
 * Makes new names of one object's members unique: two hidden names without fingerprints stay two names. A name that stays
 * keeps its number, whatever the order of the members.
 */
export function distinct(object: JsonObject): (key: string, name: string) => string {
  let times: Map<string, number> | undefined;
  return (key, name) => {
    const [, hidden] = (name !== key && /^(\[secret fp:[^\]]*\])(?:#\d+)?$/.exec(name)) || [];
    if (hidden === undefined) return name;
    times ??= new Map();
    for (;;) {
      const n = (times.get(hidden) ?? 0) + 1;
      times.set(hidden, n);
      const numberedName = n === 1 ? hidden : `${hidden}#${n}`;
      if (!Object.hasOwn(object, numberedName)) return numberedName;
    }
  };
}
