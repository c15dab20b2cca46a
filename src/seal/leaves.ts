// Shows or hides texts and numbers, by their class and the name above them.
import type { SecretClass } from "../catalog/setting.ts";
import { getOrMake } from "../lists.ts";
import { canonical, isExactNumber, type Json } from "../model/json.ts";
import { isReference } from "../model/reference.ts";
import { isMarker, type Marks, NO_FINGERPRINT, type SecretForm, secretMarker } from "../model/sealed.ts";
import type { MarkedTexts, neverSealed } from "./sealed-texts.ts";
import type { FingerprintForm } from "./fingerprint.ts";
import { holdsForgery, isForgery, isLeaf, type Leaf } from "./leaf.ts";
import { isMasked, isPlaceholder, isPromised, type NamePromise, promiseOf } from "./names.ts";
import { isCredential, isOfCredentialForm, secretParts } from "./parts.ts";
import { knownFormats, type Span, tokens } from "./recognise.ts";
import { addressesIn, apart, secretsIn } from "./redact.ts";
import { type Listener, locked, type Vault } from "./vault.ts";

/** The result of the first pass: the text is shown unless it contains a literal, becomes a marker, or is undecided. */
type Heard = typeof SHOWN | typeof MIXED | Marker;
const SHOWN = Symbol("shown");
const MIXED = Symbol("mixed");

class Marker {
  readonly form: SecretForm;
  readonly marks: Marks;

  constructor(form: SecretForm, marks: Marks) {
    this.form = form;
    this.marks = marks;
  }
}

/** Seals leaves in two passes: reports their secrets to the listener, and after `unlock` hides the secrets. */
export class Leaves {
  #listener: Listener | undefined;
  /** The marker that the current text becomes, in the first pass. */
  #marker: Marker | undefined;
  #vault: Vault = locked;
  readonly #before: MarkedTexts | typeof neverSealed;
  readonly #unknown: (value: Json, key: string) => Json;
  readonly #texts = new Map<Leaf, Partial<Record<NamePromise, Map<string, Json | Heard>>>>();
  readonly #names = new Map<string, NamePromise>();
  #keys = new Map<string, string>();
  #people = new Map<string, string>();

  /** @param unknown seals a container of unknown meaning */
  constructor(
    listener: Listener,
    before: MarkedTexts | typeof neverSealed,
    unknown: (value: Json, key: string) => Json,
  ) {
    this.#listener = listener;
    this.#before = before;
    this.#unknown = unknown;
  }

  /** Sets the secrets. Leaves given after this call are sealed. */
  unlock(vault: Vault): void {
    this.#listener = undefined;
    this.#vault = vault;
    this.#keys = new Map();
    this.#people = new Map();
  }

