// Work that is counted, not timed: the same on slow machines and busy ones. Import it before what it counts: of code that
// ran earlier only the calls are seen.
import { Session } from "node:inspector";

const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/** How often functions, branches and loops ran since the last call, those of Node left out. */
function blocks(): number {
  let sum = 0;
  session.post("Profiler.takePreciseCoverage", (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result)
      if (!url.startsWith("node:")) for (const { ranges } of functions) for (const { count } of ranges) sum += count;
  });
  return sum;
}

type Cost = (self: { length: number }, found: unknown, from: number) => number;
const passed: Cost = ({ length }, found, from) => (typeof found === "number" && found >= 0 ? found : length) - from;
const whole: Cost = ({ length }) => length;
const made: Cost = (_, found) => (found as unknown[]).length;

/** What goes through a text or a list without running a block of ours: the characters or entries that it looks at. */
const natives: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
  [String.prototype, { indexOf: passed, includes: passed }],
  [
    Array.prototype,
    { indexOf: passed, includes: whole, slice: made, concat: made, shift: whole, unshift: whole, splice: whole },
  ],
];

/** Counts what the engine's own functions look at while `run` runs. */
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
            const found: unknown = original.apply(this, args);
            sum += cost(this, found, typeof args[1] === "number" ? args[1] : 0);
            return found;
          },
      );
  // A regular expression looks at what lies between where it began and where it ended. How often: see regex-steps.ts.
  count(
    RegExp.prototype,
    "exec",
    (original) =>
      function (this: RegExp, text: string) {
        const from = this.global || this.sticky ? this.lastIndex : 0;
        const found = original.call(this, text) as RegExpExecArray | null;
        sum += (found ? found.index + found[0].length : this.sticky ? from : text.length) - from;
        return found;
      },
  );
  try {
    await run();
  } finally {
    for (const restore of back) restore();
  }
  return sum;
}

/** What a run costs, in blocks of code that ran and in characters and entries that the engine itself looked at. */
export async function cost(run: () => unknown): Promise<number> {
  blocks();
  const native = await natively(run);
  return blocks() + native;
}

/** How many times the work ten times the size is. `work` makes what a run needs, which is not counted. */
export async function growth(size: number, work: (size: number) => () => unknown): Promise<number> {
  await work(Math.ceil(size / 10))(); // what is done once in a process
  return (await cost(work(10 * size))) / (await cost(work(size)));
}

/** What ten times the size may cost at most. */
export const LINEAR = 11;

/** The same for what sorts, or takes another way with larger texts. The square would cost a hundred times as much. */
export const NEARLY_LINEAR = 15;
