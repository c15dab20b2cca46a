// One entry of a plan on a running server: the requests that it matches, and how often it happened.
import type { Request } from "./exchange.ts";
import type { Exchange, Fault } from "./fault.ts";
import { faults } from "./index.ts";
import { pathPattern, type PlanEntry } from "./plan.ts";

export class PlannedFault {
  readonly fault: Fault;
  readonly optionValues: Exchange["optionValues"];
  readonly #entry: PlanEntry;
  readonly #path: RegExp | undefined;
  #matchCount = 0;
  #hits = 0;

  constructor(entry: PlanEntry) {
    const { retryAfter, location, match } = entry;
    this.#entry = entry;
    this.fault = faults[entry.fault];
    this.optionValues = {
      ...(retryAfter !== undefined && { retryAfter: String(retryAfter) }),
      ...(location !== undefined && { location }),
    };
    this.#path = match?.path === undefined ? undefined : pathPattern(match.path);
  }

  /** Counts a matching request. Returns whether the fault is due. */
  async sees(request: Request): Promise<boolean> {
    if (!(await this.#matches(request))) return false;
    const { hit = "first", match } = this.#entry;
    const most = hit === "always" ? Infinity : hit === "first" ? 1 : hit;
    return ++this.#matchCount >= (match?.nth ?? 1) && this.#hits < most;
  }

  /** Counts an occurrence of the fault. */
  hit(): void {
    this.#hits++;
  }

  async #matches(request: Request): Promise<boolean> {
    const { method, page } = this.#entry.match ?? {};
    if (method !== undefined && method !== request.method) return false;
    if (this.#path && !this.#path.test(request.path)) return false;
    if (page === undefined) return true;
    if (typeof page === "number" && page !== request.page) return false;
    const list = await request.honestList();
    if (!list || typeof page === "number") return list !== undefined;
    const isFirst = request.page === 1;
    const isLast = !list.page.hasMore;
    return page === "first" ? isFirst : page === "last" ? isLast : !isFirst && !isLast;
  }
}
