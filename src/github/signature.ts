// Who wrote a marker: the account of a token is shared by every workflow of a repository, and whoever may write to the
// repository may edit a body. Under the fingerprint key a marker is signed, and what an unsigned one remembers is not believed.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Issue } from "./issue.ts";
import { type Marker, marked, markerOf, unmarked } from "./marker.ts";
import { lastIn } from "../lists.ts";

const signature = / mac=([0-9a-f]{32}) -->\s*$/;

/** Signs and reads the bodies of a repository's issues. */
export class Signatures {
  readonly #key: Buffer | null;
  readonly #place: string;

  /**
   * @param key the fingerprint key; without one nothing is signed, and every marker of our own is believed
   * @param place the repository: what was signed in another says nothing here
   */
  constructor(key: string | null, place: string) {
    this.#key = key === null ? null : createHmac("sha256", key).update("driftline-issue-marker/1").digest();
    this.#place = place;
  }

  /** A body as it is sent. */
  signed(body: string): string {
    if (this.#key === null || markerOf(body) === undefined) return body;
    return body.replace(/ -->$/, ` mac=${this.#of(body)} -->`);
  }

  /** A body as the plan knows it. Of a marker that we did not sign only what the issue is about is left. */
  read(body: string | null): Issue["body"] {
    if (this.#key === null) return body;
    const marker = markerOf(body);
    if (body === null || marker === undefined) return body;
    const signed = signature.exec(body)?.[1];
    const bare = body.replace(signature, " -->");
    const isOurs = signed !== undefined && timingSafeEqual(Buffer.from(signed), Buffer.from(this.#of(bare)));
    return isOurs ? bare : marked(unmarked(bare), { ...marker, ...forgotten });
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
  answered: false,
  listed: [],
  many: false,
  anchor: null,
};
