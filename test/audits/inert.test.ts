import { describe, expect, it } from "vitest";
import { hourly, judge, short } from "../support/history.ts";

const sandbox = `
id: p
settings:
  sandbox:
    enabled: { equals: true, severity: critical }
    network: { allowedDomains: { subsetOf: [a.example] } }
`;
const box = (enabled: unknown, ...allowedDomains: string[]) => ({ sandbox: { enabled, network: { allowedDomains } } });

describe("a setting whose switch is off", () => {
  it("fails whatever it says, and names the finding on the switch as its cause", async () => {
    const report = await judge(
      hourly(box(true, "a.example"), box(false, "a.example"), box(true, "a.example")),
      sandbox,
    );
    const [cause, inert] = report.findings.filter(({ rule }) => rule.startsWith("p/"));
    expect(short(report, /^p/)).toEqual([
      "p/sandbox.enabled /sandbox/enabled 2-3 resolved",
      "p/sandbox.network.allowedDomains /sandbox/network/allowedDomains 2-3 resolved",
    ]);
    expect(inert).toMatchObject({
      causedBy: cause!.id,
      message: "sandbox.network.allowedDomains has no effect because sandbox.enabled is off",
    });
    expect(cause!.causedBy).toBeNull();
  });

  it("stays one window when the switch comes on and the value fails by itself, and has no other cause then", async () => {
    const report = await judge(
      hourly(box(true, "evil.example"), box(false, "evil.example"), box(true, "evil.example")),
      sandbox,
    );
    const finding = report.findings.find((item) => item.rule === "p/sandbox.network.allowedDomains");
    expect(finding).toMatchObject({ introduced: { revision: 1 }, resolved: null, causedBy: null });
  });

  it("names no cause that is resolved, when the switch goes with the settings around it", async () => {
    const report = await judge(
      hourly({ sandbox: ["open"] }, { ideAutoConnect: false }),
      sandbox.replace("equals: true,", "equals: true, unset: pass,"),
    );
    const [cause, inert] = report.findings.filter(({ rule }) => rule.startsWith("p/"));
    expect(cause).toMatchObject({ rule: "p/sandbox.enabled", resolved: { revision: 2 } });
    expect(inert).toMatchObject({ rule: "p/sandbox.network.allowedDomains", resolved: null, causedBy: null });
  });

  it("has no effect since the switch got a value that is no boolean, if nobody was allowed anything before", async () => {
    const emails = { byomComputersAllowedEmails: ["ada@corp.example"] };
    const report = await judge(
      hourly({ byomComputersEnabled: false, ...emails }, { byomComputersEnabled: "true", ...emails }),
      'id: p\nsettings: { byomComputersAllowedEmails: { subsetOf: ["*@corp.example"] } }\n',
    );
    const inert = report.findings.find(({ rule }) => rule === "p/byomComputersAllowedEmails");
    expect(inert).toMatchObject({
      introduced: { revision: 2 },
      inert: { since: { revision: 2, exact: true } },
      message:
        'byomComputersAllowedEmails may have no effect because byomComputersEnabled is malformed: it is the text "true", and should be true or false',
    });
  });

  it.each(["true", 1, null, undefined])("is inert unless the switch is exactly true (%s)", async (value) => {
    expect(short(await judge(hourly(box(value, "a.example")), sandbox), /Domains/)).toHaveLength(1);
  });

  it("gives a patch that turns the switch on", async () => {
    const report = await judge(hourly(box(false, "a.example", "evil.example")), sandbox);
    expect(report.findings.map((finding) => finding.fix)).toEqual([
      { sandbox: { enabled: true } },
      { sandbox: { enabled: true, network: { allowedDomains: ["a.example"] } } },
    ]);
  });

  it("gives a patch that leaves a malformed switch off if nobody is allowed anything then", async () => {
    const lists = { byomComputersEnabled: "true", byomComputersAllowedEmails: ["x@evil.example", "ada@corp.example"] };
    const people = 'id: p\nsettings: { byomComputersAllowedEmails: { subsetOf: ["*@corp.example"] } }\n';
    const { findings } = await judge(hourly(lists), people);
    expect(findings.find(({ rule }) => rule.startsWith("p/"))!.fix).toEqual({
      byomComputersEnabled: false,
      byomComputersAllowedEmails: ["ada@corp.example"],
    });
  });

  it("follows the exception of its cause", async () => {
    const exception = `
exceptions:
  - { rule: p/sandbox.enabled, value: [false], owner: ada, reason: outage, from: 2026-03-01, expires: 2026-05-01 }
`;
    const report = await judge(hourly(box(false, "a.example")), sandbox + exception);
    expect(report.findings.map(({ status, exception: item }) => [status, item?.owner])).toEqual([
      ["excepted", "ada"],
      ["excepted", "ada"],
    ]);
    expect(report.verdict).toBe("compliant");
  });

  it("is not held against lists of people while nobody is allowed", async () => {
    const people = 'id: p\nsettings: { byomComputersAllowedEmails: { subsetOf: ["*@corp.example"] } }\n';
    const emails = (on: unknown, ...byomComputersAllowedEmails: string[]) => ({
      byomComputersEnabled: on,
      byomComputersAllowedEmails,
    });
    expect(
      short(await judge(hourly(emails(false, "x@evil.example"), emails(undefined, "x@evil.example")), people), /^p/),
    ).toEqual([]);
    expect(short(await judge(hourly(emails(true, "x@evil.example")), people), /^p/)).toHaveLength(1);
    expect(short(await judge(hourly(emails("true", "x@corp.example")), people), /^p/)).toHaveLength(1);
    expect(short(await judge(hourly(emails(true)), people), /^p/)).toHaveLength(1);
  });

  it("is inert the other way round where all models are allowed", async () => {
    const models = "id: p\nsettings: { modelPolicy: { allowedModelIds: { subsetOf: [gpt-5] } } }\n";
    const allow = (allowAllFactoryModels: unknown) => ({
      modelPolicy: { allowAllFactoryModels, allowedModelIds: ["gpt-5"] },
    });
    expect(short(await judge(hourly(allow(false), allow(undefined)), models), /^p/)).toEqual([]);
    expect(short(await judge(hourly(allow(true)), models), /^p/)).toHaveLength(1);
    expect(short(await judge(hourly(allow("false")), models), /^p/)).toHaveLength(1);
  });
});
