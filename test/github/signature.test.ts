// lane: long
// Signed markers: what others write into our issues, or let another workflow write, suppresses nothing.
import { describe, expect, it, test } from "vitest";
import { readAnchor } from "../../src/github/anchor.ts";
import { deliverIssues } from "../../src/github/deliver.ts";
import { IssuesApi } from "../../src/github/issues-api.ts";
import { markerOf } from "../../src/github/marker.ts";
import { Signatures } from "../../src/github/signature.ts";
import { at, type Exchange } from "./github.ts";
import { audited, day, type Fate, type Told } from "./reports.ts";
import { client, failing, is } from "./support.ts";
import { defaults, place, type Settings } from "./world.ts";
import { sharedGitHub } from "./shared.ts";

const KEY = "k".repeat(32);

const github = await sharedGitHub();

async function deliver(
  fates: readonly Fate[],
  key: string | null = KEY,
  settings: Settings = {},
  earlierKey: string | null = null,
  told: Told = {},
): Promise<void> {
  await deliverIssues(await IssuesApi.open(client(github.url), at, { key, earlierKey }), {
    input: { ...defaults, report: audited(fates, told), ...settings },
    labels: [],
    assignees: [],
    check: () => {},
    wait: async () => {},
  });
}

const open: Fate = { name: 1, status: "open", dueAt: day(10) };
const body = async () => (await github.issues())[0]!.body;
const edit = async (change: (body: string) => string, fields: object = {}) =>
  github.as("us", "PATCH", "/issues/1", { body: change(await body()), ...fields });

