// The forms in which a text could leak to an output, listed independently of the program.

/** Returns every form of a canary, each too long to occur by chance. */
export function traces(canary: string): string[] {
  const utf8 = Buffer.from(canary);
  const inner = (before: number) => {
    const text = Buffer.concat([Buffer.alloc(before), utf8, Buffer.alloc(3)]).toString("base64");
    return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + utf8.length) * 4) / 3));
  };
  const each = (spell: (code: number) => string) => [...utf8].map(spell).join("");
  return [
    canary,
    JSON.stringify(canary).slice(1, -1),
    Array.from(canary).reverse().join(""),
    inner(0),
    inner(1),
    inner(2),
    utf8.toString("base64url"),
    utf8.toString("hex"),
    encodeURIComponent(canary),
    each((code) => `%${code.toString(16)}`),
    each((code) => `\\u00${code.toString(16)}`),
    each((code) => `&#${code};`),
    each((code) => `&#x${code.toString(16)};`),
    Buffer.from(canary, "utf16le").toString("latin1"),
  ];
}
