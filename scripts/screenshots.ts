// Makes the pictures of the README: the sample's HTML report, and an issue as the Action writes it, in a page that looks
// like GitHub's. Run by hand after `npm run build`; it needs Chromium and two packages that nothing else needs:
//
//     npm install --no-save marked github-markdown-css
//     npm run screenshots
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "playwright-core";
import type { Create } from "../src/github/issue.ts";
import { descriptionOf, LABEL } from "../src/github/labels.ts";
import { auditId, withoutMarker } from "../src/github/marker.ts";
import { planIssues } from "../src/github/plan.ts";
import type { Report } from "../src/model/report/index.ts";
import { html } from "../src/text.ts";

const FOLDER = "docs/images";
/** The limit for slow connections. */
const MOST_BYTES = 200_000;

/** Returns the issue that the Action opens for the worst finding of a report. */
function worstIssue(report: Report): Create {
  const { operations } = planIssues({
    report,
    issues: [],
    mode: "per-finding",
    max: 20,
    place: { server: "https://github.com", owner: "northwind", repository: "controls", run: "1" },
    audit: auditId("audit"),
    flow: null,
    step: null,
    alarmAfter: 2,
    builtin: {},
    judgedRules: { always: [], sometimes: [] },
    leg: null,
    workflows: null,
    logins: {},
    anchor: null,
  });
  return operations.find((operation) => operation.do === "create")!;
}

/** Renders an issue in a page that looks like GitHub's. */
async function issuePage({ title, body, labels }: Create): Promise<string> {
  const name = "marked"; // installed by hand: see above
  const { marked } = (await import(name)) as { marked: { parse(text: string): Promise<string> } };
  const style = await readFile("node_modules/github-markdown-css/github-markdown-light.css", "utf8");
  const pills = [LABEL, ...labels].map((label) => {
    const color = descriptionOf(label)?.color ?? "d0d7de";
    return `<span class="pill" style="background:#${color}">${html(label)}</span>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${style}
    body { margin: 0; padding: 24px 32px; width: 936px; font: 14px/1.5 -apple-system, "Segoe UI", "Liberation Sans", sans-serif; color: #1f2328 }
    h1 { margin: 0 0 8px; font-size: 26px; font-weight: 400; line-height: 1.25 }
    h1 span, .meta { color: #59636e }
    .meta { border-bottom: 1px solid #d1d9e0; padding-bottom: 14px; margin-bottom: 18px }
    .open { background: #1f883d; color: #fff; border-radius: 2em; padding: 5px 12px; margin-right: 8px; font-weight: 600 }
    .pill { color: #fff; border-radius: 2em; padding: 2px 9px; margin-left: 6px; font-size: 12px; font-weight: 600 }
    .comment { border: 1px solid #d1d9e0; border-radius: 6px }
    .comment > header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; padding: 8px 16px; color: #59636e }
    .comment > .markdown-body { padding: 16px; font-family: inherit; font-size: 14px }
  </style>
  <h1>${html(title)} <span>#1</span></h1>
  <div class="meta"><span class="open">Open</span> <b>github-actions</b> opened this issue ${pills.join("")}</div>
  <div class="comment"><header><b>github-actions</b> bot</header>
  <div class="markdown-body">${await marked.parse(withoutMarker(body))}</div></div>`;
}

async function take(page: Page, name: string, height: number): Promise<void> {
  const file = path.join(FOLDER, name);
  await page.screenshot({ path: file, clip: { x: 0, y: 0, width: page.viewportSize()!.width, height } });
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MOST_BYTES}`);
}

/** Writes docs/images/. */
export default async function write(): Promise<void> {
  const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((file) =>
    existsSync(file),
  );
  if (executablePath === undefined) throw new Error("no Chromium is installed");
  const sample = await mkdtemp(path.join(tmpdir(), "driftline-screenshots-"));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    execFileSync(process.execPath, [path.resolve("dist/cli.js"), "demo", "--quiet"], { cwd: sample, stdio: "ignore" });
    const demo = path.join(sample, "driftline-demo");
    await mkdir(FOLDER, { recursive: true });
    const report = await browser.newPage({ viewport: { width: 1100, height: 720 }, colorScheme: "light" });
    await report.goto(pathToFileURL(path.join(demo, "report.html")).href);
    await take(report, "report.png", 712);
    const issue = await browser.newPage({ viewport: { width: 1000, height: 700 }, colorScheme: "light" });
    const text = await readFile(path.join(demo, "report.json"), "utf8");
    await issue.setContent(await issuePage(worstIssue(JSON.parse(text) as Report)));
    await take(issue, "issue.png", 672);
  } finally {
    await browser.close();
    await rm(sample, { recursive: true });
  }
}
