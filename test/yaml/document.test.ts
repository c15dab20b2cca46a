import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Path, readYaml, type YamlDocument } from "../../src/yaml/document.ts";
import { line } from "../policy/corpus.ts";
import { runs } from "../support/runs.ts";
import { growth, NEARLY_LINEAR } from "../support/work.ts";

function read(text: string): YamlDocument {
  const result = readYaml("x.yaml", text);
  if ("problems" in result) throw new Error(result.problems.map(line).join("\n"));
  return result.document;
}

function problems(text: string): string[] {
  const result = readYaml("x.yaml", text);
  return "problems" in result ? result.problems.map(line) : [];
}

/** Returns the value as plain JSON: documents contain objects without a prototype. */
const value = (text: string): unknown => JSON.parse(JSON.stringify(read(text).value));

describe("values are those of YAML 1.2", () => {
  it.each([
    ["a: no", "no"],
    ["a: yes", "yes"],
    ["a: on", "on"],
    ["a: off", "off"],
    ["a: y", "y"],
    ["a: true", true],
    ["a: False", false],
    ["a: ~", null],
    ["a:", null],
    ["a: 017", 17],
    ["a: 0o17", 15],
    ["a: 0x1F", 31],
    ["a: 1_000", "1_000"],
    ["a: 12:30:45", "12:30:45"],
    ["a: 2026-01-01", "2026-01-01"],
    ["a: 5.0", 5],
    ["a: 1e3", 1000],
    ["a: 9007199254740991", Number.MAX_SAFE_INTEGER],
    ["a: '1'", "1"],
    ["a: =", "="],
    ["a: '<<'", "<<"],
    ["a: |\n  two\n  lines", "two\nlines\n"],
    ['a: "\\u0041\\x42"', "AB"],
    ["a: [1, [2]]", [1, [2]]],
    ["a: { b: }", { b: null }],
  ])("%j", (text, expected) => {
    expect(value(text)).toEqual({ a: expected });
  });

  it("agrees with JSON, of which it is a superset", () => {
    const printable = fc.string({ unit: fc.constantFrom(...Array.from("aB1 ~-:#{}[]'\"\\&*!|>%@`,?é中")) });
    const leaf = fc.oneof(printable, fc.integer(), fc.boolean(), fc.constant(null));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie("tree"), { maxLength: 3 }),
        fc.dictionary(
          printable.filter((key) => key !== "<<"),
          tie("tree"),
          { maxKeys: 3 },
        ),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("a", "b"), tree, { minKeys: 1 }), (json) => {
        expect(value(JSON.stringify(json, null, 1))).toEqual(json);
      }),
    );
  });
});

