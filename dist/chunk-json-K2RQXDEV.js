import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/fleet/json.ts
var json = (fleet) => `${visibleJson(JSON.stringify(fleet, null, 2))}
`;
export {
  json
};
