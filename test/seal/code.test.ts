// Secrets in programs that a command carries: in Python, JavaScript, PowerShell, SQL and others.
import { describe, expect, it } from "vitest";
import { redact, secretsIn } from "../../src/seal/redact.ts";

const redacted = (text: string) =>
  redact(text, secretsIn("command", text), (_, credential) => (credential ? "‹!›" : "‹?›"));

/** Programs with a secret at the place of `@`. */
const programs = [
  // members of objects
  `node -e "fetch(u,{headers:{apiKey:'@'}})"`,
  `node -e 'new Client({host:"db", password: "@"})'`,
  `node -e "x({password: \\"@\\", n: 1})"`,
  "node -e 'x({token:`@`})'",
  `mongosh --eval 'db.createUser({user:"bob",pwd:"@",roles:[]})'`,
  `python -c "x(headers={'Authorization': f'Bearer @'})"`,
  // subscripts
  `python3 -c "import os; os.environ['API_KEY']='@'; import x"`,
  `python3 -c 'import os; os.environ["API_KEY"] = "@"'`,
  `python3 -c "os.environ[\\"API_KEY\\"] = \\"@\\""`,
  `node -e 'process.env["API_KEY"] = "@"'`,
  `ruby -e "ENV['API_KEY']='@'; x"`,
  `ruby -e "x('token' => '@')"`,
  `perl -e '$ENV{API_KEY}="@"; x'`,
  `perl -e '$ENV{"API_KEY"} = "@";'`,
  `pwsh -c "$h['X-Api-Key'] = '@'"`,
  `pwsh -c "irm h -Headers @{ 'X-Api-Key' = '@'; Accept = 'x' }"`.replace("@{", "\u0001{"),
  `jq '.token = "@"' f`,
  // calls
  `python3 -c "os.environ.setdefault('API_KEY', '@')"`,
  `python3 -c "os.putenv('API_KEY','@')"`,
  `php -r "define('DB_PASSWORD', '@');"`,
  `deno eval "Deno.env.set('API_KEY','@')"`,
  `pwsh -c "[Environment]::SetEnvironmentVariable('API_KEY','@','User')"`,
  `python -c "requests.get('h', auth=('bob','@'))"`,
  `python -c "requests.get('h', auth=HTTPBasicAuth('bob', '@'))"`,
  `python -c "smtp.login('bob','@')"`,
  `python -c "keyring.set_password('h','bob','@')"`,
  `pwsh -c "New-Object System.Net.NetworkCredential('bob','@')"`,
  `perl -MDBI -e 'DBI->connect("dbi:Pg:dbname=x","bob","@")'`,
  `php -r '$c = new PDO("mysql:host=db","bob","@");'`,
  `mongosh --eval "db.auth('bob','@')"`,
  // PowerShell and Windows
  `pwsh -c "$p = ConvertTo-SecureString '@' -AsPlainText -Force"`,
  `pwsh -c "$p = ConvertTo-SecureString -String '@' -AsPlainText -Force"`,
  `pwsh -c "$p = '@' | ConvertTo-SecureString -AsPlainText -Force"`,
  `pwsh -c "Set-Item Env:API_KEY '@'"`,
  `pwsh -c "Set-Item -Path Env:API_KEY -Value '@'"`,
  "pwsh -c 'New-Item Env:\\API_KEY -Value @'",
  "reg add HKCU\\Environment /v API_KEY /d @",
  "reg add HKLM\\x /v DefaultPassword /t REG_SZ /d @ /f",
  "sqlcmd 'Driver={x};UID=bob;PWD={@;x};Encrypt=yes'",
  // other shells
  "fish -c 'set -gx API_KEY @; run'",
  "fish -c 'set --export API_KEY @; run'",
  "csh -c 'setenv API_KEY @; run'",
  // lists of arguments in a text
  `{"command":"npx","args":["-y","x","--token","@"]}`,
  `x '{"name":"API_KEY","value":"@"}'`,
  `x '[{"name": "REGION", "value": "eu"}, {"name": "API_KEY", "value": "@"}]'`,
  "cat <<EOF\n- name: API_KEY\n  value: @\nEOF",
  "cat <<EOF\n<server><username>bob</username><password>@</password></server>\nEOF",
  "x 'api_key => \"@\"'",
  "cat <<EOF\nFROM node\nENV API_KEY @\nEOF",
  'OTEL_EXPORTER_OTLP_HEADERS="x-honeycomb-team=@" run',
  // formats
  String.raw`printf "API_KEY=%s\n" '@' > .env`,
  "jq --arg token @ '.x=$token' f",
  // SQL
  `mysql -e "SET PASSWORD FOR bob = '@'"`,
  `mysql -e "SET PASSWORD FOR bob = PASSWORD('@')"`,
  `mysql -e "ALTER USER bob IDENTIFIED WITH mysql_native_password BY '@'"`,
  // a text in quotes
  `echo "password: @" > c.yml`,
];

