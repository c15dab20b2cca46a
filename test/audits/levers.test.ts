import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { ada, always, bo, hourly, judge, short } from "../support/history.ts";
import { titled } from "../support/titled.ts";

const model = (rest: Record<string, unknown>) => ({ customModels: [{ id: "custom:a", model: "a", ...rest }] });
const hosted = (rest: Record<string, unknown>) => model({ hostedProvider: rest });
const markets = (rest: Record<string, unknown>) => ({ extraKnownMarketplaces: rest });
const corp = (rest: Record<string, unknown> = {}) => ({
  corp: { source: { source: "github", repo: "corp/plugins", sha: "a".repeat(40), ...rest } },
});

type Settings = Record<string, unknown>;

const hook = (command: string) => ({ type: "command", command });
const hooks = (...names: string[]) => ({ hooks: { Stop: names.map(hook) } });
const nested = (...names: string[]) => ({ hooks: { Stop: [{ matcher: "Edit", hooks: names.map(hook) }] } });
const ruled = /^levers\/(?:command|endpoint|marketplace)/;
const pulled = (report: Report) => short(report, ruled);
const moves = ({ findings }: Report) =>
  findings.flatMap(({ rule, message }) => (rule === "levers/endpoint" ? [message] : []));

it("a lever that was put back and approved ended with the first of these", async () => {
  const text = (
    approvedAt: string,
  ) => `${always}changes: { loosening: { requires: approval }, emergency: { approvedWithin: 6h } }
approvals:
  - { id: CHG-1, settings: ["**"], from: 2026-03-01, until: 2026-03-02, approvedBy: [grace@corp.example], approvedAt: ${approvedAt} }
`;
  const changes = hourly(hosted({}), hosted({ cloudAuthRefresh: "a" }), hosted({ cloudAuthRefresh: "a" }), hosted({}));
  const ended = async (approvedAt: string) =>
    (await judge(changes, text(approvedAt), { hours: 9 })).findings.find(({ rule }) => rule === "levers/command")!
      .resolved;
  expect(await ended("2026-03-01T02:00:00Z")).toMatchObject({ revision: null, at: "2026-03-01T02:00:00.000Z" });
  expect(await ended("2026-03-01T04:00:00Z")).toMatchObject({ revision: 4, at: "2026-03-01T03:00:00.000Z" });
});

