// Golden files of one report in every format. They show the effect of a change of wording or layout.
import { describe, expect, it } from "vitest";
import { formatNames, isArchive, reporters } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { compliant, drifted, incomplete, tampered } from "./fixture.ts";

const reports = { drifted: drifted(), compliant: compliant(), incomplete: incomplete(), tampered: tampered() };

/** Returns a page without its style and scripts, which have their own tests. */
function own(text: string): string {
  return text.replace(/<(style|script)([^>]*)>[^]*?<\/\1>/g, "<$1$2>…</$1>").replace(/'sha256-[^']*'/g, "'sha256-…'");
}

describe.each(formatNames)("%s", (name) => {
  const { load, ...format } = reporters[name];
  // For an archive, the extension of its text.
  const extension = isArchive(name) ? "txt" : format.extension;
  it.each(Object.keys(reports) as (keyof typeof reports)[])("of a report that is %s", async (of) => {
    const render = await load();
    const text = whole(render(reports[of]));
    await expect(name === "html" ? own(text) : text).toMatchFileSnapshot(
      `../golden/reporters/${of}.${name}.${extension}`,
    );
  });
});
