import { describe, expect, it } from "vitest";
import { bo, hourly, judge, type RawChange, short, seal } from "../support/history.ts";

const rule =
  "id: p\nsettings: { commandDenylist: { supersetOf: [sudo, mkfs] }, maxAutonomyLevel: { atMost: medium, severity: high } }\n";
const exceptionLine = (parts: string, term: string) =>
  `  - { rule: p/commandDenylist, owner: ada, reason: pilot, ${term}, ${parts} }\n`;
const exception = (parts: string, term = "from: 2026-03-01, expires: 2026-03-31") =>
  `${rule}exceptions:\n${exceptionLine(parts, term)}`;
const lists = (...commandDenylist: string[]) => ({ maxAutonomyLevel: "low", commandDenylist });

const statusOf = async (text: string, hours: number, ...settings: Record<string, unknown>[]) => {
  const report = await judge(hourly(...settings), text, { hours });
  const finding = report.findings.findLast((item) => item.rule === "p/commandDenylist")!;
  return { report, status: finding.status, state: report.exceptions[0]!.state, also: short(report, /^exceptions/) };
};

describe("an exception", () => {
  it("accepts the entries it lists, and shows beside the verdict", async () => {
    const { report, status, state } = await statusOf(exception("value: [mkfs, sudo]"), 30, lists());
    expect([status, state, report.verdict, report.exitCode]).toEqual(["excepted", "expiring", "compliant", 0]);
    expect(report.findings[0]!.exception).toMatchObject({
      owner: "ada",
      reason: "pilot",
      expires: "2026-04-01T00:00:00.000Z",
    });
    expect(report.exceptions[0]!.findings).toEqual([report.findings[0]!.id]);
    expect(report.rules.find((row) => row.id === "p/commandDenylist")!.status).toBe("excepted");
  });

  it("must list every offending entry of the latest value", async () => {
    expect((await statusOf(exception("value: [mkfs]"), 10, lists())).status).toBe("open");
    expect((await statusOf(exception("value: [mkfs]"), 10, lists(), lists("sudo"))).status).toBe("excepted");
    expect((await statusOf(exception("value: [mkfs]"), 10, lists("sudo"), lists())).status).toBe("open");
  });

  it("accepts an unset value as null", async () => {
    const text = rule.replace(
      "}\n",
      "}\nexceptions:\n  - { rule: p/maxAutonomyLevel, value: null, owner: a, reason: b, from: 2026-03-01, expires: 2026-03-31 }\n",
    );
    const report = await judge(hourly({ commandDenylist: ["sudo", "mkfs"] }), text, { hours: 5 });
    expect(short(report, /^p/)).toEqual(["p/maxAutonomyLevel /maxAutonomyLevel 1- excepted"]);
  });

  it("lasts through its whole last day, and the finding is open again after it", async () => {
    const text = exception("value: [mkfs, sudo]");
    const lastHour = 31 * 24 - 1;
    expect((await statusOf(text, lastHour, lists())).status).toBe("excepted");
    const after = await statusOf(text, lastHour + 1, lists());
    expect([after.status, after.state, after.also]).toEqual([
      "open",
      "expired",
      ["exceptions/expired rule:p/commandDenylist null- open"],
    ]);
    expect(after.report.exitCode).toBe(0); // medium, below high
    expect(after.report.verdict).toBe("drifted");
  });

  it.each([
    ["still there", lists(), "2026-03-02T00:00:00.000Z"],
    ["there without an exception", lists("sudo", "mkfs"), "2026-03-03T01:00:00.000Z"],
  ])(
    "that ended is needed from its end, or from the later revision that made the deviation: %s",
    async (words, first, since) => {
      const text = exception("value: [mkfs, sudo]", "from: 2026-03-01, expires: 2026-03-01");
      const [before, after] = hourly(first, lists()) as [RawChange, RawChange];
      const report = await judge([before, { ...after, updatedAt: "2026-03-03T01:00:00Z" }], text, { hours: 100 });
      const finding = report.findings.find(({ rule }) => rule === "exceptions/expired")!;
      expect(finding.message).toBe(
        `1 exception for p/commandDenylist ended on 2026-03-01, and the deviation is ${words}`,
      );
      expect(finding.introduced.at).toBe(since);
    },
  );

  it("that ended within a day says when, because the deviation may be later on that day", async () => {
    const text = exception("value: [mkfs, sudo]", "from: 2026-03-01, expires: 2026-03-01T10:00:00Z");
    const { findings } = await judge(hourly(lists()), text, { hours: 100 });
    expect(findings.find(({ rule }) => rule === "exceptions/expired")!.message).toContain(
      "ended on 2026-03-01 10:00 UTC",
    );
  });

  it("that ended is not needed where another one accepts the same now", async () => {
    const both = `${exception("value: [mkfs, sudo]", "from: 2026-03-01, expires: 2026-03-01")}${exceptionLine("value: [mkfs, sudo]", "from: 2026-03-02, expires: 2026-06-30")}`;
    const report = await judge(hourly(lists()), both, { hours: 100 });
    expect([report.verdict, short(report)]).toEqual(["compliant", ["p/commandDenylist /commandDenylist 1- excepted"]]);
  });

  it("that ended is not needed for an entry that another one accepts now", async () => {
    const terms = [
      ["value: [mkfs]", "from: 2026-03-01, expires: 2026-03-01"],
      ["value: [sudo]", "from: 2026-03-01, expires: 2026-03-02"],
      ["value: [mkfs]", "from: 2026-03-02, expires: 2026-06-30"],
    ] as const;
    const text = `${rule}exceptions:\n${terms.map(([parts, term]) => exceptionLine(parts, term)).join("")}`;
    const report = await judge(hourly(lists()), text, { hours: 100 });
    expect(report.findings.find((finding) => finding.rule === "exceptions/expired")!.offending).toEqual(["sudo"]);
  });

  it("that has not begun accepts nothing, and is not called unused", async () => {
    const { status, also } = await statusOf(
      exception("value: [mkfs, sudo]", "from: 2026-03-05, expires: 2026-03-31"),
      10,
      lists(),
    );
    expect([status, also]).toEqual(["open", []]);
  });

  it("that nothing needs is said to be unused", async () => {
    const report = await judge(hourly(lists("sudo", "mkfs")), exception("value: [mkfs]"), { hours: 5 });
    expect(short(report)).toEqual(["exceptions/unused rule:p/commandDenylist null- open"]);
    expect(report.verdict).toBe("compliant");
  });

  it("that is no longer needed is unused since the end of what it accepted", async () => {
    const report = await judge(hourly(lists(), lists("sudo", "mkfs")), exception("value: [mkfs, sudo]"), { hours: 5 });
    const finding = report.findings.find(({ rule }) => rule === "exceptions/unused")!;
    expect(finding.introduced.at).toBe("2026-03-01T01:00:00.000Z");
  });

  it("is not called unused where the evidence is incomplete: nobody knows what was not read", async () => {
    const text = exception("value: [mkfs]");
    const part = await judge(hourly(lists("sudo", "mkfs")), text, { hours: 5, problems: ["truncated"] });
    const none = await judge([], text, { hours: 5, problems: ["unreachable"] });
    for (const report of [part, none]) expect(short(report, /^exceptions/)).toEqual([]);
  });

  it("is not called unused while its rule is not in force, as nobody judged that rule", async () => {
    const ended = `${exception("value: [mkfs, sudo]")}effective: { until: 2026-03-01 }\n`;
    const report = await judge(hourly(lists()), ended, { hours: 48 });
    expect([report.exceptions[0]!.state, short(report, /^exceptions/)]).toEqual(["unused", []]);
  });

  it.each(["usage/policy-models", "access/active-non-member", "computers/failed", "integrity/rewritten"])(
    "for %s is not called unused where nobody asked for what that rule rests on",
    async (rule) => {
      const value = rule.startsWith("integrity") ? "revision: 1" : "value: [a], expires: 2026-03-31";
      const text = `id: p\nsettings: { ideAutoConnect: { unset: pass, equals: true } }\nexceptions:\n  - { rule: ${rule}, ${value}, owner: ada, reason: pilot, from: 2026-03-01 }\n`;
      expect(short(await judge(hourly(lists()), text, { hours: 5 }), /^exceptions/)).toEqual([]);
    },
  );

  it("names the revision of an event, for ever if it has no end", async () => {
    const editors =
      "id: p\neditors: { approved: [ada@corp.example] }\nexceptions:\n  - { rule: editors/unapproved, revision: 2, owner: a, reason: b, from: 2026-03-01 }\n";
    const change = (n: number) => ({ by: bo, set: { sessionRetentionDays: 29 + n } });
    const report = await judge(hourly(change(1), change(2)), editors);
    expect(short(report)).toEqual([
      "editors/unapproved revision:1 1- open",
      "editors/unapproved revision:2 2- excepted",
    ]);
  });

  it("accepts a secret by its fingerprint, and not the next one", async () => {
    const history = (...keys: string[]) =>
      seal(hourly(...keys.map((apiKey) => ({ customModels: [{ id: "custom:a", apiKey }] }))), "k".repeat(32));
    const [accepted, both] = [
      history("Zk3Qp9Lw2Xv7Rt5Ym1Bn8"),
      history("Zk3Qp9Lw2Xv7Rt5Ym1Bn8", "Hq7Wm2Xv9Kt4Rb6Yd1Zp3"),
    ];
    const [fingerprint] = /fp:k[0-9a-f]{7}:[0-9a-f]{16}/.exec(JSON.stringify(accepted))!;
    const secret = `id: p
settings: { customModels: { each: { apiKey: { secret: reference } } } }
exceptions:
  - { rule: 'p/customModels[*].apiKey', subject: /customModels/custom:a/apiKey, value: '${fingerprint}', owner: a, reason: b, from: 2026-03-01, expires: 2026-03-31 }
`;
    const [one, two] = [
      await judge([], secret, { hours: 5, evidence: { revisions: accepted } }),
      await judge([], secret, { hours: 5, evidence: { revisions: both } }),
    ];
    expect([short(one, /^p/), short(two, /^p/)]).toEqual([
      ["p/customModels[*].apiKey /customModels/custom:a/apiKey 1- excepted"],
      [
        "p/customModels[*].apiKey /customModels/custom:a/apiKey 1-2 resolved",
        "p/customModels[*].apiKey /customModels/custom:a/apiKey 2- open",
      ],
    ]);
  });

  it.each([
    ["another key", "n".repeat(32), "has the key k"],
    ["no key", undefined, "the secret has no fingerprint under a key in this audit"],
  ])("is not called unused if it lists a secret under one key, and the audit has %s", async (_, key, state) => {
    const changes = hourly({ customModels: [{ id: "custom:a", apiKey: "Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }] });
    const fingerprint = /fp:k[0-9a-f]{7}:[0-9a-f]{16}/.exec(JSON.stringify(seal(changes, "k".repeat(32))))![0];
    const text = (value: string) => `id: p
settings: { customModels: { each: { apiKey: { secret: reference } } } }
exceptions:
  - { rule: 'p/customModels[*].apiKey', subject: /customModels/custom:a/apiKey, value: '${value}', owner: a, reason: b, from: 2026-03-01, expires: 2026-03-31 }
`;
    const evidence = { revisions: seal(changes, key) };
    const report = await judge([], text(fingerprint), { hours: 5, evidence });
    expect(short(report, /^(?:p|exceptions)/)).toEqual([
      "p/customModels[*].apiKey /customModels/custom:a/apiKey 1- open",
    ]);
    expect(report.exceptions[0]!.state).toBe("outgrown");
    const what = "whether an exception for p/customModels[*].apiKey accepts customModels.custom:a.apiKey";
    expect(report.notEvaluated).toContainEqual({ what, reason: expect.stringContaining(state) as string });
    const other = await judge([], text(fingerprint.replace(/.{4}$/, "0000")), {
      hours: 5,
      evidence: { revisions: seal(changes, "k".repeat(32)) },
    });
    expect(short(other, /^exceptions/)).toEqual(["exceptions/unused rule:p/customModels[*].apiKey null- open"]);
  });
});

it("an exception is its editor's own only if its owner certainly is the editor, and otherwise may be", async () => {
  const by = (id: string, name: string) => ({ id, email: `${name}@corp.example`, name });
  const level = (editor: unknown, maxAutonomyLevel: string) => ({ by: editor, set: { maxAutonomyLevel } });
  // The address of the account u1 moved to the account u2, which got another address.
  const changes = hourly(
    level(by("u1", "ada"), "low"),
    level(by("u2", "ada"), "low"),
    level(by("u2", "bo"), "high"),
    level(by("u3", "cy"), "high"),
    level(by("u3", "eve"), "high"),
  );
  const owned = async (...owners: string[]) => {
    const lines = owners.map(
      (owner) =>
        `  - { rule: p/maxAutonomyLevel, value: high, owner: ${owner}, reason: x, from: 2026-03-01, expires: 2026-06-01 }\n`,
    );
    const text = `id: p\nsettings: { maxAutonomyLevel: { atMost: low } }\nexceptions:\n${lines.join("")}`;
    const { findings, exceptions } = await judge(changes, text, { hours: 10 });
    const told = findings.filter(({ rule }) => rule === "exceptions/self-owned").map(({ message }) => message);
    return [exceptions.map(({ selfOwned }) => selfOwned), told];
  };
  const rule = "owns an exception for p/maxAutonomyLevel and";
  const brought = "introduced what it accepts in revision 3";
  for (const owner of ["bo@corp.example", "u2"])
    expect(await owned(owner)).toEqual([[3], [`${owner} ${rule} ${brought}`]]);
  const perhaps = `${rule} may be bo@corp.example, who ${brought}`;
  for (const owner of ["ada@corp.example", "u1"]) expect(await owned(owner)).toEqual([[3], [`${owner} ${perhaps}`]]);
  expect(await owned("eve@corp.example", "u3")).toEqual([[undefined, undefined], []]);
  expect(await owned("u1", "u2", "eve@corp.example", "bo@corp.example")).toEqual([
    [3, 3, undefined, 3],
    [`u2 ${rule} ${brought}; the same applies to 1 more exception; the same may apply to 1 more exception`],
  ]);
});

it("an exception is unused only if its rule is judged, and its owner's own only while it is in force", async () => {
  const text = `id: p\nsettings: { maxAutonomyLevel: { atMost: low } }\nexceptions:
  - { rule: levers/command, revision: 2, owner: grace, reason: x, from: 2026-03-01 }
  - { rule: p/maxAutonomyLevel, value: high, owner: user_ada, reason: x, from: 2026-03-01, expires: 2026-03-10 }\n`;
  const changes = hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" });
  const told = async (hours: number, builtin: Record<string, "off"> = {}) =>
    short(await judge(changes, text, { hours, builtin }), /^exceptions/).map((line) => line.split(" ")[0]);
  expect(await told(10)).toEqual(["exceptions/self-owned", "exceptions/unused"]);
  expect(await told(10, { "levers/command": "off" })).toEqual(["exceptions/self-owned"]);
  expect(await told(24 * 20)).toEqual(["exceptions/expired", "exceptions/unused"]);
});
