// lane: long
// Validates the pages with html-validate, by the HTML standard and rules of accessibility.
import { expect, test } from "vitest";
import { entryOf } from "../../../src/fleet/entry.ts";
import { fleetOf } from "../../../src/fleet/fleet.ts";
import { runOf } from "../../../src/fleet/trend.ts";
import { fleetHtml } from "../../../src/reporters/fleet/html/index.tsx";
import { html } from "../../../src/reporters/html/index.tsx";
import { whole } from "../../../src/reporters/pieces.ts";
import { mixed } from "../../fleet/reports.ts";
import { attacks, broken, compliant, drifted, hostile, incomplete, manyFindings, tampered } from "../fixture.ts";
import { mistakesIn } from "./validator.ts";

const fleet = fleetOf(
  mixed().map(entryOf),
  {
    version: "0.1.0",
    asOf: undefined,
    maxAgeSeconds: undefined,
    expected: ["corp", "gone"],
    failOn: "high",
  },
  mixed().map((report) => runOf(entryOf({ ...report, asOf: "2026-01-05T05:00:00.000Z" }))),
);

test.each<[string, () => string]>([
  ["a report that is compliant", () => html(compliant())],
  ["a report that is drifted", () => html(drifted())],
  ["a report that is incomplete", () => html(incomplete())],
  ["a report that is tampered", () => html(tampered())],
  ["a report of broken evidence", () => html(broken())],
  ["a report of 40 findings", () => html(manyFindings(40))],
  [
    "a report of hostile texts",
    () =>
      html(
        hostile(
          drifted(),
          attacks.filter((text) => text.length < 1000),
        ),
      ),
  ],
  ["a fleet", () => whole(fleetHtml(fleet))],
])("the page of %s has no mistake", async (_, page) => {
  expect(await mistakesIn(page())).toEqual([]);
});
