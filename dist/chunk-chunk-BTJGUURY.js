import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  bag
} from "./chunk-chunk-2KDALSGB.js";

// src/service/wire.ts
function partsOf(endpoint, input) {
  const params = bag();
  const query = bag();
  const body = bag();
  for (const [name, value] of Object.entries(input)) {
    if (value === void 0) continue;
    if (Object.hasOwn(endpoint.params.shape, name)) params[name] = value;
    else if (endpoint.body === void 0 || Object.hasOwn(endpoint.query.shape, name)) query[name] = value;
    else body[name] = value;
  }
  return { params, query, body: endpoint.body && body };
}
function fromTexts(schema, texts) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      isNumber(schema.shape[name]) && /^-?\d{1,15}$/.test(text) ? Number(text) : text
    ])
  );
}
function isNumber(schema) {
  let inner = schema;
  while (inner && "innerType" in inner._zod.def) inner = inner._zod.def.innerType;
  return inner?._zod.def.type === "number";
}

export {
  partsOf,
  fromTexts
};
