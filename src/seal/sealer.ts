// Seals raw settings. The catalog classifies every leaf. A leaf that it does not list is secret.
import type { CatalogPlace } from "../catalog/catalog.ts";
import type { SecretClass } from "../catalog/setting.ts";
import { isArray, type Json, type JsonObject } from "../model/json.ts";
import { type MarkedTexts, neverSealed } from "./sealed-texts.ts";
import { isFlagged } from "./command.ts";
import { isKnown, isLeaf, type Leaf, leafOf } from "./leaf.ts";
import { Leaves, of } from "./leaves.ts";
import type { NamePromise } from "./names.ts";
import { isName, pairIn } from "./pairs.ts";
import { type Member, Memo, Remake } from "./remake.ts";
import type { Listener, Vault } from "./vault.ts";

/** Seals settings or events in two passes: collects the secrets of all of them, and seals them after `unlock`. */
export class Sealer {
  readonly #leaves: Leaves;
  readonly #remake = new Remake();
  readonly #root = new Memo();
  #memos = new Map<CatalogPlace | Leaf, Partial<Record<NamePromise, Memo>>>();

  /**
   * @param listener receives the secrets of what `settings` and `event` are given before `unlock`
   * @param before recognizes our markers in changes that were sealed before
   */
  constructor(listener: Listener, before: MarkedTexts | typeof neverSealed = neverSealed) {
    this.#leaves = new Leaves(listener, before, (value, key) => this.#tree("unknown", value, key));
  }

  /** Sets the secrets. Values given after this call are sealed. */
  unlock(vault: Vault): void {
    this.#leaves.unlock(vault);
    this.#remake.isListening = false;
    this.#memos = new Map();
    this.#root.last = undefined;
  }

  /** Seals the settings of one revision. Returns the same objects for sub-trees that were sealed before. */
  settings(root: CatalogPlace, raw: JsonObject): JsonObject {
    return this.#group(root, raw, this.#root);
  }

  /** Seals an event, which no catalog describes. Its texts are free texts; names of credentials mark their values. */
  event(raw: JsonObject, identities: ReadonlySet<string>): JsonObject {
    return this.#remake.object(raw, (name, item) =>
      identities.has(name) && typeof item === "string"
        ? [name, this.#leaves.leaf("personal", item, "")]
        : [this.#leaves.key(name), this.#tree("free", item, name)],
    );
  }

  /** @param key the name in the data; empty if the catalog names the place */
  #at(place: CatalogPlace, value: Json, key: string): Json {
    if (isLeaf(value)) return this.#leaves.leaf(leafOf(place), value, key === "" || isKnown(place, value) ? "" : key);
    const memo = this.#memo(place, key);
    return memo.last?.value === value ? memo.last.result : this.#structure(place, value, key, memo);
  }

