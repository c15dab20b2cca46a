// Hostile texts take work in proportion to their length.
import { searchSteps } from "../support/regex-steps.ts";
import { growth, growths, NEARLY_LINEAR } from "../support/work.ts";
import { describe, expect, it } from "vitest";
import { isMasked, isOrdinary, isPlaceholder, namesCredential } from "../../src/seal/names.ts";
import { secretParts } from "../../src/seal/parts.ts";
import { escapeForgeries, redact, secretsIn, type TextKind } from "../../src/seal/redact.ts";
import { Scanner } from "../../src/seal/scanner.ts";
import { open } from "../../src/seal/session.ts";
import { bytes, change, model } from "./support.ts";

const of = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

async function expectLinear(run: (size: number) => () => unknown, size: number): Promise<void> {
  expect(await growth(size, run)).toBeLessThan(NEARLY_LINEAR);
}

/** Does the same for regular expressions. Their work is counted separately, because counting is slow. */
function expectLinearSearches(run: (size: number) => () => unknown): void {
  const size = 2 ** 8;
  const [few, many] = [searchSteps(run(size)), searchSteps(run(10 * size))];
  expect(many / Math.max(few, size)).toBeLessThan(NEARLY_LINEAR);
}

const seeds = [
  "a",
  "a-",
  "A",
  "1a",
  "ab1",
  "eyJ",
  ".eyJaaaaaaaa",
  "aB3xY9Kp2LmQ7rT5vW8z ",
  "aB3xY9Kp2LmQ7rT5vW8z-",
  "aB3xY9Kp2LmQ7rT5vW8z/",
  "aB3xY9Kp2LmQ7rT5vW8z/abc/",
  "aB3xY9Kp2LmQ7rT5vW8z/aB/",
  "aB3xY9Kp2LmQ7rT5vW8z_",
  "sk-",
  "sk-aaaaaaaaaaaaaaaaaaaa ",
  "SG.",
  "SG.aaaaaaaaaaaaaaaa",
  "-----BEGIN ",
  "-----BEGIN A",
  "-----BEGIN PRIVATE KEY-----",
  "-----BEGIN PRIVATE KEY----------END ",
  "PuTTY-User-Key-File-3 Private-MAC:",
  "n5kq2xw7c4",
  "bearer ",
  "bearer 1aaaaaaaa ",
  "basic aaaaaaaaaaaa ",
  "--token=",
  "--token $(",
  '--token "',
  "--token '",
  '--token \\"',
  "token=",
  "token: ",
  "token: a\n",
  "- token ",
  "token=$(a)",
  "token=$(a),",
  "token=$A,",
  'token="$(',
  "`",
  "$(",
  "$()",
  "(",
  '"',
  "'",
  "\\",
  '-H "',
  "-H ",
  "-H,",
  "-H \"-H 'x ",
  "cookie: ",
  '"cookie: ',
  '\\"token\\":\\"',
  '"token":"',
  '"token":"x",',
  "{token:'",
  '{"name":"token","value":"',
  '"name":"token",',
  "name: token\nvalue: ",
  "name: token\nvalue: a",
  "<token>",
  "<token>a</token>",
  "ENV token ",
  "token => '",
  "password for a ",
  "password for a is 1",
  "['token']='",
  "ENV{TOKEN}='",
  "set('token','",
  "set('token',",
  "'--token','",
  "auth=('a','",
  "auth=('a',",
  ".login('a',",
  "ConvertTo-SecureString '",
  "'a' | ConvertTo-SecureString",
  "Env:TOKEN ",
  "--arg token ",
  "reg add /v token /d ",
  "reg add ",
  "reg add /v ",
  "printf 'token=%s' ",
  "printf '",
  "pwd={a",
  "identified by '",
  "password for a = '",
  "-u ",
  "-u,",
  "-ua:",
  "curl -u",
  "mysql -p",
  "-p ",
  "mongosh -p ",
  "zip -rP",
  "curl -sSu a:",
  "docker login ",
  "http a:b ",
  " /token:",
  "\\\n",
  "--token \\\n",
  "TOKEN+=",
  "TOKEN=$(echo ",
  'TOKEN="$(echo "',
  "git config -f ",
  "config --token ",
  "read TOKEN <<< ",
  "<<<",
  "echo a | ",
  "echo a | --with-token ",
  "set ",
  "set token x",
  "vault kv put a=b ",
  "--password-file <(echo ",
  "--proxy a:b",
  "a:b@tcp(",
  "jdbc:oracle:thin:a/b@",
  ";token=a",
  "TOKEN= a b\n",
  "kubectl create secret ",
  "kubectl create secret x --from-literal=a=b ",
  "machine a.b ",
  "machine a.b login c password ",
  "redis-cli ",
  "rclone config create ",
  "bundle config a.b ",
  "expect assword;",
  "schtasks /rp ",
  "://",
  "://a@",
  "://a:b@c/",
  "://a?",
  "?a=b&",
  "&",
  "#",
  "@",
  ":",
  "/",
  "=",
  "==",
  "%",
  "[secret fp:",
  "$",
  "${",
  "${{ a",
  "${A:?",
  "$env:",
  "%AB",
  "{{ a",
  "token=a(",
  "--password @/a",
  "--secret id=a,src=",
  "$A",
  "AKIA",
  "x.y.",
  "\n",
  " ",
  "\u{1f600}",
  "\ud800",
  "https://u:p",
  "--a-",
  "*",
  "…",
  "...",
];

