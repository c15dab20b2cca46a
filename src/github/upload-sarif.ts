// Uploads findings to GitHub's code scanning, and waits until they are processed.
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import * as z from "zod/mini";
import { DriftlineError } from "../errors.ts";
import { clip, visible } from "../text.ts";
import { count } from "../words.ts";
import { parseAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import type { RepositoryPlace } from "./place.ts";
import { type Feature, refusal, REPORT_IT, statusOf } from "./refusal.ts";

export interface SarifDelivery {
  readonly place: RepositoryPlace;
  /** The checked-out commit, and its branch or pull request. */
  readonly commit: string;
  readonly ref: string;
  /** Renders the log with at most this many results, worst first. */
  readonly render: (results: number) => string;
  /** Called with the text to send. @throws if it must not be sent */
  readonly check: (text: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** GitHub accepts 10 MB, and shows 5,000 results. */
const MAX_BYTES = 10_000_000;
const MAX_RESULTS = 5000;
/** Seconds between requests: two minutes in total. */
const WAITS = [1, 2, 3, 4, 5, 5, 10, 10, 20, 20, 20, 20];
const MAX_ERRORS = 5;

const codeScanning: Feature = {
  name: "its code scanning",
  permission: "security-events: write",
  off: [
    "code scanning is turned off",
    "turn it on (in a private repository it is part of Code Security), or set sarif: off",
  ],
  offWords: /advanced security|code security|code scanning is not enabled/i,
  fix: "check that the workflow's commit is one of this repository",
};

const receipt = z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/)) });
const status = z.object({
  processing_status: z.enum(["pending", "complete", "failed"]),
  errors: z.optional(z.nullable(z.array(z.string()))),
});

/**
 * Uploads the results, and waits until GitHub has processed them. Repeating the same upload is harmless.
 * @throws DriftlineError `incomplete` if GitHub refused, or did not confirm the processing
 */
export async function uploadSarif(github: GitHub, delivery: SarifDelivery): Promise<void> {
  const { place, commit, ref, render, check, wait } = delivery;
  const at = { owner: place.owner, repo: place.repository };
  const sarif = await compressLog(render, check);
  const doing = "take the results for code scanning";
  let id: string;
  try {
    const { data } = await github.request("POST /repos/{owner}/{repo}/code-scanning/sarifs", {
      ...at,
      commit_sha: commit,
      ref,
      sarif,
      tool_name: "Driftline",
    });
    id = parseAnswer(receipt, data, doing).id;
  } catch (error) {
    throw sarifError(refusal(error, doing, codeScanning));
  }
  await waitForProcessing(github, { ...at, sarif_id: id }, check, wait);
}

/** Compresses the log for GitHub, with as many results as fit. */
async function compressLog(render: SarifDelivery["render"], check: (text: string) => void): Promise<string> {
  for (let results = MAX_RESULTS; results > 0; results = Math.floor(results / 2)) {
    const text = render(results);
    check(text);
    // Node's gzip writes no time and no name of a system.
    const bytes = await promisify(gzip)(text);
    if (bytes.length <= MAX_BYTES) return bytes.toString("base64");
  }
  throw new DriftlineError("incomplete", "sarif: GitHub accepts 10 MB, and the first result is already larger");
}

type Upload = { readonly owner: string; readonly repo: string; readonly sarif_id: string };

async function waitForProcessing(
  github: GitHub,
  upload: Upload,
  check: (text: string) => void,
  wait: SarifDelivery["wait"],
) {
  const doing = "say what became of the results for code scanning";
  for (const seconds of WAITS) {
    await wait(seconds * 1000);
    const { processing_status: became, errors } = await ask(github, upload, doing);
    if (became === "complete") return;
    if (became === "failed") throw processingError(errors ?? [], check);
  }
  const seconds = WAITS.reduce((sum, n) => sum + n, 0);
  throw new DriftlineError("incomplete", {
    message: `sarif: GitHub accepted the results, but did not process them within ${seconds} seconds`,
    hint: "look at the code scanning page of the repository; the next run sends them again",
  });
}

async function ask(github: GitHub, upload: Upload, doing: string): Promise<z.infer<typeof status>> {
  try {
    const { data } = await github.request("GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}", upload);
    return parseAnswer(status, data, doing);
  } catch (error) {
    // A new upload may not be known everywhere yet.
    if (statusOf(error) === 404) return { processing_status: "pending" };
    throw sarifError(refusal(error, doing, codeScanning));
  }
}

/** Reports GitHub's words on a rejected log, after `check`: they may repeat its content. */
function processingError(errors: readonly string[], check: (text: string) => void): DriftlineError {
  const texts = errors.slice(0, MAX_ERRORS).map((error) => visible(clip(error, 300)));
  for (const error of errors) check(error);
  const more = errors.length > texts.length ? [`and ${count(errors.length - texts.length, "more error")}`] : [];
  const why = [...texts, ...more].join("; ");
  return new DriftlineError("incomplete", {
    message: `sarif: GitHub could not process the results${why === "" ? "" : `: ${why}`}`,
    hint: REPORT_IT,
  });
}

function sarifError({ message }: DriftlineError): DriftlineError {
  return new DriftlineError("incomplete", `sarif: ${message}`);
}
