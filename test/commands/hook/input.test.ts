// Reading an event within limits.
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readWithin } from "../../../src/commands/hook/input.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("reads to the end", async () => {
  const stream = new PassThrough();
  const read = readWithin(stream, 100, 5000);
  stream.write("one ");
  stream.end("two");
  expect(await read).toEqual({ bytes: Buffer.from("one two"), size: 7, ended: true });
  expect(vi.getTimerCount()).toBe(0);
});

it("keeps no more than it may and one byte, and takes all", async () => {
  const stream = new PassThrough();
  const read = readWithin(stream, 10, 5000);
  for (let i = 0; i < 10; i++) stream.write("12345");
  stream.end();
  expect(await read).toEqual({ bytes: Buffer.from("12345123451"), size: 50, ended: true });
});

it("gives up waiting, with what has arrived", async () => {
  const stream = new PassThrough();
  const read = readWithin(stream, 100, 5000);
  stream.write("half");
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(4999);
  expect(stream.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await read).toEqual({ bytes: Buffer.from("half"), size: 4, ended: false });
  expect(stream.destroyed).toBe(true);
});

it("takes input that fails for its end", async () => {
  const stream = new PassThrough();
  const read = readWithin(stream, 100, 5000);
  stream.destroy(new Error("EIO"));
  expect(await read).toEqual({ bytes: Buffer.alloc(0), size: 0, ended: true });
});
