// The revisions that find names for a model that is renamed, compared with those of blame and of the history itself.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { BlameTracker } from "../../src/history/blame.ts";
import { effects, misfitOf } from "../../src/history/effect.ts";
import { changesOf, holdings, hiddenBy } from "../../src/history/find.ts";
import { askedOf } from "../../src/history/contains.ts";
import { stepsOf } from "../../src/history/steps.ts";
import { NO_FINGERPRINT, secretMarker } from "../../src/model/sealed.ts";
import { hourly, seal } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const catalog = createCatalog();
const placeOf = (name: string) => `/customModels/custom:${name}/baseUrl`;
const addressOf = (host: string) => `https://${host}.example/v1`;

/** Each revision renames the model or moves its address, never both: else it is another model. */
const revision = fc.record({ field: fc.constantFrom("name", "host"), to: fc.constantFrom("a", "b", "c", "d") });

it("the revision that set an address is the same for find and blame, whatever the model was named", () => {
  fc.assert(
    fc.property(fc.array(revision, { maxLength: 10 }), fc.boolean(), (moves, isOneAsked) => {
      let now = { name: "a", host: "a" };
      const rows = [now, ...moves.map(({ field, to }) => (now = { ...now, [field]: to }))];
      const models = rows.map(({ name, host }) => ({
        customModels: [{ id: `custom:${name}`, model: "m", provider: "openai", baseUrl: addressOf(host) }],
      }));
      const revisions = seal(hourly(...models));
      const steps = () => stepsOf(revisions, catalog);
      const blame = new BlameTracker();
      for (const step of steps()) blame.see(step);
      const [last, query] = [placeOf(now.name), askedOf(addressOf(now.host))];
      const subjects = new Set(isOneAsked ? [last] : rows.map(({ name }) => placeOf(name)));
      const { revision, exact } = blame.current().get(last)!.setBy;
      const setting = catalog.setting("customModels[*].baseUrl")!;
      const sites = [...subjects].map((subject) => ({ subject, setting }));
      for (const windows of [holdings(steps, subjects, query), effects(steps, sites, query)])
        expect(windows.filter(({ until }) => until === null)).toMatchObject([
          { subject: last, from: { revision, exact } },
        ]);
      const moved = rows.flatMap(({ host }, i) => (i > 0 && rows[i - 1]!.host !== host ? [i + 1] : []));
      expect(changesOf(steps, subjects).map(({ by }) => by.revision)).toEqual(moved);
    }),
    { numRuns: runs(100) },
  );
});

it("a model is followed as long as it is there, and no other model that gets its name", () => {
  const names = ["a", "b", "c"] as const;
  const move = fc.record({ name: fc.constantFrom(...names), to: fc.constantFrom(...names, "gone"), host: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), fc.constantFrom(...names), (moves, askedName) => {
      let now: readonly { id: number; name: string; host: string }[] = [{ id: 0, name: "a", host: "0" }];
      const rows = [now];
      // Each revision adds, removes or renames one model, or moves its address.
      for (const [i, { name, to, host }] of moves.entries()) {
        const [model, others] = [now.find((item) => item.name === name), now.filter((item) => item.name !== name)];
        if (!model) now = [...now, { id: i + 1, name, host: `${host}` }];
        else if (to === "gone") now = others;
        else if (others.some((item) => item.name === to)) continue;
        else now = [...others, to === name ? { ...model, host: `${host}` } : { ...model, name: to }];
        rows.push(now);
      }
      const settings = rows.map((models) => ({
        customModels: models.map(({ id, name, host }) => ({
          id: `custom:${name}`,
          displayName: `Model ${id}`,
          baseUrl: addressOf(host),
        })),
      }));
      const steps = stepsIn(hourly(...settings));
      const ids = new Set(rows.flatMap((models) => models.flatMap(({ id, name }) => (name === askedName ? [id] : []))));
      const expected = rows.slice(1).flatMap((models, i) =>
        [...ids].flatMap((id) => {
          const [before, after] = [rows[i]!.find((item) => item.id === id), models.find((item) => item.id === id)];
          return before?.host === after?.host ? [] : [`${i + 2} ${(after ?? before)!.name}`];
        }),
      );
      const changes = changesOf(steps, new Set([placeOf(askedName)]));
      expect(
        changes.map(({ by, subject }) => `${by.revision} ${subject.slice("/customModels/custom:".length)[0]!}`),
      ).toEqual(expected);
      const query = askedOf(addressOf("1"));
      const setting = catalog.setting("customModels[*].baseUrl")!;
      const held = rows.flatMap((models, i) =>
        models.filter(({ id, host }) => ids.has(id) && host === "1").map(({ name }) => `${i + 1} ${name}`),
      );
      for (const windows of [
        holdings(steps, new Set([placeOf(askedName)]), query),
        effects(steps, [{ subject: placeOf(askedName), setting }], query),
      ])
        expect(
          windows.reduce((sum, { from, until }) => sum + (until?.revision ?? rows.length + 1) - from.revision, 0),
        ).toBe(held.length);
    }),
    { numRuns: runs(300) },
  );
});

const place = "/customModels/custom:b/baseUrl";

/** Models with addresses, by name. */
const models = (hosts: Record<string, string>) => ({
  customModels: Object.entries(hosts).map(([name, host]) => ({ id: `custom:${name}`, baseUrl: addressOf(host) })),
});
const stepsIn = (changes: ReturnType<typeof hourly>) => {
  const revisions = seal(changes);
  return () => stepsOf(revisions, catalog);
};

