// Reads JSON incrementally. Compares the bytes of a settings object with the bytes of the previous object. Reuses every
// equal part, at any depth, and parses only the rest, so that equal bytes become the same JavaScript objects. Errors
// are the same as without reuse: same code, same position.
import { isArray, type Json, type JsonObject } from "../model/json.ts";
import { Recent } from "./recent.ts";
import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  type JsonReader,
  limits,
  mostItems,
  mostKeys,
  OPEN_ARRAY,
  OPEN_OBJECT,
} from "./strict-json.ts";
import { Trace } from "./trace.ts";

/** How many items after the resume position are searched for the next match in a list. */
const AHEAD = 6;
/** Containers of at most this many bytes are shared between all places of the settings. */
const SMALL = 1024;
/** Byte ranges up to this length are compared in a loop, which is faster than `Buffer.compare`. */
const SHORT = 48;

/** A container and the offset at which it begins: in the previous input, or in this one. */
interface PlacedContainer {
  readonly trace: Trace;
  readonly start: number;
}

export class Follower {
  /** Small containers by the hash of their bytes. An equal container elsewhere becomes the same object. */
  #recentContainers = new Recent<number, Json & object>(1000);
  #last: Trace | undefined;
  /** The input of the last read: the buffer, the offset of the object, its length and its nesting depth. */
  #bytes: Buffer = Buffer.alloc(0);
  #from = 0;
  #length = 0;
  #depth = 0;
  #own: Buffer = Buffer.alloc(0);
  #reader!: JsonReader;
  /** The trace of the value that was read last; undefined if the value is not a container. */
  #trace: Trace | undefined;

  /** Reads the object that begins at the reader's position. */
  object(reader: JsonReader): JsonObject {
    const last = this.#depth === reader.depth ? this.#last : undefined;
    const from = reader.position;
    this.#reader = reader;
    this.#last = this.#object(last && { trace: last, start: this.#from });
    this.#bytes = reader.bytes;
    this.#from = from;
    this.#length = reader.position - from;
    this.#depth = reader.depth;
    return this.#last.value as JsonObject;
  }

  /** Drops the reference to the input buffer, which the caller owns and may reuse. Copies the last object's bytes. */
  release(): void {
    if (this.#bytes === this.#own) return;
    if (this.#own.length < this.#length) this.#own = Buffer.allocUnsafeSlow(2 * this.#length);
    this.#bytes.copy(this.#own, 0, this.#from, this.#from + this.#length);
    this.#bytes = this.#own;
    this.#from = 0;
  }

  /** Clears all state. Overwrites the copied bytes with zeros. */
  forget(): void {
    this.#recentContainers = new Recent(1000);
    this.#last = undefined;
    this.#own.fill(0);
    this.#bytes = this.#own = Buffer.alloc(0);
  }

  #object(before: PlacedContainer | undefined): Trace {
    const reader = this.#reader;
    const start = reader.position;
    const old = before?.trace;
    const trace = new Trace(false);
    /** The keys that were read. Filled only after the first key that differs from the previous object. */
    let names: Set<string> | undefined;
    let i = 0;
    for (let more = reader.open(OPEN_OBJECT); more;) {
      const end = before && i < before.trace.count ? this.#run(before, i, limits.keys - trace.count, names) : i;
      if (end > i) {
        this.#take({ trace, start }, old!, i, end);
        i = end;
        if (end === old!.count) more = reader.next(CLOSE_OBJECT);
        continue;
      }
      const from = reader.position;
      let k: number;
      if (
        !names &&
        old &&
        i < old.count &&
        this.#hasSameBytes(before.start + old.starts[i]!, old.froms[i]! - old.starts[i]!)
      ) {
        k = i;
        reader.position += old.froms[i]! - old.starts[i]!;
        reader.peek();
        trace.keys[trace.count] = old.keys[i]!;
      } else {
        const key = reader.key();
        names ??= new Set(trace.keys.slice(0, trace.count));
        if (names.has(key)) throw reader.error("duplicate-key");
        if (names.add(key).size > limits.keys) throw reader.tooLarge(mostKeys);
        reader.colon();
        k = old?.find(key) ?? -1;
        trace.keys[trace.count] = k < 0 ? key : old!.keys[k]!;
      }
      trace.begin(from - start, reader.position - start);
      const value = this.#value(before, k);
      trace.add(value, reader.position - start, this.#trace);
      if (k >= 0) i = k + 1;
      more = reader.next(CLOSE_OBJECT);
    }
    return this.#closeTrace(trace, old, start);
  }

  #list(before: PlacedContainer | undefined): Trace {
    const reader = this.#reader;
    const start = reader.position;
    const old = before?.trace;
    const trace = new Trace(true);
    /** `i`: the first old item that may come next. `unmatched`: how many items had no match since, at most `AHEAD`. */
    let [i, unmatched] = [0, 0];
    for (let more = reader.open(OPEN_ARRAY); more;) {
      const [k, end] = before ? this.#resume(before, i, unmatched, limits.items - trace.count) : [i, i];
      if (end > k) {
        this.#take({ trace, start }, old!, k, end);
        [i, unmatched] = [end, 0];
        if (end === old!.count) more = reader.next(CLOSE_ARRAY);
        continue;
      }
      if (trace.count >= limits.items) throw reader.tooLarge(mostItems);
      trace.begin(reader.position - start, reader.position - start);
      const value = this.#value(before, old && i + unmatched < old.count ? i + unmatched : -1);
      trace.add(value, reader.position - start, this.#trace);
      if (unmatched < AHEAD) unmatched++;
      else i++;
      more = reader.next(CLOSE_ARRAY);
    }
    return this.#closeTrace(trace, old, start);
  }

  /** Finds the first run of equal items that starts at one of the candidates. @returns its start and end, or [i, i] */
  #resume(before: PlacedContainer, i: number, unmatched: number, most: number): [number, number] {
    const last = Math.min(before.trace.count, i + unmatched + 2);
    for (let k = i; k < last; k++) {
      const end = this.#run(before, k, most);
      if (end > k) return [k, end];
    }
    return [i, i];
  }

  #closeTrace(trace: Trace, old: Trace | undefined, start: number): Trace {
    trace.close(old);
    const { bytes, position } = this.#reader;
    if (trace.value === old?.value || position - start > SMALL) return trace;
    const hash = hashOf(bytes, start, position);
    const earlier = this.#recentContainers.get(hash);
    if (earlier && isSame(earlier, trace.value)) trace.value = earlier;
    else this.#recentContainers.set(hash, trace.value);
    return trace;
  }

