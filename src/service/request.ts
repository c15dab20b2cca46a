// What is sent: the address and the body of a request, from the parts of an input.
import { DriftlineError } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Parts } from "./wire.ts";

/** Where the service is; from serviceAddress. A host that is not given cannot be asked. */
export interface Hosts {
  readonly baseUrl?: URL | undefined;
  readonly appUrl?: URL | undefined;
}

/**
 * The address of a request.
 * @param declared the path of the endpoint, with its parameters in braces
 * @throws DriftlineError `usage` when the host of the endpoint is not known
 */
export function addressOf(
  hosts: Hosts,
  endpoint: Endpoint,
  { params, query }: Pick<Parts, "params" | "query">,
  declared = endpoint.path,
): URL {
  const url = new URL(hostOf(hosts, endpoint));
  // Each parameter is one segment, whatever it holds: the schemas refuse the names that encoding leaves alone.
  const path = declared.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  url.pathname = `${url.pathname.replace(/\/$/, "")}${path}`;
  // Not URLSearchParams: it writes a space as a plus, which only some servers read as one.
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  url.search = pairs.join("&");
  return url;
}

function hostOf({ baseUrl, appUrl }: Hosts, endpoint: Endpoint): URL {
  const url = endpoint.host === "app" ? appUrl : baseUrl;
  if (url) return url;
  const [host, name, hint] =
    endpoint.host === "app"
      ? ["the application of the service", "appUrl", "give --app-url or DRIFTLINE_APP_URL, or appUrl to createClient"]
      : ["the API of the service", "baseUrl", "give --base-url or DRIFTLINE_BASE_URL, or baseUrl to createClient"];
  throw new DriftlineError("usage", { message: `${endpoint.name} asks ${host}, and no ${name} is given`, hint });
}

/** The text of the body; undefined when the endpoint has none. */
export function bodyTextOf(parts: Parts): string | undefined {
  return parts.body && JSON.stringify(parts.body);
}
