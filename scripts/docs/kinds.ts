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
    `A value that is malformed is covered by nothing, passes no check, and is reported as ${code("integrity/malformed-value")}. So is one with control or look-alike characters, and one of the wrong type. In a list a malformed entry fills nothing (${code("set")}, ${code("supersetOf")}, ${code("atLeast")} of a size) and counts against every limit. A value that is not among the known ones passes only ${code("set: true")}.`,
    link("One value, several spellings", "", "one-value-several-spellings"),
    all.map(([name]) => link(code(name), "", name)).join(" · "),
    ...all.map(([name, kind]) => section(name, kind)),
    heading(2, "One value, several spellings"),
    `${code("diff")}, ${code("log")}, ${code("blame")}, windows and checks compare values by what they mean. What ${code("diff")} takes for one value, every check takes for one value; and two values are two for both.`,
    bullets([
      `${code("null")}, ${code("[]")} and ${code("{}")} are not set. In the place of a secret an empty text is not set either. An entry of a map in which nothing is set is no entry.`,
      "The order of a list and what stands in it twice say nothing, unless the setting says that order matters.",
      "An older name of a level is that level, and judged under the newer name.",
      `A level that is inherited (${code("inherit")}) is equal to itself alone. It is within ${code("atMost")} only of the highest level, and within ${code("atLeast")} only of the lowest. A change from it to the highest level is looser, to any other tighter.`,
      `Texts that mean the same are judged in one spelling, the first of the rows above: by ${code("matches")}, ${code("pattern")}, ${code("schema")} and assertions too.`,
      "Ranges are compared entry by entry: two halves of a range and the whole of it are two lists, although each covers the other.",
      "A custom model under another id is renamed, and goes on with its windows, clocks and authors, when it holds the same as exactly one model that went in the same revision, or has the same key, told by its fingerprint. Where two could be meant, and where nothing but an id stands there, one went and another came.",
      "One text where a list belongs is malformed. It is not the list of that one text.",
    ]),
    "What differs from this:",
    bullets([
      "Malformed and unknown values are each their own value to diff, and all the same to checks: they pass none.",
      `Two secrets are two values to diff. Checks see no more of them than their form; ${code("maxAge")} sees since when they stand there.`,
      `A JSON Schema can ask for the order of a list (${code("prefixItems")}), which diff does not see.`,
    ]),
  );
}

function section(name: KindName, kind: Kind): string {
  const used = settings.filter((setting) => setting.kind === name);
  const rows = kind.examples.map(({ list: listed, covers, leaves }) => [
    values(listed),
    values(covers),
    values(leaves),
  ]);
  const malformed = (kind.malformed ?? []).map((one) => `${value(one)}: ${prose(flawOf(kind, one)!)}`);
  return [
    heading(2, code(name)),
    `${prose(kind.says.charAt(0).toUpperCase() + kind.says.slice(1))}.`,
    rows.length > 0 && table(["listed", "covers", "does not cover"], rows),
    kind.same && `One value:\n\n${bullets(kind.same.map((row) => row.map((one) => value(one)).join(" = ")))}`,
    malformed.length > 0 && `Malformed:\n\n${bullets(malformed)}`,
    used.length > 0 && `Settings: ${used.map(({ path }) => settingLink(path)).join(", ")}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