  /** Reads a value. Compares it first with item `k` of the old container; -1: no such item. */
  #value(container: PlacedContainer | undefined, k: number): Json {
    const reader = this.#reader;
    const old = k < 0 ? undefined : container?.trace;
    const offset = old ? container!.start + old.froms[k]! : 0;
    if (old) {
      const length = old.ends[k]! - old.froms[k]!;
      if (reader.isEnd(length) && this.#hasSameBytes(offset, length)) {
        reader.position += length;
        this.#trace = old.traces[k];
        return old.values[k]!;
      }
    }
    const byte = reader.peek();
    if (byte !== OPEN_OBJECT && byte !== OPEN_ARRAY) {
      this.#trace = undefined;
      return reader.value();
    }
    const isList = byte === OPEN_ARRAY;
    const inner = old?.traces[k];
    const before = inner?.isList === isList ? { trace: inner, start: offset } : undefined;
    const trace = isList ? this.#list(before) : this.#object(before);
    this.#trace = trace;
    return trace.value;
  }

  #take({ trace, start }: PlacedContainer, old: Trace, first: number, end: number): void {
    const reader = this.#reader;
    const shift = reader.position - start - old.starts[first]!;
    trace.take(old, first, end, shift);
    reader.position = start + shift + (end < old.count ? old.starts[end]! : old.ends[end - 1]!);
  }

  /**
   * Returns the end of the run of old items from `first` on that have the same bytes here, separators included.
   * @param most the maximum number of items
   * @param names keys that must not repeat; the keys of the run are added
   */
  #run(before: PlacedContainer, first: number, most: number, names?: Set<string>): number {
    const old = before.trace;
    let [low, high] = [first, Math.min(old.count, first + most)];
    if (low >= high || !this.#stand(before, first, low, low + 1)) return first;
    low++;
    // Usually all remaining items are equal.
    if (this.#stand(before, first, low, high)) low = high;
    else
      for (let step = 1; high - low > 1;) {
        // Galloping search: the step grows until a comparison fails, then the range is halved. Long lists cost no more.
        const next = Math.min(low + step, (low + high) >>> 1);
        if (this.#stand(before, first, low, next)) [low, step] = [next, 4 * step];
        else high = next;
      }
    if (!names) return low;
    for (let k = first; k < low; k++) {
      if (names.has(old.keys[k]!)) return k;
      names.add(old.keys[k]!);
    }
    return low;
  }

  /** Whether the old items [low, high) have the same bytes here, if item `first` begins at the reader's position. */
  #stand({ trace: old, start }: PlacedContainer, first: number, low: number, high: number): boolean {
    const at = old.starts[first]!;
    const from = old.starts[low] ?? old.ends[low - 1]!;
    const to = old.starts[high] ?? old.ends[high - 1]!;
    const reader = this.#reader;
    return (
      (high < old.count || reader.isEnd(to - at)) &&
      this.#hasSameBytes(start + from, to - from, reader.position + from - at)
    );
  }

  /** Whether `length` old bytes from `start` equal the input bytes from `at`. */
  #hasSameBytes(start: number, length: number, at = this.#reader.position): boolean {
    const { bytes } = this.#reader;
    const before = this.#bytes;
    if (at + length > bytes.length) return false;
    if (length > SHORT) return bytes.compare(before, start, start + length, at, at + length) === 0;
    for (let i = 0; i < length; i++) if (before[start + i] !== bytes[at + i]) return false;
    return true;
  }
}

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, 16_777_619);
  return hash;
}

/** Whether two containers have identical members. Equal nested containers are the same object already. */
function isSame(a: Json & object, b: Json & object): boolean {
  if (isArray(a) !== isArray(b)) return false;
  const [left, right] = [a as JsonObject, b as JsonObject];
  const [keys, otherKeys] = [Object.keys(left), Object.keys(right)];
  return keys.length === otherKeys.length && keys.every((key, i) => key === otherKeys[i] && left[key] === right[key]);
}
