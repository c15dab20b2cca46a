import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/model/policy.ts
var days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

export {
  days
};
