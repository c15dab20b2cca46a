// lane: long
// Tests the seal without knowledge of its code: puts a canary at every place that may hold a secret, and finds no
// canary in any output, in any form.
import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { serialize } from "node:v8";
import { describe, expect, it } from "vitest";
import { open, type SealedHistory } from "../../src/seal/session.ts";
import { occurring } from "../support/occurring.ts";
import { traces } from "../support/traces.ts";
import { bytes, change, key } from "./support.ts";

/** Creates canaries of 24 characters in mixed case. They look random, or like words so that no form gives them away. */
class Aviary {
  readonly canaries: string[] = [];
  readonly #wordy: boolean;

  constructor(wordy: boolean) {
    this.#wordy = wordy;
  }

  next(): string {
    const noise = createHash("sha256").update(`${this.#wordy} ${this.canaries.length}`).digest();
    const letters = this.#wordy
      ? ["BDFGKLMNPRTVZ", "aeiou"]
      : ["ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789"];
    const canary = Array.from({ length: 24 }, (_, i) => {
      const set = letters[i % letters.length]!;
      return set[noise[i]! % set.length]!;
    }).join("");
    this.canaries.push(canary);
    return canary;
  }

  /** Returns a canary that looks like a credential at any place. */
  token(): string {
    return `sk-${this.next()}`;
  }
}

/** Returns settings with a canary in every text and key that may be secret, wherever the API and its data allow one. */
function maximal(aviary: Aviary) {
  const c = () => aviary.next();
  const url = () =>
    `https://${c()}:${c()}@h.example:8443/v1/${aviary.token()}?key=${c()}&x=${c()}&${aviary.token()}=1#${c()}`;
  const command = () =>
    [
      `TOKEN=${c()} API_KEY='${c()}' curl -H "Authorization: Bearer ${c()}" -H 'X-Other: ${c()}' --header=X-Api-Key:${c()}`,
      `-u ada:${c()} --user "${c()}:x" --password ${c()} --client-secret="${c()} ${c()}" '${url()}' -d '{"password":"${c()}"}'`,
      `-d "token=${c()}" Cookie:${c()} && sh -c 'PGPASSWORD=${c()} psql postgres://${c()}:${c()}@db.example/x' ; echo ${aviary.token()}`,
      `; sshpass -p ${c()} ssh h; mysql -p${c()} db; docker login -p ${c()} r.example; redis-cli -a ${c()}; npm config set _authToken ${c()}`,
    ].join(" ");
  const tree = () => ({ a: c(), b: [c(), { c: c(), token: c(), [aviary.token()]: c() }], d: { e: { f: [[c()]] } } });
  return {
    [aviary.token()]: c(),
    vault: tree(),
    remote: c(),
    list: [c(), tree()],
    maxAutonomyLevel: tree(),
    subagentAutonomyLevel: [c()],
    cloudSessionSync: c(),
    sessionRetentionDays: tree(),
    sessionDefaultSettings: { extra: c(), model: tree(), runInWorktree: c() },
    mcpAutonomyOverrides: {
      server: { defaultLevel: tree(), tools: { t: [c()] }, extra: c() },
      [aviary.token()]: c(),
      other: c(),
    },
    mcpAutonomyUrlOverrides: [{ urlPattern: url(), defaultLevel: "low", extra: tree() }, [c()]],
    builtInToolAutonomyOverrides: { bash: tree() },
    commandAllowlist: [command(), { run: c() }, [c()]],
    commandDenylist: [command()],
    commandBlocklist: [command()],
    hooks: { Stop: [{ hooks: [{ type: "command", command: command() }], [aviary.token()]: 1 }], [aviary.token()]: [] },
    factoryRouterRules: [{ when: command() }],
    customModels: [
      {
        id: "custom:a",
        apiKey: c(),
        baseUrl: url(),
        displayName: `One ${aviary.token()}`,
        model: aviary.token(),
        index: c(),
        enableThinking: tree(),
        extraHeaders: {
          Authorization: `Bearer ${c()}`,
          "X-Api-Key": c(),
          "x-trace": c(),
          [aviary.token()]: c(),
          list: [c()],
          object: tree(),
        },
        extraArgs: tree(),
        hostedProvider: {
          hostedBaseUrl: url(),
          cloudAuthRefresh: command(),
          cloudCredentialExport: command(),
          cloudProfile: [c()],
          extra: tree(),
        },
        cloud: tree(),
      },
      {
        id: "custom:b",
        apiKey: tree(),
        bedrock: { awsAuthRefresh: command(), bedrockBaseUrl: url() },
        extraHeaders: c(),
        extraArgs: c(),
      },
      {
        id: "custom:c",
        apiKey: [c(), c()],
        hostedProvider: c(),
        baseUrl: tree(),
        extraHeaders: [c()],
        extraArgs: [tree()],
      },
      c(),
      [c(), tree()],
    ],
    modelPolicy: {
      allowedModelIds: [aviary.token(), tree()],
      allowedBaseUrls: [url()],
      allowCustomModels: c(),
      extra: tree(),
    },
    userModelPolicies: { user_a: { extra: c() }, user_b: c(), [aviary.token()]: tree() },
    mcpPolicy: { enabled: c(), allowlist: [command(), url()] },
    missionPolicy: [c()],
    enabledPlugins: { a: { env: { TOKEN: c(), other: c() } }, b: c(), [aviary.token()]: true },
    extraKnownMarketplaces: {
      m: { source: { source: "url", url: url(), repo: url(), headers: tree() }, extra: c() },
      n: c(),
      [aviary.token()]: {},
    },
    strictKnownMarketplaces: [{ source: "github", repo: url(), extra: tree() }, [c()]],
    sandbox: {
      enabled: c(),
      network: { allowedDomains: [aviary.token()], proxy: c(), allowLocalBinding: c(), httpProxyPort: c() },
      filesystem: c(),
    },
    networkPolicy: c(),
  };
}

