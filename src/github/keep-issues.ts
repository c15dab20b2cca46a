// Keeps the issues of a repository: the whole delivery, for a door to call.
import { setTimeout } from "node:timers/promises";
import type { Report } from "../model/report/index.ts";
import { anchorOf } from "./anchor.ts";
import { sharedGitHub } from "./client.ts";
import type { Context } from "./context.ts";
import { type Delivered, deliverIssues } from "./deliver.ts";
import { IssuesApi } from "./issues-api.ts";
import type { Mode } from "./input.ts";

export interface IssueOptions {
  readonly mode: Mode;
  /** How many findings get an issue of their own. */
  readonly max: number;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly token: string;
  /** The fingerprint key, which signs what issues remember; null: none. */
  readonly key: string | null;
  readonly context: Context;
}

/**
 * Makes the issues say what the report says.
 * @param check called with every text before any is sent
 * @throws DriftlineError `incomplete` when GitHub did not take it, `usage` when token or address cannot be right
 */
export async function keepIssues(
  report: Readonly<Report>,
  { mode, max, labels, assignees, token, key, context }: IssueOptions,
  check: (text: string) => void,
): Promise<Delivered> {
  const { api, place, seat } = context;
  const github = sharedGitHub({ api, token, userAgent: `driftline/${report.tool.version}` });
  const issues = await IssuesApi.open(github, { owner: place.owner, repo: place.repository }, key);
  const wait = async (milliseconds: number) => setTimeout(milliseconds);
  const input = { report, mode, max, place, seat, anchor: anchorOf(report) };
  return deliverIssues(issues, { input, labels, assignees, check, wait });
}
