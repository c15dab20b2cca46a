// Addresses and names of metadata services, in all the ways in which a host may be written.
import { describe, expect, it } from "vitest";
import { hourly, judge } from "../support/history.ts";

const findingsOf = async (settings: Record<string, unknown>) =>
  (await judge(hourly(settings))).findings
    .filter(({ rule }) => rule === "levers/metadata-service")
    .map(({ subject, offending, message }) => ({ subject, offending, message }));
const domains = (allowedDomains: unknown) => ({ sandbox: { network: { allowedDomains } } });
const addressed = (baseUrl: unknown) => ({ customModels: [{ id: "custom:a", model: "a", baseUrl }] });

describe("a domain leads to a metadata service", () => {
  it.each([
    ["169.254.169.254"],
    ["169.254.170.2"],
    ["fd00:ec2::254"],
    ["[fd00:ec2::254]"],
    ["100.100.100.200"],
    ["168.63.129.16"],
    ["192.0.0.192"],
    ["169.254.0.0/16"],
    ["::ffff:169.254.169.254"],
    ["metadata"],
    ["metadata.goog"],
    ["METADATA.google.internal"],
    ["metadata.google.internal."],
    ["*.google.internal"],
    ["instance-data"],
    ["instance-data.ec2.internal"],
  ])("%s", async (host) => {
    expect((await findingsOf(domains(["llm.example", host]))).map(({ offending }) => offending)).toEqual([[host]]);
  });
});

describe("a domain does not lead there", () => {
  it.each([
    ["169.254.1.1"],
    ["metadata.example.com"],
    ["my-metadata"],
    ["google.internal"],
    ["*.example.com"],
    ["*"],
    [""],
    [169_254],
    [null],
  ])("%s", async (host) => {
    expect(await findingsOf(domains(["llm.example", host]))).toEqual([]);
  });
});

describe("an address leads there by its host", () => {
  it.each([
    ["http://169.254.169.254/latest/meta-data"],
    ["http://169.254.169.254:8080"],
    ["http://0xa9fea9fe/"],
    ["http://[fd00:ec2::254]/"],
    ["https://metadata.google.internal/computeMetadata"],
    ["169.254.169.254"],
  ])("%s", async (url) => {
    expect((await findingsOf(addressed(url))).map(({ offending }) => offending)).toEqual([[url]]);
  });

  it("although a secret was redacted before it", async () => {
    const [finding] = await findingsOf(addressed("http://bot:Zk3Qp9Lw2Xv7Rt5Ym1Bn8@169.254.169.254"));
    expect(finding!.offending).toEqual([expect.stringMatching(/@169\.254\.169\.254$/)]);
  });

  it("and not by its path", async () => {
    expect(await findingsOf(addressed("https://llm.example/169.254.169.254?host=metadata"))).toEqual([]);
  });
});

it("a setting that is no address may hold the text", async () => {
  expect(await findingsOf({ commandAllowlist: ["metadata", "169.254.169.254"] })).toEqual([]);
});

it("the message counts the entries of a list", async () => {
  const message = async (settings: Record<string, unknown>) =>
    (await findingsOf(settings)).map((finding) => finding.message);
  expect(await message(domains(["metadata"]))).toEqual([
    "sandbox.network.allowedDomains has 1 entry that leads to a cloud's metadata service",
  ]);
  expect(await message(domains(["metadata", 7, "llm.example", "169.254.169.254"]))).toEqual([
    "sandbox.network.allowedDomains has 2 entries that lead to a cloud's metadata service",
  ]);
  expect(await message(addressed("http://metadata/"))).toEqual([
    "customModels.custom:a.baseUrl leads to a cloud's metadata service",
  ]);
});
