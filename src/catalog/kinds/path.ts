// File paths, compared lexically. Nothing is resolved on this machine.
import { type Kind, textOf, unclean } from "./kind.ts";
import { isCostly, isGlob, pathGlob, pathsMeet } from "./path-glob.ts";
import type { Json } from "../../model/json.ts";

// Limits of file systems. Longer paths name no file, and would cost time.
const MAX_PATH = 4096;
const MAX_SEGMENT = 255;

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

function flaw(value: Json, inPolicy: boolean): string | undefined {
  const text = textOf(value);
  const dirty = unclean(text, false);
  if (dirty) return dirty;
  const parts = text.split("/");
  if (text.length > MAX_PATH || parts.some((part) => part.length > MAX_SEGMENT)) return "is longer than a path can be";
  if (/\$|%[A-Za-z_]\w*%|`/.test(text)) return "has a variable, which cannot be resolved here";
  if (text.includes("\\")) return "has a backslash, which systems read differently";
  if (/^[A-Za-z]:/.test(text)) return "has a drive letter, which systems read differently";
  if (/^[A-Za-z][\w+.-]*:\/\//.test(text)) return "is an address, and not a path";
  if (/^~[^/]/.test(text)) return "names another user's home, which cannot be resolved here";
  if (parts.includes("~", 1)) return "has a ~ that is not its start, which can be read in two ways";
  if (text.startsWith("~/") && normalise(text).split("/").includes("..")) return "climbs above the home folder";
  const climb = parts.lastIndexOf("..");
  if (parts.some((part, i) => i < climb && isGlob(part))) return "climbs out of a wildcard, which can lead anywhere";
  if (/^!|[{}]|[!@+?*]\(/.test(text) || (inPolicy && isGlob(text) && /[!()]/.test(text)))
    return "has negation, braces or groups, which paths here do not have";
  if (parts.some(isCostly)) return "has more than two * in a segment with ? or []";
  return undefined;
}

/** Returns the segments of a path. The first is its root: "/", "~", or "." for the working folder. */
function segments(value: Json): string[] {
  const path = normalise(textOf(value));
  const parts = path.split("/").filter((part) => part !== "");
  if (path.startsWith("/")) return ["/", ...parts];
  return ["~", ".", "..", "**"].includes(parts[0] ?? "") ? parts : [".", ...parts];
}

/** Returns the segments before the first wildcard. */
function fixedSegmentsOf(path: readonly string[]): readonly string[] {
  const at = path.findIndex(isGlob);
  return at < 0 ? path : path.slice(0, at);
}

/** Whether a path is the root folder, or a glob of everything in it: the home folder is there too, wherever it is. */
function isRoot(path: readonly string[]): boolean {
  return path[0] === "/" && path.slice(1).every((segment) => /^\*+$/.test(segment));
}

function within(path: readonly string[], folder: readonly string[]): boolean {
  // The root contains every path, also those that begin at the home folder or the working folder.
  if (folder.length === 1 && folder[0] === "/") return true;
  const climbs = (of: readonly string[]) => of.filter((segment) => segment === "..").length;
  // `.` and `..` contain every relative path that climbs no higher.
  if (folder.length > 0 && folder.every((segment) => segment === "." || segment === ".."))
    return (path[0] === "." || path[0] === "..") && climbs(path) <= climbs(folder);
  return folder.every((segment, i) => segment === path[i]);
}

interface PathPattern {
  /** Whether the pattern covers an actual path. */
  covers(actual: readonly string[]): boolean;
  /** Whether the pattern covers all paths at or below another listed path, or all matches of a listed glob. */
  spans(entry: readonly string[]): boolean;
}

function read(pattern: readonly string[]): PathPattern {
  const start = fixedSegmentsOf(pattern);
  const isSamePath = (path: readonly string[]) =>
    path.length === pattern.length && path.every((segment, i) => segment === pattern[i]);
  // A folder (with or without a trailing `**`) contains everything below it. Any other glob contains only its matches.
  const folder = pattern.slice(start.length).every((segment) => segment === "**");
  const inside = (path: readonly string[]) => folder && within(fixedSegmentsOf(path), start);
  let glob: ReturnType<typeof pathGlob> | undefined;
  const matches = (path: readonly string[]) => !folder && (glob ??= pathGlob(pattern))(path);
  return {
    // An actual glob cannot be tested as a text, because its matches are unknown.
    covers: (actual) => isSamePath(actual) || inside(actual) || (!actual.some(isGlob) && matches(actual)),
    spans: (entry) => isSamePath(entry) || inside(entry),
  };
}

export const path: Kind = {
  description:
    "a path; covers itself and everything below it; a listed path may be a glob (* within a segment, ** across segments)",
  examples: [
    {
      list: ["~/src", "/tmp/*/cache"],
      covers: ["~/src", "~/src/app/x.ts", "~/src/./app", "/tmp/a/cache"],
      leaves: ["~/srcs", "~", "~/src/../.ssh", "/tmp/cache", "/tmp/a/b/cache"],
    },
  ],
  same: [["~/src", "~/src/", "~//src/./app/.."]],
  malformed: ["$HOME/src", "~bo/src", "C:\\src", "C:/src", "file:///src", "~/../x", "!/tmp"],
  type: "string",
  flaw,
  normal: (value) => normalise(textOf(value)),
  coverage: (list) => {
    const patterns = list.map((entry) => read(segments(entry)));
    return (actual) => {
      const path = segments(actual);
      return patterns.some((entry) => entry.covers(path));
    };
  },
  spans: (list) => {
    const patterns = list.map((entry) => read(segments(entry)));
    return (entry) => patterns.some((pattern) => pattern.spans(segments(entry)));
  },
  overlaps: (list) => {
    const listedPaths = list.map(segments).map((path) => ({ path, pattern: read(path) }));
    return (actual) => {
      const own = segments(actual);
      const ownPattern = read(own);
      const meets = ({ path, pattern }: (typeof listedPaths)[number]): boolean =>
        isRoot(path) || ownPattern.spans(path) || pattern.spans(own) || pathsMeet(own, path);
      return listedPaths.length > 0 && (isRoot(own) || listedPaths.some(meets));
    };
  },
};
