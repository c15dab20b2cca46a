// Findings for code scanning.
import { setTimeout } from "node:timers/promises";
import { createGitHub } from "../../github/client.ts";
import { uploadSarif } from "../../github/upload-sarif.ts";
import { reporters } from "../../reporters/index.ts";
import { count } from "../../text.ts";
import { sarifOptions } from "../sarif-inputs.ts";
import type { Delivery } from "./delivery.ts";

export const sarif: Delivery = {
  what: "the results for code scanning",
  prepare: (asked) => {
    const options = sarifOptions(asked);
    if (options === null) return null;
    if ("left" in options)
      return { deliver: async () => ({ notices: [`code scanning is left as it is: ${options.left}`] }) };
    return {
      formats: ["sarif"],
      deliver: async ({ report, check }) => {
        // What a new upload does not name counts as fixed, so that nothing is uploaded on less than everything.
        if (report.exitCode >= 3)
          return { warnings: ["code scanning is left as it is: the evidence is incomplete, or not to be relied on"] };
        const render = await reporters.sarif.load();
        let left = 0;
        const { context, token, commit, ref } = options;
        const github = createGitHub({ api: context.api, token, userAgent: `driftline/${report.tool.version}` });
        await uploadSarif(github, {
          place: context.place,
          commit,
          ref,
          render: (results) => {
            const text = render(report, { results });
            left = leftOut(text);
            return text;
          },
          check,
          wait: async (milliseconds) => setTimeout(milliseconds),
        });
        return { warnings: left > 0 ? [`code scanning has no room for ${count(left, "more finding")}`] : [] };
      },
    };
  },
};

/** How many findings a log says that it has no room for. */
function leftOut(text: string): number {
  const { runs } = JSON.parse(text) as { runs: [{ properties: { openResultsLeftOut: number } }] };
  return runs[0].properties.openResultsLeftOut;
}
