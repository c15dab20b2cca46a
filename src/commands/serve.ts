// The emulator: the service's interface on loopback, for a scenario.
import { type Command, exits, withGlobals } from "./command.ts";

export const serve: Command = {
  define: (program) =>
    void withGlobals(program.command("serve"))
      .description("serve an emulated organization on this machine; prints where, and its keys, as one line of JSON")
      .option("--scenario <file>", "the organization to serve (default: the sample organization)")
      .option("--port <number>", "port to listen on; 0 takes a free one", "0")
      .action(exits(run)),
};

async function run(flags: { scenario?: string; port: string }): Promise<number> {
  const [{ readScenario }, { serveEmulator }, { DriftlineError }, { write }] = await Promise.all([
    import("../run/scenario.ts"),
    import("../emulator/server.ts"),
    import("../errors.ts"),
    import("../run/output.ts"),
  ]);
  const port = /^\d{1,5}$/.test(flags.port) ? Number(flags.port) : Number.NaN;
  if (!(port <= 65_535)) throw new DriftlineError("usage", `--port: "${flags.port}" is not a port`);
  const organization = await readScenario(flags.scenario);
  const server = await serveEmulator({ organization, port });
  const { baseUrl, appUrl, apiKeys } = server;
  await write(`${JSON.stringify({ baseUrl, appUrl, apiKeys })}\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
  });
  await server.close();
  return 0;
}
