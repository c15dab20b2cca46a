// Faults as a layer: those of a plan, and the one that a request asks for itself.
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Layer } from "../host.ts";
import { Refusal } from "../resource.ts";
import type { State } from "../state.ts";
import { Cursors } from "./cursors.ts";
import { Request } from "./exchange.ts";
import type { Answer, Exchange, Fault } from "./fault.ts";
import { HEADER } from "./header.ts";
import { faultNamed, knownFaults } from "./index.ts";
import { Planned } from "./planned.ts";
import type { FaultPlan } from "./plan.ts";

interface Chosen {
  readonly fault: Fault;
  readonly said: Exchange["said"];
}

/** Does what a plan says, and what requests ask for. */
export function faulty(plan: FaultPlan, state: State): Layer {
  const cursors = new Cursors();
  const entries = plan.faults.map((entry) => new Planned(entry));
  // Which page a cursor leads to is known only when the page before it was looked at.
  const countsPages = plan.faults.some(({ match }) => typeof match?.page === "number");
  return async (c, next) => {
    const request = new Request(c, next, cursors, state);
    const name = c.req.header(HEADER);
    if (countsPages) await request.listed();
    const chosen = name === undefined ? await due(entries, request) : await asked(name, request);
    if (!chosen && !request.isAnswered) return next();
    const answer = await (chosen ? chosen.fault.inject(request.exchange(chosen.said)) : request.honest());
    // Or the fields of what was answered before would join those of the other answer.
    c.res = undefined;
    c.res = answer ? responseOf(answer) : RESPONSE_ALREADY_SENT;
    return undefined;
  };
}

async function asked(name: string, request: Request): Promise<Chosen> {
  const fault = faultNamed(name);
  if (!fault) throw new Refusal(400, `${HEADER}: is not the name of a fault; ${knownFaults(name)}`);
  if (!(await fits(fault, request))) {
    const wanted = fault.of === "history" ? "the history of the settings" : "a list";
    throw new Refusal(400, `${HEADER}: the fault is one of ${wanted}, and this is none that answers`);
  }
  return { fault, said: {} };
}

async function due(entries: readonly Planned[], request: Request): Promise<Chosen | undefined> {
  let found: Planned | undefined;
  // Those after the first one that is due count the request all the same.
  for (const entry of entries)
    if ((await entry.sees(request)) && !found && (await fits(entry.fault, request))) found = entry;
  found?.hit();
  return found;
}

/** Whether a fault can be done to what is asked for. */
async function fits({ of }: Fault, request: Request): Promise<boolean> {
  if (of === undefined) return true;
  const listed = await request.listed();
  return listed !== undefined && (of === "list" || listed.route.endpoint.name === "enterpriseControls.history");
}

function responseOf({ status, headers, body }: Answer): Response {
  return new Response(body === undefined ? null : new Uint8Array(body), { status, headers });
}
