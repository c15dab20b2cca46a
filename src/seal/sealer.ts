// From raw settings to sealed ones: every leaf is classified by the catalog, and what the catalog does not know is secret.
import type { Place } from "../catalog/catalog.ts";
import type { SecretClass } from "../catalog/setting.ts";
import { bag, canonical, type Json, type JsonObject } from "../model/json.ts";
import { isReference } from "../model/reference.ts";
import { type Secret, type SecretForm, secretMarker } from "../model/sealed.ts";
import { isMasked, isPlaceholder, namesCredential, tokensIn } from "./recognise.ts";
import { redactCommand, redactText, redactUrl } from "./redact.ts";

/** What the sealer asks of the session that holds the secrets. */
export interface Vault {
  /** The fingerprint of a secret. */
  fingerprint(secret: string): string;
  /** Whether a literal is too short or too common to be hidden anywhere but at its own place. */
  isWeak(literal: string): boolean;
  /** Whether a text holds a literal that stands elsewhere as a secret. */
  holdsLiteral(text: string): boolean;
  /** Hears of every secret found. `credential`: it is one beyond doubt, so that it must be hidden wherever it stands. */
  found(literal: string, credential: boolean): void;
  /** Hears of every address that is shown. */
  shows(url: string): void;
}

type Leaf = SecretClass | "argument" | "unknown";

export class Sealer {
  readonly #vault: Vault;
  readonly #memo = new Map<Place | Leaf, WeakMap<object, Json>>();
  readonly #markers = new Map<string, Secret>();

  constructor(vault: Vault) {
    this.#vault = vault;
  }

  /** The settings of one revision. Sub-trees that were sealed before come out as the same objects. */
  settings(root: Place, raw: JsonObject): JsonObject {
    return this.#group(root, raw);
  }

