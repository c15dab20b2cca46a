// Entries that allow nearly everything, and sources that can change without the organization. Severity info only.
import { getPublicSuffix } from "tldts";
import { shareOfInternet } from "../catalog/kinds/cidr.ts";
import { isOpaque, kinds, memoize, normalOf } from "../catalog/kinds/index.ts";
import { normalise } from "../catalog/kinds/path.ts";
import type { SettingEntry } from "../catalog/entries.ts";
import type { ListedThing } from "../catalog/setting.ts";
import { settings } from "../catalog/settings.ts";
import type { Observation } from "../history/windows.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import { count, nameOf } from "../words.ts";
import type { BuiltinRule } from "./audit.ts";
import { entryAudit } from "./entry-audit.ts";
import { sumOf } from "../lists.ts";

const overBroad: BuiltinRule = {
  id: "levers/over-broad",
  title: "List entries are not too broad",
  kind: "lever",
  severity: "info",
  rationale:
    "An entry that allows nearly everything makes the list ineffective. Examples are *, *.com, an address range wider than 10.0.0.0/8, and a program that runs any code.",
  remediation: "Replace it with the specific entries that are needed.",
  controls: ["nist-800-53:CM-7", "soc2:CC6.8"],
};

const unpinnedRule: BuiltinRule = {
  id: "levers/unpinned",
  title: "Marketplaces are pinned to a commit",
  kind: "lever",
  severity: "info",
  rationale: "A marketplace that follows a branch changes on every machine with each push to that branch.",
  remediation: "Add the reviewed commit as sha, with all 40 digits.",
  controls: ["nist-800-53:SR-3", "soc2:CC8.1"],
};

/** Programs that run any given code. */
const runner =
  /^(?:sudo |env )*(?:\S*\/)?(?:(?:ba|z|da|fi|k)?sh|cmd|powershell|pwsh|python\d?(?:\.\d+)?|node|deno|bun|perl|ruby|php|npx|uvx|pipx|bunx|sudo|eval|xargs|docker|curl|wget)(?:\.exe)?$/i;
/** Options that run the following words as a program. */
const inline = / (?:-\w*[ce]|--eval|--print)(?: \*)?$/;

function runsAnything(entry: string): boolean {
  return entry.startsWith("*") || runner.test(entry.replace(inline, "").replace(/ \*$/, ""));
}

/** The largest private network (10.0.0.0/8), as a fraction of all addresses. A wider range is too broad. */
const WIDE = 1 / 256;
const shareOf = memoize((entry) => shareOfInternet([entry]));
/** Mail providers where anybody can get an address. */
const publicMail =
  /^\*@(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|icloud|me|aol|gmx|mail|yandex|zoho|proton(?:mail)?|pm|qq|163)\.(?:com?\.)?[a-z]{2,3}$/i;
const anybody = (entry: string): boolean => /^\*(?:@\*.*)?$/.test(entry) || publicMail.test(entry);

/**
 * Whether an entry covers all hosts below a name under which anybody may register (`*.com`, `*.co.uk`, `*.github.io`),
 * by the public suffix list. For a name without a dot the registrants are unknown, so it counts as open.
 */
function isOpenToAll(entry: string): boolean {
  const host = normalOf(kinds.domain, entry);
  if (!host.startsWith("*")) return false;
  const parent = host.slice(2);
  return !parent.includes(".") || getPublicSuffix(parent, { allowPrivateDomains: true }) === parent;
}

/** By what a list allows: the entries that allow nearly everything. */
const broad: Readonly<Record<ListedThing, (entry: string) => boolean>> = {
  programs: memoize(runsAnything),
  servers: (entry) =>
    /^\*+$/.test(entry) || /^(?:\S*\/)?(?:npx|uvx|pipx|bunx|node|python\d?|docker|(?:ba|z)?sh)(?: \*)?$/.test(entry),
  models: (entry) => /^\*+$/.test(entry),
  urls: (entry) => /^[a-z]+:\/\/\*/i.test(entry) || /^\*+$/.test(entry),
  folders: memoize((entry) => /^(?:(?:\/|~|\$HOME)(?:\/?\*\*?)?|[A-Za-z]:\\*)$/.test(normalise(entry))),
  hosts: memoize(isOpenToAll),
  sockets: (entry) => entry.endsWith("docker.sock") || /^[/*]+$/.test(entry),
  addresses: (entry) => shareOf(entry) > WIDE,
  people: anybody,
};

function judgeBreadth({ subject, setting, value }: SettingEntry, items: readonly Json[]): Observation | undefined {
  if (setting?.allows === undefined || !isArray(value)) return undefined;
  const test = broad[setting.allows];
  const wide = items.filter((entry) => typeof entry === "string" && test(entry));
  if (wide.length > 0) {
    const widthWords =
      setting.allows === "addresses"
        ? `${count(wide.length, "range")} wider than 1/256 of the IPv4 or IPv6 internet`
        : `${count(wide.length, "entry that allows", "entries that allow")} nearly everything`;
    return { actual: value, offending: wide, message: `${nameOf(subject)} has ${widthWords}` };
  }
  if (setting.allows !== "addresses") return undefined;
  // The sum counts overlaps several times, so the share of the list is at most the sum.
  const texts = value.filter((entry) => typeof entry === "string");
  const most = sumOf(texts, shareOf);
  if (most < 0.5 || shareOfInternet(texts) < 0.5) return undefined;
  return {
    actual: value,
    offending: value,
    message: `${nameOf(subject)} allows at least half of the IPv4 or IPv6 internet, all entries together`,
  };
}

/** The elements whose source the catalog describes. */
const marketplaces = new Set(
  settings.flatMap(({ path, lever }) => (lever === "marketplace" ? [path.replace(/\.source\.\w+$/, "")] : [])),
);

/** The full name of a commit, or a redacted one. A shorter name may be that of a branch. */
const isCommit = (sha: Json | undefined): boolean =>
  sha !== undefined && (isOpaque(sha) || (typeof sha === "string" && /^[0-9a-f]{40}$/i.test(sha)));

function judgePin({ subject, element, value }: SettingEntry): Observation | undefined {
  if (element === undefined || !marketplaces.has(element)) return undefined;
  const place = isObject(value) ? value["source"] : undefined;
  if (!isObject(place)) return undefined;
  const { source, sha } = place;
  const isFetched = source === "github" || source === "url" || source === "git-subdir";
  if (!isFetched || isCommit(sha)) return undefined;
  return { actual: value, offending: [value], message: `${nameOf(subject)} is a marketplace that is not pinned` };
}

export const breadth = entryAudit([
  [overBroad, judgeBreadth],
  [unpinnedRule, judgePin],
]);
