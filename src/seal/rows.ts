// Rows of figures without the credentials that somebody wrote into them: names and commands are what people typed.
import { remembered } from "../catalog/kinds/index.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import { redact, secretsIn, type TextKind } from "./redact.ts";

/** What says who: an identity may look as random as a key. */
const people = new Set(["user_id", "user_email"]);
/** What somebody runs in a shell. */
const commands = new Set(["command", "matcher"]);

/**
 * Makes rows as they may be kept, and are read. The same texts come again in the rows of each day: what becomes of them is
 * remembered for as long as this function is.
 */
export function rowSealer(): (row: Json) => Json {
  const hide = (kind: TextKind) => remembered((text) => redact(text, secretsIn(kind, text), () => "[secret]"));
  const texts = { free: hide("free"), personal: hide("personal"), command: hide("command") };
  const sealed = (value: Json, kind: keyof typeof texts): Json => {
    if (typeof value === "string") return texts[kind](value);
    if (isArray(value)) return value.map((item) => sealed(item, kind));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        texts.free(key),
        key === "date" ? item : sealed(item, people.has(key) ? "personal" : commands.has(key) ? "command" : "free"),
      ]),
    );
  };
  return (row) => sealed(row, "free");
}
