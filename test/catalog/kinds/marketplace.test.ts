import fc from "fast-check";
import { kinds } from "../../../src/catalog/kinds/index.ts";
import { secretMarker } from "../../../src/model/sealed.ts";
import { behaves } from "./support.ts";

const corp = { source: "github", repo: "corp/plugins" };
const pinned = { ...corp, sha: "0123456789012345678901234567890123456789" };
const branch = { ...corp, ref: "next" };

behaves("marketplaces", {
  kind: kinds.marketplace,
  covers: [
    [[corp], { repo: "corp/plugins", source: "github" }, true],
    [[corp], { ...corp, repo: "corp/plugins.git" }, false],
    [[corp], { ...corp, repo: "Corp/Plugins" }, false],
    [[corp], { source: "url", repo: "corp/plugins" }, false],
    [[corp], pinned, true],
    [[pinned], corp, false],
    [[pinned], { ...pinned, sha: "f".repeat(40) }, false],
    [[corp], branch, false],
    [[branch], branch, true],
    [[branch], { ...branch, sha: pinned.sha }, true],
    [[corp], { ...corp, url: "https://evil.example" }, false],
    [[{ source: "github" }], corp, false],
  ],
  same: [[corp, { repo: "corp/plugins", source: "github" }], [pinned], [{ source: "local", path: "/opt/market" }]],
  malformed: [
    [{ repo: "corp/plugins" }, /has no source/],
    [{ source: 7, repo: "corp/plugins" }, /has no source/],
    [{ ...corp, repo: "corp/plugins/../evil/x" }, /has a repo that has a path that hides/],
    [{ ...corp, repo: "corp\u2215plugins" }, /has a repo that has characters beyond ASCII/],
    [{ ...corp, repo: 7 }, /has a repo that should be a string/],
    [{ source: "url", url: "https://a.example/../b" }, /has a url that/],
    [{ source: "" }, /has a source that is empty/],
    [{ source: "local\u200b", path: "/opt/p" }, /has a source that has invisible/],
    [{ source: "local", path: "/opt/p\u200b" }, /has a path that has invisible/],
    [{ source: "local", path: ["/opt/p"] }, /has a path that should be a string/],
    [{ ...corp, ref: " main" }, /has a ref that has white space/],
    [{ ...corp, sha: 7 }, /has a sha that should be a string/],
    [[corp], /should be an object/],
    ["corp/plugins", /should be an object/],
    [secretMarker("literal", "fp:run:1", {}), /holds a secret/],
  ],
  overlaps: [
    [corp, pinned, true],
    [corp, branch, true],
    [corp, { ...corp, repo: "Corp/Plugins.git" }, true],
    [corp, { source: "url", url: "https://github.com/corp/plugins.git" }, true],
    [corp, { source: "github", repo: "corp/other" }, false],
    [{ source: "local", path: "/a" }, { source: "local", path: "/a" }, true],
    [{ source: "local", path: "/a" }, { source: "local", path: "/b" }, false],
    [corp, { source: "local", path: "/a" }, false],
  ],
  values: fc
    .record(
      {
        source: fc.constantFrom("github", "url"),
        repo: fc.constantFrom("a/b", "A/b", "a/b.git", "c/d"),
        sha: fc.constantFrom("1", "2"),
        ref: fc.constantFrom("main"),
      },
      { requiredKeys: ["source"] },
    )
    .map((entry) => ({ ...entry })),
});
