// The workflows that the repository has today. The issues of an audit whose workflow or job is gone are taken over.
import * as z from "zod/mini";
import { parse } from "yaml";
import type { GitHub } from "./client.ts";
import type { Context } from "./context.ts";
import { auditId, short } from "./marker.ts";
import { refusal, statusOf } from "./refusal.ts";

/** What is asked. */
export interface Asked {
  /** The files of all workflows. */
  readonly files: boolean;
  /** The jobs of the workflow that runs. */
  readonly jobs: boolean;
}

/** What GitHub says of the default branch; null: it was not asked, or it cannot be told. */
export interface Workflows {
  /** The files, as short gives them. */
  readonly files: ReadonlySet<string> | null;
  /** The audits that jobs of the workflow that runs are named after, as auditId gives them. */
  readonly audits: ReadonlySet<string> | null;
}

type Job = NonNullable<Context["job"]>;

/** The name of an audit that was given none. */
export function defaultName({ workflow, name }: Job): string {
  return `${workflow} ${name}`;
}

/**
 * Asks for the workflows of the repository that the workflow is in.
 * @throws DriftlineError `incomplete` when GitHub does not answer; that the token may not see them is no error
 */
export async function workflowsOf(github: GitHub, { place, job }: Context, request: Asked): Promise<Workflows> {
  if (job === null) return { files: null, audits: null };
  const at = { owner: place.owner, repo: place.repository };
  return {
    files: request.files ? filesIn(await contentsOf(github, at, ".github/workflows"), job) : null,
    audits: request.jobs ? auditsIn(await contentsOf(github, at, job.workflow), job) : null,
  };
}

/** A folder or a file of the default branch; null where the token does not see it. */
async function contentsOf(github: GitHub, at: { owner: string; repo: string }, path: string): Promise<unknown> {
  try {
    return (await github.request("GET /repos/{owner}/{repo}/contents/{path}", { ...at, path })).data;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 403) return null;
    throw refusal(error, "read the workflows");
  }
}

/** The files of a listing; null where the workflow that runs is not among them: then it is no listing of where it runs. */
function filesIn(listing: unknown, { workflow }: Job): Workflows["files"] {
  const entries = z.safeParse(z.array(z.object({ path: z.string() })), listing).data ?? [];
  const files = new Set(entries.map(({ path }) => short(path)));
  return files.has(short(workflow)) ? files : null;
}

const fileShape = z.object({ content: z.string(), encoding: z.literal("base64") });
const workflowShape = z.object({ jobs: z.record(z.string(), z.looseObject({})) });

/**
 * The audits of the jobs in a workflow's file; null where the job that runs is not among them, or where a job calls another
 * workflow: the jobs of that one are named after this file too, and do not stand in it.
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
    return undefined; // a text that is no YAML names no jobs
  }
}
