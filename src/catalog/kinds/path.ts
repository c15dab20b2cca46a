// File paths, compared lexically: nothing is resolved on this machine.
import picomatch from "picomatch";
import { type Kind, unclean } from "./kind.ts";
import type { Json } from "../../model/json.ts";

const globCharacters = /[*?[\]]/;

/** Collapses `//`, `.` and `..`; a path that climbs above its start keeps its `..`. */
export function normalise(text: string): string {
  const absolute = text.startsWith("/");
  const out: string[] = [];
  for (const part of text.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && out.length > 0 && out.at(-1) !== ".." && out.at(-1) !== "~") out.pop();
    else if (part !== ".." || !absolute) out.push(part);
  }
  return absolute ? `/${out.join("/")}` : out.join("/") || ".";
}

function flaw(value: Json, listed: boolean): string | undefined {
  const text = value as string;
  const dirty = unclean(text, false);
  if (dirty) return dirty;
  if (/\$|%[A-Za-z_]\w*%|`/.test(text)) return "has a variable, which cannot be resolved here";
  if (/^~[^/]/.test(text)) return "names another user's home, which cannot be resolved here";
  if (/(^|\/)~\/(.*\/)?\.\.(\/|$)/.test(text) && normalise(text).includes("..")) return "climbs above the home folder";
  if (listed && /[!{}()]/.test(text)) return "has negation, braces or groups, which paths here do not have";
  return undefined;
}

/** The part of a path before its first glob character, up to a whole segment. */
function base(path: string): string {
  const at = path.search(globCharacters);
  if (at < 0) return path;
  const cut = path.lastIndexOf("/", at);
  return cut < 0 ? "" : path.slice(0, cut) || "/";
}

function within(path: string, folder: string): boolean {
  if (folder === "") return true;
  return path === folder || path.startsWith(folder === "/" ? "/" : `${folder}/`);
}

const options = { nonegate: true, nobrace: true, noextglob: true, dot: true } as const;

function covers(listed: string): (actual: string) => boolean {
  if (!globCharacters.test(listed)) return (actual) => within(base(actual), listed);
  const matches = picomatch(listed, options);
  const wide = listed.endsWith("/**") && !globCharacters.test(listed.slice(0, -3)) ? listed.slice(0, -3) : undefined;
  return (actual) => {
    if (actual === listed) return true;
    if (wide !== undefined && within(base(actual), wide)) return true;
    // What an actual glob stands for cannot be tested as a text.
    return !globCharacters.test(actual) && matches(actual);
  };
}

export const path: Kind = {
  says: "a path; it covers itself and all below it; a listed one may be a glob (* in a segment, ** across segments)",
  type: "string",
  flaw,
  normal: (value) => normalise(value as string),
  coverage: (listed) => {
    const tests = listed.map((entry) => covers(normalise(entry as string)));
    return (actual) => {
      const normal = normalise(actual as string);
      return tests.some((test) => test(normal));
    };
  },
  overlaps: (a, b) => {
    const [left, right] = [normalise(a as string), normalise(b as string)];
    if (covers(left)(right) || covers(right)(left)) return true;
    // Two globs, or a glob below a folder: they may meet wherever one's fixed part lies within the other's.
    const open = globCharacters.test(left) || globCharacters.test(right);
    return open && (within(base(left), base(right)) || within(base(right), base(left)));
  },
};
