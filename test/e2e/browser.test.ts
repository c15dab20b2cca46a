import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cli, folder } from "./program.ts";

const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((file) =>
  existsSync(file),
);
// Elsewhere a machine without a browser still runs the other tests; CI installs one, and there its absence is a failure.
const wanted = executablePath !== undefined || process.env["CI"] === "true";

describe.runIf(wanted)("the HTML report in a browser", () => {
  let browser: Browser;
  let page: string;
  beforeAll(async () => {
    if (executablePath === undefined) throw new Error("no browser is installed");
    const args = [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ];
    browser = await chromium.launch({ executablePath, args });
    const cwd = folder();
    cli(["demo", "--quiet"], { cwd });
    // Scripts are refused by the page itself; without its policy the browser could still be asked about accessibility.
    const html = readFileSync(path.join(cwd, "driftline-demo/report.html"), "utf8");
    writeFileSync(path.join(cwd, "open.html"), html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, ""));
    page = path.join(cwd, "driftline-demo/report.html");
  });
  afterAll(() => browser?.close());

  it.each(["light", "dark"] as const)(
    "opens from a file without a request or a complaint (%s)",
    async (colorScheme) => {
      const tab = await browser.newPage({ colorScheme });
      const requests: string[] = [];
      const complaints: string[] = [];
      tab.on("request", (request) => requests.push(request.url()));
      tab.on("console", (message) => complaints.push(message.text()));
      tab.on("pageerror", (error) => complaints.push(error.message));
      const url = pathToFileURL(page).href;
      await tab.goto(url);
      expect(await tab.title()).toMatch(/^Drifted \(/);
      expect(requests).toEqual([url]);
      expect(complaints).toEqual([]);
      await tab.close();
    },
  );

  it.each([
    ["light", 1440],
    ["dark", 1440],
    ["light", 390],
  ] as const)("has nothing that axe objects to (%s, %i px)", async (colorScheme, width) => {
    const tab = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
    await tab.goto(pathToFileURL(path.join(path.dirname(page), "../open.html")).href);
    await tab.evaluate(axe.source);
    const found = await tab.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.html)
            .join(" ")}`,
      );
    });
    expect(found).toEqual([]);
    await tab.close();
  });

  it("does not scroll sideways on a phone", async () => {
    const tab = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await tab.goto(pathToFileURL(page).href);
    // oxlint-disable-next-line typescript/no-explicit-any
    const width = await tab.evaluate(() => (globalThis as any).document.documentElement.scrollWidth as number);
    expect(width).toBeLessThanOrEqual(390);
    await tab.close();
  });
});
