// Reading and sealing a history, and nothing else.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pieces } from "./lines.js";

const [dist, file] = process.argv.slice(2);
const { seal } = await import(pathToFileURL(path.join(dist, "index.js")).href);
const session = seal.open({ organization: "bench" });
for await (const line of pieces(file)) session.line(line, "the change");
process.stdout.write(`${session.finish().revisions.length}\n`);
