// From raw settings to sealed ones: every leaf is classified by the catalog, and what the catalog does not know is secret.
import type { Place } from "../catalog/catalog.ts";
import type { SecretClass } from "../catalog/setting.ts";
import { canonical, isExactNumber, type Json, type JsonObject } from "../model/json.ts";
import { isReference } from "../model/reference.ts";
import { isMarker, type Marks, NO_FINGERPRINT, type SecretForm, secretMarker } from "../model/sealed.ts";
import { type Marked, neverSealed } from "./again.ts";
import { isFlagged } from "./command.ts";
import type { Written } from "./fingerprint.ts";
import { holdsForgery, isForgery, isKnown, isLeaf, type Leaf, leafOf } from "./leaf.ts";
import { isMasked, isPlaceholder, isPromised, type Promised, promiseOf } from "./names.ts";
import { isName, pairIn } from "./pairs.ts";
import { isCredential, isOfCredentialForm, secretParts } from "./parts.ts";
import { known, type Span, tokens } from "./recognise.ts";
import { addressesIn, apart } from "./redact.ts";
import { type Member, Memo, Remake } from "./remake.ts";
import { type Listener, locked, type Vault } from "./vault.ts";

/** What was heard of a text: it is shown as it is unless it holds a literal, it becomes a marker, or neither is known. */
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

/** Seals settings or events: listens to all of them first, and makes the sealed ones when it knows the secrets. */
export class Sealer {
  #listener: Listener | undefined;
  /** What the text that is listened to becomes. */
  #marker: Marker | undefined;
  #vault: Vault = locked;
  #memos = new Map<Place | Leaf, Partial<Record<Promised, Memo>>>();
  readonly #root = new Memo();
  readonly #remake: Remake;
  readonly #texts = new Map<Leaf, Partial<Record<Promised, Map<string, Json | Heard>>>>();
  readonly #names = new Map<string, Promised>();
  #keys = new Map<string, string>();
  #people = new Map<string, string>();
  readonly #before: Marked | typeof neverSealed;

  /**
   * @param listener hears of what `settings` or `event` is given before the sealer is told the secrets
   * @param before how our marks are told in what was sealed before
   */
  constructor(listener: Listener, before: Marked | typeof neverSealed = neverSealed) {
    this.#listener = listener;
    this.#before = before;
    this.#remake = new Remake((key) => before.isName(key));
  }

  /** Tells the secrets. From now on what is given is sealed. */
  unlock(vault: Vault): void {
    this.#listener = undefined;
    this.#vault = vault;
    this.#remake.isListening = false;
    this.#memos = new Map();
    this.#root.last = undefined;
    this.#keys = new Map();
    this.#people = new Map();
  }

  /** The settings of one revision. Sub-trees that were sealed before come out as the same objects. */
  settings(root: Place, raw: JsonObject): JsonObject {
    return this.#group(root, raw, this.#root);
  }

  /** What no catalog knows: texts that anybody may have written, and secrets under names that promise them. */
  event(raw: JsonObject, identities: ReadonlySet<string>): JsonObject {
    return this.#remake.object(raw, (name, item) =>
      identities.has(name) && typeof item === "string"
        ? [name, this.#leaf("personal", item, "")]
        : [this.#key(name), this.#tree("free", item, name)],
    );
  }

  /** @param key the name that came with the data; empty where the catalog has named the place */
  #at(place: Place, value: Json, key: string): Json {
    if (isLeaf(value)) return this.#leaf(leafOf(place), value, key === "" || isKnown(place, value) ? "" : key);
    const memo = this.#memo(place, key);
    return memo.last?.value === value ? memo.last.made : this.#structure(place, value, key, memo);
  }

