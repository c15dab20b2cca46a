/** A field on every response, so that nothing said here can be taken for the real service. */
export const MARK = "x-driftline-emulator";
