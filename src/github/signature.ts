// Who wrote a marker: the account of a token is shared by every workflow of a repository, and whoever may write to the
// repository may edit a body. Under the fingerprint key a marker is signed, and what an unsigned one remembers is not believed.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Issue } from "./issue.ts";
import { type Marker, marked, markerOf, unmarked } from "./marker.ts";
import { lastIn } from "../lists.ts";

const signature = /(?: key=([0-9a-f]{8}))? mac=([0-9a-f]{32}) -->\s*$/;

/** Signs and reads the bodies of a repository's issues. */
export class Signatures {
  readonly #key: Buffer | null;
  readonly #place: string;
  /** What tells this key from others, in a marker. */
  readonly #id: string;

  /**
   * @param key the fingerprint key; without one nothing is signed, and every marker of our own is believed
   * @param place the repository: what was signed in another says nothing here
   */
  constructor(key: string | null, place: string) {
    this.#key = key === null ? null : createHmac("sha256", key).update("driftline-issue-marker/1").digest();
    this.#place = place;
    this.#id = this.#key === null ? "" : createHmac("sha256", this.#key).update("id").digest("hex").slice(0, 8);
  }

  /** A body as it is sent. */
  signed(body: string): string {
    if (this.#key === null || markerOf(body) === undefined) return body;
    return body.replace(/ -->$/, ` key=${this.#id} mac=${this.#of(body)} -->`);
  }

  /** Whether a body has a marker that we signed under this key. */
  isSigned(body: string | null): boolean {
    return this.#key !== null && body !== null && this.#parts(body).isOurs;
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
    const { bare, key, isOurs } = this.#parts(body);
    if (this.#key === null || isOurs) return bare;
    const isBelieved = isNewKey && key !== this.#id;
    return marked(unmarked(bare), { ...marker, ...(isBelieved ? { anchor: null } : forgotten) });
  }

  #parts(body: string): { readonly bare: string; readonly key: string | undefined; readonly isOurs: boolean } {
    const [, key, mac] = signature.exec(body) ?? [];
    const bare = body.replace(signature, " -->");
    const isOurs =
      this.#key !== null && mac !== undefined && timingSafeEqual(Buffer.from(mac), Buffer.from(this.#of(bare)));
    return { bare, key, isOurs };
  }

  #of(body: string): string {
    const line = lastIn(body.trimEnd().split(/\r?\n/));
    const text = JSON.stringify([this.#place.toLowerCase(), line]);
    return createHmac("sha256", this.#key!).update(text).digest("hex").slice(0, 32);
  }
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
