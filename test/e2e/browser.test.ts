import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { html } from "../../src/reporters/html/index.tsx";
import { islandOf } from "../../src/reporters/html/island.ts";
import { hasUnseen } from "../../src/text.ts";
import { firstScreens } from "../reporters/first-screens.ts";
import { attacks, counted, drifted, hostile, manyFindings, manyRevisions, tampered } from "../reporters/fixture.ts";
import { launch, looks, objections, openIn, wanted } from "./browser.ts";
import { cli, folder } from "./program.ts";
import { readAloud } from "./read-aloud.ts";

describe.runIf(wanted)("the HTML report in a browser", () => {
  let browser: Browser;
  let sample: string;
  let small: string;
  let full: string;
  let large: string;
  beforeAll(async () => {
    browser = await launch();
    const cwd = folder();
    await cli(["demo", "--quiet"], { cwd });
    sample = path.join(cwd, "driftline-demo/report.html");
    const fileWith = (name: string, text: string) => {
      writeFileSync(path.join(cwd, name), text);
      return path.join(cwd, name);
    };
    small = fileWith("small.html", html(drifted()));
    full = fileWith("full.html", html(manyFindings(400)));
    large = fileWith("large.html", html(manyRevisions(10_000)));
  });
  afterAll(() => browser?.close());

  const opened = (file: string, options?: BrowserContextOptions, hash?: string) => openIn(browser, file, options, hash);

  const textOf = (tab: Page, selector: string) => tab.locator(selector).innerText();

  /** Follows a link to a place, and waits until the page knows of it: the browser tells it later. */
  const follow = async (tab: Page, id: string) =>
    tab.evaluate(
      async (hash) =>
        new Promise<void>((resolve) => {
          addEventListener("hashchange", () => resolve(), { once: true });
          location.hash = hash;
        }),
      id,
    );

  it.each([
    ["light", true],
    ["dark", true],
    ["light", false],
  ] as const)(
    "opens from a file without a request or a complaint (%s, scripts %s)",
    async (colorScheme, javaScriptEnabled) => {
      const { tab, url, requests, complaints, close } = await opened(sample, { colorScheme, javaScriptEnabled });
      expect(await tab.title()).toMatch(/^Drifted \(/);
      expect(requests).toEqual([url]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each(looks)("has nothing that axe objects to, folded or open (%s, %i px)", async (colorScheme, width) => {
    const { tab, close } = await opened(small, { colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
    expect(await objections(tab)).toEqual([]);
    await tab.evaluate(() => {
      for (const item of document.querySelectorAll("details")) item.open = true;
    });
    expect(await objections(tab)).toEqual([]);
    await tab.locator("#tools button", { hasText: "Keys" }).click();
    expect(await objections(tab)).toEqual([]);
    await close();
  });

  it("has nothing that axe objects to in the sample organization", async () => {
    const { tab, close } = await opened(sample, { colorScheme: "dark", bypassCSP: true });
    expect(await objections(tab)).toEqual([]);
    await tab.locator("#timeline button[aria-pressed=true]").first().hover();
    expect(await objections(tab)).toEqual([]);
    await close();
  });

  it("has nothing that axe objects to where findings are many, beyond the screen too", async () => {
    const { tab, close } = await opened(full, { viewport: { width: 390, height: 844 }, bypassCSP: true });
    expect(await objections(tab)).toEqual([]);
    await close();
  });

  it("answers without scrolling what is wrong, who did it, since when and what to do, on a laptop and on a phone", async () => {
    const { tab, close } = await opened(sample);
    const parts = ["h1", ".lead", ".counts", ".since > summary", ".no-last", ".overview"];
    const file = path.join(path.dirname(sample), "first.html");
    const beyond: string[] = [];
    for (const [name, report] of [["sample", null] as const, ...Object.entries(await firstScreens())]) {
      if (report !== null) writeFileSync(file, html(report));
      if (report !== null) await tab.goto(pathToFileURL(file).href);
      for (const [width, height] of [
        [1366, 768],
        [390, 844],
      ] as const) {
        await tab.setViewportSize({ width, height });
        const ends = await tab.evaluate(
          (selectors) =>
            selectors.flatMap((selector) =>
              [...document.querySelectorAll(`header ${selector}`)].map((element) => ({
                selector,
                end: element.getBoundingClientRect().bottom,
              })),
            ),
          parts,
        );
        const late = ends.filter(({ end }) => end > height);
        beyond.push(...late.map(({ selector, end }) => `${name}, ${width} px: ${selector} ends at ${Math.round(end)}`));
      }
    }
    expect(beyond).toEqual([]);
    await close();
  });

  it("has labels of time that never touch, over widths and stretches of time", async () => {
    const { tab, close } = await opened(sample);
    const ends = ["2026-08-01", "2026-08-20", "2026-11-20", "2027-03-02", "2028-12-31", "2036-01-01"];
    const file = path.join(path.dirname(sample), "axis.html");
    const touching: string[] = [];
    for (const end of [null, ...ends]) {
      if (end !== null) writeFileSync(file, html({ ...drifted(), asOf: `${end}T00:00:00.000Z` }));
      await tab.goto(pathToFileURL(end === null ? sample : file).href);
      for (const width of [390, 520, 721, 900, 1024, 1366, 1920]) {
        await tab.setViewportSize({ width, height: 800 });
        const pairs = await tab.evaluate(() =>
          [...document.querySelectorAll("svg.tl")].flatMap((svg) => {
            const labels = [...svg.querySelectorAll("text.tl-axis")]
              .map((label) => ({ words: label.textContent, box: label.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0);
            return labels.flatMap((a, i) =>
              labels
                .slice(i + 1)
                .filter(
                  ({ box }) =>
                    a.box.left < box.right &&
                    box.left < a.box.right &&
                    a.box.top < box.bottom &&
                    box.top < a.box.bottom,
                )
                .map((b) => `${a.words} and ${b.words}`),
            );
          }),
        );
        touching.push(...pairs.map((pair) => `${end ?? "the sample"}, ${width} px: ${pair}`));
      }
    }
    expect(touching).toEqual([]);
    await close();
  });

  it("says on the first screen of a phone where things stand, with the evidence in a line", async () => {
    const { tab, close } = await opened(sample, { viewport: { width: 390, height: 844 } });
    const bottom = (selector: string) =>
      tab.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await bottom(".counts")).toBeLessThan(844);
    expect(await bottom(".evidence")).toBeLessThan(844);
    expect(await textOf(tab, ".evidence summary")).toMatch(/no gap; \d+ of \d+ rules hold/);
    expect(await tab.locator(".evidence dl").isVisible()).toBe(false);
    await tab.locator(".evidence summary").click();
    expect(await tab.locator(".evidence dl").isVisible()).toBe(true);
    await close();
  });

  it.each([
    [1440, true],
    [390, true],
    [1440, false],
  ])("can be read aloud: landmarks, headings, names, tables, counts (%i px, scripts %s)", async (width, scripts) => {
    const { tab, close } = await opened(sample, { viewport: { width, height: 900 }, javaScriptEnabled: scripts });
    const heard = await readAloud(tab);
    const having = (...roles: string[]) => heard.filter(({ role }) => roles.includes(role));
    expect(having("banner", "navigation", "main", "contentinfo").map(({ role }) => role)).toEqual([
      "banner",
      "navigation",
      "main",
      "contentinfo",
    ]);
    const headings = having("heading");
    expect(headings[0]).toMatchObject({ level: 1, name: expect.stringMatching(/^\d+ settings differ from policy/) });
    for (const [i, { level }] of headings.entries())
      expect(level! - (headings[i - 1]?.level ?? 0)).toBeLessThanOrEqual(1);
    for (const name of ["Findings 72 findings", "Open 32 findings, 30 causes", "Controls 63 controls in 6 frameworks"])
      expect(headings.map((heading) => heading.name)).toContain(name);
    for (const item of having(
      "button",
      "link",
      "searchbox",
      "spinbutton",
      "image",
      "table",
      "search",
      "DisclosureTriangle",
    ))
      expect(item.name, item.role).toMatch(/\w/);
    expect(having("columnheader").length).toBeGreaterThan(40);
    expect(having("rowheader").length).toBeGreaterThan(200);
    expect(having("image").map(({ name }) => name.slice(0, 14))).toEqual([
      ...(width > 720 ? ["Windows open f"] : []),
      scripts ? "Overview of 59" : "Timeline from ",
    ]);
    expect(heard.some(({ name }) => name.includes("from false to true"))).toBe(true);
    if (scripts) {
      expect(having("status").map(({ live }) => live)).toEqual(["polite", "polite", "polite"]);
      await tab.locator("#find input").fill("is:open sev:critical");
      expect((await readAloud(tab)).map(({ name }) => name)).toContain("2 of 72 findings shown.");
      await tab.locator(".stage").focus();
      await tab.keyboard.press("ArrowRight");
      await tab.keyboard.press("ArrowDown");
      const says = await textOf(tab, "#tl-says");
      expect(says).toMatch(/^Revision \d+ · 2026-|^\d revisions: /);
      expect((await readAloud(tab)).map(({ name }) => name)).toContain(says);
    }
    await close();
  });

  it.each([true, false])("does not scroll sideways, however wide it is (scripts %s)", async (javaScriptEnabled) => {
    // The longest words for how long a window was open.
    const report = counted({
      ...drifted(),
      findings: drifted().findings.map((item) => ({ ...item, status: "excepted" })),
    });
    const findings = report.findings.map((item) => ({ ...item, exposureSeconds: 4_150_000, unseenSeconds: 90_000 }));
    const gap = path.join(path.dirname(small), "gap.html");
    writeFileSync(gap, html({ ...report, findings }));
    // The longest date in a headline.
    const [proof, ...others] = tampered().findings;
    const message = "revision 2 is not what was sealed on 2026-05-30 23:59 UTC";
    const sealed = path.join(path.dirname(small), "sealed.html");
    writeFileSync(sealed, html({ ...tampered(), findings: [{ ...proof!, message }, ...others] }));
    for (const file of [sample, large, gap, sealed]) {
      const { tab, close } = await opened(file, { javaScriptEnabled });
      // The parts that are folded are tables too. Revisions open their differences one by one.
      await tab.evaluate(() =>
        document.querySelectorAll("details:not(.rev)").forEach((part) => part.setAttribute("open", "")),
      );
      for (const width of [320, 390, 721, 768, 820, 1024, 1100]) {
        await tab.setViewportSize({ width, height: 844 });
        expect(await tab.locator("html").evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await close();
    }
  });

  it("says the same with scripts and without", async () => {
    const texts: string[][] = [];
    for (const javaScriptEnabled of [true, false]) {
      const { tab, close } = await opened(sample, { javaScriptEnabled });
      texts.push([await textOf(tab, "header"), ...(await tab.locator("h2").allInnerTexts())]);
      await close();
    }
    expect(texts[0]!.filter((text) => text !== "Keys")).toEqual(texts[1]);
  });

  it("shows the heading of each section that a link leads to, however many lines the links take", async () => {
    const { tab, close } = await opened(sample);
    const hidden: string[] = [];
    // A report on usage has one section more.
    await tab.evaluate(() => document.querySelector("nav li:last-child")!.before("Used"));
    for (const width of [721, 900, 1100, 1280]) {
      await tab.setViewportSize({ width, height: 800 });
      for (const id of ["findings", "editors", "method"]) {
        await follow(tab, id);
        const [bar, head] = await Promise.all([
          tab.locator("nav").boundingBox(),
          tab.locator(`#${id} h2`).boundingBox(),
        ]);
        if (head!.y < bar!.y + bar!.height) hidden.push(`${width} px: ${id}`);
      }
    }
    expect(hidden).toEqual([]);
    await close();
  });

  it("breaks no word of a table at a laptop's width, though no rule was evaluated", async () => {
    const file = path.join(path.dirname(sample), "unjudged.html");
    writeFileSync(file, html((await firstScreens())["empty"]!));
    const { tab, close } = await opened(file, { viewport: { width: 1280, height: 800 } });
    const narrow = await tab
      .locator("#rules td:nth-child(3)")
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width).filter((width) => width < 90));
    expect(narrow).toEqual([]);
    await close();
  });

  it("says of a number that is typed that no such revision is on the page", async () => {
    const { tab, close } = await opened(sample);
    const input = tab.locator("#viewer input");
    const told = async (number: string) => {
      await input.fill(number);
      await input.press("Enter");
      const words = await input.evaluate((element: HTMLInputElement) => element.validationMessage);
      return [words, await textOf(tab, "#viewer h3 a")];
    };
    expect([await told("57"), await told("999"), await told("14")]).toEqual([
      ["", "Revision 57"],
      ["This revision is not on this page.", "Revision 57"],
      ["", "Revision 14"],
    ]);
    await close();
  });

  it("shows with forced colours which buttons are pressed", async () => {
    const { tab, close } = await opened(sample, { forcedColors: "active" });
    const colour = (pressed: boolean) =>
      tab
        .locator(`#timeline button[aria-pressed=${pressed}]`)
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await colour(true)).not.toBe(await colour(false));
    await close();
  });

  it("searches what stands on the page in a line only, and counts it as a reader without scripts does", async () => {
    const report = manyFindings(4000);
    const file = path.join(path.dirname(small), "crowded.html");
    writeFileSync(file, html(report));
    const { tab, close } = await opened(file);
    const status = () => textOf(tab, "#find [role=status]");
    const held = islandOf((await tab.locator("#data").textContent())!).report.findings;
    expect(held.length).toBeLessThan(3000);
    expect(await status()).toBe("4,000 of 4,000 findings shown.");
    const open = report.findings.filter((finding) => finding.status === "open" && finding.severity === "low").length;
    await tab.locator("#find input").fill("is:open sev:low");
    expect(await status()).toBe(`${open} of 4,000 findings shown.`);
    const last = report.findings.findLast(({ id }) => !held.some((finding) => finding.id === id))!;
    await tab.locator("#find input").fill(`rule:${last.rule} is:${last.status} sev:${last.severity}`);
    expect(await tab.locator(`#${last.id}`).isVisible()).toBe(true);
    await close();
  });

  it("finds findings by words and keys, and keeps the search in the address", async () => {
    const { tab, url, close } = await opened(small);
    const count = () => tab.locator("#findings details.finding:visible").count();
    expect(await count()).toBe(8);
    await tab.locator("#find input").fill("is:open sev:high");
    expect(await count()).toBe(2);
    expect(await textOf(tab, "#find [role=status]")).toBe("2 of 8 findings shown.");
    await tab.locator("#find .chip", { hasText: "medium" }).click();
    expect(await count()).toBe(3);
    await tab.waitForURL(/#\?find=.*medium/);
    const address = tab.url();
    await tab.locator("#find input").fill("nothing like it");
    expect(await textOf(tab, "#find [role=status]")).toContain("No finding matches");
    await close();
    const again = await opened(small, {}, address.slice(url.length));
    expect(await again.tab.locator("#find input").inputValue()).toBe("is:open sev:high sev:medium");
    await again.close();
  });

  it("says at which finding of those shown the reader is, and keeps it in the address beside the search", async () => {
    const { tab, url, close } = await opened(sample);
    const stands = () => textOf(tab, "#findings .stands");
    await tab.locator("#find input").fill("is:open sev:high");
    await tab.locator("#find input").blur();
    for (const key of ["j", "j", "ArrowRight", "ArrowLeft"]) await tab.keyboard.press(key);
    expect(await stands()).toBe("Finding 2 of 13");
    const second = await tab.locator("#findings details.finding:visible").nth(1).getAttribute("id");
    await tab.waitForURL((at) => at.hash === `#${second}?find=is%3Aopen+sev%3Ahigh`);
    const address = tab.url();
    await tab.evaluate(() => void (location.hash = "r5"));
    await tab.waitForURL((at) => at.hash === "#r5?find=is%3Aopen+sev%3Ahigh");
    await tab.locator("#find input").fill("");
    expect(await stands()).toBe("");
    await tab.waitForURL((at) => at.hash === "#r5");
    await close();
    const again = await opened(sample, {}, address.slice(url.length));
    expect(await again.tab.locator("#find input").inputValue()).toBe("is:open sev:high");
    expect(await again.tab.locator(`#${second}`).evaluate((element) => element.hasAttribute("open"))).toBe(true);
    await again.close();
    const lines = await opened(full);
    await lines.tab.locator("#find input").fill("is:resolved");
    await lines.tab.locator("#find input").blur();
    for (const key of ["k", "k"]) await lines.tab.keyboard.press(key);
    const total = /^\d+/.exec(await textOf(lines.tab, "#find [role=status]"))![0];
    expect(await textOf(lines.tab, "#findings .stands")).toBe(`Finding ${Number(total) - 1} of ${total}`);
    await lines.close();
  });

  it("counts beside headings and in switches what the search leaves", async () => {
    const { tab, close } = await opened(sample);
    const heads = () => tab.locator("#findings :is(h2, h3):visible").allInnerTexts();
    const chips = () => tab.locator("#find .chip:not(.plain)").allInnerTexts();
    const before = [await heads(), await chips()];
    expect(before[0]).toContain("Open 32 findings, 30 causes");
    await tab.locator("#find input").fill("is:open sev:high sandbox");
    expect(await heads()).toEqual(["Findings 1 of 72 findings shown", "Open 1 of 32 findings shown"]);
    const counts = await chips();
    // A switch shows how many findings it would show together with the rest of the search.
    for (const [i, chip] of counts.entries()) {
      const n = Number(/\d+$/.exec(chip)![0]);
      const [word] = chip.trim().split(/\s/);
      const key = ["critical", "high", "medium", "low", "info"].includes(word!) ? "is:open" : "sev:high";
      const own = `${key === "is:open" ? "sev" : "is"}:${word}`;
      await tab.locator("#find input").fill(`${key} ${own} sandbox`);
      expect(await textOf(tab, "#find [role=status]"), `switch ${i}`).toContain(`${n} of 72 findings shown`);
    }
    await tab.locator("#find input").fill("");
    expect([await heads(), await chips()]).toEqual(before);
    await close();
  });

  it("opens what an address names: a finding, a revision, its differences, a rule", async () => {
    const { id } = drifted().findings[2]!;
    const finding = await opened(small, {}, `#${id}`);
    expect(await finding.tab.locator(`#${id}`).evaluate((element) => element.hasAttribute("open"))).toBe(true);
    await finding.close();
    const old = await opened(large, {}, "#r17");
    expect(await old.tab.locator("#r17").isVisible()).toBe(true);
    await old.close();
    const diff = await opened(large, {}, "#d18");
    expect(await textOf(diff.tab, "#viewer h3")).toContain("Revision 18");
    await diff.close();
    const rule = await opened(small, {}, "#rule-sandbox_sandbox.enabled");
    expect(await textOf(rule.tab, ":target")).toContain("sandbox/sandbox.enabled");
    await rule.close();
    const late = `#f_${(1900).toString(16).padStart(16, "0")}`;
    const hidden = await opened(large, {}, late);
    expect(await hidden.tab.locator(late).isVisible()).toBe(true);
    await hidden.close();
  });

  it("has every revision of 10,000 in the register, a hundred at a time", async () => {
    const { tab, complaints, close } = await opened(large);
    expect(await tab.locator("#register tbody").count()).toBe(100);
    await tab.locator("#register button", { hasText: "Oldest" }).click();
    expect(await textOf(tab, "#register caption")).toContain("Revisions 9,901 to 10,000 of 10,000");
    expect(await tab.locator("#r1").count()).toBe(1);
    await tab.locator("#register input").fill("by:a");
    await tab.locator("#register tbody:nth-of-type(100)").waitFor();
    await tab.locator("#register input").fill("rev:4711");
    expect(await tab.locator("#register tbody").count()).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it("can be used with the keyboard alone: the timeline, the findings, the keys", async () => {
    const { tab, close } = await opened(small);
    await tab.locator(".stage").focus();
    await tab.keyboard.press("ArrowRight");
    expect(await textOf(tab, "#tl-says")).toContain("Revision ");
    await tab.keyboard.press("ArrowDown");
    const first = await textOf(tab, "#tl-says");
    await tab.keyboard.press("+");
    await tab.waitForURL((url) => url.hash.includes("time="));
    await tab.keyboard.press("0");
    await tab.waitForURL((url) => !url.hash.includes("time="));
    expect(first).toContain("·");
    await tab.locator("body").press("j");
    await tab.keyboard.press("Enter");
    expect(await tab.locator("#findings details[open]").count()).toBe(1);
    await tab.keyboard.press("?");
    expect(await tab.locator("#keys").isVisible()).toBe(true);
    await tab.keyboard.press("Escape");
    await tab.keyboard.press("/");
    expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await close();
  });

  it("changes its theme without storing anything", async () => {
    const { tab, close } = await opened(small, { colorScheme: "light" });
    const colour = () => tab.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(await colour()).toBe("rgb(255, 255, 255)");
    const button = tab.locator("#tools button", { hasText: "Theme" });
    await button.click();
    await button.click();
    expect(await colour()).toBe("rgb(18, 21, 28)");
    expect(await tab.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length)).toBe(0);
    await close();
  });

  it("hatches the windows that an exception accepts, and says so: grey tells them from ended ones too", async () => {
    const { tab, close } = await opened(small);
    const fills = (selector: string) =>
      tab.locator(selector).evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
    const accepted = await fills("#tl .tl-bar.tl-excepted > :not(.tl-tip)");
    expect(accepted.filter((fill) => fill.startsWith("url("))).toHaveLength(accepted.length / 2);
    expect((await fills("#tl .tl-bar.tl-closed > *")).join()).not.toContain("url(");
    expect((await textOf(tab, "#tl-key")).split("\n")).toEqual(expect.arrayContaining(["ended", "accepted"]));
    await close();
  });

  it("is light on paper whatever the theme, with the whole timeline and nothing folded", async () => {
    const { tab, close } = await opened(small, { colorScheme: "dark" });
    await tab.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await tab.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
    expect(await tab.locator("#findings .is-open .body").first().isVisible()).toBe(true);
    expect(await tab.locator("nav").isVisible()).toBe(false);
    await close();
  });

  it.each([true, false])(
    "prints the sample organization on a first sheet and twelve pages (scripts %s)",
    async (javaScriptEnabled) => {
      const { tab, close } = await opened(sample, { javaScriptEnabled });
      const pdf = (await tab.pdf({ preferCSSPageSize: true, tagged: true })).toString("latin1");
      const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
      expect(pages).toBeGreaterThan(6);
      expect(pages).toBeLessThanOrEqual(13);
      expect(pdf.length).toBeLessThan(2_000_000);
      await close();
    },
  );

  it("prints no text smaller than 8.5 points, and the first sheet on one page", async () => {
    const { tab, close } = await opened(sample);
    // The size between the margins of A4.
    await tab.setViewportSize({ width: Math.floor((190 / 25.4) * 96), height: Math.floor((275 / 25.4) * 96) });
    await tab.emulateMedia({ media: "print" });
    await tab.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const small = await tab.evaluate(() => {
      const smallTexts = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const [element, range] = [texts.currentNode.parentElement!, document.createRange()];
        range.selectNodeContents(texts.currentNode);
        if (element.closest("script, style") || !element.checkVisibility() || range.getBoundingClientRect().width < 2)
          continue;
        const svg = element.closest("svg");
        const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
        const points = Number.parseFloat(getComputedStyle(element).fontSize) * scale * 0.75;
        if (points < 8.45) smallTexts.add(`${points.toFixed(1)} pt: ${element.textContent}`);
      }
      return [...smallTexts];
    });
    expect(small).toEqual([]);
    const sheet = await tab.locator("header").evaluate((header) => header.getBoundingClientRect().height);
    expect(sheet).toBeLessThanOrEqual((275 / 25.4) * 96);
    await close();
  });

  it("prints one editor, control or finding alone, and the whole again afterwards", async () => {
    const { tab, close } = await opened(sample);
    await tab.evaluate(() => Object.assign(globalThis, { print: () => undefined }));
    const printed = async () => (await tab.pdf({ preferCSSPageSize: true })).toString("latin1");
    const pages = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length;
    for (const part of ["[id^=person-]", "tr[id^=control-]"]) {
      const id = (await tab.locator(part).first().getAttribute("id"))!;
      await follow(tab, id);
      await tab.getByRole("button", { name: "Print this part" }).click();
      await tab.emulateMedia({ media: "print" });
      expect(await tab.locator(`#${id.replaceAll(".", "\\.")}`).isVisible()).toBe(true);
      expect(await tab.locator("#findings").isVisible()).toBe(false);
      expect(pages(await printed())).toBe(1);
      await tab.evaluate(() => dispatchEvent(new Event("afterprint")));
      expect(await tab.locator("#findings").isVisible()).toBe(true);
      await tab.emulateMedia({ media: "screen" });
    }
    const resolved = tab.locator("#findings .is-resolved").first();
    await follow(tab, (await resolved.getAttribute("id"))!);
    await tab.getByRole("button", { name: "Print this part" }).click();
    await tab.emulateMedia({ media: "print" });
    // A single finding has room for what the print of all findings omits.
    for (const term of ["What", "Value", "Rule", "Controls", "Link"])
      expect(await resolved.locator("dt", { hasText: term }).first().isVisible(), term).toBe(true);
    expect(pages(await printed())).toBe(1);
    await close();
  });

  it("makes of hostile texts nothing but text, with scripts on", async () => {
    const file = path.join(folder(), "hostile.html");
    writeFileSync(file, "<!doctype html><title>x</title>");
    const names = () => [...document.querySelectorAll("body *")].map((element) => element.localName).join(" ");
    // No exception is drafted for a text with an invisible character, so such pages have a sentence there.
    const structures = { drafted: new Set<string>(), refused: new Set<string>() };
    const { tab, url, complaints, requests, close } = await opened(file);
    for (const text of ["zz", ...attacks.filter((attack) => /[<"'`\u2028\ud800]/.test(attack))]) {
      // Keep times and ids: without them there is no timeline, and nothing to open.
      const report = drifted();
      const bad = hostile(report, [text]);
      const mixed = {
        ...bad,
        asOf: report.asOf,
        findings: bad.findings.map((finding, i) => ({
          ...finding,
          id: report.findings[i]!.id,
          introduced: { ...finding.introduced, at: report.findings[i]!.introduced.at },
        })),
        revisions: bad.revisions.map((row, i) => ({ ...row, at: report.revisions[i]!.at })),
      };
      writeFileSync(file, html(mixed));
      await tab.goto(url);
      structures[hasUnseen(text) ? "refused" : "drafted"].add(await tab.evaluate(names));
    }
    expect(complaints).toEqual([]);
    expect(new Set(requests)).toEqual(new Set([url]));
    expect([structures.drafted.size, structures.refused.size]).toEqual([1, 1]);
    await close();
  });
});
