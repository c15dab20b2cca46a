// The registry of faults. To add a fault, add it to its family. To add a family, write its file and one line here.
import { didYouMean } from "../../errors.ts";
import { bodies } from "./bodies.ts";
import { connections } from "./connections.ts";
import type { Fault } from "./fault.ts";
import { figures } from "./figures.ts";
import { pages } from "./pages.ts";
import { revisions } from "./revisions.ts";
import { statuses } from "./statuses.ts";
import { namesIn } from "../../lists.ts";

export const families = {
  Statuses: statuses,
  Bodies: bodies,
  Connections: connections,
  Pages: pages,
  Revisions: revisions,
  Figures: figures,
} satisfies Record<string, Record<string, Fault>>;

export const faults = { ...statuses, ...bodies, ...connections, ...pages, ...revisions, ...figures } satisfies Record<
  string,
  Fault
>;

export type FaultName = keyof typeof faults;

export const faultNames = namesIn(faults);

/** Returns the fault with a name; undefined if none. */
export function faultNamed(name: string): Fault | undefined {
  return Object.hasOwn(faults, name) ? faults[name as FaultName] : undefined;
}

/** Returns a hint for an unknown fault name. */
export function knownFaults(name: string): string {
  const near = didYouMean(name, faultNames);
  return `${near === undefined ? "" : `${near} `}the faults are ${faultNames.join(", ")}`;
}
