// Who belongs to the organization: as it is when it is asked, since the service keeps no history of it.

/** A member, without what an audit has no use for. */
export interface Member {
  readonly id: string;
  readonly email: string;
  /** When the account was made, in milliseconds; null when it is not known. */
  readonly since: number | null;
  /** When they last signed in, in milliseconds; null when it is not known. */
  readonly signedIn: number | null;
}

/** All members. Part of them is none: a name that is missing would read as a stranger's. */
export type Members = readonly Member[];
