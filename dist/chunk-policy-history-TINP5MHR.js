import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  git,
  linesOf,
  openWorkTree,
  untold
} from "./chunk-chunk-YSZXH2FX.js";
import {
  editsOf
} from "./chunk-chunk-TWWXDN2O.js";
import {
  loadPolicies
} from "./chunk-chunk-ESW6KGY3.js";
import "./chunk-chunk-LFAPSBA2.js";
import "./chunk-chunk-RPJINAN2.js";
import {
  isPolicyFile,
  packNames,
  readPolicies,
  resolveExtends
} from "./chunk-chunk-OO5APVDB.js";
import "./chunk-chunk-6PIWQ3FI.js";
import "./chunk-chunk-A7BFMCS4.js";
import {
  builtinRules
} from "./chunk-chunk-6M25LUBG.js";
import {
  noPolicies
} from "./chunk-chunk-34IH5OLG.js";
import "./chunk-chunk-44FWJLG6.js";
import "./chunk-chunk-RWYMSITP.js";
import "./chunk-chunk-QZ7J7UFA.js";
import "./chunk-chunk-SLPTUQGZ.js";
import "./chunk-chunk-VPCPMPKT.js";
import "./chunk-chunk-5OAT7YRZ.js";
import "./chunk-chunk-NUAZJDC2.js";
import "./chunk-chunk-JUUJT7JG.js";
import "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import "./chunk-chunk-ZNCZYIG7.js";
import "./chunk-chunk-JYJEULSL.js";
import "./chunk-chunk-WYJUC55E.js";
import "./chunk-chunk-YBB5N3X5.js";
import "./chunk-chunk-GISCKLVW.js";
import "./chunk-chunk-KGRRQDXU.js";
import "./chunk-chunk-4LE6HIH7.js";
import "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  clip,
  count
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-WWJXMTTS.js";
import {
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/policy/git-history.ts
var WHO = "%ae%n%ce%n%(trailers:key=Co-authored-by,valueonly,unfold)";
async function readHistory(tree, paths) {
  const log = ["log", "-z", "--encoding=UTF-8", `--format=%H%n%P%n%ct%n${WHO}`];
  const limits = ["--end-of-options", tree.tip, "--", ...paths.map((path2) => path2 || ".")];
  const line = ["--first-parent", "-m", "--sparse", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff"];
  const commits = parseLog(linesOf(await git(tree.top, [...log, ...line, ...limits]), tree.top)).reverse();
  const merges = commits.some(({ parents, changes }) => parents.length > 1 && changes.length > 0);
  const inner = merges ? parseLog(linesOf(await git(tree.top, [...log, "--full-history", "--parents", ...limits]), tree.top)) : [];
  const mergedBy = mergedWriters(commits, inner);
  const snapshots = [];
  const files = /* @__PURE__ */ new Map();
  let from = 0;
  for (const [i, { id, parents, time, author, committer, writers, changes }] of commits.entries()) {
    from = Math.max(from, time);
    if (i > 0 && changes.length === 0) continue;
    const added = changes.filter(({ path: path2, blob }) => blob !== null && !files.has(path2)).map(({ path: path2 }) => path2);
    for (const { path: path2, blob } of changes)
      if (blob === null) files.delete(path2);
      else files.set(path2, blob);
    const all = [.../* @__PURE__ */ new Set([...writers, ...mergedBy.get(id) ?? []])];
    const commit = { id, from, author, committer, writers: all };
    snapshots.push({ commit, parent: parents[0] ?? null, files: new Map(files), added });
  }
  return snapshots;
}
var LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
function parseLog(text) {
  const commits = [];
  const tokens = text.split("\0");
  for (let i = 0; i < tokens.length; i++) {
    const raw = /^\n?:\d+ (\d+) [0-9a-f]+ ([0-9a-f]+) [A-Z]\d*$/.exec(tokens[i]);
    if (raw) {
      const blob = raw[1] === "100644" || raw[1] === "100755" ? raw[2] : null;
      commits.at(-1).changes.push({ path: tokens[++i], blob });
    } else if (tokens[i] !== "" && tokens[i] !== "\n") {
      const [id, parents, seconds, author, committer, ...others] = tokens[i].split("\n");
      const time = Number(seconds) * 1e3;
      if (!/^[0-9a-f]{40,64}$/.test(id) || !/^\d+$/.test(seconds ?? ""))
        throw untold("git's history has a commit whose date cannot be read");
      const addresses = others.flatMap((value) => /<([^<>]+)>\s*$/.exec(value)?.[1] ?? []);
      const writers = [author, committer, ...addresses];
      commits.push({
        id,
        parents: parents === "" ? [] : parents.split(" "),
        time: Math.min(time, LAST),
        author,
        committer,
        writers,
        changes: []
      });
    }
  }
  return commits;
}
function mergedWriters(line, all) {
  const known = new Map(all.map((commit) => [commit.id, commit]));
  const seen = /* @__PURE__ */ new Set();
  const writers = /* @__PURE__ */ new Map();
  for (const { id } of line) {
    const found = [];
    const next = [id];
    for (let at = next.pop(); at !== void 0; at = next.pop()) {
      const commit = known.get(at);
      if (!commit || seen.has(at)) continue;
      seen.add(at);
      found.push(...commit.writers);
      next.push(...commit.parents);
    }
    writers.set(id, found);
  }
  return writers;
}
async function movesInto(tree, snapshots) {
  const asked = snapshots.filter(({ parent, added: added2 }) => parent !== null && added2.length > 0);
  if (asked.length === 0) return [];
  const added = new Map(asked.map((snapshot) => [snapshot.commit.id, new Set(snapshot.added)]));
  const pairs = asked.map(({ commit: commit2, parent }) => `${commit2.id} ${parent}
`).join("");
  const options = ["--stdin", "-r", "-z", "--raw", "--no-abbrev", "--find-renames", "--diff-filter=R"];
  const tokens = linesOf(await git(tree.top, ["diff-tree", ...options], pairs), tree.top).split("\0");
  const moves = [];
  let commit = "";
  for (let i = 0; i < tokens.length; i++) {
    const raw = /^\n?:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) R\d*$/.exec(tokens[i]);
    if (!raw) commit = tokens[i].trim();
    else {
      const [from, to] = [tokens[++i], tokens[++i]];
      if (added.get(commit)?.has(to)) moves.push({ commit, from, to, before: raw[1], after: raw[2] });
    }
  }
  return moves;
}
async function readBlobs(tree, ids) {
  const wanted = [...new Set(ids)];
  const texts = /* @__PURE__ */ new Map();
  if (wanted.length === 0) return texts;
  const answer = await git(tree.top, ["cat-file", "--batch"], wanted.map((id) => `${id}
`).join(""));
  if (!answer.ok) throw untold(answer.words || "git refused");
  const { out } = answer;
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(10, at);
    const [id, kind, size] = out.toString("utf8", at, end).split(" ");
    if (kind !== "blob") throw untold(`git has lost a policy of its history (${id.slice(0, 7)} is ${kind})`);
    const start = end + 1;
    texts.set(id, out.toString("utf8", start, start + Number(size)));
    at = start + Number(size) + 1;
  }
  return texts;
}

