// The fleet page in a browser: with filters and without scripts, in both themes, on a phone and on paper, without
// complaints of axe.
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entryOf } from "../../src/fleet/entry.ts";
import { runOf } from "../../src/fleet/trend.ts";
import { fleetOf } from "../../src/fleet/fleet.ts";
import { fleetHtml } from "../../src/reporters/fleet/html/index.tsx";
import { mixed, of } from "../fleet/reports.ts";
import { launch, looks, objections, openIn, wanted } from "./browser.ts";
import { folder } from "./program.ts";

describe.runIf(wanted)("the page of a fleet in a browser", () => {
  let browser: Browser;
  let small: string;
  let large: string;
  beforeAll(async () => {
    browser = await launch();
    const cwd = folder();
    const writePage = (name: string, reports: Parameters<typeof entryOf>[0][]) => {
      const options = {
        version: "0.1.0",
        asOf: undefined,
        maxAgeSeconds: 3600,
        expected: ["gone"],
        failOn: "high",
      } as const;
      const earlier = reports.map((report) => runOf(entryOf({ ...report, asOf: "2026-01-05T05:00:00.000Z" })));
      writeFileSync(path.join(cwd, name), fleetHtml(fleetOf(reports.map(entryOf), options, earlier)));
      return path.join(cwd, name);
    };
    small = writePage("small.html", mixed());
    large = writePage(
      "large.html",
      Array.from({ length: 300 }, (_, i) => of(`organization-${i}`)),
    );
  });
  afterAll(() => browser?.close());

  const opened = (file: string, options?: BrowserContextOptions) => openIn(browser, file, options);

  it("opens from a file without a request or a complaint", async () => {
    for (const file of [small, large]) {
      const { tab, url, requests, complaints, close } = await opened(file, { javaScriptEnabled: false });
      expect(await tab.title()).toMatch(/^(?:Tampered|Incomplete) · fleet · /);
      expect([requests, complaints]).toEqual([[url], []]);
      await close();
    }
  });

  it.each(looks)("has nothing that axe objects to (%s, %i px)", async (colorScheme, width) => {
    const { tab, close } = await opened(small, { colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
    await tab.locator("#trend details summary").first().click();
    expect(await objections(tab)).toEqual([]);
    await close();
  });

  it("does not scroll sideways, however wide it is: the heat map scrolls in a frame of its own", async () => {
    for (const file of [small, large]) {
      const { tab, close } = await opened(file);
      for (const width of [1024, 901, 900, 820, 721, 390, 320]) {
        await tab.setViewportSize({ width, height: 844 });
        const [above, below] = await tab
          .locator(".counts")
          .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect()));
        expect(below!.top).toBeGreaterThan(above!.bottom);
        expect(await tab.locator("html").evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
      }
      const frame = await tab.locator(".scroll").evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      if (file === large) expect(frame[0]!).toBeGreaterThan(frame[1]!);
      await close();
    }
  });

  it("keeps the names of the rules in sight while the heat map is scrolled", async () => {
    const { tab, close } = await opened(large);
    const name = tab.locator(".heat tbody th").first();
    const before = await name.boundingBox();
    await tab.locator(".scroll").evaluate((frame) => void (frame.scrollLeft = 2000));
    expect((await name.boundingBox())!.x).toBeCloseTo(before!.x, 0);
    await close();
  });

  it("filters rules by text, policy, severity and failure, and organizations by name, and counts what is left", async () => {
    const { tab, complaints, close } = await opened(small);
    const rules = () => tab.locator(".heat tbody tr:visible").count();
    const status = () => tab.locator("#shown").textContent();
    const all = await rules();
    expect(await status()).toBe(`Shown: ${all} of the ${all} rules and 5 of the 5 organizations on this page.`);

    await tab.getByLabel("failing only").check();
    const failing = await rules();
    expect(failing).toBeLessThan(all);
    expect(await tab.locator(".heat tbody tr:visible:not(:has(.c, .h, .m, .l, .i))").count()).toBe(0);

    await tab.getByRole("searchbox", { name: "Organization" }).fill("LABS");
    expect(await tab.locator(".heat th.organization:visible").allTextContents()).toEqual(["labs"]);
    expect(await tab.locator("#organizations tbody tr:visible th").allTextContents()).toEqual(["labs not expected"]);
    expect(await tab.locator("#trend details:visible").count()).toBe(1);
    expect(await status()).toBe(`Shown: 0 of the ${all} rules and 1 of the 5 organizations on this page.`);
    expect(await rules()).toBe(0);
    expect(await tab.locator("#rules article:visible").count()).toBe(0);

    await tab.getByRole("button", { name: "Clear" }).click();
    expect([await rules(), await tab.locator(".heat th.organization:visible").count()]).toEqual([all, 5]);
    await tab.getByRole("searchbox", { name: "Rule" }).fill("modelpolicy ALLOWED");
    await tab.getByRole("combobox", { name: "Policy" }).selectOption("models");
    for (const name of await tab.locator(".heat tbody tr:visible code").allTextContents())
      expect(name).toMatch(/^models\/modelPolicy\.allowed/);
    expect(await rules()).toBeGreaterThan(0);

    await tab.getByRole("button", { name: "Clear" }).click();
    await tab.getByRole("combobox", { name: "Severity" }).selectOption("critical");
    const critical = await rules();
    expect(critical).toBeGreaterThan(0);
    expect(critical).toBeLessThan(all);
    expect(await tab.locator('.heat tbody tr:visible:not([data-severity="critical"]):not(:has(.c))').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it("keeps the filters in the address, also after a link on the page, until they are cleared", async () => {
    const { tab, url, close } = await opened(small);
    const counted = (page: typeof tab) => page.locator("#shown").textContent();
    const all = await counted(tab);
    await tab.getByRole("searchbox", { name: "Rule" }).fill("a & b=c#? \u202e");
    await tab.getByRole("searchbox", { name: "Rule" }).fill("model");
    await tab.getByRole("searchbox", { name: "Organization" }).fill("r");
    await tab.getByRole("combobox", { name: "Policy" }).selectOption("models");
    await tab.getByRole("combobox", { name: "Severity" }).selectOption("high");
    await tab.getByLabel("failing only").check();
    const filtered = await counted(tab);
    expect(filtered).not.toBe(all);
    await tab.locator("nav a", { hasText: "Policies" }).click();
    await expect
      .poll(() => tab.url())
      .toMatch(/#policies\?.*rule=model&organization=r&policy=models&severity=high&failing=yes$/);

    const again = await opened(small);
    const load = async (address: string) => {
      await again.tab.goto("about:blank");
      await again.tab.goto(address);
    };
    await load(tab.url());
    expect(await counted(again.tab)).toBe(filtered);
    await again.tab.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => again.tab.url()).toBe(`${url}#policies`);
    expect(await counted(again.tab)).toBe(all);
    await load(`${url}#?policy=%00gone&severity=any&failing=no`);
    expect(await counted(again.tab)).toBe(all);
    expect(again.complaints).toEqual([]);
    await again.close();
    await close();
  });

  it("shows every rule and organization without scripts, and no filter", async () => {
    const { tab, close } = await opened(small, { javaScriptEnabled: false });
    expect(await tab.locator("#filters").isVisible()).toBe(false);
    expect(await tab.locator(".heat tr:visible").count()).toBe(await tab.locator(".heat tr").count());
    await close();
  });

  it("fits the heat map on a sheet of paper: with many organizations as counts", async () => {
    for (const file of [small, large]) {
      // The width between the margins of A4, in CSS pixels.
      const { tab, close } = await opened(file, { viewport: { width: 688, height: 1000 } });
      await tab.emulateMedia({ media: "print" });
      const tables = await tab
        .locator("#heat table:visible")
        .evaluateAll((elements) => elements.map((table) => table.scrollWidth));
      expect(tables).toHaveLength(1);
      expect(tables[0]!).toBeLessThanOrEqual(688);
      await close();
    }
  });

  it("is light on paper whatever the theme", async () => {
    const { tab, close } = await opened(small, { colorScheme: "dark" });
    await tab.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await tab.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
    await close();
  });
});
