// Signs markers. All workflows of a repository share the token's account, and everybody with write access may edit a
// body. With a fingerprint key, markers are signed, and the memory of an unsigned marker is not trusted.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Issue } from "./issue.ts";
import { type Marker, markerOf, withMarker, withoutMarker } from "./marker.ts";
import { lastIn } from "../lists.ts";

const signature = /(?: key=([0-9a-f]{8}))? mac=([0-9a-f]{32}) -->\s*$/;

class SigningKey {
  readonly #key: Buffer;
  /** The key's id in a marker. */
  readonly id: string;

  constructor(key: string) {
    this.#key = createHmac("sha256", key).update("driftline-issue-marker/1").digest();
    this.id = createHmac("sha256", this.#key).update("id").digest("hex").slice(0, 8);
  }

  /** Returns the signature of the last line of a body, which is an unsigned marker. */
  of(body: string, place: string): string {
    const line = lastIn(body.trimEnd().split(/\r?\n/));
    const text = JSON.stringify([place.toLowerCase(), line]);
    return createHmac("sha256", this.#key).update(text).digest("hex").slice(0, 32);
  }
}

/** Signs and reads the bodies of a repository's issues. */
export class Signatures {
  readonly #key: SigningKey | null;
  readonly #earlier: SigningKey | null;
  readonly #place: string;

  /**
   * @param key the fingerprint key; without a key nothing is signed, and all our markers are trusted
   * @param place the repository: a signature is only valid there
   * @param earlierKey the key before it: its signatures are trusted, and replaced
   */
  constructor(key: string | null, place: string, earlierKey: string | null = null) {
    this.#key = key === null ? null : new SigningKey(key);
    this.#earlier = earlierKey === null ? null : new SigningKey(earlierKey);
    this.#place = place;
  }

  sign(body: string): string {
    if (this.#key === null || markerOf(body) === undefined) return body;
    return body.replace(/ -->$/, ` key=${this.#key.id} mac=${this.#key.of(body, this.#place)} -->`);
  }

  /** Whether a body has a marker that is signed under this key. */
  isSigned(body: string | null): boolean {
    return body !== null && this.#isBy(this.#key, body);
  }

  /** Whether there is a key, and a body has a marker without its signature. */
  isUnsigned(body: string | null): boolean {
    return this.#key !== null && markerOf(body) !== undefined && !this.isSigned(body);
  }

  /**
   * Returns a body for the plan. Of an untrusted marker only the subject is kept.
   * @param isNewKey whether nothing is signed under this key yet: then markers with another or no signature are
   *   trusted, except for the head of a ledger
   */
  read(body: string | null, isNewKey = false): Issue["body"] {
    const marker = markerOf(body);
    if (body === null || marker === undefined) return body;
    const { bare } = partsOf(body);
    if (!this.#isForeign(body)) return bare;
    const change = this.isDoubted(body, isNewKey) ? clearedFields : { anchor: null };
    return withMarker(withoutMarker(bare), { ...marker, ...change });
  }

  /** Whether a body has a marker of which only the subject is trusted. @param isNewKey as for `read` */
  isDoubted(body: string | null, isNewKey = false): boolean {
    return body !== null && this.#isForeign(body) && (!isNewKey || partsOf(body).key === this.#key?.id);
  }

  /** Whether there is a key, and neither it nor the earlier key signed the marker of a body. */
  #isForeign(body: string): boolean {
    return this.isUnsigned(body) && !this.#isBy(this.#earlier, body);
  }

  #isBy(key: SigningKey | null, body: string): boolean {
    const { bare, mac } = partsOf(body);
    return (
      key !== null && mac !== undefined && timingSafeEqual(Buffer.from(mac), Buffer.from(key.of(bare, this.#place)))
    );
  }
}

/** Splits a body into the part without its signature, the key's id, and the signature. */
function partsOf(body: string): {
  readonly bare: string;
  readonly key: string | undefined;
  readonly mac: string | undefined;
} {
  const [, key, mac] = signature.exec(body) ?? [];
  return { bare: body.replace(signature, " -->"), key, mac };
}

/** Fields that could suppress a report, or stop a run. Without them a report is repeated rather than lost. */
const clearedFields: Partial<Marker> = {
  run: null,
  step: null,
  leg: null,
  at: null,
  audit: null,
  failing: null,
  severity: null,
  late: false,
  warned: null,
  answered: false,
  listed: [],
  many: false,
  anchor: null,
};