/** Returns every text that could contain a part of a canary. */
function partsOf(canary: string): string[] {
  const hashes = ["sha256", "sha1", "md5"].map((name) => createHash(name).update(canary).digest("hex"));
  const parts = [canary.slice(0, 6), canary.slice(-6), canary.toLowerCase(), canary.toUpperCase()];
  return [...traces(canary), ...parts, ...hashes];
}

function outputs({ leaks, outputLeaks, ...sealed }: SealedHistory): Record<string, string> {
  return {
    json: JSON.stringify(sealed),
    inspect: inspect(
      { ...sealed, leaks, outputLeaks },
      { showHidden: true, depth: 99, maxArrayLength: null, maxStringLength: null, customInspect: false, getters: true },
    ),
    clone: inspect(structuredClone(sealed), {
      showHidden: true,
      depth: 99,
      maxArrayLength: null,
      maxStringLength: null,
    }),
    bytes: serialize(sealed).toString("latin1"),
  };
}

describe.each([
  ["that look like chance", false],
  ["that look like words", true],
])("canaries %s", (_, wordy) => {
  const aviary = new Aviary(wordy);
  const settings = maximal(aviary);
  const more = maximal(aviary);
  const wrong = Object.fromEntries(
    Object.keys(settings)
      .filter(
        (name) =>
          /^[a-z]\w+$/i.test(name) &&
          ![
            "commandAllowlist",
            "commandDenylist",
            "commandBlocklist",
            "factoryRouterRules",
            "hooks",
            "maxAutonomyLevel",
            "subagentAutonomyLevel",
          ].includes(name),
      )
      .map((name) => [name, aviary.next()]),
  );
  const history = [change(1, settings), change(2, { ...more, vault: settings.vault }), change(3, wrong)];
  // By trace.
  const canaries = new Map(
    aviary.canaries.flatMap((canary) => partsOf(canary).map((trace) => [trace, canary] as const)),
  );
  const canariesIn = (text: string) => [...occurring(canaries.keys(), text)].map((trace) => canaries.get(trace)!);

  it.each([
    ["keyed", key],
    ["numbered", undefined],
  ])("are in nothing that comes out, %s", (_name, secret) => {
    const session = open({ organization: "corp", key: secret });
    session.list(bytes(history));
    const sealed = session.finish();
    expect(aviary.canaries.length).toBeGreaterThan(900);
    for (const [name, text] of Object.entries(outputs(sealed))) expect([name, canariesIn(text)]).toEqual([name, []]);
    expect(canariesIn(inspect(session, { showHidden: true, depth: 99 }))).toEqual([]);
    expect(sealed.leaks(JSON.stringify(sealed.revisions))).toBe(false);
    expect(sealed.leaks(JSON.stringify(history))).toBe(true);
  });

  it("are in no error", () => {
    const text = JSON.stringify(history[0]);
    const spoilt: string[] = [];
    for (let i = 1; i < text.length; i += 797)
      spoilt.push(
        text.slice(0, i),
        `${text.slice(0, i)}\u0001${text.slice(i)}`,
        `${text.slice(0, i)}"${text.slice(i)}`,
        `${text.slice(0, i)}{${text.slice(i)}`,
      );
    const c = aviary.canaries[0]!;
    for (const value of [c, [c], { [c]: c }])
      for (const name of ["revision", "updatedAt", "user", "settings"])
        spoilt.push(JSON.stringify({ ...history[0], [name]: value }));
    for (const name of ["id", "email", "name"]) spoilt.push(JSON.stringify({ ...history[0], user: { [name]: [c] } }));
    spoilt.push(`{"${c}":1,"${c}":2}`, `[${c}]`, c);
    let errors = "";
    for (const item of spoilt) {
      const session = open({ organization: "corp" });
      for (const attempt of [
        () => session.line(bytes(item), "the change"),
        () => session.list(bytes(`[${item}]`)),
        () => session.page(bytes(`{"changes":[${item}],"pagination":{"hasMore":false}}`)),
      ])
        try {
          attempt();
        } catch (error) {
          errors +=
            inspect(error, { showHidden: true, depth: 99 }) + JSON.stringify(error) + String((error as Error).stack);
        }
    }
    expect(errors.length).toBeGreaterThan(1000);
    expect(canariesIn(errors)).toEqual([]);
  });
});

describe("the judge", () => {
  it("finds a canary that got out", () => {
    const aviary = new Aviary(false);
    const canary = aviary.next();
    const session = open({ organization: "corp" });
    session.line(bytes(change(1, { maxAutonomyLevel: "low" }, { user: { name: canary } })), "it");
    for (const text of Object.values(outputs(session.finish())))
      expect([...occurring(partsOf(canary), text)]).not.toEqual([]);
  });
});
