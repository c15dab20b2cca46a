// The address and the body of a request, from the parts of an input.
import { usageError } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Parts } from "./wire.ts";

/** The hosts of the service, from serviceAddress. A missing host cannot be called. */
export interface Hosts {
  readonly baseUrl?: URL | undefined;
  readonly appUrl?: URL | undefined;
}

/**
 * Returns the address of a request.
 * @param declaredPath the endpoint's path, with parameters in braces
 * @throws DriftlineError `usage` if the endpoint's host is not given
 */
export function addressOf(
  hosts: Hosts,
  endpoint: Endpoint,
  { params, query }: Pick<Parts, "params" | "query">,
  declaredPath: string,
): URL {
  const url = new URL(hostOf(hosts, endpoint));
  // Each parameter is one segment: the schemas reject `.` and `..`, which encoding does not change.
  const path = declaredPath.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  url.pathname = `${url.pathname.replace(/\/$/, "")}${path}`;
  // Not URLSearchParams: it writes a space as a plus, which only some servers decode.
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  url.search = pairs.join("&");
  return url;
}

function hostOf({ baseUrl, appUrl }: Hosts, endpoint: Endpoint): URL {
  const url = endpoint.host === "app" ? appUrl : baseUrl;
  if (url) return url;
  const [host, name, hint] =
    endpoint.host === "app"
      ? [
          "the application of the service",
          "appUrl",
          "give --app-url, DRIFTLINE_APP_URL or the input app-url, or appUrl to createClient",
        ]
      : [
          "the API of the service",
          "baseUrl",
          "give --base-url, DRIFTLINE_BASE_URL or the input base-url, or baseUrl to createClient",
        ];
  throw usageError(`${endpoint.name} asks ${host}, and no ${name} is given`, hint);
}
