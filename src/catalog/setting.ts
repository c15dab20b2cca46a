// The description of one setting in the catalog. The rows are in settings.ts.
import type { KindName } from "./kinds/index.ts";
import { positionOf } from "./kinds/scale.ts";
import { getOrMake } from "../lists.ts";

/** Which change of a value gives the agent or its users more room. */
export type Looser =
  | "up" // a higher level or number
  | "down" // a lower level or number
  | "on" // true
  | "off" // false
  | "added" // an added entry of a list
  | "removed" // a removed entry of a list
  | "first-match" // a lower level of the first rule of a list that matches
  | "set" // any new value; removing it is tighter
  | "unset" // removing it; setting it is tighter, replacing it is not decidable
  | "literal" // a secret in plain text; a reference or no secret is tighter
  | "none" // no direction
  | "unknown"; // a direction exists, but only the organization's policy can tell which

/** How a value is shown. Values outside the catalog are secret. */
export type SecretClass = "public" | "personal" | "url" | "command" | "free" | "secret";

/** How an unset value ranks among the set values. */
export type UnsetAs =
  | "everything" // a list: no restriction at all, so removing the last entry removes the restriction
  | "nothing" // a list: an empty list
  | "loosest" // a scalar: like the loosest value
  | "between" // a scalar: just above its default, else above the strictest value, because lower levels may then set it
  | "unknown";

/** What an edit of a setting may put in place: code on members' machines, or where prompts and keys are sent. */
export type LeverName = "command" | "endpoint" | "plugin" | "marketplace";

/** What the entries of a list name, where one of them may allow nearly everything. */
export type ListedThing =
  | "programs"
  | "servers"
  | "models"
  | "urls"
  | "folders"
  | "hosts"
  | "sockets"
  | "addresses"
  | "people";

/** The setting has an effect only while its switch has the value `on`. */
export interface Switch {
  readonly path: string;
  /** true: the value is `true`. false: the value is `false` or unset. */
  readonly on: boolean;
  /** Whether a rule passes while the switch is off, because nobody is allowed anything then. */
  readonly offIsSafe: boolean;
  /** If it is not set, projects and members may turn it on. */
  readonly elsewhere?: true;
}

/** The known members of an object: null for any value, the known texts, or the members of the objects below it. */
export interface Shape {
  readonly [member: string]: null | readonly string[] | Shape;
}

export interface Setting {
  /** Dotted path, with `[*]` for the elements of a keyed list or map: `customModels[*].apiKey`. */
  readonly path: string;
  readonly description: string;
  readonly kind: KindName;
  /** The value is a list of that kind. `ordered`: the order matters. */
  readonly list?: "set" | "ordered";
  /** Known values. For a scale: lowest first, with the names of one level in an array. */
  readonly values?: readonly (string | readonly string[])[];
  /** For a scale: the known value that means the level is set elsewhere. The level may be any. */
  readonly inherits?: string;
  /** The meaning of known values whose name does not tell it. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** For an integer: the minimum and maximum that the service accepts. */
  readonly range?: readonly [least: number, most: number];
  readonly looser: Looser;
  /** Every change weakens a guard of the organization, though only a policy can tell which direction is looser. */
  readonly guards?: true;
  readonly lever?: LeverName;
  readonly allows?: ListedThing;
  readonly unset: { readonly as: UnsetAs; readonly means: string; readonly default?: string };
  /** The path of a switch: while it is false, it is not documented whether "not set" has its usual meaning. */
  readonly unclearWithout?: string;
  readonly switch?: Switch;
  /** For a list that allows: the names of the lists beside it whose entries win over its entries. */
  readonly deniedBy?: readonly string[];
  /** The path of the members' overrides. Rules on the setting judge every override that is set. */
  readonly overriddenBy?: string;
  readonly class: SecretClass;
  /** For entries that are objects: the class of each known key. */
  readonly fields?: Readonly<Record<string, SecretClass>>;
  /** For entries that are objects: their known members. */
  readonly shape?: Shape;
  /** For a keyed list: the key of its elements. */
  readonly key?: string;
}

/** Whether the setting contains elements with settings of their own. */
export function isContainer(setting: Setting): boolean {
  return setting.kind === "keyed" || setting.kind === "map";
}

/** Whether the setting is a guard: a boolean with a looser side, or a row marked `guards`. */
export function isGuard({ kind, looser, guards }: Setting): boolean {
  return guards === true || (kind === "boolean" && looser !== "none" && looser !== "unknown");
}

/** Whether the setting is a list of what is allowed that allows everything when it is empty. */
export function isCliff({ looser, unset }: Setting): boolean {
  return looser === "added" && unset.as === "everything";
}

/** Returns all known values of a setting, older names included. */
export function knownValues(setting: Setting): readonly string[] {
  return getOrMake(valuesOf, setting, ({ values = [], inherits }) => [
    ...values.flat(),
    ...(inherits ? [inherits] : []),
  ]);
}

const valuesOf = new WeakMap<Setting, readonly string[]>();

/** Returns the position of a value on its scale, from 0; undefined for an unknown value, which has no rank. */
export function rank(setting: Setting, value: unknown): number | undefined {
  return positionOf(setting.values ?? [], value);
}
