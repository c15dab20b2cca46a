// What the tests of commands share.
import { KEY } from "../service/support.ts";

/** The environment of a program that calls a service. */
export const at = (url: URL | string) => ({
  DRIFTLINE_BASE_URL: String(url),
  DRIFTLINE_APP_URL: String(url),
  DRIFTLINE_API_KEY: KEY,
});
