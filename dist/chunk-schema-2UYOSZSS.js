import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  schemaTest,
  unusable
} from "./chunk-chunk-ISU54SOF.js";
import "./chunk-chunk-YC6CE2XA.js";
import {
  spelled
} from "./chunk-chunk-5OAT7YRZ.js";
import {
  entriesOf,
  isList,
  listed
} from "./chunk-chunk-7LU3CNUD.js";
import "./chunk-chunk-QIVIUYYH.js";
import "./chunk-chunk-NOTXTWNX.js";
import {
  flawOf,
  isOpaque,
  kindOf
} from "./chunk-chunk-BWPCEOJU.js";
import "./chunk-chunk-3MVRGIVQ.js";
import "./chunk-chunk-HCM7UUWR.js";
import "./chunk-chunk-WNWQCOS2.js";
import "./chunk-chunk-TXR2ON6E.js";
import {
  equal
} from "./chunk-chunk-2KDALSGB.js";
import {
  json,
  record,
  string
} from "./chunk-chunk-WWJXMTTS.js";
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
      const bad = isList(setting) ? entriesOf(value).filter((entry) => flawOf(kindOf(setting), entry)) : [];
      if (bad.length > 0) return { message: `contains ${listed(bad)}, malformed`, offending: bad };
      const [objection] = test(spelled(setting, value));
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
