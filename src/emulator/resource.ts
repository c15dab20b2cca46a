// A resource of the emulator: endpoints that the service declares, each with its answer.
import type * as z from "zod/mini";
import type { Endpoint, RefusalStatus, Role } from "../service/endpoint.ts";
import type { Organization } from "./organization.ts";
import type { State } from "./state.ts";

/** A request that was checked against the declaration of its endpoint. */
export interface Call {
  readonly role: Role;
  /** The decoded parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface Route {
  readonly endpoint: Endpoint;
  /** Returns the body of the success, or throws a `Refusal`. */
  answer(call: Call): object;
}

/** A call with the types of its endpoint's declaration. */
interface CallOf<E extends Endpoint> extends Call {
  readonly params: z.output<E["params"]> & Call["params"];
  readonly query: z.output<E["query"]>;
  readonly body: E["body"] extends z.ZodMiniType ? z.output<E["body"]> : unknown;
}

/** Makes a route with a typed call: the host has checked the call against the declaration. */
export function route<E extends Endpoint>(endpoint: E, answer: (call: CallOf<E>) => object): Route {
  return { endpoint, answer: (call) => answer(call as CallOf<E>) };
}

/** Makes the routes of a resource for one server. Requests change only `state`. */
export type Resource = (organization: Organization, state: State) => readonly Route[];

/** A refused request. The host makes the error body from it. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail what is wrong with the request */
  constructor(status: RefusalStatus, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.name = "Refusal";
    this.status = status;
    this.headers = headers;
  }
}
