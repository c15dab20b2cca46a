import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/model/reference.ts
var reference = /^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/;
function isReference(text) {
  return reference.test(text);
}

export {
  isReference
};
