// What a resource of the emulator is: endpoints that the service declares, each with what it answers.
import type * as z from "zod/mini";
import type { Endpoint, RefusalStatus, Role } from "../service/endpoint.ts";
import type { Organization } from "./organization.ts";
import type { State } from "./state.ts";

/** A request whose caller, query and body were checked against the declaration of its endpoint. */
export interface Call {
  readonly role: Role;
  /** The parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface Route {
  readonly endpoint: Endpoint;
  /** The body of success, or a thrown `Refusal`. */
  answer(call: Call): object;
}

/** A call of an endpoint with all that its declaration says of it. */
interface CallOf<E extends Endpoint> extends Call {
  readonly params: z.output<E["params"]> & Call["params"];
  readonly query: z.output<E["query"]>;
  readonly body: E["body"] extends z.ZodMiniType ? z.output<E["body"]> : unknown;
}

/** A route whose answer knows what its endpoint declares: the host has checked the call against it. */
export function route<E extends Endpoint>(endpoint: E, answer: (call: CallOf<E>) => object): Route {
  return { endpoint, answer: (call) => answer(call as CallOf<E>) };
}

/** Makes the routes of a resource for one server. What requests change is in its state, and nowhere else. */
export type Resource = (organization: Organization, state: State) => readonly Route[];

/** A request that is not answered as asked; the generic layer makes the error body of it. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail what is wrong with the request, for its author */
  constructor(status: RefusalStatus, detail: string, headers: Readonly<Record<string, string>> = {}) {
    super(detail);
    this.name = "Refusal";
    this.status = status;
    this.headers = headers;
  }
}
