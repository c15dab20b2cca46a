// One change of the history as the interface says it, read strictly: what is not so is refused with its place.
import { DriftlineError } from "../errors.ts";
import { instantOf, instantText } from "../model/instant.ts";
import { canonical, equal, isObject, type Json, type JsonObject } from "../model/json.ts";
import type { Editor } from "../model/sealed.ts";
import { Follower } from "./follow.ts";
import { MARK, type Mark, markOf } from "./mark.ts";
import { tokens } from "./recognise.ts";
import { type JsonReader, OPEN_ARRAY, OPEN_OBJECT } from "./strict-json.ts";

export interface RawRevision {
  readonly revision: number;
  readonly at: string;
  readonly time: number;
  readonly by: Editor;
  readonly settings: JsonObject;
  /** By whom it was sealed, when the file says so. */
  readonly mark?: Mark;
}

export interface Pagination {
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

export const UNSHOWN = "(a name that is not shown)";

/** Reads changes. Most settings are the same as in the change before: equal bytes are read once. */
export class ChangeReader {
  readonly #follower = new Follower();
  readonly #editors = new Map<string, Editor>();
  readonly #trusts: boolean;

  /** @param trusts whether a change may say that it was sealed */
  constructor(trusts = false) {
    this.#trusts = trusts;
  }

  /** Reads the change that comes next. Fields that the interface does not name are added to `fields`. */
  change(reader: JsonReader, where: string, fields: Set<string>): RawRevision {
    let revision: Json | undefined;
    let updatedAt: Json | undefined;
    let user: Json | undefined;
    let settings: JsonObject | undefined;
    let mark: Mark | undefined;
    if (!reader.isAt(OPEN_OBJECT)) throw mismatch(where, "an object");
    reader.object((key) => {
      if (key === "settings") {
        if (!reader.isAt(OPEN_OBJECT)) throw mismatch(`${where}.settings`, "an object");
        settings = this.#follower.object(reader);
      } else if (key === "revision") revision = reader.value();
      else if (key === "updatedAt") updatedAt = reader.value();
      else if (key === "user") user = reader.value();
      else if (this.#trusts && key === MARK) {
        mark = markOf(reader.value());
        if (!mark) throw mismatch(`${where}.${MARK}`, "the mark of a seal that this version reads");
      } else {
        fields.add(fieldName(key));
        reader.value();
      }
    });
    if (typeof revision !== "number" || !Number.isSafeInteger(revision) || revision < 0)
      throw mismatch(`${where}.revision`, "a whole number, 0 or more");
    if (!settings) throw mismatch(`${where}.settings`, "an object", revision);
    const time = typeof updatedAt === "string" ? instantOf(updatedAt) : undefined;
    if (time === undefined && typeof updatedAt === "string" && instantOf(`${updatedAt}Z`) !== undefined)
      throw new DriftlineError("incomplete", {
        code: "time-zone",
        message: `${where}.updatedAt has no time zone`,
        revision,
      });
    if (time === undefined)
      throw mismatch(`${where}.updatedAt`, "a date and time such as 2026-11-20T09:00:00Z", revision);
    const by = this.#known(editorOf(user, where, revision));
    return { revision, at: instantText(time), time, by, settings, ...(mark && { mark }) };
  }

  /** The same person is the same object. */
  #known(editor: Editor): Editor {
    const text = JSON.stringify([editor.id, editor.email, editor.name]);
    const first = this.#editors.get(text);
    if (!first) this.#editors.set(text, editor);
    return first ?? editor;
  }

  /** Lets go of the bytes that were read: they are the caller's, who may write others into them. */
  release(): void {
    this.#follower.release();
  }

  /** Forgets everything that was read. */
  forget(): void {
    this.#follower.forget();
  }
}

/** The name of a field that the interface does not name, unless it may be a secret itself. */
export function fieldName(key: string): string {
  return /^[A-Za-z][\w-]{0,60}$/.test(key) && tokens(key).length === 0 ? key : UNSHOWN;
}

/** What a page says of those after it. */
export function paginationOf(reader: JsonReader): Pagination {
  if (!reader.isAt(OPEN_OBJECT)) throw mismatch("pagination", "an object");
  const { hasMore, nextCursor = null } = reader.value() as JsonObject;
  if (typeof hasMore !== "boolean") throw mismatch("pagination.hasMore", "true or false");
  if (nextCursor !== null && typeof nextCursor !== "string") throw mismatch("pagination.nextCursor", "a text");
  return { hasMore, nextCursor };
}

/** Reads a list of changes. */
export function changesOf(reader: JsonReader, where: string, read: (reader: JsonReader, i: number) => void): void {
  if (!reader.isAt(OPEN_ARRAY)) throw mismatch(where, "a list");
  reader.array((i) => read(reader, i));
}

function editorOf(user: Json | undefined, where: string, revision: number): Editor {
  if (user === undefined || user === null) return { id: null, email: null, name: null };
  if (!isObject(user)) throw mismatch(`${where}.user`, "an object", revision);
  const field = (name: string): string | null => {
    const value = user[name];
    if (value === undefined || value === null || value === "") return null;
    if (typeof value !== "string") throw mismatch(`${where}.user.${name}`, "a text", revision);
    return value;
  };
  return { id: field("id"), email: field("email"), name: field("name") };
}

export function sameRevision(a: RawRevision, b: RawRevision): boolean {
  return a.time === b.time && canonical({ ...a.by }) === canonical({ ...b.by }) && equal(a.settings, b.settings);
}

/** Of two conflicting revisions the one to keep, whatever the order they came in. */
export function firstOf(a: RawRevision, b: RawRevision): RawRevision {
  const text = ({ at, by, settings }: RawRevision) => canonical([at, by.id, by.email, by.name, settings]);
  return text(a) <= text(b) ? a : b;
}

/** A page that is not what the interface says. The message names the place and what should stand there. */
export function mismatch(where: string, demand: string, revision?: number): DriftlineError {
  return new DriftlineError("incomplete", {
    code: "schema",
    message: `${where} should be ${demand}`,
    ...(revision !== undefined && { revision }),
  });
}
