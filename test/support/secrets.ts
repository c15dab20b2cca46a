// Secrets for tests: of every format, and texts that only their names identify; and the places for them.
import fc from "fast-check";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { Setting } from "../../src/catalog/setting.ts";
import { formats } from "../../src/seal/formats.ts";

export type Settings = Record<string, unknown>;

/** Every setting of the catalog that contains no others. */
export const leaves = createCatalog().settings.filter(({ kind }) => kind !== "keyed" && kind !== "map");

/** Makes settings with one value at one place, in a list if the setting is one. */
export function placed({ path, list }: Setting, value: unknown): Settings {
  let settings: unknown = list ? [value] : value;
  for (const step of path.split(".").reverse()) {
    const [, name, element] = /^(.*?)((?:\[\*\])*)$/.exec(step)!;
    if (element)
      settings = name === "customModels" ? [{ id: "custom:a", ...(settings as object) }] : { entry: settings };
    settings = { [name!]: settings };
  }
  return settings as Settings;
}

/** Generates credentials of one format. */
export function ofFormat(pattern: string, count: number, seed = 11): string[] {
  const bare = new RegExp(`^(?:${pattern.replace(/\(\?[=!][^)]*\)/g, "")})$`);
  const whole = new RegExp(`^(?:${pattern})$`);
  return fc.sample(
    fc.stringMatching(bare).filter((text) => whole.test(text)),
    { numRuns: count, seed },
  );
}

export const patterns = Object.values(formats).flat();

/** Generates texts that read like words: all different, and none inside another. */
export function* words(): Generator<string, never> {
  const [hard, soft] = ["bdfgklmnprtvz", "aeiou"];
  for (let n = 0; ; n++) {
    let [text, left] = ["", n * 7919 + 104_729];
    for (let i = 0; i < 7; i++) {
      text += hard[left % 13]! + soft[left % 5]!;
      left = Math.floor(left / 3) + 17 * i;
    }
    const number = Array.from(String(n), (digit) => "abcdefghij"[Number(digit)]);
    yield `${text}-${number.join("")}-zu`;
  }
}

export const names = [
  "password DB_PASSWORD Authorization authToken x-api-key client_secret AWS_SECRET_ACCESS_KEY cookie creds privateKey",
  "GITHUB_PAT NEW_TOKEN inputToken RATE_LIMIT_TOKEN MNEMONIC WALLET_SEED session_id",
].flatMap((line) => line.split(" "));

type Spelled<T> = Readonly<Record<string, (name: string, secret: string) => T>>;

/** The ways in which a name identifies a text. */
export const shapes: Spelled<unknown> = {
  member: (name, secret) => ({ [name]: secret }),
  deep: (name, secret) => ({ a: [{ b: { [name]: secret } }] }),
  above: (name, secret) => ({ [name]: { a: [secret] } }),
  pair: (name, secret) => ({ env: [{ name, value: secret }] }),
  entry: (name, secret) => ({ headers: [[name, secret]] }),
  arguments: (name, secret) => ({ args: [`--${name}`, secret, "--verbose"] }),
  environment: (name, secret) => ({ env: [`${name}=${secret}`] }),
};

/** The same in one line of text. */
export const lines: Spelled<string> = {
  variable: (name, secret) => `${name}=${secret} run`,
  flag: (name, secret) => `run --${name}=${secret}`,
  argument: (name, secret) => `run --${name} '${secret}'`,
  header: (name, secret) => `curl -H "${name}: ${secret}" https://h.example`,
  line: (name, secret) => `${name}: ${secret}`,
  query: (name, secret) => `https://h.example/v1?${name}=${secret}`,
  user: (name, secret) => `https://${name}:${secret}@h.example/v1`,
};
