// How long a report of a long history takes to open: node test/bench/open-report.js [revisions]. Makes a history, audits
// it with the built program, and opens the page in the browser as a reader would. Figures are printed, not judged: they
// depend on the machine.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const count = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(path.join(tmpdir(), "driftline-open-"));
const people = ["ada", "bo", "casey", "dee", "eve", "finn"];
const levels = ["off", "low", "medium", "high"];

/** A revision that differs from the one before it in some settings, each changing at its own pace. */
function revision(i) {
  return {
    revision: i,
    updatedAt: new Date(Date.UTC(2016, 0, 1) + i * 9_000_000).toISOString(),
    user: { id: `user_${i % people.length}`, email: `${people[i % people.length]}@example.com` },
    settings: {
      maxAutonomyLevel: levels[Math.floor(i / 3) % 4],
      sessionRetentionDays: 30 + (Math.floor(i / 2) % 90),
      sandbox: { enabled: i % 50 !== 7, network: { allowedDomains: [`r${Math.floor(i / 4) % 200}.example.com`] } },
      modelPolicy: { allowedModelIds: ["gpt-5", `model-${Math.floor(i / 5) % 60}`] },
    },
  };
}

const history = path.join(folder, "history.ndjson");
const report = path.join(folder, "report.html");
writeFileSync(history, Array.from({ length: count }, (_, i) => `${JSON.stringify(revision(i + 1))}\n`).join(""));
const cli = path.resolve(process.env["DRIFTLINE_CLI"] ?? "dist/cli.js");
const made = spawnSync(
  process.execPath,
  [cli, "audit", "--history", history, "--output", `html=${report}`, "--fail-on", "never", "--quiet"],
  { encoding: "utf8", cwd: folder },
);
if (made.status !== 0) throw new Error(`the audit failed: ${made.stderr}`);

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const runs = [];
for (let i = 0; i < 5; i++) {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await tab.context().newCDPSession(tab);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const start = performance.now();
  await tab.goto(pathToFileURL(report).href, { waitUntil: "load" });
  const open = performance.now() - start;
  const { metrics } = await session.send("Performance.getMetrics");
  const cpu = metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  runs.push({ open, cpu, elements: await tab.locator("*").count() });
  await tab.close();
}
await browser.close();
const median = (name) => Math.round(runs.map((run) => run[name]).toSorted((a, b) => a - b)[2]);
process.stdout.write(
  `${count} revisions, ${Math.round(statSync(report).size / 1000)} kB: open after ${median("open")} ms, of which ${median("cpu")} ms computing; ${median("elements")} elements\n`,
);
rmSync(folder, { recursive: true });
