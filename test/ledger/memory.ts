// A ledger's files in memory, for tests that read it once for each of very many changes. Reads only.
import { readdirSync } from "node:fs";
import path from "node:path";
import { type Files, type Handle, realFiles } from "../../src/ledger/files.ts";
import { read, verdictOn } from "./support.ts";

/** The bytes of each file. */
export type Contents = Readonly<Record<string, Uint8Array>>;

export const contentsOf = (dir: string): Contents =>
  Object.fromEntries(readdirSync(dir).map((name) => [name, read(dir, name)]));

function filesOf(contents: Contents): Files {
  const open = async (file: string): Promise<Handle> => {
    const bytes = contents[path.basename(file)];
    if (!bytes) throw Object.assign(new Error("no such file"), { code: "ENOENT" });
    const handle = {
      stat: async () => ({ isFile: () => true }),
      read: async (into: Buffer, offset: number, length: number, position: number) => {
        const part = bytes.subarray(position, position + length);
        into.set(part, offset);
        return { bytesRead: part.length };
      },
      close: async () => {},
    };
    return handle as unknown as Handle;
  };
  const readdir = async () => Object.keys(contents);
  return { ...realFiles, open: open as Files["open"], readdir: readdir as unknown as Files["readdir"] };
}

/** Returns "sound" or the message of a ledger's error. */
export const verdictIn = async (contents: Contents): Promise<string> => verdictOn("ledger", filesOf(contents));
