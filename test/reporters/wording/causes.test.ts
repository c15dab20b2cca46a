// Items to act on: what a switch that is off disables is counted in settings.
import { expect, it } from "vitest";
import type { Finding } from "../../../src/model/report/index.ts";
import { beneathWords, itemsOf } from "../../../src/reporters/wording/causes.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { drifted } from "../fixture.ts";

it("counts the settings without effect, each once however many rules judge it", () => {
  const [finding] = drifted().findings;
  const { at, by } = finding!.introduced;
  const since = { revision: 2, at, by: by!, exact: true };
  const inert = { switch: "/sandbox/enabled", wanted: true, since };
  const cause = { ...finding!, id: "f_switch", subject: "/sandbox/enabled", causedBy: null, inert: null };
  const beneath = (id: string, subject: string) => ({ ...finding!, id, rule: `p/${id}`, subject, causedBy: cause.id });
  const off = (id: string, subject: string) => ({ ...beneath(id, subject), inert });
  const words = (...others: Finding[]) => itemsOf([cause, ...others]).map((item) => plain(beneathWords(item)));
  expect(words(off("a", "/sandbox/mode"), off("b", "/sandbox/mode"))).toEqual(["1 setting has no effect"]);
  expect(words(off("a", "/sandbox/mode"), off("b", "/sandbox/network"), beneath("c", "/sandbox/enabled"))).toEqual([
    "2 settings have no effect; 1 more finding tells the same",
  ]);
  expect(words({ ...off("a", "/sandbox/mode"), severity: "critical" })).toEqual([
    `own severity ${cause.severity}; 1 setting has no effect`,
  ]);
});
