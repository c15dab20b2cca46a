// Grants to people who are not members. Only current grants are judged: for a removed grant the membership at that time
// is unknown.
import { type Blocks, entryAt } from "../catalog/entries.ts";
import { lookUp } from "../lists.ts";
import { instantText } from "../model/instant.ts";
import type { StepMoment } from "../history/steps.ts";
import type { Json } from "../model/json.ts";
import { count, nameOf, precise } from "../words.ts";
import { type Audit, type AuditContext, type BuiltinRule, type Draft, draftWith, type RuleInfo } from "./audit.ts";
import { followNames, type NamedSince } from "./grants.ts";
import { MemberIndex } from "./member-index.ts";
import { memberLists } from "./past-runs.ts";

const rule: BuiltinRule = {
  id: "access/dangling-grant",
  title: "Only members have grants",
  kind: "access",
  severity: "info",
  rationale:
    "If a grant names nobody, the next person with that name gets it. Such a grant is also easy to miss in access reviews.",
  remediation:
    "Remove the entry, or correct the id or address. If it is the only one, look up first what an empty list allows.",
  controls: ["soc2:CC6.2", "soc2:CC6.3", "nist-800-53:AC-2(3)", "iso-27001:A.5.18"],
  needs: ["access"],
};

/** The maximum of names in a message. */
const SHOWN = 3;

export const danglingGrants: Audit = {
  rules: [rule],
  begin: (context) => {
    const info = context.builtin(rule);
    const members = context.members && new MemberIndex(context.members);
    const grants = new Map<string, ReadonlyMap<string, NamedSince>>();
    let last: Blocks = new Map();
    return {
      see: (step) => {
        if (!info || !members) return;
        last = step.blocks;
        followNames(grants, step);
      },
      end: () => {
        if (!info || !members) return [];
        const [departureOf, now] = [departuresOf(context), instantText(context.asOf)];
        return [...grants].flatMap(([subject, names]) => {
          const dangling = [...names].flatMap(([name, namedSince]): Dangling[] => {
            if (members.has(name)) return [];
            const departure = departureOf(name);
            // Whoever left after the time of the audit may have been a member then.
            return departure && departure.nextListAt > now ? [] : [{ name, namedSince, departure }];
          });
          return draftOf(info, subject, dangling, entryAt(last, subject)?.value ?? null) ?? [];
        });
      },
    };
  },
};

/** The lists of members between which somebody left. */
interface Departure {
  /** The time of the last list with them. */
  readonly lastListAt: string;
  /** The time of the next list. */
  readonly nextListAt: string;
}

/** A named person who is no member. */
interface Dangling {
  readonly name: string;
  readonly namedSince: NamedSince;
  /** Undefined: no list in the ledger has them. */
  readonly departure: Departure | undefined;
}

function departuresOf(context: AuditContext): (name: string) => Departure | undefined {
  const { membersAt } = context;
  const lists = memberLists(context, membersAt).map(({ at, members }) => ({ at, members: new MemberIndex(members) }));
  return (name) => {
    const i = lists.findLastIndex(({ members }) => members.has(name));
    const list = lists[i];
    return list && { lastListAt: list.at, nextListAt: lists[i + 1]?.at ?? instantText(membersAt) };
  };
}

function draftOf(info: RuleInfo, subject: string, all: readonly Dangling[], actual: Json): Draft | undefined {
  const dangling = all.toSorted((a, b) => a.namedSince.revision - b.namedSince.revision || (a.name < b.name ? -1 : 1));
  const departureAt = new Map(
    dangling.flatMap(({ name, namedSince, departure }) =>
      departure && departure.nextListAt > namedSince.at ? [[name, departure.nextListAt]] : [],
    ),
  );
  const strangers = dangling.filter(({ name }) => !departureAt.has(name));
  const [first, firstDepartureAt] = [strangers[0]?.namedSince, [...departureAt.values()].sort()[0]];
  const introduced =
    firstDepartureAt !== undefined && (!first || firstDepartureAt < first.at)
      ? sinceDeparture(firstDepartureAt)
      : first;
  if (!introduced) return undefined;
  const moments = new Map(
    strangers.map(({ namedSince: { exact: _, first: __, ...moment } }) => [moment.revision, moment]),
  );
  const namesAt = ({ revision, at }: StepMoment) =>
    dangling
      .filter(({ name, namedSince }) =>
        departureAt.has(name) ? lookUp(departureAt, name) <= at : namedSince.revision <= revision,
      )
      .map(({ name }) => name);
  return draftWith({
    rule: info,
    subject,
    message: messageOf(subject, dangling),
    actual,
    offending: dangling.map(({ name }) => name),
    values: [...moments.values()].map((moment) => ({ ...moment, actual: namesAt(moment) })),
    introduced,
    event: false,
  });
}

/** Since the first list without a person: no revision did it. */
function sinceDeparture(at: string): Draft["introduced"] {
  return { revision: null, day: at, at, time: Date.parse(at), by: null, exact: false, first: false };
}

function messageOf(subject: string, dangling: readonly Dangling[]): string {
  const examples = dangling.slice(0, SHOWN).map(({ name, namedSince, departure }) => {
    const until =
      departure &&
      `; a member by the list of ${precise(departure.lastListAt)}, and none by that of ${precise(departure.nextListAt)}`;
    return `${name} (named since revision ${namedSince.revision}${until ?? ""})`;
  });
  const more = dangling.length > SHOWN ? `, and ${count(dangling.length - SHOWN, "more", "more")}` : "";
  const people = dangling.length === 1 ? "somebody who is no member" : "people who are no members";
  const unknown = dangling.filter(({ departure }) => departure === undefined).length;
  return `${nameOf(subject)} names ${people} of the organization: ${examples.join(", ")}${more}${unknownWords(unknown, dangling.length)}`;
}

function unknownWords(unknown: number, all: number): string {
  if (unknown === 0) return "";
  if (unknown < all)
    return `; of ${count(unknown, "other", "others")} it is not known when they ceased to be members, if they ever were`;
  return "; when they ceased to be members, if they ever were, is not known";
}
