// docs/kinds.md: how values match.
import { type Kind, type KindName, flawOf, kinds } from "../../src/catalog/kinds/index.ts";
import { settings } from "../../src/catalog/settings.ts";
import { bullets, code, heading, link, page, prose, table, value, values } from "./markdown.ts";
import { settingLink } from "./setting-link.ts";

export function kindsPage(): string {
  const all = Object.entries(kinds) as [KindName, Kind][];
  return page(
    "Kinds",
    "src/catalog/kinds/",
    `A setting's kind decides how its values are compared, so that one check means the right thing everywhere: in ${code("subsetOf")} a listed ${code("*.example.com")} covers subdomains, a listed range covers addresses, and a listed folder all below it.`,
    `A value that is malformed is covered by nothing, fails every check, and is reported as ${code("integrity/malformed-value")}. So is one with control or look-alike characters.`,
    all.map(([name]) => link(code(name), "", name)).join(" · "),
    ...all.map(([name, kind]) => section(name, kind)),
  );
}

function section(name: KindName, kind: Kind): string {
  const used = settings.filter((setting) => setting.kind === name);
  const rows = kind.examples.map(({ listed, covers, leaves }) => [values(listed), values(covers), values(leaves)]);
  const malformed = (kind.malformed ?? []).map((one) => `${value(one)}: ${prose(flawOf(kind, one)!)}`);
  return [
    heading(2, code(name)),
    `${prose(kind.says.charAt(0).toUpperCase() + kind.says.slice(1))}.`,
    rows.length > 0 && table(["listed", "covers", "does not cover"], rows),
    malformed.length > 0 && `Malformed:\n\n${bullets(malformed)}`,
    used.length > 0 && `Settings: ${used.map(({ path }) => settingLink(path)).join(", ")}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
