// Reads settings by following those read before. What stands there with the same bytes is taken as it is, deep inside as
// well, and only the rest is read; so equal bytes become the same objects. Nothing else changes by it: what is wrong is
// refused with the same code at the same place.
import { isArray, type Json, type JsonObject } from "../model/json.ts";
import { Recent } from "./recent.ts";
import { CLOSE_ARRAY, CLOSE_OBJECT, type JsonReader, limits, OPEN_ARRAY, OPEN_OBJECT } from "./strict-json.ts";
import { Trace } from "./trace.ts";

/** So many items further on it is looked for where a list goes on as it was. */
const AHEAD = 6;
/** Containers up to this size are shared wherever they stand. */
const SMALL = 1024;
/** Shorter texts are compared faster here than there. */
const SHORT = 48;

export class Follower {
  /** Small containers by their bytes: what comes back, or stands elsewhere, is the same object again. */
  #known = new Recent<number, Json & object>(1000);
  #last: Trace | undefined;
  /** The bytes that were read last, from where on, and how deep. */
  #bytes: Buffer = Buffer.alloc(0);
  #from = 0;
  #length = 0;
  #depth = 0;
  #own: Buffer = Buffer.alloc(0);
  #reader!: JsonReader;
  /** How the value that was read last stood, when it is a container. */
  #trace: Trace | undefined;

  /** Reads an object, which must come next. */
  object(reader: JsonReader): JsonObject {
    const last = this.#depth === reader.depth ? this.#last : undefined;
    const from = reader.position;
    this.#reader = reader;
    this.#last = this.#object(last, this.#from);
    this.#bytes = reader.bytes;
    this.#from = from;
    this.#length = reader.position - from;
    this.#depth = reader.depth;
    return this.#last.value as JsonObject;
  }

  /** Lets go of the bytes that were read: they are the caller's, who may write others into them. */
  release(): void {
    if (this.#bytes === this.#own) return;
    if (this.#own.length < this.#length) this.#own = Buffer.allocUnsafeSlow(2 * this.#length);
    this.#bytes.copy(this.#own, 0, this.#from, this.#from + this.#length);
    this.#bytes = this.#own;
    this.#from = 0;
  }

  /** Forgets everything that was read. */
  forget(): void {
    this.#known = new Recent(1000);
    this.#last = undefined;
    this.#own.fill(0);
    this.#bytes = this.#own = Buffer.alloc(0);
  }

  #object(old: Trace | undefined, was: number): Trace {
    const reader = this.#reader;
    const start = reader.position;
    const trace = new Trace(false, old?.count);
    /** The names so far, once they are others than before. */
    let names: Set<string> | undefined;
    let i = 0;
    for (let more = reader.open(OPEN_OBJECT); more;) {
      const end = old && i < old.count ? this.#run(old, i, was, limits.keys - trace.count, names) : i;
      if (end > i) {
        this.#take(trace, start, old!, i, end);
        i = end;
        if (end === old!.count) more = reader.next(CLOSE_OBJECT);
        continue;
      }
      const from = reader.position;
      let k: number;
      if (!names && old && i < old.count && this.#same(was + old.starts[i]!, old.froms[i]! - old.starts[i]!)) {
        k = i;
        reader.position += old.froms[i]! - old.starts[i]!;
        reader.peek();
        trace.keys[trace.count] = old.keys[i]!;
      } else {
        const key = reader.key();
        names ??= new Set(trace.keys.slice(0, trace.count));
        if (names.has(key)) throw reader.error("duplicate-key");
        if (names.add(key).size > limits.keys) throw reader.error("too-large");
        reader.colon();
        k = old?.find(key) ?? -1;
        trace.keys[trace.count] = k < 0 ? key : old!.keys[k]!;
      }
      const at = reader.position;
      const value = this.#value(old, k, was);
      trace.add(from - start, at - start, reader.position - start, value, this.#trace);
      if (k >= 0) i = k + 1;
      more = reader.next(CLOSE_OBJECT);
    }
    return this.#closed(trace, old, start);
  }

  #list(old: Trace | undefined, was: number): Trace {
    const reader = this.#reader;
    const start = reader.position;
    const trace = new Trace(true, old?.count);
    /** Where the list read before may go on, and how many items stood here since it did not. */
    let [i, others] = [0, 0];
    for (let more = reader.open(OPEN_ARRAY); more;) {
      const [k, end] = old ? this.#resume(old, i, others, was, limits.items - trace.count) : [i, i];
      if (end > k) {
        this.#take(trace, start, old!, k, end);
        [i, others] = [end, 0];
        if (end === old!.count) more = reader.next(CLOSE_ARRAY);
        continue;
      }
      if (trace.count >= limits.items) throw reader.error("too-large");
      const from = reader.position;
      const value = this.#value(old, old && i + others < old.count ? i + others : -1, was);
      trace.add(from - start, from - start, reader.position - start, value, this.#trace);
      if (others < AHEAD) others++;
      else i++;
      more = reader.next(CLOSE_ARRAY);
    }
    return this.#closed(trace, old, start);
  }

  /** The first run of items that stands here, of those that it may go on with. */
  #resume(old: Trace, i: number, others: number, was: number, most: number): [number, number] {
    const last = Math.min(old.count, i + others + 2);
    for (let k = i; k < last; k++) {
      const end = this.#run(old, k, was, most);
      if (end > k) return [k, end];
    }
    return [i, i];
  }

  #closed(trace: Trace, old: Trace | undefined, start: number): Trace {
    trace.close(old);
    const { bytes, position } = this.#reader;
    if (trace.value === old?.value || position - start > SMALL) return trace;
    const hash = hashOf(bytes, start, position);
    const earlier = this.#known.get(hash);
    if (earlier && isSame(earlier, trace.value)) trace.value = earlier;
    else this.#known.set(hash, trace.value);
    return trace;
  }

