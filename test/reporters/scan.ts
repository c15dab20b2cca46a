// Readers of the reporters' output, written from the readers' specifications, not from our code.

/** The white space that .NET's Char.IsWhiteSpace trims at the start of a line. */
const trimmed = /^[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Parses a runner's command: `::name key=value,key=value::data` at the start of a line. */
export function commandOf(line: string): Command | undefined {
  const message = line.replace(trimmed, "");
  if (!message.startsWith("::")) return undefined;
  const end = message.indexOf("::", 2);
  if (end < 0) return undefined;
  const info = message.slice(2, end);
  const space = info.indexOf(" ");
  const name = space < 0 ? info : info.slice(0, space);
  const properties: Record<string, string> = {};
  if (space > 0)
    for (const part of info
      .slice(space + 1)
      .trim()
      .split(",")) {
      const [key, ...rest] = part.split("=");
      if (key && rest.length > 0) properties[key] = unescaped(rest.join("="), true);
    }
  return { name, properties, data: unescaped(message.slice(end + 2), false) };
}

/** Parses a runner's old command: `##[name]` anywhere in a line. */
export function oldCommandOf(line: string): string | undefined {
  const start = line.indexOf("##[");
  const end = start < 0 ? -1 : line.indexOf("]", start);
  return end < 0 ? undefined : line.slice(start + 3, end);
}

function unescaped(text: string, property: boolean): string {
  const plain = text.replaceAll("%0D", "\r").replaceAll("%0A", "\n");
  return (property ? plain.replaceAll("%3A", ":").replaceAll("%2C", ",") : plain).replaceAll("%25", "%");
}

/** Splits text into lines like a runner. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|(?! )\p{Zs}/u;

/**
 * Returns the first character of a text that no output may have: controls, reordering, invisible, other spaces,
 * surrogates. Only what is no printable ASCII is looked at, which is little of a report.
 */
export function hiddenIn(text: string): string | undefined {
  return hidden.exec((text.match(/[^ -~]+/g) ?? []).join(" "))?.[0];
}

export function withoutLineFeeds(text: string): string {
  return text.replaceAll("\n", "");
}

export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Html {
  /** Opening tags in order, closing tags with a slash. */
  readonly tags: readonly Tag[];
  readonly text: string;
  /** The raw texts of style and script elements. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The elements that contain only text, each with the start of its closing tag. */
const raw = new Map(
  ["style", "script", "title", "textarea", "plaintext", "noscript", "iframe", "xmp"].map(
    (name) => [name, new RegExp(`</${name}`, "gi")] as const,
  ),
);

const tag = /<(\/?[a-zA-Z][^\s/>]*)((?:\s+[^\s=/>"']+(?:="[^"]*")?)*)\s*\/?>/y;

/** Tokenizes HTML by the standard, without error recovery. @throws Error for anything unknown */
export function readHtml(source: string): Html {
  const tags: Tag[] = [];
  const styles: string[] = [];
  const scripts: string[] = [];
  let text = "";
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf("<", at);
    text += source.slice(at, open < 0 ? source.length : open);
    if (open < 0) break;
    tag.lastIndex = open;
    const match = tag.exec(source);
    if (!match) {
      if (/^<!doctype html>/i.test(source.slice(open, open + 20))) {
        at = source.indexOf(">", open) + 1;
        continue;
      }
      throw new Error(`not a tag: ${source.slice(open, open + 80)}`);
    }
    const name = match[1]!.toLowerCase();
    tags.push({ name, attributes: attributesOf(match[2]!) });
    at = open + match[0].length;
    const end = raw.get(name);
    if (!end) continue;
    end.lastIndex = at;
    const close = end.exec(source)?.index ?? -1;
    if (close < 0) throw new Error(`${name} is never closed`);
    if (name === "style") styles.push(source.slice(at, close));
    else if (name === "script") scripts.push(source.slice(at, close));
    else text += source.slice(at, close);
    at = close;
  }
  return { tags, text, styles, scripts };
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, , value] of text.matchAll(/([^\s=/>"']+)(="([^"]*)")?/g)) {
    if (Object.hasOwn(attributes, name!)) throw new Error(`${name} appears twice`);
    attributes[name!] = decoded(value ?? "");
  }
  return attributes;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

export function decoded(text: string): string {
  return text.replace(/&([a-z]+|#\d+);/g, (whole, name: string) => entities[name] ?? whole);
}

/**
 * Returns a line of Markdown without its code spans, by CommonMark: a run of backticks closes at the next run of the
 * same length. Markdown and GitHub interpret the rest.
 */
export function outsideCode(line: string): string {
  return withSpans(line, () => "§");
}

/** Returns a line of Markdown as shown: code spans without marks, and without the space beside a backtick. */
export function withoutCodeMarks(line: string): string {
  return withSpans(line, (body) => (/^ .*[^ ].* $/.test(body) ? body.slice(1, -1) : body));
}

function withSpans(line: string, shown: (body: string) => string): string {
  let out = "";
  let at = 0;
  while (at < line.length) {
    if (line[at] !== "`") {
      out += line[at++];
      continue;
    }
    const fence = /^`+/.exec(line.slice(at))![0];
    const body = at + fence.length;
    let close = -1;
    for (const run of line.slice(body).matchAll(/`+/g))
      if (run[0].length === fence.length) {
        close = body + run.index;
        break;
      }
    if (close < 0) throw new Error(`a code span is never closed: ${line.slice(at, at + 80)}`);
    out += shown(line.slice(body, close));
    at = close + fence.length;
  }
  return out;
}
