// The history of a run's policies: every version on the default branch, loaded, with the edits of each change.
import { statedRules } from "../audits/stated-parts.ts";
import { type Edit, editsOf } from "../authoring/edits/index.ts";
import { DriftlineError } from "../errors.ts";
import { instantText } from "../model/instant.ts";
import { isPolicyFile, packNames } from "../policy/files.ts";
import { type Commit, type Move, movesInto, readBlobs, readHistory, type Snapshot } from "../policy/git-history.ts";
import { noPolicies, type PolicyHistory, type PolicyVersion } from "../policy/in-force.ts";
import { type LoadedPolicies, loadPolicies, type Source } from "../policy/load.ts";
import { clip } from "../text.ts";
import { count } from "../words.ts";
import type { Config } from "./config.ts";
import { ruleIds } from "./own-words.made.ts";
import type { ChosenPolicies } from "./policies.ts";
import { isBelow, isNamed, pathOf, type Places, placesOf, policiesAt, rootsAt } from "./policy-places.ts";
import { firstIn, lastIn, lookUp } from "../lists.ts";

export interface ReadPolicyHistory {
  readonly history: PolicyHistory;
  /** Texts that the outputs may contain. */
  readonly texts: readonly string[];
}

interface HistoryOptions {
  /** Files, folders or packs, as named in the run. */
  readonly names: readonly string[];
  /** Policies that are not files. */
  readonly own: readonly Source[];
  readonly config: Config;
  /** Milliseconds: later dates are mistakes; undefined if the run looks back on purpose. */
  readonly now: number | undefined;
}

const WHAT = "the policies in force at the time";

/** Reads the history of the policies from git. Reports what git cannot tell; guesses nothing. */
export async function readPolicyHistory(choice: ChosenPolicies, options: HistoryOptions): Promise<ReadPolicyHistory> {
  try {
    return await gitHistory(choice, options);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    return { history: { versions: null, notEvaluated: [{ what: WHAT, reason: error.message }] }, texts: [] };
  }
}

async function gitHistory(
  choice: ChosenPolicies,
  { names, own, config, now }: HistoryOptions,
): Promise<ReadPolicyHistory> {
  const places = await placesOf(names, own);
  const { tree } = places;
  const ownFiles = new Set(own.map(({ file }) => file));
  const current = new Map<string, string>();
  for (const { file, text } of choice.sources)
    if (!file.startsWith("pack:") && !ownFiles.has(file)) current.set(await pathOf(places, file), text);
  const states = await statesOf(places, [...places.namedPlaces.map(({ path }) => path), ...current.keys()], config);
  const versions = versionsOf(states, config);
  const tip = lastIn(states);
  const notEvaluated = states.flatMap(({ commit, reason }) =>
    reason === null ? [] : [{ what: `${WHAT}, from commit ${shortId(commit.id)} on`, reason }],
  );
  if (isSame(tip.read, current)) versions[versions.length - 1] = { ...lastIn(versions), policies: choice.policies };
  else {
    const before = lastIn(versions).policies;
    const edits = before ? editWords(before, choice.policies, config) : [];
    versions.push({ from: Infinity, commit: null, policies: choice.policies, edits });
    notEvaluated.push({
      what: "who changed the policies last",
      reason: `the policies of this run are not those of ${tree.branch} (commit ${shortId(tree.tip)}): the policies of this run are not committed there`,
    });
  }
  const late = versions.find(({ from, commit }) => now !== undefined && commit !== null && from > now);
  if (late)
    notEvaluated.push({
      what: `${WHAT}, from commit ${shortId(late.commit!.id)} on`,
      reason: `it, or one before it, is dated ${instantText(late.from)}, which is in the future`,
    });
  const texts = states.flatMap(({ commit, read }) => [...read.values(), ...commit.writers]);
  return { history: { versions, notEvaluated }, texts: [...new Set(texts)] };
}

/** The policies after a commit. */
interface PolicyStage {
  readonly commit: Commit;
  readonly read: ReadonlyMap<string, string>;
  readonly policies: LoadedPolicies | null;
  /** Why they could not be loaded. */
  readonly reason: string | null;
}

/** Walks the history. Repeats it if it shows policy files at other paths. */
async function statesOf(places: Places, paths: readonly string[], config: Config): Promise<PolicyStage[]> {
  const { tree, namedPlaces } = places;
  const watched = new Set(paths);
  for (;;) {
    const size = watched.size;
    const isKnown = (file: string) => [...watched].some((path) => file === path || isBelow(path, file));
    const snapshots = await readHistory(tree, [...watched]);
    const moves = await movesOf(places, snapshots);
    const rooted = snapshots.map((snapshot, i) => ({
      snapshot,
      roots: rootsAt(
        namedPlaces,
        snapshot,
        moves.filter(({ at }) => at > i),
      ),
    }));
    for (const { from } of moves) if (!isKnown(from)) watched.add(from);
    const blobs = snapshots.flatMap(({ files }) =>
      [...files].filter(([file]) => isPolicyFile(file) || watched.has(file)).map(([, blob]) => blob),
    );
    const texts = await readBlobs(tree, blobs);
    const load = loader(config);
    const states: PolicyStage[] = [];
    for (const { snapshot, roots } of rooted) {
      const policies = policiesAt(places, { files: snapshot.files, roots, texts }, (file) => {
        if (!isKnown(file)) watched.add(file);
      });
      const files = [...snapshot.files].map(([file, blob]) => `${blob} ${file}`).sort();
      const link = [...snapshot.links].find((path) => isPolicyFile(path) && isNamed(namedPlaces, path));
      if (link !== undefined) {
        const reason = `the policies of that time are not known: ${link} was a link`;
        states.push({ commit: snapshot.commit, policies: null, reason, read: policies.read });
        continue;
      }
      const loadedState = await load(JSON.stringify([roots, files]), policies);
      states.push({ commit: snapshot.commit, ...loadedState });
    }
    if (watched.size === size) return states;
  }
}