  #structure(place: CatalogPlace, value: JsonObject | readonly Json[], key: string, memo: Memo): Json {
    const { setting } = place;
    if (setting && !place.any) return this.#setting(place, value, key, memo);
    if (setting?.kind === "keyed" && isArray(value))
      return this.#remake.list(value, (item, _, before) => this.#element(place.any!, item, key, before), memo);
    if (isArray(value) || setting?.kind === "keyed") return this.#leaves.leaf("unknown", value, key);
    return this.#group(place, value, memo);
  }

  /** @param before the element that this one replaces */
  #element(place: CatalogPlace, value: Json, key: string, before?: Json): Json {
    if (isLeaf(value) || isArray(value)) return this.#leaves.leaf("unknown", value, key);
    const memo = this.#memo(place, key);
    const cachedContainer = memo.recent.get(value);
    if (cachedContainer) return cachedContainer.result;
    if (before !== undefined) memo.last = memo.recent.get(before) ?? memo.last;
    const sealed = this.#group(place, value, memo);
    memo.recent.set(value, memo.last!);
    return sealed;
  }

  /** Seals the value of one setting, which is a list or an object. */
  #setting(place: CatalogPlace, value: JsonObject | readonly Json[], key: string, memo: Memo): Json {
    const setting = place.setting!;
    const leaf = leafOf(place);
    if (setting.kind === "secret") return this.#leaves.leaf(leaf, value, key);
    if (setting.kind === "json" && !setting.fields) return this.#tree(leaf, value, key);
    if (!isArray(value)) return this.#entry(setting.fields, value, key, memo);
    if (!setting.list) return this.#leaves.leaf("unknown", value, key);
    const item = (entry: Json) => {
      if (isLeaf(entry)) return this.#leaves.leaf(leaf, entry, key);
      return isArray(entry) ? this.#leaves.leaf("unknown", entry, key) : this.#entry(setting.fields, entry, key);
    };
    return this.#remake.list(value, item, memo);
  }

  /** Seals an entry that is an object with known fields. Unknown fields are secret. */
  #entry(fields: Readonly<Record<string, SecretClass>> | undefined, value: JsonObject, key: string, memo?: Memo): Json {
    if (!fields) return this.#leaves.leaf("unknown", value, key);
    const member = (name: string, item: Json): Member =>
      Object.hasOwn(fields, name)
        ? [name, this.#tree(fields[name]!, item, "")]
        : [this.#leaves.key(name), this.#leaves.leaf("unknown", item, name)];
    return this.#remake.object(value, member, memo);
  }

  #group(place: CatalogPlace, value: JsonObject, memo: Memo): JsonObject {
    const personal = place.setting?.class === "personal";
    const member = (name: string, item: Json): Member => {
      const next = place.keys.get(name)?.place;
      // Never hide a key of the catalog: a setting must not vanish because a secret has the same text.
      const key = next ? name : this.#leaves.key(name, personal);
      if (next) return [key, this.#at(next, item, next.setting?.class === "secret" ? name : "")];
      return [key, place.any ? this.#at(place.any, item, name) : this.#leaves.leaf("unknown", item, name)];
    };
    return this.#remake.object(value, member, memo);
  }

  /** Seals a value of one class at any depth. A name that promises a credential overrides the class. */
  #tree(leaf: Leaf, value: Json, key: string): Json {
    if (isLeaf(value)) return this.#leaves.leaf(leaf, value, key);
    const under = leaf !== "secret" && leaf !== "unknown" && this.#leaves.isAlways(key) ? "below" : leaf;
    const { recent } = this.#memo(under, key);
    const cachedContainer = recent.get(value);
    if (cachedContainer) return cachedContainer.result;
    const result = isArray(value) ? this.#list(under, value, key) : this.#branch(under, value, key);
    recent.set(value, { value, result });
    return result;
  }

  #branch(leaf: Leaf, value: JsonObject, key: string): JsonObject {
    const pair = pairIn(value);
    return this.#remake.object(value, (name, item) => {
      if (name === pair?.value) return [name, this.#tree(leaf, item, pair.name)];
      const below = name === pair?.key && isName(pair.name) ? "" : name;
      const isBelow = this.#leaves.namePromise(key) === "long" && this.#leaves.namePromise(below) === "nothing";
      return [this.#leaves.key(name), this.#tree(leaf, item, isBelow ? key : below)];
    });
  }

  /** Seals the elements of a list: each may be an argument after its flag, or a value after its name. */
  #list(leaf: Leaf, value: readonly Json[], key: string): readonly Json[] {
    return this.#remake.list(value, (item, i) => {
      const before = value.slice(Math.max(0, i - 8), i).filter((word) => typeof word === "string");
      const last = value[i - 1];
      if (typeof last !== "string" || typeof item !== "string") return this.#tree(leaf, item, key);
      if (isFlagged(before, item)) return this.#tree(leaf, item, "password");
      return this.#tree(
        leaf,
        item,
        value.length === 2 && isName(last) && this.#leaves.namePromise(last) !== "nothing" ? last : key,
      );
    });
  }

  /** Returns the cache for a place and a name above it: under another name an equal value may be sealed differently. */
  #memo(place: CatalogPlace | Leaf, key: string): Memo {
    const memos = of(this.#memos, place);
    return (memos[this.#leaves.namePromise(key)] ??= new Memo());
  }
}
