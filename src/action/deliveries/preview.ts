// Describes the effect of a pull request's policy edit in one comment.
import { setTimeout } from "node:timers/promises";
import { previewOf } from "../../authoring/preview.ts";
import { sharedGitHub } from "../../github/client.ts";
import { keepComment } from "../../github/keep-comment.ts";
import { subjectId } from "../../github/marker.ts";
import { type PullRequest, pullRequestOf } from "../../github/pull-request.ts";
import { choice } from "../../run/options.ts";
import { policyTexts } from "../../run/policies.ts";
import { type Access, accessOf } from "../github-access.ts";
import { readBase } from "../preview/base.ts";
import { commentText, isUntouched, type PreviewResult } from "../preview/comment.ts";
import { previewWords } from "../preview/leak-allowlist.ts";
import type { DeliveryRequest, Delivery, DeliveryInput } from "./delivery.ts";

export const preview: Delivery = {
  inputs: {
    preview: {
      description:
        "Set to comment to describe the effect of a policy edit in a comment on the pull request. Needs the permission pull-requests:write and a checkout with fetch-depth 0. Default is off",
      default: "off",
    },
  },
  label: "the comment of the pull request",
  prepare: async (request) => {
    const options = previewOptions(request);
    if (options === null) return null;
    const { pull, token, context } = options;
    if (pull.isFork) {
      const why = "it comes from a fork, whose token may only read";
      return { deliver: async () => ({ notices: [`the pull request gets no comment: ${why}`] }) };
    }
    const { config } = request;
    // Audits of one organization by other policies have other comments, if they have names.
    const audit = request.input("audit");
    const base = await readBase(pull, request.words("policies"), config);
    const resultOf = ({ result, show }: DeliveryInput): PreviewResult => {
      if (base.policies === null) return "invalid";
      const [before, after] = [base.policies.policies, result.policies];
      const preview = previewOf(
        { policies: before, report: result.judge(before) },
        { policies: after, report: result.judge(after) },
        config.catalog,
      );
      return isUntouched(preview) ? "untouched" : show(preview);
    };
    return {
      ownTexts: [...(base.policies === null ? [] : policyTexts(base.policies)), ...previewWords()],
      deliver: async (input) => {
        const { report, check } = input;
        // An incomplete history does not show the effect of an edit.
        if (!report.evidence.complete)
          return { warnings: ["the comment of the pull request is left as it is: the evidence is incomplete"] };
        const { api, place } = context;
        const text = resultOf(input);
        const { organization } = report;
        const { commit, hasOtherConfig } = base;
        const about = { organization, head: pull.head, base: commit, place, hasOtherConfig };
        const github = sharedGitHub({ api, token });
        const at = { owner: place.owner, repo: place.repository };
        const result = await keepComment(github, at, pull.number, {
          id: subjectId(organization, audit === undefined ? "preview" : `preview ${audit}`),
          run: place.run,
          text: commentText(text, about),
          begins: text !== "untouched" || hasOtherConfig,
          check,
          wait: async (milliseconds) => setTimeout(milliseconds),
        });
        const outrun = "the comment of the pull request is left as it is: a newer run wrote it";
        return result === "outrun" ? { notices: [outrun] } : {};
      },
    };
  },
};

const isAsked = ({ input }: DeliveryRequest) =>
  choice("preview", input("preview") ?? "off", ["off", "comment"]) === "comment";

/** Whether a preview is requested for a fork's pull request, which gets no secrets. @throws DriftlineError `usage` */
export function isForeign(inputs: DeliveryRequest): boolean {
  return isAsked(inputs) && pullRequestOf(inputs.environment, inputs.event)?.isFork === true;
}

/** Returns the options of a preview; null: not requested, or no pull request. @throws DriftlineError `usage` */
function previewOptions(inputs: DeliveryRequest): (Access & { readonly pull: PullRequest }) | null {
  if (!isAsked(inputs)) return null;
  const pull = pullRequestOf(inputs.environment, inputs.event);
  return pull === null ? null : { pull, ...accessOf(inputs, "preview", "a comment") };
}
