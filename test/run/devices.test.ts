// Outputs to devices and links: a device is written to and never replaced, and a link stays a link.
import { execFileSync } from "node:child_process";
import { lstatSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { prepareTargets, publishAll } from "../../src/run/publish.ts";
import { folder } from "../e2e/program.ts";

const clean = () => false;
const report = (file: string, text = "the report\n") => [{ file, text, name: "the report" }];

describe("a report", () => {
  it("for a pipe reaches its reader, and the pipe stays one", async () => {
    const pipe = path.join(folder(), "pipe");
    execFileSync("mkfifo", [pipe]);
    await prepareTargets([{ file: pipe }], []);
    const reader = open(pipe).then(async (handle) => {
      try {
        return await handle.readFile("utf8");
      } finally {
        await handle.close();
      }
    });
    await publishAll(report(pipe, "long ".repeat(30_000)), clean);
    expect(await reader).toBe("long ".repeat(30_000));
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  it("for a link is where the link leads, and the link stays one", async () => {
    const root = folder();
    const [link, file] = [path.join(root, "link"), path.join(root, "file")];
    writeFileSync(file, "what was there, and longer");
    symlinkSync("file", link);
    await prepareTargets([{ file: link }], []);
    await publishAll(report(link), clean);
    expect(readlinkSync(link)).toBe("file");
    expect(readFileSync(file, "utf8")).toBe("the report\n");
  });

  it("for a link that leads to nothing yet makes what it leads to", async () => {
    const root = folder();
    symlinkSync("file", path.join(root, "link"));
    await prepareTargets([{ file: path.join(root, "link") }], []);
    await publishAll(report(path.join(root, "link")), clean);
    expect(readlinkSync(path.join(root, "link"))).toBe("file");
    expect(readFileSync(path.join(root, "file"), "utf8")).toBe("the report\n");
  });

  it.runIf(process.platform === "linux")("for a folder that cannot be made is refused", async () => {
    await expect(prepareTargets([{ file: "/proc/nothing/of/this.json" }], [])).rejects.toMatchObject({
      code: "incomplete",
    });
  });

  it("makes the folders above it", async () => {
    const file = path.join(folder(), "a/b/c/report.json");
    await prepareTargets([{ file }], []);
    await publishAll(report(file), clean);
    expect(readFileSync(file, "utf8")).toBe("the report\n");
  });
});
