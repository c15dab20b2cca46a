// A file system that fails or dies at the n-th call.
import { type Files, type Handle, realFiles } from "../../src/ledger/files.ts";

export interface Trouble {
  readonly files: Files;
  /** Returns the number of calls. */
  readonly calls: () => number;
}

const callNames = ["close", "read", "stat", "sync", "truncate", "write"] as const;

/** Fails with this code at the n-th call, once. */
export function failing(n: number, code: string): Trouble {
  return troubled((call) => {
    if (call === n) throw Object.assign(new Error(code), { code });
  });
}

/** Dies at the n-th call: a write is done by half, and nothing follows. */
export function dying(n: number): Trouble {
  return troubled((call, half) => {
    if (call < n) return undefined;
    if (call === n && half) return half();
    throw Object.assign(new Error("dead"), { code: "DEAD" });
  });
}

/** Calls `at` before each call that reads or changes names or bytes. Syncs nothing to disk. */
export function between(at: (call: number) => Promise<void>): Trouble {
  let calls = 0;
  const after = async <T>(work: () => Promise<T>): Promise<T> => {
    await at(++calls);
    return work();
  };
  const handleOf = (handle: Handle): Handle =>
    new Proxy(handle, {
      get: (target, name) => {
        if (name === "sync") return async () => {};
        const method = Reflect.get(target, name, target) as unknown;
        if (typeof method !== "function") return method;
        const call = method.bind(target) as (...args: unknown[]) => Promise<unknown>;
        return name === "write" ? (...args: unknown[]) => after(() => call(...args)) : call;
      },
    });
  const files: Files = {
    ...realFiles,
    open: (...args) => after(async () => handleOf(await realFiles.open(...args))),
    link: (...args) => after(() => realFiles.link(...args)),
    readdir: ((...args: [string]) => after(() => realFiles.readdir(...args))) as unknown as Files["readdir"],
    rename: (...args) => after(() => realFiles.rename(...args)),
    unlink: (...args) => after(() => realFiles.unlink(...args)),
  };
  return { files, calls: () => calls };
}

/** A file system that may be replaced between calls. */
export function through(now: () => Files): Files {
  const names = Object.keys(realFiles) as (keyof Files)[];
  const forward =
    (name: keyof Files) =>
    (...args: unknown[]) =>
      (now()[name] as (...all: unknown[]) => unknown)(...args);
  return Object.fromEntries(names.map((name) => [name, forward(name)])) as unknown as Files;
}

function troubled(at: (call: number, half?: () => Promise<never>) => Promise<never> | undefined | void): Trouble {
  let calls = 0;
  const around = async <T>(work: () => Promise<T>, half?: () => Promise<never>): Promise<T> => {
    await at(++calls, half);
    return work();
  };
  const handleOf = (handle: Handle): Handle =>
    new Proxy(handle, {
      get: (target, name) => {
        const method = Reflect.get(target, name, target) as unknown;
        if (typeof method !== "function") return method;
        const call = method.bind(target) as (...args: unknown[]) => Promise<unknown>;
        if (!(callNames as readonly unknown[]).includes(name)) return call;
        return async (...args: unknown[]) => {
          const half =
            name === "write"
              ? async (): Promise<never> => {
                  const [bytes, offset, length, position] = args as [Buffer, number, number, number];
                  await call(bytes, offset, Math.floor(length / 2), position);
                  throw Object.assign(new Error("dead"), { code: "DEAD" });
                }
              : undefined;
          try {
            return await around(() => call(...args), half);
          } catch (error) {
            // The simulated process is dead, but the test still runs: close the handle.
            if (name === "close") await target.close();
            throw error;
          }
        };
      },
    });
  const files: Files = {
    ...realFiles,
    open: (...args) => around(async () => handleOf(await realFiles.open(...args))),
    link: (...args) => around(() => realFiles.link(...args)),
    lstat: ((...args: [string]) => around(() => realFiles.lstat(...args))) as Files["lstat"],
    mkdir: ((...args: Parameters<Files["mkdir"]>) => around(() => realFiles.mkdir(...args))) as Files["mkdir"],
    readdir: ((...args: [string]) => around(() => realFiles.readdir(...args))) as unknown as Files["readdir"],
    rename: (...args) => around(() => realFiles.rename(...args)),
    unlink: (...args) => around(() => realFiles.unlink(...args)),
  };
  return { files, calls: () => calls };
}
