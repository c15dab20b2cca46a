// Whether requests may go through a proxy. A proxy variable alone, which many machines set, must not receive the key.

/** Whether Node was told to use the proxy of its environment. */
export const mayUseProxy = process.env["NODE_USE_ENV_PROXY"] === "1";

/** Whether a version of Node, such as `v24.5.0`, reads the variables of proxies. */
export function readsProxies(version: string): boolean {
  const [major = 0, minor = 0] = partsOf(version);
  return major > 24 || (major === 24 && minor >= 5) || (major === 22 && minor >= 21);
}

/** Returns the numbers of a version of Node: `v24.5.0` → 24, 5, 0. */
export function partsOf(version: string): number[] {
  return version.replace(/^v/, "").split(".").map(Number);
}
