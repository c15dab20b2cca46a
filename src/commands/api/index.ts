// Every endpoint of the service as a command, derived from the declarations. They are many, so they are defined only if
// one of them is called.
import type { Command as Program } from "commander";
import type { Command } from "../command.ts";

const NAME = "api";

export const api: Command = {
  define: (program) => void program.command(NAME).description("call any endpoint of the service; prints JSON"),
  later: { name: NAME, fill: (program) => fill(program.commands.find((command) => command.name() === NAME)!) },
};

async function fill(group: Program): Promise<void> {
  const { resources } = await import("../../service/index.ts");
  const { kebab } = await import("../../api/fields.ts");
  const { defineVerb } = await import("./verb.ts");
  const { defineOpenApi } = await import("./openapi.ts");
  const { listing } = await import("./listing.ts");
  for (const [name, resource] of Object.entries(resources)) {
    const of = group.command(kebab(name)).description(Object.keys(resource).map(kebab).join(", "));
    for (const endpoint of Object.values(resource)) defineVerb(of, endpoint);
    listing(of, "verb");
  }
  defineOpenApi(group);
  listing(group, "resource");
}
