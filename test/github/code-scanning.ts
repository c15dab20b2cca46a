// GitHub's code scanning, which the emulator lacks: takes a compressed log, processes it, and reports the result.
import { gunzipSync } from "node:zlib";

interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly properties: { tags: string[] } }[] } };
    readonly results: readonly {
      readonly level: string;
      readonly locations: readonly { readonly physicalLocation?: object }[];
    }[];
    readonly properties: { readonly openResultsLeftOut: number };
  }[];
}

export interface Upload {
  readonly commit: string;
  readonly ref: string;
  readonly tool: string;
  /** As sent, decompressed. */
  readonly text: string;
  readonly log: Log;
}

interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
}

const UPLOADS = "/repos/{owner}/{repo}/code-scanning/sarifs";
const id = (n: number) => `47177e22-5596-11eb-80a1-${String(n).padStart(12, "0")}`;

export class CodeScanning {
  readonly uploads: Upload[] = [];
  /** The number of requests until an answer: first the upload is unknown, then pending. */
  patience = 0;
  readonly #asked = new Map<string, number>();

  reset(): void {
    this.uploads.length = 0;
    this.#asked.clear();
    this.patience = 0;
  }

  answer({ method, path, body }: Exchange, { pathname }: URL): { status: number; body?: unknown } | undefined {
    if (method === "POST" && path === UPLOADS) return this.#take(body!);
    if (method === "GET" && path === `${UPLOADS}/{sarif_id}`) return this.#tell(pathname.split("/").at(-1)!);
    return undefined;
  }

  #take({ commit_sha, ref, sarif, tool_name }: Record<string, unknown>) {
    const packed = Buffer.from(sarif as string, "base64");
    if (packed.length > 10_000_000) return { status: 413 };
    const text = gunzipSync(packed).toString();
    this.uploads.push({
      commit: commit_sha as string,
      ref: ref as string,
      tool: tool_name as string,
      text,
      log: JSON.parse(text) as Log,
    });
    return { status: 202, body: { id: id(this.uploads.length), url: "https://api.github.com/" } };
  }

  #tell(pathname: string) {
    const upload = this.uploads[Number(pathname.split("-").at(-1)) - 1];
    const times = (this.#asked.get(pathname) ?? 0) + 1;
    this.#asked.set(pathname, times);
    if (!upload || (times === 1 && this.patience > 0)) return { status: 404 };
    if (times <= this.patience) return { status: 200, body: { processing_status: "pending" } };
    const errors = problemsOf(upload.log);
    if (errors.length > 0) return { status: 200, body: { processing_status: "failed", errors } };
    return {
      status: 200,
      body: { processing_status: "complete", analyses_url: "https://api.github.com/", errors: null },
    };
  }
}

/** Returns GitHub's reasons to refuse a whole log. */
function problemsOf({ runs }: Log): string[] {
  const errors = runs.length > 20 ? ["too many runs"] : [];
  for (const { results, tool } of runs) {
    if (results.length > 25_000) errors.push("too many results");
    if (tool.driver.rules.some(({ properties }) => properties.tags.length > 20)) errors.push("too many tags");
    if (results.some(({ locations }) => locations[0]?.physicalLocation === undefined))
      errors.push("locationFromSarifResult: expected at least one location");
  }
  return errors;
}
