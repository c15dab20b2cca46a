// Who wrote a marker: the account of a token is shared by every workflow of a repository, and whoever may write to the
// repository may edit a body. Under the fingerprint key a marker is signed, and what an unsigned one remembers is not believed.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Issue } from "./issue.ts";
import { type Marker, marked, markerOf, unmarked } from "./marker.ts";
import { lastIn } from "../lists.ts";

const signature = /(?: key=([0-9a-f]{8}))? mac=([0-9a-f]{32}) -->\s*$/;

/** A key that signs markers. */
class SigningKey {
  readonly #key: Buffer;
  /** What tells this key from others, in a marker. */
  readonly id: string;

  constructor(key: string) {
    this.#key = createHmac("sha256", key).update("driftline-issue-marker/1").digest();
    this.id = createHmac("sha256", this.#key).update("id").digest("hex").slice(0, 8);
  }

  /** The signature of the marker that a body without one ends in. */
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
   * @param key the fingerprint key; without one nothing is signed, and every marker of our own is believed
   * @param place the repository: what was signed in another says nothing here
   * @param earlierKey the key before it: what it signed is believed, and signed anew
   */
  constructor(key: string | null, place: string, earlierKey: string | null = null) {
    this.#key = key === null ? null : new SigningKey(key);
    this.#earlier = earlierKey === null ? null : new SigningKey(earlierKey);
    this.#place = place;
  }

  /** A body as it is sent. */
  signed(body: string): string {
    if (this.#key === null || markerOf(body) === undefined) return body;
    return body.replace(/ -->$/, ` key=${this.#key.id} mac=${this.#key.of(body, this.#place)} -->`);
  }

  /** Whether a body has a marker that we signed under this key. */
  isSigned(body: string | null): boolean {
    return body !== null && this.#isBy(this.#key, body);
  }

  /** Whether a body has a marker, and there is a key that it is not signed under. */
  isUnsigned(body: string | null): boolean {
    return this.#key !== null && markerOf(body) !== undefined && !this.isSigned(body);
  }

  /**
   * A body as the plan knows it. Of a marker that we did not sign only what the issue is about is left.
   * @param isNewKey whether nothing at all is signed under this key yet: what another key signed, or none, is believed then,
   *   but for the head of a ledger
   */
  read(body: string | null, isNewKey = false): Issue["body"] {
    const marker = markerOf(body);
    if (body === null || marker === undefined) return body;
    const { bare, key } = partsOf(body);
    if (this.#key === null || this.isSigned(body) || this.#isBy(this.#earlier, body)) return bare;
    const isBelieved = isNewKey && key !== this.#key.id;
    return marked(unmarked(bare), { ...marker, ...(isBelieved ? { anchor: null } : forgotten) });
  }

  #isBy(key: SigningKey | null, body: string): boolean {
    const { bare, mac } = partsOf(body);
    return (
      key !== null && mac !== undefined && timingSafeEqual(Buffer.from(mac), Buffer.from(key.of(bare, this.#place)))
    );
  }
}

/** A body without its signature, the id of the key that it names, and the signature. */
function partsOf(body: string): {
  readonly bare: string;
  readonly key: string | undefined;
  readonly mac: string | undefined;
} {
  const [, key, mac] = signature.exec(body) ?? [];
  return { bare: body.replace(signature, " -->"), key, mac };
}

/** What could keep something from being said. It is said again then, rather than never. */
const forgotten: Partial<Marker> = {
  severity: null,
  late: false,
  warned: null,
  answered: false,
  listed: [],
  many: false,
  anchor: null,
};