describe("a secret in a program", () => {
  it.each(programs.flatMap((program) => ["fernwillow71", "Sommer2026!"].map((text) => [program, text])))(
    "is hidden, and nothing else is: %s, %s",
    (program, text) => {
      const [before, after] = program.split("@") as [string, string];
      const spelled = (secret: string) => `${before}${secret}${after}`.replace("\u0001", "@");
      const wanted = spelled("‹!›").replace("PWD={‹!›;x}", "PWD=‹!›}");
      expect(redacted(spelled(text))).toBe(wanted);
    },
  );
});

describe("a program without a secret", () => {
  it.each([
    `python3 -c "import sys, json; print(json.load(sys.stdin)['token'])"`,
    `python3 -c "t = os.environ['API_KEY']; run(t)"`,
    `python3 -c "os.environ.get('API_KEY', 'x')"`,
    `python3 -c "assert d['token'] == 'x'"`,
    `python3 -c "parser.add_argument('--token', help='the token')"`,
    `python3 -c "parser.add_argument('--token', '-t')"`,
    `python3 -c "df.sort_values('key', ascending=False)"`,
    `python3 -c "fields = ['token', 'password', 'secret']"`,
    `python3 -c "s.replace('token', 'word')"`,
    `python3 -c "x(headers={'Authorization': f'Bearer {token}'})"`,
    `python3 -c "d['region'] = 'eu'; os.environ['REGION'] = 'eu'"`,
    `node -e "console.log(process.env['API_KEY'])"`,
    `node -e "const x = {id: 'abc', name: 'b', type: 'c'}"`,
    `node -e "x({password: process.env.PW})"`,
    `node -e "if (k.key === 'Enter') x()"`,
    `node -e "ok ? 'token' : 'none'"`,
    `node -e "headers.set('Accept', 'text/html')"`,
    `ruby -e "ENV.fetch('API_KEY', nil)"`,
    `perl -e 'print $ENV{API_KEY}'`,
    `pwsh -c "$env:PATH = 'C:\\x;' + $env:PATH"`,
    `pwsh -c "ConvertTo-SecureString $p -AsPlainText -Force"`,
    `pwsh -c "$p = Read-Host 'Password' -AsSecureString"`,
    `pwsh -c "Get-Item Env:API_KEY | Select-Object Value"`,
    `pwsh -c "if ($env:API_KEY -eq $null) { exit 1 }"`,
    "reg add HKCU\\x /v Region /t REG_SZ /d eu /f",
    "fish -c 'set -gx PATH bin $PATH'",
    "set -euo pipefail",
    "setenv PATH /usr/bin",
    `{"command":"npx","args":["-y","x","--region","eu"]}`,
    `x '{"name":"REGION","value":"eu"}'`,
    "cat <<EOF\n- name: REGION\n  value: eu\nEOF",
    "cat <<EOF\n<artifactId>token-service</artifactId><version>1.2.3</version>\nEOF",
    "cat <<EOF\nENV NODE_ENV production\nEOF",
    "x 'run(token => token.id)'",
    `jq --arg name Ada '.x=$name' f`,
    `jq '.[] | {name: .key, id: .value}' f`,
    `printf "%s: %s\n" key "$KEY"`,
    `psql -c "select password from users where name = 'bob'"`,
    "git commit -m 'auth: keep the \"token\" field'",
  ])("stays as it is: %s", (program) => {
    expect(redacted(program)).toBe(program);
  });
});
