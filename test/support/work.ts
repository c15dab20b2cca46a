// Counts work instead of time, with the same result on slow and busy machines. Import this module before the counted
// code: for code that ran earlier only the calls are counted.
import { Session } from "node:inspector";

const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/** Returns how often functions, branches and loops ran since the last call, without those of Node and of this module. */
function blocks(): number {
  let sum = 0;
  session.post("Profiler.takePreciseCoverage", (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result)
      if (!url.startsWith("node:") && !url.endsWith("/support/work.ts"))
        for (const { ranges } of functions) for (const { count } of ranges) sum += count;
  });
  return sum;
}

type Cost = (self: { length: number }, result: unknown, from: number) => number;
const passed: Cost = ({ length }, index, from) => (typeof index === "number" && index >= 0 ? index : length) - from;
const whole: Cost = ({ length }) => length;
const lengthOf: Cost = (_, result) => (result as unknown[]).length;

/** Native functions that read a text or a list without running our code, and the number of items they read. */
const natives: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
  [String.prototype, { indexOf: passed, includes: passed }],
  [
    Array.prototype,
    {
      indexOf: passed,
      includes: whole,
      lastIndexOf: whole,
      slice: lengthOf,
      concat: lengthOf,
      shift: whole,
      unshift: whole,
      splice: whole,
    },
  ],
];

/** Counts the items that native functions read during `run`. */
async function natively(run: () => unknown): Promise<number> {
  let sum = 0;
  const back: (() => void)[] = [];
  const count = (of: object, name: string, counted: (original: Function) => Function) => {
    const original = Object.getOwnPropertyDescriptor(of, name)!;
    Object.defineProperty(of, name, { ...original, value: counted(original.value as Function) });
    back.push(() => Object.defineProperty(of, name, original));
  };
  for (const [of, costs] of natives)
    for (const [name, cost] of Object.entries(costs))
      count(
        of,
        name,
        (original) =>
          function (this: { length: number }, ...args: unknown[]) {
            const result: unknown = original.apply(this, args);
            sum += cost(this, result, typeof args[1] === "number" ? args[1] : 0);
            return result;
          },
      );
  // A regular expression reads what lies between its start and its end. For the number of steps see regex-steps.ts.
  count(
    RegExp.prototype,
    "exec",
    (original) =>
      function (this: RegExp, text: string) {
        const from = this.global || this.sticky ? this.lastIndex : 0;
        const match = original.call(this, text) as RegExpExecArray | null;
        sum += (match ? match.index + match[0].length : this.sticky ? from : text.length) - from;
        return match;
      },
  );
  try {
    await run();
  } finally {
    for (const restore of back) restore();
  }
  return sum;
}

/** Returns the cost of a run since the last count: executed blocks of code, and items read by native functions. */
async function cost(run: () => unknown): Promise<number> {
  const native = await natively(run);
  return blocks() + native;
}

/** Prepares a run of a size; the preparation is not counted. */
export type Work = (size: number) => () => unknown;

/** Returns the factor of work for ten times the size. */
export async function growth(size: number, work: Work): Promise<number> {
  const [factor] = await growths(size, [work]);
  return factor!;
}

/** Returns the same of several works. Counting is slow: the count after one run is the count before the next. */
export async function growths(size: number, works: readonly Work[]): Promise<number[]> {
  for (const work of works) await work(Math.ceil(size / 10))(); // the first run includes one-time work
  const runs = works.map((work) => [work(10 * size), work(size)] as const);
  blocks();
  const factors: number[] = [];
  for (const [many, few] of runs) factors.push((await cost(many)) / (await cost(few)));
  return factors;
}

/** The most that ten times the size may cost. */
export const LINEAR = 11;

/** The same for code that sorts, or that processes large texts differently. Quadratic code costs 100 times as much. */
export const NEARLY_LINEAR = 15;
