import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/model/direction.ts
var directions = ["looser", "tighter", "neutral", "unknown"];

export {
  directions
};
