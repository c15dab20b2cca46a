// The computers of a scenario.
import * as z from "zod/mini";
import { nonEmptyText, optional, says } from "../model/described.ts";
import { certain, instantOf } from "../model/instant.ts";
import type { Computer } from "../service/computers.ts";
import { idOf, instant } from "./scenario-fields.ts";
import { type Locate, Objections } from "./shape.ts";
import { withoutUndefined } from "../model/objects.ts";

const NAME = 63;
const name = nonEmptyText.check(z.maxLength(NAME, `is longer than ${NAME} characters`));

const address = z.string().check(z.refine((text) => URL.canParse(text), "is not an address"));

const stepSchema = z.strictObject({
  id: nonEmptyText.check(says("Id of the step")),
  name: nonEmptyText.check(says("Name of the step")),
  status: optional(z.enum(["pending", "running", "completed", "failed"]), "Status of the step (default: completed)"),
  error: optional(nonEmptyText, "Error of the step"),
  startedAt: optional(instant, "When the step started"),
  completedAt: optional(instant, "When the step ended"),
  installSessionId: optional(nonEmptyText, "The session that installs the dependencies"),
});

export const computerSchema = z.strictObject({
  id: idOf("computer"),
  name: name.check(says("Name of the computer, 1 to 63 characters")),
  providerType: z.enum(["byom", "e2b"]).check(says("byom: a member's own machine; e2b: a hosted computer")),
  createdAt: instant.check(says("When the computer was registered or made")),
  hostname: optional(nonEmptyText, "Host name"),
  status: optional(z.enum(["provisioning", "active", "error"]), "Status of the provisioning (default: active)"),
  relayClientUrl: optional(address, "Address of the relay for clients"),
  relayAgentUrl: optional(address, "Address of the relay for the agent"),
  remoteUser: optional(name, "Account of the agent on the computer, 1 to 63 characters"),
  steps: optional(z.array(stepSchema), "Steps of the provisioning, in order"),
});

type ComputerEntry = z.infer<typeof computerSchema>;

/**
 * Returns the computers in the service's format.
 * @throws DriftlineError `config` if two have the same id or name
 */
export function computersOf(entries: readonly ComputerEntry[], locate: Locate | undefined): Computer[] {
  const values = new Set<string>();
  const objections = new Objections(locate);
  for (const [index, entry] of entries.entries())
    for (const field of ["id", "name"] as const) {
      const same = `${field} ${entry[field]}`;
      if (values.has(same))
        objections.add(
          ["computers", index, field],
          `computer ${index + 1} has the ${field} of one before it`,
          "give each their own",
        );
      values.add(same);
    }
  objections.raise();
  return entries.map(computerOf);
}

function computerOf({ createdAt, status = "active", steps, ...rest }: ComputerEntry): Computer {
  return {
    ...withoutUndefined(rest),
    createdAt: certain(instantOf, createdAt),
    status,
    ...(steps && { provisioningSteps: steps.map(stepOf) }),
  };
}

function stepOf({ status = "completed", startedAt, completedAt, ...rest }: z.infer<typeof stepSchema>) {
  return {
    ...withoutUndefined(rest),
    status,
    ...(startedAt !== undefined && { startedAt: certain(instantOf, startedAt) }),
    ...(completedAt !== undefined && { completedAt: certain(instantOf, completedAt) }),
  };
}
