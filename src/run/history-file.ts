// Histories offline: one API page, a list of changes, or one change per line. After the bytes it is the same code as online.
import { createReadStream } from "node:fs";
import { DriftlineError } from "../errors.ts";
import type { EvidenceProblem } from "../model/report.ts";
import type { Json } from "../model/json.ts";
import { markOf } from "../seal/mark.ts";
import type { SealSession } from "../seal/session.ts";

const MAX_WHOLE = 512 * 2 ** 20;
const MAX_PROBLEMS = 20;
const NEWLINE = 0x0a;
/** How much of a file is looked at to learn whose it is. */
const HEAD = 2 ** 16;

/**
 * Reads a history file into the seal.
 * @param file a path, or - for standard input
 * @returns why the history is not whole
 * @throws DriftlineError `usage` when there is no such file
 */
export async function readHistoryFile(file: string, session: SealSession): Promise<EvidenceProblem[]> {
  const problems: EvidenceProblem[] = [];
  const attempt = (read: () => void, where: string) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
      for (const { code, message, revision } of error.problems)
        if (problems.length < MAX_PROBLEMS)
          problems.push({
            code: code ?? "schema",
            message: `${where}${message}`,
            ...(revision !== undefined && { revision }),
          });
    }
  };
  let lines = 0;
  const line = (bytes: Buffer) => {
    lines++;
    if (bytes.some((byte) => byte > 0x20)) attempt(() => session.line(bytes, "the change"), `line ${lines}: `);
  };
  let parts: Buffer[] = [];
  let size = 0;
  let byLine: boolean | undefined;
  for await (const chunk of chunksOf(file)) {
    parts.push(chunk);
    size += chunk.length;
    if (size > MAX_WHOLE)
      return [{ code: "too-large", message: "the file is larger than 512 MiB: write one change per line" }];
    if (byLine === false || !chunk.includes(NEWLINE)) continue;
    const bytes = Buffer.concat(parts);
    byLine ??= session.isChange(bytes.subarray(0, bytes.indexOf(NEWLINE)));
    parts = [bytes];
    if (!byLine) continue;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      line(bytes.subarray(start, end));
      start = end + 1;
    }
    parts = [bytes.subarray(start)];
    size = bytes.length - start;
  }
  const rest = Buffer.concat(parts);
  if (byLine ?? session.isChange(rest)) {
    if (rest.length > 0) line(rest);
    return problems;
  }
  attempt(() => whole(rest, session, problems), "");
  return problems;
}

/** The organization that a file names that Driftline sealed; undefined when it names none. Nothing of it is taken away. */
export async function sealedFor(file: string): Promise<string | undefined> {
  const head = file === "-" ? await headOfInput() : await headOf(file);
  const [, mark] = firstMark.exec(head.toString("utf8")) ?? [];
  if (mark === undefined) return undefined;
  try {
    return markOf(JSON.parse(mark) as Json)?.organization;
  } catch {
    return undefined; // what is wrong with the file is said when it is read
  }
}

const firstMark =
  /^\ufeff?\s*(?:\{\s*"changes"\s*:\s*)?(?:\[\s*)?\{\s*"\$driftline"\s*:\s*(\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\})/;

async function headOf(file: string): Promise<Buffer> {
  for await (const chunk of chunksOf(file, HEAD)) return chunk;
  return Buffer.alloc(0);
}

/** The first of standard input, put back for whoever reads it. */
async function headOfInput(): Promise<Buffer> {
  const { stdin } = process;
  const head = await new Promise<Buffer | null>((resolve, reject) => {
    const done = () => {
      stdin.off("readable", done).off("end", done).off("error", reject);
      resolve(stdin.read() as Buffer | null);
    };
    stdin.once("readable", done).once("end", done).once("error", reject);
  });
  if (head === null) return Buffer.alloc(0);
  stdin.unshift(head);
  return head.subarray(0, HEAD);
}

function whole(bytes: Buffer, session: SealSession, problems: EvidenceProblem[]): void {
  if (firstByte(bytes) === 0x5b) return session.list(bytes, MAX_WHOLE);
  const { pagination } = session.page(bytes, MAX_WHOLE);
  if (pagination.hasMore)
    problems.push({ code: "more-pages", message: "the page says that there is more, and nothing else was given" });
}

function firstByte(bytes: Buffer): number | undefined {
  return bytes.find((byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf);
}

async function* chunksOf(file: string, size = 2 ** 20): AsyncGenerator<Buffer> {
  try {
    yield* (file === "-" ? process.stdin : createReadStream(file, { highWaterMark: size })) as AsyncIterable<Buffer>;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new DriftlineError("usage", {
      message: `the history ${file} cannot be read (${code})`,
      hint: "give a file, or - for standard input",
    });
  }
}
