import { describe, expect, it } from "vitest";
import { bo, hourly, judge, short } from "../support/history.ts";

const model = (rest: Record<string, unknown>) => ({ customModels: [{ id: "custom:a", model: "a", ...rest }] });
const hosted = (rest: Record<string, unknown>) => model({ hostedProvider: rest });
const markets = (rest: Record<string, unknown>) => ({ extraKnownMarketplaces: rest });
const corp = (rest: Record<string, unknown> = {}) => ({
  corp: { source: { source: "github", repo: "corp/plugins", sha: "a".repeat(40), ...rest } },
});

type Settings = Record<string, unknown>;

describe("levers", () => {
  it.each<[string, Settings[], string[]]>([
    [
      "a command that is set",
      [hosted({}), hosted({ cloudAuthRefresh: "aws sso login" })],
      ["levers/command /customModels/custom:a/hostedProvider/cloudAuthRefresh 2- open"],
    ],
    [
      "a command that is replaced",
      [hosted({ cloudCredentialExport: "a" }), hosted({ cloudCredentialExport: "b" })],
      ["levers/command /customModels/custom:a/hostedProvider/cloudCredentialExport 2- open"],
    ],
    [
      "a command in its published spelling",
      [model({}), model({ bedrock: { awsAuthRefresh: "x" } })],
      ["levers/command /customModels/custom:a/hostedProvider/cloudAuthRefresh 2- open"],
    ],
    ["a command that is taken out", [hosted({ cloudAuthRefresh: "a" }), hosted({})], []],
    ["a command that was there", [hosted({ cloudAuthRefresh: "a" }), hosted({ cloudAuthRefresh: "a" })], []],
    [
      "a hook",
      [{}, { hooks: { Stop: [{ hooks: [{ type: "command", command: "curl evil" }] }] } }],
      ["levers/command /hooks/Stop 2- open"],
    ],
    [
      "an address that moves",
      [model({ baseUrl: "https://a.example/v1" }), model({ baseUrl: "https://b.example/v1" })],
      ["levers/endpoint /customModels/custom:a/baseUrl 2- open"],
    ],
    [
      "an address that moves to another port",
      [model({ baseUrl: "https://a.example" }), model({ baseUrl: "https://a.example:8443" })],
      ["levers/endpoint /customModels/custom:a/baseUrl 2- open"],
    ],
    [
      "an address of a model that had none",
      [model({}), model({ baseUrl: "https://a.example" })],
      ["levers/endpoint /customModels/custom:a/baseUrl 2- open"],
    ],
    [
      "an address behind a provider that had none",
      [model({ baseUrl: "https://a.example" }), hosted({ hostedBaseUrl: "https://b.example" })],
      ["levers/endpoint /customModels/custom:a/hostedProvider/hostedBaseUrl 2- open"],
    ],
    ["an address that comes with its model", [{}, model({ baseUrl: "https://a.example" })], []],
    [
      "an address that is elsewhere when it comes back",
      [model({ baseUrl: "https://a.example" }), model({}), model({ baseUrl: "https://b.example" })],
      ["levers/endpoint /customModels/custom:a/baseUrl 3- open"],
    ],
    [
      "an address that comes back with its model",
      [model({ baseUrl: "https://a.example" }), {}, model({ baseUrl: "https://b.example" })],
      ["levers/endpoint /customModels/custom:a/baseUrl 3- open"],
    ],
    [
      "an address that cannot be read",
      [model({ baseUrl: "https://a.example" }), model({ baseUrl: "a.example" })],
      ["levers/endpoint /customModels/custom:a/baseUrl 2- open"],
    ],
    [
      "another path of the same host",
      [model({ baseUrl: "https://a.example/v1" }), model({ baseUrl: "https://A.example/v2" })],
      [],
    ],
    ["a new model", [{}, model({ baseUrl: "https://a.example" })], []],
    ["a new marketplace", [{}, markets(corp())], ["levers/marketplace /extraKnownMarketplaces/corp 2- open"]],
    [
      "a marketplace that leads elsewhere",
      [markets(corp()), markets(corp({ repo: "evil/plugins" }))],
      ["levers/marketplace /extraKnownMarketplaces/corp 2- open"],
    ],
    [
      "a marketplace that loses its pin",
      [markets(corp()), markets(corp({ sha: undefined, ref: "main" }))],
      ["levers/marketplace /extraKnownMarketplaces/corp 2- open"],
    ],
    ["a marketplace that is pinned to another commit", [markets(corp()), markets(corp({ sha: "b".repeat(40) }))], []],
    [
      "a marketplace that follows another branch",
      [markets(corp({ sha: undefined, ref: "main" })), markets(corp({ sha: undefined, ref: "dev" }))],
      ["levers/marketplace /extraKnownMarketplaces/corp 2- open"],
    ],
    ["a marketplace that is pinned", [markets(corp({ sha: undefined, ref: "main" })), markets(corp())], []],
    ["a marketplace that goes", [markets({ ...corp(), x: corp().corp }), markets(corp())], []],
    [
      "a plugin",
      [{ enabledPlugins: { "b@corp": false } }, { enabledPlugins: { "b@corp": true } }],
      ["levers/marketplace /enabledPlugins/b@corp 2- open"],
    ],
    [
      "a plugin that is turned off",
      [{ enabledPlugins: { "b@corp": true } }, { enabledPlugins: { "b@corp": false } }],
      [],
    ],
    ["what the first revision holds", [{ ...hosted({ cloudAuthRefresh: "a" }), ...markets(corp()) }], []],
  ])("%s", async (_, settings, found) => {
    expect(short(await judge(hourly(...settings)), /^levers\/(?:command|endpoint|marketplace)/)).toEqual(found);
  });

  it("name the revision and its editor, and have no exposure", async () => {
    const report = await judge(
      hourly(model({ baseUrl: "https://a.example" }), { by: bo, set: model({ baseUrl: "https://b.example" }) }),
    );
    const [finding] = report.findings.filter((one) => one.rule === "levers/endpoint");
    expect(finding).toMatchObject({
      kind: "lever",
      severity: "high",
      before: "https://a.example",
      actual: "https://b.example",
      introduced: { revision: 2, by: { id: bo.id }, exact: true },
      exposureSeconds: null,
    });
  });

  it("are accepted by an exception for the revision", async () => {
    const accepted = `
id: p
settings: { ideAutoConnect: { set: false, severity: info } }
exceptions:
  - { rule: levers/marketplace, revision: 2, owner: ada, reason: reviewed, from: 2026-03-01 }
`;
    const report = await judge(hourly({}, markets(corp())), accepted);
    expect(short(report, /^levers\/m/)).toEqual(["levers/marketplace /extraKnownMarketplaces/corp 2- excepted"]);
  });
});

