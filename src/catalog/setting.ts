// What the catalog says of one setting. The rows are in settings.ts.
import type { KindName } from "./kinds/index.ts";
import { positionOf } from "./kinds/scale.ts";

/** Which change of a value gives the agent or its users more room. */
export type Looser =
  | "up" // a higher level or number
  | "down" // a lower level or number
  | "on" // true
  | "off" // false
  | "added" // an entry more in a list
  | "removed" // an entry fewer in a list
  | "set" // any new value; taking it away is tighter
  | "unset" // taking it away; setting it is tighter, replacing it is not decidable
  | "none" // no direction
  | "unknown"; // has one, but only the organization's policy can say which

/** How a value is shown. What is not in the catalog is secret. */
export type SecretClass = "public" | "personal" | "url" | "command" | "free" | "secret";

/** Where an unset value stands among the set ones. */
export type UnsetAs =
  | "everything" // a list: no restriction at all (a cliff when the last entry goes)
  | "nothing" // a list: an empty list
  | "loosest" // a scalar: as the loosest value
  | "between" // a scalar: just above the strictest value, because lower levels may then set it
  | "unknown";

/** What an edit of a setting may put in place: code on members' machines, or where prompts and keys are sent. */
export type LeverName = "command" | "endpoint" | "plugin" | "marketplace";

/** What the entries of a list name, where one of them may allow nearly everything. */
export type Allowed =
  | "programs"
  | "servers"
  | "models"
  | "urls"
  | "folders"
  | "hosts"
  | "sockets"
  | "addresses"
  | "people";

/** A setting counts only while its switch stands where `on` says. */
export interface Switch {
  readonly path: string;
  /** true: exactly `true`. false: `false` or unset. */
  readonly on: boolean;
  /** Whether a rule passes while the switch is off, because then nobody is allowed anything. */
  readonly offIsSafe: boolean;
}

export interface Setting {
  /** Dotted, with `[*]` for the elements of a keyed list or map: `customModels[*].apiKey`. */
  readonly path: string;
  readonly description: string;
  readonly kind: KindName;
  /** The value is a list of that kind; `ordered` when the sequence matters. */
  readonly list?: "set" | "ordered";
  /** Known values; of a scale in its natural order, lowest first, older names of one level together. */
  readonly values?: readonly (string | readonly string[])[];
  /** Of a scale: the known value that stands for a level which is set elsewhere. It may be any of them. */
  readonly inherits?: string;
  /** What a known value means, where its name does not say. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Of an integer: the least and the most that the service takes. */
  readonly range?: readonly [least: number, most: number];
  readonly looser: Looser;
  /** Every change of it weakens a guard of the organization, though which way is looser only a policy can say. */
  readonly guards?: true;
  readonly lever?: LeverName;
  readonly allows?: Allowed;
  readonly unset: { readonly as: UnsetAs; readonly means: string };
  readonly switch?: Switch;
  /** The path of what members have in its place; rules on the setting judge every override that is set. */
  readonly overriddenBy?: string;
  readonly class: SecretClass;
  /** Of entries that are objects: the class of each known key. */
  readonly fields?: Readonly<Record<string, SecretClass>>;
  /** Of a keyed list: the key of its elements. */
  readonly key?: string;
}

/** Whether the setting holds elements that are settings of their own. */
export function isContainer(setting: Setting): boolean {
  return setting.kind === "keyed" || setting.kind === "map";
}

const none: readonly string[] = [];

/** Whether the setting is a guard: on or off, where one of the two gives more room, or a row that says so. */
export function isGuard({ kind, looser, guards }: Setting): boolean {
  return guards === true || (kind === "boolean" && looser !== "none" && looser !== "unknown");
}

/** All known values of a setting, older names included. */
export function knownValues(setting: Setting): readonly string[] {
  const { values = [], inherits } = setting;
  if (values.length === 0 && inherits === undefined) return none;
  return [...values.flat(), ...(inherits === undefined ? [] : [inherits])];
}

/** The position of a value on its scale, counted from 0; undefined when unknown, which is never ranked. */
export function rank(setting: Setting, value: unknown): number | undefined {
  return positionOf(setting.values ?? [], value);
}
