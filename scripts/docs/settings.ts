// docs/settings.md: the catalog.
import { type Catalog, createCatalog } from "../../src/catalog/catalog.ts";
import { isCliff, isContainer, isGuard, type Setting } from "../../src/catalog/setting.ts";
import { publishedAliases, settingGroups } from "../../src/catalog/settings.ts";
import { classWords, looserOf, meaningsOf, switchOf } from "../../src/catalog/words.ts";
import { bullets, code, heading, link, page, prose } from "./markdown.ts";
import { settingLink } from "./setting-link.ts";

export function settingsPage(): string {
  const catalog = createCatalog();
  const toc = settingGroups.map(({ title, settings }) => {
    const names = settings.map(({ path }) => settingLink(path, ""));
    return `${heading(2, title)}\n\n${names.join(" · ")}\n\n${settings.map((setting) => section(setting, catalog)).join("\n\n")}`;
  });
  return page(
    "Settings",
    "src/catalog/settings/",
    `This page lists every setting that Driftline knows, by its path. ${code("[*]")} means every entry of a list or map; in a policy, write ${code("each")}. Other settings are reported as ${code("integrity/unknown-setting")}, and their texts and numbers are redacted.`,
    bullets([
      `**Looser** states which change gives the agent or its users more freedom. ${code("driftline log")} and ${code("diff")} mark such changes.`,
      `**Not set** states what the service does if the setting is not set. A rule on a single value then fails, because nothing is enforced, unless it has ${code("unset: pass")}, ${code("set: false")}, ${code("secret: absent")} or ${code("maxAge")}. A rule on a list judges what the missing list means: an empty list, or everything.`,
      "**A cliff** is a list that allows everything when its last entry is removed.",
    ]),
    ...toc,
  );
}

function section(setting: Setting, catalog: Catalog): string {
  const { path, unset, looser } = setting;
  const values = (setting.values ?? []).map((value) => [value].flat().map(code).join(" or "));
  const meanings = meaningsOf(setting);
  const counts = switchOf(setting);
  const aliases = Object.entries(publishedAliases).flatMap(([spelling, target]) => (target === path ? [spelling] : []));
  const kind = link(code(setting.kind), "kinds.md", setting.kind);
  const list = setting.list && `, a list${setting.list === "ordered" ? " whose order matters" : ""}`;
  return [
    heading(3, code(path)),
    prose(setting.description),
    bullets([
      `Kind: ${kind}${list ?? ""}${setting.range ? `, from ${setting.range.join(" to ")}` : ""}`,
      isGuard(setting) &&
        `A guard: ${looser === "unknown" ? "every change of it" : "loosening it"} is reported as ${link(code("changes/weakened"), "built-in-rules.md", "changesweakened")}, unless a rule of a policy reports it`,
      isCliff(setting) &&
        `Emptying the list is reported as ${link(code("changes/weakened"), "built-in-rules.md", "changesweakened")}, unless a rule of a policy reports it`,
      values.length > 0 &&
        `Values: ${values.join(setting.kind === "scale" ? " < " : " ")}${setting.inherits ? `, and ${code(setting.inherits)}` : ""}`,
      ...meanings.map(
        (line) => `${code(line.slice(0, line.indexOf(":")))}: ${prose(line.slice(line.indexOf(": ") + 2))}`,
      ),
      `Not set: ${prose(unset.means)}${unset.as === "everything" ? " (a cliff)" : ""}`,
      !isContainer(setting) && looser !== "none" && `Looser: ${prose(looserOf(setting))}`,
      setting.overriddenBy !== undefined &&
        `Overridden for a member by ${settingLink(setting.overriddenBy, "")}. A rule on this setting also judges every override that is set${counts === undefined ? "" : ", even if the switch is off"}. An override that is not set or empty has no effect and is not judged. An exception covers only the organization's own value, unless its ${code("subject")} names an override.`,
      counts !== undefined && `Has effect ${prose(counts)}`,
      aliases.length > 0 && `Also written ${aliases.map(code).join(", ")}`,
      insideOf(setting, catalog),
      `In reports: ${prose(classWords[setting.class])}`,
    ]),
  ].join("\n\n");
}

/** Describes the settings of a container's entries. */
function insideOf(setting: Setting, catalog: Catalog): string | undefined {
  if (!isContainer(setting)) return undefined;
  const entries = catalog.settings.filter(({ path }) => path.startsWith(`${setting.path}[*]`));
  const key = setting.key === undefined ? "name" : code(setting.key);
  return `Entries by ${key}: ${entries.length === 1 ? "one setting" : `${entries.length} settings`} each, below`;
}
