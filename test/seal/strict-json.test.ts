import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, type Json } from "../../src/model/json.ts";
import { JsonReader, limits } from "../../src/seal/strict-json.ts";
import { runs } from "../support/runs.ts";
import { problemOf } from "./support.ts";
import { anyText } from "../support/any-text.ts";

function read(text: string | Uint8Array): Json {
  const reader = new JsonReader(typeof text === "string" ? Buffer.from(text) : text);
  const value = reader.value();
  reader.end();
  return value;
}
const refusal = (text: string | Uint8Array) => problemOf(() => read(text)).code;
const repeated = (text: string, times: number) => Array.from({ length: times }, () => text).join(",");

describe("what is read", () => {
  it.each<[string, string, unknown]>([
    ["null", "null", null],
    ["white space around it", " \t\r\n[ 1 , 2 ]\n", [1, 2]],
    ["escapes", String.raw`"\"\\\/\b\f\n\r\t\u0041\uD83D\uDE00"`, '"\\/\b\f\n\r\tA😀'],
    ["text beyond ASCII", '"Zoë – 😀"', "Zoë – 😀"],
    ["a NUL, escaped", String.raw`"a\u0000b"`, "a\0b"],
    ["a byte order mark, once", '\ufeff{"a":1}', { a: 1 }],
    ["a byte order mark inside a text", '"\ufeffa"', "\ufeffa"],
    ["an empty key", '{"":1}', { "": 1 }],
    ["keys that look like numbers", '{"2":1,"1":2}', { 1: 2, 2: 1 }],
  ])("%s", (_, text, value) => {
    expect(JSON.parse(JSON.stringify(read(text)))).toEqual(value);
  });

  it("keeps lone surrogates, and different ones different", () => {
    expect(read(String.raw`["\ud800","\udc00","\ud801"]`)).toEqual(["\ud800", "\udc00", "\ud801"]);
    expect(canonical(read(String.raw`"\ud800"`))).not.toBe(canonical(read(String.raw`"\ud801"`)));
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "length"])(
    "keeps %s as a key like others",
    (name) => {
      const value = read(`{"a":{"${name}":{"polluted":true}}}`) as { a: Record<string, Json> };
      expect(Object.keys(value.a)).toEqual([name]);
      expect(value.a[name]).toEqual({ polluted: true });
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
      expect(canonical(value)).toBe(`{"a":{"${name}":{"polluted":true}}}`);
    },
  );

  it("gives objects that inherit nothing", () => {
    const value = read('{"a":1}') as Record<string, Json>;
    expect([value["toString"], value["constructor"], value["__proto__"]]).toEqual([undefined, undefined, undefined]);
  });

  it.each<[string, number]>([
    ["1.0", 1],
    ["1e2", 100],
    ["-0", 0],
    ["-0.0", 0],
    ["-0e5", 0],
    ["0.1", 0.1],
    ["1.10", 1.1],
    ["9007199254740991", Number.MAX_SAFE_INTEGER],
    ["9007199254740992", 2 ** 53],
    ["1e21", 1e21],
    ["0.30000000000000004", 0.30000000000000004],
    ["5e-324", 5e-324],
    ["1.7976931348623157e308", Number.MAX_VALUE],
  ])("the number %s", (text, value) => {
    expect(Object.is(read(text), value)).toBe(true);
  });

  it.each([
    "9007199254740993",
    "-9007199254740993",
    "1e400",
    "-1e400",
    "1e-400",
    "0.12345678901234567",
    "123456789012345678901.5",
  ])("keeps the number %s as it is written, apart from its text", (text) => {
    expect(read(text)).toEqual({ $number: text });
    expect(canonical(read(text))).not.toBe(canonical(read(`"${text}"`)));
    expect(canonical(read(text))).not.toBe(canonical(read(`{"$number":"${text}"}`)));
  });

  it("renames keys that could be taken for such a number, each to another one", () => {
    expect(read('{"$number":"1","$$number":"2","$numbers":"3"}')).toEqual({
      $$number: "1",
      $$$number: "2",
      $numbers: "3",
    });
  });
});

