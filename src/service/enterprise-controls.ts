// The history of the organization's enterprise controls.
import * as z from "zod/mini";
import { declare } from "./endpoint.ts";
import { administrators, map, pages, pagesOf, text, textLike, whole } from "./fields.ts";

/** One entry of the history: the whole settings after an edit, its author and its time. */
export const controlChange = z.looseObject({
  revision: whole("The number of the revision"),
  settings: map(z.unknown(), "The whole settings at this revision, not a difference"),
  user: z
    .looseObject({ id: text("Identifier"), email: text("E-mail address"), name: text("Name") })
    .check(z.describe("Editor of the revision")),
  updatedAt: textLike({ format: "date-time" }, "When the revision was made"),
});

export const enterpriseControls = declare("enterpriseControls", {
  /** Read through the seal, never parsed by a caller. */
  history: {
    description: "Lists every revision of the enterprise controls, newest first.",
    path: "/api/v0/organization/enterprise-controls/history",
    query: z.object(pages),
    ...pagesOf("changes", controlChange, "Revisions, newest first"),
    sealed: true,
    refusals: [400, 401, 403, 500],
    allowed: administrators,
    example: { limit: 100 },
  },
});
