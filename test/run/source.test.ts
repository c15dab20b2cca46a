// The source of a history, and refused sources.
import { describe, expect, it } from "vitest";
import { createConfig } from "../../src/run/config.ts";
import { chooseSource } from "../../src/run/source.ts";

const service = { DRIFTLINE_API_KEY: "k".repeat(20), DRIFTLINE_BASE_URL: "https://api.example.com" };

describe("the service", () => {
  it("is not asked where the environment says that no certificate be checked", async () => {
    const environment = { ...service, NODE_TLS_REJECT_UNAUTHORIZED: "0" };
    await expect(chooseSource({}, createConfig(), environment)).rejects.toMatchObject({ exitCode: 2 });
  });

  it("is asked where the variable says that they are", async () => {
    const environment = { ...service, NODE_TLS_REJECT_UNAUTHORIZED: "1" };
    expect(await chooseSource({}, createConfig(), environment)).toMatchObject({ kind: "service" });
  });
});

it.each([
  [{ baseUrl: "http://api.example.com" }, service, {}, "--base-url"],
  [{}, { ...service, DRIFTLINE_BASE_URL: "http://api.example.com" }, {}, "DRIFTLINE_BASE_URL"],
  [{}, {}, { baseUrl: "http://api.example.com", file: "d.yaml" }, "baseUrl in d.yaml"],
  [{ appUrl: "http://app.example.com" }, service, {}, "--app-url"],
  [{}, { ...service, DRIFTLINE_APP_URL: "http://app.example.com" }, {}, "DRIFTLINE_APP_URL"],
  [{}, service, { appUrl: "http://app.example.com", file: "d.yaml" }, "appUrl in d.yaml"],
])("says where an address that is refused is stated: %j", async (options, environment, config, name) => {
  await expect(chooseSource(options, createConfig(config), environment)).rejects.toThrow(`${name} is plain http:`);
});

describe("an address that is set to nothing", () => {
  const config = createConfig({ baseUrl: "https://api.example.com", ledger: "ledger" });

  it("does not hide that of the configuration when a variable holds it", async () => {
    const source = await chooseSource({}, config, { ...service, DRIFTLINE_BASE_URL: "" });
    expect(source).toMatchObject({ kind: "service", organization: "api.example.com" });
  });

  it("is refused as an option: the recorded history is not judged in its place", async () => {
    await expect(chooseSource({ baseUrl: "" }, config, {})).rejects.toThrow("--base-url is not an address");
  });
});
