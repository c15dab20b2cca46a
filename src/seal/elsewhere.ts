// Recognizes values that contain no secret themselves: variables, files and switches.
import { tokens } from "./recognise.ts";

/** Variables of shells, PowerShell, `cmd`, workflows, templates and programs, and the place of one in a format. */
const variables = new RegExp(
  [
    // A message for a missing value is no value, unlike a default.
    String.raw`\$\{\w+(?:\.\w+){0,8}(?::?\?[^{}\n]{0,200}|:?-)?\}`,
    // The rest of an expression without quotes is another word.
    String.raw`\$\{\{[\w. \[\]-]{1,200}\}\}|^\$\{\{$`,
    String.raw`\$env:\w+`,
    String.raw`\$\w+`,
    "%[A-Z][A-Z0-9_]{2,60}%",
    String.raw`^\{\{ ?[\w.-]{1,100} ?\}\}$`,
    String.raw`^%s(?:\\[nrt0]){0,2}$`,
    "^<[A-Za-z][A-Za-z _-]{1,40}>$",
    String.raw`^(?:os\.environ|ENV|process\.env)\[["'\w]{1,100}\]$|^process\.env\.\w+$`,
  ].join("|"),
  "g",
);

/** Where a value is kept: `@/run/secrets/token`, `env:TOKEN`, `id=token,src=token.txt`. */
const places = [
  /^env:[A-Z][A-Z0-9_]*$/,
  /^file(?:b?:\/\/|:)[a-z.~/][a-z0-9._/~-]*$/,
  /^@(?:~|\.{0,2})(?:\/[a-z0-9._-]+)+$/,
  /^id=[\w.-]{1,64}(?:,(?:type|src|source|env|target)=[^,\s]{1,200})*$/,
];

/** Whether a value consists of variables only, or states where it is kept. */
export function isKeptElsewhere(text: string): boolean {
  const isVariable = !/[^\s:/@.,;&_"'-]/.test(text.replace(variables, ""));
  const isPlace = text.length <= 200 && places.some((place) => place.test(text));
  return (isVariable || isPlace) && tokens(text).length === 0;
}

/** Whether a text is a switch, states whether a value is needed, or is the path of a file. */
export function isPlain(text: string): boolean {
  if (/^(?:true|false|yes|no|on|off|null|none|required|optional)$/i.test(text)) return true;
  return text.length <= 200 && /^(?:~|\.{1,2})?(?:\/[a-z0-9._-]{1,40}){2,10}$/.test(text);
}
