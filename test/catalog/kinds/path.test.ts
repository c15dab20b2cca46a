import fc from "fast-check";
import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { coverageOf, flawOf, kinds, overlapsOf } from "../../../src/catalog/kinds/index.ts";
import { normalise } from "../../../src/catalog/kinds/path.ts";
import { pathGlob } from "../../../src/catalog/kinds/path-glob.ts";
import { runs } from "../../support/runs.ts";
import { behaves } from "./support.ts";

const kind = kinds.path;
const variable = /has a variable/;
const braces = /has negation, braces or groups/;
const long = /longer than a path can be/;

behaves("paths", {
  kind,
  covers: [
    [["/repo"], "/repo", true],
    [["/repo"], "/repo/", true],
    [["/repo/"], "/repo/a/b", true],
    [["/repo"], "/repos", false],
    [["/repo"], "/", false],
    [["/repo"], "//", false],
    [["/repo"], "/repo/../", false],
    [["/repo"], "/repo/../etc", false],
    [["/repo"], "/repo/a/../b", true],
    [["/repo"], "/repo/./a//b", true],
    [["/repo"], "repo", false],
    [["/repo"], "/Repo", false],
    [["/"], "/etc", true],
    [["/"], "/..", true],
    [["/"], "~", true],
    [["/"], "src", true],
    [["/**"], "~/.ssh", true],
    [["/*"], "~/.ssh", false],
    [["/home/user"], "/..", false],
    [["~"], "~/src", true],
    [["~/src"], "~", false],
    [["~/src"], "~/src/../.ssh", false],
    [["~/src"], "/home/ada/src", false],
    [["."], "src", true],
    [["."], "./src/a", true],
    [["."], ".", true],
    [["."], "..", false],
    [["."], "src/../..", false],
    [["."], "/src", false],
    [["."], "~/src", false],
    [[".."], "src", true],
    [[".."], "../other", true],
    [[".."], "../..", false],
    [["../*"], "../other", true],
    [["../*"], "../..", false],
    [["../*/x"], "../../x", false],
    [["../**/x"], "../../x", false],
    [["src"], "./src/a", true],
    [["src"], "lib", false],
    [["../a"], "../a/b", true],
    [["../a"], "a", false],
    [["/repo/*"], "/repo/a", true],
    [["/repo/*"], "/repo/a/b", false],
    [["/repo/*"], "/repo", false],
    [["/repo/*"], "/repo/.hidden", true],
    [["/repo/**"], "/repo/a/b/c", true],
    [["/repo/**"], "/repo", true],
    [["/repo/**"], "/repos", false],
    [["/repo/**"], "/repo/*", true],
    [["/repo/**"], "/repo/a*", true],
    [["/repo/**"], "/repo*", false],
    [["/repo/**/**"], "/repo/a/*", true],
    [["/repo"], "/repo/**", true],
    [["/repo"], "/repo*", false],
    [["/repo/*"], "/repo/*", true],
    [["/repo/*"], "/repo/**", false],
    [["/repo/a*"], "/repo/ab", true],
    [["/repo/?"], "/repo/a", true],
    [["/repo/?"], "/repo/ab", false],
    [["/repo/[ab]"], "/repo/b", true],
    [["/repo/[ab]"], "/repo/c", false],
    [["/repo/*/out"], "/repo/a/out", true],
    [["/repo/*/out"], "/repo/a/b/out", false],
    [["/repo/**/out"], "/repo/a/b/out", true],
    [["/repo/**/out"], "/repo/out", true],
    [["**/.env"], "/a/b/.env", true],
    [["**/.env"], "src/.env", true],
    [["**/.env"], ".env", true],
    [["**/.env"], "~/.env", true],
    [["**/.env"], "../.env", false],
    [["**"], "/anything", true],
    [["*.log"], "a.log", true],
    [["*.log"], "/a.log", false],
    [["*.log"], "a/b.log", false],
    [["*"], "..", false],
    [["/**"], "/etc", true],
    [["/repo"], "/**", false],
    [["/repo/(x)"], "/repo/(x)/y", true],
  ],
  same: [
    ["/repo", "/repo/", "//repo", "/repo/.", "/./repo", "/a/../repo", "/../repo"],
    ["/", "//", "/..", "/tmp/..", "/."],
    ["~", "~/", "~/.", "~/a/.."],
    [".", "./", "a/.."],
    ["src", "./src", "src/"],
    ["../x"],
    ["/Repo"],
  ],
  malformed: [
    ["$HOME", variable],
    ["${HOME}/x", variable],
    ["/repo/$(id)", variable],
    ["/repo/`id`", variable],
    ["%USERPROFILE%/x", variable],
    ["C:\\", /backslash/],
    ["/repo\\..\\etc", /backslash/],
    ["~root", /another user's home/],
    ["~ada/src", /another user's home/],
    ["~/..", /climbs above the home/],
    ["~/src/../../x", /climbs above the home/],
    ["./~/x", /~ that is not its start/],
    ["/home/~", /~ that is not its start/],
    ["/repo/*/../etc", /climbs out of a wildcard/],
    ["/repo/**/..", /climbs out of a wildcard/],
    ["!/etc", braces],
    ["/repo/{a,b}", braces],
    ["/repo/+(a|b)", braces],
    ["/repo/!(a)", braces],
    ["/repo/*a?*b*", /more than two \* in a segment/],
    ["/repo\u200b", /invisible/],
    ["/repo\n", /invisible/],
    ["/repo ", /white space/],
    ["/" + "a".repeat(256), long],
    ["/a".repeat(2049), long],
    ["", /is empty/],
    [7, /should be a string/],
  ],
  unlisted: [
    ["/repo/*(1)", braces],
    ["/repo/*!", braces],
  ],
  overlaps: [
    ["/repo", "/repo/a", true],
    ["/repo/a", "/repo", true],
    ["/repo/a", "/repo/b", false],
    ["/", "/etc", true],
    ["/**", "/etc", true],
    ["/", "~/.ssh", true],
    ["/", "src", true],
    ["/*", "~/.ssh", true],
    ["/**", "~/.ssh", true],
    ["/*/*", "~/.ssh", true],
    ["/home", "~/.ssh", false], // where the home folder is, is not known
    ["~", "~/.ssh", true],
    ["~/*", "~/.ssh", true],
    ["~/*.log", "~/.ssh", false],
    ["~/.s*", "~/.ssh/id_rsa", true],
    ["~/.ss?", "~/.ssh", true],
    ["~/.s[r-t]h", "~/.ssh", true],
    ["/var/run/*.sock", "/var/run/docker.sock", true],
    ["/var/*/docker.sock", "/var/run/docker.sock", true],
    ["/var/*/*.pid", "/var/run/docker.sock", false],
    ["/var/**/docker.sock", "/var/run/docker.sock", true],
    ["/home/*/repo", "/home/ada/.ssh", false],
    ["/home/*/.ssh", "/home/ada/*", true],
    ["/var/lib/../run/docker.sock", "/var/run/docker.sock", true],
    ["**/.env", "/repo", true], // a match may be inside it
    ["/a/*/c", "/a/b/*", true],
    ["/a/*/c", "/a/b/d", false],
    ["src", "/src", false],
    ["..", "src", true],
    [".", "src", true],
    ["../a", "src", false],
  ],
  values: fc
    .tuple(
      fc.constantFrom("/", "~/", "", "./", "../"),
      fc.array(fc.constantFrom("a", "b", "ab", "*", "**", "a*", "?", ".", ".."), { maxLength: 4 }),
    )
    .map(([start, parts]) => start + parts.join("/") || "."),
});

describe("normal paths", () => {
  const part = fc.constantFrom("a", "b", ".", "..", "", "c d");
  const raw = fc
    .tuple(fc.constantFrom("/", "", "~/"), fc.array(part, { maxLength: 8 }))
    .map(([start, parts]) => start + parts.join("/"));

  it("are normal already", () => {
    fc.assert(fc.property(raw, (text) => normalise(normalise(text)) === normalise(text)));
  });

  it("have no empty segments, no dots, and climb only at their start", () => {
    fc.assert(
      fc.property(raw, (text) => {
        const path = normalise(text);
        if (path === "/" || path === ".") return;
        const parts = path.replace(/^\//, "").split("/");
        expect(parts).not.toContain("");
        expect(parts).not.toContain(".");
        const climbs = parts.findLastIndex((item) => item === "..");
        const start = parts[0] === "~" ? 1 : 0;
        expect(parts.slice(start, climbs + 1).every((item) => item === "..")).toBe(true);
        if (path.startsWith("/")) expect(climbs).toBe(-1);
      }),
    );
  });

  it("do not change by going into a folder and out again", () => {
    fc.assert(
      fc.property(raw, fc.constantFrom("a", "b"), (text, folder) => {
        expect(normalise(`${text || "."}/${folder}/..`)).toBe(normalise(text || "."));
      }),
    );
  });

  it("stay below the folder they were joined to, when they do not climb", () => {
    const listed = fc.constantFrom("/repo", "~/src", "src", ".");
    const below = fc.array(fc.constantFrom("a", "b", "."), { maxLength: 4 });
    fc.assert(fc.property(listed, below, (folder, parts) => coverageOf(kind, [folder])([folder, ...parts].join("/"))));
  });
});

describe("globs", () => {
  const segment = fc.constantFrom("a", "b", "ab", ".x");
  const pattern = fc.array(fc.constantFrom("a", "*", "**", "a*", "*b", "?", "[ab]", ".*"), {
    minLength: 1,
    maxLength: 4,
  });
  const options = { nonegate: true, nobrace: true, noextglob: true, dot: true, windows: false } as const;

  it("match what picomatch matches", () => {
    fc.assert(
      fc.property(pattern, fc.array(segment, { minLength: 1, maxLength: 4 }), (glob, path) => {
        // picomatch does not match `/a` with `/**/a`, nor a folder with `*/**`. We do, like shells.
        fc.pre(!(glob.at(-1) === "**" && glob.length > 1));
        const expected = picomatch(`/x/${glob.join("/")}`, options)(`/x/${path.join("/")}`);
        expect(pathGlob(["/", "x", ...glob])(["/", "x", ...path])).toBe(expected);
      }),
      { numRuns: runs(1000) },
    );
  });

  it("meet wherever a path lies at or below both", () => {
    fc.assert(
      fc.property(pattern, pattern, fc.array(segment, { minLength: 1, maxLength: 4 }), (a, b, path) => {
        const holds = (glob: readonly string[]) =>
          path.some((_, i) => pathGlob(["/", ...glob])(["/", ...path.slice(0, i + 1)]));
        if (holds(a) && holds(b)) expect(overlapsOf(kind, [`/${b.join("/")}`])(`/${a.join("/")}`)).toBe(true);
      }),
      { numRuns: runs(700) },
    );
  });

  it.each([
    ["stars of a segment", "/*a*a*a*a*a*b", `/${"a".repeat(255)}`],
    ["segments", "/**/a/**/a/**/a/**/b", "/a".repeat(2000)],
    ["segments and stars", `/${"**/*a*b/".repeat(10)}c`, `/${"aab/".repeat(1000)}d`],
    ["classes", "/*[ab]*b", `/${"a".repeat(255)}`],
  ])("take little time on hostile paths: %s", (_, listed, actual) => {
    expect([flawOf(kind, listed, true), flawOf(kind, actual)]).toEqual([undefined, undefined]);
    const covered = coverageOf(kind, [listed]);
    // Many more times than in a run. A matcher that backtracks for each star would take hours for one.
    for (let i = 0; i < 20; i++) expect(covered(actual)).toBe(false);
    for (let i = 0; i < 20; i++) overlapsOf(kind, [listed])(actual);
  });
});
