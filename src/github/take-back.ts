// Taking a comment back, of an issue or of a pull request: to GitHub they are the same.
import type { GitHub } from "./client.ts";
import { type Feature, refusal, statusOf } from "./refusal.ts";

/**
 * Removes a comment; one that is gone is gone.
 * @throws DriftlineError `incomplete` when GitHub refuses
 */
export async function takeBack(
  github: GitHub,
  at: { readonly owner: string; readonly repo: string },
  id: number,
  feature?: Feature,
): Promise<void> {
  try {
    await github.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", { ...at, comment_id: id });
  } catch (error) {
    if (statusOf(error) !== 404) throw refusal(error, "delete a duplicate comment", feature);
  }
}
