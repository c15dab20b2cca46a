// Writes test/data/service-openapi.d.ts: the types that openapi-typescript derives from the OpenAPI document. The package
// needs an older compiler than ours, so this script downloads it instead of using a development dependency.
// node scripts/run.js scripts/openapi-types.ts
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openApi } from "../src/service/openapi.ts";

export const file = "test/data/service-openapi.d.ts";

/** Returns the document without prose and examples, which have no types, and with open settings. */
export const outline = (): string =>
  JSON.stringify(openApi("0.0.0", { type: "object" }), (key, value: unknown) =>
    typeof value !== "object" && /^(?:description|summary)$/.test(key)
      ? undefined
      : key === "example"
        ? undefined
        : value,
  );

/** Returns the first line of the file, which identifies the document that it was made from. */
export const headerOf = (text: string): string =>
  `// Made by scripts/openapi-types.ts of a document with the SHA-256 ${createHash("sha256").update(text).digest("hex")}.\n`;

export default async function main(): Promise<void> {
  const { execFileSync } = await import("node:child_process");
  const folder = await mkdtemp(path.join(tmpdir(), "openapi-types-"));
  const [from, to] = [path.join(folder, "openapi.json"), path.join(folder, "types.d.ts")];
  const text = outline();
  await writeFile(from, text);
  const packages = ["--package=typescript@5.9.3", "--package=openapi-typescript@7.13.0"];
  execFileSync("npx", ["--yes", ...packages, "openapi-typescript", from, "-o", to], { cwd: folder, stdio: "inherit" });
  await writeFile(file, headerOf(text) + (await readFile(to, "utf8")));
  await rm(folder, { recursive: true });
}
