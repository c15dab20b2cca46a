// The example in the help of every endpoint works as described.
import { Command as Program } from "commander";
import { describe, expect, it, vi } from "vitest";
import { api } from "../../src/commands/api/index.ts";
import { exampleOf } from "../../src/api/help.ts";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { membersOf } from "../../src/model/json.ts";
import { endpoints } from "../../src/service/index.ts";
import { partsOf } from "../../src/service/wire.ts";
import { startService } from "../service/start-service.ts";
import { least } from "../service/samples.ts";
import { at } from "./support.ts";

/** Splits a command into words like a shell. */
const wordsIn = (command: string) =>
  [...command.matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll(`'\\''`, "'") ?? plain!,
  );

const change = {
  revision: 1,
  settings: {},
  user: { id: "user_ada", email: "ada@corp.example", name: "Ada" },
  updatedAt: "2026-03-01T00:00:00.000Z",
};

/** A later service may add a field. Only where the interface names `errors`, they are refused entries. */
function answerOf(endpoint: Endpoint): unknown {
  return endpoint.sealed
    ? { changes: [change], pagination: { hasMore: false, nextCursor: null } }
    : { errors: ["of a field with a meaning of its own"], ...membersOf(least(endpoint.response)) };
}

/** Runs the command of an endpoint in this process, and returns its output. */
async function inside(words: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  let out = "";
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((text, ...rest: unknown[]) => {
    out += String(text);
    (rest.at(-1) as () => void)();
    return true;
  });
  const program = new Program("driftline").exitOverride();
  try {
    api.define(program);
    await api.later!.fill(program);
    await program.parseAsync(words, { from: "user" });
    expect(process.exitCode).toBe(0);
    return out;
  } finally {
    spy.mockRestore();
    vi.unstubAllEnvs();
    process.exitCode = undefined;
  }
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint: Endpoint) => {
  it("does what the example of its help says", async () => {
    const server = await startService({ status: endpoint.success, body: answerOf(endpoint) });
    const [, ...words] = wordsIn(exampleOf(endpoint));
    const answer = JSON.parse(await inside(words, at(server.url))) as { changes?: Record<string, unknown>[] };
    // Each sealed change has a mark.
    for (const change of answer.changes ?? []) delete change["$driftline"];
    expect(answer).toEqual(answerOf(endpoint));

    const { params, query, body } = partsOf(endpoint, endpoint.example);
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const asTexts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const requests = server.arrived.map(({ method, url, body }) => {
      const { pathname, searchParams } = new URL(url, server.url);
      return [method, pathname, Object.fromEntries(searchParams), body === "" ? undefined : JSON.parse(body)];
    });
    expect(requests).toEqual([[endpoint.method, path, asTexts, body]]);
  });
});
