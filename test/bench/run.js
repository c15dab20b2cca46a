// npm run bench: how fast the built program is, beside a loop of JSON.parse over the same history and beside its peers, in
// one alternated run. Writes docs/performance.md. `--quick`: one small round, printed and not written.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { history, writeHistory } from "./generate.js";
import { jqProgram, policyText, rules } from "./jobs/rules.js";
import { alternated, measure } from "./measure.js";

const { quick } = parseArgs({ options: { quick: { type: "boolean", default: false } } }).values;
const rounds = quick ? 1 : 5;
const starts = quick ? 1 : 7;
const growths = quick ? 1 : 3;
const sizes = quick ? [100, 1000] : [100, 1000, 10_000, 100_000];
const main = quick ? 1000 : 10_000;
const cli = path.resolve(process.env["DRIFTLINE_CLI"] ?? "dist/cli.js");
const folder = mkdtempSync(path.join(tmpdir(), "driftline-bench-"));
const inside = (name) => path.join(folder, name);
const job = (name) => path.resolve(`test/bench/jobs/${name}.js`);
const node = process.execPath;
const asOf = ["--as-of", "2030-01-01T00:00:00Z"];
const say = (text) => process.stderr.write(`${text}\n`);

const driftline = (args, options) => measure([node, cli, ...args, "--quiet"], { cwd: folder, ...options });
const audit = (file, ...args) => driftline(["audit", "--history", file, "--fail-on", "never", ...asOf, ...args]);
const baseline = ["--policy", "baseline"];

