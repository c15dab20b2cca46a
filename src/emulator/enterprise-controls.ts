// The history of the settings, newest first.
import { enterpriseControls as service } from "../service/enterprise-controls.ts";
import { pageOf } from "./page.ts";
import { type Resource, route } from "./resource.ts";

export const enterpriseControls: Resource = (_, state) => [
  route(service.history, (call) => {
    const newestFirst = state.revisions.toReversed();
    const { items, pagination } = pageOf(service.history, newestFirst, (change) => String(change.revision), call);
    return { changes: items, pagination };
  }),
];
