// Knows the commands that take a password as a bare argument: `vault login hvs.…`.
import type { Rule } from "./rule.ts";

/**
 * Commands whose next word is a password: the names of the programs, and the words that follow. A space is any gap,
 * `<word>` any word but a flag, and `…` any words of the same command.
 */
const commands: readonly (readonly [programs: string, words: string])[] = [
  ["vault", "(?:(?:operator )?unseal|unwrap|token (?:lookup|renew|revoke))"],
  ["vault", "login(?: -no-(?:print|store)| -token-only){0,3}"],
  ["snyk", "auth"],
  ["ngrok", "(?:config add-)?authtoken"],
  ["cloudflared", "service install"],
  ["cargo", "login"],
  ["nuget", "(?:set[Aa]pi[Kk]ey|push <word>)"],
  ["rclone", "obscure"],
  ["rclone", "config (?:create|update) … (?:pass|password|secret_access_key|token|client_secret|key)"],
  ["bw", "(?:unlock|login <word>)"],
  ["net", "user <word>"],
  ["net", String.raw`use (?:<word> )?\\\\<word>(?: /user:<word>)?`],
  ["poetry", String.raw`config (?:pypi-token\.<word>|http-basic\.<word> <word>)`],
  ["htpasswd", String.raw`-(?=\w{0,8}b)(?:\w{0,8}n\w{0,8}|\w{1,9} <word>) <word>`],
  ["htpasswd", "(?:-b -[cmBdsp]{1,3}|-[cmBdsp]{1,3} -b) <word> <word>"],
  ["smbclient", String.raw`(?://|\\\\)<word>`],
  ["mysqladmin|nmcli", "… password"],
  ["nmcli", String.raw`… [\w.-]{0,40}psk`],
  ["networksetup", "-setairportnetwork <word> <word>"],
  ["wpa_passphrase", "<word>"],
  ["pulumi", "config set --secret <word>"],
  ["chamber", "write <word> <word>"],
  ["confluent|ccloud", "api-key store <word>"],
  ["conda|anaconda", "token set"],
  ["cachix", "authtoken"],
  ["gh|az", "(?:keyvault )?secret set … (?:-b|--body|--value)"],
  ["drone|woodpecker-cli|eas", "secret[: ](?:add|create) … (?:--data|--value)"],
  // A file of logins: `machine h.example login ada password …`
  ["machine", String.raw`[\w-]{1,60}(?:\.[\w-]{1,60}){1,6} login <word>(?: account <word>)? password`],
  ["default", "login <word>(?: account <word>)? password"],
  ["neo4j-admin", "(?:dbms )?set-initial-password"],
  ["cf", "auth <word>"],
  ["db2", "[\"']?connect to <word> user <word> using"],
  ["redis-cli|valkey-cli", "… (?:AUTH|auth) <word>"],
  ["redis-cli|valkey-cli", "… (?:AUTH|auth|(?:CONFIG|config) (?:SET|set) (?:requirepass|masterauth))"],
  [
    "composer",
    String.raw`config(?: (?:-g|--global|-a|--auth)){0,2} (?:http-basic\.<word> <word>|(?:github-oauth|gitlab-(?:oauth|token)|bearer)\.<word>)`,
  ],
  [
    "bundle",
    String.raw`config(?: set)?(?: --(?:global|local))? (?:https?://)?[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}(?:/[\w./-]{0,100})?`,
  ],
  ["rabbitmqctl", "… (?:add_user|change_password|authenticate_user) <word>"],
  ["mc", "(?:(?:alias set|config host add) <word> <word> <word>|admin user add <word> <word>)"],
  ["plink|pscp|psftp|putty|nzsql|mqtt", "… -pw"],
  ["grafana-cli|grafana cli", "admin reset-admin-password"],
  ["drush", "(?:user[:-]password|upwd) <word>"],
  ["caddy", "hash-password --plaintext"],
  ["mosquitto_passwd", "-b <word> <word>"],
  ["samba-tool", "user (?:create|add|setpassword) <word>"],
  ["b2", "(?:authorize-account|account authorize) <word>"],
  ["wandb", "login(?: --(?:relogin|cloud|verify)){0,3}"],
  ["llm", "keys set <word> --value"],
  ["ansible-vault", "encrypt_string"],
  ["openssl", "passwd(?: -(?:1|5|6|apr1|crypt))?"],
  ["openssl", "dgst … -hmac"],
  ["qpdf", "… --encrypt"],
  ["qpdf", "… --encrypt <word>"],
  ["pdftotext|pdftoppm|pdfinfo", "… -[uo]pw"],
  ["sendemail|sendEmail", "… -xp"],
  ["pdftk", "… (?:input|owner|user)_pw"],
  ["signtool", "sign … /p"],
  ["schtasks", "… /rp"],
  ["sc", "(?:config|create) … password="],
  ["aws", "ssm put-parameter … --value"],
];

const gap = String.raw`(?:\s|\\\r?\n){1,8}`;

/** Further texts before passwords: a property of Sonar, and what a script of expect waits for. */
const otherTexts: readonly (readonly [word: string, pattern: string])[] = [
  ["-Dsonar", String.raw`-Dsonar\.login`],
  ["ConvertTo-SecureString", String.raw`ConvertTo-SecureString(?:${gap}-String)?`],
  ["expect", String.raw`expect[^;\n]{0,80}?assword[^;\n]{0,20}?[;{\n]\s{0,8}send(?:${gap}--)?`],
];

/** The part of a rule that finds a name. Most texts name none of these programs. */
type BeforePassword = Required<Omit<Rule, "read">>;

/** Finds commands whose next word is a password. Commands with `*` or a switch of Windows in its place ask for it. */
export const beforePasswords: readonly BeforePassword[] = [
  ...commands.map(([programs, words]) => {
    const pattern = String.raw`(?:${programs})(?:\.exe)? ${words}`
      .replaceAll(" …", String.raw`[^;|&\n]{0,150}?`)
      .replaceAll("<word>", String.raw`[^\s;|&-][^\s;|&]{0,120}`)
      .replaceAll(" ", gap);
    return before(programs.split("|"), pattern);
  }),
  ...otherTexts.map(([word, pattern]) => before([word], pattern)),
];

function before(words: readonly string[], pattern: string): BeforePassword {
  return {
    name: new RegExp(String.raw`(?<![\w.:=@-])${pattern}(?:=|${gap})(?![-*/<]|\w{1,40}=[^\s=])(?=\S)`, "g"),
    isIn: (text) => words.some((word) => text.includes(word)),
  };
}
