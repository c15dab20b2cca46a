// The Merkle tree of RFC 6962: one hash covers every entry and their order, and a short proof shows one entry of it.
import { createHash, hash } from "node:crypto";

const LEAF = Buffer.from([0x00]);
const NODE = Buffer.from([0x01]);

/** The hash of an entry's bytes. */
export function leafHash(bytes: Uint8Array): Buffer {
  // An entry may be long: hashes it without a copy.
  return createHash("sha256").update(LEAF).update(bytes).digest();
}

function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  return hash("sha256", Buffer.concat([NODE, left, right]), "buffer");
}

/** A tree that grows. It keeps one hash for each full subtree, and no leaves. */
export class Tree {
  /** Roots of full subtrees, largest first. */
  readonly #full: { readonly leaves: number; readonly hash: Buffer }[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(leaf: Buffer): void {
    this.#size++;
    let top = { leaves: 1, hash: leaf };
    for (let last = this.#full.at(-1); last?.leaves === top.leaves; last = this.#full.at(-1)) {
      this.#full.pop();
      top = { leaves: top.leaves * 2, hash: nodeHash(last.hash, top.hash) };
    }
    this.#full.push(top);
  }

  root(): Buffer {
    const last = this.#full.at(-1);
    if (!last) return hash("sha256", "", "buffer");
    return this.#full.slice(0, -1).reduceRight((right, { hash }) => nodeHash(hash, right), last.hash);
  }

  copy(): Tree {
    const copy = new Tree();
    copy.#full.push(...this.#full);
    copy.#size = this.#size;
    return copy;
  }
}

/**
 * Returns the hashes from one leaf to the root, bottom up.
 * @param leaves the hash of every leaf
 * @throws RangeError if the index is not that of a leaf
 */
export function inclusionProof(leaves: readonly Buffer[], index: number): Buffer[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) throw new RangeError("no such leaf");
  const path: Buffer[] = [];
  let [from, to] = [0, leaves.length];
  while (to - from > 1) {
    const middle = from + split(to - from);
    path.push(index < middle ? rootOf(leaves, middle, to) : rootOf(leaves, from, middle));
    if (index < middle) to = middle;
    else from = middle;
  }
  return path.reverse();
}

/** Whether the tree with this root has the leaf at this index. */
export function isIncluded(
  leaf: Buffer,
  index: number,
  proof: readonly Uint8Array[],
  { size, root }: { readonly size: number; readonly root: Uint8Array },
): boolean {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false;
  const right: boolean[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + split(to - from);
    right.push(index >= middle);
    if (index < middle) to = middle;
    else from = middle;
  }
  if (right.length !== proof.length) return false;
  const computed = right
    .reverse()
    .reduce((below, isRight, i) => (isRight ? nodeHash(proof[i]!, below) : nodeHash(below, proof[i]!)), leaf);
  return computed.equals(root);
}

function rootOf(leaves: readonly Buffer[], from: number, to: number): Buffer {
  const tree = new Tree();
  for (const leaf of leaves.slice(from, to)) tree.add(leaf);
  return tree.root();
}

/** Returns the largest power of two below a size of two or more. No bit operations: a size may exceed 32 bits. */
function split(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}