  #structure(place: Place, value: JsonObject | readonly Json[], key: string, memo: Memo): Json {
    const { setting } = place;
    if (setting && !place.any) return this.#setting(place, value, key, memo);
    if (setting?.kind === "keyed" && Array.isArray(value))
      return this.#remake.list(value, (item, _, before) => this.#element(place.any!, item, key, before), memo);
    if (Array.isArray(value) || setting?.kind === "keyed") return this.#leaf("unknown", value, key);
    return this.#group(place, value as JsonObject, memo);
  }

  /** @param before the element that it replaced */
  #element(place: Place, value: Json, key: string, before?: Json): Json {
    if (isLeaf(value) || Array.isArray(value)) return this.#leaf("unknown", value, key);
    const memo = this.#memo(place, key);
    const known = memo.known.get(value);
    if (known) return known.made;
    if (before !== undefined) memo.last = memo.known.get(before) ?? memo.last;
    const made = this.#group(place, value as JsonObject, memo);
    memo.known.set(value, memo.last!);
    return made;
  }

  /** The value of one setting, which is a list or an object. */
  #setting(place: Place, value: JsonObject | readonly Json[], key: string, memo: Memo): Json {
    const setting = place.setting!;
    const leaf = leafOf(place);
    if (setting.kind === "secret") return this.#leaf(leaf, value, key);
    if (setting.kind === "json" && !setting.fields) return this.#tree(leaf, value, key);
    if (!Array.isArray(value)) return this.#entry(setting.fields, value as JsonObject, key, memo);
    if (!setting.list) return this.#leaf("unknown", value, key);
    const item = (one: Json) => {
      if (isLeaf(one)) return this.#leaf(leaf, one, key);
      return Array.isArray(one) ? this.#leaf("unknown", one, key) : this.#entry(setting.fields, one as JsonObject, key);
    };
    return this.#remake.list(value, item, memo);
  }

  /** An entry that is an object with known fields; unknown ones are secret. */
  #entry(fields: Readonly<Record<string, SecretClass>> | undefined, value: JsonObject, key: string, memo?: Memo): Json {
    if (!fields) return this.#leaf("unknown", value, key);
    const member = (name: string, item: Json): Member =>
      Object.hasOwn(fields, name)
        ? [name, this.#tree(fields[name]!, item, "")]
        : [this.#key(name), this.#leaf("unknown", item, name)];
    return this.#remake.object(value, member, memo);
  }

  #group(place: Place, value: JsonObject, memo: Memo): JsonObject {
    const personal = place.setting?.class === "personal";
    const member = (name: string, item: Json): Member => {
      const found = place.keys.get(name)?.place;
      // A key of the catalog is never hidden: a setting must not vanish because a secret is called like it.
      const key = found ? name : this.#key(name, personal);
      if (found) return [key, this.#at(found, item, found.setting?.class === "secret" ? name : "")];
      return [key, place.any ? this.#at(place.any, item, name) : this.#leaf("unknown", item, name)];
    };
    return this.#remake.object(value, member, memo);
  }

  /** A value of one class at any depth. A name that says credential counts, whatever the class. */
  #tree(leaf: Leaf, value: Json, key: string): Json {
    if (isLeaf(value)) return this.#leaf(leaf, value, key);
    const under = leaf !== "secret" && leaf !== "unknown" && this.#isAlways(key) ? "below" : leaf;
    const { known } = this.#memo(under, key);
    const found = known.get(value);
    if (found) return found.made;
    const made = Array.isArray(value) ? this.#listed(under, value, key) : this.#branch(under, value as JsonObject, key);
    known.set(value, { value, made });
    return made;
  }

  #branch(leaf: Leaf, value: JsonObject, key: string): JsonObject {
    const pair = pairIn(value);
    return this.#remake.object(value, (name, item) => {
      if (name === pair?.value) return [name, this.#tree(leaf, item, pair.name)];
      const said = name === pair?.key && isName(pair.name) ? "" : name;
      const isBelow = this.#promised(key) === "long" && this.#promised(said) === "nothing";
      return [this.#key(name), this.#tree(leaf, item, isBelow ? key : said)];
    });
  }

  /** The elements of a list: each may be an argument behind its flag, or a value behind its name. */
  #listed(leaf: Leaf, value: readonly Json[], key: string): readonly Json[] {
    return this.#remake.list(value, (item, i) => {
      const before = value.slice(Math.max(0, i - 8), i).filter((one) => typeof one === "string");
      const last = value[i - 1];
      if (typeof last !== "string" || typeof item !== "string") return this.#tree(leaf, item, key);
      if (isFlagged(before, item)) return this.#tree(leaf, item, "password");
      return this.#tree(
        leaf,
        item,
        value.length === 2 && isName(last) && this.#promised(last) !== "nothing" ? last : key,
      );
    });
  }

  /** What becomes of a text, of which most stand in many revisions, depends on its class and the name above it alone. */
  #leaf(leaf: Leaf, value: Json, key: string): Json {
    if (value === null || value === "" || isMarker(value)) return value;
    if (typeof value !== "string") return this.#sealed(leaf, value, key);
    if (this.#before.isMark(value)) return value;
    const texts = (of(this.#texts, leaf)[this.#promised(key)] ??= new Map<string, Json | Heard>());
    const known = texts.get(value);
    if (known !== undefined && typeof known !== "symbol" && !(known instanceof Marker)) return known;
    if (this.#listener) {
      if (known !== undefined) return known === SHOWN ? value : "";
      this.#marker = undefined;
      const shown = this.#sealed(leaf, value, key);
      texts.set(value, shown === value ? SHOWN : (this.#marker ?? MIXED));
      return shown;
    }
    const made = this.#told(leaf, value, key, known);
    texts.set(value, made);
    return made;
  }

  #told(leaf: Leaf, value: string, key: string, heard: Heard | undefined): Json {
    if (heard instanceof Marker) return this.#marked(heard.form, value, heard.marks);
    return heard === SHOWN && !this.#vault.holdsLiteral(value) ? value : this.#sealed(leaf, value, key);
  }

  #sealed(leaf: Leaf, value: Json, key: string): Json {
    if (!isLeaf(value)) return leaf === "unknown" ? this.#tree("unknown", value, key) : this.#whole(value, key);
    const isNamed = this.#isNamed(value, key);
    switch (leaf) {
      case "secret":
        return this.#hidden(value, isNamed);
      case "below":
        return typeof value === "boolean" ? value : this.#hidden(value, true);
      case "argument":
        return typeof value === "string" || isNamed ? this.#hidden(value, isNamed) : this.#number(value);
      case "switch":
        if (typeof value !== "string") return this.#number(value);
        return /^(?:true|false|yes|no|on|off|null|\d{1,10})$/i.test(value) ? value : this.#leaf("unknown", value, key);
      case "unknown": {
        if (typeof value === "boolean") return value;
        // A number of no known meaning is hidden, and no secret to a reader.
        if (typeof value !== "string" && !isNamed)
          return `[hidden ${this.#vault.fingerprint(canonical(value), "json")}]`;
        const isFound = isNamed || tokens(value as string).length > 0;
        return this.#secret(value, isFound, isFound || isOfCredentialForm(value as string));
      }
      default:
        if (isNamed) return this.#secret(value, true, true);
        return typeof value === "string" ? this.#shown(leaf, value) : this.#number(value);
    }
  }

  /** A list or an object where a secret should be. */
  #whole(value: Json, key: string): Json {
    return this.#secret(value, true, this.#isNamed(value, key) || isOfCredentialForm(canonical(value)));
  }

  /** What stands where secrets do. */
  #hidden(value: Json, isNamed: boolean): Json {
    if (typeof value !== "string") return this.#secret(value, true, isNamed);
    return this.#secret(value, isCredential(value, isNamed), isNamed || isOfCredentialForm(value));
  }

  /**
   * @param isFound it is a credential beyond doubt, so that it is hidden wherever it stands
   * @param credential its name or its form says that it is one; others are hidden only to be safe
   */
  #secret(value: Json, isFound: boolean, credential: boolean): Json {
    if (typeof value === "string") {
      if (isReference(value) && tokens(value).length === 0 && !this.#vault.holdsLiteral(value)) return value;
      if (isPlaceholder(value)) return this.#marked("placeholder", value, {});
      if (isMasked(value)) return this.#marked("masked-by-server", value, {});
    }
    // What looks like our marker hides nothing that anybody could tell.
    if (isForgery(value)) return this.#marked("masked-by-server", value, { forged: true });
    if (isFound && this.#listener) for (const part of secretParts(value)) this.#listener.found(part);
    return this.#marked("literal", value, { credential, forged: holdsForgery(value) });
  }

  #marked(form: SecretForm, value: Json, marks: Marks): Json {
    if (this.#listener) {
      this.#marker = new Marker(form, marks);
      return "";
    }
    const [written, text]: [Written, string] = typeof value === "string" ? ["text", value] : ["json", canonical(value)];
    const weak = form === "literal" && this.#vault.isWeak(text);
    return secretMarker(form, this.#vault.fingerprint(text, written), { weak, ...marks });
  }

  #number(value: Json): Json {
    const digits = isExactNumber(value) ? value.$number : canonical(value);
    return this.#vault.holdsLiteral(digits) ? this.#marked("literal", value, { misplaced: true }) : value;
  }

  #shown(leaf: SecretClass | "host", text: string): Json {
    const shown = leaf === "host" || leaf === "secret" ? "public" : leaf;
    const hasParts = shown === "url" || shown === "command" || shown === "free";
    const { spans, found, rest, isOpen, spell } = this.#before.read(shown, text);
    const listener = this.#listener;
    if (listener) {
      for (const [i, { credential }] of spans.entries())
        if (credential) for (const part of secretParts(found[i]!)) listener.found(part);
      for (const part of rest)
        if (leaf === "url" || leaf === "host") listener.shows(part);
        else if (leaf === "command") for (const address of addressesIn(part)) listener.shows(address);
      return isOpen && spans.length === 0 && spell(() => "") === text ? text : "";
    }
    // A name is hidden whole; an address or a command has parts that a reader must see.
    if ((!hasParts && spans.length > 0) || rest.some((part) => this.#vault.holdsLiteral(part)))
      return isOpen
        ? this.#marked("literal", text, { misplaced: true })
        : secretMarker("literal", NO_FINGERPRINT, { misplaced: true });
    // What is no credential beyond doubt, such as the value of an address's query, is hidden but no finding.
    const hide = (secret: string, credential: boolean) =>
      `[${credential ? "secret" : "hidden"} ${this.#vault.fingerprint(secret, "text")}]`;
    return spans.length === 0 ? spell(hide) : apart(spell(hide));
  }

  /** A key that came with the data: hidden like a text, and never taken for our own marker. */
  #key(key: string, personal = false): string {
    if (this.#before.isName(key)) return key;
    const keys = personal ? this.#people : this.#keys;
    let made = keys.get(key);
    if (made === undefined) keys.set(key, (made = this.#keyed(key, personal ? known(key) : tokens(key))));
    return made;
  }

  #keyed(key: string, found: readonly Span[]): string {
    if (this.#listener) for (const { start, end } of found) this.#listener.found(key.slice(start, end));
    if (found.length > 0 || this.#vault.holdsLiteral(key)) return `[secret ${this.#vault.fingerprint(key, "text")}]`;
    return this.#before.isForgery(key) ? `$${key}` : this.#before.unforged(key);
  }

  /** The name above a value is a part of what it is: an equal value may stand under another one. */
  #memo(place: Place | Leaf, key: string): Memo {
    const memos = of(this.#memos, place);
    return (memos[this.#promised(key)] ??= new Memo());
  }

  #promised(key: string): Promised {
    let promised = this.#names.get(key);
    if (promised === undefined)
      this.#names.set(key, (promised = this.#before.isName(key) ? "nothing" : promiseOf(key)));
    return promised;
  }

  /** Whether a name says credential of every value that is no number. */
  #isAlways(key: string): boolean {
    const promised = this.#promised(key);
    return promised === "any" || promised === "text";
  }

  #isNamed(value: Json, key: string): boolean {
    const promised = this.#promised(key);
    if (typeof value === "string") return isPromised(promised, value);
    return promised === "any" && value !== null && typeof value !== "boolean";
  }
}

function of<K, V>(map: Map<K, Partial<Record<Promised, V>>>, key: K): Partial<Record<Promised, V>> {
  let found = map.get(key);
  if (!found) map.set(key, (found = {}));
  return found;
}
