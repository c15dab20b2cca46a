// Checks that nothing leaks. It knows only the canaries, and the printed forms of a value.
import { inspect } from "node:util";
import { expect } from "vitest";
import { KEY } from "./support.ts";

export const BODY = "Qw7ZtXk9LvNc4MhRb2JsYp6D";
export const HEADER = "Gf5TjVq8WmCx3BzKd7HnLr2S";

/** Contained in what is sent. */
export const SENT = "Vb4KnXs8RqTw6ZcJy2HmDf5P";

/** Every run of seven characters of a canary, in all encodings that a text may contain. */
const pieces = [KEY.slice(3), BODY, HEADER, SENT].flatMap((canary) =>
  [
    canary,
    canary.toLowerCase(),
    canary.toUpperCase(),
    Array.from(canary).reverse().join(""),
    Buffer.from(canary).toString("hex"),
    ...[0, 1, 2].map((shift) => Buffer.from(canary.slice(shift)).toString("base64").replace(/=+$/, "")),
    Array.from(canary, (item) => `%${item.codePointAt(0)!.toString(16)}`).join(""),
  ].flatMap((text) => Array.from({ length: text.length - 6 }, (_, i) => text.slice(i, i + 7))),
);

/** Returns every printed form of a value. */
function prints(thing: unknown): string[] {
  const deep = { showHidden: true, depth: 20, maxStringLength: null, maxArrayLength: null } as const;
  return [
    String(thing),
    JSON.stringify(thing) ?? "",
    JSON.stringify(thing, thing instanceof Error ? Object.getOwnPropertyNames(thing) : undefined) ?? "",
    inspect(thing),
    inspect(thing, deep),
    inspect(thing, { ...deep, customInspect: false, getters: true }),
    thing instanceof Error ? `${thing.message}\n${thing.stack}` : "",
  ];
}

/** Throws if a value reveals a part of a canary. */
export function isSilent(thing: unknown): void {
  for (const text of prints(thing)) {
    // The paths of a stack are not from the service.
    const rest = text.replace(/^ +at .*$/gm, "");
    for (const piece of pieces) if (rest.includes(piece)) throw new Error(`it says ${piece}: ${rest.slice(0, 400)}`);
    expect(rest).not.toMatch(/bearer|authorization/i);
  }
}
