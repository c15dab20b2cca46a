// The revisions that find names for a model that is renamed, compared with those of blame and of the history itself.
import fc from "fast-check";
import { expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { BlameTracker } from "../../src/history/blame.ts";
import { effects } from "../../src/history/effect.ts";
import { changesOf, holdings } from "../../src/history/find.ts";
import { askedOf } from "../../src/history/contains.ts";
import { stepsOf } from "../../src/history/steps.ts";
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
