// The people of a history. An account keeps its id when its address changes, and several accounts may have had one
// address. A comparison of names alone would count one person twice.
import type { Editor } from "./sealed.ts";
import { firstIn, getOrMake, lookUp } from "../lists.ts";

/** A person who was seen in a revision. */
export interface Sighting {
  readonly revision: number;
  readonly by: Pick<Editor, "id" | "email">;
}

type EditorNames = Sighting["by"];

/** All people of a history, with all their names. A name is an address or an id. */
export class People {
  /** By name: the other names of the editors who have it. */
  readonly #beside = new Map<string, Set<string>>();
  /** The first revision with a name. */
  readonly #first = new Map<string, number>();
  /** By name: all names of the person. */
  readonly #persons = new Map<string, ReadonlySet<string>>();

  /** @param sightings in the order of the revisions, because the first revision of a name is kept */
  constructor(sightings: Iterable<Sighting> = []) {
    const visitedNames = new Set<EditorNames>();
    for (const { by, revision } of sightings) {
      // Revisions of one editor share the object.
      if (visitedNames.has(by)) continue;
      visitedNames.add(by);
      const names = namesOf(by);
      for (const name of names) {
        if (!this.#first.has(name)) this.#first.set(name, revision);
        const beside = getOrMake(this.#beside, name, () => new Set<string>());
        for (const otherName of names) if (otherName !== name) beside.add(otherName);
      }
    }
  }

  /**
   * Whether a name may belong to this editor: the editor has it, or the history connects both by shared accounts and
   * addresses. Use this for what nobody may do to their own.
   */
  mayBe(editor: EditorNames, name: string): boolean {
    const person = this.#personOf(editor);
    return person.has(nameOf(name)) || person.has(`#${name}`);
  }

  /** Whether the editor has a name of the same sort as `person`: an address or an id. */
  isComparable(editor: EditorNames, person: string): boolean {
    const sort = nameOf(person)[0];
    return [...this.#personOf(editor)].some((name) => name[0] === sort);
  }

  /**
   * Whether a name certainly belongs to this editor: the editor has it, or only the editor's account has had it. Use
   * this for what somebody is allowed to do.
   */
  is(editor: EditorNames, person: string): boolean {
    const name = nameOf(person);
    const ownNames = namesOf(editor);
    if (ownNames.includes(name)) return true;
    const isAlone = (name: string) => (this.#beside.get(name)?.size ?? 0) === 1;
    // An address that two accounts had identifies neither of them.
    const account =
      editor.id === null ? ownNames.filter(isAlone).flatMap((name) => [...lookUp(this.#beside, name)]) : ownNames;
    const [id] = account.filter((name) => name.startsWith("#"));
    if (id === undefined) return false;
    return name === id || (name.startsWith("@") && isAlone(name) && lookUp(this.#beside, name).has(id));
  }

  /** Returns the first revision with a name; undefined if there is none. */
  firstOf(person: string): number | undefined {
    return this.#first.get(nameOf(person));
  }

  #personOf(editor: EditorNames): ReadonlySet<string> {
    const ownNames = namesOf(editor);
    const persons = ownNames.map((name) => this.#reach(name));
    return persons.length === 1 ? firstIn(persons) : new Set(persons.flatMap((names) => [...names]));
  }

  /** Returns all names that are connected with a name. */
  #reach(name: string): ReadonlySet<string> {
    const person = this.#persons.get(name);
    if (person) return person;
    const reachedNames = new Set([name]);
    for (const name of reachedNames) for (const next of this.#beside.get(name) ?? []) reachedNames.add(next);
    for (const name of reachedNames) this.#persons.set(name, reachedNames);
    return reachedNames;
  }
}

/** Returns a text that is equal for equal accounts: the same id and the same address, in any letter case. */
export function accountOf({ id, email }: EditorNames): string {
  return JSON.stringify([id, email === null ? null : nameOf(email, true)]);
}

function namesOf({ id, email }: EditorNames): string[] {
  return [...(id === null ? [] : [`#${id}`]), ...(email === null ? [] : [nameOf(email, true)])];
}

/** Returns the sort and the text of a name. Addresses ignore ASCII case; ids do not. */
function nameOf(person: string, isAddress = person.includes("@")): string {
  return isAddress ? `@${person.replace(/[A-Z]+/g, (upper) => upper.toLowerCase())}` : `#${person}`;
}
