// What became of each exception, and the findings about those that ran out or that nothing needs.
import { DAY, instantText } from "../../src/model/instant.ts";
import type { Exception } from "../../src/model/policy.ts";
import { defaultSeverity } from "./events.ts";
import { type Finding, findingOf } from "./finding.ts";

export type ExceptionState = "pending" | "active" | "expiring" | "expired" | "outgrown" | "unused";

const SOON = 30 * DAY;

export function stateOf(
  exception: Exception,
  { needed, outgrown }: { needed: ReadonlyMap<Exception, number>; outgrown: ReadonlySet<Exception> },
  asOf: number,
): ExceptionState {
  if (exception.until !== null && asOf >= exception.until) return "expired";
  if (asOf < exception.from) return "pending";
  if (needed.has(exception)) return exception.until !== null && exception.until - asOf <= SOON ? "expiring" : "active";
  return outgrown.has(exception) ? "outgrown" : "unused";
}

/** One finding for each rule whose exceptions ran out while they are needed, and one where nothing needs them. */
export function exceptionFindings(input: {
  readonly exceptions: readonly Exception[];
  readonly states: ReadonlyMap<Exception, ExceptionState>;
  readonly needed: ReadonlyMap<Exception, number>;
  readonly released: ReadonlyMap<Exception, number>;
  /** The rules of policies that are not in force, which nobody judges. */
  readonly notInForce: ReadonlySet<string>;
  readonly asOf: number;
  readonly organization: string;
}): Finding[] {
  const { exceptions, states, needed } = input;
  const expired = exceptions.filter((exception) => states.get(exception) === "expired" && needed.has(exception));
  const unused = exceptions.filter(
    (exception) => states.get(exception) === "unused" && !input.notInForce.has(exception.rule),
  );
  const draw = (id: string, list: readonly Exception[], timeOf: (those: readonly Exception[]) => number) =>
    [...new Set(list.map((finding) => finding.rule))].map((rule) => {
      const those = list.filter((finding) => finding.rule === rule);
      const time = timeOf(those);
      return findingOf(input, {
        rule: { id, severity: defaultSeverity(id), fixWithinSeconds: null },
        subject: `rule:${rule}`,
        status: "open",
        introduced: { revision: null, at: instantText(time), time, by: null },
        isFirst: false,
        exact: true,
        resolved: null,
        offending: those.flatMap((item) => item.value ?? []),
        dueFrom: null,
      });
    });
  return [
    ...draw("exceptions/expired", expired, (those) =>
      Math.min(...those.map((item) => Math.max(item.until!, needed.get(item)!))),
    ),
    ...draw("exceptions/unused", unused, (those) =>
      Math.max(...those.map((item) => Math.max(item.from, input.released.get(item) ?? 0))),
    ),
  ];
}
