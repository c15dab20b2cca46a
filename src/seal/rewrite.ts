// Rewrites settings, each shared part once. A part in which nothing is rewritten stays the same object.
import { getOrMake } from "../lists.ts";
import { bag, isArray, type Json, type JsonObject } from "../model/json.ts";

/** What a rewriter changes. */
interface Changes {
  /** Returns the replacement of an object; undefined: its members are rewritten. */
  readonly object: (object: JsonObject) => Json | undefined;
  readonly text?: (text: string) => Json;
  /** Called for every object. Returns the new key of each of its members. */
  readonly keys?: (object: JsonObject) => (key: string, item: Json) => string;
}

/** Rewrites values by the same changes. Caches the results, because revisions share most of their parts. */
export class Rewriter {
  readonly #changes: Changes;
  readonly #rewritten = new WeakMap<object, Json>();

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Returns a rewritten value: the same object if nothing in it changes. */
  value(value: Json): Json {
    if (typeof value === "string") return this.#changes.text?.(value) ?? value;
    if (typeof value !== "object" || value === null) return value;
    return getOrMake(this.#rewritten, value, () => this.#container(value));
  }

  /** Rewrites the members of an object, but never replaces the object itself. */
  members(object: JsonObject): JsonObject {
    const rename = this.#changes.keys?.(object);
    const out = bag<Json>();
    let isSame = true;
    for (const [key, item] of Object.entries(object)) {
      const name = rename ? rename(key, item) : key;
      out[name] = this.value(item);
      isSame &&= name === key && out[name] === item;
    }
    return isSame ? object : out;
  }

  #container(value: Json & object): Json {
    if (!isArray(value)) return this.#changes.object(value) ?? this.members(value);
    const items = value.map((item) => this.value(item));
    return items.every((item, i) => item === value[i]) ? value : items;
  }
}
