/** What an audit may ask the service for besides the history. */
export const extraNames = ["usage", "access", "readiness", "computers", "sessions"] as const;
export type ExtraName = (typeof extraNames)[number];
