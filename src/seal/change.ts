// Reads one change of the history, strictly: rejects input that does not match the API, and names the place.
import { DriftlineError } from "../errors.ts";
import { getOrMake } from "../lists.ts";
import { instantOf, outputText } from "../model/instant.ts";
import { canonical, equal, isObject, type Json, type JsonObject } from "../model/json.ts";
import { type Editor, nobody, type RevisionFields } from "../model/sealed.ts";
import { Follower } from "./follow.ts";
import { MARK, type Mark, markOf } from "./mark.ts";
import { tokens } from "./recognise.ts";
import { type JsonReader, OPEN_ARRAY, OPEN_OBJECT } from "./strict-json.ts";

export interface RawRevision extends RevisionFields {
  /** The mark of a change that was sealed before, if the file has one. */
  readonly mark?: Mark;
}

export interface Pagination {
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

export const UNSHOWN = "(a name that is not shown)";

/** Reads changes. Most settings are the same as in the change before: equal bytes are parsed once. */
export class ChangeReader {
  readonly #follower = new Follower();
  readonly #editors = new Map<string, Editor>();
  readonly #trusts: boolean;

  /** @param trusts whether a change may state that it was sealed before */
  constructor(trusts = false) {
    this.#trusts = trusts;
  }

  /** Reads the next change. Adds fields that the API does not define to `fields`. */
  change(reader: JsonReader, where: string, fields: Set<string>): RawRevision {
    let revision: Json | undefined;
    let updatedAt: Json | undefined;
    let user: Json | undefined;
    let settings: JsonObject | undefined;
    let mark: Mark | undefined;
    if (!reader.isAt(OPEN_OBJECT)) throw mismatch(where, "an object");
    const member = (key: string) => {
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
    };
    try {
      reader.object(member);
    } catch (error) {
      throw ofRevision(error, revision);
    }
    if (typeof revision !== "number" || !Number.isSafeInteger(revision) || revision < 0)
      throw mismatch(`${where}.revision`, "a whole number, 0 or more");
    if (!settings) throw mismatch(`${where}.settings`, "an object", revision);
    const text = typeof updatedAt === "string" ? updatedAt : "";
    const time = instantOf(text);
    if (time === undefined && instantOf(`${text}Z`) !== undefined)
      throw new DriftlineError("incomplete", {
        code: "time-zone",
        message: `${where}.updatedAt has no time zone`,
        revision,
      });
    if (time === undefined)
      throw mismatch(`${where}.updatedAt`, "a date and time such as 2026-11-20T09:00:00Z", revision);
    const editor = editorOf(user, where, revision);
    // The same object for the same person.
    const by = getOrMake(this.#editors, JSON.stringify([editor.id, editor.email, editor.name]), () => editor);
    return { revision, at: outputText(text, time), time, by, settings, ...(mark && { mark }) };
  }

  /** Drops the reference to the input buffer, which the caller owns and may reuse. */
  release(): void {
    this.#follower.release();
  }

  /** Clears everything that was read. */
  forget(): void {
    this.#follower.forget();
  }
}

/** Adds the revision to an error about a repeated key, if it is known by then. Other errors stay as they are. */
function ofRevision(error: unknown, revision: Json | undefined): unknown {
  if (!(error instanceof DriftlineError) || typeof revision !== "number") return error;
  const [problem] = error.problems;
  return problem?.code === "duplicate-key" ? new DriftlineError("incomplete", { ...problem, revision }) : error;
}

/** Returns the name of a field that the API does not define, or a substitute if the name may be a secret. */
export function fieldName(key: string): string {
  return /^[A-Za-z][\w-]{0,60}$/.test(key) && tokens(key).length === 0 ? key : UNSHOWN;
}

export function paginationOf(reader: JsonReader): Pagination {
  if (!reader.isAt(OPEN_OBJECT)) throw mismatch("pagination", "an object");
  const { hasMore, nextCursor = null } = reader.value() as JsonObject;
  if (typeof hasMore !== "boolean") throw mismatch("pagination.hasMore", "true or false");
  if (nextCursor !== null && typeof nextCursor !== "string") throw mismatch("pagination.nextCursor", "a text");
  return { hasMore, nextCursor };
}

/** Reads a list of changes. Calls `read` at each. */
export function changesOf(reader: JsonReader, where: string, read: (reader: JsonReader, i: number) => void): void {
  if (!reader.isAt(OPEN_ARRAY)) throw mismatch(where, "a list");
  reader.array((i) => read(reader, i));
}

function editorOf(user: Json | undefined, where: string, revision: number): Editor {
  if (user === undefined || user === null) return nobody;
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

/** Returns which of two conflicting revisions to keep. Does not depend on their order. */
export function firstOf(a: RawRevision, b: RawRevision): RawRevision {
  const text = ({ at, by, settings }: RawRevision) => canonical([at, by.id, by.email, by.name, settings]);
  return text(a) <= text(b) ? a : b;
}

/** Returns the error for input that does not match the API. It names the place and the expected value. */
export function mismatch(where: string, demand: string, revision?: number): DriftlineError {
  return new DriftlineError("incomplete", {
    code: "schema",
    message: `${where} should be ${demand}`,
    ...(revision !== undefined && { revision }),
  });
}
