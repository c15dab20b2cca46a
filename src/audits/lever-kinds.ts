// The kinds of levers: their rules, what stands at their places, and what is said of a change.
import { commandsIn } from "../catalog/hooks.ts";
import type { SettingEntry } from "../catalog/entries.ts";
import type { LeverName } from "../catalog/setting.ts";
import { firstIn } from "../lists.ts";
import { canonical, type Json, pointer, unpointer } from "../model/json.ts";
import type { BuiltinRule } from "./audit.ts";
import type { Things } from "./placed-things.ts";

const controls = ["soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:CM-7", "iso-27001:A.8.32"];
const common = { acceptedBy: "revision", kind: "lever", severity: "high" } as const;

const command: BuiltinRule = {
  ...common,
  id: "levers/command",
  title: "New commands on members' machines are reviewed",
  rationale: "A command in the settings runs on every member's machine, with that member's rights.",
  remediation: "Have the command reviewed by another person. Then remove it, or accept the revision with an exception.",
  controls,
};

const endpoint: BuiltinRule = {
  ...common,
  id: "levers/endpoint",
  title: "Changes of a model's host are reviewed",
  rationale: "Prompts, code and the provider's key are sent to the model's address.",
  remediation:
    "Find out who owns the host. If nobody knows it, restore the address and rotate the key. Otherwise accept the revision with an exception.",
  controls: [...controls, "nist-800-53:SC-7"],
};

const marketplace: BuiltinRule = {
  ...common,
  id: "levers/marketplace",
  title: "New marketplaces and plugins are reviewed",
  rationale: "Plugins contain commands and hooks, and are installed on every machine without a prompt.",
  remediation: "Remove it. Or review the marketplace, pin it to a commit, and accept the revision with an exception.",
  controls: [...controls, "nist-800-53:SR-3"],
};

/** Returns the entry at a pointer in one revision. */
export type Look = (subject: string) => SettingEntry | undefined;

/** One kind of lever: its settings and their values. */
export interface LeverKind {
  readonly rule: BuiltinRule;
  /** Returns the place of a lever from the subject of its setting. */
  place(subject: string): string;
  things(at: Look, place: string): Things;
  /** Returns the message. `before` is empty if nothing was there; `wasSet`: whether something was there earlier. */
  says(name: string, before: Things, now: Things, wasSet: boolean): string;
  /** Returns the message for the first revision seen. Absent if that needs no event. */
  readonly first?: (name: string) => string;
  /** Whether the new value only restricts the old one. */
  narrows?(before: Things, now: Things): boolean;
}

/** Returns the values of a setting in all its spellings. */
export function valuesOf(at: Look, subject: string): readonly Json[] {
  const entry = at(subject);
  return entry === undefined || entry.meaning === null ? [] : [entry.value, ...(entry.rivals ?? [])];
}

const runs = (name: string) => `${name}, a command that runs on members' machines,`;

const commands: LeverKind = {
  rule: command,
  place: (subject) => subject,
  things: (at, place) => new Set(valuesOf(at, place).flatMap(commandsIn)),
  says: (name, before, now) => {
    if (before.size === 0) return `${runs(name)} was set`;
    return `${runs(name)} was ${[...before].every((thing) => now.has(thing)) ? "extended" : "replaced"}`;
  },
  first: (name) => `${runs(name)} was already set`,
};

const endpoints: LeverKind = {
  rule: endpoint,
  place: (subject) => subject,
  things: (at, place) => new Set(valuesOf(at, place).map(hostOf)),
  says: (name, before, now, wasSet) => {
    const hosts = hostWords([...now].filter((host) => !before.has(host)));
    if (!wasSet) return `${name} leads to a host of its own now, ${hosts}; it was not set`;
    if (before.size === 0) return `${name} was set again, to ${hosts}`;
    const isAmong = (part: (host: string) => string) => {
      const parts = new Set([...before].map(part));
      return [...now].every((host) => parts.has(part(host)));
    };
    if (isAmong(withoutScheme)) return `${name} is no longer encrypted: it leads to ${hosts}`;
    const changedPart = isAmong((host) => withoutPort(withoutScheme(host))) ? "port" : "host";
    return `${name} moved to another ${changedPart}: from ${hostWords([...before])} to ${hosts}`;
  },
  narrows: (before, now) => [...now].every((host) => before.has(host) || before.has(PLAIN + host)),
};

const UNREADABLE = "unreadable: ";

/** The start of addresses to which everything is sent in the clear. */
const PLAIN = "http://";

/**
 * Returns the host of an address, with its port, and with its scheme if nothing is encrypted. An address that cannot be
 * parsed counts as a host.
 */
function hostOf(value: Json): string {
  const text = typeof value === "string" ? value : canonical(value);
  const { protocol = "", host = "" } = URL.canParse(text) ? new URL(text) : {};
  if (host === "") return `${UNREADABLE}${text}`;
  return protocol === "http:" ? PLAIN + host : host;
}

/** Returns hosts in words, without the rest of their addresses. */
function hostWords(hosts: readonly string[]): string {
  const words = hosts.map((host) => (host.startsWith(UNREADABLE) ? "an address without a readable host" : host));
  return [...new Set(words)].join(" and ");
}

function withoutScheme(host: string): string {
  return host.startsWith(PLAIN) ? host.slice(PLAIN.length) : host;
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, "");
}

const plugins: LeverKind = {
  rule: marketplace,
  place: (subject) => subject,
  things: (at, place) => new Set(valuesOf(at, place).includes(true) ? ["installed"] : []),
  says: (name) => `${name}: the plugin is now installed on every machine`,
  first: (name) => `${name}: the plugin was already installed on every machine`,
};

const marketplaces: LeverKind = {
  rule: marketplace,
  place: (subject) => pointer(unpointer(subject).slice(0, 2)),
  things: (at, place) => {
    const means = (field: string) => at(`${place}/source/${field}`)?.meaning ?? null;
    const source = ["source", "repo", "url", "path"].map(means);
    if (source.every((field) => field === null)) return new Set();
    // Moving a pin to another commit is no event, removing it is. A pinned source follows no branch.
    return new Set([canonical(means("sha") === null ? [source, means("ref")] : [source])]);
  },
  says: (name, before, now) => {
    if (before.size === 0) return `${name} is a new marketplace on every machine`;
    const pinWords = narrows(now, before) ? "is no longer pinned to a commit" : "leads elsewhere";
    return `${name}, a marketplace on every machine, ${pinWords}`;
  },
  first: (name) => `${name} was already a marketplace on every machine`,
  narrows,
};

/** Whether a marketplace that followed a branch is now pinned, at the same source. */
function narrows(before: Things, now: Things): boolean {
  const partsOf = (things: Things) => [...things].flatMap((thing): readonly Json[] => JSON.parse(thing));
  const [partsBefore, partsNow] = [partsOf(before), partsOf(now)];
  return (
    partsBefore.length === 2 &&
    partsNow.length === 1 &&
    canonical(firstIn(partsBefore)) === canonical(firstIn(partsNow))
  );
}

/** By the column of the catalog. */
export const leverKinds: Readonly<Record<LeverName, LeverKind>> = {
  command: commands,
  endpoint: endpoints,
  plugin: plugins,
  marketplace: marketplaces,
};
