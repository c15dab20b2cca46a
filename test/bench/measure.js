// Runs a command as a whole process, and says how long it took and how much memory it held at most.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * @param {readonly string[]} command the program and its arguments
 * @returns {Promise<{ seconds: number, megabytes: number, out: string }>} megabytes of 10^6 bytes, NaN off Linux
 * @throws when the command fails
 */
export async function measure(command, { cwd, quiet = false } = {}) {
  const started = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, stdio: ["ignore", quiet ? "ignore" : "pipe", "pipe"] });
  const [out, err] = [[], []];
  child.stdout?.on("data", (chunk) => out.push(chunk));
  child.stderr.on("data", (chunk) => err.push(chunk));
  let peak = Number.NaN;
  const watch = setInterval(() => (peak = peakOf(child.pid) ?? peak), 20);
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0)
    throw new Error(`${command.join(" ")} exited with ${code}: ${Buffer.concat(err).toString().slice(0, 2000)}`);
  return { seconds, megabytes: peak, out: Buffer.concat(out).toString() };
}

/** The most memory a process held so far. */
function peakOf(pid) {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return undefined; // it has ended, or this is no Linux
  }
}

/**
 * Runs several commands in turns, and gives the medians of each.
 * @param {Readonly<Record<string, () => Promise<{ seconds: number, megabytes: number }>>>} candidates
 */
export async function alternated(candidates, rounds) {
  const seen = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(candidates)) seen[name].push(await run());
  return Object.fromEntries(
    Object.entries(seen).map(([name, runs]) => [
      name,
      { seconds: median(runs.map((run) => run.seconds)), megabytes: Math.max(...runs.map((run) => run.megabytes)) },
    ]),
  );
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
