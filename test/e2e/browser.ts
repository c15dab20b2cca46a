// The browser of the tests of pages.
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((file) =>
  existsSync(file),
);
/** Without a browser the other tests still run; only in CI a missing browser is a failure. */
export const wanted = executablePath !== undefined || process.env["CI"] === "true";

export async function launch(): Promise<Browser> {
  if (executablePath === undefined) throw new Error("no browser is installed");
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return chromium.launch({ executablePath, args });
}

/** Opens a page in a tab, and records its network requests and console messages. */
export async function openIn(browser: Browser, file: string, options: BrowserContextOptions = {}, hash = "") {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const tab = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  tab.on("request", (request) => requests.push(request.url()));
  tab.on("console", (message) => complaints.push(message.text()));
  tab.on("pageerror", (error) => complaints.push(error.message));
  const url = pathToFileURL(file).href;
  await tab.goto(url + hash);
  return { tab, url, requests, complaints, close: () => context.close() };
}

/** The themes and widths in which axe looks at a page. */
export const looks = [
  ["light", 1440],
  ["dark", 1440],
  ["light", 390],
  ["dark", 390],
] as const;

/** Returns the complaints of axe about the current page. */
export async function objections(tab: Page): Promise<string[]> {
  await tab.evaluate(axe.source);
  return tab.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      // Rules of WCAG 2.2, such as the size of targets, are off by default.
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`.slice(0, 500));
  });
}
