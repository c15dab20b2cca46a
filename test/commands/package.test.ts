// lane: long
// The evidence package: its content, its verification by standard tools, and that no change stays unnoticed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readZip } from "../../src/commands/package/read-zip.ts";
import { verificationLines, verifyPackage } from "../../src/commands/package/verify-package.ts";
import { DriftlineError } from "../../src/errors.ts";
import type { Report } from "../../src/model/report/index.ts";
import { type Config, createConfig } from "../../src/run/config.ts";
import { readConfig } from "../../src/run/read-config.ts";
import { reporters } from "../../src/reporters/index.ts";
import { packedFor } from "../../src/reporters/package/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { directory, END_BYTES, localHeader } from "../../src/run/zip.ts";
import { publish, publishAll } from "../../src/run/publish.ts";
import { runAudit } from "../../src/run/run-audit.ts";
import { ZipTexts } from "../../src/run/zip-draft.ts";
import { folder } from "../e2e/program.ts";
import { hourly } from "../support/history.ts";

const root = folder();
const at = (name: string) => path.join(root, name);
const settings = [
  { maxAutonomyLevel: "low" },
  { maxAutonomyLevel: "high", customModels: [{ id: "custom:a", apiKey: "sk-abcdefghijklmnop0123" }] },
  { maxAutonomyLevel: "low", networkPolicy: { allowedIps: ["10.0.0.0/8"] } },
];

function fileWith(name: string, text: string): string {
  writeFileSync(at(name), text);
  return at(name);
}

/** Audits and makes a package. @returns the report */
async function packed(
  to: string,
  options: { ledger?: string; count?: number; replay?: boolean; policies?: string[]; config?: Config } = {},
): Promise<Report> {
  const { ledger, count = 3, replay = false, policies = [], config = createConfig({ organization: "corp" }) } = options;
  const history = fileWith("h.json", JSON.stringify(hourly(...settings.slice(0, count))));
  const result = await runAudit({
    config,
    environment: {},
    ...(replay ? {} : { history }),
    ...(ledger !== undefined && { ledger: at(ledger) }),
    policies: [fileWith("p.yaml", "id: p\nsettings:\n  maxAutonomyLevel: { atMost: medium }\n"), ...policies],
    asOf: Date.parse("2026-04-01T00:00:00Z"),
    failOn: "never",
    formats: ["package"],
  });
  await publish(result, [{ format: "package", file: at(to) }]);
  return result.report;
}

const bytesOf = (name: string) => readFileSync(at(name));
const textsIn = async (name: string) =>
  new Map([...(await readZip(at(name))).files].map(([file, bytes]) => [file, bytes.toString()]));

async function refusal(name: string, heads: string[] = []): Promise<DriftlineError> {
  const error: unknown = await verifyPackage(at(name), heads).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DriftlineError)) throw new Error("it was verified");
  return error;
}

type Changes = Record<string, (text: string) => string | null>;

/** Makes a copy of a package with some files changed, added or (null) left out. Manifest and hashes fit unless they are changed too. */
async function forged(name: string, of: string, changes: Changes): Promise<void> {
  const texts = await textsIn(of);
  const [manifestText, sums] = ["MANIFEST.json", "SHA256SUMS"];
  for (const [file, change] of Object.entries(changes)) {
    const text = change(texts.get(file) ?? "");
    if (text === null) texts.delete(file);
    else texts.set(file, text);
  }
  const sum = (text: string) => createHash("sha256").update(text).digest("hex");
  const manifest = JSON.parse(texts.get(manifestText)!);
  manifest.files = [...texts].flatMap(([file, text]) =>
    [manifestText, sums].includes(file) ? [] : [{ name: file, bytes: Buffer.byteLength(text), sha256: sum(text) }],
  );
  texts.set("MANIFEST.json", `${JSON.stringify(manifest, null, 2)}\n`);
  const names = [...manifest.files.map((row: { name: string }) => row.name), "MANIFEST.json"];
  texts.set("SHA256SUMS", names.map((file) => `${sum(texts.get(file)!)}  ${file}\n`).join(""));
  await publishAll([{ file: at(name), name: "it", text: new ZipTexts(texts) }], () => false);
}

