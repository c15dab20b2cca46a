// lane: long
// A ledger in a folder of the runner.
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { Ledgers } from "../github/ledgers.ts";
import { sharedGitHub } from "../github/shared.ts";
import { bytesOf, folder } from "../ledger/support.ts";

const ledgers = new Ledgers(await sharedGitHub());

it("is read and left as it is by a run that only proposes", async () => {
  const proposes = "the run is about a pull request";
  const place = path.join(folder(), "ledger");
  const none = await ledgers.run({ folder: place, proposes });
  expect(none).toMatchObject({ notices: [`the ledger is not added to: ${proposes}`], written: ["out.json"] });
  expect([none.report.evidence.ledger, existsSync(place)]).toEqual([null, false]);
  const { head } = (await ledgers.run({ folder: place })).report.evidence.ledger!;
  const before = bytesOf(place);
  const { notices, report } = await ledgers.run({ folder: place, proposes, day: 1 });
  expect([notices, report.evidence.ledger?.head]).toEqual([none.notices, head]);
  expect(bytesOf(place)).toEqual(before);
});
