// The measure of every ratio: read a history, cut it into lines, parse each line.
import { lines } from "./lines.js";

let revisions = 0;
for await (const line of lines(process.argv[2])) if (JSON.parse(line).revision > 0) revisions++;
process.stdout.write(`${revisions}\n`);
