// The archive of a commit: the files that are read, and that no input breaks the reader.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filesIn } from "../../src/github/tar.ts";

function entry(
  name: string,
  bytes: string,
  { kind = "0", prefix = "", size = Buffer.byteLength(bytes).toString(8) } = {},
) {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${size.padStart(11, "0")}\0`, 124);
  header.write(kind, 156);
  header.write(prefix, 345);
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(bytes) / 512) * 512);
  body.write(bytes);
  return Buffer.concat([header, body]);
}

const read = (...entries: Buffer[]) =>
  Object.fromEntries([...filesIn(Buffer.concat(entries))].map(([name, bytes]) => [name, bytes.toString()]));

describe("an archive of a commit", () => {
  it("gives the plain files at its top, and nothing else", () => {
    const long = "x".repeat(600);
    expect(
      read(
        entry("pax_global_header", "52 comment=abc\n", { kind: "g" }),
        entry("o-r-1/", "", { kind: "5" }),
        entry("o-r-1/empty", ""),
        entry("o-r-1/long", long),
        entry("named-by-prefix", "y", { prefix: "o-r-1" }),
        entry("o-r-1/deep/er", "no"),
        entry("o-r-1/link", "", { kind: "2" }),
        entry("alone", "no"),
        Buffer.alloc(1024),
      ),
    ).toEqual({ empty: "", long, "named-by-prefix": "y" });
  });

  it("is read to its end, whatever it holds", () => {
    expect(read(entry("o/a", "b", { size: "-7777777777" }), entry("o/c", "d"))).toMatchObject({ a: "" });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
        expect(filesIn(Buffer.from(bytes)).size).toBeLessThanOrEqual(6);
      }),
    );
  });
});
