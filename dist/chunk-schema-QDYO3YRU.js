import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  schemaTest,
  unusable
} from "./chunk-chunk-SHPEOT76.js";
import "./chunk-chunk-YC6CE2XA.js";
import "./chunk-chunk-LLUWU232.js";
import {
  entriesOf
} from "./chunk-chunk-WKOZ4ZM7.js";
import "./chunk-chunk-DE4V6GXO.js";
import {
  isOpaque,
  kindOf
} from "./chunk-chunk-E7MFPVOO.js";
import "./chunk-chunk-GKGVOPSK.js";
import "./chunk-chunk-CECUO46L.js";
import {
  equal
} from "./chunk-chunk-RITLSO62.js";
import "./chunk-chunk-TXR2ON6E.js";
import {
  json,
  record,
  string
} from "./chunk-chunk-4LWCVM6A.js";
import "./chunk-chunk-RPXPASOV.js";

// src/checks/schema.ts
var schema = {
  says: "is valid by this JSON Schema (2020-12)",
  takes: "a JSON Schema; patterns run in linear time, and $ref stays inside",
  sample: {
    setting: "hooks[*]",
    options: { items: { required: ["hooks"] } },
    holds: [{ hooks: [{ type: "command", command: "/opt/corp/log" }] }],
    fails: [{ command: "/opt/corp/log" }]
  },
  misfit: (setting) => setting.kind === "secret" ? "a secret is judged with secret or maxAge" : void 0,
  options: () => record(string(), json()).check((context) => {
    const why = unusable(context.value);
    if (why) context.issues.push({ code: "custom", input: context.value, message: why });
  }),
  words: () => "valid by its JSON Schema",
  test: (options, setting) => {
    const test = schemaTest(options, false);
    return (value) => {
      if (kindOf(setting).type === "string" && entriesOf(value).some(isOpaque))
        return { message: "holds a secret, so it cannot be judged", offending: entriesOf(value).filter(isOpaque) };
      const [objection] = test(value);
      if (!objection) return void 0;
      const where = objection.place === "" ? "" : ` at ${objection.place}`;
      return { message: `is not valid${where}: ${objection.message}`, offending: [value] };
    };
  },
  implies: (lower, upper) => equal(lower, upper),
  carries: "text"
};
export {
  schema
};
