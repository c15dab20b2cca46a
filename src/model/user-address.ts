// The e-mail address of a user of the service.
import * as z from "zod/mini";

/** The address of a user, as HTML defines it: of ASCII only, because other letters can look like these. */
export const userAddress = z.email({ pattern: z.regexes.html5Email, error: "is not an e-mail address" });
