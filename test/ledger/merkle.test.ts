// The Merkle tree against the RFC's own slow definition, and against published roots.
import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inclusionProof, isIncluded, leafHash, Tree } from "../../src/ledger/merkle.ts";

const sha = (...parts: Uint8Array[]) => createHash("sha256").update(Buffer.concat(parts)).digest();
const below = (n: number) => 2 ** Math.ceil(Math.log2(n) - 1);

/** RFC 6962, 2.1, literally. */
function mth(entries: readonly Buffer[]): Buffer {
  if (entries.length === 0) return sha();
  if (entries.length === 1) return sha(Buffer.from([0]), entries[0]!);
  const k = below(entries.length);
  return sha(Buffer.from([1]), mth(entries.slice(0, k)), mth(entries.slice(k)));
}

/** RFC 6962, 2.1.1. */
function path(m: number, entries: readonly Buffer[]): Buffer[] {
  if (entries.length === 1) return [];
  const k = below(entries.length);
  return m < k
    ? [...path(m, entries.slice(0, k)), mth(entries.slice(k))]
    : [...path(m - k, entries.slice(k)), mth(entries.slice(0, k))];
}

function treeOf(entries: readonly Buffer[]): Tree {
  const tree = new Tree();
  for (const entry of entries) tree.add(leafHash(entry));
  return tree;
}

const entries = fc.array(
  fc.uint8Array({ maxLength: 5 }).map((bytes) => Buffer.from(bytes)),
  { minLength: 1, maxLength: 70 },
);
const place = entries.chain((all) => fc.tuple(fc.constant(all), fc.nat(all.length - 1)));
const hex = (buffers: readonly Buffer[]) => buffers.map((item) => item.toString("hex"));

describe("the tree", () => {
  it("has the roots that certificate transparency publishes", () => {
    const leaves = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
    const roots = [
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
      "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
      "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
      "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
      "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
      "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
      "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
      "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
    ];
    const tree = new Tree();
    const heads = [tree.root()];
    for (const leaf of leaves) {
      tree.add(leafHash(Buffer.from(leaf, "hex")));
      heads.push(tree.root());
    }
    expect(hex(heads)).toEqual(roots);
  });

  it("has the root of the definition, however it grew", () => {
    fc.assert(
      fc.property(place, ([all, at]) => {
        const first = treeOf(all.slice(0, at));
        const copy = first.copy();
        for (const entry of all.slice(at)) copy.add(leafHash(entry));
        expect(copy.root()).toEqual(mth(all));
        expect(first.root()).toEqual(mth(all.slice(0, at)));
        expect([first.size, copy.size]).toEqual([at, all.length]);
      }),
    );
  });
});

describe("a proof", () => {
  it("is the path of the definition, and holds", () => {
    fc.assert(
      fc.property(place, ([all, at]) => {
        const proof = inclusionProof(all.map(leafHash), at);
        expect(hex(proof)).toEqual(hex(path(at, all)));
        expect(isIncluded(leafHash(all[at]!), at, proof, { size: all.length, root: mth(all) })).toBe(true);
      }),
    );
  });

  it("holds for its leaf, place, size and root alone", () => {
    fc.assert(
      fc.property(place, fc.nat(), fc.nat(255), ([all, at], where, bit) => {
        const [leaf, root] = [leafHash(all[at]!), mth(all)];
        const proof = inclusionProof(all.map(leafHash), at);
        const flipped = (bytes: Buffer) => {
          const copy = Buffer.from(bytes);
          copy[bit >> 3]! ^= 1 << (bit & 7);
          return copy;
        };
        expect(isIncluded(flipped(leaf), at, proof, { size: all.length, root })).toBe(false);
        expect(isIncluded(leaf, at, proof, { size: all.length, root: flipped(root) })).toBe(false);
        expect(isIncluded(leaf, at, [...proof, root], { size: all.length, root })).toBe(false);
        if (proof.length > 0) {
          const index = where % proof.length;
          const bent = proof.with(index, flipped(proof[index]!));
          expect(isIncluded(leaf, at, bent, { size: all.length, root })).toBe(false);
          expect(isIncluded(leaf, at, proof.slice(1), { size: all.length, root })).toBe(false);
        }
        const other = where % all.length;
        // Another index has the same proof only if the same leaf is there, with the same siblings.
        const isTwin =
          hex(inclusionProof(all.map(leafHash), other)).join() === hex(proof).join() &&
          leafHash(all[other]!).equals(leaf);
        if (other !== at && !isTwin) expect(isIncluded(leaf, other, proof, { size: all.length, root })).toBe(false);
      }),
    );
  });

  it("of no place is refused", () => {
    const root = mth([Buffer.from("a")]);
    const leaf = leafHash(Buffer.from("a"));
    for (const [at, size] of [
      [-1, 1],
      [1, 1],
      [0.5, 1],
      [0, 0],
      [Number.NaN, 1],
      [0, Infinity],
    ] as const)
      expect(isIncluded(leaf, at, [], { size, root })).toBe(false);
    expect(() => inclusionProof([leaf], 1)).toThrow(RangeError);
    expect(() => inclusionProof([], 0)).toThrow(RangeError);
  });

  it("in a tree larger than 32 bits can count is as short", () => {
    const size = 2 ** 40 + 5;
    const proof = Array.from({ length: 41 }, (_, i) => sha(Buffer.from([i])));
    expect(isIncluded(sha(), 3, proof, { size, root: sha() })).toBe(false);
  });
});
