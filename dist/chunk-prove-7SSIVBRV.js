import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  LedgerState,
  openForReading,
  realFiles
} from "./chunk-chunk-SWQC2MDS.js";
import {
  EntryReader
} from "./chunk-chunk-FISVXZZU.js";
import {
  headText,
  inclusionProof,
  isIncluded,
  leafHash
} from "./chunk-chunk-V5DGJUWE.js";
import "./chunk-chunk-JWSL6GEF.js";
import "./chunk-chunk-ICCAXWF2.js";
import "./chunk-chunk-Q22XO7I3.js";
import "./chunk-chunk-R6Y7EH2F.js";
import "./chunk-chunk-4LE6HIH7.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-KTVKDWAB.js";
import {
  _gte,
  _maxLength,
  _regex,
  array,
  int,
  literal,
  safeParse,
  strictObject,
  string
} from "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/ledger/prove.ts
var hash = string().check(_regex(/^[0-9a-f]{64}$/));
var proved = strictObject({
  /** The text whose hash is the leaf. */
  text: string(),
  leaf: int().check(_gte(0)),
  /** The hashes that lead to the root, from the bottom up. */
  path: array(hash).check(_maxLength(64))
});
var schema = strictObject({
  format: literal("driftline-proof/1"),
  head: string().check(_regex(/^sha256:[0-9a-f]{64}$/)),
  size: int().check(_gte(1)),
  origin: proved,
  entry: proved
});
async function proveRevision(dir, revision, files = realFiles) {
  let leaves = [];
  let texts = /* @__PURE__ */ new Map();
  let origin = Buffer.alloc(0);
  const { proved: found, state } = await openForReading(
    dir,
    () => {
      leaves = [];
      texts = /* @__PURE__ */ new Map();
      const head = Buffer.from(`"revision":${revision},`);
      return Object.assign(new LedgerState(), {
        leaf: (leaf, line) => {
          if (leaves.length === 0) origin = Buffer.from(line);
          else if (line.includes(head)) texts.set(leaves.length, Buffer.from(line));
          leaves.push(leaf);
        }
      });
    },
    files
  );
  const kept = state.revisions.get(revision);
  if (!kept)
    throw new DriftlineError("usage", {
      message: `revision ${revision} is not in the ledger`,
      hint: "ledger verify says which are"
    });
  const path = (leaf) => inclusionProof(leaves, leaf).map((one) => one.toString("hex"));
  return {
    format: "driftline-proof/1",
    head: found.head,
    size: leaves.length,
    origin: { text: origin.toString("utf8"), leaf: 0, path: path(0) },
    entry: { text: texts.get(kept.leaf).toString("utf8"), leaf: kept.leaf, path: path(kept.leaf) }
  };
}
function checkProof(value) {
  const read = safeParse(schema, value);
  if (!read.success)
    throw new DriftlineError("usage", { message: "this is not a proof", hint: "give what ledger prove has printed" });
  const proof = read.data;
  const root = Buffer.from(proof.head.slice("sha256:".length), "hex");
  for (const [name, { text, leaf, path }] of Object.entries({ origin: proof.origin, entry: proof.entry })) {
    const siblings = path.map((one) => Buffer.from(one, "hex"));
    if (!isIncluded(leafHash(Buffer.from(text)), leaf, proof.size, siblings, root))
      throw new DriftlineError(
        "tampered",
        `the ${name} of the proof does not stand in a ledger with the head ${headText(root)}`
      );
  }
  const origin = JSON.parse(proof.origin.text);
  const entry = new EntryReader().entry(Buffer.from(proof.entry.text));
  if (proof.origin.leaf !== 0 || typeof origin.organization !== "string" || !("stored" in entry))
    throw new DriftlineError("tampered", "the proof is about something that is no revision");
  return { proof, organization: origin.organization, entry };
}
export {
  checkProof,
  proveRevision
};
