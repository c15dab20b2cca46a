// docs/settings.md: the catalog.
import { type Catalog, createCatalog } from "../../src/catalog/catalog.ts";
import { isContainer, isGuard, type Setting } from "../../src/catalog/setting.ts";
import { publishedAliases, settingGroups } from "../../src/catalog/settings.ts";
import { classOf, looserOf, meaningsOf, switchOf } from "../../src/catalog/words.ts";
import { bullets, code, heading, link, page, prose } from "./markdown.ts";
import { settingLink } from "./setting-link.ts";

export function settingsPage(): string {
  const catalog = createCatalog();
  const toc = settingGroups.map(({ title, settings }) => {
    const names = settings.map(({ path }) => settingLink(path, ""));
    return `${heading(2, title)}\n\n${names.join(" · ")}\n\n${settings.map((one) => section(one, catalog)).join("\n\n")}`;
  });
  return page(
    "Settings",
    "src/catalog/settings/",
    `Every setting that Driftline knows, by its path; ${code("[*]")} stands for the entries of a list or map, which a policy reaches through ${code("each")}. A setting that is not here is reported as ${code("integrity/unknown-setting")} and treated as a secret.`,
    bullets([
      `**Looser** says which change gives the agent or its users more room; ${code("driftline log")} and ${code("diff")} mark changes by it.`,
      "**Not set** says what the service does then. A rule on a single value that is not set fails, because nothing is enforced; a list that is not set is judged as what it means: an empty list, or everything.",
      "**A cliff** is a list whose last entry holds back everything: taken away, all is allowed.",
    ]),
    ...toc,
  );
}

function section(setting: Setting, catalog: Catalog): string {
  const { path, unset, looser } = setting;
  const known = (setting.values ?? []).map((value) => [value].flat().map(code).join(" or "));
  const meanings = meaningsOf(setting);
  const counts = switchOf(setting);
  const aliases = Object.entries(publishedAliases).flatMap(([written, target]) => (target === path ? [written] : []));
  const kind = link(code(setting.kind), "kinds.md", setting.kind);
  const list = setting.list && `, a list${setting.list === "ordered" ? " whose order matters" : ""}`;
  return [
    heading(3, code(path)),
    prose(setting.says),
    bullets([
      `Kind: ${kind}${list ?? ""}${setting.range ? `, from ${setting.range.join(" to ")}` : ""}`,
      isGuard(setting) &&
        `A guard: loosening it is told by ${link(code("changes/weakened"), "built-in-rules.md", "changesweakened")}`,
      known.length > 0 &&
        `Values: ${known.join(setting.kind === "scale" ? " < " : " ")}${setting.inherits ? `, and ${code(setting.inherits)}` : ""}`,
      ...meanings.map(
        (line) => `${code(line.slice(0, line.indexOf(":")))}: ${prose(line.slice(line.indexOf(": ") + 2))}`,
      ),
      `Not set: ${prose(unset.means)}${unset.as === "everything" ? " (a cliff)" : ""}`,
      !isContainer(setting) && looser !== "none" && `Looser: ${prose(looserOf(setting))}`,
      setting.overriddenBy !== undefined &&
        `Overridden for a member by ${settingLink(setting.overriddenBy, "")}: a rule on this setting judges every override that is set as well, whatever the switch says. One that is not set, or empty, overrides nothing and is not judged. An exception is for the organization's own list, unless its ${code("subject")} names an override.`,
      counts !== undefined && `Counts ${prose(counts)}`,
      aliases.length > 0 && `Also written ${aliases.map(code).join(", ")}`,
      insideOf(setting, catalog),
      `In reports: ${prose(classOf(setting))}`,
    ]),
  ].join("\n\n");
}

/** Where the settings of a container's entries are. */
function insideOf(setting: Setting, catalog: Catalog): string | undefined {
  if (!isContainer(setting)) return undefined;
  const entries = catalog.settings.filter(({ path }) => path.startsWith(`${setting.path}[*]`));
  const key = setting.key === undefined ? "name" : code(setting.key);
  return `Entries by ${key}: ${entries.length === 1 ? "one setting" : `${entries.length} settings`} each, below`;
}
