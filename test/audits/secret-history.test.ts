// Secrets over time: still visible in the history, returned, at two places, and what is unknown.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hourly, judge, short } from "../support/history.ts";
import { at, type Fields, keys, mask, models } from "../support/model-keys.ts";
import { runs } from "../support/runs.ts";
import { titled } from "../support/titled.ts";

const [k1, k2] = keys;
const findingsOf = async (rule: string, ...settings: Fields[]) =>
  short(await judge(hourly(...settings)), new RegExp(`^secrets/${rule}$`)).map((line) => line.slice(rule.length + 9));

describe("a literal behind a mask of the service", () => {
  it.each<[string, Fields[], string[]]>([
    ["is not taken for gone", [models({ a: k1 }), models({ a: mask })], [`${at("a")} 1- open`]],
    [
      "is gone when a reference comes",
      [models({ a: k1 }), models({ a: mask }), models({ a: "${KEY}" })],
      [`${at("a")} 1-3 resolved`],
    ],
    [
      "is the same finding when it is shown again",
      [models({ a: k1 }), models({ a: mask }), models({ a: k1 }), {}],
      [`${at("a")} 1-4 resolved`],
    ],
    ["is unknown where none was seen", [models({ a: mask }), models({ a: "${KEY}" }), models({ a: mask })], []],
  ])("%s", async (_, settings, expected) => {
    expect(await findingsOf("literal", ...settings)).toEqual(expected);
  });

  it("is told as what nobody can see", async () => {
    const report = await judge(hourly(models({ a: k1 }), models({ a: mask })));
    expect(report.findings.find((finding) => finding.rule === "secrets/literal")!.message).toBe(
      "customModels.custom:a.apiKey held a literal secret, which the history still shows; now the service shows a mask, and whether it is still there cannot be seen",
    );
  });
});

describe("a secret that the history still shows", () => {
  it.each(
    titled<[string, Fields[], string[]]>([
      ["that gave way to a reference", [models({ a: k1 }), models({ a: "${KEY}" })], [`${at("a")} 2- open`]],
      ["that was taken away", [models({ a: k1 }), models({ a: {} })], [`${at("a")} 2- open`]],
      ["whose model was taken away", [models({ a: k1 }), {}], [`${at("a")} 2- open`]],
      ["that the service masks now, and may still hold", [models({ a: k1 }), models({ a: mask })], []],
      [
        "that was taken out from behind a mask",
        [models({ a: k1 }), models({ a: mask }), models({ a: mask }), {}],
        [`${at("a")} 4- open`],
      ],
      ["that gave way to another", [models({ a: k1 }), models({ a: k2 })], []],
      ["that is still there", [models({ a: k1 }), models({ a: k1 })], []],
      ["that moved with its model", [models({ a: k1 }), models({ b: k1 })], []],
      ["that was a reference", [models({ a: "${OLD}" }), models({ a: "${NEW}" }), {}], []],
      ["that was a placeholder", [models({ a: "changeme" }), {}], []],
      ["that was a mask", [models({ a: mask }), {}], []],
      [
        "in an address",
        [
          models({ a: { baseUrl: `https://bot:${k1}@llm.example` } }),
          models({ a: { baseUrl: "https://llm.example" } }),
        ],
        [`${at("a", "baseUrl")} 2- open`],
      ],
      [
        "twice, each time for itself",
        [models({ a: k1 }), {}, models({ a: k2 }), {}],
        [`${at("a")} 2- open`, `${at("a")} 4- open`],
      ],
    ]),
  )("%s", async (_, settings, expected) => {
    expect(await findingsOf("exposed-in-history", ...settings)).toEqual(expected);
  });

  it("is information that names every secret of the time, and is put aside by naming the revision", async () => {
    const history = hourly(models({ a: k1 }), models({ a: k2 }), models({ a: "${KEY}" }));
    const accepted = `id: p
settings: { ideAutoConnect: { set: false, severity: info } }
exceptions:
  - { rule: secrets/exposed-in-history, revision: 3, owner: ada@corp.example, reason: rotated, from: 2026-03-01 }
`;
    const [open, done] = [await judge(history), await judge(history, accepted)];
    const of = (report: typeof open) =>
      report.findings.find((finding) => finding.rule === "secrets/exposed-in-history");
    expect(of(open)).toMatchObject({
      severity: "info",
      kind: "secret",
      status: "open",
      exposureSeconds: null,
      offending: ["fp:run:1", "fp:run:2"],
    });
    expect(of(open)!.message).toContain("held a secret from revision 1 or earlier until revision 3 took it out");
    expect(of(open)!.remediation).toContain("Rotate the secret at the provider");
    expect(of(done)!.status).toBe("excepted");
    expect([open.verdict, JSON.stringify(open).includes(k1)]).toEqual(["compliant", false]);
  });
});

