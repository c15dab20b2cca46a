// The failures around a run, the expected result of each, and its test. Faults of the service (F01 to F57) are the rows
// of test/service/matrix.ts, each tested at the first, a middle and the last page, once and always.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { matrix } from "./service/matrix.ts";

type Row = readonly [id: string, what: string, comes: string, file: string, title: string];

const rows: readonly Row[] = [
  // Failures of the service that are not in its matrix.
  [
    "F56",
    "a connection breaks after something was sent that changes",
    "not sent again, and said",
    "service/writes.test.ts",
    "each of them says what may have happened",
  ],
  [
    "F57",
    "200, and some entries are refused",
    "exit 3, with the entries",
    "commands/api.test.ts",
    "the service refused 1 entry; see errors",
  ],
  // Failures of the process and its machine.
  [
    "FP01",
    "it dies at any call of the file system",
    "the ledger is there or not",
    "ledger/crash.test.ts",
    "that dies anywhere is there or is not",
  ],
  [
    "FP02",
    "no space is left",
    "exit 3, nothing changed",
    "ledger/crash.test.ts",
    "anywhere says so and changes nothing",
  ],
  ["FP02", "no space for standard output", "exit 3", "e2e/cli.test.ts", "%j > %s exits %d, whatever the verdict"],
  [
    "FP03",
    "the folder cannot be written to",
    "exit 3 before anything is read",
    "ledger/crash.test.ts",
    "before anything is read from the service",
  ],
  [
    "FP04",
    "reading or writing fails",
    "exit 3 or 4, nothing changed",
    "ledger/crash.test.ts",
    '"ENOSPC", "EACCES", "EIO", "EMFILE"',
  ],
  [
    "FP05",
    "a file becomes a link or another file",
    "it is not followed",
    "ledger/tampering.test.ts",
    "that are gone, links, folders or strangers are noticed",
  ],
  [
    "FP06",
    "two runs share a ledger",
    "one has it, the other says who",
    "ledger/lock.test.ts",
    "of many at once is the only one that gets it",
  ],
  [
    "FP06",
    "a run died with the lock",
    "it is taken over",
    "ledger/lock.test.ts",
    "by a process that is gone is taken over",
  ],
  [
    "FP07",
    "two runs push the ledger's branch",
    "both entries stand",
    "action/ledger-branch.test.ts",
    "both end, with one ledger that holds both and verifies",
  ],
  [
    "FP08",
    "it is told to end",
    "the ledger verifies",
    "e2e/ledger.test.ts",
    "by SIGKILL or SIGTERM leaves a ledger that verifies",
  ],
  ["FP09", "memory is short", "it ends all the same", "e2e/cli.test.ts", "in 96 MiB of heap"],
  [
    "FP10",
    "nobody reads standard output",
    "the exit code is the verdict's",
    "e2e/cli.test.ts",
    "ends by its verdict when nobody reads on",
  ],
  [
    "FP11",
    "a promise is rejected that nobody waits for",
    "exit 5, nothing shown",
    "e2e/cli.test.ts",
    "exits 5 when a promise was rejected",
  ],
  [
    "FP12",
    "the runner's files cannot be written",
    "an error, and the verdict",
    "e2e/action.test.ts",
    "where the runner does not take the summary",
  ],
  // GitHub.
  [
    "FG01",
    "401",
    "exit 3, what to do",
    "github/deliver.test.ts",
    "says that the token is not valid when neither answers",
  ],
  ["FG02", "403 at the primary limit", "exit 3, no more is sent", "github/deliver.test.ts", "403 at the primary limit"],
  [
    "FG03",
    "403 or 429 at a secondary limit",
    "it waits, but no hour",
    "github/deliver.test.ts",
    "waits out a secondary limit",
  ],
  [
    "FG04",
    "404",
    "exit 3, the permission to add",
    "github/deliver.test.ts",
    "cannot see this repository or its issues",
  ],
  ["FG05", "410", "exit 3: issues are turned off", "github/deliver.test.ts", "issues are turned off"],
  [
    "FG06",
    "422",
    "exit 3: the inputs to look at",
    "github/deliver.test.ts",
    "check the inputs issue-labels and issue-assignees",
  ],
  [
    "FG06",
    "a body that is too long",
    "parts are left out, and counted",
    "github/words.test.ts",
    "never makes a text longer than GitHub takes",
  ],
  [
    "FG07",
    "422 for a label",
    "the label is made, then the issue",
    "github/deliver.test.ts",
    "knows no such label: it is made, and the issue then",
  ],
  [
    "FG08",
    "500 after the issue was opened",
    "it is opened once",
    "action/ledger-branch.test.ts",
    "adds, and says that it did not: it is added once",
  ],
  [
    "FG08",
    "500 after a comment",
    "it stands once",
    "github/deliver.test.ts",
    "answers 500 to a comment that it took: it stands once",
  ],
  [
    "FG09",
    "a list without its end",
    "no second issue",
    "github/deliver.test.ts",
    "lists one issue too few for a moment",
  ],
  [
    "FG09",
    "a list that is cut off, or no list",
    "exit 3, nothing is written",
    "github/pages.test.ts",
    "writes nothing, and says that it failed, where a list is answered with",
  ],
  [
    "FG10",
    "a list that moves between its pages",
    "twins are healed",
    "github/deliver.test.ts",
    "moves issues between the pages of its list",
  ],
];

it.each(rows)("%s %s: %s (%s)", (_, __, ___, file, title) => {
  expect(readFileSync(`test/${file}`, "utf8")).toContain(title);
});

it("has a row for every failure from F01 to F57, FP01 to FP12 and FG01 to FG10", () => {
  const elsewhere = readFileSync("test/service/faults.test.ts", "utf8") + rows.map(([id]) => id).join(" ");
  const faults = matrix.map(({ id }) => id).join(" ");
  const missing = Array.from({ length: 57 }, (_, i) => `F${String(i + 1).padStart(2, "0")}`).filter(
    (id) => !faults.includes(id) && !elsewhere.includes(id),
  );
  expect(missing).toEqual([]);
  const ids = new Set(rows.map(([id]) => id));
  const numbered = (kind: string, n: number) =>
    Array.from({ length: n }, (_, i) => `${kind}${String(i + 1).padStart(2, "0")}`);
  expect([...numbered("FP", 12), ...numbered("FG", 10)].filter((id) => !ids.has(id))).toEqual([]);
});
