// Reads history files: one API page, a list of changes, or one change per line. The service's parser reads them.
import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";
import { codeOf, DriftlineError, reasonOf, usageError } from "../errors.ts";
import type { EvidenceProblem } from "../model/report/index.ts";
import type { Json } from "../model/json.ts";
import { markOf } from "../seal/mark.ts";
import type { SealSession } from "../seal/session.ts";

/** The maximum size of a file that is one page or one list. */
const MAX_WHOLE = 512 * 2 ** 20;
/** More bytes than the longest line and one read. */
const MAX_WITHOUT_LINE = 128 * 2 ** 20;
const MAX_PROBLEMS = 20;
const NEWLINE = 0x0a;
/** Bytes per read. */
const CHUNK = 2 ** 18;
/** Bytes that are read to find the organization of a file. */
const HEAD = 2 ** 16;

/**
 * Reads a history file into the seal.
 * @param file a path, or - for standard input
 * @returns why the history is incomplete
 * @throws DriftlineError `usage` if the file does not exist
 */
export async function readHistoryFile(file: string, session: SealSession): Promise<EvidenceProblem[]> {
  const problems: EvidenceProblem[] = [];
  let lines = 0;
  const line = (bytes: Buffer) => {
    lines++;
    if (!isBlank(bytes)) attempt(problems, () => session.line(bytes, "the change"), `line ${lines}`);
  };
  const rest = new Rest();
  let byLine: boolean | undefined;
  for await (const isNew of rest.filledFrom(file)) {
    // A larger file without lines is rejected before it fills the memory.
    if (rest.size > (rest.fileSize > MAX_WHOLE ? MAX_WITHOUT_LINE : MAX_WHOLE))
      return [{ code: "too-large", message: "the file is larger than 512 MiB: write one change per line" }];
    if (byLine === false || !isNew.includes(NEWLINE)) continue;
    if (byLine === undefined) {
      const first = firstLine(rest.bytes);
      byLine = first && session.isChange(first);
    }
    if (byLine) for (const bytes of rest.lines()) line(bytes);
  }
  const { bytes } = rest;
  if (byLine ?? session.isChange(bytes)) {
    if (bytes.length > 0) line(bytes);
  } else attempt(problems, () => whole(bytes, session, problems));
  return problems;
}

/** Describes truncated files for readers who do not know JSON. @param line null: the whole file */
function brokenOff(code: string | undefined, line: string | null): string | undefined {
  if (code === "empty" && line === null) return "the history file is empty";
  if (code === "truncated")
    return line === null ? "the history file breaks off before its end" : `${line} breaks off before its revision ends`;
  return undefined;
}

/** Runs `read`, and adds its errors to the problems. @param line null: the whole file */
function attempt(problems: EvidenceProblem[], read: () => void, line: string | null = null): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    for (const { code, message, revision } of error.problems)
      if (problems.length < MAX_PROBLEMS)
        problems.push({
          code: code ?? "schema",
          message: brokenOff(code, line) ?? `${line === null ? "" : `${line}: `}${message}`,
          ...(revision !== undefined && { revision }),
        });
  }
}

/** Returns the first line that is not blank; undefined if it is incomplete. */
function firstLine(bytes: Buffer): Buffer | undefined {
  const start = bytes.findIndex((byte) => byte > 0x20);
  const end = start < 0 ? -1 : bytes.indexOf(NEWLINE, start);
  return end < 0 ? undefined : bytes.subarray(start, end);
}

/** Whether a line has only white space of JSON. Zero bytes are a line that was lost, for example after a power failure. */
function isBlank(bytes: Buffer): boolean {
  for (const byte of bytes) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
  return true;
}

/** Unconsumed bytes of a file, in one reused buffer. Only long lines enlarge it. */
class Rest {
  #memory = Buffer.allocUnsafeSlow(CHUNK);
  #start = 0;
  #end = 0;
  /** The size of the file that is read; 0 if it is unknown. */
  fileSize = 0;

  get size(): number {
    return this.#end - this.#start;
  }

  get bytes(): Buffer {
    return this.#memory.subarray(this.#start, this.#end);
  }

  /** Takes every complete line. A line's bytes are valid until the next read. */
  *lines(): Generator<Buffer> {
    for (let end = this.#newline(); end >= 0; end = this.#newline()) {
      const line = this.#memory.subarray(this.#start, end);
      this.#start = end + 1;
      yield line;
    }
  }

