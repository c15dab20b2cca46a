// The register of secrets: every literal ever seen, its places, and how it ended.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SecretRow } from "../../src/model/report/secret-row.ts";
import { secretEnds } from "../../src/model/report/states.ts";
import { bo, hourly, judge } from "../support/history.ts";
import { at, type Fields, keys, mask, models } from "../support/model-keys.ts";
import { runs } from "../support/runs.ts";

const [k1, k2] = keys;
const register = async (...settings: Fields[]) => (await judge(hourly(...settings))).secrets;

/** Returns a row in short: `fp:run:1 standing: a 1-2 rotated, b 3-`. A ~ marks an inexact time. */
function lineOf({ fingerprint, state, form, spans = [] }: SecretRow): string {
  const around = (moment: { revision: number; exact: boolean }) => `${moment.exact ? "" : "~"}${moment.revision}`;
  const short = (subject: string) => subject.replace(/^\/customModels\/custom:/, "").replace(/\/apiKey$/, "");
  const each = spans.map(({ subject, formerly, from, until, masked, ended }) =>
    [
      short(subject),
      ...(formerly ? [`(${formerly.map(short).join(" ")})`] : []),
      `${around(from)}-${until ? around(until) : ""}`,
      ...(masked ? [`masked ${around(masked)}`] : []),
      ...(ended ? [ended] : []),
    ].join(" "),
  );
  return `${fingerprint} ${state ?? form}${each.length > 0 ? `: ${each.join(", ")}` : ""}`;
}

describe("the register of secrets", () => {
  it.each<[string, Fields[], string[]]>([
    ["one that stands", [models({ a: k1 })], ["fp:run:1 standing: a ~1-"]],
    [
      "one that gave way to another",
      [models({ a: k1 }), models({ a: k2 })],
      ["fp:run:1 rotated: a ~1-2 rotated", "fp:run:2 standing: a 2-"],
    ],
    [
      "one that gave way to a reference, which stands",
      [{}, models({ a: k1 }), models({ a: "${KEY}" })],
      ["fp:run:1 referenced: a 2-3 referenced", "null reference"],
    ],
    ["one that was taken away", [{}, models({ a: k1 }), models({ a: {} })], ["fp:run:1 removed: a 2-3 removed"]],
    ["one whose model went", [{}, models({ a: k1 }), {}], ["fp:run:1 removed: a 2-3 removed"]],
    ["one whose model was renamed", [{}, models({ a: k1 }), models({ b: k1 })], ["fp:run:1 standing: b (a) 2-"]],
    [
      "one that moved to another model",
      [{}, models({ a: k1, b: {} }), models({ a: {}, b: k1 })],
      ["fp:run:1 standing: a 2-3 removed, b 3-"],
    ],
    [
      "one that came back",
      [{}, models({ a: k1 }), models({ a: k2 }), models({ a: k1 })],
      ["fp:run:1 standing: a 2-3 rotated, a 4-", "fp:run:2 rotated: a 3-4 rotated"],
    ],
    [
      "one behind a mask, of which nobody knows",
      [{}, models({ a: k1 }), models({ a: mask })],
      ["fp:run:1 masked: a 2- masked 3", "null masked-by-server"],
    ],
    [
      "one that went from behind a mask, when is not known",
      [{}, models({ a: k1 }), models({ a: mask }), models({ a: k2 })],
      ["fp:run:1 rotated: a 2-~4 masked 3 rotated", "fp:run:3 standing: a 4-"],
    ],
    [
      "one that is shown again",
      [{}, models({ a: k1 }), models({ a: mask }), models({ a: k1 })],
      ["fp:run:1 standing: a 2-"],
    ],
    [
      "one in an address",
      [
        {},
        models({ a: { baseUrl: `https://bot:${k1}@llm.example` } }),
        models({ a: { baseUrl: `https://bot:${k2}@llm.example` } }),
      ],
      ["fp:run:1 rotated: a/baseUrl 2-3 rotated", "fp:run:2 standing: a/baseUrl 3-"],
    ],
    [
      "two in one setting, each for itself",
      [
        {},
        models({ a: { extraArgs: { x: { token: k1, password: k2 } } } }),
        models({ a: { extraArgs: { x: { token: k1 } } } }),
      ],
      ["fp:run:2 standing: a/extraArgs/x 2-", "fp:run:1 removed: a/extraArgs/x 2-3 removed"],
    ],
    [
      "one of two places, where a mask may hide that it stayed",
      [{}, models({ a: { extraArgs: { x: [k1, k1] } } }), models({ a: { extraArgs: { x: ["gone", mask] } } })],
      ["fp:run:1 masked: a/extraArgs/x 2- masked 3", "fp:run:2 standing: a/extraArgs/x 3-"],
    ],
    [
      "one that gave way at its place to one of more places",
      [{}, models({ a: { extraArgs: { x: [k1] } } }), models({ a: { extraArgs: { x: [k2, k2] } } })],
      ["fp:run:1 rotated: a/extraArgs/x 2-3 rotated", "fp:run:2 standing: a/extraArgs/x 3-"],
    ],
    [
      "one of two places, of which a reference took the second",
      [
        {},
        models({ a: { extraArgs: { x: { token: k1, password: k1 } } } }),
        models({ a: { extraArgs: { x: { token: "${KEY}" } } } }),
      ],
      ["fp:run:1 referenced: a/extraArgs/x 2-3 referenced"],
    ],
    [
      "two at different depths, of which each gave way at its own place",
      [
        {},
        models({ a: { extraArgs: { x: { token: k1, none: null, more: [1, { password: k2 }] } } } }),
        models({ a: { extraArgs: { x: { token: keys[2], none: null, more: [1, { password: "${KEY}" }] } } } }),
      ],
      [
        // The first fingerprint is that of the password: "more" is before "token".
        "fp:run:1 referenced: a/extraArgs/x 2-3 referenced",
        "fp:run:2 rotated: a/extraArgs/x 2-3 rotated",
        "fp:run:3 standing: a/extraArgs/x 3-",
      ],
    ],
    ["a placeholder by its fingerprint", [models({ a: "changeme" })], ["fp:run:1 placeholder"]],
    ["no reference in a setting that is no secret", [models({ a: { displayName: "${NAME}" } })], []],
  ])("holds %s", async (_, settings, expected) => {
    expect((await register(...settings)).map(lineOf).toSorted()).toEqual(expected.toSorted());
  });

  it("says who brought it, who took it out, and what took its place", async () => {
    const [first] = await register({}, models({ a: k1 }), { by: bo, set: models({ a: k2 }) });
    expect(first).toMatchObject({
      subject: at("a"),
      fingerprint: "fp:run:1",
      sinceRevision: 2,
      spans: [
        {
          from: { revision: 2, by: { email: "ada@corp.example" }, exact: true },
          until: { revision: 3, by: { email: "bo@corp.example" }, exact: true },
          next: "fp:run:2",
        },
      ],
    });
  });

  it("is in the order of places, and of revisions where they are the same", async () => {
    const others = [k2, keys[2], k2].map((a) => models({ b: k1, a }));
    const rows = await register(models({ b: k1 }), ...others);
    expect(rows.map(({ subject, sinceRevision }) => `${subject} ${sinceRevision}`)).toEqual([
      `${at("a")} 3`,
      `${at("a")} 4`,
      `${at("b")} 1`,
    ]);
  });

  it("writes the places of a secret once, however many they are", async () => {
    const size = async (n: number) => {
      const all = Object.fromEntries(Array.from({ length: n }, (_, i) => [`m${i}`, k1]));
      return JSON.stringify(await register(models(all))).length;
    };
    const [few, many] = [await size(20), await size(200)];
    expect(many).toBeLessThan(few * 12);
  });
});

