/** With this field a request asks for a fault by its name. */
export const HEADER = "x-emulator-fault";
