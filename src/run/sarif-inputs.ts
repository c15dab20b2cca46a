// The Action's input about code scanning.
import { DriftlineError } from "../errors.ts";
import { pullRequestOf } from "../github/pull-request.ts";
import type { Asked } from "./deliveries/delivery.ts";
import { type Access, accessOf } from "./github-access.ts";
import * as options from "./options.ts";

export interface SarifOptions extends Access {
  readonly commit: string;
  readonly ref: string;
}

/** What to upload results with; why none are, in a run that cannot; null: nobody asked. @throws DriftlineError `usage` */
export function sarifOptions(
  asked: Pick<Asked, "input" | "environment" | "event" | "isExposed">,
): SarifOptions | { readonly left: string } | null {
  const { input, environment, event } = asked;
  if (options.choice("sarif", input("sarif") ?? "off", ["off", "upload"]) === "off") return null;
  const access = accessOf(asked, "sarif", "code scanning");
  if (pullRequestOf(environment, event)?.isFork)
    return { left: "the pull request comes from a fork, whose token may only read" };
  const [commit, ref] = [environment["GITHUB_SHA"] ?? "", environment["GITHUB_REF"] ?? ""];
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) || !/^refs\/(?:heads|tags|pull)\/[\x21-\x7e]{1,1000}$/.test(ref))
    throw new DriftlineError("usage", "sarif: GITHUB_SHA and GITHUB_REF do not name what the results would be about");
  return { ...access, commit, ref };
}
