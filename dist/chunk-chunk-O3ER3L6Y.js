import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/run/extra-names.ts
var extraNames = ["usage", "access", "readiness", "computers", "sessions"];

export {
  extraNames
};
