// What GitHub would act on in an issue, read by its rules, not by our code.
import { expect } from "vitest";
import { hiddenIn, outsideCode } from "../reporters/scan.ts";

/** Returns the part of a text that GitHub could act on: everything outside of code. */
function acting(body: string): string {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of body.split("\n")) {
    const mark = /^(`{3,})(?:json|yaml)?$/.exec(line)?.[1];
    if (fence !== undefined) {
      if (line === fence) fence = undefined;
    } else if (mark !== undefined) fence = mark;
    else lines.push(outsideCode(line));
  }
  expect(fence, "a fence is never left open").toBeUndefined();
  return lines.join("\n");
}

/** Expects that the text of an issue or a comment has no data that GitHub could act on. */
export function expectInert({ title, body }: { title: string; body: string }): void {
  expect(title.length).toBeLessThanOrEqual(120);
  expect(title).not.toMatch(/[@#<>`&\n]|https?:\/\/\S/);
  expect(body.length).toBeLessThanOrEqual(65_536);
  expect(hiddenIn(body.replaceAll("\n", ""))).toBeUndefined();
  const left = acting(body)
    .replaceAll(
      /\]\(https:\/\/github\.com\/corp\/controls\/(?:blob\/HEAD\/[\w./%~-]+#L\d+|actions\/runs\/77)\)/g,
      "]()",
    )
    .replaceAll(/<\/?(?:sub|details|summary|br)>/g, "")
    .replaceAll(/<!-- driftline:(?:1|event) [\w=,.: -]* -->/g, "");
  expect(left).not.toMatch(/@|#\d|<|>|https?:|www\.|javascript:|!\[|\$\$|\b(?:fixes|closes|resolves)\b:? #/i);
  expect(left).not.toMatch(/\]\((?!\))/);
}
