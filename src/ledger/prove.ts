// Proofs that a ledger contains a revision, for somebody who has only the ledger's head.
import * as z from "zod/mini";
import { DriftlineError, usageError } from "../errors.ts";
import { EntryReader } from "./entry.ts";
import { type Files, realFiles } from "./files.ts";
import { headText, originOf, within } from "./format.ts";
import { openForReading } from "./ledger.ts";
import { inclusionProof, isIncluded, leafHash } from "./merkle.ts";
import { LedgerState } from "./state.ts";
import { lookUp } from "../lists.ts";

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const leafProof = z.strictObject({
  /** The text whose hash is the leaf. */
  text: z.string(),
  leaf: z.int().check(z.minimum(0)),
  /** The hashes up to the root, bottom up. */
  path: z.array(hash).check(z.maxLength(64)),
});
const schema = z.strictObject({
  format: z.literal("driftline-proof/1"),
  head: z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/)),
  size: z.int().check(z.minimum(1)),
  origin: leafProof,
  entry: leafProof,
});

type Proof = z.infer<typeof schema>;

/**
 * Makes a proof that a ledger contains a revision.
 * @throws DriftlineError `usage` if it does not, `tampered` if the ledger differs from what was written
 */
export async function proveRevision(dir: string, revision: number, files: Files = realFiles): Promise<Proof> {
  let leaves: Buffer[] = [];
  let texts = new Map<number, Buffer>();
  let origin = Buffer.alloc(0);
  const makeState = () => {
    leaves = [];
    texts = new Map();
    const head = Buffer.from(`"revision":${revision},`);
    return Object.assign(new LedgerState(), {
      leaf: (leaf: Buffer, line: Buffer) => {
        if (leaves.length === 0) origin = Buffer.from(line);
        else if (line.includes(head)) texts.set(leaves.length, Buffer.from(line));
        leaves.push(leaf);
      },
    });
  };
  const { verifiedLedger, state } = await openForReading(dir, { makeState, files });
  const entry = state.revisions.get(revision);
  if (!entry)
    throw usageError(`revision ${revision} is not in the ledger`, "driftline log --ledger lists the revisions");
  const path = (leaf: number) => inclusionProof(leaves, leaf).map((node) => node.toString("hex"));
  return {
    format: "driftline-proof/1",
    head: verifiedLedger.head,
    size: leaves.length,
    origin: { text: origin.toString("utf8"), leaf: 0, path: path(0) },
    entry: { text: lookUp(texts, entry.leaf).toString("utf8"), leaf: entry.leaf, path: path(entry.leaf) },
  };
}

/**
 * Checks a proof. Needs no ledger.
 * @param name what the error calls the value
 * @throws DriftlineError `usage` if the value is not a proof, `tampered` if the proof does not hold
 */
export function checkProof(value: unknown, name = "this") {
  const read = z.safeParse(schema, value);
  if (!read.success) throw usageError(`${name} is not a proof`, "use the output of ledger prove");
  const proof = read.data;
  const root = Buffer.from(proof.head.slice("sha256:".length), "hex");
  for (const [name, { text, leaf, path }] of Object.entries({ origin: proof.origin, entry: proof.entry })) {
    const siblings = path.map((node) => Buffer.from(node, "hex"));
    if (!isIncluded(leafHash(Buffer.from(text)), leaf, siblings, { size: proof.size, root }))
      throw new DriftlineError(
        "tampered",
        `the ${name} of the proof is not in a ledger with the head ${headText(root)}`,
      );
  }
  const origin = originOf(proof.origin.text);
  const entry = within("the entry of the proof", () => new EntryReader().entry(Buffer.from(proof.entry.text)));
  if (proof.origin.leaf !== 0 || !origin || !("stored" in entry))
    throw new DriftlineError("tampered", "the proof is not about a revision");
  return { proof, organization: origin.organization, entry };
}
