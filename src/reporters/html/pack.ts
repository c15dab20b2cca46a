// JSON without repetition: equal texts, lists and objects are stored once, and objects of one shape share their keys.
// Thousands of revisions differ little, so the page stays small.
import { getOrMake } from "../../lists.ts";
import { instantOf, instantText } from "../../model/instant.ts";
import { bag } from "../../model/json.ts";

/**
 * `n`: the nodes, each built from earlier nodes. A text is a text; a number is an instant, in seconds; [0, …] is a
 * list; [-1, x] is the number x; any other [k, …] is an object whose keys are shape k - 1. In nodes and in `v`, n ≥ 0
 * refers to node n, and n < 0 is the whole number -1 - n. `k`: the keys of each shape, as nodes.
 */
export interface PackedJson {
  readonly n: readonly Node[];
  readonly k: readonly (readonly number[])[];
  readonly v: readonly Part[];
}

type Part = number | boolean | null;
type Node = string | number | readonly Part[];

/** Collects values and stores their common parts once. */
export class Packer {
  readonly #nodes: Node[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #shapes = new Map<string, number>();
  #size = 0;

  /** The approximate length of the nodes. */
  get size(): number {
    return this.#size;
  }

  /** Adds a value. Returns its reference. Ignores keys without a value. */
  add(value: unknown): Part {
    if (typeof value === "string") return this.#text(value);
    if (typeof value === "number") return isWhole(value) ? -1 - value : this.#node([-1, value]);
    if (typeof value === "boolean") return value;
    if (typeof value !== "object" || value === null) return null;
    if (Array.isArray(value)) return this.#node([0, ...value.map((item: unknown) => this.add(item))]);
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    const keys = members.map(([key]) => this.#text(key)).join();
    const shape = getOrMake(this.#shapes, keys, () => this.#shapes.size);
    return this.#node([shape + 1, ...members.map(([, member]) => this.add(member))]);
  }

  /** Returns the collected values. @param v the references of the top-level values */
  pack(v: readonly Part[]): PackedJson {
    const shapes = [...this.#shapes.keys()].map((keys) => (keys === "" ? [] : keys.split(",").map(Number)));
    return { n: this.#nodes, k: shapes, v };
  }

  #text(text: string): number {
    const time = text.endsWith(".000Z") ? instantOf(text) : undefined;
    return time !== undefined && instantText(time) === text ? this.#node(time / 1000) : this.#node(text);
  }

  #node(node: Node): number {
    const text = JSON.stringify(node);
    const number = this.#numbers.get(text);
    if (number !== undefined) return number;
    this.#size += text.length + 1;
    this.#numbers.set(text, this.#nodes.length);
    return this.#nodes.push(node) - 1;
  }
}

function isWhole(x: number): boolean {
  return Number.isInteger(x) && x >= 0 && x < 2 ** 50;
}

/** Returns the top-level values. */
export function unpack({ n, k, v }: PackedJson): unknown[] {
  const values: unknown[] = [];
  const read = (part: Part | undefined): unknown =>
    typeof part !== "number" ? part : part >= 0 ? values[part] : -1 - part;
  const element = ([tag, ...parts]: readonly Part[]): unknown => {
    if (tag === -1) return parts[0];
    if (tag === 0) return parts.map(read);
    const object = bag<unknown>();
    for (const [i, key] of k[Number(tag) - 1]!.entries()) object[String(values[key])] = read(parts[i]);
    return object;
  };
  for (const node of n)
    values.push(typeof node === "string" ? node : typeof node === "number" ? instantText(node * 1000) : element(node));
  return v.map(read);
}
