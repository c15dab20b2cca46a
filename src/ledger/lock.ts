// One writer at a time. The lock names its holder, so that the lock of a dead process can be taken over.
import { readFile, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { codeOf, DriftlineError, reasonOf } from "../errors.ts";
import { canonical, membersOf } from "../model/json.ts";
import { type Files, isMissing, readSmall, remove, writeNew } from "./files.ts";
import { names } from "./format.ts";

export interface Holder {
  readonly pid: number;
  /** The machine's name. Locks of earlier versions do not say it. */
  readonly host?: string | undefined;
  /** Identifies the machine's boot. A process id is only meaningful within one boot. */
  readonly boot: string;
  /** Identifies the process id namespace: a container has its own. */
  readonly space: string;
  /** The start time of the process in system ticks: process ids are reused. */
  readonly started: string;
}

export interface Lock {
  /** @throws DriftlineError `incomplete` if another run has taken the lock */
  check(): Promise<void>;
  release(): Promise<void>;
}

export async function thisProcess(): Promise<Holder> {
  const boot = (await text("/proc/sys/kernel/random/boot_id")) ?? hostname();
  const space = (await readlink("/proc/self/ns/pid").catch(() => undefined)) ?? "";
  return { pid: process.pid, host: hostname(), boot, space, started: (await startOf(process.pid)) ?? "" };
}

/**
 * Takes the lock of a folder.
 * @throws DriftlineError `incomplete` if it is held, or the folder cannot be written
 */
export async function takeLock(files: Files, dir: string, self: Holder): Promise<Lock> {
  const content = Buffer.from(`${canonical({ ...self, host: self.host ?? null })}\n`);
  for (let attempt = 1; !(await place(files, dir, content, self)); attempt++) {
    if (attempt > 3) throw inUse("another run");
    await clear(files, dir, self);
  }
  const isMine = async () => (await read(files, dir))?.equals(content) === true;
  return {
    check: async () => {
      if (!(await isMine())) throw inUse("another run, which took the lock over");
    },
    release: async () => {
      // If removal fails, the next run takes the lock over: this process has ended by then.
      if (await isMine().catch(() => false)) await remove(files, dir, names.lock).catch(() => {});
    },
  };
}

/** Writes a draft and links it into place: a partial lock would name no holder. @returns false if a lock exists */
async function place(files: Files, dir: string, content: Buffer, self: Holder): Promise<boolean> {
  const [lock, draft] = [path.join(dir, names.lock), `${names.lock}.${self.pid}.${++drafts}`];
  try {
    await remove(files, dir, draft);
    await writeNew(files, path.join(dir, draft), content);
    try {
      await files.link(path.join(dir, draft), lock);
    } catch (error) {
      if (codeOf(error) === "EEXIST") return false;
      if (isMissing(error)) return false; // a run that holds the lock has removed the draft
      if (!noLinks.has(codeOf(error) ?? "")) throw error;
      await writeNew(files, lock, content);
    }
    // Drafts that dead runs left behind.
    for (const name of await files.readdir(dir)) if (name.startsWith(`${names.lock}.`)) await remove(files, dir, name);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw unwritable(dir, error);
  } finally {
    await remove(files, dir, draft).catch(() => {}); // the error above matters, and the next run removes the draft
  }
}

let drafts = 0;
/** Error codes of file systems without hard links. */
const noLinks = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"]);

/** Removes a lock whose holder is gone. @throws DriftlineError `incomplete` if the holder runs */
async function clear(files: Files, dir: string, self: Holder): Promise<void> {
  const content = await read(files, dir);
  if (content === undefined) return;
  const holder = holderOf(content);
  if (holder && !isVisible(holder, self))
    throw inUse(
      `process ${holder.pid}, which this run cannot see`,
      `wait for it to end, or delete ${names.lock} there if no run is active on any machine`,
    );
  if (holder && !(await isGone(holder, self))) throw inUse(`process ${holder.pid}`);
  if (!holder) throw inUse("something that is no run", `delete ${names.lock} there if no run is active`);
  // Another run may replace the lock between reading and renaming: compare the moved file with the content read.
  const aside = `${names.lock}.${self.pid}.${++drafts}`;
  try {
    await files.rename(path.join(dir, names.lock), path.join(dir, aside));
  } catch (error) {
    if (isMissing(error)) return;
    throw unwritable(dir, error);
  }
  const asideText = await readSmall(files, dir, aside, 4096);
  if (asideText && !asideText.equals(content))
    await writeNew(files, path.join(dir, names.lock), asideText).catch(() => {});
  await remove(files, dir, aside);
  if (asideText && !asideText.equals(content)) throw inUse("another run");
}

async function read(files: Files, dir: string): Promise<Buffer | undefined> {
  return readSmall(files, dir, names.lock, 4096);
}

function holderOf(bytes: Buffer): Holder | undefined {
  try {
    const { pid, host, boot, space, started } = membersOf(JSON.parse(bytes.toString("utf8")));
    if (typeof pid !== "number" || !Number.isSafeInteger(pid) || pid < 1) return undefined;
    if (typeof boot !== "string" || typeof space !== "string" || typeof started !== "string") return undefined;
    return { pid, host: typeof host === "string" ? host : undefined, boot, space, started };
  } catch {
    return undefined; // not a lock of this program
  }
}

/** Whether this process can tell that the holder is gone: not on another machine, nor in another namespace. */
function isVisible(holder: Holder, self: Holder): boolean {
  if (holder.host !== undefined && holder.host !== self.host) return false;
  return holder.boot !== self.boot || holder.space === self.space;
}

async function isGone(holder: Holder, self: Holder): Promise<boolean> {
  if (holder.boot !== self.boot) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
  const started = await startOf(holder.pid);
  return started !== undefined && started !== holder.started;
}

/** Returns the start time of a process in system ticks; undefined if unknown. */
async function startOf(pid: number): Promise<string | undefined> {
  const stat = await text(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}

async function text(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").then(
    (content) => content.trim(),
    () => undefined, // only Linux has /proc
  );
}

function inUse(by: string, hint = "wait for it to end"): DriftlineError {
  return new DriftlineError("incomplete", { code: "locked", message: `the ledger is in use by ${by}`, hint });
}

/** The error for a ledger that cannot be written. @param dir a folder, or a file to be written there */
export function unwritable(dir: string, error: unknown): DriftlineError {
  return new DriftlineError("incomplete", {
    code: "ledger-unwritable",
    message: `the ledger ${dir} cannot be written: ${reasonOf(error)}`,
  });
}