  /** Reads a value that may be the one at a place of the container read before, which stood at `was`. */
  #value(old: Trace | undefined, k: number, was: number): Json {
    const reader = this.#reader;
    const offset = old && k >= 0 ? was + old.froms[k]! : 0;
    if (old && k >= 0) {
      const length = old.ends[k]! - old.froms[k]!;
      if (reader.isEnd(length) && this.#same(offset, length)) {
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
    const before = old && k >= 0 ? old.traces[k] : undefined;
    const alike = before?.isList === isList ? before : undefined;
    const trace = isList ? this.#list(alike, offset) : this.#object(alike, offset);
    this.#trace = trace;
    return trace.value;
  }

  #take(trace: Trace, start: number, old: Trace, first: number, end: number): void {
    const reader = this.#reader;
    const shift = reader.position - start - old.starts[first]!;
    trace.take(old, first, end, shift);
    reader.position = start + shift + (end < old.count ? old.starts[end]! : old.ends[end - 1]!);
  }

  /**
   * Where those end that stand here with the same bytes from a place on, up to where the next one begins.
   * @param most so many at most
   * @param names names that may not stand here again; the names here are added to them
   */
  #run(old: Trace, first: number, was: number, most: number, names?: Set<string>): number {
    let [low, high] = [first, Math.min(old.count, first + most)];
    if (low >= high || !this.#stand(old, was, first, low, low + 1)) return first;
    low++;
    // All of the rest is what it is most often.
    if (this.#stand(old, was, first, low, high)) low = high;
    else
      for (let step = 1; high - low > 1;) {
        // Ever larger steps, and halves once one was too large: the cost is that of what stands here, however long the list.
        const next = Math.min(low + step, (low + high) >>> 1);
        if (this.#stand(old, was, first, low, next)) [low, step] = [next, 4 * step];
        else high = next;
      }
    if (!names) return low;
    for (let k = first; k < low; k++) {
      if (names.has(old.keys[k]!)) return k;
      names.add(old.keys[k]!);
    }
    return low;
  }

  /** Whether those between two places stand here as they did, when that at the first place would begin here. */
  #stand(old: Trace, was: number, first: number, low: number, high: number): boolean {
    const at = old.starts[first]!;
    const from = old.starts[low] ?? old.ends[low - 1]!;
    const to = old.starts[high] ?? old.ends[high - 1]!;
    const reader = this.#reader;
    return (
      (high < old.count || reader.isEnd(to - at)) && this.#same(was + from, to - from, reader.position + from - at)
    );
  }

  /** Whether so many bytes read before stand here. */
  #same(was: number, length: number, at = this.#reader.position): boolean {
    const { bytes } = this.#reader;
    const before = this.#bytes;
    if (at + length > bytes.length) return false;
    if (length > SHORT) return bytes.compare(before, was, was + length, at, at + length) === 0;
    for (let i = 0; i < length; i++) if (before[was + i] !== bytes[at + i]) return false;
    return true;
  }
}

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, 16_777_619);
  return hash;
}

/** Whether two containers hold the same. What they hold was shared before. */
function isSame(a: Json & object, b: Json & object): boolean {
  if (isArray(a) !== isArray(b)) return false;
  const [left, right] = [a as JsonObject, b as JsonObject];
  const [keys, others] = [Object.keys(left), Object.keys(right)];
  return keys.length === others.length && keys.every((key, i) => key === others[i] && left[key] === right[key]);
}