describe("a marker under the key", () => {
  it("is signed, and then nothing is to be done for a hundred runs", async () => {
    await deliver([open]);
    expect(await body()).toMatch(/ mac=[0-9a-f]{32} -->$/);
    github.exchanges.length = 0;
    for (let i = 0; i < 100; i++) await deliver([open]);
    expect(github.writes).toEqual([]);
  });

  it("is the same after it passed through a browser's form", async () => {
    await deliver([open]);
    await edit((text) => `${text.replaceAll("\n", "\r\n")}\r\n`);
    github.exchanges.length = 0;
    await deliver([open]);
    expect(github.writes).toEqual([]);
  });

  it("that says of itself that a hand was answered does not keep an issue closed", async () => {
    await deliver([{ name: 1, status: "open" }]);
    await edit((text) => text.replace("answered=0", "answered=1"), { state: "closed" });
    await deliver([{ name: 1, status: "open" }]);
    expect(await github.issues()).toMatchObject([{ state: "open" }]);
    expect((await github.comments(1)).join()).toContain("Still open");
    expect(await body()).toMatch(/answered=1 .* mac=/);
  });

  it.each([
    ["a later run", / run=\d+/, " run=99999999999999999999"],
    ["a later audit, and no run", / run=.* at=\S+/, " at=2099-01-01T00:00:00.000Z"],
    ["another step of this run", / step=\S+/, " step=0123456789abcdef"],
    ["another job of this run", / leg=\S+/, " leg=1.5"],
    ["a complete audit that is yet to come", / audit=\S+/, " audit=2099-01-01T00:00:00.000Z"],
  ])("that was forged to name %s stops nothing", async (_, from, to) => {
    const own = { step: "fedcba9876543210", leg: "1.6" };
    const run = (now: number) => ({ ...own, place: { ...place, run: String(now) } });
    const kept: Fate = { name: 2, status: "open" };
    await deliver([open, kept], KEY, run(77));
    await edit((text) => text.replace(from, to).replace("run=77", "run=78"), { state: "closed" });
    const passed: Fate = { name: 3, status: "resolved", since: 31 };
    await deliver([open, kept, passed, { name: 4, status: "open" }], KEY, run(78), null, { at: 33 });
    expect((await github.issues()).map(({ state }) => state)).toEqual(["open", "open", "closed", "open"]);
  });

  it("that was set back to an earlier time keeps no comment from being written", async () => {
    const fates: Fate[] = [
      { name: 1, status: "resolved" },
      { name: 1, status: "open", window: 2, before: [0] },
    ];
    await deliver([{ name: 1, status: "open" }]);
    for (const [i, fate] of fates.entries()) await deliver([fate], KEY, {}, null, { at: 31 + i });
    await edit((text) => text.replace(" turn=2 ", " turn=0 "));
    await deliver([{ name: 1, status: "resolved", window: 2, before: [0] }], KEY, {}, null, { at: 33 });
    const said = (await github.comments(1)).map((text) => /\*\*([^:]*):/.exec(text)?.[1]);
    expect(said).toEqual(["Resolved", "Open again", "Resolved"]);
  });

  it("that was signed elsewhere, or before a key was there, keeps nothing from being said", async () => {
    const late = { ...open, dueAt: day(40) };
    await deliver([late]);
    const [, mac] = / mac=([0-9a-f]{32})/.exec(await body())!;
    const copied = (text: string) => text.replace(/late=0(.*) mac=[0-9a-f]{32}/, `late=1$1 mac=${mac}`);
    await edit(copied);
    await deliver([open]);
    expect((await github.comments(1)).join()).toContain("The time limit has passed");
    expect(await github.issues()).toHaveLength(1);
  });

  test.each([null, "x".repeat(32)])(
    "is read by a run with another key or none (%s), as the same issue",
    async (key) => {
      await deliver([open]);
      await deliver([open], key);
      await deliver([{ name: 1, status: "resolved" }], key);
      expect(await github.issues()).toMatchObject([{ state: "closed" }]);
      await deliver([{ name: 1, status: "resolved" }]);
      expect(await github.issues()).toHaveLength(1);
      expect((await github.comments(1)).filter((text) => text.includes("**Resolved:**"))).toHaveLength(1);
    },
  );

  it("that another key signed, or none, is believed once when the key is new: nothing is said anew", async () => {
    const late = { ...open, dueAt: day(20) };
    for (const before of [null, "x".repeat(32)]) {
      github.reset();
      await deliver([late], before);
      await deliver([late], before);
      await deliver([late]);
      expect(await github.comments(1)).toEqual([]);
      expect(await body()).toMatch(/late=1 .* mac=/);
      github.exchanges.length = 0;
      await deliver([late]);
      expect(github.writes).toEqual([]);
    }
  });

  it("that the key before this one signed is believed for as long as that key is given", async () => {
    const late: Fate[] = [1, 2].map((name) => ({ name, status: "open", dueAt: day(20) }));
    const earlier = "x".repeat(32);
    await deliver(late, earlier);
    const rotated = async () => deliver(late, KEY, {}, earlier);
    let patches = 0;
    const isSecond = (exchange: Exchange) =>
      is("PATCH", "/repos/{owner}/{repo}/issues/{issue_number}")(exchange) && ++patches === 2;
    github.fault.before = failing(1, isSecond, { status: 403, body: {} });
    await expect(rotated()).rejects.toMatchObject({ exitCode: 3 });
    github.fault = {};
    await rotated();
    await deliver(late);
    for (const number of [1, 2]) expect(await github.comments(number)).toEqual([]);
  });

  it("keeps a ledger's head that is believed, and one that was forged is none", async () => {
    const anchor = { size: 7, head: `sha256:${"ab".repeat(32)}` };
    await deliver([open], KEY, { anchor });
    const anchorWith = async (key: string | null) =>
      readAnchor(client(github.url), at, { organization: "corp", audit: defaults.audit }, { key });
    expect(await anchorWith(KEY)).toMatchObject({ ...anchor, issue: 1 });
    await edit((text) => text.replace("anchor=7:abab", "anchor=6:cdab"));
    expect(await anchorWith(KEY)).toBeNull();
    expect(await anchorWith(null)).toMatchObject({ size: 6 });
  });
});

it("a signature is of one repository and one key, and leaves other texts alone", async () => {
  const [own, two, other] = [
    new Signatures(KEY, "a/b"),
    new Signatures(KEY, "a/c"),
    new Signatures("y".repeat(32), "a/b"),
  ];
  await deliver([open], null);
  const text = await body();
  expect(own.read(own.sign(text))).toBe(text);
  expect(new Signatures(KEY, "A/B").read(own.sign(text))).toBe(text);
  for (const stranger of [two, other])
    expect(markerOf(stranger.read(own.sign(text)))).toMatchObject({ id: markerOf(text)!.id, severity: null });
  expect(own.sign("no marker -->")).toBe("no marker -->");
  expect(own.read("no marker")).toBe("no marker");
  expect(own.read(null)).toBeNull();
});
