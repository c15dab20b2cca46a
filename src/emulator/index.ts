// The registry of emulated resources. Adding one: its file, and one line here.
import { enterpriseControls } from "./enterprise-controls.ts";
import type { Resource } from "./resource.ts";
import { users } from "./users.ts";

export const resources: readonly Resource[] = [enterpriseControls, users];
