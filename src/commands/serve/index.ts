// Serves the emulator on loopback, for a scenario.
import { type Command, exits, withGlobals } from "../command.ts";

export const serve: Command = {
  define: (program) =>
    void withGlobals(program.command("serve"))
      .description("serve an emulated organization on this machine; prints its address and keys as one line of JSON")
      .option("--scenario <file>", "the organization to serve (default: the sample organization)")
      .option("--port <number>", "port to listen on; 0 picks a free port", "0")
      .option("--rate-limit <number>", "requests per key and minute (default: no limit)")
      .option("--faults <file>", "plan of faults: which requests fail, and how")
      .action(exits(run)),
};

interface Flags {
  readonly scenario?: string;
  readonly port: string;
  readonly rateLimit?: string;
  readonly faults?: string;
}

async function run(flags: Flags): Promise<number> {
  const { readFaultPlan, readScenario } = await import("./scenario.ts");
  const { serveEmulator } = await import("../../emulator/server.ts");
  const { usageError } = await import("../../errors.ts");
  const { write } = await import("../../run/output.ts");
  const port = /^\d{1,5}$/.test(flags.port) ? Number(flags.port) : Number.NaN;
  if (!(port <= 65_535)) throw usageError(`--port: "${flags.port}" is not a port`, "write a number from 0 to 65535");
  const { rateLimit } = flags;
  if (rateLimit !== undefined && !/^[1-9]\d{0,8}$/.test(rateLimit))
    throw usageError(`--rate-limit: "${rateLimit}" is not a number of requests`, "write a whole number from 1");
  const server = await serveEmulator({
    organization: await readScenario(flags.scenario),
    port,
    ...(rateLimit !== undefined && { rateLimit: Number(rateLimit) }),
    ...(flags.faults !== undefined && { faults: await readFaultPlan(flags.faults) }),
  });
  const { baseUrl, appUrl, apiKeys } = server;
  await write(`${JSON.stringify({ baseUrl, appUrl, apiKeys })}\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
  });
  await server.close();
  return 0;
}
