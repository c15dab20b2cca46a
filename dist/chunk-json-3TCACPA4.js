import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/json.ts
var json = (report) => `${visibleJson(JSON.stringify(report, null, 2))}
`;
export {
  json
};
