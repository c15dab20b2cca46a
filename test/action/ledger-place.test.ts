// Where the Action keeps its ledger, from the inputs.
import { expect, it } from "vitest";
import { ledgerPlace } from "../../src/action/ledger-place.ts";
import { createConfig } from "../../src/run/config.ts";

const placeOf = (ledger: string) =>
  ledgerPlace({
    input: (name) => ({ ledger })[name],
    words: () => [],
    environment: {},
    event: undefined,
    organization: "corp",
    isExposed: false,
    config: createConfig({}),
  });

it("takes no word that means something else for the name of a folder", () => {
  for (const word of ["false", "true", "Off", "BRANCH", "none"])
    expect(() => placeOf(word)).toThrow(`ledger: "${word}" is not known; write off or branch, or ./${word}`);
  expect(["off", "./false", "ledger"].map((text) => placeOf(text).folder)).toEqual([null, "./false", "ledger"]);
});
