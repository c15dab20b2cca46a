// The computers on which agents work.
import * as z from "zod/mini";
import { declare } from "./endpoint.ts";
import { list, may, maybe, millis, oneOf, people, segment, text, textLike, textOf } from "./fields.ts";

const NAME = 63;

export const computer = z.looseObject({
  id: text("Identifier of the computer"),
  name: textLike({ minLength: 1, maxLength: NAME }, "Its name"),
  providerType: oneOf(["byom", "e2b"], "`byom` for a machine of the member's own, else who hosts it"),
  createdAt: millis("When it was made"),
  hostname: maybe(text("Its host name")),
  status: maybe(oneOf(["provisioning", "active", "error"], "How far its provisioning is")),
  provisioningSteps: maybe(
    list(
      z.looseObject({
        id: text("Identifier of the step"),
        name: text("What the step does"),
        status: text("How far it is"),
        error: maybe(text("Why it failed")),
        startedAt: maybe(millis("When it started")),
        completedAt: maybe(millis("When it ended")),
        installSessionId: maybe(text("The session that installs")),
      }),
      "The steps of its provisioning",
    ),
  ),
  relayClientUrl: maybe(textLike({ format: "uri" }, "Where clients reach it")),
  relayAgentUrl: maybe(textLike({ format: "uri" }, "Where its agent reaches the relay")),
  remoteUser: maybe(textLike({ minLength: 1, maxLength: NAME }, "The account on it")),
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
    description: "Renames a computer, or changes the account on it.",
    method: "PATCH",
    path: "/api/v0/computers/{computerId}",
    params: z.object({ computerId }),
    body: z.looseObject({ name: may(textOf(NAME, "New name")), remoteUser: may(textOf(NAME, "New account on it")) }),
    refusals: [400, 401, 403, 404, 409, 413, 500],
    effect: "the computer may have been changed",
    example: { computerId: "cmp_01", name: "build-02" },
  },
  retryInstall: {
    ...answer,
    description: "Installs the dependencies of a computer once more.",
    method: "POST",
    path: "/api/v0/computers/{computerId}/install-deps",
    params: z.object({ computerId }),
    success: 202,
    refusals: [400, 401, 403, 404, 409, 500],
    effect: "the installation may have been started",
    example: { computerId: "cmp_01" },
  },
});
