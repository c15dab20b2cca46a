// Runs an entry of the build in this process: most of what a short run costs is the start of its process.
import { Console } from "node:console";
import { syncBuiltinESMExports } from "node:module";
import { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import v8 from "node:v8";

/** What a run of a program gave. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Start {
  /** The arguments after the program's name. */
  readonly args: readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly input: string;
  readonly cwd: string;
}

let count = 0;
/** A module is evaluated once for each of its addresses. */
const nextRun = () => ++count;

type ExitListener = (code: number) => void;

let last: Promise<unknown> = Promise.resolve();

/** Evaluates a file of the build once more, after the runs that were asked for before. */
export function evaluated(file: string, start: Start): Promise<Ran> {
  const ran = last.then(() => evaluate(file, start));
  last = ran.catch(() => {});
  return ran;
}

/** Evaluates a file while this process looks like one that was started for it. */
async function evaluate(file: string, { args, env, input, cwd }: Start): Promise<Ran> {
  const [out, err] = [new Collector(), new Collector()];
  const own = {
    argv: process.argv,
    env: process.env,
    cwd: process.cwd(),
    console: globalThis.console,
    setFlagsFromString: v8.setFlagsFromString,
    streams: (["stdin", "stdout", "stderr"] as const).map(
      (name) => [name, Object.getOwnPropertyDescriptor(process, name)!] as const,
    ),
  };
  const streams = { stdin: stdinOf(input), stdout: out, stderr: err };
  for (const [name, value] of Object.entries(streams))
    Object.defineProperty(process, name, { value, configurable: true });
  globalThis.console = new Console(out, err);
  process.argv = [process.execPath, file, ...args];
  process.env = { ...env };
  process.chdir(cwd);
  process.exitCode = undefined;
  // The program sets up the engine for a process of one command.
  v8.setFlagsFromString = () => {};
  syncBuiltinESMExports();
  const takeBack = ["uncaughtException", "unhandledRejection"].map(listenersOf);
  const takeEnd = listenersOf("exit");
  try {
    await import(/* @vite-ignore */ `${pathToFileURL(file).href}?run=${nextRun()}`);
    for (const listener of takeEnd()) listener(exitCode());
    return { code: exitCode(), out: out.text, err: err.text };
  } finally {
    takeEnd();
    for (const take of takeBack) take();
    for (const [name, descriptor] of own.streams) Object.defineProperty(process, name, descriptor);
    globalThis.console = own.console;
    process.argv = own.argv;
    process.env = own.env;
    process.chdir(own.cwd);
    process.exitCode = undefined;
    v8.setFlagsFromString = own.setFlagsFromString;
    syncBuiltinESMExports();
  }
}

const exitCode = () => Number(process.exitCode ?? 0);

/** Returns a function that removes the listeners added since, and returns them. */
function listenersOf(event: string): () => ExitListener[] {
  const of = () => process.rawListeners(event) as ExitListener[];
  const before = new Set(of());
  return () => {
    const added = of().filter((listener) => !before.has(listener));
    for (const listener of added) process.off(event, listener);
    return added;
  };
}

function stdinOf(input: string): Readable {
  const stream = new Readable({ read: () => {} });
  stream.push(input);
  stream.push(null);
  return stream;
}

/** Keeps what is written to it. */
class Collector extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString("utf8");
  }
}