// src/run/policy-places.ts
import { lstat, realpath, stat } from "node:fs/promises";
import path from "node:path";
async function placesOf(names, own) {
  const constant = [];
  const named = [];
  let tree;
  for (const name of names) {
    const kind = await stat(name).catch(() => void 0);
    if (!kind) {
      constant.push(...await readPolicies([name]));
      continue;
    }
    const isFolder = kind.isDirectory();
    const found = await openWorkTree(isFolder ? name : path.dirname(name));
    tree ??= found;
    if (found.top !== tree.top) throw untold(`${name} is in another git work tree than ${named[0].shown}`);
    named.push({ shown: shownAs(name), path: await pathIn(tree, name, isFolder), isFolder });
  }
  if (!tree) throw untold("no policy of this run is a file: packs have no history here");
  return { tree, named, constant: [...constant, ...own] };
}
async function pathIn(tree, name, isFolder = false) {
  if (!isFolder && (await lstat(name)).isSymbolicLink())
    throw untold(`${name} is a link: its history is another file's`);
  const folder = await realpath(isFolder ? name : path.dirname(name));
  const found = path.relative(tree.top, isFolder ? folder : path.join(folder, path.basename(name)));
  if (found === ".." || found.startsWith(`..${path.sep}`) || path.isAbsolute(found))
    throw untold(`${name} is outside the git work tree of the other policies`);
  return slashes(found);
}
function policiesAt({ tree, named, constant }, { files }, roots, texts, isKnown, unknown) {
  const read = /* @__PURE__ */ new Map();
  const paths = /* @__PURE__ */ new Map();
  const sourceAt = (at, shown) => {
    const text = texts.get(files.get(at) ?? "");
    if (text === void 0) return void 0;
    read.set(at, text);
    paths.set(shown, at);
    return { file: shown, text };
  };
  const shownOf = (at) => {
    const place = named.find((one) => one.isFolder ? isBelow(one.path, at) : one.path === at);
    if (!place) return at;
    return place.isFolder ? shownAs(path.join(place.shown, path.posix.relative(place.path, at))) : place.shown;
  };
  return {
    read,
    roots: [...roots.flatMap((at) => sourceAt(at, shownOf(at)) ?? []), ...constant],
    resolve: async (name, from) => {
      const at = paths.get(from.file);
      if (at === void 0 || !isPolicyFile(name)) return resolveExtends(name, from);
      const target = path.posix.join(path.posix.dirname(at), slashes(name));
      if (target.startsWith("../")) throw untold(`${from.file} extends a file outside the work tree ${tree.top}`);
      if (!isKnown(target)) unknown(target);
      return sourceAt(target, shownAs(path.join(path.dirname(from.file), name)));
    }
  };
}
function rootsAt(named, { files }, later) {
  const all = [...files.keys()];
  const roots = named.flatMap(
    ({ path: at, isFolder }) => isFolder ? all.filter((file) => isBelow(at, file) && isPolicyFile(file)).sort() : all.filter((file) => file === at)
  );
  return [.../* @__PURE__ */ new Set([...roots, ...later.map(({ from }) => from).filter((from) => files.has(from))])];
}
function isBelow(folder, file) {
  return folder === "" || file.startsWith(`${folder}/`);
}
function shownAs(name) {
  return slashes(path.normalize(name));
}
function slashes(name) {
  return path.sep === "\\" ? name.replaceAll("\\", "/") : name;
}

