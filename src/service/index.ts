// The registry of the service's resources. To add a resource, write its file and add one line here.
import { analytics } from "./analytics.ts";
import { computers } from "./computers.ts";
import type { Endpoint, Resource } from "./endpoint.ts";
import { enterpriseControls } from "./enterprise-controls.ts";
import { limits } from "./limits.ts";
import { messages } from "./messages.ts";
import { readiness } from "./readiness.ts";
import { sessions } from "./sessions.ts";
import { users } from "./users.ts";

export const resources = {
  analytics,
  readiness,
  enterpriseControls,
  users,
  limits,
  sessions,
  messages,
  computers,
} satisfies Record<string, Resource>;

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = Object.values<Resource>(resources).flatMap((resource) =>
  Object.values(resource),
);