describe("levers", () => {
  it.each(
    titled<[string, Settings[], string[]]>([
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
      [
        "a model that comes back with an address after it had none",
        [model({}), {}, model({ baseUrl: "https://a.example" })],
        ["levers/endpoint /customModels/custom:a/baseUrl 3- open"],
      ],
      ["a hook that stands in another order", [hooks("a", "b"), hooks("b", "a")], []],
      ["a command of white space", [hosted({}), hosted({ cloudAuthRefresh: " " })], []],
    ]),
  )("%s", async (_, settings, expected) => {
    expect(pulled(await judge(hourly(...settings))).filter((line) => !/ 1-/.test(line))).toEqual(expected);
  });

  it.each<[string, Settings[], string[]]>([
    [
      "commands, marketplaces and plugins, and no address",
      [
        {
          ...markets(corp()),
          ...hooks("a"),
          enabledPlugins: { "b@corp": true, "c@corp": false },
          customModels: [
            {
              id: "custom:a",
              baseUrl: "https://a.example",
              hostedProvider: { cloudAuthRefresh: "a", cloudCredentialExport: "" },
            },
          ],
        },
      ],
      [
        "levers/command /customModels/custom:a/hostedProvider/cloudAuthRefresh 1- open",
        "levers/command /hooks/Stop 1- open",
        "levers/marketplace /enabledPlugins/b@corp 1- open",
        "levers/marketplace /extraKnownMarketplaces/corp 1- open",
      ],
    ],
    [
      "a command until it is taken out",
      [hosted({ cloudAuthRefresh: "a" }), hosted({ cloudAuthRefresh: "b" }), hosted({})],
      [
        "levers/command /customModels/custom:a/hostedProvider/cloudAuthRefresh 1-3 resolved",
        "levers/command /customModels/custom:a/hostedProvider/cloudAuthRefresh 2-3 resolved",
      ],
    ],
    [
      "a command beside one that was put in its place for a while",
      [hosted({ cloudAuthRefresh: "a" }), hosted({ cloudAuthRefresh: "b" }), hosted({ cloudAuthRefresh: "a" })],
      [
        "levers/command /customModels/custom:a/hostedProvider/cloudAuthRefresh 1- open",
        "levers/command /customModels/custom:a/hostedProvider/cloudAuthRefresh 2-3 resolved",
      ],
    ],
    [
      "a marketplace, pinned afterwards",
      [markets(corp({ sha: undefined })), markets(corp())],
      ["levers/marketplace /extraKnownMarketplaces/corp 1- open"],
    ],
  ])("in the first revision seen are told once, editor not known: %s", async (_, settings, expected) => {
    const report = await judge(hourly(...settings));
    expect(pulled(report)).toEqual(expected);
    for (const finding of report.findings.filter(
      ({ rule, introduced }) => introduced.revision === 1 && ruled.test(rule),
    )) {
      expect(finding.introduced.exact).toBe(false);
      expect(finding.message).toMatch(/already .* in revision 1, the first one seen; who put it there is not known$/);
    }
  });

  it.each([
    ["https://x.example", "moved to another host: from a.example to x.example"],
    ["https://a.example:8443/v1", "moved to another port: from a.example to a.example:8443"],
    ["http://x.example/v1", "moved to another host: from a.example to http://x.example"],
    ["http://a.example/v2", "is no longer encrypted: it leads to http://a.example"],
    ["https://me:hunter22hunter22@x.example/p?q=1#f", "moved to another host: from a.example to x.example"],
    ["${ADDRESS}/v1", "moved to another host: from a.example to an address without a readable host"],
  ])("an address that becomes %s is told with both hosts, and nothing else of it", async (baseUrl, words) => {
    const report = await judge(hourly(model({ baseUrl: "https://a.example/v1" }), model({ baseUrl })));
    expect(moves(report)).toEqual([`customModels.custom:a.baseUrl ${words}`]);
  });

  it("an address that was not set is told with its host", async () => {
    const [a, x] = ["a", "x"].map((host) => model({ baseUrl: `https://${host}.example` }));
    expect(moves(await judge(hourly(model({}), x!)))).toEqual([
      "customModels.custom:a.baseUrl leads to a host of its own now, x.example; it was not set",
    ]);
    expect(moves(await judge(hourly(a!, model({}), x!)))).toEqual([
      "customModels.custom:a.baseUrl was set again, to x.example",
    ]);
  });

  it("an address is followed when the model gets another id in the same revision", async () => {
    const one = { id: "custom:a", model: "m", displayName: "M", baseUrl: "https://a.example", apiKey: "${KEY}" };
    const other = { ...one, id: "custom:b", baseUrl: "https://x.example" };
    const report = await judge(hourly({ customModels: [one] }, { customModels: [other] }));
    expect(pulled(report)).toEqual(["levers/endpoint /customModels/custom:b/baseUrl 2- open"]);
  });

  it("an address that is encrypted from now on is no event, and one that was not before is one again", async () => {
    const [safe, plain] = ["https", "http"].map((scheme) => model({ baseUrl: `${scheme}://a.example` }));
    expect(moves(await judge(hourly(plain!, safe!)))).toEqual([]);
    const report = await judge(hourly(safe!, plain!, safe!, plain!));
    expect(pulled(report)).toEqual([`${endpoint} 2-3 resolved`, `${endpoint} 4- open`]);
  });

  const at = (host: string) => model({ baseUrl: `https://${host}.example` });
  const endpoint = "levers/endpoint /customModels/custom:a/baseUrl";
  it.each<[string, Settings[], string[]]>([
    ["to a port", [at("a"), model({ baseUrl: "https://a.example:8443" }), at("a")], [`${endpoint} 2-3 resolved`]],
    ["time and again", [at("a"), at("x"), at("a"), at("x")], [`${endpoint} 2-3 resolved`, `${endpoint} 4- open`]],
    ["by meaning", [at("a"), at("x"), model({ baseUrl: "https://A.example:443/v2" })], [`${endpoint} 2-3 resolved`]],
    [
      "past another one",
      [at("a"), at("x"), at("y"), at("a")],
      [`${endpoint} 2-4 resolved`, `${endpoint} 3-4 resolved`],
    ],
    [
      "to another one that is not right either",
      [at("a"), at("x"), at("y"), at("x")],
      [`${endpoint} 2- open`, `${endpoint} 3-4 resolved`],
    ],
    ["to something new", [at("a"), at("x"), at("y")], [`${endpoint} 2- open`, `${endpoint} 3- open`]],
    ["with its model", [at("a"), at("x"), {}, at("a")], [`${endpoint} 2-3 resolved`]],
    [
      "with its model, which comes back",
      [at("a"), at("x"), {}, at("x")],
      [`${endpoint} 2-3 resolved`, `${endpoint} 4- open`],
    ],
    ["before anything was wrong", [at("a"), model({}), at("a")], []],
    [
      "hook by hook",
      [{}, hooks("a"), hooks("a", "x", "y"), hooks("a", "y"), hooks("a")],
      ["levers/command /hooks/Stop 2- open", "levers/command /hooks/Stop 3-5 resolved"],
    ],
    [
      "hooks, of which the earlier was gone meanwhile",
      [{}, hooks("a"), hooks("a", "b"), hooks("b"), hooks("a")],
      [
        "levers/command /hooks/Stop 2-4 resolved",
        "levers/command /hooks/Stop 3-5 resolved",
        "levers/command /hooks/Stop 5- open",
      ],
    ],
    [
      "inside a hook",
      [{}, nested("a"), nested("a", "x", "y"), nested("y", "a"), nested("a")],
      ["levers/command /hooks/Stop 2- open", "levers/command /hooks/Stop 3-5 resolved"],
    ],
    [
      "a marketplace to its source and its pin",
      [{}, markets(corp()), markets(corp({ sha: undefined })), markets(corp({ sha: "b".repeat(40) }))],
      [
        "levers/marketplace /extraKnownMarketplaces/corp 2- open",
        "levers/marketplace /extraKnownMarketplaces/corp 3-4 resolved",
      ],
    ],
    [
      "a marketplace that is removed",
      [{}, markets(corp({ sha: undefined })), markets(corp()), {}],
      ["levers/marketplace /extraKnownMarketplaces/corp 2-4 resolved"],
    ],
    [
      "a plugin that is forbidden, and one that is removed",
      [{}, { enabledPlugins: { "b@c": true, "d@c": true } }, { enabledPlugins: { "b@c": false } }],
      ["levers/marketplace /enabledPlugins/b@c 2-3 resolved", "levers/marketplace /enabledPlugins/d@c 2-3 resolved"],
    ],
  ])("end when they are put back: %s", async (_, settings, expected) => {
    const report = await judge(hourly(...settings));
    expect(pulled(report)).toEqual(expected);
    expect(short(report, /^changes\/restored/)).toEqual([]);
  });

  it("end at the latest with the revision that has exactly the commands of before", async () => {
    const names = fc.subarray(["a", "b", "c"]);
    await fc.assert(
      fc.asyncProperty(fc.array(names, { minLength: 2, maxLength: 8 }), async (lists) => {
        const report = await judge(hourly({}, ...lists.map((list) => hooks(...list))));
        const has = (revision: number) => JSON.stringify(revision < 2 ? [] : lists[revision - 2]);
        for (const { introduced, resolved } of report.findings.filter(({ rule }) => rule === "levers/command")) {
          const before = has(introduced.revision! - 1);
          const back = lists.findIndex((_, i) => i + 2 > introduced.revision! && has(i + 2) === before);
          if (back >= 0) expect(resolved?.revision).toBeLessThanOrEqual(back + 2);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("name who put them back", async () => {
    const report = await judge(hourly({ by: bo, set: at("a") }, { by: bo, set: at("x") }, at("a")));
    const [finding] = report.findings;
    expect(finding).toMatchObject({ introduced: { revision: 2, by: { id: bo.id } }, resolved: { by: { id: ada.id } } });
    expect(report.revisions.map(({ changes }) => changes.map(({ direction }) => direction))).toEqual([
      [],
      ["looser"],
      ["tighter"],
    ]);
  });

  it("are nobody's known doing behind a gap", async () => {
    const changes = hourly(at("a"), at("x"), at("y"), at("y")).filter(({ revision }) => revision !== 2);
    const [finding] = (await judge(changes)).findings.filter(({ rule }) => rule === "levers/endpoint");
    expect(finding!.introduced).toMatchObject({ revision: 3, exact: false });
  });

  it.each([
    ["before", "2026-02-28T00:00:00Z", "2026-03-01T01:00:00.000Z"],
    ["afterwards", "2026-03-01T01:30:00Z", "2026-03-01T01:30:00.000Z"],
  ])("are disposed of by an approval given %s", async (_, approvedAt, end) => {
    const approved = `${always}
changes: { loosening: { requires: approval }, emergency: { approvedWithin: 48h } }
approvals:
  - { id: CHG-1, settings: ["customModels.**"], from: 2026-03-01, until: 2026-03-02, approvedBy: [cy@corp.example], approvedAt: ${approvedAt} }
`;
    const report = await judge(hourly(at("a"), at("x"), at("a")), approved);
    expect(report.findings.find(({ rule }) => rule === "levers/endpoint")!.resolved).toMatchObject({
      approval: "CHG-1",
      at: end,
    });
  });

  it("are one event for each time they are put in place, and none for each time they are put back", async () => {
    const hosts = fc.constantFrom("a", "A", "x", "X", "");
    await fc.assert(
      fc.asyncProperty(fc.array(hosts, { minLength: 1, maxLength: 12 }), async (names) => {
        // The first address is right, in any case. It alternates with no address and another address.
        const history = [at("a"), ...names.map((name) => (name === "" ? model({}) : at(name)))];
        const away = names.map((name) => name.toLowerCase() === "x");
        const wrong = away.map((is, i) => {
          const last = names.slice(0, i).findLastIndex((name) => name !== "");
          return is && !(last === i - 1 && last >= 0 && away[last] === true);
        });
        const findings = (await judge(hourly(...history))).findings.filter(({ rule }) => rule === "levers/endpoint");
        expect(findings.map(({ introduced }) => introduced.revision)).toEqual(
          wrong.flatMap((is, i) => (is ? [i + 2] : [])),
        );
        for (const { introduced, resolved } of findings) {
          const end = away.findIndex((is, i) => i + 2 > introduced.revision! && !is);
          expect(resolved?.revision ?? null).toBe(end < 0 ? null : end + 2);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("name the revision and its editor, and have no exposure", async () => {
    const report = await judge(
      hourly(model({ baseUrl: "https://a.example" }), { by: bo, set: model({ baseUrl: "https://b.example" }) }),
    );
    const [finding] = report.findings.filter((item) => item.rule === "levers/endpoint");
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
  it.each(
    titled<[string, Settings, unknown[]]>([
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
          commandAllowlist: [
            "docker-compose",
            "node-gyp *",
            "./scripts/sh.test",
            "php-cs-fixer",
            "sh-fmt",
            "python.sh",
          ],
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
          commandAllowlist: [
            "bash -c *",
            "node --eval *",
            "python3 --version",
            "python3 -m pytest *",
            "bash -c 'make'",
          ],
        },
        ["bash -c *", "node --eval *"],
      ],
      [
        "any package as an MCP server",
        { mcpPolicy: { enabled: true, allowlist: ["npx", "npx @corp/server"] } },
        ["npx"],
      ],
      ["the whole disk", { sandbox: { enabled: true, filesystem: { allowWrite: ["/", "~", "/repo"] } } }, ["/", "~"]],
      [
        "a whole top-level domain",
        { sandbox: { enabled: true, network: { allowedDomains: ["*.com", "*.corp.example"] } } },
        ["*.com"],
      ],
      [
        "a suffix under which anybody registers",
        {
          sandbox: {
            enabled: true,
            network: {
              allowedDomains: [
                "*.co.uk",
                "*.GitHub.io",
                "*.kawasaki.jp",
                "*.city.kawasaki.jp",
                "*.corp.co.uk",
                "co.uk",
              ],
            },
          },
        },
        ["*.co.uk", "*.GitHub.io", "*.kawasaki.jp"],
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
      ["half of the older addresses", { networkPolicy: { allowedIps: ["0.0.0.0/1", "8000::/1", "x"] } }, ["0.0.0.0/1"]],
      ["the largest private networks", { networkPolicy: { allowedIps: ["10.0.0.0/8", "fc00::/7"] } }, []],
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
        "programs that run what they are given",
        { commandAllowlist: ["sh -c", "bash -c *", "git status"], mcpPolicy: { enabled: true, allowlist: ["docker"] } },
        ["sh -c", "bash -c *", "docker"],
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
    ]),
  )("%s", async (_, settings, offending) => {
    const findings = (await judge(hourly(settings))).findings.filter((finding) => finding.rule === "levers/over-broad");
    expect(findings.flatMap((finding) => finding.offending)).toEqual(offending);
  });

  it("are for information, as is a marketplace without a pin", async () => {
    const report = await judge(
      hourly(
        markets({
          ...corp(),
          loose: { source: { source: "github", repo: "corp/x", ref: "main" } },
          here: { source: { source: "local", path: "/x" } },
          short: { source: { source: "github", repo: "corp/y", sha: "abc123" } },
        }),
      ),
      undefined,
      { builtin: { "levers/marketplace": "off" } },
    );
    expect(short(report, /^levers\/(?:over|un)/)).toEqual([
      "levers/unpinned /extraKnownMarketplaces/loose 1- open",
      "levers/unpinned /extraKnownMarketplaces/short 1- open",
    ]);
    expect(report.verdict).toBe("compliant");
  });
});
