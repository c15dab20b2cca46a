// What a resource of the emulator is: endpoints that the service declares, each with what it answers.
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
  answer(call: Call): unknown;
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
