// How a sealed revision is kept in the ledger, and how it is read back. The text is the service's own form of a change,
// with markers where secrets were. Only here does a `$secret` in a text become a marker again: the data's own were renamed
// before they were kept.
import { DriftlineError } from "../errors.ts";
import { bag, canonical, isArray, type Json, type JsonObject } from "../model/json.ts";
import {
  type Editor,
  isCredential,
  isForged,
  isMisplaced,
  isSecret,
  isWeak,
  marksOf,
  NO_FINGERPRINT,
  type SealedRevision,
  type Secret,
  type SecretForm,
  secretMarker,
} from "../model/sealed.ts";
import { ChangeReader } from "./change.ts";
import { MARK, type Mark, markJson } from "./mark.ts";
import { JsonReader } from "./strict-json.ts";

/** A revision as the ledger keeps it. It becomes a sealed one when a session has read it back. */
export interface StoredRevision {
  readonly revision: number;
  readonly at: string;
  readonly time: number;
  readonly by: Editor;
  readonly settings: JsonObject;
  /** The id of the key of its fingerprints; null when it has none. */
  readonly keyId: string | null;
}

/** What a change of a history file says of a revision, besides its mark. */
type Stored = Pick<StoredRevision, "revision" | "at" | "by" | "settings">;

const forms: readonly string[] = ["literal", "reference", "placeholder", "masked-by-server"] satisfies SecretForm[];
const fingerprint = /^fp:(?:none|k[0-9a-f]{7}:[0-9a-f]{16})$/;
const inText = /\[(?:secret|hidden) fp:[^\]]*\]/g;

/** Spells revisions. Remembers what it has seen: most of a revision stands in the one before. */
export class StoredSpeller {
  readonly #known = new WeakMap<object, Json>();
  readonly #texts = new WeakMap<object, string>();

  /** The members of a ledger entry. */
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

  /** The canonical text of sealed settings. */
  settings(settings: JsonObject): string {
    const members = Object.keys(settings)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${this.#text(settings[key]!)}`);
    return `{${members.join(",")}}`;
  }

  /** A revision as a line of a history file, which says first that it is sealed. The same revision is the same text. */
  changeLine({ revision, at, by, settings }: Stored, mark: Mark): string {
    const members = [
      `"${MARK}":${canonical(markJson(mark))}`,
      `"revision":${revision}`,
      `"settings":${this.settings(settings)}`,
      `"updatedAt":${canonical(at)}`,
      `"user":${canonical({ email: by.email, id: by.id, name: by.name })}`,
    ];
    return `{${members.join(",")}}`;
  }

  /** A revision as a change of a history file, which says first that it is sealed. */
  change({ revision, at, by, settings }: Stored, mark: Mark): Json {
    const user = { id: by.id, email: by.email, name: by.name };
    return { [MARK]: markJson(mark), revision, settings: this.#spelled(settings), user, updatedAt: at };
  }

  #text(value: Json): string {
    if (typeof value !== "object" || value === null) return canonical(value);
    let text = this.#texts.get(value);
    if (text === undefined) this.#texts.set(value, (text = canonical(this.#spelled(value))));
    return text;
  }

  #spelled(value: Json): Json {
    if (typeof value !== "object" || value === null) return value;
    let result = this.#known.get(value);
    if (result === undefined) this.#known.set(value, (result = this.#make(value)));
    return result;
  }

  #make(value: Json & object): Json {
    if (isArray(value)) {
      const items = value.map((item) => this.#spelled(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    if (isSecret(value))
      return {
        $secret: value.$secret,
        fingerprint: value.fingerprint,
        ...(isCredential(value) && { credential: true }),
        ...(isForged(value) && { forged: true }),
        ...(isMisplaced(value) && { misplaced: true }),
        ...(isWeak(value) && { weak: true }),
      };
    const out = bag<Json>();
    let same = true;
    for (const [key, item] of Object.entries(value)) {
      out[key] = this.#spelled(item);
      same &&= out[key] === item;
    }
    return same ? value : out;
  }
}

interface KeyId {
  readonly keyId: string | null;
}

/** Reads stored revisions back, sharing what they share. */
export class StoredReader {
  readonly #changes = new ChangeReader();
  readonly #known = new WeakMap<object, Json>();