/** Returns moves of policies from other paths. Counts a move of git only if the policy kept its id. */
async function movesOf(
  { tree, namedPlaces }: Places,
  snapshots: readonly Snapshot[],
): Promise<(Move & { at: number })[]> {
  const places = new Map(snapshots.map(({ commit }, i) => [commit.id, i]));
  const candidates = (await movesInto(tree, snapshots)).map((move) => ({ ...move, at: lookUp(places, move.commit) }));
  const texts = await readBlobs(
    tree,
    candidates.flatMap(({ before, after }) => [before, after]),
  );
  const moves: (Move & { at: number })[] = [];
  for (const move of candidates.toSorted((a, b) => b.at - a.at)) {
    const later = moves.filter(({ at }) => at > move.at);
    const id = idOf(lookUp(texts, move.before));
    if (
      id !== undefined &&
      id === idOf(lookUp(texts, move.after)) &&
      rootsAt(namedPlaces, snapshots[move.at]!, later).includes(move.to)
    )
      moves.push(move);
  }
  return moves;
}

function idOf(text: string): string | undefined {
  return /^id:.*\S/m.exec(text)?.[0];
}

/** Loads policies, with a cache for repeated states. */
function loader(config: Config) {
  const cache = new Map<string, Omit<PolicyStage, "commit">>();
  return async (
    key: string,
    { roots, resolve, read }: ReturnType<typeof policiesAt>,
  ): Promise<Omit<PolicyStage, "commit">> => {
    let state = cache.get(key);
    if (state) return state;
    if (roots.length === 0) state = { policies: noPolicies, reason: null, read };
    else
      try {
        const packs = await packNames();
        const { catalog } = config;
        const policies = await loadPolicies(roots, { catalog, builtin: ruleIds, resolve, packs });
        state = { policies, reason: null, read };
      } catch (error) {
        if (!(error instanceof DriftlineError)) throw error;
        const { file, line, message } = firstIn(error.problems);
        const place = [file, line].filter((part) => part !== undefined).join(":");
        const failureText =
          error.code === "policy"
            ? "the policies of that time cannot be read"
            : "the policies of that time are not known";
        state = { policies: null, reason: `${failureText}: ${place === "" ? "" : `${place}: `}${message}`, read };
      }
    cache.set(key, state);
    return state;
  };
}

/** Returns a version for each state that differs from the one before. */
function versionsOf(states: readonly PolicyStage[], config: Config): PolicyVersion[] {
  const versions: PolicyVersion[] = [];
  let last: PolicyStage | undefined;
  for (const state of states) {
    const { commit, policies, read } = state;
    if (last && isSame(last.read, read) && (last.policies === null) === (policies === null)) continue;
    const before = last ? last.policies : noPolicies;
    const edits = policies && before ? editWords(before, policies, config) : [];
    versions.push({ from: commit.from, commit, policies, edits });
    last = state;
  }
  return versions;
}

const SHOWN = 3;

/** The direction of an edit, to be read after its name. */
const ways: Record<Edit["direction"], string> = {
  looser: " looser",
  tighter: " tighter",
  neutral: " neither looser nor tighter",
  unknown: ", direction not known",
};

/** Describes the edits of a change, loosenings first. */
function editWords(before: LoadedPolicies, after: LoadedPolicies, { catalog }: Config): string[] {
  const rules = after.rules.length + after.assertions.length + statedRules(after).length;
  if (before === noPolicies) return rules === 0 ? [] : [`${count(rules, "rule")} added`];
  const edits = editsOf(before, after, catalog);
  const words = edits
    .slice(0, SHOWN)
    .map(({ name, direction, text }: Edit) => `${name}${ways[direction]}: ${clip(text, 120)}`);
  return edits.length > SHOWN ? [...words, `and ${count(edits.length - SHOWN, "more edit")}`] : words;
}

/** Whether two readings of the files are equal. Ignores line ends, which depend on the checkout. */
function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  const plain = (text: string | undefined) => text?.replaceAll("\r\n", "\n");
  return a.size === b.size && [...a].every(([file, text]) => plain(b.get(file)) === plain(text));
}

function shortId(id: string): string {
  return id.slice(0, 7);
}
