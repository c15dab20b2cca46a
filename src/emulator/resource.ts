// What a resource of the emulator is: endpoints that the service declares, each with who may call it and what it answers.
import type { Endpoint } from "../service/endpoint.ts";
import type { Organization, Role } from "./organization.ts";

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
  /** The roles that may call it; others get 403. */
  readonly allowed: readonly Role[];
  /** The body of success, or a thrown `Refusal`. */
  answer(call: Call): unknown;
}

/** Makes the routes of a resource. State that requests change lives in here, so that two servers do not share it. */
export type Resource = (organization: Organization) => readonly Route[];

/** Roles that administer the organization. */
export const administrators: readonly Role[] = ["owner", "manager"];

/** Statuses of errors. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 429 | 500;

/** A request that is not answered as asked; the generic layer makes the error body of it. */
export class Refusal extends Error {
  readonly status: RefusalStatus;

  /** @param detail what is wrong with the request, for its author */
  constructor(status: RefusalStatus, detail: string) {
    super(detail);
    this.name = "Refusal";
    this.status = status;
  }
}