  /** Seals a leaf. Caches texts by class and by what the name promises, because most texts occur in many revisions. */
  leaf(leaf: Leaf, value: Json, key: string): Json {
    if (value === null || value === "" || isMarker(value)) return value;
    if (typeof value !== "string") return this.#sealLeaf(leaf, value, key);
    if (this.#before.isMark(value)) return value;
    const texts = (of(this.#texts, leaf)[this.namePromise(key)] ??= new Map<string, Json | Heard>());
    const cachedForm = texts.get(value);
    if (cachedForm !== undefined && typeof cachedForm !== "symbol" && !(cachedForm instanceof Marker))
      return cachedForm;
    if (this.#listener) {
      if (cachedForm !== undefined) return cachedForm === SHOWN ? value : "";
      this.#marker = undefined;
      const sealed = this.#sealLeaf(leaf, value, key);
      texts.set(value, sealed === value ? SHOWN : (this.#marker ?? MIXED));
      return sealed;
    }
    const sealed = this.#sealHeard(leaf, value, key, cachedForm);
    texts.set(value, sealed);
    return sealed;
  }

  #sealHeard(leaf: Leaf, value: string, key: string, heard: Heard | undefined): Json {
    if (heard instanceof Marker) return this.#makeMarker(heard.form, value, heard.marks);
    return heard === SHOWN && !this.#vault.holdsLiteral(value) ? value : this.#sealLeaf(leaf, value, key);
  }

  #sealLeaf(leaf: Leaf, value: Json, key: string): Json {
    if (!isLeaf(value)) return leaf === "unknown" ? this.#unknown(value, key) : this.#whole(value, key);
    const isNamed = this.#isNamed(value, key);
    switch (leaf) {
      case "secret":
        return this.#hideSecret(value, isNamed);
      case "below":
        return typeof value === "boolean" ? value : this.#hideSecret(value, true);
      case "argument":
        return typeof value === "string" || isNamed ? this.#hideSecret(value, isNamed) : this.#number(value);
      case "switch":
        if (typeof value !== "string") return this.#number(value);
        return /^(?:true|false|yes|no|on|off|null|\d{1,10})$/i.test(value) ? value : this.leaf("unknown", value, key);
      case "unknown": {
        if (typeof value === "boolean") return value;
        // A number of unknown meaning is hidden, but not reported as a secret.
        if (typeof value !== "string" && !isNamed)
          return `[hidden ${this.#vault.fingerprint(canonical(value), "json")}]`;
        const isFound = isNamed || tokens(value as string).length > 0;
        return this.#secret(value, isFound, isFound || isOfCredentialForm(value as string));
      }
      default:
        if (isNamed) return this.#secret(value, true, true);
        return typeof value === "string" ? this.#sealText(leaf, value) : this.#number(value);
    }
  }

  /** Seals a list or an object at the place of a secret. */
  #whole(value: Json, key: string): Json {
    return this.#secret(value, true, this.#isNamed(value, key) || isOfCredentialForm(canonical(value)));
  }

  /** Seals a value at a place for secrets. */
  #hideSecret(value: Json, isNamed: boolean): Json {
    if (typeof value !== "string") return this.#secret(value, true, isNamed);
    return this.#secret(value, isCredential(value, isNamed), isNamed || isOfCredentialForm(value));
  }

  /**
   * @param isFound whether the value is certainly a credential, so that it is hidden wherever it occurs
   * @param credential whether its name or form marks it as a credential; other values are hidden only to be safe
   */
  #secret(value: Json, isFound: boolean, credential: boolean): Json {
    if (typeof value === "string") {
      if (isReference(value) && tokens(value).length === 0 && !this.#vault.holdsLiteral(value)) return value;
      if (isPlaceholder(value)) return this.#makeMarker("placeholder", value, {});
      if (isMasked(value)) return this.#makeMarker("masked-by-server", value, {});
    }
    // Data that imitates our marker contains no secret that anybody could know.
    if (isForgery(value)) return this.#makeMarker("masked-by-server", value, { forged: true });
    if (isFound && this.#listener) for (const part of secretParts(value)) this.#listener.secret(part);
    return this.#makeMarker("literal", value, { credential, forged: holdsForgery(value) });
  }

  #makeMarker(form: SecretForm, value: Json, marks: Marks): Json {
    if (this.#listener) {
      this.#marker = new Marker(form, marks);
      return "";
    }
    const [fingerprintForm, text]: [FingerprintForm, string] =
      typeof value === "string" ? ["text", value] : ["json", canonical(value)];
    const weak = form === "literal" && this.#vault.isWeak(text);
    return secretMarker(form, this.#vault.fingerprint(text, fingerprintForm), { weak, ...marks });
  }

  #number(value: Json): Json {
    const digits = isExactNumber(value) ? value.$number : canonical(value);
    return this.#vault.holdsLiteral(digits) ? this.#makeMarker("literal", value, { misplaced: true }) : value;
  }

  #sealText(leaf: SecretClass | "host", text: string): Json {
    const kind = leaf === "secret" ? "public" : leaf;
    const hasParts = kind === "url" || kind === "command" || kind === "free";
    const { spans, secrets, shownParts, isOpen, spell } = this.#before.read(kind, text);
    const listener = this.#listener;
    if (listener) {
      for (const [i, { credential }] of spans.entries())
        if (credential) for (const part of secretParts(secrets[i]!)) listener.secret(part);
      for (const part of shownParts)
        if (leaf === "url" || leaf === "host") listener.shows(part);
        else if (leaf === "command") for (const address of addressesIn(part)) listener.shows(address);
      return isOpen && spans.length === 0 && spell(() => "") === text ? text : "";
    }
    // Hide a name as a whole. Hide only parts of an address or a command: a reader must see the rest.
    if ((!hasParts && spans.length > 0) || shownParts.some((part) => this.#vault.holdsLiteral(part)))
      return isOpen
        ? this.#makeMarker("literal", text, { misplaced: true })
        : secretMarker("literal", NO_FINGERPRINT, { misplaced: true });
    // A part that is not certainly a credential, such as the value of a query, is hidden but is no finding.
    const hide = (secret: string, credential: boolean) =>
      `[${credential ? "secret" : "hidden"} ${this.#vault.fingerprint(secret, "text")}]`;
    return spans.length === 0 ? spell(hide) : apart(spell(hide));
  }

  /** Seals a key of the data: hides it like a text, and escapes it if it imitates our marker. */
  key(key: string, personal = false): string {
    if (this.#before.isName(key)) return key;
    const keys = personal ? this.#people : this.#keys;
    return getOrMake(keys, key, () => this.#sealKey(key, personal ? knownFormats(key) : secretsIn("public", key)));
  }

  #sealKey(key: string, spans: readonly Span[]): string {
    if (this.#listener) for (const { start, end } of spans) this.#listener.secret(key.slice(start, end));
    if (spans.length > 0 || this.#vault.holdsLiteral(key)) return `[secret ${this.#vault.fingerprint(key, "text")}]`;
    return this.#before.isForgery(key) ? `$${key}` : this.#before.escapeForgeries(key);
  }

  namePromise(key: string): NamePromise {
    if (key === "") return "nothing";
    return getOrMake(this.#names, key, () => (this.#before.isName(key) ? "nothing" : promiseOf(key)));
  }

  /** Whether a name marks every value that is no number as a credential. */
  isAlways(key: string): boolean {
    const promise = this.namePromise(key);
    return promise === "any" || promise === "text";
  }

  #isNamed(value: Json, key: string): boolean {
    const promise = this.namePromise(key);
    if (typeof value === "string") return isPromised(promise, value);
    return promise === "any" && value !== null && typeof value !== "boolean";
  }
}

/** Returns what is stored for a key, by what the name above promises. */
export function of<K, V>(map: Map<K, Partial<Record<NamePromise, V>>>, key: K): Partial<Record<NamePromise, V>> {
  return getOrMake(map, key, () => ({}));
}
