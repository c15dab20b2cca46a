// What is changed, and the tests that should notice. Each part is a job of the nightly workflow.

const folder = (name) => ({ mutate: [`src/${name}/**/*.ts`], tests: [`test/${name}/`] });

/** Not the tests of whole years: each takes longer than all others together. */
const delivery = {
  tests: ["test/github/", "test/action/"],
  without: ["test/github/year", "test/github/second-year.", "test/action/ledger-branch."],
};

export const parts = {
  text: {
    mutate: ["src/text.ts"],
    // Not those of HTML: the script of the page holds text.ts, and a mutant of it is no script that the page lets in.
    tests: [
      "test/text.test.ts",
      ...["csv", "github", "junit", "markdown", "ocsf", "sarif", "text"].map((name) => `test/reporters/${name}.`),
    ],
  },
  // Not that of the largest texts: it takes a minute in changed code, and looks whether something breaks, no more.
  seal: { ...folder("seal"), without: ["test/seal/largest."] },
  catalog: folder("catalog"),
  checks: { mutate: ["src/checks/**/*.ts"], tests: ["test/checks/", "test/audits/assertions."] },
  history: { mutate: ["src/history/**/*.ts"], tests: ["test/history/", "test/audits/", "test/reference/"] },
  // What a run goes on from is read from the ledger by runs only.
  ledger: { mutate: ["src/ledger/**/*.ts"], tests: ["test/ledger/", "test/run/ledger."] },
  github: { mutate: ["src/github/**/*.ts"], ...delivery },
  action: { mutate: ["src/action/**/*.ts"], ...delivery },
  // The test of pagers starts one.
  run: { mutate: ["src/run/**/*.ts"], tests: ["test/run/", "test/ledger/"], without: ["test/run/pager."] },
  fleet: { mutate: ["src/fleet/**/*.ts"], tests: ["test/fleet/", "test/commands/merge"], without: ["test/fleet/sql."] },
  audits: { mutate: ["src/audits/**/*.ts"], tests: ["test/audits/", "test/reference/", "test/report/corpus."] },
  // An address that stands twice in the same letters is found in files of limits only: a policy cannot repeat a key.
  policy: { mutate: ["src/policy/**/*.ts"], tests: ["test/policy/", "test/authoring/", "test/commands/limits/file."] },
  // People, sessions and what is not known of a place stand in a report only with the evidence that families need.
  report: {
    mutate: ["src/report/**/*.ts"],
    tests: ["test/report/", "test/reporters/golden.", "test/reference/", "test/audits/"],
  },
};