describe("lists that allow nearly everything", () => {
  it.each<[string, Settings, unknown[]]>([
    ["every command", { commandAllowlist: ["*", "git status"] }, ["*"]],
    [
      "shells and interpreters",
      { commandAllowlist: ["bash", "/bin/sh", "python3 *", "git log"] },
      ["bash", "/bin/sh", "python3 *"],
    ],
    ["a script with its name", { commandAllowlist: ["node build.js", "pytest", "nodeenv"] }, []],
    [
      "a program whose name begins like a shell's",
      {
        commandAllowlist: ["docker-compose", "node-gyp *", "./scripts/sh.test", "php-cs-fixer", "sh-fmt", "python.sh"],
      },
      [],
    ],
    [
      "a shell by its file's name",
      { commandAllowlist: ["cmd.exe", "PowerShell.EXE *"] },
      ["cmd.exe", "PowerShell.EXE *"],
    ],
    [
      "whatever a shell or an interpreter is told",
      {
        commandAllowlist: ["bash -c *", "node --eval *", "python3 --version", "python3 -m pytest *", "bash -c 'make'"],
      },
      ["bash -c *", "node --eval *"],
    ],
    ["any package as an MCP server", { mcpPolicy: { enabled: true, allowlist: ["npx", "npx @corp/server"] } }, ["npx"]],
    ["the whole disk", { sandbox: { enabled: true, filesystem: { allowWrite: ["/", "~", "/work"] } } }, ["/", "~"]],
    [
      "a whole top-level domain",
      { sandbox: { enabled: true, network: { allowedDomains: ["*.com", "*.corp.example"] } } },
      ["*.com"],
    ],
    [
      "the host's Docker",
      { sandbox: { enabled: true, network: { allowUnixSockets: ["/var/run/docker.sock"] } } },
      ["/var/run/docker.sock"],
    ],
    ["every address", { networkPolicy: { allowedIps: ["0.0.0.0/0", "::/0", "10.0.0.0/8"] } }, ["0.0.0.0/0", "::/0"]],
    [
      "every address, in halves",
      { networkPolicy: { allowedIps: ["0.0.0.0/1", "128.0.0.0/1"] } },
      ["0.0.0.0/1", "128.0.0.0/1"],
    ],
    ["all older addresses, inside the newer ones", { networkPolicy: { allowedIps: ["::/1"] } }, ["::/1"]],
    ["a part of them", { networkPolicy: { allowedIps: ["0.0.0.0/1", "8000::/1", "not an address"] } }, []],
    [
      "whoever has an address at a public provider",
      {
        managedComputersEnabled: true,
        managedComputersAllowedEmails: ["*@gmail.com", "*@yahoo.co.uk", "ada@gmail.com", "*@gmail.corp.example.com"],
      },
      ["*@gmail.com", "*@yahoo.co.uk"],
    ],
    [
      "whoever has an address at the organization's own mail host",
      {
        managedComputersEnabled: true,
        managedComputersAllowedEmails: ["*@mail.corp.example", "*@live.corp.com", "*@me.corp.io"],
      },
      [],
    ],
    [
      "the whole disk, by a longer way",
      {
        sandbox: {
          enabled: true,
          filesystem: { allowWrite: ["//", "/tmp/../", "/home/ada/../..", "~/.", "C:\\", "/**", "/tmp/../srv"] },
        },
      },
      ["//", "/tmp/../", "/home/ada/../..", "~/.", "C:\\", "/**"],
    ],
  ])("%s", async (_, settings, offending) => {
    const found = (await judge(hourly(settings))).findings.filter((one) => one.rule === "levers/over-broad");
    expect(found.flatMap((one) => one.offending)).toEqual(offending);
  });

  it("are for information, as is a marketplace without a pin", async () => {
    const report = await judge(
      hourly(
        markets({
          ...corp(),
          loose: { source: { source: "github", repo: "corp/x", ref: "main" } },
          here: { source: { source: "local", path: "/x" } },
        }),
      ),
    );
    expect(short(report, /^levers/)).toEqual(["levers/unpinned /extraKnownMarketplaces/loose 1- open"]);
    expect(report.verdict).toBe("compliant");
  });
});