it("a change names the missing revisions before it, and the requested place if the model had another name", () => {
  const settings = [models({ a: "a" }), models({ a: "b" }), models({ b: "b" }), models({ b: "c" })];
  const afterGap = hourly(...settings).map((change, i) => ({ ...change, revision: i === 0 ? 1 : i + 4 }));
  const changes = changesOf(stepsIn(afterGap), new Set([place]));
  const moved = { kind: "set", op: "replace", after: addressOf("b"), missing: { from: 2, to: 4 }, alsoNamed: place };
  expect(changes).toMatchObject([
    { ...moved, subject: placeOf("a") },
    { kind: "set", subject: place },
  ]);
  expect(changes[1]).not.toHaveProperty("missing");
  expect(changes[1]).not.toHaveProperty("alsoNamed");
});

describe("a value is held", () => {
  const heldIn = (subjects: readonly string[], value: string, ...settings: Parameters<typeof hourly>) =>
    holdings(stepsIn(hourly(...settings)), new Set(subjects), askedOf(value)).map(
      ({ subject, formerly, from, until }) =>
        [...(formerly ?? []), subject].join(" → ") + ` ${from.revision}-${until?.revision ?? ""}`,
    );

  it("as a list in any order, with any repetition and spelling of its entries, unless its order matters", () => {
    const settings = {
      sandbox: { network: { allowedDomains: ["a.example", "B.example"] } },
      strictKnownMarketplaces: [{ source: "github", repo: "corp/kit", ref: null }],
      mcpAutonomyUrlOverrides: [{ urlPattern: "a" }, { urlPattern: "b" }],
    };
    const [domains, markets] = ["/sandbox/network/allowedDomains", "/strictKnownMarketplaces"];
    const rules = "/mcpAutonomyUrlOverrides";
    const isHeld = (subject: string, value: unknown) => heldIn([subject], JSON.stringify(value), settings).length > 0;
    expect(isHeld(domains, ["b.example", "A.example", "b.example"])).toBe(true);
    expect(isHeld(domains, ["a.example"])).toBe(false);
    expect(isHeld(domains, "b.example")).toBe(true);
    expect(isHeld(markets, { repo: "corp/kit", source: "github" })).toBe(true);
    expect(isHeld(markets, { repo: "corp/kit", source: "github", ref: "main" })).toBe(false);
    expect(isHeld(rules, [{ urlPattern: "a" }, { urlPattern: "b" }])).toBe(true);
    expect(isHeld(rules, [{ urlPattern: "b" }, { urlPattern: "a" }])).toBe(false);
  });

  it("by the names of elements, and by nothing else that is named so", () => {
    expect(heldIn(["/customModels/custom:a"], "custom:a", {}, models({ a: "a" }), {})).toEqual([
      "/customModels/custom:a 2-3",
    ]);
    expect(heldIn(["/enabledPlugins/a@b"], "a@b", { enabledPlugins: { "a@b": false } })).toEqual([
      "/enabledPlugins/a@b 1-",
    ]);
    expect(heldIn(["/enabledPlugins/a@b"], "false", { enabledPlugins: { "a@b": false } })).toHaveLength(1);
    expect(heldIn(["/enabledPlugins/a@b"], "b", { enabledPlugins: { "a@b": false } })).toEqual([]);
    expect(heldIn(["/maxAutonomyLevel"], "maxAutonomyLevel", { maxAutonomyLevel: "low" })).toEqual([]);
  });

  it("in the order of revisions, then of places, by every name that the element had", () => {
    const subjects = ["b", "a"].map((name) => `/customModels/custom:${name}/baseUrl`);
    const [a, b] = ["/customModels/custom:a/baseUrl", place];
    expect(heldIn(subjects, addressOf("x"), models({ b: "x", a: "x" }), models({ b: "x" }))).toEqual([
      `${a} 1-2`,
      `${b} 1-`,
    ]);
    const renamed = ["a", "c", "d"].map((name) => models({ [name]: "x" }));
    const names = ["a", "c", "d"].map((name) => placeOf(name)).join(" → ");
    expect(heldIn([placeOf("d")], addressOf("x"), ...renamed)).toEqual([`${names} 1-`]);
  });
});

it("a change is hidden where the requested place has a secret without a fingerprint, in any revision", () => {
  const secret = secretMarker("literal", NO_FINGERPRINT, {});
  const keyed = (apiKey: unknown) => ({ customModels: [{ id: "custom:a", apiKey }] });
  const sealed = seal(hourly({}, {}, {}));
  const revisions = [{}, keyed(secret), {}].map((settings, i) => ({ ...sealed[i]!, settings }));
  const hiddenAt = (...subjects: string[]) => hiddenBy(() => stepsOf(revisions, catalog), new Set(subjects));
  expect(hiddenAt("/maxAutonomyLevel", "/customModels/custom:a/apiKey")).toBe("no key");
  expect(hiddenAt("/customModels/custom:a/id", "/maxAutonomyLevel")).toBeUndefined();
});

it("a value that is malformed for a setting is a misfit, unless one meaning of the text fits", () => {
  const misfit = (path: string, text: string) => misfitOf(catalog.setting(path)!, askedOf(text));
  expect(misfit("networkPolicy.allowedIps", "10.0.0.0/8")).toBeUndefined();
  expect(misfit("networkPolicy.allowedIps", "somewhere")).toEqual(expect.any(String));
  expect(misfit("modelPolicy.allowedModelIds", "5")).toBeUndefined();
  expect(misfit("networkPolicy.allowedIps", "fp:run:1")).toBeUndefined();
  expect(misfitOf(null, askedOf("somewhere"))).toBeUndefined();
});
