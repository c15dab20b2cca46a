// docs/secrets.md: what is recognised as a secret.
import { formats } from "../../src/seal/formats.ts";
import { bullets, heading, page, prose } from "./markdown.ts";

export function secretsPage(): string {
  return page(
    "Secrets",
    "src/seal/formats.ts",
    "A secret is sealed where it stands, and wherever else in the history the same text stands. Settings that Driftline does not know are sealed whole. A reference such as `${NAME}` that is the whole value is shown.",
    heading(2, "By name"),
    prose(
      "A name that says credential counts at every depth of every setting: below a hook, in a header, in an object of any shape. What stands below such a name is sealed too.",
    ),
    bullets([
      prose(
        "Names with `token`, `secret`, `password`, `passphrase`, `passcode`, `api key`, `access key`, `private key`, `credential`, `cookie`, `bearer`, `jwt`, `mnemonic`, `seed phrase`, `recovery code`, `signature` or `session id` in them, in any case and with any sign between the words.",
      ),
      prose("Names with the whole word `auth`, `authorization`, `oauth`, `pass`, `creds`, `otp`, `totp` or `sig`."),
      prose("Names that end with `key`, `session`, `sid` or `pat`, but not `public key`, `primary key` and the like."),
      prose("A name that ends with `seed`, when the text has 12 characters or more. `seed: 42` is an argument."),
      prose(
        "A number of tokens is none: `max_tokens`, `input_tokens`, `token_limit` are shown, unless a text of 12 characters or more stands there. `NEW_TOKEN` and `RATE_LIMIT_TOKEN` name one token, which is a credential.",
      ),
      prose("`token_url`, `secret_name`, `password_file` and `--no-password` say where or how, and hold none."),
      prose(
        'A name may stand beside its value: `{ "name": "DB_PASSWORD", "value": "…" }`, `["Authorization", "…"]`, `["--token", "…"]`, `DB_PASSWORD=…`, `-H "Authorization: …"`, `https://user:…@host`, `?token=…`.',
      ),
    ]),
    heading(2, "By form"),
    prose(
      "Private keys, JSON Web Tokens, `Bearer …`, `Basic …` with a name and a password, long runs of letters and digits without any order, and the formats of these providers:",
    ),
    Object.keys(formats).map(prose).join(" · "),
    heading(2, "What is a finding"),
    prose(
      "A literal whose name or form says credential is `secrets/literal`. One in a setting that shows names or labels is `secrets/misplaced`. A header or argument that says neither, such as `anthropic-version: 2023-06-01`, is sealed to be safe: it stands in the list of secrets, and is no finding. The number of an unknown setting is hidden as well, and is only told as `integrity/unknown-setting`.",
    ),
  );
}