// src/run/policy-history.ts
var WHAT = "the policies in force at the time";
async function readPolicyHistory(chosen, options) {
  try {
    return await told(chosen, options);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    return { history: { versions: null, notEvaluated: [{ what: WHAT, reason: error.message }] }, texts: [] };
  }
}
async function told(chosen, { names, own, config, now }) {
  const places = await placesOf(names, own);
  const { tree } = places;
  const ownFiles = new Set(own.map(({ file }) => file));
  const current = /* @__PURE__ */ new Map();
  for (const { file, text } of chosen.sources)
    if (!file.startsWith("pack:") && !ownFiles.has(file)) current.set(await pathIn(tree, file), text);
  const states = await statesOf(places, [...places.named.map(({ path: path2 }) => path2), ...current.keys()], config);
  const versions = versionsOf(states, config);
  const tip = states.at(-1);
  const notEvaluated = states.flatMap(
    ({ commit, reason }) => reason === null ? [] : [{ what: `${WHAT}, from commit ${shortId(commit.id)} on`, reason }]
  );
  if (isSame(tip.read, current)) versions[versions.length - 1] = { ...versions.at(-1), policies: chosen.policies };
  else {
    const before = versions.at(-1).policies;
    const edits = before ? editWords(before, chosen.policies, config) : [];
    versions.push({ from: Infinity, commit: null, policies: chosen.policies, edits });
    notEvaluated.push({
      what: "who changed the policies last",
      reason: `the policies of this run are not those of ${tree.branch} (commit ${shortId(tree.tip)}): what is judged by now is not committed there`
    });
  }
  const late = versions.find(({ from, commit }) => now !== void 0 && commit !== null && from > now);
  if (late)
    notEvaluated.push({
      what: `${WHAT}, from commit ${shortId(late.commit.id)} on`,
      reason: `it, or one before it, is dated ${instantText(late.from)}, which is yet to come`
    });
  const texts = states.flatMap(({ commit, read }) => [...read.values(), ...commit.writers]);
  return { history: { versions, notEvaluated }, texts: [...new Set(texts)] };
}
async function statesOf(places, paths, config) {
  const { tree, named } = places;
  const wanted = new Set(paths);
  for (; ; ) {
    const size = wanted.size;
    const isKnown = (file) => [...wanted].some((one) => file === one || isBelow(one, file));
    const snapshots = await readHistory(tree, [...wanted]);
    const moves = await movesOf(places, snapshots);
    const rooted = snapshots.map((snapshot, i) => ({
      snapshot,
      roots: rootsAt(
        named,
        snapshot,
        moves.filter(({ at }) => at > i)
      )
    }));
    for (const { from } of moves) if (!isKnown(from)) wanted.add(from);
    const blobs = snapshots.flatMap(
      ({ files }) => [...files].filter(([file]) => isPolicyFile(file) || wanted.has(file)).map(([, blob]) => blob)
    );
    const texts = await readBlobs(tree, blobs);
    const load = loader(config);
    const states = [];
    for (const { snapshot, roots } of rooted) {
      const stood = policiesAt(places, snapshot, roots, texts, isKnown, (file) => wanted.add(file));
      const files = [...snapshot.files].map(([file, blob]) => `${blob} ${file}`).sort();
      const loaded = await load(JSON.stringify([roots, files]), stood);
      states.push({ commit: snapshot.commit, ...loaded });
    }
    if (wanted.size === size) return states;
  }
}
async function movesOf({ tree, named }, snapshots) {
  const places = new Map(snapshots.map(({ commit }, i) => [commit.id, i]));
  const found = (await movesInto(tree, snapshots)).map((move) => ({ ...move, at: places.get(move.commit) }));
  const texts = await readBlobs(
    tree,
    found.flatMap(({ before, after }) => [before, after])
  );
  const moves = [];
  for (const move of found.toSorted((a, b) => b.at - a.at)) {
    const later = moves.filter(({ at }) => at > move.at);
    const id = idOf(texts.get(move.before));
    if (id !== void 0 && id === idOf(texts.get(move.after)) && rootsAt(named, snapshots[move.at], later).includes(move.to))
      moves.push(move);
  }
  return moves;
}
function idOf(text) {
  return /^id:.*\S/m.exec(text)?.[0];
}
function loader(config) {
  const known = /* @__PURE__ */ new Map();
  return async (key, { roots, resolve, read }) => {
    let state = known.get(key);
    if (state) return state;
    if (roots.length === 0) state = { policies: noPolicies, reason: null, read };
    else
      try {
        const packs = await packNames();
        const { catalog } = config;
        const policies = await loadPolicies(roots, { catalog, builtin: builtinRules.keys(), resolve, packs });
        state = { policies, reason: null, read };
      } catch (error) {
        if (!(error instanceof DriftlineError)) throw error;
        const [{ file, line, message }] = error.problems;
        const place = [file, line].filter((part) => part !== void 0).join(":");
        const what = error.code === "policy" ? "the policies of then cannot be read" : "the policies of then are not known";
        state = { policies: null, reason: `${what}: ${place === "" ? "" : `${place}: `}${message}`, read };
      }
    known.set(key, state);
    return state;
  };
}
function versionsOf(states, config) {
  const versions = [];
  let last;
  for (const state of states) {
    const { commit, policies, read } = state;
    if (last && isSame(last.read, read)) continue;
    const before = last ? last.policies : noPolicies;
    const edits = policies && before ? editWords(before, policies, config) : [];
    versions.push({ from: commit.from, commit, policies, edits });
    last = state;
  }
  return versions;
}
var SHOWN = 3;
function editWords(before, after, { catalog }) {
  const rules = after.rules.length + after.assertions.length;
  if (before === noPolicies) return rules === 0 ? [] : [`${count(rules, "rule")} added`];
  const edits = editsOf(before, after, catalog);
  const words = edits.slice(0, SHOWN).map(({ name, direction, text }) => `${name} ${direction}: ${clip(text, 120)}`);
  return edits.length > SHOWN ? [...words, `and ${count(edits.length - SHOWN, "more edit")}`] : words;
}
function isSame(a, b) {
  const plain = (text) => text?.replaceAll("\r\n", "\n");
  return a.size === b.size && [...a].every(([file, text]) => plain(b.get(file)) === plain(text));
}
function shortId(id) {
  return id.slice(0, 7);
}
export {
  readPolicyHistory
};