describe("a text of one piece, over and over", () => {
  it.each(seeds)("%j takes work in proportion to its length", async (seed) => {
    // A command is read as a free text, so its work is counted once.
    expect(secretsIn("command", of(seed, 2 ** 8))).toEqual(secretsIn("free", of(seed, 2 ** 8)));
    const redacted = (sort: TextKind) => (size: number) => {
      const text = of(seed, size);
      return () => redact(text, secretsIn(sort, text), () => "x");
    };
    const recognised = (size: number) => {
      const text = of(seed, size);
      return () => [
        isMasked(text),
        isPlaceholder(text),
        isOrdinary(text),
        namesCredential(text),
        escapeForgeries(text),
        [...secretParts(text)].length,
      ];
    };
    const all = [...(["url", "free", "public"] as const).map(redacted), recognised];
    for (const factor of await growths(2 ** 8, all)) expect(factor).toBeLessThan(NEARLY_LINEAR);
    for (const run of all) expectLinearSearches(run);
  });
});

describe("many secrets", () => {
  const letters = (i: number) => `${(i * 7919 + 12_345).toString(36)}Qx${(i * 104_729).toString(36)}`;
  const seal = (settings: readonly unknown[], text: string) => () => {
    const session = open({ organization: "corp" });
    session.list(bytes(settings.map((setting, i) => change(i + 1, setting))));
    session.finish().leaks(text);
  };

  it.each<[string, (i: number) => unknown]>([
    ["keys", (i) => ({ id: `custom:${i}`, apiKey: `sk-ant-api03-${letters(i)}${letters(i + 1)}` })],
    [
      "keys that begin like names",
      (i) => ({ id: `custom:${i}`, apiKey: `my-company-key-${letters(i)}!`, displayName: `my-company-key-${i}` }),
    ],
    ["headers", (i) => ({ id: `custom:${i}`, extraHeaders: { [`x-key-${i}`]: `Bearer ${letters(i)}` } })],
    [
      "the same key",
      (i) => ({ id: `custom:${i}`, apiKey: "my-company-key-of-all!", displayName: "my-company-key-of-all!" }),
    ],
    ["keys made of places", (i) => ({ id: `custom:${i}`, apiKey: `customModels.custom:${i}.apiKey!` })],
  ])("%s take work in proportion to their number", async (_, item) => {
    await expectLinear(
      (size) =>
        seal(
          [{ customModels: Array.from({ length: size }, (_item, i) => item(i)) }],
          of("my-company-key-sk-ant-api03-", 10 * size),
        ),
      100,
    );
  });

  it("in the keys of a map take work in proportion to their number", async () => {
    await expectLinear(
      (size) =>
        seal(
          [
            {
              enabledPlugins: Object.fromEntries(
                Array.from({ length: size }, (_, i) => [`sk-ant-api03-${letters(i)}`, true]),
              ),
            },
          ],
          "",
        ),
      100,
    );
  });

  it("take work in proportion to the revisions they are in", async () => {
    await expectLinear(
      (size) =>
        seal(
          Array.from({ length: size }, (_, i) => model({ apiKey: `my-company-key-${letters(i)}!` })),
          "",
        ),
      100,
    );
  });
});

describe("a search", () => {
  it.each<[string, (size: number) => string[]]>([
    ["a long text that is nearly there", (size) => [`${"a".repeat(size / 2)}b`]],
    ["many that begin alike", (size) => Array.from({ length: size / 64 }, (_, i) => `${"a".repeat(100)}${i}x`)],
    ["each the beginning of the next", () => Array.from({ length: 120 }, (_, i) => `${"a".repeat(i + 2)}b`)],
  ])("for %s takes work in proportion to the text", async (_, patterns) => {
    await expectLinear((size) => {
      const scanner = new Scanner(patterns(size));
      const text = "a".repeat(size);
      return () => scanner.all(text);
    }, 2 ** 10);
  });
});
