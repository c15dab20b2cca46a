// A value that is kept elsewhere is shown, in every spelling of a variable or a file: hiding it would report a secret
// that nobody wrote into the settings.
import { describe, expect, it } from "vitest";
import { redact, secretsIn } from "../../src/seal/redact.ts";

const redacted = (text: string) =>
  redact(text, secretsIn("command", text), (_, credential) => (credential ? "‹!›" : "‹?›"));

describe("a value that is kept elsewhere", () => {
  it.each([
    'curl -H "X-Api-Key: %API_KEY%" h',
    "run --password %DB_PASSWORD%",
    "run --token $env:API_KEY",
    'irm h -Headers @{Authorization="Bearer $env:API_KEY"}',
    "run --token=${{ secrets.TOKEN }}",
    'run --token "${{ secrets.TOKEN }}"',
    "token: ${{ secrets.TOKEN }}",
    'TOKEN="${TOKEN:?set it}" run',
    'TOKEN="${TOKEN:-}" run',
    'curl -H "Authorization: Bearer {{token}}" h',
    'curl -H "Authorization: Bearer <your-token>" h',
    "run --password @/run/secrets/pw",
    "run --password file:/run/secrets/pw",
    "openssl enc -pass file:pw.txt",
    "openssl enc -pass env:PW",
    "docker build --secret id=npmrc,src=$HOME/.npmrc .",
    "gpg --passphrase-fd 0 -d f",
    "gcloud secrets versions access latest --secret=db-password",
    "gcloud run deploy --set-secrets=DB=db:latest",
    "aws secretsmanager get-secret-value --secret-id prod/db",
    "aws s3api get-object --bucket b --key path/to/file.txt out",
    `aws --profile x dynamodb get-item --table-name t --key '{"id":{"S":"1"}}'`,
    "sort --key=3,3n f",
    "gem push x --key corp",
    "run --cookie-domain h.example --token-bucket=5",
    'printf "API_KEY=%s" "$API_KEY"',
    `python -c "client = OpenAI(api_key=os.environ['API_KEY'])"`,
    `python -c "client = OpenAI(api_key=os.getenv('API_KEY'))"`,
    `python -c "x(auth=HTTPBasicAuth(user, pw))"`,
    "run --password '$pw'",
    "run --password '$PW_2026'",
    "run --password '$PW2026'",
    "run --password '$pw2'",
    "run --password $ummer2026",
    'run --password "$ummer2026"',
  ])("is shown: %s", (command) => {
    expect(redacted(command)).toBe(command);
  });

  it.each([
    ["run --password '$ummer2026'", "run --password '‹!›'"],
    ["sort f; run --key maple17", "sort f; run --key ‹!›"],
    ["aws x --secret-id maple17", "aws x --secret-id ‹!›"],
    ["PASSWORD='$ecret77x!' run", "PASSWORD='‹!›' run"],
    ['TOKEN="${TOKEN:-maple17}" run', 'TOKEN="‹!›" run'],
    ["run --password %maple17%", "run --password ‹!›"],
    ["run --password a%PW_NAME%", "run --password ‹!›"],
    ["run --password a{{b}}", "run --password ‹!›"],
    ["run --password a%s", "run --password ‹!›"],
    ["run --password @maple17", "run --password ‹!›"],
    ["run --password file:Maple17", "run --password ‹!›"],
    ["run --secret id=maple17,harbor", "run --secret ‹!›"],
    ["run --password <maple17", "run --password <maple17"],
    ["run --password '<maple17>'", "run --password '‹!›'"],
  ])("is no %s", (command, wanted) => {
    expect(redacted(command)).toBe(wanted);
  });
});
