// Values that contain no secrets, and revisions made of them. Only seal/ creates them.
import { tableOf } from "../lists.ts";
import { bag, isArray, isObject, type Json, type JsonObject } from "./json.ts";

declare const sealed: unique symbol;

export type SecretForm = "literal" | "reference" | "placeholder" | "masked-by-server";

const markKey = Symbol("marks");
const markNames = ["weak", "misplaced", "credential", "forged"] as const;

/** The marker in place of a secret. Equal fingerprints mean equal secrets, and reveal nothing else. */
export interface Secret extends JsonObject {
  readonly $secret: SecretForm;
  readonly fingerprint: string;
  readonly [markKey]?: Marks;
}

export interface Editor {
  readonly id: string | null;
  readonly email: string | null;
  readonly name: string | null;
}

/** Whoever made a change that names nobody, or that a missing revision may have made. */
export const nobody: Editor = { id: null, email: null, name: null };

/** One revision of the organization's settings: all settings, the editor, and the time. */
export interface RevisionFields {
  readonly revision: number;
  /** UTC, with milliseconds. */
  readonly at: string;
  /** The same instant in milliseconds since 1970. */
  readonly time: number;
  readonly by: Editor;
  readonly settings: JsonObject;
}

/** A revision without secrets. */
export interface SealedRevision extends RevisionFields {
  readonly [sealed]: true;
}

/** The fingerprint without a key: two secrets that have it may be equal or not. */
export const NO_FINGERPRINT = "fp:none";

/** The pattern of a fingerprint under a key. Its group is the id of the key. */
export const KEYED = String.raw`fp:(k[0-9a-f]{7}):[0-9a-f]{16}`;

const comparable = new RegExp(`^(?:${KEYED}|fp:(run):[1-9][0-9]*)$`);

/** Returns the key of a fingerprint, or `run` for a number; only fingerprints of one key can be compared. null: neither. */
export function spaceOf(fingerprint: string): string | null {
  const [, key, run] = comparable.exec(fingerprint) ?? [];
  return key ?? run ?? null;
}

const nameless = new RegExp(String.raw`\[(?:secret|hidden) ${NO_FINGERPRINT}\]`);

/** Whether a value hides something without a fingerprint, so that it cannot be compared. */
export function isNameless(value: Json, cache?: WeakMap<object, boolean>): boolean {
  if (typeof value === "string") return value.includes(NO_FINGERPRINT) && nameless.test(value);
  if (typeof value !== "object" || value === null) return false;
  let answer = cache?.get(value);
  if (answer !== undefined) return answer;
  if (isSecret(value)) answer = value.fingerprint === NO_FINGERPRINT;
  else if (isArray(value)) answer = value.some((item) => isNameless(item, cache));
  else answer = Object.entries(value).some(([key, item]) => nameless.test(key) || isNameless(item, cache));
  cache?.set(value, answer);
  return answer;
}

/** Whether a value contains a mask of the service. */
export function isMasked(value: Json): boolean {
  if (isSecret(value)) return value.$secret === "masked-by-server";
  return typeof value === "object" && value !== null && Object.values(value).some(isMasked);
}

/** Whether a value is the marker of a secret. Data cannot forge a marker: seal/ renames a `$secret` key of the data. */
export function isSecret(value: Json | undefined): value is Secret {
  return typeof value === "object" && value !== null && typeof (value as Secret).$secret === "string";
}

/** Returns a value with every secret as readers see it: `[secret fp:…]`. */
export function withSecretsAsTexts(value: Json): Json {
  if (isSecret(value)) return `[secret ${value.fingerprint}]`;
  if (isArray(value)) return value.map(withSecretsAsTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withSecretsAsTexts(member)]));
}

/** What is known of a secret besides its form. */
export type Marks = { readonly [name in (typeof markNames)[number]]?: boolean };

/** Creates the marker of a secret. Its members are form and fingerprint; the marks are not part of its JSON. */
export function secretMarker(form: SecretForm, fingerprint: string, marks: Marks): Secret {
  const marker = Object.assign(bag<string>(), { $secret: form, fingerprint });
  Object.defineProperty(marker, markKey, { value: tableOf(markNames, (name) => marks[name] === true) });
  return Object.freeze(marker);
}

/** Whether a value was created by `secretMarker`. An imitation lacks the marks. */
export function isMarker(value: unknown): value is Secret {
  return typeof value === "object" && value !== null && Object.hasOwn(value, markKey);
}

/** Whether the data imitated our marker here, so that its meaning is unknown. */
export function isForged(secret: Secret): boolean {
  return secret[markKey]?.forged === true;
}

/** Whether the literal is too short or too common to be hidden anywhere but at its own place. */
export function isWeak(secret: Secret): boolean {
  return secret[markKey]?.weak === true;
}

/** Whether the secret was at a place where no secret belongs. */
export function isMisplaced(secret: Secret): boolean {
  return secret[markKey]?.misplaced === true;
}

/** Whether the name or form of a secret marks a credential. Other secrets are hidden only to be safe. */
export function isCredential(secret: Secret): boolean {
  return secret[markKey]?.credential === true;
}

/** Whether a value hides a secret: as a whole, or in a part of a text. */
export function isHiding(value: Json): boolean {
  if (typeof value === "string") return value.includes(" fp:");
  if (typeof value !== "object" || value === null) return false;
  if (isArray(value)) return value.some(isHiding);
  return isSecret(value) || Object.entries(value).some(([key, item]) => key.includes(" fp:") || isHiding(item));
}

/** Returns the marker of a name that was hidden as a secret: of a key, or of the last part of a pointer. */
export function hiddenName(subject: string): string | undefined {
  return subject.includes(" fp:") ? /(?:^|\/)(\[secret fp:[^\]/]*\])(?:#\d+)?$/.exec(subject)?.[1] : undefined;
}

/** Returns the fingerprints of the secrets that are hidden inside a text or a name. */
export function fingerprintsInText(text: string): string[] {
  return [...text.matchAll(/\[secret (fp:[^\]]*)\]/g)].map(([, fingerprint = ""]) => fingerprint);
}

/** Returns the fingerprint of a key, or of the last part of a pointer, if it was hidden as a secret. */
export function fingerprintsOfName(subject: string): string[] {
  return fingerprintsInText(hiddenName(subject) ?? "");
}

/** Whether two sealed values are equal, marks included, whatever the order of their keys. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (isArray(a)) {
    if (!isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  if (isArray(b)) return false;
  let [size, otherSize] = [0, 0];
  for (const key in a) {
    size++;
    if (!Object.hasOwn(b, key) || !isSame(a[key], b[key])) return false;
  }
  for (const _ in b) otherSize++;
  if (size !== otherSize) return false;
  if (!isMarker(a) || !isMarker(b)) return isMarker(a) === isMarker(b);
  return markNames.every((name) => a[markKey]?.[name] === b[markKey]?.[name]);
}

export function marksOf(secret: Secret): Marks {
  return secret[markKey] ?? {};
}
