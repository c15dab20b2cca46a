// The address of the service. The key is sent nowhere else.
import { usageError } from "../errors.ts";

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** Link-local addresses: 169.254.0.0/16, also inside IPv6, and fe80::/10. Clouds serve machine credentials there. */
const linkLocal = /^169\.254\.|^\[fe[89ab][0-9a-f]:|^\[(?:::(?:ffff:)?|64:ff9b::)a9fe:/;

/**
 * Parses and checks the address of the service.
 * @param name the option's name, for the message
 * @throws DriftlineError `usage` if sending the key there would not be safe
 */
export function serviceAddress(address: string, name: string): URL {
  const text = address.trim();
  const refuse = (message: string, hint: string) => usageError(`${name} ${message}`, hint);
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw refuse("is not an address", "write it like https://api.example.com");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw refuse("is not an https: address", "write it like https://api.example.com");
  if (url.username !== "" || url.password !== "")
    throw refuse("carries a user name or password", "the key comes from the environment or a file");
  if (url.search !== "" || url.hash !== "")
    throw refuse("has a query or a fragment", "write only scheme, host and path");
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1]?.replace(/:\d+$/, "") ?? "";
  if (host.toLowerCase() !== url.hostname)
    throw refuse("spells its host in a way that hides it", `write ${url.hostname}`);
  if (url.protocol === "http:" && !isLoopback(url.hostname))
    throw refuse("is plain http:, which would send the key in the clear", "write https:");
  if (linkLocal.test(url.hostname)) throw refuse("is a link-local address", "name the service's host");
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}

/**
 * Checks an API key, or a token (JWT), which may be long, before it is put into a header. The service judges it.
 * @throws DriftlineError `usage`, which never quotes the key
 */
export function apiKey(text: string, name: string): string {
  const key = text.trim();
  if (/^[\x21-\x7e]{1,8192}$/.test(key)) return key;
  if (/\s/.test(key)) throw usageError(`${name} has white space in it`, "write only the key, without Bearer");
  const why = key === "" ? "is empty" : "is not 1 to 8192 printable ASCII characters";
  throw usageError(`${name} ${why}`, "generate a key in the settings of the service");
}