/** Makes a copy of a package with a changed report: all reports, manifest and hashes fit. */
async function remade(of: string, change: (report: Report) => void, changes: Changes = {}): Promise<DriftlineError> {
  const changed = JSON.parse((await textsIn(of)).get("report.json")!) as Report;
  change(changed);
  const files: Changes = { ...changes };
  for (const [name, format] of [["README.txt", "package"] as const, ...packedFor(changed)]) {
    const render = await reporters[format].load();
    files[name] = () => whole(render(changed));
  }
  const { organization, verdict, exitCode, asOf } = changed;
  files["MANIFEST.json"] = (text) => JSON.stringify({ ...JSON.parse(text), organization, verdict, exitCode, asOf });
  await forged("remade.zip", of, files);
  return refusal("remade.zip", [report.evidence.ledger!.head]);
}

let report: Report;
beforeAll(async () => {
  await packed("plain.zip");
  await packed("first.zip", { ledger: "ledger", count: 2 });
  report = await packed("kept.zip", { ledger: "ledger" });
});

describe("a package", () => {
  it("names a policy file without an id by its file", async () => {
    const text =
      "exceptions: [{ rule: p/maxAutonomyLevel, value: [high], owner: ada@corp.example, reason: pilot, from: 2026-01-01, expires: 2026-02-01 }]\n";
    await packed("exceptions.zip", { policies: [fileWith("exceptions.yaml", text)] });
    const [name] = [...(await textsIn("exceptions.zip"))].find(([, file]) => file === text)!;
    expect(name).toMatch(/^policies\/[12]-[\w.-]*exceptions\.yaml$/);
  });

  it("holds the reports, the policies as they were read, the history and the sums of all", async () => {
    const texts = await textsIn("plain.zip");
    expect([...texts.keys()]).toEqual([
      "README.txt",
      "report.html",
      "report.json",
      "register.csv",
      "findings.csv",
      "policies/1-p.yaml",
      "policies/judged-by.json",
      "history.ndjson",
      "MANIFEST.json",
      "SHA256SUMS",
    ]);
    expect(texts.get("policies/1-p.yaml")).toBe(readFileSync(at("p.yaml"), "utf8"));
    expect(texts.get("history.ndjson")).not.toContain("sk-abcdef");
    const { ledger, versions, files } = JSON.parse(texts.get("MANIFEST.json")!);
    expect([ledger, versions.report, files.length]).toEqual([null, 1, 8]);
  });

  it("holds every file that the command to repeat the audit names", async () => {
    const config = await readConfig(fileWith("driftline.yaml", "organization: corp\nfailOn: low\n"));
    const { evidence } = await packed("configured.zip", { config });
    const digests = [...(await textsIn("configured.zip")).values()].map(
      (text) => `sha256:${createHash("sha256").update(text).digest("hex")}`,
    );
    expect(digests).toEqual(expect.arrayContaining(evidence.command!.match(/sha256:\w+/g)!));
    expect(evidence.command).toMatch(/--history sha256:.* --config sha256:.* --policy sha256:/);
  });

  it("is the same bytes each time", async () => {
    await packed("again.zip");
    expect(bytesOf("again.zip").equals(bytesOf("plain.zip"))).toBe(true);
  });

  it("holds a history that is judged as it was", async () => {
    const first = JSON.parse((await textsIn("plain.zip")).get("report.json")!) as Report;
    fileWith("packed.ndjson", (await textsIn("plain.zip")).get("history.ndjson")!);
    const { report: second } = await runAudit({
      config: createConfig({ organization: "corp" }),
      environment: {},
      history: at("packed.ndjson"),
      policies: [at("p.yaml")],
      asOf: Date.parse("2026-04-01T00:00:00Z"),
      failOn: "never",
      formats: [],
    });
    expect(second.findings).toEqual(first.findings);
    expect(second.revisions).toEqual(first.revisions);
  });

  it("is verified, with what it cannot show", async () => {
    expect(verificationLines(await verifyPackage(at("plain.zip"), []))).toEqual([
      "verified: the package of corp as of 2026-04-01 00:00 UTC, drifted: 8 files, 3 revisions",
      `  sha256:${createHash("sha256").update(bytesOf("plain.zip")).digest("hex")} is the SHA-256 of the zip`,
      "  the reports were made again from report.json, and are the same",
      expect.stringMatching(/^ {2}not excluded: that all of it was made anew/),
    ]);
  });

  it("says when another version made it, whose reports cannot be made again", async () => {
    await publishOther();
    expect(verificationLines(await verifyPackage(at("other.zip"), []))[2]).toBe(
      "  the reports were not made again: driftline 9.9.9 made them",
    );
  });
});

