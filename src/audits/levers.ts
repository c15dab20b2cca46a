// Levers: edits that run code on members' machines, or send prompts and keys elsewhere. Each is an event of the
// revision that put it in place, until it is reverted or removed.
import { type SettingEntry, entryAt } from "../catalog/entries.ts";
import type { LeverName } from "../catalog/setting.ts";
import { settings } from "../catalog/settings.ts";
import { elementOf, topKey } from "../catalog/subjects.ts";
import { commandsIn } from "../catalog/hooks.ts";
import type { SettingChange } from "../history/changes.ts";
import { inverse, moveAlong, renamed } from "../history/renames.ts";
import type { Step } from "../history/steps.ts";
import { firstIn, grouped, namesIn } from "../lists.ts";
import { canonical, type Json, pointer, unpointer } from "../model/json.ts";
import { nameOf } from "../words.ts";
import { agreementOn } from "./approvals.ts";
import {
  type Audit,
  type AuditContext,
  type BuiltinRule,
  changeEvent,
  type Draft,
  type RuleInfo,
  type Walker,
} from "./audit.ts";
import { PlacedThings, type Things } from "./placed-things.ts";

const controls = ["soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:CM-7", "iso-27001:A.8.32"];

const command: BuiltinRule = {
  id: "levers/command",
  title: "New commands on members' machines are reviewed",
  acceptedBy: "revision",
  kind: "lever",
  severity: "high",
  rationale: "A command in the settings runs on every member's machine, with that member's rights.",
  remediation: "Have the command reviewed by another person, and remove it if nobody needs it.",
  controls,
};

const endpoint: BuiltinRule = {
  id: "levers/endpoint",
  title: "Changes of a model's host are reviewed",
  acceptedBy: "revision",
  kind: "lever",
  severity: "high",
  rationale: "Prompts, code and the provider's key are sent to the model's address.",
  remediation: "Find out who owns the host. If nobody knows it, restore the address and rotate the key.",
  controls: [...controls, "nist-800-53:SC-7"],
};

const marketplace: BuiltinRule = {
  id: "levers/marketplace",
  title: "New marketplaces and plugins are reviewed",
  acceptedBy: "revision",
  kind: "lever",
  severity: "high",
  rationale: "Plugins contain commands and hooks, and are installed on every machine without a prompt.",
  remediation: "Review the marketplace and pin it to a commit, or remove it.",
  controls: [...controls, "nist-800-53:SR-3"],
};

/** Returns the entry at a pointer in one revision. */
type Look = (subject: string) => SettingEntry | undefined;

/** One kind of lever: its settings and their values. */
interface LeverKind {
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

/** The levers of a kind below one top-level key. */
interface Lever extends LeverKind {
  readonly key: string;
  /** The settings that are such levers. */
  readonly paths: ReadonlySet<string>;
}

/** What is said of a place, the settings that changed there, and what stood before. */
interface LeverText {
  readonly message: string;
  readonly subjects?: readonly string[];
  readonly was: Look;
}

/** Returns the values of a setting in all its spellings. */
function valuesOf(at: Look, subject: string): readonly Json[] {
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
    const names = new Set([...before].map(withoutPort));
    const what = [...now].every((host) => names.has(withoutPort(host))) ? "port" : "host";
    return `${name} moved to another ${what}: from ${hostWords([...before])} to ${hosts}`;
  },
};

const UNREADABLE = "unreadable: ";

/** Returns the host of an address, with its port. An address that cannot be parsed counts as a host. */
function hostOf(value: Json): string {
  const text = typeof value === "string" ? value : canonical(value);
  return (URL.canParse(text) && new URL(text).host) || `${UNREADABLE}${text}`;
}

/** Returns hosts in words, without the rest of their addresses. */
function hostWords(hosts: readonly string[]): string {
  const words = hosts.map((host) => (host.startsWith(UNREADABLE) ? "an address without a readable host" : host));
  return [...new Set(words)].join(" and ");
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
  const [was, is] = [partsOf(before), partsOf(now)];
  return was.length === 2 && is.length === 1 && canonical(firstIn(was)) === canonical(firstIn(is));
}

/** By the column of the catalog. */
const kinds: Readonly<Record<LeverName, LeverKind>> = {
  command: commands,
  endpoint: endpoints,
  plugin: plugins,
  marketplace: marketplaces,
};

/** Every lever of the catalog, by kind and top-level key. */
const all: readonly Lever[] = namesIn(kinds).flatMap((name) => {
  const paths = settings.flatMap(({ path, lever }) => (lever === name ? [path] : []));
  return [...grouped(paths, topKey)].map(([key, group]) => ({ ...kinds[name], key, paths: new Set(group) }));
});

