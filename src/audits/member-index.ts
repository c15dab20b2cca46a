// Finds members by id or e-mail, never by name.
import { foldAscii } from "../catalog/kinds/email.ts";
import type { Member } from "../model/members.ts";
import type { Editor } from "../model/sealed.ts";

export class MemberIndex<M extends Pick<Member, "id" | "email"> = Member> {
  readonly #ids: ReadonlyMap<string, M>;
  readonly #emails: ReadonlyMap<string, M>;

  constructor(members: readonly M[]) {
    this.#ids = new Map(members.map((member) => [member.id, member]));
    this.#emails = new Map(members.map((member) => [foldAscii(member.email), member]));
  }

  /** Returns the member of an editor: by id, or by address if there is no id. */
  of({ id, email }: Editor): M | undefined {
    return id === null ? this.at(email) : this.#ids.get(id);
  }

  /** Returns the member with an address. */
  at(email: string | null): M | undefined {
    return email === null ? undefined : this.#emails.get(foldAscii(email));
  }

  /** Whether an entry of a list (an id or an address) is a member's. */
  has(entry: string): boolean {
    return this.#ids.has(entry) || this.#emails.has(foldAscii(entry));
  }
}