  /**
   * Reads one entry of the ledger that holds a revision.
   * @throws DriftlineError `tampered` when it is not as it was spelled
   */
  entry(bytes: Uint8Array, keyId: string | null): StoredRevision {
    try {
      const fields = new Set<string>();
      // A marker is one level deeper than the secret it stands for.
      const reader = new JsonReader(bytes, bytes.length, DEEPER);
      const { revision, at, time, by, settings } = this.#changes.change(reader, "the entry", fields);
      reader.end();
      return { revision, at, time, by, settings: this.#revived(settings) as JsonObject, keyId };
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
      throw new DriftlineError("tampered", error.problems[0]!.message);
    } finally {
      this.#changes.release();
    }
  }

  #revived(value: Json): Json {
    if (typeof value !== "object" || value === null) return value;
    let result = this.#known.get(value);
    if (result === undefined) this.#known.set(value, (result = this.#make(value)));
    return result;
  }

  #make(value: Json & object): Json {
    if (isArray(value)) {
      const items = value.map((item) => this.#revived(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    if (Object.hasOwn(value, "$secret")) return markerOf(value);
    const out = bag<Json>();
    let same = true;
    for (const [read, item] of Object.entries(value)) {
      // The reader took it for a name of the data.
      const key = /^\$\$+number$/.test(read) ? read.slice(1) : read;
      out[key] = this.#revived(item);
      same &&= key === read && out[key] === item;
    }
    return same ? value : out;
  }
}

/** How deep sealed settings may be nested: a marker is deeper than the secret it stands for. */
export const DEEPER = 72;

function markerOf(written: JsonObject): Json {
  const marker = soundMarker(written, fingerprint);
  if (!marker) throw new DriftlineError("tampered", "a marker of a secret was not written by Driftline");
  return marker;
}

/** The marker that an object spells; undefined when we would not have spelled it so. */
export function soundMarker(written: JsonObject, shape: RegExp): Secret | undefined {
  const { $secret: form, fingerprint: mark, credential, forged, misplaced, weak, ...rest } = written;
  const isSound =
    typeof form === "string" &&
    forms.includes(form) &&
    typeof mark === "string" &&
    shape.test(mark) &&
    [credential, forged, misplaced, weak].every((flag) => flag === undefined || flag === true) &&
    Object.keys(rest).length === 0;
  if (!isSound) return undefined;
  const marks = {
    credential: credential === true,
    forged: forged === true,
    misplaced: misplaced === true,
    weak: weak === true,
  };
  return secretMarker(form as SecretForm, mark, marks);
}

/** Whether there is any marker in sealed settings. */
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

/** Takes the fingerprints out of sealed settings: what is left says where secrets stand, and not whether they changed. */
export class Blanker {
  readonly #known = new WeakMap<object, Json>();

  settings(settings: JsonObject): JsonObject {
    return this.#blank(settings) as JsonObject;
  }

  #blank(value: Json): Json {
    if (typeof value === "string") return blankText(value);
    if (typeof value !== "object" || value === null) return value;
    let result = this.#known.get(value);
    if (result === undefined) this.#known.set(value, (result = this.#make(value)));
    return result;
  }

  #make(value: Json & object): Json {
    if (isSecret(value)) return secretMarker(value.$secret, NO_FINGERPRINT, marksOf(value));
    if (isArray(value)) {
      const items = value.map((item) => this.#blank(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    const out = bag<Json>();
    const own = distinct();
    for (const [key, item] of Object.entries(value)) out[own(blankText(key))] = this.#blank(item);
    return Object.entries(value).every(([key, item]) => out[key] === item) ? value : out;
  }
}

function blankText(text: string): string {
  return text.includes(" fp:")
    ? text.replace(/\[(secret|hidden) fp:(?:k[0-9a-f]{7}:[0-9a-f]{16}|run:\d+)\]/g, `[$1 ${NO_FINGERPRINT}]`)
    : text;
}

/**
 * Makes the keys of one object differ: two hidden keys without fingerprints are still two.
 * @param existing keys that were made so before, and stay
 */
export function distinct(existing: readonly string[] = []): (key: string) => string {
  let times: Map<string, number> | undefined;
  return (key) => {
    const [, hidden] = /^(\[secret fp:[^\]]*\])(?:#\d+)?$/.exec(key) ?? [];
    if (hidden === undefined || existing.includes(key)) return key;
    times ??= new Map();
    for (;;) {
      const n = (times.get(hidden) ?? 0) + 1;
      times.set(hidden, n);
      const name = n === 1 ? hidden : `${hidden}#${n}`;
      if (!existing.includes(name)) return name;
    }
  };
}
