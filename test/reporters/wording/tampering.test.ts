import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/model/report/index.ts";
import { html } from "../../../src/reporters/html/index.tsx";
import { evidenceLines } from "../../../src/reporters/wording/evidence.ts";
import { bookOf } from "../../../src/reporters/wording/finding-text.ts";
import { headlineOf } from "../../../src/reporters/wording/headline.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { tampered } from "../fixture.ts";
import { decoded } from "../scan.ts";

/** A history whose revision 2 is not what was sealed. */
function changed(before: Report["findings"][number]["before"], actual: Report["findings"][number]["actual"]): Report {
  const report = tampered();
  const message = "revision 2 is not what was sealed on 2026-03-01 09:30 UTC: maxAutonomyLevel";
  const findings = report.findings.map((finding) =>
    finding.rule === "integrity/rewritten" ? { ...finding, message, before, actual } : finding,
  );
  return { ...report, findings };
}

const limits = { text: 60, entries: 1 };
const sentences = (report: Report) => headlineOf(bookOf(report), limits).sentences.map(plain);

describe("a history that was tampered with", () => {
  it("is told with what was sealed and what stands now", () => {
    const report = changed(
      { "/maxAutonomyLevel": "low", "/commandAllowlist": ["a", "b", "c"], "/sandbox/enabled": true },
      { "/maxAutonomyLevel": "high", "/commandAllowlist": ["b", "c", "d"], "/sandbox/enabled": null },
    );
    expect(sentences(report)[0]).toBe(
      "Sealed, then given: maxAutonomyLevel: low → high; commandAllowlist: + d, − a; and 1 more.",
    );
  });

  it("is told with which content was judged, also after an exception accepted the change", () => {
    const judged = (report: Report) =>
      evidenceLines(report).flatMap(({ term, says }) => (term === "Judged" ? plain(says) : []));
    const report = changed(null, null);
    const accepted = report.findings.map((finding) => ({ ...finding, status: "excepted" as const }));
    const words = ["the sealed content of 1 revision that was changed afterwards"];
    expect(judged(report)).toEqual(words);
    expect(judged({ ...report, findings: accepted })).toEqual(words);
    expect(judged({ ...report, findings: [] })).toEqual([]);
  });

  it("names the places once: in the headline only where no value tells them", () => {
    const title = (report: Report) => plain(headlineOf(bookOf(report), limits).headline);
    expect(title(changed({ "/maxAutonomyLevel": "low" }, { "/maxAutonomyLevel": "high" }))).toBe(
      "Revision 2 is not what was sealed on 2026-03-01 09:30 UTC.",
    );
    expect(title(changed(null, null))).toBe(
      "Revision 2 is not what was sealed on 2026-03-01 09:30 UTC: maxAutonomyLevel.",
    );
  });

  it("says nothing of values where the ledger shows none", () => {
    expect(sentences(changed(null, null))[0]).toBe("No verdict on this history can be relied on.");
    expect(sentences(changed({}, {}))[0]).toBe("No verdict on this history can be relied on.");
  });

  it("has the date of the seal written as every other date of the page", () => {
    const [, title = ""] = /<h1>(.*?)<\/h1>/s.exec(html(changed(null, null))) ?? [];
    expect(decoded(title.replace(/<[^>]*>/g, ""))).toBe(
      "Revision 2 is not what was sealed on 1 Mar 2026, 09:30 UTC: maxAutonomyLevel.",
    );
  });
});
