// The computers on which agents work.
import * as z from "zod/mini";
import { declare } from "./endpoint.ts";
import { list, may, maybe, millis, oneOf, people, segment, text, textLike, textOf } from "./fields.ts";

const NAME = 63;

export const computer = z.looseObject({
  id: text("Identifier of the computer"),
  name: textLike({ minLength: 1, maxLength: NAME }, "Name of the computer"),
  providerType: oneOf(["byom", "e2b"], "`byom` for a machine of the member's own, else who hosts it"),
  createdAt: millis("When the computer was registered or made"),
  hostname: maybe(text("Host name")),
  status: maybe(oneOf(["provisioning", "active", "error"], "Status of the provisioning")),
  provisioningSteps: maybe(
    list(
      z.looseObject({
        id: text("Identifier of the step"),
        name: text("What the step does"),
        status: text("Status of the step"),
        error: maybe(text("Error of the step")),
        startedAt: maybe(millis("When the step started")),
        completedAt: maybe(millis("When the step ended")),
        installSessionId: maybe(text("The session that installs the dependencies")),
      }),
      "Steps of the provisioning",
    ),
  ),
  relayClientUrl: maybe(textLike({ format: "uri" }, "Address of the relay for clients")),
  relayAgentUrl: maybe(textLike({ format: "uri" }, "Address of the relay for the agent")),
  remoteUser: maybe(textLike({ minLength: 1, maxLength: NAME }, "Account of the agent on the computer")),
});

export type Computer = z.infer<typeof computer>;

const computerId = segment("Identifier of the computer");
/** A name may hold anything and is sent as one encoded segment. Only `.` and `..` cannot be sent: they mean folders. */
const anyName = textOf(NAME, "Name of the computer").check(
  z.refine((name) => name !== "." && name !== "..", "is not a name that can stand in a path"),
  z.refine((name) => name.isWellFormed(), "is not well-formed text"),
);
const answer = { response: computer, allowed: people } as const;

export const computers = declare("computers", {
  get: {
    ...answer,
    description: "Reads a computer.",
    path: "/api/v0/computers/{computerId}",
    params: z.object({ computerId }),
    refusals: [400, 401, 403, 404, 500],
    example: { computerId: "cmp_01" },
  },
  getByName: {
    ...answer,
    description: "Reads a computer by its name.",
    path: "/api/v0/computers/name/{name}",
    params: z.object({ name: anyName }),
    refusals: [400, 401, 403, 404, 500],
    example: { name: "build-01" },
  },
  update: {
    ...answer,
    description: "Renames a computer, or changes the agent's account on the computer.",
    method: "PATCH",
    path: "/api/v0/computers/{computerId}",
    params: z.object({ computerId }),
    body: z.looseObject({
      name: may(textOf(NAME, "New name")),
      remoteUser: may(textOf(NAME, "New account of the agent on the computer")),
    }),
    refusals: [400, 401, 403, 404, 409, 413, 500],
    effect: "the computer may have been changed",
    example: { computerId: "cmp_01", name: "build-02" },
  },
  retryInstall: {
    ...answer,
    description: "Installs the dependencies of a computer again.",
    method: "POST",
    path: "/api/v0/computers/{computerId}/install-deps",
    params: z.object({ computerId }),
    success: 202,
    refusals: [400, 401, 403, 404, 409, 500],
    effect: "the installation may have been started",
    example: { computerId: "cmp_01" },
  },
});
