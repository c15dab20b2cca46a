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
