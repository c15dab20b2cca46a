// The members of the organization when they are requested: the service keeps no history of them.

/** A member, reduced to what an audit needs. */
export interface Member {
  readonly id: string;
  readonly email: string;
  /** When the account was created, in milliseconds; null: not known. */
  readonly since: number | null;
  /** The last sign-in, in milliseconds; null: not known. */
  readonly signedIn: number | null;
}

/** All members. An incomplete list is not used: a missing member would look like a stranger. */
export type Members = readonly Member[];
