// An emulated GitHub for the tests of one file.
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { FakeGitHub } from "./github.ts";

/** Starts one, empties it before each test, and stops it after the file. A test with an invalid request fails. */
export async function sharedGitHub(): Promise<FakeGitHub> {
  const github = await FakeGitHub.start();
  beforeEach(() => github.reset());
  afterEach(() => expect(github.problems).toEqual([]));
  afterAll(async () => github.close());
  return github;
}
