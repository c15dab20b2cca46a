// A GitHub to deliver to: a stateful emulator, behind a proxy that checks every request and answer against GitHub's own
// description and limits, and that fails on request of a test.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createEmulator, type Emulator } from "emulate";
import { CodeScanning } from "./code-scanning.ts";
import { GitAtOnce } from "./git-at-once.ts";
import { answerProblems, operationOf, requestProblems } from "./description.ts";

export const TOKEN = "token-of-the-workflow";
const OTHER = "token-of-somebody-else";
export const at = { owner: "driftline-bot", repo: "controls" };

export interface Exchange {
  readonly method: string;
  /** With parameter names: `/repos/{owner}/{repo}/issues`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown> | undefined;
}

/** An exchange with its actual path: `/repos/corp/controls/issues`. */
export interface Asked extends Exchange {
  readonly asked: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Replaces an exchange, or its answer. */
export interface Fault {
  before?: (exchange: Asked) => Answer | "hang up" | undefined;
  after?: (exchange: Asked, answer: Answer) => Answer | "hang up" | undefined;
}

interface Shown {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly state: string;
  readonly labels: readonly { readonly name: string }[];
  readonly assignees: readonly { readonly login: string }[];
  readonly user: { readonly login: string };
}

export class FakeGitHub {
  readonly #emulator: Emulator;
  readonly #server: Server;
  readonly exchanges: Asked[] = [];
  /** Mismatches with GitHub's description. */
  readonly problems: string[] = [];
  readonly codeScanning = new CodeScanning();
  fault: Fault = {};
  /** Behaves as for a workflow's own token, which may not request its user. */
  isWorkflow = false;
  /** Whether GraphQL and archives are answered; else only REST. */
  isWhole = true;
  readonly #git = new GitAtOnce(async (method, path, body) => this.as("us", method, path, body));