  #newline(): number {
    const at = this.#memory.indexOf(NEWLINE, this.#start);
    return at < this.#end ? at : -1;
  }

  /** Reads a file to its end. Yields the new bytes of each read. */
  async *filledFrom(file: string): AsyncGenerator<Buffer> {
    const source = sourceOf(file);
    this.fileSize = source.size ?? 0;
    try {
      for (;;) {
        this.#makeRoom();
        const count = await source.read(this.#memory.subarray(this.#end));
        if (count === 0) return;
        this.#end += count;
        yield this.#memory.subarray(this.#end - count, this.#end);
      }
    } finally {
      await source.close();
    }
  }

  #makeRoom(): void {
    const { bytes } = this;
    if (2 * bytes.length > this.#memory.length) this.#memory = Buffer.allocUnsafeSlow(2 * this.#memory.length);
    bytes.copy(this.#memory);
    [this.#start, this.#end] = [0, bytes.length];
  }
}

interface Source {
  /** The size of a regular file. */
  readonly size?: number;
  /** Fills a buffer from its start. @returns the number of bytes; 0 at the end */
  read(into: Buffer): number | Promise<number>;
  close(): void | Promise<void>;
}

/** Pipes and devices whose first bytes were read. They cannot be opened again. */
const begunStreams = new Map<string, { readonly head: Buffer; readonly rest: AsyncIterator<Buffer> }>();
const nothing: Buffer = Buffer.alloc(0);

/** Reads files synchronously: waiting for another thread takes longer than the read itself. */
function sourceOf(file: string): Source {
  const { head, rest: opened = openedOf(file) } = begunStreams.get(file) ?? {};
  begunStreams.delete(file);
  if (typeof opened !== "number") return ofChunks(file, opened, head);
  return {
    size: fstatSync(opened).size,
    read: (into) => attemptOn(file, () => readSync(opened, into)),
    close: () => closeSync(opened),
  };
}

/** Opens a history: the descriptor of a regular file, else the chunks. @throws DriftlineError `usage` if it cannot */
function openedOf(file: string): number | AsyncIterator<Buffer> {
  if (file === "-") return chunksOf(process.stdin);
  const opened = attemptOn(file, () => openSync(file, "r"));
  return fstatSync(opened).isFile() ? opened : chunksOf(createReadStream(file, { fd: opened }));
}

function chunksOf(stream: AsyncIterable<Buffer>): AsyncIterator<Buffer> {
  return stream[Symbol.asyncIterator]();
}

/** @throws DriftlineError `usage` if the system refuses */
function attemptOn<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    return fail(file, error);
  }
}

/** @param head the bytes before the chunks */
function ofChunks(file: string, chunks: AsyncIterator<Buffer>, head?: Buffer): Source {
  let remainingBytes = head ?? nothing;
  return {
    read: async (into) => {
      if (remainingBytes.length === 0) remainingBytes = await nextOf(file, chunks);
      const count = remainingBytes.copy(into);
      remainingBytes = remainingBytes.subarray(count);
      return count;
    },
    close: async () => {
      await chunks.return?.();
    },
  };
}

/** Returns the next chunk; an empty one at the end. */
async function nextOf(file: string, chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const { done, value } = await chunks.next().catch((error: unknown) => fail(file, error));
  return done === true ? nothing : value;
}

function fail(file: string, error: unknown): never {
  if (codeOf(error) === undefined) throw error;
  throw usageError(`the history ${file} cannot be read: ${reasonOf(error)}`, "give a file, or - for standard input");
}

/** Returns the organization in a file that Driftline sealed; undefined if it names none. Consumes nothing. */
export async function sealedFor(file: string): Promise<string | undefined> {
  const head = await headOf(file);
  const [, mark] = firstMark.exec(head.toString("utf8")) ?? [];
  if (mark === undefined) return undefined;
  try {
    return markOf(JSON.parse(mark) as Json)?.organization;
  } catch {
    return undefined; // reading the file reports its errors
  }
}

const firstMark =
  /^\ufeff?\s*(?:\{\s*"changes"\s*:\s*)?(?:\[\s*)?\{\s*"\$driftline"\s*:\s*(\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\})/;

/** Returns the first bytes of a history. */
async function headOf(file: string): Promise<Buffer> {
  const opened = openedOf(file);
  if (typeof opened !== "number") {
    const first = await nextOf(file, opened);
    begunStreams.set(file, { head: first, rest: opened });
    return first.subarray(0, HEAD);
  }
  const head = Buffer.alloc(HEAD);
  try {
    return head.subarray(
      0,
      attemptOn(file, () => readSync(opened, head)),
    );
  } finally {
    closeSync(opened);
  }
}

function whole(bytes: Buffer, session: SealSession, problems: EvidenceProblem[]): void {
  const first = bytes.find((byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf);
  if (first === 0x5b) return session.list(bytes, MAX_WHOLE);
  const { pagination } = session.page(bytes, MAX_WHOLE);
  const { hasMore, nextCursor } = pagination;
  if (hasMore || nextCursor) {
    const says = hasMore ? "hasMore is true on this page" : "hasMore is false on this page, and it has a nextCursor";
    problems.push({ code: "more-pages", message: `${says}, but no further page was given` });
  }
}