describe("what is not read", () => {
  it.each([
    ["", "x.yaml:1:1: the file is empty"],
    ["\ufeff", "x.yaml:1:1: the file is empty"],
    ["# only words\n", "x.yaml:1:1: the file is empty"],
    ["---\n...\n", "x.yaml:1:1: the file is empty"],
    ["null\n", "x.yaml:1:1: the file is empty"],
    ["%YAML 1.1\n---\na: no\n", "x.yaml:1:1: YAML 1.1 is not read; policies are YAML 1.2; remove the line"],
    ["# first\n%YAML 1.1\n---\na: no\n", "x.yaml:2:1: YAML 1.1 is not read; policies are YAML 1.2; remove the line"],
    ["%YAML 1.3\n---\na: 1\n", "x.yaml:1:7: this directive is not read; remove the line"],
    [
      "%TAG ! tag:x,1:\n---\na: !b 1\n",
      "x.yaml:3:7: tags are not read; write a plain value, or a text that starts with ! in quotes",
    ],
    ["a: 1\n---\nb: 2\n", "x.yaml:2:1: a second document starts here; write a file for each"],
    ["a: 1\n...\nb: 2\n", "x.yaml:3:1: a second document starts here; write a file for each"],
    [
      "a: &x 1\n",
      "x.yaml:1:7: anchors are not read: &x; write the value out where it is needed, or a text that starts with & in quotes",
    ],
    [
      "&x a: 1\n",
      "x.yaml:1:4: anchors are not read: &x; write the value out where it is needed, or a text that starts with & in quotes",
    ],
    [
      "a: &x 1\nb: *x\nc: *x\n",
      [
        "x.yaml:2:4: aliases are not read: *x; write the value out",
        "x.yaml:3:4: aliases are not read: *x; write the value out",
      ],
    ],
    ["a: *x\n", "x.yaml:1:4: aliases are not read: *x; write the value out"],
    [
      "a: [*.x.example]\n",
      'x.yaml:1:5: aliases are not read: *.x.example; put a text that starts with * in quotes: "*.x.example"',
    ],
    ["a: &x [*x]\n", "x.yaml:1:8: aliases are not read: *x; write the value out"],
    ["a: &x {}\n*x : 1\n", "x.yaml:2:1: aliases are not read: *x; write the value out"],
    ["a: &x { b: 1 }\nc:\n  <<: *x\n", "x.yaml:3:3: merge keys are not read; write the values out"],
    ["<<: { a: 1 }\n", "x.yaml:1:1: merge keys are not read; write the values out"],
    ["a: !!str 1\n", "x.yaml:1:10: tags are not read; write a plain value, or a text that starts with ! in quotes"],
    [
      "a: !!binary aGk=\n",
      "x.yaml:1:13: tags are not read; write a plain value, or a text that starts with ! in quotes",
    ],
    [
      "a: !<tag:x> [1, !y 2]\n",
      "x.yaml:1:13: tags are not read; write a plain value, or a text that starts with ! in quotes",
    ],
    ["a: 1\nb: 2\na: 3\n", 'x.yaml:3:1: the key "a" is already in line 1; keep one of them'],
    ['a: 1\n"a": 2\n', 'x.yaml:2:1: the key "a" is already in line 1; keep one of them'],
    ["a: { b: 1, 'b': 2 }\n", 'x.yaml:1:12: the key "b" is already in line 1; keep one of them'],
    ["1: a\n", "x.yaml:1:1: a key that is not a text; put it in quotes"],
    ["true: a\n", "x.yaml:1:1: a key that is not a text; put it in quotes"],
    ["~: a\n", "x.yaml:1:1: a key that is not a text; put it in quotes"],
    ["? [a, b]\n: c\n", "x.yaml:1:3: a key that is not a text"],
    ["? { a: 1 }\n: c\n", "x.yaml:1:3: a key that is not a text"],
    ["a: { __proto__: 1 }\n", 'x.yaml:1:6: the key "__proto__" is not read; remove it'],
    ["a: .inf\n", "x.yaml:1:4: .inf is not a number"],
    ["a: -.INF\n", "x.yaml:1:4: -.INF is not a number"],
    ["a: .NaN\n", "x.yaml:1:4: .NaN is not a number"],
    ["a: 1e400\n", "x.yaml:1:4: 1e400 is not a number"],
    ["a: 9007199254740993\n", "x.yaml:1:4: a number too large to be exact; put it in quotes if it is a text"],
    ["a:\n\tb: 1\n", "x.yaml:2:1: a tab indents this line; use spaces"],
    [
      "a: b: c\n",
      "x.yaml:1:4: a key stands inside another one's value; put the value in quotes, or check the indentation",
    ],
    [
      "a: x\n  b: y\n",
      "x.yaml:1:4: a key stands inside another one's value; put the value in quotes, or check the indentation",
    ],
    ["a: @x\n", "x.yaml:1:4: a text cannot start with @; put it in quotes"],
    ["a: `x`\n", "x.yaml:1:4: a text cannot start with `; put it in quotes"],
    ["a: %x\n", "x.yaml:1:4: a text cannot start with %; put it in quotes"],
    ["a: [1, 2\nb: 3\n", "x.yaml:2:1: a list is not closed: ] is missing, or stands too far left"],
    ["a: { b: 1\nc: 3\n", "x.yaml:2:1: a map is not closed: } is missing, or stands too far left"],
    ["a: 'x\n", "x.yaml:1:4: a text is not closed: ' is missing"],
    [
      "a\nb: 1\n",
      "x.yaml:1:1: this line is neither a key with its value nor an entry; a colon and a space follow a key",
    ],
    [
      "a: 1\nb\n",
      "x.yaml:2:1: this line is neither a key with its value nor an entry; a colon and a space follow a key",
    ],
    ['a: "\\q"\n', "x.yaml:1:5: \\q means nothing in double quotes; use single quotes, or double the backslash"],
    [
      "a:\n   b: 1\n  c: 2\n",
      "x.yaml:3:1: this line is not indented as the lines beside it; indent the keys of a map, or the entries of a list, alike",
    ],
    [
      "a: 'it's'\n",
      "x.yaml:1:8: a text follows the end of a value; put the whole value in double quotes, or remove the text",
    ],
    ['a: 1\nb: "x\n  c: 2\n  d: 3\n', 'x.yaml:2:4: a text is not closed: " is missing'],
    ["**: [x]\n", "x.yaml:1:1: a text cannot start with *; put it in quotes"],
    ["a: { *.b: [x] }\n", "x.yaml:1:6: a text cannot start with *; put it in quotes"],
    ["a: [*x y, z]\n", "x.yaml:1:5: a text cannot start with *; put it in quotes"],
    [
      "a: { b: #1042, c: x }\n",
      "x.yaml:2:1: a map is not closed: } is missing, or stands too far left; # begins a comment: put a text with # in quotes",
    ],
    ["a: |x\n  y\n", "x.yaml:1:5: a text follows | or > in its line; begin the text in the next line"],
  ])("%j", (text, expected) => {
    expect(problems(text)).toEqual([expected].flat());
  });

  it.each([
    ["\u200b", "200B"],
    ["\u202e", "202E"],
    ["\u0000", "0000"],
    ["\u001b", "001B"],
    ["\u00a0", "00A0"],
    ["\ufeff", "FEFF"],
    ["\u{e0041}", "E0041"],
    ["\ufffd", "FFFD"],
  ])("the hidden character %j, wherever it stands", (character, code) => {
    const message = `a text with an invisible character (U+${code}); write it without`;
    expect(problems(`a: "x${character}y"\n`)).toEqual([`x.yaml:1:4: ${message}`]);
    expect(problems(`a: [b, 'x${character}y']\n`)).toEqual([`x.yaml:1:8: ${message}`]);
    expect(problems(`a: { "x${character}": 1 }\n`)).toEqual([`x.yaml:1:6: ${message}`]);
    expect(problems(`a: |\n  x${character}y\n`)).toEqual([`x.yaml:1:4: ${message}`]);
  });

  it.each(["\u0000", "\u001b", "\u0085\u0086", "\u202e", "\u2066"])(
    "a comment with %j, which no reader sees",
    (text) => {
      const at = [...problems(`a: 1 # \u200b${text}\n`)].join();
      expect(at).toMatch(/^x\.yaml:1:\d+: an invisible character \(U\+[0-9A-F]{4}\); write it without$/);
    },
  );

  it("nothing in the terms of a parser, whatever is mistyped", () => {
    const sound = 'a: [x, "y"]\nb:\n  - { c: 1, d: z } # e\n  - f: g\n    h: |\n      i\n';
    const typed = fc.constantFrom(...Array.from("*&{}[]:,#-'\"|>%@!?`\t\n "), "\n- ", ": ", "- ");
    const position = fc.nat(sound.length);
    fc.assert(
      fc.property(position, fc.constantFrom(0, 1), typed, position, (at, removed, text, other) => {
        const broken = sound.slice(0, at) + text + sound.slice(at + removed);
        for (const source of [broken, broken.slice(0, other) + broken.slice(other + 1)])
          for (const problem of problems(source))
            expect(problem).not.toMatch(/flow|block|scalar|sequence|implicit|node|token|stream|directive/i);
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(["%TAG ! tag:x,1:", "%TAG !e! tag:x,1:", "%YAML 1.2\n%YAML 1.2", "%YAML 1.2\n%TAG ! tag:x,1:"])(
    "the directive %j",
    (lines) => {
      const at = lines.split("\n").length;
      expect(problems(`${lines}\n---\na: 1\n`)).toEqual([
        `x.yaml:${at}:1: this directive is not read; remove the line`,
      ]);
    },
  );

  it("shows the first mistake only, where the text is no YAML at all", () => {
    expect(problems(" a: 1\nb: 2\n")).toHaveLength(1);
    expect(problems("a:\n  - b\n - c\n")).toHaveLength(1);
    expect(problems("a: - b\n")).toHaveLength(1);
  });

  it("shows every other mistake at once, in the order of the text", () => {
    const text = "a: &x 1\nb: 2\nb: 3\nc: .nan\nd: !!int 4\n5: e\n";
    expect(problems(text).map((problem) => problem.split(":")[1])).toEqual(["1", "3", "4", "5", "6"]);
  });
});

describe("limits", () => {
  const nested = (levels: number, open = "[", close = "]") => `a: ${open.repeat(levels)}1${close.repeat(levels)}\n`;

  it("reads 32 levels and no more, of whatever kind", () => {
    expect(problems(nested(31))).toEqual([]);
    expect(problems(nested(32))).toEqual(["x.yaml:1:35: nested deeper than 32 levels"]);
    expect(problems(nested(40))).toEqual(["x.yaml:1:35: nested deeper than 32 levels"]);
    expect(problems(nested(31, "{ b: ", " }"))).toEqual([]);
    expect(problems(nested(32, "{ b: ", " }"))).toHaveLength(1);
    const block = (levels: number) => Array.from({ length: levels }, (_, i) => `${" ".repeat(i)}a:`).join("\n");
    expect(problems(block(32))).toEqual([]);
    expect(problems(block(33))).toEqual(["x.yaml:33:33: nested deeper than 32 levels"]);
  });

  it.each([
    ["lists", "[".repeat(200_000)],
    ["maps", "{a: ".repeat(100_000)],
    ["closed lists", "[".repeat(100_000) + "]".repeat(100_000)],
    ["entries of entries", "- ".repeat(200_000)],
    ["keys of keys", "? ".repeat(200_000)],
    ["indentation", Array.from({ length: 1000 }, (_, i) => `${" ".repeat(i)}a:`).join("\n")],
  ])("ends with a problem, not with the process: %s", (_, text) => {
    expect(problems(text)).toEqual([expect.stringMatching(/^x\.yaml:\d+:\d+: nested too deeply to be read$/)]);
  });

  it("reads 1 MiB and no more", () => {
    const sized = (bytes: number) => `a: "${"x".repeat(bytes - 6)}"\n`;
    expect(problems(sized(2 ** 20))).toEqual([]);
    expect(problems(sized(2 ** 20 + 1))).toEqual(["x.yaml: the file is larger than 1 MiB"]);
    expect(problems(`a: "${"é".repeat(2 ** 19)}"\n`)).toEqual(["x.yaml: the file is larger than 1 MiB"]);
  });

  it("takes work in proportion to the keys", async () => {
    const keys = (n: number) => Array.from({ length: n }, (_, i) => `k${10 ** 6 + i}: 1`).join("\n");
    const work = (n: number) => {
      const text = keys(n);
      return () => read(text);
    };
    expect(await growth(1000, work)).toBeLessThan(NEARLY_LINEAR);
  });
});

describe("places", () => {
  const text = 'id: p\nlist:\n  - one\n  - { a: 1, "b c": [x, y] }\nempty:\n"quoted key": 2\n';
  const at = (path: Path, target?: "key" | "value", source = text) => {
    const { line: row, column } = read(source).place(path, target);
    return `${row}:${column}`;
  };

  it.each<[Path, string, string]>([
    [[], "1:1", "1:1"],
    [["id"], "1:5", "1:1"],
    [["list"], "3:3", "2:1"],
    [["list", 0], "3:5", "3:5"],
    [["list", 1], "4:5", "4:5"],
    [["list", 1, "a"], "4:10", "4:7"],
    [["list", 1, "b c"], "4:20", "4:13"],
    [["list", 1, "b c", 1], "4:24", "4:24"],
    [["empty"], "5:7", "5:1"],
    [["quoted key"], "6:15", "6:1"],
    [["missing"], "1:1", "1:1"],
    [["list", 7], "3:3", "3:3"],
    [["list", 1, "missing"], "4:5", "4:5"],
    [["id", "below", "a", "text"], "1:5", "1:5"],
  ])("of %j are %s for the value and %s for its key", (path, value, key) => {
    expect(at(path)).toBe(value);
    expect(at(path, "key")).toBe(key);
  });

  it("are the same whatever ends the lines, and behind a byte order mark", () => {
    for (const source of [text.replaceAll("\n", "\r\n"), `\ufeff${text}`, `\ufeff${text.replaceAll("\n", "\r\n")}`]) {
      expect(at(["id"], "key", source)).toBe("1:1");
      expect(at(["list", 1, "b c", 1], "value", source)).toBe("4:24");
      expect(read(source).problem(["list", 1, "b c"], "wrong").excerpt).toEqual([
        '  - { a: 1, "b c": [x, y] }',
        "                   ^",
      ]);
    }
  });

  it("show hidden characters of the line, with the caret below the place", () => {
    const { excerpt } = read("a: 1 # \u200b\u00a0[31m\n").problem(["a"], "wrong");
    expect(excerpt).toEqual(["a: 1 # \\u{200b}\\u{a0}[31m", "   ^"]);
    const hidden = readYaml("x.yaml", '{ "\u200b": 1, b: .nan }\n');
    expect("problems" in hidden && hidden.problems[1]!.excerpt).toEqual([
      '{ "\\u{200b}": 1, b: .nan }',
      "                    ^",
    ]);
  });

  it.each([
    ["a: ghp_abcdefghijklmnopqrstuvwxyz0123456789", "a: [hidden]"],
    ["a: [x, https://bo:maple-harbor@example.com]", "a: [x, https://[hidden]@example.com]"],
    ["apiKey: maple-harbor-7", "apiKey: [hidden]"],
    ["apiKey: { secret: refrence }", "apiKey: { secret: refrence }"],
    ["each: { id: x, apiKey: maple-harbor-7 }", "each: { id: x, apiKey: [hidden] }"],
    ['each: {"apiKey": "maple-harbor-7", id: x}', 'each: {"apiKey": "[hidden]", id: x}'],
    ["each: { apiKey: { secret: absent }, id: x }", "each: { apiKey: { secret: absent }, id: x }"],
    ["apiKey: { equals: ghp_abcdefghijklmnopqrstuvwxyz0123456789 }", "apiKey: { equals: [hidden] }"],
    ["apiKey: [ghp_abcdefghijklmnopqrstuvwxyz0123456789]", "apiKey: [[hidden]]"],
  ])("hide what looks like a credential: %s", (line, expected) => {
    const { excerpt, message } = read(`${line}\n`).problem([], `not "${line.slice(3)}"`);
    expect(excerpt![0]).toBe(expected);
    expect(message).not.toMatch(/ghp_|bo:maple/);
  });

  it.each([
    "DB_PASSWORD=maple-harbor-7 run",
    "curl -u bo:maple-harbor-7 https://h.example",
    "https://h.example/v1?api_key=maple-harbor-7",
    '{"user":"bo","password":"maple-harbor-7"}',
    "token: maple-harbor-7",
  ])("hide a credential that a name marks in the message as in the line: %s", (text) => {
    const data = JSON.stringify(text);
    const document = read(`a: ${data}\n`);
    const url = "https://h.example/v1?api_key=maple-harbor-7";
    const flaws = [`${data}: 1\n${data}: 2\n`, `a: *${url}\n`, `a: &${url} 1\n`].flatMap((source) => {
      const result = readYaml("x.yaml", source);
      return "problems" in result ? result.problems : [];
    });
    expect(flaws).toHaveLength(3);
    for (const problem of [...flaws, document.problem(["a"], `a should be 1, not ${data}`, `did you mean ${data}?`)])
      expect(JSON.stringify(problem)).not.toContain("maple-harbor");
    expect(document.problem([], 'token should be "absent", not "off"').message).toBe(
      'token should be "absent", not "off"',
    );
  });

  it.each(["ghp_abcdefghijklmnopqrstuvwxyz0123456789", "https://bo:maple-harbor@example.com"])(
    "hide %s also where the line is cut",
    (secret) => {
      for (let before = 60; before < 130; before++) {
        const problem = read(`a: ${"x ".repeat(before / 2)}${secret}\n`).problem(["a"], "wrong");
        expect(problem.excerpt!.join("\n")).not.toMatch(/ghp_|bo:maple/);
      }
    },
  );

  it("keep a line that a runner would take for a command from being one", () => {
    const { excerpt } = read("a: 1 # ##[add-mask]x\n").problem(["a"], "wrong");
    expect(excerpt![0]).not.toContain("##[");
  });

  it("cut a long line", () => {
    const { excerpt } = read(`a: "${"x".repeat(500)}" # end\nb: 1\n`).problem(["a"], "wrong");
    expect(excerpt![0]).toHaveLength(120);
    const far = read(`{ a: "${"x".repeat(500)}", b: 1 }\n`).problem(["b"], "wrong");
    expect(far).toMatchObject({ line: 1, column: 513 });
    expect(far.excerpt).toHaveLength(1);
  });
});
