import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  exits
} from "./chunk-chunk-KB2Y6SSM.js";
import "./chunk-chunk-KTVKDWAB.js";
import "./chunk-chunk-RPXPASOV.js";

// src/commands/api/openapi.ts
function defineOpenApi(group) {
  group.command("openapi").description("print the interface as an OpenAPI 3.1 document").action(exits(print));
}
async function print() {
  const [{ openApi }, { version }, { write }] = await Promise.all([
    import("./chunk-openapi-B6HOOCVM.js"),
    import("./chunk-version-AWIPEKQR.js"),
    import("./chunk-output-LV7V2MG2.js")
  ]);
  await write(`${JSON.stringify(openApi(version), null, 2)}
`);
  return 0;
}
export {
  defineOpenApi
};
