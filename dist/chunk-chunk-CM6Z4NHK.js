import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/model/put-right.ts
function isPutRight({ status, ended }) {
  return status === "resolved" && !isContinued(ended);
}
function isContinued(ended) {
  return ended === "accepted" || ended === "outgrown";
}

export {
  isPutRight,
  isContinued
};
