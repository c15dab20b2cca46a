// All deliveries of one audit.
import { expect, it, vi } from "vitest";
import type { DeliveryInput } from "../../src/action/deliveries/delivery.ts";
import { deliverAll } from "../../src/action/deliveries/index.ts";
import { sarif } from "../../src/action/deliveries/sarif.ts";
import { DriftlineError } from "../../src/errors.ts";
import type { Report } from "../../src/model/report/index.ts";
import type { RepeatableAudit } from "../../src/run/run-audit.ts";
import { TOKEN } from "../github/github.ts";
import { audited } from "../github/reports.ts";
import { requestOf } from "./request.ts";

const SECRET = "Mountain-Lake-77";

it("sends no text with a secret, names no secret in an error, and makes the other deliveries all the same", async () => {
  const sent: string[] = [];
  const sending = (label: string, text: string) => ({
    label,
    deliver: async ({ check }: DeliveryInput) => {
      check(text);
      sent.push(text);
      return { notices: [label] };
    },
  });
  const broken = { label: "a comment", deliver: async () => Promise.reject(new RangeError(SECRET)) };
  const deliveries = [sending("an issue", `a ${SECRET} b`), broken, sending("an upload", "clean")];
  const result = { report: audited([]), leaks: (text: string) => text.includes(SECRET) } as RepeatableAudit;
  const { outcomes, failures } = await deliverAll(deliveries, result, (report) => report);
  expect([sent, outcomes]).toEqual([["clean"], [{ notices: ["an upload"] }]]);
  expect(failures).toMatchObject([
    { code: "leak", message: expect.stringMatching(/^an issue contains a secret of the history; it was withheld/) },
    { code: "internal", message: "internal error: RangeError" },
  ]);
});

it("keeps what a delivery knows although a part of it was refused", async () => {
  const outcome = { outputs: { new: 2 }, failure: new DriftlineError("incomplete", "issues: #1: refused") };
  const result = { report: audited([]), leaks: () => false } as unknown as RepeatableAudit;
  const delivery = { label: "an issue", deliver: async () => outcome };
  expect(await deliverAll([delivery], result, (report) => report)).toEqual({
    outcomes: [outcome],
    failures: [outcome.failure],
  });
});

it("gives every delivery the report that the repository's readers may see", async () => {
  const seen: (string | null)[] = [];
  const deliver = async ({ report }: { readonly report: Readonly<Report> }) => {
    seen.push(report.organization);
    return {};
  };
  const result = { report: audited([]), leaks: () => false } as unknown as RepeatableAudit;
  const show = <T>(report: T): T => ({ ...report, organization: "…" });
  await deliverAll([{ label: "an issue", deliver }], result, show);
  expect(seen).toEqual(["…"]);
});

it("uploads nothing for code scanning unless the evidence is complete and untouched: what is not named counts as fixed", async () => {
  const requested = vi.spyOn(globalThis, "fetch").mockRejectedValue(new RangeError("nobody answers"));
  const delivery = await sarif.prepare(requestOf({ sarif: "upload", "github-token": TOKEN }));
  const check = () => {
    throw new RangeError("it is sent");
  };
  const upload = async (exitCode: number) => {
    const report = { ...audited([]), exitCode };
    return delivery!.deliver({ result: { report } as RepeatableAudit, show: (any) => any, report, check });
  };
  for (const exitCode of [0, 1]) await expect(upload(exitCode)).rejects.toThrow("it is sent");
  for (const exitCode of [3, 4])
    expect(await upload(exitCode)).toEqual({
      warnings: ["code scanning is left as it is: the evidence is incomplete, or not to be relied on"],
    });
  expect(requested).not.toHaveBeenCalled();
});