export const levers: Audit = {
  rules: [command, endpoint, marketplace],
  begin: (context) => {
    const walkers = all.flatMap((lever) => {
      const info = context.builtin(lever.rule);
      return info ? [new LeverWalker(lever, info, context)] : [];
    });
    return {
      see: (step) => walkers.forEach((walker) => walker.see(step)),
      end: () => walkers.flatMap((walker) => walker.end()),
    };
  },
};

class LeverWalker implements Walker {
  readonly #lever: Lever;
  readonly #info: RuleInfo;
  readonly #context: AuditContext;
  readonly #standing = new PlacedThings();
  /** Elements seen in any revision. The address of a new element is not a move. */
  readonly #elements = new Map<string, true>();

  constructor(lever: Lever, info: RuleInfo, context: AuditContext) {
    this.#lever = lever;
    this.#info = info;
    this.#context = context;
  }

  see(step: Step): void {
    const { key } = this.#lever;
    if (step.previous === null) return this.#first(step, [...(step.blocks.get(key)?.entries.values() ?? [])]);
    // An element with a new key stays the same: renaming a model is no move, and hides none.
    moveAlong(this.#elements, step.renames);
    this.#standing.rename(step.renames);
    const below = step.changes.filter(({ subject }) => subject.startsWith(`/${key}/`));
    if (below.length === 0) return;
    const leverChanges = below.filter(({ path }) => this.#lever.paths.has(path ?? ""));
    const places = grouped(leverChanges, ({ subject }) => this.#lever.place(subject));
    const was = before(step);
    for (const [place, changes] of places)
      this.#move(
        step,
        place,
        changes.map(({ subject }) => subject),
        was,
      );
    this.#meet(below);
  }

  end(): Draft[] {
    return this.#standing.drafts();
  }

  /** Adds one event for each lever of the first revision seen, whose author is unknown. */
  #first(step: Step, entries: readonly SettingEntry[]): void {
    const lever = this.#lever;
    this.#meet(entries);
    const subjects = entries.flatMap(({ subject, setting }) =>
      lever.paths.has(setting?.path ?? "") ? [lever.place(subject)] : [],
    );
    for (const place of new Set(subjects)) {
      const things = lever.things(now(step), place);
      if (things.size === 0) continue;
      if (!lever.first) this.#standing.trust(place, things);
      else {
        const number = step.revision.revision;
        const message = `${lever.first(nameOf(place))} in revision ${number}, the first one seen; who put it there is not known`;
        const draft = this.#draft(step, place, { message, was: before(step) });
        const placing = { fresh: [...things], before: new Set<string>(), now: things };
        this.#standing.place(place, placing, draft, step.revision);
      }
    }
  }

  #move(step: Step, place: string, subjects: readonly string[], was: Look): void {
    const [from, to] = [this.#lever.things(was, place), this.#lever.things(now(step), place)];
    if (from.size === 0 && this.#comesWithIts(place)) return this.#standing.trust(place, to);
    const fresh = this.#standing.fresh(place, from, to);
    if (fresh.length > 0 && this.#lever.narrows?.(from, to) === true) this.#standing.reshape(place, from, to);
    else if (fresh.length > 0) {
      const message = this.#lever.says(nameOf(place), from, to, this.#standing.knows(place));
      const draft = this.#draft(step, place, { message, subjects, was });
      this.#standing.place(place, { fresh, before: from, now: to }, draft, step.revision);
    } else this.#standing.settle(place, to, step.revision);
  }

  #draft(step: Step, place: string, { message, subjects = [], was }: LeverText): Draft {
    const actual = valueAt(now(step), place);
    const draft = changeEvent(this.#info, step, {
      subject: place,
      message,
      before: valueAt(was, place),
      actual,
      offending: [actual],
      resolved: agreementOn(this.#info, subjects, this.#context.approvals.of(step), step.revision.time),
    });
    return { ...draft, introduced: { ...draft.introduced, first: step.previous === null } };
  }

  /** Whether an address belongs to a model that is new. A model without an address uses its provider's. */
  #comesWithIts(place: string): boolean {
    return !this.#lever.first && !this.#standing.knows(place) && !this.#elements.has(elementOf(place));
  }

  #meet(changes: readonly Pick<SettingChange, "subject">[]): void {
    if (!this.#lever.first) for (const { subject } of changes) this.#elements.set(elementOf(subject), true);
  }
}

function now({ blocks }: Step): Look {
  return (subject) => entryAt(blocks, subject);
}

/** Returns a lookup of the previous entries by the current subjects of their elements. */
function before(step: Step): Look {
  const back = inverse(step.renames);
  return (subject) => step.entryBefore(renamed(back, subject));
}

/** Returns the value at a place; all values if its spellings differ; null when not set. */
function valueAt(at: Look, place: string): Json {
  const values = valuesOf(at, place);
  return values.length > 1 ? values : (values[0] ?? null);
}
