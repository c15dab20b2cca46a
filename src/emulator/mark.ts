/** A header on every response, so that no answer can be mistaken for one of the real service. */
export const MARK = "x-driftline-emulator";
