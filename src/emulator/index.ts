// The registry of emulated resources. To add a resource, write its file and add one line here.
import { analytics } from "./analytics.ts";
import { computers } from "./computers.ts";
import { enterpriseControls } from "./enterprise-controls.ts";
import { limits } from "./limits.ts";
import { messages } from "./messages.ts";
import { readiness } from "./readiness.ts";
import type { Resource } from "./resource.ts";
import { sessions } from "./sessions.ts";
import { users } from "./users.ts";

export const resources: readonly Resource[] = [
  analytics,
  readiness,
  enterpriseControls,
  users,
  limits,
  sessions,
  messages,
  computers,
];
