// The seal frees what it no longer needs. The test runs in a separate program, whose memory holds nothing else.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";

// The canaries are written and searched as bytes, so that no text of the program contains them.
const program = (module: string) => `
import { getHeapSnapshot } from "node:v8";
import { open } from ${JSON.stringify(module)};
const canary = (i) => Buffer.from(Array.from({ length: 24 }, (_, k) => 97 + ((i * 31 + k * k * 7 + k * 3) % 26)));
const secrets = Array.from({ length: 12 }, (_, i) => canary(i));
const put = (text) => {
  const out = Buffer.alloc(text.length + 12 * 30);
  let at = 0;
  for (const part of text.split(/(@\\d+@)/)) at += /^@\\d+@$/.test(part) ? secrets[Number(part.slice(1, -1))].copy(out, at) : out.write(part, at);
  return out.subarray(0, at);
};
const settings = '{"vault":"@0@","list":["@1@"],"customModels":[{"id":"custom:a","apiKey":"@2@","displayName":"see @2@","baseUrl":"https://u:@3@@h.example/?k=@4@","extraHeaders":{"x":"@5@","Authorization":"Bearer @6@"},"extraArgs":{"a":["@7@"]}}],"commandAllowlist":["run --token @8@ and a lot more of a command that is shown","token=@9@"],"enabledPlugins":{"p":"@10@","sk-@11@":true}}';
function read() {
  const session = open({ organization: "corp" });
  const change = (i) => '{"revision":' + i + ',"updatedAt":"2026-01-01T00:00:00Z","settings":' + settings + "}";
  session.page(put('{"changes":[' + change(1) + '],"pagination":{"hasMore":false}}'));
  session.line(put(change(2)), "it");
  return session.finish();
}
async function held() {
  for (let i = 0; i < 4; i++) await new Promise((done) => setImmediate(done, gc()));
  const chunks = [];
  for await (const chunk of getHeapSnapshot()) chunks.push(Buffer.from(chunk));
  const snapshot = Buffer.concat(chunks);
  return secrets.flatMap((secret, i) => (snapshot.includes(secret) ? [i] : []));
}
const kept = { text: put("@0@").toString() };
const control = await held();
delete kept.text;
kept.sealed = read();
const sealed = await held();
kept.leaked = kept.sealed.leaks("");
const looked = await held();
kept.sealed = kept.sealed.revisions;
const revisions = await held();
process.stdout.write(JSON.stringify({ control, sealed, looked, revisions, shown: kept.sealed.length }));
`;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "driftline-memory-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("keeps of all secrets only those that it must find in an output", async () => {
  const module = path.join(folder, "session.mjs");
  await build({
    entryPoints: ["src/seal/session.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    outfile: module,
    logLevel: "error",
  });
  const file = path.join(folder, "program.mjs");
  await writeFile(file, program(pathToFileURL(module).href));
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", file], { maxBuffer: 1e6 });
  expect(JSON.parse(stdout)).toEqual({
    control: [0],
    sealed: [2, 3, 6, 8, 9, 11],
    looked: [2, 3, 6, 8, 9, 11],
    revisions: [],
    shown: 2,
  });
});