describe("a secret that came back", () => {
  it.each(
    titled<[string, Fields[], string[]]>([
      ["after another", [models({ a: k1 }), models({ a: k2 }), models({ a: k1 })], [`${at("a")} 3- open`]],
      ["after a reference", [models({ a: k1 }), models({ a: "${KEY}" }), models({ a: k1 })], [`${at("a")} 3- open`]],
      ["with its model", [models({ a: k1 }), {}, models({ a: k1 })], [`${at("a")} 3- open`]],
      ["at another place", [models({ a: k1 }), models({ a: k2 }), models({ a: k2, b: k1 })], [`${at("b")} 3- open`]],
      [
        "although it stayed at another place",
        [models({ a: k1, b: k1 }), models({ a: k2, b: k1 }), models({ a: k1, b: k1 })],
        [`${at("a")} 3- open`],
      ],
      ["that never left", [models({ a: k1 }), models({ a: k1, b: k2 }), models({ a: k1 })], []],
      ["that was copied", [models({ a: k1 }), models({ a: k1, b: k1 })], []],
      ["that moved", [models({ a: k1 }), models({ b: k1 }), models({ c: k1 })], []],
      ["that was new each time", [models({ a: k1 }), models({ a: k2 }), models({ a: keys[2] })], []],
      ["from behind a mask", [models({ a: k1 }), models({ a: mask }), models({ a: k1 })], []],
      [
        "after it was replaced behind a mask",
        [models({ a: k1 }), models({ a: mask }), models({ a: k2 }), models({ a: k1 })],
        [`${at("a")} 4- open`],
      ],
      ["that is a reference", [models({ a: "${A}" }), models({ a: "${B}" }), models({ a: "${A}" })], []],
      ["that is a mask", [models({ a: mask }), models({ a: "${B}" }), models({ a: mask })], []],
      ["that is too short to tell", [models({ a: "abc" }), models({ a: "abd" }), models({ a: "abc" })], []],
    ]),
  )("%s", async (_, settings, expected) => {
    expect(await findingsOf("returned", ...settings)).toEqual(expected);
  });

  it("says where it was taken out", async () => {
    const report = await judge(hourly(models({ a: k1 }), models({ a: k2 }), models({ a: k2, b: k1 })));
    expect(report.findings.find((finding) => finding.rule === "secrets/returned")).toMatchObject({
      severity: "info",
      offending: ["fp:run:1"],
      message:
        "customModels.custom:b.apiKey holds a secret again that revision 2 took out of customModels.custom:a.apiKey",
    });
  });
});

describe("a secret in several places", () => {
  it.each(
    titled<[string, Fields[], string[]]>([
      ["from the revision that copied it", [models({ a: k1 }), models({ a: k1, b: k1 })], [`${at("b")} 2- open`]],
      [
        "until one of them has its own",
        [models({ a: k1, b: k1 }), models({ a: k2, b: k1 })],
        [`${at("b")} 1-2 resolved`],
      ],
      [
        "each but the oldest",
        [models({ b: k1 }), models({ b: k1, a: k1, c: k1 })],
        [`${at("a")} 2- open`, `${at("c")} 2- open`],
      ],
      [
        "in two addresses",
        [
          models({
            a: { baseUrl: `https://bot:${k1}@a.llm.example` },
            b: { baseUrl: `https://bot:${k1}@b.llm.example` },
          }),
        ],
        [`${at("b", "baseUrl")} 1- open`],
      ],
      ["but not different ones", [models({ a: k1, b: k2 })], []],
      ["but not references", [models({ a: "${KEY}", b: "${KEY}" })], []],
      ["but not masks", [models({ a: mask, b: mask })], []],
      ["but not placeholders", [models({ a: "changeme", b: "changeme" })], []],
      ["but not words that are many a place's by chance", [models({ a: "compliant", b: "compliant" })], []],
      ["but not one after the other", [models({ a: k1 }), models({ b: k1 })], []],
      ["but not behind a mask", [models({ a: k1 }), models({ a: mask, b: k1 })], []],
    ]),
  )("%s", async (_, settings, expected) => {
    expect((await findingsOf("reused", ...settings)).toSorted()).toEqual(expected.toSorted());
  });
});

