// A row of figures without the credentials that somebody wrote into it: names and commands are what people typed.
import { isArray, isObject, type Json } from "../model/json.ts";
import { redact, secretsIn, type TextKind } from "../seal/redact.ts";

/** What says who: an identity may look as random as a key. */
const people = new Set(["user_id", "user_email"]);
/** What somebody runs in a shell. */
const commands = new Set(["command", "matcher"]);

/** A row as it may be kept, and is read. */
export function sealRow(value: Json): Json {
  return sealed(value, "free");
}

function sealed(value: Json, kind: TextKind): Json {
  if (typeof value === "string") return redact(value, secretsIn(kind, value), () => "[secret]");
  if (isArray(value)) return value.map((item) => sealed(item, kind));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      sealed(key, "free") as string,
      key === "date" ? item : sealed(item, people.has(key) ? "personal" : commands.has(key) ? "command" : "free"),
    ]),
  );
}
