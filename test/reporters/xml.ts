// A reader of XML 1.0 without error recovery, for the subset of reports: no doctype, comments, CDATA.

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

/** Characters that XML 1.0 cannot contain, even escaped. */
const illegal = /[^\u0009\u000a\u000d\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

export function readXml(source: string): Element {
  if (illegal.test(source)) throw new Error("a character that XML 1.0 cannot hold");
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!source.startsWith(declaration)) throw new Error("no declaration");
  let at = declaration.length;

  function take(pattern: RegExp, what: string): RegExpExecArray {
    const sticky = new RegExp(pattern.source, "y");
    sticky.lastIndex = at;
    const match = sticky.exec(source);
    if (!match) throw new Error(`no ${what}: ${JSON.stringify(source.slice(at, at + 60))}`);
    at += match[0].length;
    return match;
  }

  function element(): Element {
    const name = take(/<([a-z-]+)/, "tag")[1]!;
    const attributes: Record<string, string> = {};
    while (source[at] === " ") {
      const [, key, value] = take(/ ([a-z]+)="([^"<\n]*)"/, "attribute");
      if (Object.hasOwn(attributes, key!)) throw new Error(`${key} appears twice`);
      attributes[key!] = decoded(value!);
    }
    if (take(/\/?>/, "end of a tag")[0] === "/>") return { name, attributes, children: [], text: "" };
    const children: Element[] = [];
    let text = "";
    for (;;) {
      text += decoded(take(/[^<]*/, "text")[0]);
      if (source.startsWith("</", at)) break;
      children.push(element());
    }
    if (take(/<\/([a-z-]+)>/, "closing tag")[1] !== name) throw new Error(`${name} is closed by another`);
    return { name, attributes, children, text };
  }

  const root = element();
  if (source.slice(at) !== "\n") throw new Error("something after the end");
  return root;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function decoded(text: string): string {
  if (text.includes(">")) throw new Error("> stands bare");
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const character = entities[name];
    if (character === undefined) throw new Error(`no entity: ${whole.slice(0, 20)}`);
    return character;
  });
}
