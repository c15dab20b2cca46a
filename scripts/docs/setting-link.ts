// Links to settings. Hosts number headings with the same anchor, such as `tools` and `tools[*]`.
import { settings } from "../../src/catalog/settings.ts";
import { code, slug } from "./markdown.ts";

const anchors = new Map<string, string>();
const usesOfName = new Map<string, number>();
for (const { path } of settings) {
  const name = slug(path);
  const uses = usesOfName.get(name) ?? 0;
  usesOfName.set(name, uses + 1);
  anchors.set(path, uses === 0 ? name : `${name}-${uses}`);
}

/** Returns a link to a setting from a page of docs/. */
export function settingLink(path: string, page = "settings.md"): string {
  return `[${code(path)}](${page}#${anchors.get(path)})`;
}