describe("for any history", () => {
  const value = fc.constantFrom(...keys, "${KEY}", "changeme", undefined);
  const history = fc.array(fc.tuple(value, value, value), { minLength: 1, maxLength: 8 });
  const names = ["a", "b", "c"] as const;
  type Key = (typeof keys)[number];
  const isKey = (item: string | undefined): item is Key => keys.includes(item as Key);

  it("the register holds what a walk over every revision sees, and nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(history, async (rows) => {
        const secrets = await register(
          ...rows.map((row) =>
            models(Object.fromEntries(row.flatMap((item, i) => (item === undefined ? [] : [[names[i]!, item]])))),
          ),
        );
        const literals = secrets.filter(({ form }) => form === "literal");
        // Without a key secrets are numbered in order of appearance; the first pass assigns the numbers.
        const order = [
          ...new Set(rows.flatMap((row) => row.filter((text) => text !== undefined && !text.startsWith("$")))),
        ];
        const print = (key: Key) => `fp:run:${order.indexOf(key) + 1}`;
        const expected = rows.flatMap((row, n) =>
          row.flatMap((item, i) => (isKey(item) ? [`${print(item)} ${at(names[i]!)} ${n + 1}`] : [])),
        );
        const listed = literals.flatMap(({ fingerprint, spans }) =>
          spans!.flatMap(({ subject, formerly = [], from, until }) => {
            const places = [...formerly, subject];
            return Array.from({ length: (until?.revision ?? rows.length + 1) - from.revision }, (_, i) => {
              const line = `${places[0]} ${from.revision + i}`;
              // A renamed model goes on under its next name.
              if (places.length > 1 && !expected.includes(`${fingerprint} ${line}`)) places.shift();
              return `${fingerprint} ${places[0]} ${from.revision + i}`;
            });
          }),
        );
        expect(listed.toSorted()).toEqual(expected.toSorted());
        for (const { state, spans, subject, alsoAt } of literals) {
          const ends = spans!.map(({ until }) => until?.revision ?? Infinity);
          const last = spans!.filter(({ until }) => (until?.revision ?? Infinity) === Math.max(...ends));
          const [how] = [null, ...secretEnds].filter((item) => last.some(({ ended }) => ended === item));
          expect(state).toBe(how ?? "standing");
          expect([subject, ...alsoAt].toSorted()).toEqual([...new Set(spans!.map((span) => span.subject))].toSorted());
          for (const span of spans!) {
            if (!span.until) continue;
            const next = rows[span.until.revision - 1]![names.findIndex((name) => at(name) === span.subject)];
            const ended = isKey(next) ? "rotated" : next === "${KEY}" ? "referenced" : "removed";
            expect([span.ended, span.next]).toEqual([ended, isKey(next) ? print(next) : null]);
          }
        }
      }),
      { numRuns: runs(50) },
    );
  });
});