async function publishOther(): Promise<void> {
  await forged("other.zip", "plain.zip", {
    "MANIFEST.json": (text) => text.replace(/"driftline": "[^"]*"/, '"driftline": "9.9.9"'),
  });
}

describe("a package of a run with a ledger", () => {
  it("proves that every revision stands under the head of the report", async () => {
    const { head } = report.evidence.ledger!;
    const lines = verificationLines(await verifyPackage(at("kept.zip"), [head]));
    expect(lines).toContain(`  every revision is in the ledger with the head ${head}`);
    expect(lines.slice(-2)).toEqual([
      "  the ledger grew from every head that was given",
      expect.stringMatching(/^ {2}not excluded: that the reports say more or less than the audit found/),
    ]);
    expect((await verifyPackage(at("first.zip"), [])).revisions).toBe(2);
  });

  it("shows no other entry of the ledger", async () => {
    const proof = (await textsIn("kept.zip")).get("ledger-proof.jsonl")!.trimEnd().split("\n");
    expect(proof.length).toBe(report.evidence.ledger!.size);
    const kinds = proof.map((line) => /"kind":"(\w+)"/.exec(line)?.[1] ?? (line.startsWith('"') ? "hash" : "origin"));
    expect(kinds).toEqual(["origin", "revision", "revision", "hash", "hash", "revision", "run"]);
  });

  it("can be made from the ledger alone", async () => {
    await packed("replay.zip", { ledger: "ledger", replay: true });
    expect((await verifyPackage(at("replay.zip"), [report.evidence.ledger!.head])).revisions).toBe(3);
  });

  it("grew from each earlier head that was kept, and says what that head does not cover", async () => {
    const manifest = JSON.parse((await textsIn("first.zip")).get("MANIFEST.json")!);
    const { head, size } = report.evidence.ledger!;
    const covered = `  not excluded: that something was cut or replaced after the kept head, which covers ${manifest.ledger.size} of ${size} entries`;
    expect(verificationLines(await verifyPackage(at("kept.zip"), [manifest.ledger.head]))).toContain(covered);
    const both = verificationLines(await verifyPackage(at("kept.zip"), [manifest.ledger.head, head]));
    expect(both).toContain("  the ledger grew from every head that was given");
    expect(both).not.toContain(covered);
  });

  it("does not lead to a head that somebody else kept", async () => {
    const { exitCode, message } = await refusal("kept.zip", [`sha256:${"0".repeat(64)}`]);
    expect([exitCode, message]).toEqual([4, expect.stringContaining("did not grow from the head sha256:000")]);
  });

  it("that was made without one leads to no head", async () => {
    await packed("unkept.zip", {});
    const { exitCode, message } = await refusal("unkept.zip", [`sha256:${"0".repeat(64)}`]);
    expect([exitCode, message]).toEqual([4, expect.stringContaining("names no ledger, and the head sha256:000")]);
  });
});

