// lane: long
// Findings in code scanning, against an emulated GitHub: everything that is reported as delivered has arrived.
import { randomBytes } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import { type SarifDelivery, uploadSarif } from "../../src/github/upload-sarif.ts";
import type { Report } from "../../src/model/report/index.ts";
import { sarif } from "../../src/reporters/sarif/index.ts";
import { compliant, drifted, finding, manyFindings } from "../reporters/fixture.ts";
import { type Answer, at } from "./github.ts";
import { client, failing, is } from "./support.ts";
import { sharedGitHub } from "./shared.ts";

const drift = drifted();
const github = await sharedGitHub();

const commit = "0123456789abcdef0123456789abcdef01234567";
const UPLOADS = "/repos/{owner}/{repo}/code-scanning/sarifs";
const send = is("POST", UPLOADS);
const ask = is("GET", `${UPLOADS}/{sarif_id}`);

async function upload(report: Report, more: Partial<SarifDelivery> & { api?: string } = {}): Promise<number[]> {
  const waits: number[] = [];
  const { api = github.url, ...rest } = more;
  await uploadSarif(client(api), {
    place: { server: "https://github.com", owner: at.owner, repository: at.repo, run: "1" },
    commit,
    ref: "refs/heads/main",
    render: (results) => sarif(report, { results }),
    check: () => {},
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...rest,
  });
  return waits;
}

const failure = async (report: Report, more: Partial<SarifDelivery> = {}): Promise<DriftlineError> => {
  const error = await upload(report, more).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DriftlineError);
  return error as DriftlineError;
};

describe("an upload for code scanning", () => {
  it("is the report's own SARIF, about the commit and its branch", async () => {
    await upload(drift);
    expect(github.codeScanning.uploads).toMatchObject([{ commit, ref: "refs/heads/main", tool: "Driftline" }]);
    expect(github.codeScanning.uploads[0]!.text).toBe(sarif(drift));
  });

  it("is sent when nothing is open too, so that alerts are closed", async () => {
    await upload(compliant());
    expect(github.codeScanning.uploads[0]!.log.runs[0]!.results).toEqual([]);
  });

  it("goes to a server of one's own", async () => {
    await upload(drift, { api: `${github.url}/api/v3` });
    expect(github.codeScanning.uploads).toHaveLength(1);
  });

  it("is waited for until it was processed", async () => {
    github.codeScanning.patience = 4;
    expect(await upload(drift)).toEqual([1000, 2000, 3000, 4000, 5000]);
  });

  it("fails when GitHub does not say in time what became of it", async () => {
    github.codeScanning.patience = 1000;
    const { exitCode, message } = await failure(drift);
    expect(exitCode).toBe(3);
    expect(message).toMatch(/did not process them within 120 seconds/);
    expect(github.exchanges.filter(ask)).toHaveLength(12);
  });

  it("fails with GitHub's errors, which cannot act", async () => {
    const render = () => sarif(drift).replaceAll('"physicalLocation"', '"logicalLocation"');
    const { exitCode, message } = await failure(drift, { render });
    expect(exitCode).toBe(3);
    expect(message).toMatch(/could not process the results: locationFromSarifResult: expected at least one location;/);
    const errors = [`\u202e##[error]x\n::error::y`, "x".repeat(400), ...Array.from({ length: 5 }, (_, i) => `${i}`)];
    const body = { processing_status: "failed", errors };
    github.fault.before = failing(1, ask, { status: 200, body });
    const text = (await failure(drift)).message;
    expect(text).toContain("\\u{202e}#\\u{23}[error]x\\u{a}::error::y; ");
    expect(text).toContain("… (400 characters); 0; 1; 2; and 2 more errors");
    expect(text.split("\n")).toHaveLength(1);
  });

  it("says nothing of GitHub's errors that hold a secret", async () => {
    const check = (text: string) => {
      if (text.includes("open-sesame")) throw new DriftlineError("leak", "withheld");
    };
    const body = { processing_status: "failed", errors: ["wrong: open-sesame"] };
    github.fault.before = failing(1, ask, { status: 200, body });
    const { exitCode, message } = await failure(drift, { check });
    expect([exitCode, message]).toEqual([5, "withheld"]);
  });

  it("is withheld before a byte is sent when it holds a secret", async () => {
    const check = () => {
      throw new DriftlineError("leak", "withheld");
    };
    expect((await failure(drift, { check })).exitCode).toBe(5);
    expect(github.exchanges).toEqual([]);
  });

  it("leaves the least out when there is no room for all, and says how much", async () => {
    // Incompressible: every message is random.
    const findings = Array.from({ length: 5000 }, (_, i) =>
      finding(i, { severity: i === 4999 ? "critical" : "low", message: randomBytes(3000).toString("base64") }),
    );
    const report = { ...drift, findings };
    await upload(report);
    const { results, properties } = github.codeScanning.uploads[0]!.log.runs[0]!;
    expect(results.length).toBeGreaterThan(100);
    expect(results.length + properties.openResultsLeftOut).toBe(5000);
    expect(results[0]!.level).toBe("error");
  });

  it("keeps GitHub's limit of results", async () => {
    const render = (results: number) => sarif(manyFindings(10_000), { results });
    await upload(drift, { render });
    expect(github.codeScanning.uploads[0]!.log.runs[0]!.results).toHaveLength(5000);
  });

  test.each<[Answer, RegExp]>([
    [{ status: 403, body: { message: "Resource not accessible by integration" } }, /`  security-events: write`/],
    [
      { status: 403, body: { message: "Advanced Security must be enabled for this repository to use code scanning." } },
      /code scanning is turned off \(403\); turn it on .*Code Security.*sarif: off/,
    ],
    [
      { status: 403, body: { message: "Repository was archived so is read-only." } },
      /this repository is archived, and its code scanning can only be read \(403\); take it out of the archive/,
    ],
    [
      { status: 404, body: { message: "Not Found" } },
      /cannot see this repository or its code scanning.*security-events/,
    ],
    [{ status: 400, body: { message: "commit_sha" } }, /does not accept what was sent/],
    [{ status: 413 }, /does not accept what was sent/],
    [{ status: 401, body: { message: "Bad credentials" } }, /token is not valid/],
    [{ status: 202, body: { id: "../../etc" } }, /answer cannot be understood/],
    [
      { status: 403, headers: { "retry-after": "9999" }, body: { message: "secondary rate limit" } },
      /rate limit is used up/,
    ],
  ])("fails with %s, and says what to do", async (answer, message) => {
    github.fault.before = (exchange) => (send(exchange) ? answer : undefined);
    const error = await failure(drift);
    expect(error.exitCode).toBe(3);
    expect(error.message).toMatch(/^sarif: /);
    expect(error.message).toMatch(message);
    expect(github.exchanges.filter(ask)).toEqual([]);
  });

  test.each<Answer | "hang up">([{ status: 502 }, { status: 503 }])("is sent again after %s", async (answer) => {
    github.fault.before = failing(2, send, answer);
    await upload(drift);
    expect(github.codeScanning.uploads).toHaveLength(1);
  });

  it("asks again when GitHub stumbles while it is asked", async () => {
    github.fault.before = failing(2, ask, { status: 500 });
    await upload(drift);
    expect(github.codeScanning.uploads).toHaveLength(1);
  });
});
