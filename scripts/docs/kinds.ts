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
    `A setting's kind decides how its values are compared. For example, in ${code("subsetOf")} a listed ${code("*.example.com")} covers subdomains, a listed range covers addresses, and a listed folder covers everything below it.`,
    `A malformed value passes no check, and no listed value covers it. It is reported as ${code("integrity/malformed-value")}. Values with control or look-alike characters and values of the wrong type are malformed too. A malformed entry of a list does not count for ${code("set")}, ${code("supersetOf")} or a size's ${code("atLeast")}, but it counts against every limit. A value that is not one of the known values passes only ${code("set: true")}.`,
    link("One value, several spellings", "", "one-value-several-spellings"),
    all.map(([name]) => link(code(name), "", name)).join(" · "),
    ...all.map(([name, kind]) => section(name, kind)),
    heading(2, "One value, several spellings"),
    `${code("diff")}, ${code("log")}, ${code("blame")}, findings and checks compare values by meaning. If ${code("diff")} treats two spellings as one value, so does every check, and the other way round.`,
    bullets([
      `${code("null")}, ${code("[]")} and ${code("{}")} mean "not set". For a secret, an empty text means "not set" too. A map entry in which nothing is set counts as absent.`,
      "The order and repetition of list entries do not matter, unless the setting states that order matters.",
      "An older name of a level means that level. Checks judge the newer name; reports show the name that the revision has.",
      `An inherited level (${code("inherit")}) equals only itself. It passes ${code("atMost")} only for the highest level, and ${code("atLeast")} only for the lowest. A change from it to the highest level is looser; a change to any other level is tighter.`,
      `Texts with one meaning are judged in one spelling, the first of each row above. This applies to ${code("matches")}, ${code("pattern")}, ${code("schema")} and assertions too.`,
      "Ranges are compared entry by entry. Two halves of a range and the whole range are different lists, although each covers the other.",
      `A custom model with a new id is treated as renamed if exactly one model that was removed in the same revision has the same content, or the same key (by fingerprint), or the same ${code("model")}, ${code("displayName")} and other content with another address and key. A renamed model keeps its findings, time limits and editors. If two models match, or if the model has nothing but an id, it is one removal and one addition.`,
      "A single text in place of a list is malformed. It is not a list of one text.",
    ]),
    "Exceptions:",
    bullets([
      "For diff, every malformed or unknown value is a separate value. For checks, all malformed values are the same, and so are all unknown values.",
      `For diff, two secrets are two values. Checks see only the form of a secret; ${code("maxAge")} also sees how long it has been in place.`,
      `A JSON Schema can require the order of a list (${code("prefixItems")}), which diff ignores.`,
    ]),
  );
}

function section(name: KindName, kind: Kind): string {
  const settingsOfKind = settings.filter((setting) => setting.kind === name);
  const rows = kind.examples.map(({ list: listedValues, covers, leaves }) => [
    values(listedValues),
    values(covers),
    values(leaves),
  ]);
  const malformed = (kind.malformed ?? []).map((example) => `${value(example)}: ${prose(flawOf(kind, example)!)}`);
  return [
    heading(2, code(name)),
    `${prose(kind.description.charAt(0).toUpperCase() + kind.description.slice(1))}.`,
    rows.length > 0 && table(["listed", "covers", "does not cover"], rows),
    kind.same &&
      `Spellings of one value:\n\n${bullets(kind.same.map((row) => row.map((spelling) => value(spelling)).join(" = ")))}`,
    malformed.length > 0 && `Malformed:\n\n${bullets(malformed)}`,
    settingsOfKind.length > 0 && `Settings: ${settingsOfKind.map(({ path }) => settingLink(path)).join(", ")}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
