// docs/faults.md: the faults of the emulator, and the format of fault plans.
import * as z from "zod/mini";
import { HEADER } from "../../src/emulator/faults/layer.ts";
import type { Fault } from "../../src/emulator/faults/fault.ts";
import { families } from "../../src/emulator/faults/index.ts";
import { faultSchema, matchSchema } from "../../src/emulator/faults/plan.ts";
import { block, code, heading, link, page, prose, table } from "./markdown.ts";

const sample = `faults:
  - match: { path: /api/v0/organization/enterprise-controls/history, page: last }
    hit: 2
    fault: reset-in-body
  - match: { method: POST, path: "/api/v0/sessions/{sessionId}/messages", nth: 3 }
    hit: always
    fault: rate-limited-seconds
    retryAfter: 30
`;

export function faultsPage(): string {
  return page(
    "Faults of the emulator",
    "src/emulator/faults/",
    `${code("driftline serve --faults <file>")} serves an organization and injects faults according to a plan (${link("schema", "../policies/faults.schema.json")}). A request can also trigger a fault by name, in the header ${code(HEADER)}.`,
    block("yaml", sample),
    "The first matching entry that is due is used. With a status fault, the request is not carried out. With any other fault, it is carried out first. Page faults affect only lists, and revision faults affect only the history.",
    heading(2, "An entry"),
    keys(faultSchema),
    heading(2, "A match"),
    keys(matchSchema),
    ...Object.entries(families).flatMap(([name, faults]) => [
      heading(2, name),
      table(
        ["fault", "number", "what happens", "takes"],
        Object.entries<Fault>(faults).map(([fault, { number, description, options = [] }]) => [
          code(fault),
          number,
          prose(description),
          options.map(code).join(", "),
        ]),
      ),
    ]),
  );
}

function keys(schema: z.ZodMiniObject): string {
  const rows = Object.entries(schema.shape).map(([name, field]) => {
    const { description = "" } = z.toJSONSchema(field as z.ZodMiniType, { unrepresentable: "any" });
    return [code(name), prose(description)];
  });
  return table(["key", "meaning"], rows);
}