describe("what is refused", () => {
  it.each<[string, string]>([
    ["a key twice", '{"a":1,"a":1}'],
    ["a key twice, with another value", '{"a":1,"b":2,"a":3}'],
    ["a key twice, spelled differently", String.raw`{"a":1,"\u0061":1}`],
    ["a key twice, deep inside", '[{"x":{"a":1,"a":1}}]'],
    ["__proto__ twice", '{"__proto__":1,"__proto__":1}'],
  ])("%s", (_, text) => {
    expect(refusal(text)).toBe("duplicate-key");
  });

  it.each<[string, Uint8Array]>([
    ["a lone continuation byte", Buffer.from([0x22, 0x80, 0x22])],
    ["an overlong form", Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ["a surrogate in UTF-8", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ["a character cut off", Buffer.from([0x22, 0xf0, 0x9f, 0x98, 0x22])],
    ["UTF-16 with its mark", Buffer.from('\ufeff{"a":1}', "utf16le")],
    ["invalid bytes after the value", Buffer.from([0x31, 0x20, 0xff])],
  ])("%s", (_, bytes) => {
    expect(refusal(bytes)).toBe("invalid-utf8");
  });

  it("UTF-16, which the error names", () => {
    const text = Buffer.from('\ufeff{"a":1}', "utf16le");
    for (const bytes of [text, Buffer.from(text).swap16()])
      expect(() => new JsonReader(bytes)).toThrow("UTF-16 and not UTF-8, at byte 0");
  });

  it.each(["", " \n", "\ufeff", "\ufeff  "])("nothing at all: %j", (text) => {
    expect(refusal(text)).toBe("empty");
  });

  it.each([
    "\ufeff\ufeff1",
    '{"a":1}\0',
    "[1]]",
    "{}{}",
    "1 2",
    "1,",
    "[1,]",
    "[,1]",
    "[1,,2]",
    '{"a":1,}',
    "{,}",
    '{"a"}',
    '{"a":1 "b":2}',
    '{"a"=1}',
    "{a:1}",
    "{'a':1}",
    "'a'",
    "[1 2]",
    "True",
    "nul1",
    "undefined",
    "NaN",
    "Infinity",
    "-Infinity",
    "+1",
    ".5",
    "1.",
    "-",
    "-a",
    "01",
    "-01",
    "00",
    "1e",
    "1e+",
    "0x1",
    "1_000",
    "1.5.5",
    "--1",
    '"a\nb"',
    '"a\tb"',
    '"\u0000"',
    String.raw`"\x41"`,
    String.raw`"\u12"`,
    String.raw`"\u{41}"`,
    String.raw`"\U0041"`,
    "// a\n1",
    "/* */1",
    "\u00a01",
    "\u20281",
    "[1\u00a0]",
    "<html>",
  ])("what is not JSON: %j", (text) => {
    expect(refusal(text)).toBe("syntax");
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  });

  it("UTF-16 without its mark", () => {
    expect(refusal(Buffer.from('{"a":1}', "utf16le"))).toBe("syntax");
  });

  it("what ends too early, at every byte of a text", () => {
    const text = Buffer.from(String.raw`{"a":[1,-2.5e+3,{"b":"\u00e9é😀\\"}],"c":true,"d":false,"e":null,"":{}}`);
    expect(read(text)).toBeDefined();
    for (let end = 0; end < text.length; end++)
      expect(refusal(text.subarray(0, end))).toBeOneOf(["truncated", "empty", "invalid-utf8", "syntax"]);
  });

  it.each([
    "[",
    "{",
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,',
    "[1",
    "[1,",
    "[1, ",
    '"',
    '"a',
    '"\\',
    String.raw`"\u00`,
    "t",
    "fals",
    "[nul",
  ])("what ends too early, and says so: %j", (text) => {
    expect(refusal(text)).toBe("truncated");
  });
});

describe("how much is read", () => {
  it("64 levels, and no more", () => {
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(read(nested(64))).toBeDefined();
    expect(refusal(nested(65))).toBe("too-deep");
    expect(refusal("[".repeat(1_000_000))).toBe("too-deep");
    expect(refusal('{"a":'.repeat(65))).toBe("too-deep");
    expect(read(`[${repeated(nested(63), 100)}]`)).toHaveLength(100);
  });

  it("a text of 4 MiB, and no more", () => {
    expect((read(`"${"a".repeat(limits.string)}"`) as string).length).toBe(limits.string);
    expect(refusal(`"${"a".repeat(limits.string + 1)}"`)).toBe("too-large");
    expect(refusal(`{"${"a".repeat(limits.string + 1)}":1}`)).toBe("too-large");
  });

  it("an object of 200,000 keys, and no more", () => {
    const keys = (count: number) => `{${Array.from({ length: count }, (_, i) => `"${i}":0`).join(",")}}`;
    expect(Object.keys(read(keys(200_000)) as object)).toHaveLength(200_000);
    expect(refusal(keys(200_001))).toBe("too-large");
  });

  it("a list of 200,000 elements, and of a million, and no more", () => {
    expect(read(`[${repeated("0", 200_000)}]`)).toHaveLength(200_000);
    expect(read(`[${repeated("0", 1_000_000)}]`)).toHaveLength(1_000_000);
    expect(refusal(`[${repeated("0", 1_000_001)}]`)).toBe("too-large");
  });

  it("a page of 32 MiB, or what the caller says, and no more", () => {
    expect(refusal(Buffer.alloc(limits.page + 1, " "))).toBe("too-large");
    const page = Buffer.alloc(limits.page, " ");
    page.write("1");
    expect(read(page)).toBe(1);
    expect(() => new JsonReader(Buffer.from("[1]"), 3)).not.toThrow();
    expect(problemOf(() => new JsonReader(Buffer.from("[1]"), 2)).code).toBe("too-large");
  });

  it("a number of a few hundred digits, and no more", () => {
    expect(read("1".repeat(399))).toEqual({ $number: "1".repeat(399) });
    expect(refusal("1".repeat(400))).toBe("too-large");
    expect(refusal(`1.${"0".repeat(4_000_000)}`)).toBe("too-large");
  });
});

describe("what an error says", () => {
  it("names the first byte that is not UTF-8", () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom("", "x".repeat(70_000), "日".repeat(30_000)), (text, more) => {
        const sound = Buffer.from(`"${text.toWellFormed()}${more}`);
        const bytes = Buffer.concat([sound, Buffer.from([0xf0, 0x9f, 0x98, 0x22])]);
        expect(problemOf(() => read(bytes)).message).toBe(`not UTF-8, at byte ${sound.length}`);
      }),
      { numRuns: runs(30) },
    );
  });

  it("is a code and a place, and never what was read", () => {
    const secret = "Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4";
    for (const text of [
      `"${secret}`,
      `{"${secret}":1,"${secret}":2}`,
      `[${secret}]`,
      `{"a":"${secret}"} ${secret}`,
      `"\\x${secret}"`,
    ]) {
      const problem = problemOf(() => read(text));
      expect(JSON.stringify(problem)).not.toContain(secret.slice(0, 6));
      expect(problem.message).toMatch(/, at byte \d+$/);
    }
  });
});

