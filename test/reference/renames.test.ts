// lane: long
// A model that gets another id is the same model: the audit says what it says of a history in which no id changed.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { hourly, judge, policy, type RawChange } from "../support/history.ts";
import { runs } from "../support/runs.ts";
import { spelled } from "./compare.ts";

/** The id before the first change, after it, and after the second one. All are sorted before the other ids. */
const [before, after, last] = ["custom:a1", "custom:a0", "custom:a2"];
const ids = [before, "custom:b", "custom:c"];
const keys = ["Zk3Qp9Lw2Xv7Rt5Ym1Bn8", "Gt5Rm2Kx8Wq4Vb9Ld6Hs3", "Hq7Wm2Xv9Kt4Rb6Yd1Zp3"];

const policies = await policy(
  `
id: p
settings:
  customModels:
    each:
      baseUrl: { subsetOf: ["https://llm.example/v1"] }
      apiKey: { secret: reference }
      hostedProvider: { cloudRegion: { oneOf: [eu], unset: pass } }
      extraHeaders: { each: { secret: reference } }
assertions:
  - id: addresses
    title: Models have an address of the organization
    schema: { properties: { customModels: { items: { properties: { baseUrl: { pattern: ^https } } } } } }
`,
  "id: q\nsettings: { customModels: { each: { apiKey: { maxAge: 3d }, extraHeaders: { each: { maxAge: 1d } } } } }\n",
);

/** The parts of a model that people edit. The other parts tell which model it is. */
const parts = fc.record(
  {
    baseUrl: fc.constantFrom("https://llm.example/v1", "https://evil.example", "http://llm.example"),
    hostedProvider: fc.constantFrom<unknown>(
      { cloudRegion: "eu" },
      { cloudRegion: "us", cloudAuthRefresh: "aws sso login" },
      5,
    ),
    extraHeaders: fc.constantFrom({ Authorization: "Bearer Pn4Ty8Cf1Xk6Jw3Mz9Qd7" }, { Authorization: keys[1]! }),
  },
  { requiredKeys: ["baseUrl"] },
);

/** One revision: the parts of each model, null where it is not there, and whether the last one has the key of the first. */
const revision = fc.record({
  models: fc.tuple(parts, fc.option(parts), fc.option(parts)),
  copies: fc.boolean(),
  hours: fc.constantFrom(0, 1, 200),
});
type Revision = typeof revision extends fc.Arbitrary<infer T> ? T : never;

/** @param named returns the id of a model in a revision @param starts where the id changes */
function historyOf(
  revisions: readonly Revision[],
  named: (id: string, i: number) => string,
  starts: readonly number[],
): RawChange[] {
  const settings = revisions.map(({ models, copies }, i) => {
    // What has the same key must neither come nor go where the id changes: it could be the same model as well.
    const earlier = starts.includes(i) ? revisions[i - 1]! : undefined;
    const third = earlier ? earlier.models[2] && (models[2] ?? earlier.models[2]) : models[2];
    const thirdKey = (earlier?.copies ?? copies) ? keys[0] : keys[2];
    return {
      customModels: [models[0], models[1], third].flatMap((model, n) => {
        const rest = { displayName: `Model ${n}`, model: `m${n}`, apiKey: n === 2 ? thirdKey : keys[n] };
        return model === null ? [] : [{ ...model, id: named(ids[n]!, i), ...rest }];
      }),
    };
  });
  let hours = 0;
  return hourly(...settings).map((change, i) => {
    hours += revisions[i]!.hours;
    return { ...change, updatedAt: new Date(Date.parse("2026-01-01T00:00:00Z") + hours * 3_600_000).toISOString() };
  });
}

/** What depends on the id of the model. A finding that begins later has its ids by the later id. */
const byId = new Set(["id", "key", "causedBy", "formerly", "alsoAt"]);

/** What a report says of the models, with one id for the model. */
function said({ findings, secrets }: Report): string[] {
  return [...findings.map(spelled), ...secrets]
    .map((item) => JSON.stringify(item, (key, value: unknown) => (byId.has(key) ? undefined : value)))
    .map((text) => text.replaceAll(after, before).replaceAll(last, before))
    .sort();
}

const revisionsOf = fc.array(revision, { minLength: 2, maxLength: 7 });

describe("a model with another id", () => {
  it("keeps its findings, their authors, their times and what stood before", async () =>
    fc.assert(
      fc.asyncProperty(revisionsOf, fc.nat(99), fc.nat(99), fc.boolean(), async (revisions, free, more, isBack) => {
        const start = 1 + (free % (revisions.length - 1));
        // historyOf looks one revision back where the id changes: two changes must not follow each other directly.
        const second = start + 2 + (more % revisions.length);
        const then = isBack ? before : last;
        const idAt = (i: number) => (i < start ? before : i < second ? after : then);
        const same = historyOf(revisions, (id) => id, [start, second]);
        const other = historyOf(revisions, (id, i) => (id === before ? idAt(i) : id), [start, second]);
        expect(said(await judge(other, policies))).toEqual(said(await judge(same, policies)));
      }),
      { numRuns: runs(40) },
    ));
});
