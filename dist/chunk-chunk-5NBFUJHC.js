import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/emulator/organization.ts
var roles = ["owner", "manager", "member", "guest"];

export {
  roles
};