try {
  await bench();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bench() {
  for (const revisions of sizes) {
    const bytes = writeHistory(inside(`${revisions}.ndjson`), { revisions });
    say(`${revisions} revisions, ${Math.round(bytes / 1e6)} MB`);
  }
  writeHistory(inside("shuffled.ndjson"), { revisions: main, shuffled: true });
  writeHistory(inside("letters.ndjson"), { revisions: main, script: "other" });
  writeHistory(inside("models.ndjson"), { revisions: main / 10, models: 100 });
  writeFileSync(inside("bench.yaml"), policyText());
  const [few, many] = [manyRules("rules", 30), manyRules("more-rules", 300)];
  writeFileSync(inside("literals.json"), JSON.stringify(literals(200)));
  await proveSame(inside(`${main}.ndjson`));
  const file = inside(`${main}.ndjson`);
  const small = inside("100.ndjson");
  const ledger = inside("ledger");
  await audit(file, ...baseline, "--ledger", ledger);
  const edited = inside("edited.yaml");
  writeFileSync(edited, policyText().replace('"medium"', '"low"'));
  const whole = Object.fromEntries(
    ["text", "json", "html"].map((format) => [
      `whole audit, ${format}`,
      () =>
        audit(
          file,
          ...baseline,
          "--format",
          "text",
          ...(format === "text" ? [] : ["--output", `${format}=${inside(`out.${format}`)}`]),
        ),
    ]),
  );
  const times = await alternated(
    {
      "JSON.parse loop": () => measure([node, job("parse"), file]),
      "reading only": () => measure([node, job("read"), path.dirname(cli), file]),
      "reading and judging": () => measure([node, job("judge"), path.dirname(cli), file]),
      ...whole,
      "ledger, nothing new": () => audit(file, ...baseline, "--ledger", ledger),
      "ledger, after a policy edit": () =>
        driftline(["audit", "--ledger", ledger, "--policy", edited, "--fail-on", "never", ...asOf]),
      "30 rules": () => audit(file, "--policy", few),
      "300 rules": () => audit(file, "--policy", many),
      "shuffled keys": () => audit(inside("shuffled.ndjson"), ...baseline),
      "JSON.parse loop, shuffled keys": () => measure([node, job("parse"), inside("shuffled.ndjson")]),
      "other letters": () => audit(inside("letters.ndjson"), ...baseline),
      "JSON.parse loop, other letters": () => measure([node, job("parse"), inside("letters.ndjson")]),
      "ajv + jsondiffpatch": () => measure([node, job("peer"), file]),
      ...(hasJq() ? { jq: () => measure(["jq", "-c", jqProgram(), file], { quiet: true }) } : {}),
    },
    rounds,
  );
  const start = await alternated(
    {
      "bare node": () => measure([node, "-e", "0"]),
      "audit of 100": () => audit(small, ...baseline),
      ...Object.fromEntries(
        [["blame"], ["find", "maxAutonomyLevel"], ["log"]].map((ask) => [
          `${ask[0]} of 100`,
          () => driftline([...ask, "--history", small, ...asOf]),
        ]),
      ),
    },
    starts,
  );
  const literal = await alternated(
    {
      csv: () => audit(inside("literals.json"), ...baseline, "--output", `csv=${inside("out.csv")}`),
      json: () => audit(inside("literals.json"), ...baseline, "--output", `json=${inside("out.json")}`),
    },
    growths,
  );
  const growth = {};
  for (const revisions of sizes)
    growth[revisions] = await alternated(
      {
        parse: () => measure([node, job("parse"), inside(`${revisions}.ndjson`)]),
        audit: () => audit(inside(`${revisions}.ndjson`), ...baseline),
      },
      revisions > 10_000 ? 1 : growths,
    );
  const shapes = {};
  for (const [name, options] of Object.entries({
    "as they are": {},
    "10 times the edits": { edits: 10 },
    "10 times the custom models": { models: 120 },
  }))
    shapes[name] = await shape(options);
  const fleet = {};
  for (const organizations of quick ? [10] : [10, 100, 1000])
    fleet[organizations] = await merged(organizations, inside(`${sizes[0]}.ndjson`));
  const ledgerBytes = folderSize(ledger) / main;
  const rawBytes = statSync(file).size / main;
  publish({ times, start, literal, growth, shapes, fleet, ledgerBytes, rawBytes });
}

/** What an audit of a history of another shape takes, and what it holds. */
async function shape(options) {
  const file = inside("shape.ndjson");
  const report = inside("shape.json");
  writeHistory(file, { revisions: 1000, ...options });
  await audit(file, ...baseline, "--output", `json=${report}`);
  const { revisions, findings } = JSON.parse(readFileSync(report, "utf8"));
  const changes = revisions.reduce((sum, revision) => sum + revision.changes.length, 0);
  const times = await alternated(
    { parse: () => measure([node, job("parse"), file]), audit: () => audit(file, ...baseline) },
    growths,
  );
  return { ...times, changes, findings: findings.length, bytes: statSync(file).size };
}

/** What one page of so many organizations' reports takes: the reports of one history under other names. */
async function merged(organizations, file) {
  const report = inside("one.json");
  await audit(file, ...baseline, "--output", `json=${report}`);
  const one = JSON.parse(readFileSync(report, "utf8"));
  const folder = inside(`fleet-${organizations}`);
  mkdirSync(folder);
  for (let i = 0; i < organizations; i++)
    writeFileSync(path.join(folder, `${i}.json`), JSON.stringify({ ...one, organization: `org-${i}` }));
  const { page } = await alternated(
    { page: () => driftline(["merge", folder, "--fail-on", "never", "--output", `html=${inside("fleet.html")}`]) },
    growths,
  );
  return page;
}

function folderSize(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** What is compared finds the same: the revisions that each rule fails in. */
async function proveSame(file) {
  const { out } = await measure([node, job("peer"), file]);
  const report = inside("same.json");
  await audit(file, "--policy", inside("bench.yaml"), "--output", `json=${report}`);
  const { findings, evidence } = JSON.parse(readFileSync(report, "utf8"));
  const last = evidence.revisions.last;
  const failing = Object.keys(rules).map((setting) => {
    const numbers = findings
      .filter((finding) => finding.rule === `bench/${setting}`)
      .flatMap(({ introduced, resolved }) => range(introduced.revision, (resolved?.revision ?? last + 1) - 1));
    return [setting, numbers.toSorted((a, b) => a - b)];
  });
  const digest = createHash("sha256").update(JSON.stringify(failing)).digest("hex");
  if (JSON.parse(out).digest !== digest)
    throw new Error("ajv and Driftline do not find the same: nothing can be compared");
  if (!hasJq()) return;
  const lines = (await measure(["jq", "-c", jqProgram(), file])).out.trim().split("\n").filter(Boolean);
  const byRule = Object.fromEntries(Object.keys(rules).map((setting) => [setting, []]));
  for (const line of lines) {
    const [setting, revision] = JSON.parse(line);
    byRule[setting].push(revision);
  }
  const theirs = createHash("sha256")
    .update(JSON.stringify(Object.entries(byRule)))
    .digest("hex");
  if (theirs !== digest) throw new Error("jq and Driftline do not find the same: nothing can be compared");
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function hasJq() {
  return spawnSync("jq", ["--version"]).status === 0;
}

/** Policies that state so many rules together, in a folder. */
function manyRules(name, count) {
  const dir = inside(name);
  mkdirSync(dir);
  const all = Object.entries(rules);
  for (let i = 0; i * all.length < count; i++)
    writeFileSync(path.join(dir, `${i}.yaml`), policyText(`bench-${i}`, all.slice(0, count - i * all.length)));
  return dir;
}

/** Two revisions, of which the second brings so many literal keys. */
function literals(count) {
  const [change] = history({ revisions: 1, models: count });
  const { customModels, ...before } = change.settings;
  for (const [i, model] of customModels.entries()) model.apiKey = `sk-proj-${String(i).padStart(40, "0")}`;
  return [
    { ...change, settings: before },
    { ...change, revision: 2, settings: { ...before, customModels } },
  ];
}

function ratio(a, b) {
  return (a / b).toFixed(2);
}

function publish({ times, start, literal, growth, shapes, fleet, ledgerBytes, rawBytes }) {
  const parse = times["JSON.parse loop"].seconds;
  const seconds = (name) => times[name].seconds;
  const bare = start["bare node"].seconds;
  const above = (name) => Math.round((start[name].seconds - bare) * 1000);
  const [small, large] = [sizes.at(-2), sizes.at(-1)];
  const goals = [
    ["whole audit, text / JSON.parse loop", ratio(seconds("whole audit, text"), parse), "2.5", "1.0"],
    ["whole audit, json / JSON.parse loop", ratio(seconds("whole audit, json"), parse), "3.5", "1.5"],
    [
      "ajv + jsondiffpatch / whole audit, text",
      ratio(seconds("ajv + jsondiffpatch"), seconds("whole audit, text")),
      "1.5",
      "4",
    ],
    [`${large} revisions / ${small}`, ratio(growth[large].audit.seconds, growth[small].audit.seconds), "11", "10"],
    [`peak memory, ${large} revisions`, `${Math.round(growth[large].audit.megabytes)} MB`, "300 MB", "150 MB"],
    [
      "after a policy edit, from the ledger / JSON.parse loop",
      ratio(seconds("ledger, after a policy edit"), parse),
      "1.0",
      "0.2",
    ],
    ["300 rules / 30 rules", ratio(seconds("300 rules"), seconds("30 rules")), "2", "1.5"],
    ["100 revisions: audit minus bare node", `${above("audit of 100")} ms`, "250 ms", "60 ms"],
    ...["blame", "find", "log"].map((ask) => [
      `100 revisions: ${ask} minus bare node`,
      `${above(`${ask} of 100`)} ms`,
      "150 ms",
      "40 ms",
    ]),
    ["csv with 200 literal keys / json of the same", ratio(literal.csv.seconds, literal.json.seconds), "2", "1.2"],
  ];
  const rows = Object.entries(times).map(([name, { seconds, megabytes }]) => [
    name,
    seconds.toFixed(2),
    ratio(seconds, parse),
    String(Math.round(megabytes)),
  ]);
  const sizesTable = Object.entries(growth).map(([revisions, { parse, audit }]) => [
    revisions,
    ratio(audit.seconds, parse.seconds),
    audit.seconds.toFixed(2),
    String(Math.round(audit.megabytes)),
  ]);
  const shapesTable = Object.entries(shapes).map(([name, { bytes, changes, findings, parse, audit }]) => [
    name,
    String(Math.round(bytes / 1e6)),
    String(changes),
    String(findings),
    ratio(audit.seconds, parse.seconds),
    audit.seconds.toFixed(2),
  ]);
  const fleetTable = Object.entries(fleet).map(([organizations, { seconds, megabytes }]) => [
    organizations,
    seconds.toFixed(2),
    String(Math.round(megabytes)),
  ]);
  const text = [
    "# Performance",
    "",
    "Written by `npm run bench`. Compare the ratios, because the seconds depend on the machine and its load.",
    `This run: Node ${process.versions.node}, ${cpus().length} cores, ${main} revisions unless a row says otherwise, medians of ${rounds}; starts are medians of ${starts}, growth of ${growths}, and the longest history is run once.`,
    "Before the measurements, the bench checks that ajv, jq and Driftline report the same failing revisions of the same rules.",
    "",
    "## Goals",
    "",
    table(["ratio", "now", "must", "stretch"], goals),
    "",
    "## What each part takes",
    "",
    table(["what", "seconds", "times the JSON.parse loop", "MB at most"], rows),
    "",
    "## How it grows",
    "",
    table(["revisions", "audit / JSON.parse loop", "seconds", "MB at most"], sizesTable),
    "",
    "1,000 revisions with larger settings or more changes:",
    "",
    table(["revisions of 1,000", "MB", "changes", "findings", "audit / JSON.parse loop", "seconds"], shapesTable),
    "",
    `One page of many organizations (\`merge\`, reports of ${sizes[0]} revisions each):`,
    "",
    table(["organizations", "seconds", "MB at most"], fleetTable),
    "",
    "## Estimate for a thousand organizations over ten years",
    "",
    ...onPaper({
      rawBytes,
      ledgerBytes,
      perRevision: growth[large].audit.seconds / large,
      start: start["audit of 100"].seconds,
    }),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (!quick) writeFileSync("docs/performance.md", text);
}

/** What no machine here can show: reckoned from the figures above, with what is assumed. */
function onPaper({ rawBytes, ledgerBytes, perRevision, start }) {
  const [organizations, perYear, years, pageSize, secondsPerRequest, setup] = [1000, 500, 10, 100, 0.3, 20];
  const revisions = perYear * years;
  const requests = revisions / pageSize;
  const seconds = setup + start + revisions * perRevision;
  const thousands = (n) => Math.round(n).toLocaleString("en-US");
  const daily = [
    ["", "one organization", `${thousands(organizations)} organizations`, "where"],
    ["first audit: requests", thousands(requests), thousands(requests * organizations), "service"],
    [
      "first audit: bytes before compression",
      `${Math.round((revisions * rawBytes) / 1e6)} MB`,
      `${Math.round((revisions * rawBytes * organizations) / 1e9)} GB`,
      "service to runner",
    ],
    [
      "first audit: runner seconds",
      thousands(seconds + requests * secondsPerRequest),
      `${thousands(((seconds + requests * secondsPerRequest) * organizations) / 60)} minutes`,
      "a job each",
    ],
    ["daily audit: requests, a quiet day", "1", thousands(organizations), "service"],
    [
      "daily audit: runner seconds",
      thousands(seconds),
      `${thousands((seconds * organizations) / 60)} minutes`,
      "a job each",
    ],
    [
      "ledger after ten years",
      `${Math.round((revisions * ledgerBytes) / 1e6)} MB`,
      `${Math.round((revisions * ledgerBytes * organizations) / 1e9)} GB`,
      "a branch or folder each",
    ],
  ];
  return [
    `Assumptions: ${perYear} revisions of ${Math.round(rawBytes / 1000)} kB per organization and year, pages of ${pageSize}, ${secondsPerRequest} s per request, and ${setup} s for a runner to check out.`,
    "Runners bill whole minutes, so each of these jobs is billed as one minute. Organizations are independent, so their jobs run in parallel, as many as the plan allows.",
    "",
    table(daily[0], daily.slice(1)),
    "",
    "The page of `merge` is for hundreds of organizations. For more, each job writes `--output tables=`, and a database reads the tables (`docs/fleet.md`).",
  ];
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
