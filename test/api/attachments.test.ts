// Attached files of a message.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_FILE, withAttachments } from "../../src/api/attachments.ts";
import { DriftlineError } from "../../src/errors.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "attachments-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, bytes: string | Buffer): Promise<string> {
  const place = path.join(folder, name);
  await writeFile(place, bytes);
  return place;
}

async function refusal(input: Record<string, unknown>): Promise<string> {
  const error: unknown = await withAttachments(input).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DriftlineError);
  expect((error as DriftlineError).exitCode).toBe(2);
  return (error as Error).message.replaceAll(`${folder}/`, "");
}

const latin = (text: string) => Buffer.from(text, "latin1");
const starts = {
  png: latin("\x89PNG\r\n\x1a\nrest"),
  jpeg: latin("\xff\xd8\xff\xe0rest"),
  gif: latin("GIF89arest"),
  webp: latin("RIFF\x04\x00\x00\x00WEBPrest"),
};

test("pictures get the media type of their extension", async () => {
  const images = [
    await file("a.png", starts.png),
    await file("a.JPG", starts.jpeg),
    await file("a.jpeg", starts.jpeg),
    await file("a.gif", starts.gif),
    await file("b.gif", latin("GIF87arest")),
    await file("a.webp", starts.webp),
  ];
  const input = await withAttachments({ text: "t", images });
  expect(input).toEqual({
    text: "t",
    images: [
      ["image/png", starts.png],
      ["image/jpeg", starts.jpeg],
      ["image/jpeg", starts.jpeg],
      ["image/gif", starts.gif],
      ["image/gif", latin("GIF87arest")],
      ["image/webp", starts.webp],
    ].map(([mediaType, bytes]) => ({ type: "base64", mediaType, data: (bytes as Buffer).toString("base64") })),
  });
});

test("files carry their name without their folder, and texts what they say", async () => {
  const files = [
    await file("doc.PDF", "%PDF-1.7 x"),
    await file("notes.md", "# né"),
    await file("rows.csv", "a,b\n1,2\n"),
    await file("config.yaml", "a: 1"),
    await file("Makefile", "all:"),
    await file("bom.txt", "\ufefftext"),
  ];
  const { files: read } = await withAttachments({ files });
  expect(
    (read as { mediaType: string; name: string; parsedData?: string; data: string }[]).map((item) => ({
      ...item,
      data: Buffer.from(item.data, "base64").toString(),
    })),
  ).toEqual([
    { type: "base64", mediaType: "application/pdf", data: "%PDF-1.7 x", name: "doc.PDF" },
    { type: "base64", mediaType: "text/markdown", data: "# né", parsedData: "# né", name: "notes.md" },
    { type: "base64", mediaType: "text/csv", data: "a,b\n1,2\n", parsedData: "a,b\n1,2\n", name: "rows.csv" },
    { type: "base64", mediaType: "text/plain", data: "a: 1", parsedData: "a: 1", name: "config.yaml" },
    { type: "base64", mediaType: "text/plain", data: "all:", parsedData: "all:", name: "Makefile" },
    { type: "base64", mediaType: "text/plain", data: "\ufefftext", parsedData: "text", name: "bom.txt" },
  ]);
});

test("what is no path stays as it is, beside what is one", async () => {
  const image = { type: "base64", mediaType: "image/png", data: "AAAA" };
  const input = await withAttachments({
    images: [image, await file("c.png", starts.png), 7],
    files: "no list",
    text: 1,
  });
  expect(input).toEqual({
    images: [image, expect.objectContaining({ mediaType: "image/png" }), 7],
    files: "no list",
    text: 1,
  });
  const untouched = { text: "t" };
  expect(Object.keys(await withAttachments(untouched))).toEqual(["text"]);
});

describe("a file is refused", () => {
  test.each([
    ["none.png", undefined, "cannot be read: there is no such file or folder"],
    ["text.png", "canary", "does not hold a PNG picture"],
    ["png.jpg", starts.png, "does not hold a JPEG picture"],
    ["riff.webp", "RIFF0000WAVEcanary", "does not hold a WebP picture"],
    ["id_rsa", "canary", "is not called as a picture is; send .png, .jpg, .gif or .webp"],
    ["doc.svg", "<svg>canary", "is not called as a picture is; send .png, .jpg, .gif or .webp"],
    ["empty.png", "", "is empty"],
  ])("as a picture: %s", async (name, bytes, why) => {
    if (bytes !== undefined) await file(name, bytes);
    expect(await refusal({ images: [path.join(folder, name)] })).toBe(`messages.add: the file ${name} ${why}`);
  });

  test.each([
    ["none.txt", undefined, "cannot be read: there is no such file or folder"],
    ["text.pdf", "canary", "does not hold a PDF"],
    ["binary.bin", Buffer.from([0x63, 0xff, 0xfe]), "is neither a PDF nor a text in UTF-8"],
    ["nul.txt", "can\0ary", "is neither a PDF nor a text in UTF-8"],
    ["empty.txt", "", "is empty"],
  ])("as a file: %s", async (name, bytes, why) => {
    if (bytes !== undefined) await file(name, bytes);
    expect(await refusal({ files: [path.join(folder, name)] })).toBe(`messages.add: the file ${name} ${why}`);
  });

  test("that is none", async () => {
    expect(await refusal({ files: [folder, "", "a\0b"] })).toBe(
      [
        `messages.add: the file ${folder} is not a file`,
        "messages.add: the file  is not the path of a file",
        "messages.add: the file a\\u{0}b is not the path of a file",
      ].join("\n"),
    );
    expect(await refusal({ files: ["/dev/zero"] })).toBe("messages.add: the file /dev/zero is not a file");
  });

  test("that is a pipe, without waiting for its other end", async () => {
    const pipe = path.join(folder, "pipe.txt");
    execFileSync("mkfifo", [pipe]);
    expect(await refusal({ files: [pipe] })).toBe("messages.add: the file pipe.txt is not a file");
  });

  test("that is too large, alone or with the others", async () => {
    const full = await file("full.txt", Buffer.alloc(MAX_FILE, "x"));
    const over = await file("over.txt", Buffer.alloc(MAX_FILE + 1, "x"));
    const small = await file("small.txt", "x");
    const { files } = await withAttachments({ files: [full, full] });
    expect((files as { parsedData: string }[])[0]!.parsedData).toHaveLength(MAX_FILE);
    expect(await refusal({ files: [over] })).toBe("messages.add: the file over.txt is larger than 10 MiB");
    const picture = await file("p.png", starts.png);
    expect(await refusal({ images: [picture], files: [full, full, small] })).toBe(
      [
        "messages.add: the file full.txt makes them more than 20 MiB together",
        "messages.add: the file small.txt makes them more than 20 MiB together",
      ].join("\n"),
    );
  });

  test("with all the others that are wrong", async () => {
    const good = await file("good.txt", "x");
    expect((await refusal({ images: ["/none.png"], files: [good, "/none.txt"] })).split("\n")).toHaveLength(2);
  });
});

test("a link leads to its file", async () => {
  const link = path.join(folder, "link.md");
  await symlink(await file("target.txt", "x"), link);
  expect(await withAttachments({ files: [link] })).toMatchObject({ files: [{ name: "link.md", parsedData: "x" }] });
});
