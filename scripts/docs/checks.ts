// docs/checks.md: the checks of policies, and their optional keys.
import * as z from "zod/mini";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { kinds } from "../../src/catalog/kinds/index.ts";
import { type Check, demandText, shouldText, loadChecks, testOf } from "../../src/checks/index.ts";
import { isList } from "../../src/checks/check.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { modifiers } from "../../src/policy/schema.ts";
import { block, bullets, code, heading, link, page, prose, table, value } from "./markdown.ts";
import { sampleText } from "./sample.ts";

const catalog = createCatalog();

export async function checksPage(): Promise<string> {
  const checks = await loadChecks();
  const optional = Object.entries(modifiers).map(([name, schema]) => [
    code(name),
    prose((z.toJSONSchema(schema) as { description?: string }).description ?? ""),
  ]);
  return page(
    "Checks",
    "src/checks/",
    `A leaf of a policy's ${code("settings")} is a value, which is short for ${code("equals")}, or a map of checks, which must all pass. A list check treats a single value as a list of one entry.`,
    [...checks.keys()].map((name) => link(code(name), "", name)).join(" · "),
    ...[...checks].map(([name, check]) => section(name, check, checks)),
    heading(2, "Optional keys"),
    "A setting's map of checks takes these optional keys:",
    table(["key", "meaning"], optional),
  );
}

function section(name: string, check: Check, checks: ReadonlyMap<string, Check>): string {
  const { sample } = check;
  const setting = catalog.setting(sample.setting)!;
  const demands = [{ check: name, options: sample.options }];
  const test = testOf(checks, demands, setting);
  const isSecret = setting.kind === "secret";
  const failure =
    sample.fails === undefined ? undefined : test(isSecret ? secretMarker("literal", "", {}) : sample.fails);
  return [
    heading(2, code(name)),
    `The value ${prose(check.description)}.`,
    bullets([`Takes ${prose(check.optionsText)}`, `Fits ${fits(check)}`]),
    block("yaml", sampleText(name, sample)),
    `In reports: “${prose(shouldText(demandText(checks, demands)))}”. Passes for ${value(sample.holds)}.${
      failure === undefined
        ? ""
        : ` Fails for ${isSecret ? "a key in plain text" : value(sample.fails!)}: “${prose(failure.message)}”.`
    }`,
  ].join("\n\n");
}

/** Returns the kinds that a check fits, alone and in lists. */
function fits(check: Check): string {
  const fittingSettings = catalog.settings.filter((setting) => check.misfit(setting) === undefined);
  const names = (list: boolean) => {
    const all = new Set(catalog.settings.filter((setting) => isList(setting) === list).map(({ kind }) => kind));
    const fittingKinds = new Set(fittingSettings.filter((setting) => isList(setting) === list).map(({ kind }) => kind));
    if (fittingKinds.size === 0) return undefined;
    if (fittingKinds.size === all.size) return list ? "every list" : "every single value";
    const kindNames = Object.keys(kinds).filter((kind) => fittingKinds.has(kind as keyof typeof kinds));
    return `${list ? "lists of " : ""}${kindNames.map((kind) => link(code(kind), "kinds.md", kind)).join(", ")}`;
  };
  return [names(false), names(true)].filter((text) => text !== undefined).join("; ");
}