// JSON text in every spelling: white space, escapes, numbers as people write them.
const space = fc.constantFrom("", " ", "\n", "\t ", "\r\n");
const string = fc.oneof(
  anyText().map((text) => JSON.stringify(text)),
  fc.constantFrom(String.raw`"\u0041"`, String.raw`"\ud800"`, String.raw`"\/"`, '""', '"__proto__"', '"é😀"'),
);
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    "-0",
    "0.0",
    "1.0",
    "1E2",
    "1e+2",
    "9007199254740993",
    "1e400",
    "1e-400",
    "0.1000",
    "12345678901234567890",
  ),
);
const { text: jsonText } = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom("null", "true", "false"),
    number,
    string,
    fc
      .tuple(fc.array(tie("text"), { maxLength: 4 }), space, space)
      .map(([items, a, b]) => `[${a}${items.join(`${b},${a}`)}${b}]`),
    fc
      .tuple(
        fc.uniqueArray(fc.tuple(string, tie("text")), {
          selector: ([name]) => JSON.parse(name) as string,
          maxLength: 4,
        }),
        space,
        space,
      )
      .map(([members, a, b]) => `{${a}${members.map(([name, value]) => `${name}${b}:${a}${value}`).join(`,${b}`)}}`),
  ),
}));

/** Returns what JSON.parse would return: undoes exact numbers and escaped names. */
function asParsed(value: Json): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(asParsed);
  const members = Object.entries(value);
  if (members.length === 1 && members[0]![0] === "$number") return Number(members[0]![1]) + 0;
  const out = Object.create(null) as Record<string, unknown>;
  for (const [name, item] of members) out[/^\$+number$/.test(name) ? name.slice(1) : name] = asParsed(item);
  return out;
}
const same = (a: unknown, b: unknown): void => {
  expect(canonical(a as Json)).toBe(canonical(b as Json));
};

describe("beside JSON.parse", () => {
  it("accepts the same texts and means the same by them", () => {
    fc.assert(
      fc.property(jsonText, (text) => same(asParsed(read(text)), JSON.parse(text))),
      { numRuns: runs(700) },
    );
  });

  it("accepts no spoilt text that it refuses, and refuses of the others only those with a key that stands twice", () => {
    const byte = fc.oneof(fc.constantFrom(...Buffer.from('{}[]",:\\ \n0123456789eE+-.tfnu')), fc.nat(255));
    const edit = fc.tuple(fc.constantFrom("insert", "remove", "replace", "double", "cut"), fc.nat(), byte);
    const spoilt = fc.tuple(jsonText, fc.array(edit, { minLength: 1, maxLength: 3 })).map(([text, edits]) => {
      const bytes = [...Buffer.from(text)];
      for (const [how, at, code] of edits) {
        const i = at % (bytes.length + 1);
        if (how === "cut") bytes.length = i;
        else if (how === "double") bytes.splice(i, 0, ...bytes.slice(i, i + 8));
        else bytes.splice(i, how === "insert" ? 0 : 1, ...(how === "remove" ? [] : [code]));
      }
      return Buffer.from(bytes);
    });
    fc.assert(
      fc.property(spoilt, (bytes) => {
        let parsed: unknown;
        try {
          parsed = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
        } catch {
          expect(() => read(bytes)).toThrow();
          return;
        }
        try {
          same(asParsed(read(bytes)), parsed);
        } catch (error) {
          expect((error as { problems: unknown[] }).problems).toMatchObject([{ code: "duplicate-key" }]);
        }
      }),
      { numRuns: runs(1700) },
    );
  });
});
