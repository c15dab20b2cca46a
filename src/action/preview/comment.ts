// A preview as the comment of a pull request: what it is about stands below what it says.
import type { Preview } from "../../authoring/preview.ts";
import { type RepositoryPlace, runLink } from "../../github/place.ts";
import { previewMarkdown } from "../../run/preview/markdown.ts";
import { clip, markdownCode } from "../../text.ts";

interface About {
  readonly organization: string;
  /** The newest commit of the pull request, and the one it is compared with. */
  readonly head: string;
  readonly base: string;
  readonly place: RepositoryPlace;
  /** Whether the configuration changes too. */
  readonly hasOtherConfig: boolean;
}

/** What there is to say: a preview; that no policy changes; that there is nothing valid to compare with. */
export type PreviewResult = Preview | "untouched" | "invalid";

/** The whole comment, which GitHub takes. */
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

/** Whether two sides have the same policies, down to the last byte. */
export function isUntouched({ before, after }: Preview): boolean {
  const digests = (side: Preview["before"]) => side.policies.map(({ digest }) => digest).toSorted();
  return JSON.stringify(digests(before)) === JSON.stringify(digests(after));
}
