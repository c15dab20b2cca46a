// Reports on the readiness of repositories for agents, newest first.
import { DEFAULT_LIMIT } from "../service/endpoint.ts";
import { readiness as service } from "../service/readiness.ts";
import { Refusal, type Resource, route } from "./resource.ts";

export const readiness: Resource = (organization) => [
  route(service.list, (call) => {
    const { repoId, limit = DEFAULT_LIMIT, startAfter } = call.query;
    const reports = organization.readiness.filter(({ repoUrl }) => repoId === undefined || isOf(repoUrl, repoId));
    const last = reports.findIndex((report) => report.reportId === startAfter);
    if (startAfter !== undefined && last < 0) throw new Refusal(400, "startAfter: is not a report of this list");
    return { reports: reports.slice(last + 1, last + 1 + limit) };
  }),
];

/** The interface does not define `repoId`. Here it is the path of a repository, `owner/name`, or its address. */
function isOf(repoUrl: string, repoId: string): boolean {
  return repoId === repoUrl || repoId === new URL(repoUrl).pathname.slice(1).replace(/\.git$/, "");
}
