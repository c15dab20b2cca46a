// Identities over time: an id should keep its e-mail address, and an address its id.
import { foldAscii } from "../catalog/kinds/email.ts";
import type { Editor } from "../model/sealed.ts";

interface First {
  readonly value: string;
  readonly revision: number;
}

/** Stores every pair of id and address that made a revision. */
export class Identities {
  readonly #emails = new Map<string, First>();
  readonly #ids = new Map<string, First>();
  readonly #seen = new Set<string>();

  /** Returns the contradictions of an editor's id and address with earlier pairs. Reports each pair once. */
  see({ id, email }: Editor, revision: number): string[] {
    if (id === null || email === null) return [];
    const address = foldAscii(email);
    const pair = JSON.stringify([id, address]);
    if (this.#seen.has(pair)) return [];
    this.#seen.add(pair);
    const [earlier, holder] = [this.#emails.get(id), this.#ids.get(address)];
    this.#emails.set(id, { value: email, revision });
    this.#ids.set(address, { value: id, revision });
    return [
      ...(earlier ? [`the account ${id} had the address ${earlier.value} in revision ${earlier.revision}`] : []),
      ...(holder
        ? [`the address ${email} was that of the account ${holder.value} in revision ${holder.revision}`]
        : []),
    ];
  }
}
