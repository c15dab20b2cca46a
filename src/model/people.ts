// The people of a history. An account keeps its id while its address changes, and one address may have had several
// accounts: whoever compares names alone takes one person for two.
import type { Editor } from "./sealed.ts";
import { firstIn, lookUp } from "../lists.ts";

/** Somebody who was seen in a revision. */
export interface Sighting {
  readonly revision: number;
  readonly by: Pick<Editor, "id" | "email">;
}

type Named = Sighting["by"];

/** Everybody that a history shows, by every name it shows them under. */
export class People {
  /** Names that were seen on one editor, by name. */
  readonly #beside = new Map<string, Set<string>>();
  /** The first revision that shows a name. */
  readonly #first = new Map<string, number>();
  /** All names of a person, by name. */
  readonly #persons = new Map<string, ReadonlySet<string>>();

  /** @param sightings in order, so that the first revision of a name is the first seen */
  constructor(sightings: Iterable<Sighting> = []) {
    for (const { by, revision } of sightings) {
      const names = namesOf(by);
      for (const name of names) {
        if (!this.#first.has(name)) this.#first.set(name, revision);
        const beside = this.#beside.get(name) ?? new Set();
        this.#beside.set(name, beside);
        for (const other of names) if (other !== name) beside.add(other);
      }
    }
  }

  /**
   * Whether a name may be this editor: it is a name of theirs, or the history leads from one to the other by accounts and
   * addresses that they share. What somebody must not do to their own is asked this way.
   */
  mayBe(editor: Named, who: string): boolean {
    const person = this.#personOf(editor);
    return person.has(nameOf(who)) || person.has(`#${who}`);
  }

  /** Whether something of the same sort as the name, an address or an id, is known of the editor. */
  isComparable(editor: Named, who: string): boolean {
    const sort = nameOf(who)[0];
    return [...this.#personOf(editor)].some((name) => name[0] === sort);
  }

  /**
   * Whether a name is the editor's beyond doubt: their own, or one that their account alone has had. What somebody is
   * allowed to do is asked this way.
   */
  is(editor: Named, who: string): boolean {
    const name = nameOf(who);
    const own = namesOf(editor);
    if (own.includes(name)) return true;
    const isAlone = (name: string) => (this.#beside.get(name)?.size ?? 0) === 1;
    // An address that two accounts had names neither of them.
    const account = editor.id === null ? own.filter(isAlone).flatMap((name) => [...lookUp(this.#beside, name)]) : own;
    const [id] = account.filter((name) => name.startsWith("#"));
    if (id === undefined) return false;
    return name === id || (name.startsWith("@") && isAlone(name) && lookUp(this.#beside, name).has(id));
  }

  /** The revision that first shows a name; undefined when none does. */
  firstOf(who: string): number | undefined {
    return this.#first.get(nameOf(who));
  }

  #personOf(editor: Named): ReadonlySet<string> {
    const own = namesOf(editor);
    const persons = own.map((name) => this.#reach(name));
    return persons.length === 1 ? firstIn(persons) : new Set(persons.flatMap((names) => [...names]));
  }

  /** Every name that one leads to. */
  #reach(name: string): ReadonlySet<string> {
    const person = this.#persons.get(name);
    if (person) return person;
    const reached = new Set([name]);
    for (const name of reached) for (const next of this.#beside.get(name) ?? []) reached.add(next);
    for (const name of reached) this.#persons.set(name, reached);
    return reached;
  }
}

function namesOf({ id, email }: Named): string[] {
  return [...(id === null ? [] : [`#${id}`]), ...(email === null ? [] : [nameOf(email, true)])];
}

/** Addresses are the same whatever the case of their ASCII letters; ids are not. */
function nameOf(who: string, isAddress = who.includes("@")): string {
  return isAddress ? `@${who.replace(/[A-Z]+/g, (upper) => upper.toLowerCase())}` : `#${who}`;
}
