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
  const [{ resources }, { kebab }, { defineVerb }, { defineOpenApi }, { listing }] = await Promise.all([
    import("../../service/index.ts"),
    import("../../api/fields.ts"),
    import("./verb.ts"),
    import("./openapi.ts"),
    import("./listing.ts"),
  ]);
  for (const [name, resource] of Object.entries(resources)) {
    const of = group.command(kebab(name)).description(Object.keys(resource).map(kebab).join(", "));
    for (const endpoint of Object.values(resource)) defineVerb(of, endpoint);
    listing(of, "verb");
  }
  defineOpenApi(group);
  listing(group, "resource");
}