describe("for any history", () => {
  const key = fc.constantFrom(...keys, "${KEY}", undefined);
  const history = fc.array(fc.tuple(key, key, key), { minLength: 1, maxLength: 7 });
  const names = ["a", "b", "c"];
  const isKey = (text: string | undefined) => text !== undefined && !text.startsWith("$");

  it("the same is found as by looking back from each revision", async () => {
    await fc.assert(
      fc.asyncProperty(history, async (rows) => {
        const settings = rows.map((row) =>
          models(Object.fromEntries(row.flatMap((item, i) => (item === undefined ? [] : [[names[i]!, item]])))),
        );
        const report = await judge(hourly(...settings));
        /** The place before a revision of the model that is at a place after it: a renamed model was at another place. */
        const placeBefore = (n: number, i: number) => {
          const change = report.revisions[n]!.changes.find(({ subject }) => subject === at(names[i]!, "id"));
          return change?.formerly === undefined ? i : names.findIndex((name) => change.formerly === at(name, "id"));
        };
        const returned = rows.flatMap((row, n) =>
          row.flatMap((item, i) => {
            const before = rows.slice(0, n);
            const stood = (r: (typeof rows)[number] | undefined) => r?.includes(item) === true;
            // By revision before: where the model was.
            const was: number[] = [];
            for (let k = n, place = i; k > 0; k--) was[k - 1] = place = placeBefore(k, place);
            if (!isKey(item) || before.at(-1)?.[was.at(-1)!] === item) return [];
            const isTakenOut = (k: number, place: number) => {
              const isThere = (now: number) => rows[k]![now] !== undefined;
              const placeNow = names.findIndex((_, now) => isThere(now) && placeBefore(k, now) === place);
              return rows[k - 1]![place] === item && rows[k]![placeNow] !== item;
            };
            const wasHere = before.some((_, k) => k > 0 && (isTakenOut(k, i) || isTakenOut(k, was[k - 1]!)));
            const isBack = wasHere || (before.some(stood) && !stood(before.at(-1)));
            return isBack ? [`secrets/returned ${at(names[i]!)} ${n + 1}- open`] : [];
          }),
        );
        expect(short(report, /returned/).toSorted()).toEqual(returned.toSorted());
        const last = rows.at(-1)!.filter(isKey);
        const open = short(report, /reused/).filter((line) => line.endsWith("open"));
        expect(open).toHaveLength(last.length - new Set(last).size);
        const hasSecret = rows.flat().filter(isKey).length > 0;
        expect(report.notEvaluated.map(({ what }) => what)).toEqual(
          hasSecret ? ["the rotation of secrets across runs"] : [],
        );
      }),
      { numRuns: runs(50) },
    );
  });
});

describe("what a mask hides", () => {
  it("is never said to be the same, nor to have changed", async () => {
    const report = await judge(
      hourly(models({ a: k1, b: mask }), models({ a: mask, b: mask }), models({ a: mask, b: mask })),
    );
    expect(report.secrets).toMatchObject([
      { subject: at("a"), form: "literal", fingerprint: "fp:run:1", state: "masked", alsoAt: [] },
      { subject: at("a"), form: "masked-by-server", fingerprint: null, alsoAt: [] },
      { subject: at("b"), form: "masked-by-server", fingerprint: null, alsoAt: [] },
    ]);
    expect(report.notEvaluated).toContainEqual({
      what: "the rotation of customModels.custom:a.apiKey and customModels.custom:b.apiKey",
      reason: "the service shows a mask, which is the same for every secret",
    });
  });

  it("is no matter once it is shown again", async () => {
    const report = await judge(hourly(models({ a: mask }), models({ a: "${KEY}" })));
    expect(report.notEvaluated).toEqual([]);
  });
});
