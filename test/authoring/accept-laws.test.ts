// lane: long
// Whatever is open, `accept` accepts exactly what is chosen, as far as it can.
import fc from "fast-check";
import { expect, it } from "vitest";
import { acceptFindings, exceptionsText } from "../../src/authoring/accept.ts";
import { isWindow } from "../../src/authoring/windows.ts";
import { DAY, dayOf } from "../../src/model/instant.ts";
import type { JsonObject } from "../../src/model/json.ts";
import type { Finding, Report } from "../../src/model/report/index.ts";
import { historyOf, steps } from "../reference/arbitrary.ts";
import { policies, textsOf } from "../reference/arbitrary-policies.ts";
import { auditedOf, NOW } from "../reference/run.ts";
import { policy, seal } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const reason = "accepted by the law";
const fields = { owner: "grace@corp.example", reason, from: dayOf(NOW), expires: dayOf(NOW + 90 * DAY) };
const nameOf = (finding: Finding) => (isWindow(finding) ? finding.key : finding.id);
const withStatus = ({ findings }: Report, wanted: Finding["status"]) =>
  findings.filter(({ status, rule }) => status === wanted && !rule.startsWith("exceptions/"));

it("accepts the chosen findings and what they explain, leaves every other open, and writes nothing in vain", async () =>
  fc.assert(
    fc.asyncProperty(steps, policies, fc.array(fc.boolean(), { minLength: 5 }), async (someSteps, parts, choice) => {
      const revisions = seal(historyOf(someSteps));
      const texts = textsOf(parts);
      const loadedPolicies = await policy(...texts);
      const report = auditedOf(revisions, loadedPolicies);
      const open = withStatus(report, "open");
      const { accepted, notAccepted, ...result } = await acceptFindings({
        report,
        findings: open.filter((_, i) => choice[i % choice.length]),
        policies: loadedPolicies,
        fields: { ...fields, ticket: undefined, agreedBy: [] },
        judge: async (exceptions: readonly JsonObject[]) =>
          auditedOf(revisions, await policy(...texts, exceptionsText(exceptions))),
      });
      const acceptedNames = new Set(accepted.map(({ finding }) => nameOf(finding)));
      const isExplained = ({ causedBy }: Finding): boolean => {
        const cause = report.findings.find(({ id }) => id === causedBy);
        return cause !== undefined && (acceptedNames.has(nameOf(cause)) || isExplained(cause));
      };
      const openNames = new Set(withStatus(result.report, "open").map(nameOf));
      const exceptedNames = new Set(withStatus(result.report, "excepted").map(nameOf));
      expect([...acceptedNames].filter((name) => openNames.has(name) || !exceptedNames.has(name))).toEqual([]);
      const left = open.filter((finding) => !acceptedNames.has(nameOf(finding)) && !isExplained(finding));
      expect(left.filter((finding) => !openNames.has(nameOf(finding)))).toEqual([]);
      expect(notAccepted.filter(({ finding }) => !openNames.has(nameOf(finding)))).toEqual([]);
      const before = new Set(open.map(nameOf));
      expect([...openNames].filter((name) => !before.has(name))).toEqual([]);
      const written = result.report.exceptions.filter((row) => row.reason === reason);
      expect(written.map(({ state }) => state)).toEqual(accepted.map(() => "active"));
    }),
    { numRuns: runs(25) },
  ));
