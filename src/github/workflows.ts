// The current workflows of the repository. Issues of audits whose workflow or job is gone are taken over.
import * as z from "zod/mini";
import { parse } from "yaml";
import type { GitHub } from "./client.ts";
import type { Context } from "./context.ts";
import { auditId, short } from "./marker.ts";
import { refusal, statusOf } from "./refusal.ts";

export interface WorkflowParts {
  readonly files: boolean;
  /** The jobs of the running workflow. */
  readonly jobs: boolean;
}

/** The workflows of the default branch; null: not requested, or unknown. */
export interface Workflows {
  /** The digests (`short`) of the files. */
  readonly files: ReadonlySet<string> | null;
  /** The audits (auditId) named after jobs of the running workflow. */
  readonly audits: ReadonlySet<string> | null;
}

type Job = NonNullable<Context["job"]>;

/** Returns the name of an audit without its own name. */
export function defaultName({ workflow, name }: Job): string {
  return `${workflow} ${name}`;
}

/**
 * Reads the workflows of the workflow's repository.
 * @throws DriftlineError `incomplete` if GitHub does not answer; a missing permission is no error
 */
export async function workflowsOf(github: GitHub, { place, job }: Context, request: WorkflowParts): Promise<Workflows> {
  if (job === null) return { files: null, audits: null };
  const at = { owner: place.owner, repo: place.repository };
  return {
    files: request.files ? filesIn(await contentsOf(github, at, ".github/workflows"), job) : null,
    audits: request.jobs ? auditsIn(await contentsOf(github, at, job.workflow), job) : null,
  };
}

/** Reads a folder or a file of the default branch; null if the token may not. */
async function contentsOf(github: GitHub, at: { owner: string; repo: string }, path: string): Promise<unknown> {
  try {
    return (await github.request("GET /repos/{owner}/{repo}/contents/{path}", { ...at, path })).data;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 403) return null;
    throw refusal(error, "read the workflows");
  }
}

/** Returns the files of a listing; null without the running workflow, because then the listing is of another place. */
function filesIn(listing: unknown, { workflow }: Job): Workflows["files"] {
  const entries = z.safeParse(z.array(z.object({ path: z.string() })), listing).data ?? [];
  const files = new Set(entries.map(({ path }) => short(path)));
  return files.has(short(workflow)) ? files : null;
}

const fileShape = z.object({ content: z.string(), encoding: z.literal("base64") });
const workflowShape = z.object({ jobs: z.record(z.string(), z.looseObject({})) });

/**
 * Returns the audits of the jobs in a workflow's file; null without the running job, or if a job calls another
 * workflow: the jobs of that workflow are named after this file too, but are not in it.
 */
function auditsIn(file: unknown, job: Job): Workflows["audits"] {
  const text = z.safeParse(fileShape, file).data?.content;
  const jobs = text === undefined ? undefined : jobsIn(Buffer.from(text, "base64").toString("utf8"));
  if (jobs === undefined || !Object.hasOwn(jobs, job.name)) return null;
  if (Object.values(jobs).some((definition) => Object.hasOwn(definition, "uses"))) return null;
  return new Set(Object.keys(jobs).map((name) => auditId(defaultName({ ...job, name }))));
}

function jobsIn(source: string): z.infer<typeof workflowShape>["jobs"] | undefined {
  try {
    return z.safeParse(workflowShape, parse(source, { logLevel: "silent" })).data?.jobs;
  } catch {
    return undefined; // a text that is not YAML has no jobs
  }
}
