// One report in every format, as it is. A change of wording or layout shows here as what it does to a reader.
import { describe, expect, it } from "vitest";
import { formatNames, isArchive, reporters } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { compliant, drifted, incomplete, tampered } from "./fixture.ts";

const reports = { drifted: drifted(), compliant: compliant(), incomplete: incomplete(), tampered: tampered() };

/** A page without its style and scripts, which have tests of their own. */
function own(text: string): string {
  return text.replace(/<(style|script)([^>]*)>[^]*?<\/\1>/g, "<$1$2>…</$1>").replace(/'sha256-[^']*'/g, "'sha256-…'");
}

describe.each(formatNames)("%s", (name) => {
  const { load, ...format } = reporters[name];
  // Of an archive, the text that tells of it.
  const extension = isArchive(name) ? "txt" : format.extension;
  it.each(Object.keys(reports) as (keyof typeof reports)[])("of a report that is %s", async (of) => {
    const render = await load();
    const text = whole(render(reports[of]));
    await expect(name === "html" ? own(text) : text).toMatchFileSnapshot(
      `../golden/reporters/${of}.${name}.${extension}`,
    );
  });
});
