// The version of the judging code: a digest of the code that determines findings, without its comments and types. Other
// code may find something else in the same history, so a ledger's runs are only replayed by the code that judged them.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "esbuild";

const rooms = ["audits", "catalog", "checks", "history", "model", "policy", "report", "seal", "yaml"];

/** Returns twelve hexadecimal digits. @param src the folder of the sources */
export async function judging(src = "src") {
  const filesOfRooms = await Promise.all(
    rooms.map(async (room) => {
      const entries = await readdir(path.join(src, room), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(src, path.join(entry.parentPath, entry.name)));
    }),
  );
  const files = ["lists.ts", ...filesOfRooms.flat()].map((file) => file.split(path.sep).join("/"));
  const hash = createHash("sha256");
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) {
    const { code } = await transform(await readFile(path.join(src, file), "utf8"), {
      loader: "ts",
      minifyWhitespace: true,
    });
    hash.update(JSON.stringify([file, code]));
  }
  return hash.digest("hex").slice(0, 12);
}
