import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/service/endpoint.ts
var roles = ["owner", "manager", "member", "guest"];
function declare(name, verbs) {
  const named = Object.entries(verbs).map(([verb, endpoint]) => [verb, { ...endpoint, name: `${name}.${verb}` }]);
  return Object.fromEntries(named);
}
var DEFAULT_LIMIT = 20;

export {
  roles,
  declare,
  DEFAULT_LIMIT
};
