// Findings for code scanning.
import { setTimeout } from "node:timers/promises";
import { usageError } from "../../errors.ts";
import { sharedGitHub } from "../../github/client.ts";
import { pullRequestOf } from "../../github/pull-request.ts";
import { uploadSarif } from "../../github/upload-sarif.ts";
import { valueAt } from "../../model/json.ts";
import { reporters } from "../../reporters/index.ts";
import { choice } from "../../run/options.ts";
import { count } from "../../words.ts";
import { type Access, accessOf } from "../github-access.ts";
import type { DeliveryRequest, Delivery } from "./delivery.ts";

export const sarif: Delivery = {
  inputs: {
    sarif: {
      description:
        "Set to upload to show findings in code scanning. Needs the permission security-events:write. Default is off",
      default: "off",
    },
  },
  label: "the results for code scanning",
  prepare: (request) => {
    const options = sarifOptions(request);
    if (options === null) return null;
    if ("obstacle" in options)
      return { deliver: async () => ({ notices: [`code scanning is left as it is: ${options.obstacle}`] }) };
    return {
      formats: ["sarif"],
      deliver: async ({ report, check }) => {
        // GitHub closes everything that a new upload lacks: upload complete evidence only.
        if (report.exitCode >= 3)
          return { warnings: ["code scanning is left as it is: the evidence is incomplete, or not to be relied on"] };
        const render = await reporters.sarif.load();
        let omittedCount = 0;
        const { context, token, commit, ref } = options;
        const github = sharedGitHub({ api: context.api, token });
        await uploadSarif(github, {
          place: context.place,
          commit,
          ref,
          render: (results) => {
            const text = render(report, { results });
            omittedCount = Number(valueAt(JSON.parse(text), ["runs", 0, "properties", "openResultsLeftOut"]));
            return text;
          },
          check,
          wait: async (milliseconds) => setTimeout(milliseconds),
        });
        return {
          warnings: omittedCount > 0 ? [`code scanning has no room for ${count(omittedCount, "more finding")}`] : [],
        };
      },
    };
  },
};

/** The options of the upload, or why this run cannot upload; null: not requested. @throws DriftlineError `usage` */
function sarifOptions(
  request: DeliveryRequest,
): (Access & { readonly commit: string; readonly ref: string }) | { readonly obstacle: string } | null {
  const { input, environment, event } = request;
  if (choice("sarif", input("sarif") ?? "off", ["off", "upload"]) === "off") return null;
  const access = accessOf(request, "sarif", "code scanning");
  if (pullRequestOf(environment, event)?.isFork)
    return { obstacle: "the pull request comes from a fork, whose token may only read" };
  const [commit, ref] = [environment["GITHUB_SHA"] ?? "", environment["GITHUB_REF"] ?? ""];
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) || !/^refs\/(?:heads|tags|pull)\/[\x21-\x7e]{1,1000}$/.test(ref))
    throw usageError("sarif: GITHUB_SHA and GITHUB_REF do not name the commit and branch of the results");
  return { ...access, commit, ref };
}
