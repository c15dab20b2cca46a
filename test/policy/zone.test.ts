import { spawnSync } from "node:child_process";
import { buildSync } from "esbuild";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChangeWindow, type Day, days } from "../../src/model/policy.ts";
import { findFrozen, openings, windowWords } from "../../src/policy/windows.ts";
import { isZone, localTime } from "../../src/policy/zone.ts";
import { isOpen } from "../reference/change-windows.ts";

const time = (text: string) => Date.parse(text);
const local = (text: string, zone: string) => {
  const { date, day, minutes } = localTime(time(text), zone);
  return `${day} ${date} ${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
};

describe("the clock of a zone", () => {
  it.each([
    // Berlin moves from 01:59:59 to 03:00 on the last Sunday of March, and from 02:59:59 to 02:00 in October.
    ["2026-03-29T00:59:59Z", "Europe/Berlin", "sun 2026-03-29 1:59"],
    ["2026-03-29T01:00:00Z", "Europe/Berlin", "sun 2026-03-29 3:00"],
    ["2026-10-25T00:59:59Z", "Europe/Berlin", "sun 2026-10-25 2:59"],
    ["2026-10-25T01:00:00Z", "Europe/Berlin", "sun 2026-10-25 2:00"],
    ["2026-10-25T02:00:00Z", "Europe/Berlin", "sun 2026-10-25 3:00"],
    // New York moves its clocks on the second Sunday of March, and back on the first of November.
    ["2026-03-08T06:59:59Z", "America/New_York", "sun 2026-03-08 1:59"],
    ["2026-03-08T07:00:00Z", "America/New_York", "sun 2026-03-08 3:00"],
    ["2026-11-01T05:59:59Z", "America/New_York", "sun 2026-11-01 1:59"],
    ["2026-11-01T06:00:00Z", "America/New_York", "sun 2026-11-01 1:00"],
    ["2026-11-01T07:00:00Z", "America/New_York", "sun 2026-11-01 2:00"],
    ["2026-12-31T23:30:00Z", "Asia/Kathmandu", "fri 2027-01-01 5:15"],
    ["2027-01-01T00:00:00Z", "America/Lima", "thu 2026-12-31 19:00"],
    ["2024-02-29T23:59:59.999Z", "UTC", "thu 2024-02-29 23:59"],
    ["2026-01-01T00:00:00Z", "UTC", "thu 2026-01-01 0:00"],
  ])("at %s in %s shows %s", (text, zone, expected) => {
    expect(local(text, zone)).toBe(expected);
  });

  it.each([
    ["Europe/Berlin", true],
    ["UTC", true],
    ["Etc/GMT+5", true],
    ["America/Argentina/Buenos_Aires", true],
    ["+01:00", false],
    ["Europe/Nowhere", false],
    ["", false],
    ["Europe/Berlin ", false],
    ["local", false],
  ])("%j is a zone: %s", (name, expected) => {
    expect(isZone(name)).toBe(expected);
  });

  it("is the same in whatever zone and locale the machine is", () => {
    const contents = `
      import { localTime } from "./src/policy/zone.ts";
      const out = [];
      for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 5_000_000)
        for (const zone of ["Europe/Berlin", "America/New_York", "Asia/Tehran"]) out.push(localTime(time, zone));
      console.log(JSON.stringify(out));`;
    const { outputFiles } = buildSync({
      stdin: { contents, resolveDir: ".", loader: "ts" },
      bundle: true,
      write: false,
      format: "esm",
      platform: "node",
    });
    const run = (env: Record<string, string>) =>
      spawnSync(process.execPath, ["--input-type=module", "-e", outputFiles[0]!.text], { encoding: "utf8", env });
    const [here, there] = [run({ TZ: "UTC", LC_ALL: "C" }), run({ TZ: "Pacific/Apia", LC_ALL: "ar_EG.UTF-8" })];
    expect([here.stderr, there.stderr]).toEqual(["", ""]);
    expect(here.stdout.length).toBeGreaterThan(10_000);
    expect(there.stdout).toBe(here.stdout);
  });
});

describe("a window", () => {
  const window = (on: string, from: string, to: string, timezone = "Europe/Berlin"): ChangeWindow => {
    const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    return { days: on.split(" ") as Day[], from: minutes(from), to: minutes(to), timezone };
  };

  it.each([
    ["2026-03-02T07:59:59Z", false],
    ["2026-03-02T08:00:00Z", true],
    ["2026-03-02T15:59:59.999Z", true],
    ["2026-03-02T16:00:00Z", false],
    ["2026-03-30T07:00:00Z", true], // the first Monday of summer time
    ["2026-03-30T06:59:59Z", false],
    ["2026-10-26T07:59:59Z", false], // the first Monday of winter time
    ["2026-10-26T08:00:00Z", true],
    ["2026-03-03T10:00:00Z", false], // a Tuesday
  ])("on Mondays from 09:00 to 17:00 in Berlin is open at %s: %s", (text, open) => {
    expect(isOpen(window("mon", "09:00", "17:00"), time(text))).toBe(open);
  });

  it.each([
    ["2026-03-06T20:59:59Z", false],
    ["2026-03-06T21:00:00Z", true],
    ["2026-03-07T00:59:59Z", true], // Saturday morning, in the window that began on Friday
    ["2026-03-07T01:00:00Z", false],
    ["2026-03-06T00:30:00Z", false], // Friday morning: the window would have begun on Thursday
    ["2026-03-07T21:30:00Z", false],
  ])("on Fridays over midnight is open at %s: %s", (text, open) => {
    expect(isOpen(window("fri", "22:00", "02:00"), time(text))).toBe(open);
  });

  it("over midnight goes on from Sunday to Monday", () => {
    expect(isOpen(window("sun", "23:00", "01:00", "UTC"), time("2026-03-02T00:30:00Z"))).toBe(true);
    expect(isOpen(window("mon", "23:00", "01:00", "UTC"), time("2026-03-02T00:30:00Z"))).toBe(false);
  });

  it.each([
    // Saturday night to Sunday 02:30: that hour is skipped in March, and occurs twice in October.
    ["2026-03-29T00:59:59Z", true],
    ["2026-03-29T01:00:00Z", false],
    ["2026-10-25T00:29:59Z", true],
    ["2026-10-25T00:30:00Z", false],
    ["2026-10-25T01:00:00Z", true],
    ["2026-10-25T01:30:00Z", false],
  ])("in a night with a change of the clocks goes by what they show: %s: %s", (text, open) => {
    expect(isOpen(window("sat", "22:00", "02:30"), time(text))).toBe(open);
  });

  it.each([
    ["2026-11-01T05:30:00Z", true], // 01:30 in New York, for the first time
    ["2026-11-01T06:30:00Z", true], // and again
    ["2026-11-01T07:00:00Z", false],
    ["2026-03-08T06:30:00Z", true],
    ["2026-03-08T07:00:00Z", false], // 03:00
  ])("from 01:00 to 02:00 in New York at %s: %s", (text, open) => {
    expect(isOpen(window("sun", "01:00", "02:00", "America/New_York"), time(text))).toBe(open);
  });

  it("of every day from 00:00 to 24:00 is always open, in whatever zone", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }),
        fc.constantFrom("UTC", "Europe/Berlin", "Asia/Kolkata", "America/St_Johns"),
        (instant, zone) => {
          expect(isOpen(window(days.join(" "), "00:00", "24:00", zone), instant)).toBe(true);
        },
      ),
    );
  });

  it("and its complement are never open at once, nor both closed", () => {
    const hour = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }), hour, hour, (instant, from, to) => {
        fc.pre(from !== to);
        const every = { days, timezone: "Europe/Berlin" };
        expect(isOpen({ ...every, from, to }, instant)).toBe(!isOpen({ ...every, from: to, to: from }, instant));
      }),
    );
  });

  it("is open with others when one of them is", () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const windows = fc.array(
      fc.record({
        days: fc.subarray([...days], { minLength: 1 }),
        from: minutes,
        to: fc.integer({ min: 1, max: 1440 }),
        timezone: fc.constantFrom("UTC", "Europe/Berlin", "Asia/Kathmandu"),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(windows, fc.array(fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })), (several, instants) => {
        fc.pre(several.every(({ from, to }) => from !== to));
        expect(instants.map(openings(several))).toEqual(
          instants.map((instant) => several.some((one) => isOpen(one, instant))),
        );
      }),
    );
  });

  it("is told with its days in their order", () => {
    expect(windowWords(window("tue mon", "09:00", "24:00"))).toBe("mon, tue 09:00–24:00");
  });
});

describe("a freeze", () => {
  it("holds from its first to before its last millisecond, for what it names", () => {
    const freeze = { from: 10, until: 20, reason: "x", settings: ["sandbox.**"] };
    const at = (instant: number) => findFrozen([freeze], instant, [["/sandbox/enabled"], ["/other"]]).subjects;
    expect([9, 10, 19, 20].map(at)).toEqual([[], ["/sandbox/enabled"], ["/sandbox/enabled"], []]);
    expect(findFrozen([freeze], 15, [["/other"]])).toEqual({ freezes: [], subjects: [] });
  });
});
