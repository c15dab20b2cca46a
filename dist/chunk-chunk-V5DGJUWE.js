import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  canonical
} from "./chunk-chunk-2KDALSGB.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/ledger/merkle.ts
import { hash } from "node:crypto";
var LEAF = Buffer.from([0]);
var NODE = Buffer.from([1]);
function leafHash(bytes) {
  return hash("sha256", Buffer.concat([LEAF, bytes]), "buffer");
}
function nodeHash(left, right) {
  return hash("sha256", Buffer.concat([NODE, left, right]), "buffer");
}
var Tree = class _Tree {
  /** Roots of full subtrees, the largest first. */
  #full = [];
  #size = 0;
  get size() {
    return this.#size;
  }
  add(leaf) {
    this.#size++;
    let top = { leaves: 1, hash: leaf };
    for (let last = this.#full.at(-1); last?.leaves === top.leaves; last = this.#full.at(-1)) {
      this.#full.pop();
      top = { leaves: top.leaves * 2, hash: nodeHash(last.hash, top.hash) };
    }
    this.#full.push(top);
  }
  /** The hash of the whole tree. */
  root() {
    const last = this.#full.at(-1);
    if (!last) return hash("sha256", "", "buffer");
    return this.#full.slice(0, -1).reduceRight((right, { hash: hash2 }) => nodeHash(hash2, right), last.hash);
  }
  copy() {
    const copy = new _Tree();
    copy.#full.push(...this.#full);
    copy.#size = this.#size;
    return copy;
  }
};
function inclusionProof(leaves, index) {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) throw new RangeError("no such leaf");
  const path = [];
  let [from, to] = [0, leaves.length];
  while (to - from > 1) {
    const middle = from + split(to - from);
    path.push(index < middle ? rootOf(leaves, middle, to) : rootOf(leaves, from, middle));
    if (index < middle) to = middle;
    else from = middle;
  }
  return path.reverse();
}
function isIncluded(leaf, index, size, proof, root) {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false;
  const right = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + split(to - from);
    right.push(index >= middle);
    if (index < middle) to = middle;
    else from = middle;
  }
  if (right.length !== proof.length) return false;
  const made = right.reverse().reduce((below, isRight, i) => isRight ? nodeHash(proof[i], below) : nodeHash(below, proof[i]), leaf);
  return made.equals(root);
}
function rootOf(leaves, from, to) {
  const tree = new Tree();
  for (let i = from; i < to; i++) tree.add(leaves[i]);
  return tree.root();
}
function split(size) {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

// src/ledger/format.ts
var FORMAT = "driftline-ledger/1";
var names = {
  /** Whose ledger it is: the first leaf. */
  origin: "origin",
  entries: "entries.jsonl",
  /** Where it ends, and the hash of everything before: what is not under it was never committed. */
  checkpoint: "checkpoint",
  /** The checkpoint that an append is about to reach. Left behind by an interrupted one. */
  next: "checkpoint.next",
  lock: "lock",
  attributes: ".gitattributes"
};
var ATTRIBUTES = "* -text\n";
var MAX_LINE = 48 * 2 ** 20;
function originLine({ created, organization }) {
  return canonical({ created, format: FORMAT, organization });
}
function checkpointText(origin, { size, root }) {
  return `${ledgerName(origin)}
${size}
${root.toString("base64")}
`;
}
function ledgerName(origin) {
  return `${FORMAT}/${leafHash(Buffer.from(origin)).toString("hex").slice(0, 16)}`;
}
function checkpointOf(origin, text) {
  const [, size = "", root = ""] = text.split("\n");
  const found = { size: Number(size), root: Buffer.from(root, "base64") };
  const isSound = Number.isSafeInteger(found.size) && found.size > 0 && found.root.length === 32;
  return isSound && checkpointText(origin, found) === text ? found : void 0;
}
function headText(root) {
  return `sha256:${root.toString("hex")}`;
}
function keptHead(text) {
  const [, hex] = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (hex === void 0)
    throw new DriftlineError("usage", {
      message: `"${text}" is not the head of a ledger`,
      hint: "write sha256: and 64 hexadecimal digits, as ledger verify and reports print it"
    });
  return `sha256:${hex.toLowerCase()}`;
}
function tampered(where, message) {
  return new DriftlineError("tampered", { file: where, message });
}

export {
  leafHash,
  Tree,
  inclusionProof,
  isIncluded,
  FORMAT,
  names,
  ATTRIBUTES,
  MAX_LINE,
  originLine,
  checkpointText,
  checkpointOf,
  headText,
  keptHead,
  tampered
};