  private constructor(emulator: Emulator) {
    this.#emulator = emulator;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async start(): Promise<FakeGitHub> {
    const emulator = await createEmulator({
      service: "github",
      port: 0,
      seed: {
        tokens: { [TOKEN]: { login: at.owner, scopes: ["repo"] }, [OTHER]: { login: "mallory", scopes: ["repo"] } },
        github: { users: [{ login: at.owner }, { login: "mallory" }], repos: [{ owner: at.owner, name: at.repo }] },
      },
    });
    const github = new FakeGitHub(emulator);
    await new Promise<void>((resolve) => github.#server.listen(0, "127.0.0.1", resolve));
    return github;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Empties the repository. */
  reset(): void {
    this.#emulator.reset();
    this.codeScanning.reset();
    this.exchanges.length = this.problems.length = 0;
    this.fault = {};
    this.isWorkflow = false;
    this.isWhole = true;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.#emulator.close();
  }

  /** Returns the methods and paths of all requests except reads. */
  get writes(): string[] {
    const isQuestion = ({ method, path, body }: Exchange) =>
      method === "GET" || (path === "/graphql" && String(body?.["query"]).startsWith("query"));
    return this.exchanges.filter((exchange) => !isQuestion(exchange)).map(({ method, path }) => `${method} ${path}`);
  }

  /** Sends a request as somebody, past the proxy. */
  async as(who: "us" | "mallory", method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.#emulator.url}/repos/${at.owner}/${at.repo}${path}`, {
      method,
      headers: { authorization: `token ${who === "us" ? TOKEN : OTHER}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  /** Returns all issues, as visible to anybody. */
  async issues(): Promise<Shown[]> {
    const issues: Shown[] = [];
    for (let page = 1; ; page++) {
      const part = (await this.as("us", "GET", `/issues?state=all&per_page=100&direction=asc&page=${page}`)) as Shown[];
      issues.push(...part);
      if (part.length < 100) return issues;
    }
  }

  async comments(number: number): Promise<string[]> {
    const comments = (await this.as("us", "GET", `/issues/${number}/comments?per_page=100`)) as { body: string }[];
    return comments.map(({ body }) => body);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url!, this.url);
    // GitHub Enterprise Server has its API below a path.
    url.pathname = url.pathname.replace(/^\/api(?:\/v3)?\//, "/");
    const method = request.method!;
    const operation = operationOf(method, url.pathname);
    const body = text === "" ? undefined : (JSON.parse(text) as Record<string, unknown>);
    const exchange = {
      method,
      path: operation?.path ?? url.pathname,
      asked: url.pathname,
      query: url.searchParams,
      body,
    };
    this.exchanges.push(exchange);
    const wrong = operation ? requestProblems(operation, url.searchParams, body) : [];
    if (!operation && !atOnce.test(exchange.path)) wrong.push("GitHub has no such operation");
    this.problems.push(...wrong.map((problem) => `${method} ${exchange.path}: ${problem}`));
    let answer = this.fault.before?.(exchange) ?? (await this.#own(exchange, request));
    if (answer === undefined) {
      answer = this.codeScanning.answer(exchange, url) ?? asGitHub(exchange, await this.#forward(request, url, text));
      if (operation)
        for (const problem of answerProblems(operation, answer.status, answer.body))
          this.problems.push(`${method} ${exchange.path} answered ${answer.status}: ${problem}`);
      answer = this.fault.after?.(exchange, answer) ?? answer;
    }
    if (answer === "hang up") {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    if (Buffer.isBuffer(answer.body)) response.end(answer.body);
    else response.end(answer.body === undefined ? "" : JSON.stringify(answer.body));
  }

  /** Answers what the emulator lacks: the token's account, and limits on the length of texts. */
  async #own(exchange: Asked, request: IncomingMessage): Promise<Answer | "hang up" | undefined> {
    const { path, body } = exchange;
    const isDownload = path.startsWith("/codeload/");
    if (isDownload && request.headers.authorization !== undefined)
      this.problems.push("the token was sent to another host");
    if (!isDownload && request.headers.authorization !== `token ${TOKEN}`)
      return { status: 401, body: { message: "Bad credentials" } };
    if (atOnce.test(path) && !this.isWhole) return { status: 401, body: { message: "Bad credentials" } };
    const git = await this.#git.answer(exchange, this.url);
    if (git !== undefined) return this.fault.after?.(exchange, git) ?? git;
    if (path === "/graphql") return { status: 200, body: { data: { viewer: { login: at.owner, databaseId: 3 } } } };
    if (path === "/user" && this.isWorkflow)
      return { status: 403, body: { message: "Resource not accessible by integration" } };
    const { body: text = "", title = "" } = (body ?? {}) as { body?: string; title?: string };
    if (text.length > 65_536 || title.length > 256) return { status: 422, body: { message: "Validation Failed" } };
    return undefined;
  }

  async #forward(request: IncomingMessage, url: URL, text: string): Promise<Answer> {
    const answer = await fetch(`${this.#emulator.url}${url.pathname}${url.search}`, {
      method: request.method!,
      headers: { authorization: request.headers.authorization! },
      ...(text && { body: text }),
    });
    const link = answer.headers.get("link")?.replaceAll(new URL(this.#emulator.url).origin, this.url);
    const got = await answer.text();
    return {
      status: answer.status,
      ...(link && { headers: { link } }),
      body: got === "" ? undefined : (JSON.parse(got) as unknown),
    };
  }
}

/** Answered in one request, and absent from the description of REST. */
const atOnce = /^\/graphql$|\/tarball\/|^\/codeload\//;

/** Corrects the emulator: moving a deleted branch is a 422 at GitHub, not a 404. */
function asGitHub({ method, path }: Exchange, answer: Answer): Answer {
  const isGone = method === "PATCH" && path.endsWith("/git/refs/{ref}") && answer.status === 404;
  return isGone ? { status: 422, body: { ...(answer.body as object), message: "Reference does not exist" } } : answer;
}
