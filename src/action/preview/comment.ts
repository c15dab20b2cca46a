// The comment of a preview on a pull request: the result, then its commits and run.
import type { Preview } from "../../authoring/preview.ts";
import { type RepositoryPlace, runLink } from "../../github/place.ts";
import { previewMarkdown } from "../../run/preview/markdown.ts";
import { clip, markdownCode } from "../../text.ts";

interface About {
  readonly organization: string;
  /** The newest commit of the pull request, and the commit to compare with. */
  readonly head: string;
  readonly base: string;
  readonly place: RepositoryPlace;
  /** Whether the configuration changes too. */
  readonly hasOtherConfig: boolean;
}

/** The result: a preview; `untouched`: no policy changes; `invalid`: there are no valid policies to compare with. */
export type PreviewResult = Preview | "untouched" | "invalid";

/** Returns the whole comment, within GitHub's limit. */
export function commentText(result: PreviewResult, { organization, head, base, place, hasOtherConfig }: About): string {
  const title = `## Policy preview: ${markdownCode(clip(organization, 100))}`;
  const run = runLink(place);
  return [
    result === "untouched"
      ? `${title}\n\nThis pull request changes no policy.`
      : result === "invalid"
        ? `${title}\n\nThe policies before this pull request are not valid, so that there is nothing to compare with. With it they are.`
        : previewMarkdown(result).trimEnd(),
    ...(hasOtherConfig
      ? [
          "**`driftline.yaml` changes too.** Both sides are judged by the new one, so that what it changes is not shown here.",
        ]
      : []),
    "---",
    `<sub>Commit ${markdownCode(head.slice(0, 10))}, compared with ${markdownCode(base.slice(0, 10))}. Driftline changes ` +
      `this comment with every commit${run === "" ? "" : `; ${run} has everything`}.</sub>`,
  ].join("\n\n");
}

/** Whether two sides have identical policies, byte for byte. */
export function isUntouched({ before, after }: Preview): boolean {
  const digests = (side: Preview["before"]) => side.policies.map(({ digest }) => digest).toSorted();
  return JSON.stringify(digests(before)) === JSON.stringify(digests(after));
}
