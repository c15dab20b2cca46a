import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  exits
} from "./chunk-chunk-K2FO47L6.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-RPXPASOV.js";

// src/commands/api/openapi.ts
function defineOpenApi(group) {
  group.command("openapi").description("print the interface as an OpenAPI 3.1 document").action(exits(print));
}
async function print() {
  const [{ openApi }, { version }, { write }] = await Promise.all([
    import("./chunk-openapi-632C6XX5.js"),
    import("./chunk-version-CPLQ3OCY.js"),
    import("./chunk-output-LV7V2MG2.js")
  ]);
  await write(`${JSON.stringify(openApi(version), null, 2)}
`);
  return 0;
}
export {
  defineOpenApi
};
