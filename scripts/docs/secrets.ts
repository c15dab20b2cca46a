// docs/secrets.md: what is recognised as a secret.
import { formats } from "../../src/seal/formats.ts";
import { bullets, heading, page, prose } from "./markdown.ts";

export function secretsPage(): string {
  return page(
    "Secrets",
    "src/seal/formats.ts",
    prose(
      "Driftline redacts a secret in its setting, and the same text everywhere else in the history. In unknown settings, every text and number is redacted; names of keys, `true`, `false` and `null` are shown. A value that consists only of a reference such as `${NAME}` is shown.",
    ),
    heading(2, "By name"),
    prose(
      "A name that indicates a credential is recognised at every depth of every setting: below a hook, in a header, in an object of any shape. Everything below such a name is redacted too.",
    ),
    bullets([
      prose(
        "Names with `token`, `secret`, `password`, `passphrase`, `passcode`, `api key`, `access key`, `private key`, `credential`, `cookie`, `bearer`, `jwt`, `mnemonic`, `seed phrase`, `recovery code`, `signature` or `session id` in them, in upper or lower case, with any separator between the words.",
      ),
      prose("Names with the whole word `auth`, `authorization`, `oauth`, `pass`, `creds`, `otp`, `totp` or `sig`."),
      prose(
        "Names whose last word is `key`, `session` or `sid`, and names of several words whose last word is `pat` or `pw`. Examples are `deploy_key`, `deployKey` and `github_pat`, but not `monkey`, nor `public key`, `primary key` and the like. Words written together count for common names only: `DBPASS`, `rootpw`, `sshkey`.",
      ),
      prose(
        "A number, `old`, `new`, `previous`, `next` or `current` at the end of a name changes nothing: `SIGNING_KEY_2`, `DB_PASS_OLD`.",
      ),
      prose(
        "A name whose last word is `seed`, and the names `pat` and `pw` alone. These count only if the value is a text of 12 characters or more, and not a number: `seed: 42` is an ordinary argument.",
      ),
      prose(
        "Names of token counts are not secrets: `max_tokens`, `input_tokens` and `token_limit` are shown, unless the value is a text of 12 characters or more, and not a number. `NEW_TOKEN` and `RATE_LIMIT_TOKEN` name a single token, which is a credential.",
      ),
      prose(
        "`token_url`, `secret_name`, `password_file` and `--no-password` describe a place or a method, and are not secrets.",
      ),
      prose(
        'The name may be next to its value: `{ "name": "DB_PASSWORD", "value": "…" }`, `["Authorization", "…"]`, `["--token", "…"]`, `DB_PASSWORD=…`, `-H "Authorization: …"`, `https://user:…@host`, `?token=…`.',
      ),
      prose(
        "In commands, the password behind a short flag of a known program is recognised too: `curl -u`, `docker login -p`, `mysql -p…`, `mongosh -p`, `sshpass -p`, `redis-cli -a`, `sqlcmd -P`, `zip -P`, `7z -p…`, `ldapsearch -w`, `openssl enc -k`, `http -a`, `ssh-keygen -N`, `ipmitool -P`, `twine -p` and others. So is a text for the standard input of `--password-stdin`, `--with-token`, `read TOKEN`, `sudo -S`, `su` or `kinit`.",
      ),
      prose(
        "Some commands take a password as a word of its own: `vault login …`, `snyk auth …`, `net user ada …`, `htpasswd -b file ada …`, `sqlplus ada/…`, `smbclient -U ada%…`, `gh secret set NAME --body …` and others. SQL states one in quotes: `PASSWORD '…'`, `IDENTIFIED BY '…'`.",
      ),
    ]),
    heading(2, "By form"),
    prose(
      "Private keys, JSON Web Tokens, `Bearer …`, `Basic …` with a name and a password, long random sequences of letters and digits, and the formats of these providers:",
    ),
    Object.keys(formats).map(prose).join(" · "),
    prose(
      "The same forms are redacted in the titles, reasons, remediations and tickets of policies, approvals and exceptions. What a policy demands is shown as it is. An evidence package contains the policy files and `driftline.yaml` as they are, with their comments.",
    ),
    heading(2, "What is a finding"),
    prose(
      "A literal whose name or form indicates a credential is `secrets/literal`, also if it is itself the name of a header, a plugin or another entry. A secret in a setting for names or labels is `secrets/misplaced`. A header or argument with neither sign, such as `anthropic-version: 2023-06-01`, is redacted to be safe: it is in the list of secrets, but is not a finding. A number in an unknown setting is redacted too, and is reported only as `integrity/unknown-setting`.",
    ),
  );
}
