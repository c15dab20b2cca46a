import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  EntryReader,
  EntrySpeller
} from "./chunk-chunk-FISVXZZU.js";
import {
  ATTRIBUTES,
  MAX_LINE,
  Tree,
  checkpointOf,
  checkpointText,
  headText,
  leafHash,
  names,
  originLine,
  tampered
} from "./chunk-chunk-V5DGJUWE.js";
import {
  compatible
} from "./chunk-chunk-JWSL6GEF.js";
import {
  canonical
} from "./chunk-chunk-2KDALSGB.js";
import {
  instantOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/ledger/ledger.ts
import path4 from "node:path";

// src/ledger/files.ts
import { constants } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
var realFiles = fs;
var plain = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
var READ = constants.O_RDONLY | plain;
var WRITE = constants.O_WRONLY | plain;
var CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | plain;
var codeOf = (error) => error.code ?? "unknown";
var isMissing = (error) => codeOf(error) === "ENOENT";
async function withFile(files, file, flags, work) {
  const handle = await files.open(file, flags, 384);
  try {
    if (!(await handle.stat()).isFile()) throw Object.assign(new Error("not a file"), { code: "EINVAL" });
    return await work(handle);
  } finally {
    await handle.close();
  }
}
async function readSmall(files, dir, name, max) {
  try {
    return await withFile(files, path.join(dir, name), READ, async (handle) => {
      const bytes = Buffer.alloc(max + 1);
      let length = 0;
      for (; ; ) {
        const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
        length += bytesRead;
        if (length > max) throw tampered(name, `longer than ${max} bytes`);
        if (bytesRead === 0) return bytes.subarray(0, length);
      }
    });
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    if (isMissing(error)) return void 0;
    throw unreadable(name, error);
  }
}
function unreadable(name, error) {
  const code = codeOf(error);
  return tampered(name, code === "ELOOP" ? "it is a link and should be a file" : `it cannot be read (${code})`);
}
async function writeAll(handle, bytes, position) {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
async function writeNew(files, file, bytes) {
  await withFile(files, file, CREATE, async (handle) => {
    await writeAll(handle, bytes, 0);
    await handle.sync();
  });
}
async function syncFolder(files, dir) {
  let handle;
  try {
    handle = await files.open(dir, constants.O_RDONLY);
    await handle.sync();
  } catch (error) {
    if (process.platform !== "win32") throw error;
  } finally {
    await handle?.close();
  }
}
async function remove(files, dir, name) {
  await files.unlink(path.join(dir, name)).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}
function strangers(found) {
  const own = /* @__PURE__ */ new Set([...Object.values(names), ".git"]);
  return found.filter((name) => !own.has(name) && !name.startsWith(`${names.lock}.`)).sort();
}

// src/ledger/lock.ts
import { readFile, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import path2 from "node:path";
async function thisProcess() {
  const boot = await text("/proc/sys/kernel/random/boot_id") ?? hostname();
  const space = await readlink("/proc/self/ns/pid").catch(() => void 0) ?? "";
  return { pid: process.pid, boot, space, started: await startOf(process.pid) ?? "" };
}
async function takeLock(files, dir, self) {
  const mine = Buffer.from(`${canonical({ ...self })}
`);
  for (let attempt = 1; !await place(files, dir, mine, self); attempt++) {
    if (attempt > 3) throw held("another run");
    await clear(files, dir, self);
  }
  const isMine = async () => (await read(files, dir))?.equals(mine) === true;
  return {
    check: async () => {
      if (!await isMine()) throw held("another run, which took the lock over");
    },
    release: async () => {
      if (await isMine().catch(() => false)) await remove(files, dir, names.lock).catch(() => {
      });
    }
  };
}
async function place(files, dir, mine, self) {
  const [lock, draft] = [path2.join(dir, names.lock), `${names.lock}.${self.pid}.${++drafts}`];
  try {
    await remove(files, dir, draft);
    await writeNew(files, path2.join(dir, draft), mine);
    try {
      await files.link(path2.join(dir, draft), lock);
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      if (isMissing(error)) return false;
      if (!noLinks.has(codeOf(error))) throw error;
      await writeNew(files, lock, mine);
    }
    await tidy(files, dir);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw unwritable(dir, error);
  } finally {
    await remove(files, dir, draft).catch(() => {
    });
  }
}
var drafts = 0;
var noLinks = /* @__PURE__ */ new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);
async function tidy(files, dir) {
  for (const name of await files.readdir(dir)) if (name.startsWith(`${names.lock}.`)) await remove(files, dir, name);
}
async function clear(files, dir, self) {
  const found = await read(files, dir);
  if (found === void 0) return;
  const holder = holderOf(found);
  if (holder && !await isGone(holder, self)) throw held(`process ${holder.pid}`);
  if (!holder) throw held("something that is no run", `delete ${names.lock} there if none is under way`);
  const aside = `${names.lock}.${self.pid}.${++drafts}`;
  try {
    await files.rename(path2.join(dir, names.lock), path2.join(dir, aside));
  } catch (error) {
    if (isMissing(error)) return;
    throw unwritable(dir, error);
  }
  const moved = await readSmall(files, dir, aside, 4096);
  if (moved && !moved.equals(found)) await writeNew(files, path2.join(dir, names.lock), moved).catch(() => {
  });
  await remove(files, dir, aside);
  if (moved && !moved.equals(found)) throw held("another run");
}
async function read(files, dir) {
  return readSmall(files, dir, names.lock, 4096);
}
function holderOf(bytes) {
  try {
    const { pid, boot, space, started } = JSON.parse(bytes.toString("utf8"));
    if (!Number.isSafeInteger(pid) || pid < 1) return void 0;
    if (typeof boot !== "string" || typeof space !== "string" || typeof started !== "string") return void 0;
    return { pid, boot, space, started };
  } catch {
    return void 0;
  }
}
async function isGone(holder, self) {
  if (holder.boot !== self.boot) return true;
  if (holder.space !== self.space) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
  const started = await startOf(holder.pid);
  return started !== void 0 && started !== holder.started;
}
async function startOf(pid) {
  const stat = await text(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}
async function text(file) {
  return readFile(file, "utf8").then(
    (found) => found.trim(),
    () => void 0
    // only Linux has it
  );
}
function held(by, hint = "wait for it to end") {
  return new DriftlineError("incomplete", { code: "locked", message: `the ledger is in use by ${by}`, hint });
}
function unwritable(dir, error) {
  return new DriftlineError("incomplete", {
    code: "ledger-unwritable",
    message: `the ledger ${dir} cannot be written (${codeOf(error)})`
  });
}

// src/ledger/read.ts
import path3 from "node:path";
var SMALL = 64 * 1024;
var CHUNK = 2 ** 20;
var NEWLINE = 10;
async function readLedger(files, dir, begin = () => ({})) {
  for (let attempt = 1; ; attempt++) {
    const ends = await endsOf(files, dir);
    try {
      return await prove(files, dir, ends, begin());
    } catch (error) {
      const now = await endsOf(files, dir).catch(() => ends);
      if (isSame(now.checkpoint, ends.checkpoint) && isSame(now.next, ends.next)) throw error;
      if (attempt >= 5) throw error;
    }
  }
}
async function endsOf(files, dir) {
  const checkpoint = await readSmall(files, dir, names.checkpoint, SMALL);
  return { checkpoint, next: await readSmall(files, dir, names.next, SMALL) };
}
function isSame(a, b) {
  return a === void 0 || b === void 0 ? a === b : a.equals(b);
}
async function prove(files, dir, { checkpoint, next }, seen) {
  const found = await namesIn(files, dir);
  if (found === void 0 || found.every((name) => name === ".git" || name === names.attributes)) return void 0;
  const [stranger] = strangers(found);
  if (stranger !== void 0) throw tampered(stranger, "it does not belong to a ledger");
  if (!checkpoint) {
    if (await isUnborn(files, dir, found, next)) return void 0;
    throw tampered(names.checkpoint, "it is missing");
  }
  const origin = await readOrigin(files, dir);
  const line = originLine(origin);
  const end = checkpointOf(line, checkpoint.toString("latin1"));
  if (!end) throw tampered(names.checkpoint, "it is not a checkpoint of this ledger");
  const announced = next && checkpointOf(line, next.toString("latin1"));
  const tree = new Tree();
  const reader = new EntryReader();
  const first = leafHash(Buffer.from(line));
  tree.add(first);
  seen.leaf?.(first, Buffer.from(line));
  seen.head?.(headText(tree.root()), 1);
  let bytes = 0;
  let tail;
  for await (const { line: text2, isWhole } of linesOf(files, dir)) {
    if (tree.size < end.size) {
      const place2 = `${names.entries}:${tree.size}`;
      if (!isWhole) throw tampered(place2, "the entry ends too early");
      const entry = within(place2, () => reader.entry(text2));
      const hash = leafHash(text2);
      seen.leaf?.(hash, text2);
      within(place2, () => seen.entry?.(entry, tree.size));
      tree.add(hash);
      bytes += text2.length + 1;
      if (entry.kind === "run") seen.head?.(headText(tree.root()), tree.size);
      else if (tree.size === end.size) throw tampered(place2, "the last entry is not the run that wrote it");
    } else {
      tail ??= { tree: tree.copy(), bytes: 0, isWhole: true };
      tail.bytes += text2.length + (isWhole ? 1 : 0);
      tail.isWhole &&= isWhole;
      if (tail.isWhole) tail.tree.add(leafHash(text2));
    }
  }
  if (tree.size < end.size)
    throw tampered(names.entries, `${end.size - tree.size} entries are missing at the end of ${end.size - 1}`);
  if (!tree.root().equals(end.root))
    throw tampered(names.entries, "the entries are not those of the checkpoint: at least one was changed");
  if (tail && !announced)
    throw tampered(`${names.entries}:${tree.size}`, `${tail.bytes} bytes follow that no checkpoint covers`);
  const whole = tail?.isWhole === true && announced && tail.tree.size === announced.size && tail.tree.root().equals(announced.root);
  return {
    origin,
    tree,
    head: headText(end.root),
    checkpoint,
    bytes,
    unfinished: next ? { bytes: tail?.bytes ?? 0, whole: whole ? announced : null } : null
  };
}
async function isUnborn(files, dir, found, next) {
  const others = found.filter((name) => name !== ".git" && name !== names.attributes && !name.startsWith(names.lock));
  if (others.length === 0) return true;
  if (next === void 0) return false;
  return (await readSmall(files, dir, names.entries, 0).catch(() => void 0))?.length === 0 || !found.includes(names.entries);
}
async function namesIn(files, dir) {
  try {
    return await files.readdir(dir);
  } catch (error) {
    if (isMissing(error)) return void 0;
    throw unreadable(".", error);
  }
}
async function readOrigin(files, dir) {
  const bytes = await readSmall(files, dir, names.origin, SMALL);
  if (!bytes) throw tampered(names.origin, "it is missing");
  const text2 = bytes.toString("utf8");
  let origin = {};
  try {
    origin = JSON.parse(text2) ?? {};
  } catch {
  }
  const { created, organization } = origin;
  const isSound = typeof created === "string" && instantOf(created) !== void 0 && typeof organization === "string" && Buffer.from(`${originLine({ created, organization })}
`).equals(bytes);
  if (!isSound)
    throw tampered(names.origin, "it does not say whose ledger this is, in the format that this version knows");
  return { created, organization };
}
async function* linesOf(files, dir) {
  const file = path3.join(dir, names.entries);
  let handle;
  try {
    handle = await files.open(file, READ);
  } catch (error) {
    throw isMissing(error) ? tampered(names.entries, "it is missing") : unreadable(names.entries, error);
  }
  try {
    if (!(await handle.stat()).isFile()) throw tampered(names.entries, "it is not a file");
    let rest = [];
    let held2 = 0;
    for (let position = 0; ; ) {
      const chunk = Buffer.allocUnsafeSlow(CHUNK);
      const { bytesRead } = await handle.read(chunk, 0, CHUNK, position);
      if (bytesRead === 0) break;
      position += bytesRead;
      const read2 = chunk.subarray(0, bytesRead);
      let start = 0;
      for (let end = read2.indexOf(NEWLINE); end >= 0; end = read2.indexOf(NEWLINE, start)) {
        const part = read2.subarray(start, end);
        yield { line: rest.length === 0 ? part : Buffer.concat([...rest, part]), isWhole: true };
        [rest, held2, start] = [[], 0, end + 1];
      }
      if (start < bytesRead) rest.push(read2.subarray(start));
      held2 += bytesRead - start;
      if (held2 > MAX_LINE) throw tampered(names.entries, `an entry is longer than ${MAX_LINE} bytes`);
    }
    if (held2 > 0) yield { line: Buffer.concat(rest), isWhole: false };
  } catch (error) {
    throw error instanceof DriftlineError ? error : unreadable(names.entries, error);
  } finally {
    await handle.close().catch((error) => {
      throw unreadable(names.entries, error);
    });
  }
}
function within(place2, read2) {
  try {
    return read2();
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "tampered") throw error;
    throw tampered(place2, error.problems[0].message);
  }
}

// src/ledger/state.ts
var nothing = {};
var LedgerState = class {
  revisions = /* @__PURE__ */ new Map();
  conflicts = [];
  missing = [];
  policies = /* @__PURE__ */ new Map();
  runs = [];
  /** The head after each commit, the creation included, with its size. */
  heads = /* @__PURE__ */ new Map();
  #head = "";
  #whole = 0;
  /** Whether a revision stood twice, and its contents were let go of before they could be compared. */
  hasUncompared = false;
  #isLight;
  #onRun;
  /**
   * @param onRun hears of each run when everything before it is known
   * @param isLight the settings are not kept: only their numbers are asked for, and there may be many
   */
  constructor(onRun, isLight = false) {
    this.#onRun = onRun;
    this.#isLight = isLight;
  }
  head(head, size) {
    this.#head = head;
    this.heads.set(head, size);
  }
  /** @throws DriftlineError `tampered` when the entry cannot follow those before it */
  entry(entry, leaf) {
    switch (entry.kind) {
      case "revision":
        return this.#revision(entry.stored, leaf);
      case "conflict":
        this.#known(entry.stored.revision);
        this.conflicts.push({ stored: entry.stored, leaf });
        return;
      case "missing":
        this.#known(entry.from);
        this.#known(entry.to);
        this.missing.push({ from: entry.from, to: entry.to, leaf });
        return;
      case "policy":
        if (this.policies.has(entry.digest)) throw wrong("it stands twice");
        this.policies.set(entry.digest, entry.judge);
        return;
      case "run":
        if (entry.before !== this.#head) throw wrong("the run began with another head than the one before it");
        if (!this.policies.has(entry.policy)) throw wrong("the policy that the run names is not in the ledger");
        this.#onRun?.(this, entry);
        this.runs.push(entry);
        if (entry.complete && entry.source === "service") this.#whole = leaf;
    }
  }
  #revision(stored, leaf) {
    const known = this.revisions.get(stored.revision);
    if (known && this.#isLight) this.hasUncompared = true;
    else if (known && !compatible(known.stored, stored))
      throw wrong(`revision ${stored.revision} stands twice, with different content`);
    const kept = this.#isLight ? { ...stored, settings: nothing } : stored;
    this.revisions.set(stored.revision, { stored: kept, leaf, first: known?.first ?? leaf });
  }
  #known(revision) {
    if (!this.revisions.has(revision)) throw wrong(`it is about revision ${revision}, which the ledger does not hold`);
  }
  /** What the last run had read when it failed, if a later one can go on from there. */
  get part() {
    const stop = this.runs.at(-1)?.stop;
    if (!stop) return void 0;
    const numbers = [...this.revisions.keys()].filter((one) => stop.oldest <= one && one <= stop.newest);
    return { revisions: new Set(numbers), stop };
  }
  /** The last audit of whole evidence. */
  get lastComplete() {
    return this.runs.findLast((run) => run.complete);
  }
  /** Revisions at and below which the service had nothing that the ledger does not hold. */
  wholeBelow() {
    return new Set([...this.revisions].filter(([, { first }]) => first < this.#whole).map(([revision]) => revision));
  }
  /** The ranges of revision numbers that the ledger does not hold, between those it does. */
  gaps() {
    const numbers = [...this.revisions.keys()].sort((a, b) => a - b);
    return numbers.flatMap((number, i) => {
      const before = numbers[i - 1];
      return before === void 0 || before + 1 === number ? [] : [{ from: before + 1, to: number - 1 }];
    });
  }
};
function wrong(message) {
  return new DriftlineError("tampered", message);
}

// src/ledger/ledger.ts
async function openForReading(dir, makeState = () => new LedgerState(), files = realFiles) {
  let state = makeState();
  const proved = await readLedger(files, dir, () => {
    const seen = makeState();
    state = seen;
    return seen;
  });
  if (!proved) throw await noLedger(files, dir);
  return { proved, state };
}
async function organizationOf(dir, files = realFiles) {
  const exists = await files.lstat(path4.join(dir, names.checkpoint)).then(
    () => true,
    () => false
    // what is wrong with it is said when all of it is read
  );
  return exists ? (await readOrigin(files, dir)).organization : void 0;
}
async function noLedger(files, dir) {
  const exists = await files.lstat(dir).then(
    () => true,
    () => false
  );
  return exists ? tampered(dir, "there is no ledger in this folder") : new DriftlineError("usage", { message: `the ledger ${dir} does not exist`, hint: "name its folder" });
}
var Ledger = class _Ledger {
  #dir;
  #files;
  #lock;
  #proved;
  state;
  constructor(dir, files, lock, { proved, state }) {
    this.#dir = dir;
    this.#files = files;
    this.#lock = lock;
    this.#proved = proved;
    this.state = state;
  }
  /**
   * Opens a ledger for one run, which nobody else can join until it is closed. Makes it when the folder is empty.
   * @throws DriftlineError `tampered` when it is not what was written, or another organization's; `incomplete` when it
   *   cannot be written, or is in use
   */
  static async open(dir, options) {
    const { files = realFiles, organization } = options;
    try {
      await files.mkdir(dir, { recursive: true, mode: 448 });
    } catch (error) {
      throw unwritable(dir, error);
    }
    const lock = await takeLock(files, dir, options.self ?? await thisProcess());
    try {
      const read2 = await settled(files, dir, { organization: organization ?? "unnamed", created: options.now });
      const owner = read2.proved.origin.organization;
      if (organization !== null && owner !== organization)
        throw tampered(names.origin, `it is the ledger of "${owner}", and this run is about "${organization}"`);
      await withFile(files, path4.join(dir, names.entries), WRITE, async () => {
      }).catch((error) => {
        throw unwritable(dir, error);
      });
      return new _Ledger(dir, files, lock, read2);
    } catch (error) {
      await lock.release().catch(() => {
      });
      throw error;
    }
  }
  get organization() {
    return this.#proved.origin.organization;
  }
  get head() {
    return this.#proved.head;
  }
  /** Entries, the origin included. */
  get size() {
    return this.#proved.tree.size;
  }
  /** The head that these entries would lead to. */
  plan(entries) {
    const speller = new EntrySpeller();
    const reader = new EntryReader();
    const tree = this.#proved.tree.copy();
    const lines = entries.map((entry) => {
      const line = Buffer.from(speller.line(entry));
      if (line.length > MAX_LINE)
        throw new DriftlineError("incomplete", {
          code: "too-large",
          message: "a revision is too large for the ledger"
        });
      reader.entry(line);
      tree.add(leafHash(line));
      return line;
    });
    return { lines, tree, head: headText(tree.root()), size: tree.size };
  }
  /**
   * Appends what was planned, all of it or nothing.
   * @throws DriftlineError `incomplete` when it could not be written
   */
  async commit(plan) {
    const [files, dir, { bytes, origin }] = [this.#files, this.#dir, this.#proved];
    const entries = path4.join(dir, names.entries);
    const line = originLine(origin);
    const text2 = Buffer.from(checkpointText(line, { size: plan.size, root: plan.tree.root() }));
    await this.#lock.check();
    const added = Buffer.concat(plan.lines.flatMap((one) => [one, Buffer.from("\n")]));
    try {
      if ((await files.lstat(entries)).size !== bytes) throw tampered(names.entries, "somebody else has written to it");
      await remove(files, dir, names.next);
      await writeNew(files, path4.join(dir, names.next), text2);
      await syncFolder(files, dir);
      await withFile(files, entries, WRITE, async (handle) => {
        await writeAll(handle, added, bytes);
        await handle.sync();
      });
      await this.#lock.check();
      await files.rename(path4.join(dir, names.next), path4.join(dir, names.checkpoint));
    } catch (error) {
      if (error instanceof DriftlineError) throw error;
      await takeBack(files, dir, bytes).catch(() => {
      });
      throw unwritable(dir, error);
    }
    this.#proved = { ...this.#proved, tree: plan.tree, head: plan.head, checkpoint: text2, bytes: bytes + added.length };
    await syncFolder(files, dir).catch((error) => {
      throw unwritable(dir, error);
    });
  }
  async close() {
    await this.#lock.release();
  }
};
async function settled(files, dir, fresh) {
  for (; ; ) {
    let state = new LedgerState();
    const proved = await readLedger(files, dir, () => state = new LedgerState());
    try {
      if (!proved) await create(files, dir, fresh);
      else if (proved.unfinished) await finish(files, dir, proved, proved.unfinished);
      else return { proved, state };
    } catch (error) {
      throw error instanceof DriftlineError ? error : unwritable(dir, error);
    }
  }
}
async function create(files, dir, origin) {
  const line = originLine(origin);
  const tree = new Tree();
  tree.add(leafHash(Buffer.from(line)));
  const end = { size: 1, root: tree.root() };
  for (const name of [names.entries, names.origin, names.attributes, names.next]) await remove(files, dir, name);
  await writeNew(files, path4.join(dir, names.next), Buffer.from(checkpointText(line, end)));
  await writeNew(files, path4.join(dir, names.attributes), Buffer.from(ATTRIBUTES));
  await writeNew(files, path4.join(dir, names.origin), Buffer.from(`${line}
`));
  await writeNew(files, path4.join(dir, names.entries), Buffer.alloc(0));
  await syncFolder(files, dir);
  await files.rename(path4.join(dir, names.next), path4.join(dir, names.checkpoint));
  await syncFolder(files, dir);
  await syncFolder(files, path4.dirname(path4.resolve(dir))).catch(() => {
  });
}
async function finish(files, dir, proved, { whole }) {
  if (!whole) return takeBack(files, dir, proved.bytes);
  await withFile(files, path4.join(dir, names.entries), WRITE, (handle) => handle.sync());
  await files.rename(path4.join(dir, names.next), path4.join(dir, names.checkpoint));
  await syncFolder(files, dir);
}
async function takeBack(files, dir, bytes) {
  await withFile(files, path4.join(dir, names.entries), WRITE, async (handle) => {
    if ((await handle.stat()).size > bytes) await handle.truncate(bytes);
    await handle.sync();
  });
  await remove(files, dir, names.next);
  await syncFolder(files, dir);
}

export {
  realFiles,
  LedgerState,
  openForReading,
  organizationOf,
  Ledger
};
