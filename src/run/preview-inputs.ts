// The Action's input about pull requests.
import { type PullRequest, pullRequestOf } from "../github/pull-request.ts";
import type { Asked } from "./deliveries/delivery.ts";
import { type Access, accessOf } from "./github-access.ts";
import * as options from "./options.ts";

export interface PreviewOptions extends Access {
  readonly pull: PullRequest;
}

type PreviewInputs = Pick<Asked, "input" | "environment" | "event" | "isExposed">;

const isAsked = ({ input }: PreviewInputs) =>
  options.choice("preview", input("preview") ?? "off", ["off", "comment"]) === "comment";

/** Whether a preview is asked for of a pull request from a fork, which gets no secrets. @throws DriftlineError `usage` */
export function isForeign(asked: PreviewInputs): boolean {
  return isAsked(asked) && pullRequestOf(asked.environment, asked.event)?.isFork === true;
}

/** What to comment on; null: nobody asked, or the run is about no pull request. @throws DriftlineError `usage` */
export function previewOptions(asked: PreviewInputs): PreviewOptions | null {
  if (!isAsked(asked)) return null;
  const pull = pullRequestOf(asked.environment, asked.event);
  return pull === null ? null : { pull, ...accessOf(asked, "preview", "a comment") };
}