  #at(place: Place, value: Json, key: string): Json {
    if (typeof value !== "object" || value === null) return this.#leaf(this.#leafOf(place), value, key);
    return this.#remember(place, value, () => this.#structure(place, value, key));
  }

  #structure(place: Place, value: JsonObject | readonly Json[], key: string): Json {
    const { setting } = place;
    if (setting && !place.any) return this.#setting(place, value, key);
    if (setting?.kind === "keyed" && Array.isArray(value))
      return this.#list(value, (item) =>
        typeof item === "object" && item !== null && !Array.isArray(item)
          ? this.#remember(place.any!, item, () => this.#group(place.any!, item as JsonObject))
          : this.#leaf("unknown", item, key),
      );
    if (Array.isArray(value) || setting?.kind === "keyed") return this.#leaf("unknown", value, key);
    return this.#group(place, value as JsonObject);
  }

  /** The value of one setting, which is a list or an object. */
  #setting(place: Place, value: JsonObject | readonly Json[], key: string): Json {
    const setting = place.setting!;
    const leaf = this.#leafOf(place);
    if (setting.kind === "secret") return this.#leaf(leaf, value, key);
    if (setting.kind === "json" && !setting.fields) return this.#tree(leaf, value, key);
    if (!Array.isArray(value)) return this.#entry(setting.fields, value as JsonObject, key);
    if (!setting.list) return this.#leaf("unknown", value, key);
    return this.#list(value, (item) => {
      if (typeof item !== "object" || item === null) return this.#leaf(leaf, item, key);
      return Array.isArray(item)
        ? this.#leaf("unknown", item, key)
        : this.#entry(setting.fields, item as JsonObject, key);
    });
  }

  /** An entry that is an object with known fields; unknown ones are secret. */
  #entry(fields: Readonly<Record<string, SecretClass>> | undefined, value: JsonObject, key: string): Json {
    if (!fields) return this.#leaf("unknown", value, key);
    return this.#object(value, (name, item) =>
      Object.hasOwn(fields, name) ? this.#tree(fields[name]!, item, name) : this.#leaf("unknown", item, name),
    );
  }

  #group(place: Place, value: JsonObject): JsonObject {
    return this.#object(value, (name, item) => {
      const known = place.keys.get(name)?.place ?? place.any;
      return known ? this.#at(known, item, name) : this.#leaf("unknown", item, name);
    });
  }

  #leafOf(place: Place): Leaf {
    const { setting } = place;
    if (!setting || place.any) return "unknown";
    return setting.kind === "json" && setting.class === "secret" ? "argument" : setting.class;
  }

  /** A value of one class at any depth. */
  #tree(leaf: Leaf, value: Json, key: string): Json {
    if (typeof value !== "object" || value === null) return this.#leaf(leaf, value, key);
    return this.#remember(leaf, value, () =>
      Array.isArray(value)
        ? this.#list(value, (item) => this.#tree(leaf, item, key))
        : this.#object(value as JsonObject, (name, item) => this.#tree(leaf, item, name)),
    );
  }

  #leaf(leaf: Leaf, value: Json, key: string): Json {
    if (value === null || value === "") return value;
    switch (leaf) {
      case "secret":
        return this.#secret(value, typeof value !== "string" || !this.#isOrdinary(value, key));
      case "argument":
        return typeof value === "string" ? this.#secret(value, !this.#isOrdinary(value, key)) : value;
      case "unknown":
        if (typeof value === "boolean") return value;
        if (typeof value === "object") return this.#tree("unknown", value, key);
        return this.#secret(value, typeof value === "string" && (namesCredential(key) || tokensIn(value).length > 0));
      default:
        return typeof value === "string" ? this.#shown(leaf, value) : value;
    }
  }

  /** An identifier in lower case, under a name that promises no credential: as likely a model's name as a secret. */
  #isOrdinary(text: string, key: string): boolean {
    return !namesCredential(key) && tokensIn(text).length === 0 && /^[a-z0-9]+(?:[-._:/][a-z0-9]+)*$/.test(text);
  }

  #secret(value: Json, credential: boolean): Json {
    const text = typeof value === "string" ? value : canonical(value);
    if (typeof value === "string") {
      if (isReference(value) && !this.#vault.holdsLiteral(value)) return value;
      if (isPlaceholder(value)) return this.#marker("placeholder", value);
      if (isMasked(value)) return this.#marker("masked-by-server", value);
    }
    this.#vault.found(text, credential);
    return this.#marker("literal", text);
  }

  #marker(form: SecretForm, text: string, misplaced = false): Secret {
    const id = `${form}\0${misplaced}\0${text}`;
    let marker = this.#markers.get(id);
    if (!marker) {
      const weak = form === "literal" && this.#vault.isWeak(text);
      marker = secretMarker(form, this.#vault.fingerprint(text), { weak, misplaced });
      this.#markers.set(id, marker);
    }
    return marker;
  }

  #shown(leaf: SecretClass, text: string): Json {
    let hidden = false;
    const hide = (secret: string, credential: boolean) => {
      hidden = true;
      this.#vault.found(secret, credential);
      // What is no credential beyond doubt, such as the value of an address's query, is hidden but no finding.
      return `[${credential ? "secret" : "hidden"} ${this.#vault.fingerprint(secret)}]`;
    };
    if (leaf === "url" || leaf === "command") {
      const shown = leaf === "url" ? redactUrl(text, hide) : redactCommand(text, hide);
      if (leaf === "url") this.#vault.shows(shown);
      return this.#vault.holdsLiteral(shown) ? this.#marker("literal", text, true) : shown;
    }
    if (leaf === "public") redactText(text, hide);
    return hidden || this.#vault.holdsLiteral(text) ? this.#marker("literal", text, true) : text;
  }

  /** A key that came with the data: hidden like a text, and never taken for our own marker. */
  #key(key: string): string {
    const tokens = tokensIn(key);
    for (const token of tokens) this.#vault.found(token, true);
    if (tokens.length > 0 || this.#vault.holdsLiteral(key)) return `[secret ${this.#vault.fingerprint(key)}]`;
    return /^\$+secret$/.test(key) ? `$${key}` : key;
  }

  #object(value: JsonObject, member: (name: string, item: Json) => Json): JsonObject {
    const out = bag<Json>();
    let same = true;
    // Sorted, so that secrets are found in the same order whatever the order of the keys.
    const found = new Map<string, [string, Json]>();
    for (const name of Object.keys(value).sort()) found.set(name, [this.#key(name), member(name, value[name]!)]);
    for (const name of Object.keys(value)) {
      const [sealedKey, item] = found.get(name)!;
      const key = Object.hasOwn(out, sealedKey) ? `${sealedKey}#${Object.keys(out).length}` : sealedKey;
      out[key] = item;
      same &&= key === name && item === value[name];
    }
    return same ? value : out;
  }

  #list(value: readonly Json[], item: (item: Json) => Json): readonly Json[] {
    const out = value.map(item);
    return out.every((made, i) => made === value[i]) ? value : out;
  }

  #remember(place: Place | Leaf, value: object, make: () => Json): Json {
    let memo = this.#memo.get(place);
    if (!memo) this.#memo.set(place, (memo = new WeakMap()));
    let made = memo.get(value);
    if (made === undefined) memo.set(value, (made = make()));
    return made;
  }
}
