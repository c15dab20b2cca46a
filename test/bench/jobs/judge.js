// Reading and judging a history by the baseline, without writing a report.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pieces } from "./lines.js";

const [dist, file] = process.argv.slice(2);
const driftline = await import(pathToFileURL(path.join(dist, "index.js")).href);
const catalog = driftline.createCatalog();
const session = driftline.seal.open({ organization: "bench", catalog });
for await (const line of pieces(file)) session.line(line, "the change");
const { revisions, conflicts } = session.finish();
const evidence = driftline.evidenceOf(
  { source: "file", origin: "bench", emulated: false, requests: 0, revisions, conflicts, notEvaluated: [] },
  [],
);
const report = driftline.audit({
  evidence,
  policies: await driftline.loadPolicies(["baseline"], catalog),
  catalog,
  organization: "bench",
  version: "bench",
  asOf: Date.UTC(2030, 0, 1),
  cut: true,
  requireContiguous: false,
  builtin: {},
  view: { reportSeverity: null, since: null, failOn: "never" },
});
process.stdout.write(`${report.findings.length}\n`);
