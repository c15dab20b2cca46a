// Prints the service's interface as an OpenAPI document.
import type { Command as Program } from "commander";
import { exits } from "../command.ts";

export function defineOpenApi(group: Program): void {
  group.command("openapi").description("print the interface as an OpenAPI 3.1 document").action(exits(print));
}

async function print(): Promise<number> {
  const { openApi } = await import("../../service/openapi.ts");
  const { settingsSchema } = await import("./settings-schema.ts");
  const { settings } = await import("../../catalog/settings.ts");
  const { version } = await import("../../model/version.ts");
  const { write } = await import("../../run/output.ts");
  await write(`${JSON.stringify(openApi(version, settingsSchema(settings)), null, 2)}\n`);
  return 0;
}
