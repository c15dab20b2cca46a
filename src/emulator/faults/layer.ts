// Faults as a layer: those of a plan, and the fault that a request selects.
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Layer } from "../host.ts";
import { Refusal } from "../resource.ts";
import type { State } from "../state.ts";
import { Cursors } from "./cursors.ts";
import { Request } from "./exchange.ts";
import type { Exchange, Fault } from "./fault.ts";
import { faultNamed, knownFaults } from "./index.ts";
import { PlannedFault } from "./planned-fault.ts";
import type { FaultPlan } from "./plan.ts";

/** With this header a request selects a fault by its name. */
export const HEADER = "x-emulator-fault";

interface ChosenFault {
  readonly fault: Fault;
  readonly optionValues: Exchange["optionValues"];
}

/** Injects the faults of a plan, and the faults that requests select. */
export function faulty(plan: FaultPlan, state: State): Layer {
  const cursors = new Cursors();
  const entries = plan.faults.map((entry) => new PlannedFault(entry));
  // The page number of a cursor is only known after the page before was inspected.
  const countsPages = plan.faults.some(({ match }) => typeof match?.page === "number");
  return async (c, next) => {
    const request = new Request(c, next, cursors, state);
    const name = c.req.header(HEADER);
    if (countsPages) await request.honestList();
    const fault = name === undefined ? await due(entries, request) : await namedFault(name, request);
    if (!fault && !request.isAnswered) return next();
    const answer = await (fault ? fault.fault.inject(request.exchange(fault.optionValues)) : request.honest());
    // Clear the response first: otherwise the headers of the earlier answer are merged into the new one.
    c.res = undefined;
    c.res = answer ? new Response(answer.body && new Uint8Array(answer.body), answer) : RESPONSE_ALREADY_SENT;
    return undefined;
  };
}

async function namedFault(name: string, request: Request): Promise<ChosenFault> {
  const fault = faultNamed(name);
  if (!fault) throw new Refusal(400, `${HEADER}: is not the name of a fault; ${knownFaults(name)}`);
  if (!(await fits(fault, request))) {
    const kind = fault.of === "history" ? "the history of the settings" : "a list";
    throw new Refusal(400, `${HEADER}: the fault is one of ${kind}, and this is none that answers`);
  }
  return { fault, optionValues: {} };
}

async function due(entries: readonly PlannedFault[], request: Request): Promise<ChosenFault | undefined> {
  let match: PlannedFault | undefined;
  // Later entries also count the request, even if an earlier one is due.
  for (const entry of entries)
    if ((await entry.sees(request)) && !match && (await fits(entry.fault, request))) match = entry;
  match?.hit();
  return match;
}

/** Whether a fault can be applied to a request. */
async function fits({ of }: Fault, request: Request): Promise<boolean> {
  if (of === undefined) return true;
  const list = await request.honestList();
  return list !== undefined && (of === "list" || list.route.endpoint.name === "enterpriseControls.history");
}
