// Checks what every delivery to GitHub needs, before anything is pulled.
import { usageError } from "../errors.ts";
import { checkAccess } from "../github/client.ts";
import { type Context, contextOf } from "../github/context.ts";
import type { DeliveryRequest } from "./deliveries/delivery.ts";

export interface Access {
  readonly token: string;
  readonly context: Context;
}

/**
 * Returns the token and the context of the run.
 * @param name the input that requests the delivery
 * @param shows what would show the findings to everybody: `issues`
 * @throws DriftlineError `usage`
 */
export function accessOf(
  { input, environment, event, isExposed }: DeliveryRequest,
  name: string,
  shows: string,
): Access {
  if (isExposed)
    throw usageError(
      `${name}: this repository is public, and ${shows} would show its findings to everyone`,
      "keep them in a private repository, or set allow-public: true",
    );
  const token = input("github-token") ?? environment["GITHUB_TOKEN"];
  if (token === undefined || token === "")
    throw usageError(`${name}: there is no GitHub token`, "use the default of the input github-token");
  const context = contextOf(environment, event);
  checkAccess({ api: context.api, token });
  return { token, context };
}
