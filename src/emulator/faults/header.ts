/** With this header a request selects a fault by its name. */
export const HEADER = "x-emulator-fault";
