// The cases of test/corpus that are texts: somebody writes them wherever the service or a policy takes a text.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface TextCase {
  /** `group/case`. */
  readonly id: string;
  /** The truth in a sentence, used as the title of the test. */
  readonly says: string;
  readonly texts: readonly string[];
  /** What a reader sees of these texts. */
  readonly shows?: readonly string[];
  /** How many of them no policy may contain. */
  readonly refused?: number;
}

interface Written extends Omit<TextCase, "id" | "texts"> {
  readonly texts: readonly (string | { readonly repeat: string; readonly times: number })[];
}

const root = "test/corpus";

/** Returns the cases of texts of every group. */
export function textCases(): TextCase[] {
  return readdirSync(root)
    .flatMap((group) => readdirSync(path.join(root, group)).map((name) => `${group}/${name}`))
    .filter((id) => existsSync(path.join(root, id, "texts.json")))
    .sort()
    .map((id) => {
      const file = JSON.parse(readFileSync(path.join(root, id, "texts.json"), "utf8")) as Written;
      const texts = file.texts.map((text) => (typeof text === "string" ? text : text.repeat.repeat(text.times)));
      return { ...file, id, texts };
    });
}

/** Returns a history whose editors and settings consist of these texts: one revision for each, after a first one. */
export function historyOf(texts: readonly string[]): object[] {
  const start = Date.UTC(2026, 2, 2, 10);
  const changeOf = (user: object, settings: object, i: number) => ({
    revision: i + 1,
    updatedAt: new Date(start + i * 3_600_000).toISOString(),
    user,
    settings,
  });
  const first = changeOf({ id: "user_ada", email: "ada@example.com", name: "Ada" }, { maxAutonomyLevel: "low" }, 0);
  return [
    first,
    ...texts.map((text, i) => changeOf({ id: `${i}${text}`, email: text, name: text }, settingsOf(text, i), i + 1)),
  ];
}

function settingsOf(text: string, i: number): object {
  const model = { id: `custom:${i}`, model: text, displayName: text, provider: text, baseUrl: text, apiKey: "${KEY}" };
  // The first huge text stands at every place. Each place is one more in every output, so the others stand at one of each sort.
  if (i > 0 && !isShort(text))
    return { maxAutonomyLevel: text, [text]: text, customModels: [model], commandAllowlist: [text] };
  return {
    maxAutonomyLevel: i % 2 === 0 ? text : "high",
    // A computed key is an own property, whatever its name.
    [text]: text,
    unknownSetting: { [text]: [text] },
    customModels: [model, { ...model, id: text, extraHeaders: { [text]: text } }],
    modelPolicy: { allowedModelIds: ["gpt-5", text], allowAllServiceModels: i % 2 === 0 },
    commandAllowlist: [text],
    commandDenylist: [text],
    mcpPolicy: { enabled: true, allowlist: [text] },
    mcpAutonomyOverrides: { [text]: "high" },
    enabledPlugins: { [text]: true },
    strictKnownMarketplaces: [{ source: "github", repo: text }],
    managedComputersAllowedEmails: [text],
    networkPolicy: { allowedIps: [text] },
    sandbox: { enabled: false, network: { allowedDomains: [text] }, filesystem: { allowWrite: [text] } },
  };
}

/** Whether a policy has room for a text in all of its places. */
export function isShort(text: string): boolean {
  return text.length <= 4096;
}

/** Returns a policy whose titles, reasons and people are these texts. */
export function policyOf(texts: readonly string[]): string {
  const [first = "x"] = texts;
  const words = { title: first, because: first, remediation: first };
  const policy = {
    id: "p",
    title: first,
    owner: first,
    rationale: first,
    severity: "high",
    settings: {
      maxAutonomyLevel: { atMost: "low", ...words },
      modelPolicy: { allowedModelIds: { subsetOf: ["gpt-5"], ...words } },
      commandDenylist: { supersetOf: ["sudo"], ...words },
    },
    editors: { approved: ["ada@example.com"], rationale: first },
    // No list of a policy may be empty.
    ...(texts.length > 0 && { assertions: texts.map(assertionOf), exceptions: texts.map(exceptionOf) }),
  };
  // YAML takes JSON; escaped, no character is one that YAML forbids.
  return JSON.stringify(policy, null, 2).replace(
    /[^\n -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const assertionOf = (text: string, i: number) => ({
  id: `a${i}`,
  title: text,
  because: text,
  remediation: text,
  schema: { properties: { sandbox: { properties: { enabled: { const: true } } } } },
});

const exceptionOf = (text: string) => ({
  rule: "p/modelPolicy.allowedModelIds",
  value: [text],
  owner: text,
  reason: text,
  ticket: text,
  from: "2026-03-01",
  expires: "2026-06-30",
});