describe("what was changed is named", () => {
  it("a byte anywhere, a cut, or more bytes; only a file that never was a package is a wrong name", async () => {
    const bytes = bytesOf("kept.zip");
    const codeOf = async (content: Uint8Array | string) => {
      writeFileSync(at("bent.zip"), content);
      return (await refusal("bent.zip")).exitCode;
    };
    for (let i = 0; i <= 97; i++) {
      const place = Math.min(i * Math.ceil(bytes.length / 97), bytes.length - 1);
      const other = Buffer.from(bytes);
      other[place]! ^= 4;
      expect(await codeOf(other), `byte ${place} changed`).toBe(4);
      expect(await codeOf(bytes.subarray(0, Math.max(place, 4))), `cut at ${place}`).toBe(4);
    }
    expect(await codeOf(Buffer.concat([bytes, Buffer.from("x")]))).toBe(4);
    expect(await codeOf("text of a longer file")).toBe(2);
  });

  it("a file, by its name", async () => {
    const other = bytesOf("kept.zip");
    other[other.indexOf("maxAutonomyLevel", other.indexOf("register.csv")) + 1] = 0x58;
    writeFileSync(at("bent.zip"), other);
    expect(await refusal("bent.zip")).toMatchObject({
      exitCode: 4,
      message: expect.stringMatching(/^report|^register/),
    });
  });

  it.each<[string, string, (text: string) => string, string]>([
    ["a page", "report.html", (text) => text.replace("corp", "core"), "report.html: it differs from report.json"],
    [
      "the register",
      "register.csv",
      (text) => text.replace("looser", "tighter"),
      "register.csv: it differs from report.json",
    ],
    [
      "the README",
      "README.txt",
      (text) => text.replace("Drifted", "Compliant"),
      "README.txt: it differs from report.json",
    ],
    ["a policy", "policies/1-p.yaml", (text) => text.replace("medium", "high"), 'the policy "p" is not the version'],
    [
      "what was judged by",
      "policies/judged-by.json",
      (text) => `${text} `,
      "differs from the rules by which the run in the ledger judged",
    ],
    [
      "a setting",
      "history.ndjson",
      (text) => text.replace('"high"', '"low"'),
      "revision 2 differs from the revision in the ledger",
    ],
    ["a revision", "history.ndjson", (text) => text.slice(text.indexOf("\n") + 1), "does not hold the revisions"],
    [
      "the proof",
      "ledger-proof.jsonl",
      (text) => text.replace(/^"(.)/m, (_, first) => (first === "0" ? '"1' : '"0')),
      "ledger-proof.jsonl: it leads to the head",
    ],
    [
      "the verdict",
      "MANIFEST.json",
      (text) => text.replace('"drifted"', '"compliant"'),
      "MANIFEST.json: it differs from report.json",
    ],
  ])("%s, where the sums were made to fit", async (_, file, change, message) => {
    await forged("forged.zip", "kept.zip", { [file]: change });
    expect(await refusal("forged.zip")).toMatchObject({ exitCode: 4, message: expect.stringContaining(message) });
  });

  it.each([
    "approval.pdf",
    "../evil.txt",
    "/etc/cron.d/job",
    "policies/../../job",
    "readme.txt",
    "C:\\job",
    "a\nb",
    "report.html/x",
    "\u202efdp.exe",
    "policies/9-p.yaml",
    "sample.csv",
  ])("the file %j, which Driftline does not pack", async (file) => {
    await forged("forged.zip", "kept.zip", { [file]: () => "x" });
    expect((await refusal("forged.zip")).problems).toEqual([
      { file, message: "Driftline does not pack a file of this name here" },
    ]);
  });

  it.each(["../evil.txt", "/job", "a/../b", "readme.txt", "C:\\job", "a\nb", "\u202efdp.exe", ".", "a/"])(
    "the file %j, also in a package of another version",
    async (file) => {
      const version = (text: string) => text.replace(/"driftline": "[^"]*"/, '"driftline": "9.9.9"');
      await forged("forged.zip", "kept.zip", { [file]: () => "x", "MANIFEST.json": version });
      expect((await refusal("forged.zip")).problems.map((problem) => problem.file)).toContain(file);
    },
  );

  it("a file that the manifest lists twice", async () => {
    const files = await readZip(at("kept.zip"));
    const [row] = JSON.parse(files.files.get("MANIFEST.json")!.toString()).files;
    const twice = (text: string) => text.replace('"files": [', `"files": [${JSON.stringify(row)},`);
    const texts = await textsIn("kept.zip");
    const sum = (text: string) => createHash("sha256").update(text).digest("hex");
    const manifest = twice(texts.get("MANIFEST.json")!);
    const sums = `${row.sha256}  ${row.name}\n${texts.get("SHA256SUMS")!.replace(/.*MANIFEST.json\n/, `${sum(manifest)}  MANIFEST.json\n`)}`;
    texts.set("MANIFEST.json", manifest).set("SHA256SUMS", sums);
    await publishAll([{ file: at("twice.zip"), name: "it", text: new ZipTexts(texts) }], () => false);
    expect(await refusal("twice.zip")).toMatchObject({ message: "MANIFEST.json: it lists a file twice" });
  });

  it("a key that stands twice, also in another version", async () => {
    const twoVerdicts = (text: string) => text.replace('"verdict"', '"verdict": "compliant", "verdict"');
    const texts = await textsIn("kept.zip");
    const manifest = twoVerdicts(texts.get("MANIFEST.json")!);
    const digest = createHash("sha256").update(manifest).digest("hex");
    const sums = texts.get("SHA256SUMS")!.replace(/.*(?=  MANIFEST.json\n)/, digest);
    texts.set("MANIFEST.json", manifest).set("SHA256SUMS", sums);
    await publishAll([{ file: at("both.zip"), name: "it", text: new ZipTexts(texts) }], () => false);
    const none = (file: string, what: string) => ({
      problems: [{ file, message: `it is missing, or is not a ${what}` }],
    });
    expect(await refusal("both.zip")).toMatchObject(none("MANIFEST.json", "manifest of a package"));
    const version = (text: string) => text.replace(/"driftline": "[^"]*"/, '"driftline": "9.9.9"');
    await forged("both.zip", "kept.zip", { "report.json": twoVerdicts, "MANIFEST.json": version });
    expect(await refusal("both.zip")).toMatchObject(none("report.json", "report"));
  });

  it.each<[string, (report: any) => void]>([
    ["its findings", (it) => (it.findings = it.findings.filter((finding: any) => finding.status !== "open"))],
    ["its verdict", (it) => Object.assign(it, { verdict: "compliant", exitCode: 0 })],
    ["its time", (it) => (it.asOf = "2026-05-01T00:00:00.000Z")],
    ["whether the evidence is complete", (it) => (it.evidence.complete = false)],
    [
      "the state of a finding",
      (it) => (it.findings.find((finding: any) => finding.status === "open").status = "resolved"),
    ],
  ])("a report, in %s, even under the head that was kept", async (_, change) => {
    const message = "it differs from what the run in the ledger found";
    expect((await remade("kept.zip", change)).problems).toEqual([{ file: "report.json", message }]);
  });

  it.each<[string, (text: string) => string, string[]]>([
    [
      "of another spelling",
      (text) => JSON.stringify(JSON.parse(text)),
      ["report.json: it is not as Driftline writes it"],
    ],
    [
      "from which no page can be made",
      (text) => {
        const bent = JSON.parse(text);
        const held = { status: "open", exposureSeconds: 1, causedBy: null, rule: "p/maxAutonomyLevel" };
        for (const finding of bent.findings) Object.assign(finding, held, { offending: [{ $secret: "literal" }] });
        return JSON.stringify(bent);
      },
      ["report.html: it differs from report.json"],
    ],
  ])("a report.json %s", async (_, change, told) => {
    await forged("forged.zip", "kept.zip", { "report.json": change });
    const said = (await refusal("forged.zip")).problems.map(({ file, message }) => `${file}: ${message}`);
    expect(said).toEqual(expect.arrayContaining(told));
  });

  it("the organization, even under the head that was kept", async () => {
    const renamed = (text: string) => text.replaceAll('"organization":"corp"', '"organization":"labs"');
    const change = (it: Report) => Object.assign(it, { organization: "labs" });
    const { problems } = await remade("kept.zip", change, { "history.ndjson": renamed });
    expect(problems).toEqual([{ file: "ledger-proof.jsonl", message: 'it is of the ledger of "corp"' }]);
  });

  it.each([
    ["1", (text: string) => text.slice(1)],
    ["2", (text: string) => text.replace('"kind":"revision"', '"kind": "revision"')],
    ["4", (text: string) => text.replace(/^"[0-9a-f]/m, "")],
  ])("line %s of the proof", async (line, change) => {
    await forged("forged.zip", "kept.zip", { "ledger-proof.jsonl": change });
    expect((await refusal("forged.zip")).problems.map(({ file }) => file)).toEqual([`ledger-proof.jsonl:${line}`]);
  });

  it.each([
    ["more files than a zip holds", () => zipOf(Array.from({ length: 65_536 }, (_, i) => `${100_000 + i}`))],
    [
      "a name that is not UTF-8",
      () => Buffer.from(zipOf(["x".repeat(40_000)]).map((byte) => (byte === 0x78 ? 0xff : byte))),
    ],
  ])("%s: the structure of the zip", async (_, bytes) => {
    writeFileSync(at("bent.zip"), bytes());
    expect(await refusal("bent.zip")).toMatchObject({ exitCode: 4, message: expect.stringContaining("structure") });
  });

  it.each([
    ["changed", (text: string) => `${text}failOn: never\n`, "it is not the configuration that report.json names"],
    ["left out", () => null, "it is missing"],
  ])("the configuration, %s", async (_, change, message) => {
    const config = await readConfig(fileWith("driftline.yaml", "organization: corp\n"));
    await packed("configured.zip", { config });
    await forged("forged.zip", "configured.zip", { "driftline.yaml": change });
    expect((await refusal("forged.zip")).problems).toEqual([{ file: "driftline.yaml", message }]);
  });
});

/** A zip of empty files with these names, of equal length. */
function zipOf(files: readonly string[]): Buffer {
  const entries = files.map((name) => ({ name, size: 0, crc: 0, at: 0 }));
  const locals = entries.map(localHeader);
  const rows = entries.map((entry, i) => ({ ...entry, at: i * locals[0]!.length }));
  const half = Math.ceil(rows.length / 2);
  const central = [rows.slice(0, half), rows.slice(half)].map((part) => directory(part, 0).subarray(0, -END_BYTES));
  const end = directory([], Buffer.concat(locals).length);
  end.writeUInt16LE(rows.length % 65_536, 10);
  return Buffer.concat([...locals, ...central, end]);
}

const has = (tool: string) => spawnSync(tool, ["-h"]).error === undefined;

if (has("unzip") && has("sha256sum"))
  it("verifies with unzip and sha256sum alone", () => {
    mkdirSync(at("unpacked"));
    expect(spawnSync("unzip", ["-q", at("kept.zip"), "-d", at("unpacked")]).status).toBe(0);
    expect(readdirSync(at("unpacked"))).toContain("ledger-proof.jsonl");
    const checked = spawnSync("sha256sum", ["--strict", "--check", "SHA256SUMS"], {
      cwd: at("unpacked"),
      encoding: "utf8",
    });
    expect([checked.status, checked.stderr]).toEqual([0, ""]);
    expect(checked.stdout.trim().split("\n")).toHaveLength(10);
  });

if (has("python3"))
  it("leads to the head by the page of code of docs/ledger.md", async () => {
    const [, code] = /^```python\n([^]*?)^```$/m.exec(readFileSync("docs/ledger.md", "utf8"))!;
    mkdirSync(at("page"));
    fileWith("page/ledger-proof.jsonl", (await textsIn("kept.zip")).get("ledger-proof.jsonl")!);
    const { stdout } = spawnSync("python3", ["-c", code!], { cwd: at("page"), encoding: "utf8" });
    expect(stdout).toBe(`${report.evidence.ledger!.head}\n`);
  });

it("is not published when it would hold a secret", async () => {
  const files = new ZipTexts([["a", "Mountain-Lake-77"]]);
  const output = { file: at("leak.zip"), name: "the package", text: files };
  await expect(publishAll([output], (text) => text.includes("Mountain"))).rejects.toMatchObject({ code: "leak" });
  expect(readdirSync(root).filter((name) => name.includes("leak"))).toEqual([]);
});
