import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/run/shell-word.ts
function shellWord(text) {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

export {
  shellWord
};
