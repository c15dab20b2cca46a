// A YAML language server as in editors: a separate process, controlled by JSON-RPC over its standard streams.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const program = createRequire(import.meta.url).resolve("yaml-language-server/bin/yaml-language-server");

/** Marks the cursor in a text. */
const CURSOR = "‸";

export interface Completion {
  readonly label: string;
  readonly documentation?: string | { readonly value: string };
  readonly insertText?: string;
}

export interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly character: number;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

// Nothing is downloaded: there is no schema store, and files without a schema are ignored. Any attempt is fatal.
const offline = 'import net from "node:net"; net.Socket.prototype.connect = () => process.exit(70);';
const settings: Record<string, unknown> = {
  yaml: {
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: false },
    kubernetesCRDStore: { enable: false },
    schemas: {},
  },
};

interface Answer {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, Answer>();
  readonly #waiting = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();
  readonly #configured: Promise<void>;
  readonly #ended: Promise<number | null>;
  readonly #lost: Promise<never>;
  #configure!: () => void;
  #bytes = Buffer.alloc(0);
  #id = 0;
  #documents = 0;

  private constructor() {
    this.#process = spawn(
      process.execPath,
      ["--import", `data:text/javascript,${encodeURIComponent(offline)}`, program, "--stdio"],
      { stdio: "pipe" },
    );
    this.#configured = new Promise((resolve) => (this.#configure = resolve));
    this.#process.stdout.on("data", (chunk: Buffer) => this.#read(chunk));
    this.#ended = new Promise((resolve) => this.#process.once("exit", resolve));
    this.#lost = this.#ended.then((code) => Promise.reject(new Error(`the language server ended (${code})`)));
    this.#lost.catch(() => undefined); // callers that wait for an answer get the error
  }

  static async start(): Promise<LanguageServer> {
    const server = new LanguageServer();
    await server.#ask("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
        textDocument: {
          completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
          hover: { contentFormat: ["markdown"] },
        },
      },
    });
    server.#tell("initialized", {});
    server.#tell("workspace/didChangeConfiguration", { settings });
    await Promise.race([server.#configured, server.#lost]);
    return server;
  }

  async stop(): Promise<void> {
    await this.#ask("shutdown", undefined);
    this.#tell("exit", undefined);
    await this.#ended;
  }

  /** Returns the completions at the cursor of a text in the folder of the schemas. */
  async complete(text: string, name = "mine.yaml"): Promise<readonly Completion[]> {
    const { uri, position } = this.#open(text, name);
    const items = (await this.#ask("textDocument/completion", { textDocument: { uri }, position })) as
      | { items: readonly Completion[] }
      | readonly Completion[];
    return "items" in items ? items.items : items;
  }

  /** Returns the hover text of the word under the cursor, as Markdown; undefined if there is none. */
  async hover(text: string, name = "mine.yaml"): Promise<string | undefined> {
    const { uri, position } = this.#open(text, name);
    const hover = (await this.#ask("textDocument/hover", { textDocument: { uri }, position })) as {
      contents: { value: string };
    } | null;
    return hover?.contents.value;
  }

  /** Returns the diagnostics of a text. */
  async diagnose(text: string, name = "mine.yaml"): Promise<readonly Diagnostic[]> {
    const { uri } = this.#open(text, name);
    const judged = new Promise<readonly Diagnostic[]>((resolve) => this.#waiting.set(uri, resolve));
    return Promise.race([judged, this.#lost]);
  }

  /** Opens a text as its own file below the folder of the schemas. */
  #open(text: string, name: string): { uri: string; position: Position } {
    const at = text.indexOf(CURSOR);
    const clean = text.replace(CURSOR, "");
    const file = path.resolve("policies", `open-${++this.#documents}`, name);
    const uri = pathToFileURL(file).href;
    this.#tell("textDocument/didOpen", { textDocument: { uri, languageId: "yaml", version: 1, text: clean } });
    const before = clean.slice(0, Math.max(0, at)).split("\n");
    return { uri, position: { line: before.length - 1, character: before.at(-1)!.length } };
  }

  #ask(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#id;
    const answer = new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
    this.#send({ id, method, params });
    return Promise.race([answer, this.#lost]);
  }

  #tell(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  #send(message: object): void {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.#process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.#process.stdin.write(body);
  }

  #read(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    for (;;) {
      const head = this.#bytes.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#bytes.toString("ascii", 0, head))![1]);
      if (this.#bytes.length < head + 4 + length) return;
      const body = this.#bytes.toString("utf8", head + 4, head + 4 + length);
      this.#bytes = this.#bytes.subarray(head + 4 + length);
      this.#take(JSON.parse(body) as Message);
    }
  }

  #take({ id, method, params, result, error }: Message): void {
    if (method === undefined) {
      const answer = this.#answers.get(id!);
      this.#answers.delete(id!);
      if (error) answer?.reject(new Error(error.message));
      else answer?.resolve(result);
    } else if (method === "workspace/configuration") {
      const { items } = params as { items: readonly { section: string }[] };
      this.#send({ id, result: items.map(({ section }) => settings[section] ?? {}) });
      this.#configure();
    } else if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = params as { uri: string; diagnostics: readonly Diagnostic[] };
      this.#waiting.get(uri)?.(diagnostics);
      this.#waiting.delete(uri);
    } else if (id !== undefined) this.#send({ id, result: null }); // registrations and the like
  }
}
