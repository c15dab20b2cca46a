import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/model/people.ts
var People = class {
  /** Names that were seen on one editor, by name. */
  #beside = /* @__PURE__ */ new Map();
  /** The first revision that shows a name. */
  #first = /* @__PURE__ */ new Map();
  /** All names of a person, by name. */
  #persons = /* @__PURE__ */ new Map();
  /** @param seen in order, so that the first revision of a name is the first seen */
  constructor(seen = []) {
    for (const { by, revision } of seen) {
      const names = namesOf(by);
      for (const name of names) {
        if (!this.#first.has(name)) this.#first.set(name, revision);
        const beside = this.#beside.get(name) ?? /* @__PURE__ */ new Set();
        this.#beside.set(name, beside);
        for (const other of names) if (other !== name) beside.add(other);
      }
    }
  }
  /**
   * Whether a name may be this editor: it is a name of theirs, or the history leads from one to the other by accounts and
   * addresses that they share. What somebody must not do to their own is asked this way.
   */
  mayBe(editor, who) {
    const person = this.#personOf(editor);
    return person.has(nameOf(who)) || person.has(`#${who}`);
  }
  /** Whether something of the same sort as the name, an address or an id, is known of the editor. */
  isComparable(editor, who) {
    const sort = nameOf(who)[0];
    return [...this.#personOf(editor)].some((name) => name[0] === sort);
  }
  /**
   * Whether a name is the editor's beyond doubt: their own, or one that their account alone has had. What somebody is
   * allowed to do is asked this way.
   */
  is(editor, who) {
    const name = nameOf(who);
    const own = namesOf(editor);
    if (own.includes(name)) return true;
    const isAlone = (one) => (this.#beside.get(one)?.size ?? 0) === 1;
    const account = editor.id === null ? own.filter(isAlone).flatMap((one) => [...this.#beside.get(one)]) : own;
    const [id] = account.filter((one) => one.startsWith("#"));
    if (id === void 0) return false;
    return name === id || name.startsWith("@") && isAlone(name) && this.#beside.get(name).has(id);
  }
  /** The revision that first shows a name; undefined when none does. */
  firstOf(who) {
    return this.#first.get(nameOf(who));
  }
  #personOf(editor) {
    const own = namesOf(editor);
    const known = own.map((name) => this.#reach(name));
    return known.length === 1 ? known[0] : new Set(known.flatMap((names) => [...names]));
  }
  /** Every name that one leads to. */
  #reach(name) {
    const known = this.#persons.get(name);
    if (known) return known;
    const reached = /* @__PURE__ */ new Set([name]);
    for (const one of reached) for (const next of this.#beside.get(one) ?? []) reached.add(next);
    for (const one of reached) this.#persons.set(one, reached);
    return reached;
  }
};
function namesOf({ id, email }) {
  return [...id === null ? [] : [`#${id}`], ...email === null ? [] : [nameOf(email, true)]];
}
function nameOf(who, isAddress = who.includes("@")) {
  return isAddress ? `@${who.replace(/[A-Z]+/g, (upper) => upper.toLowerCase())}` : `#${who}`;
}

export {
  People
};
