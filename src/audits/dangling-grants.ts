// Grants to people who are not members. Only current grants are judged: for a removed grant the membership at that time
// is unknown.
import { type Blocks, entryAt } from "../catalog/entries.ts";
import { count, nameOf } from "../words.ts";
import type { Audit, BuiltinRule, Draft, RuleInfo } from "./audit.ts";
import { followNames, type NamedSince } from "./grants.ts";
import { MemberIndex } from "./member-index.ts";

const rule: BuiltinRule = {
  id: "access/dangling-grant",
  title: "Only members have grants",
  kind: "access",
  severity: "info",
  rationale:
    "If a grant names nobody, the next person with that name gets it. Such a grant is also easy to miss in access reviews.",
  remediation: "Remove the entry, or correct the id or address.",
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
      end: () => (info && members ? draftsOf(info, members, grants, last) : []),
    };
  },
};

function draftsOf(
  info: RuleInfo,
  members: MemberIndex,
  grants: ReadonlyMap<string, ReadonlyMap<string, NamedSince>>,
  blocks: Blocks,
): Draft[] {
  return [...grants].flatMap(([subject, names]): Draft[] => {
    const dangling = [...names]
      .filter(([name]) => !members.has(name))
      .sort(([a, since], [b, other]) => since.revision - other.revision || (a < b ? -1 : 1));
    const [first] = dangling;
    if (!first) return [];
    const examples = dangling
      .slice(0, SHOWN)
      .map(([name, { revision }]) => `${name} (named since revision ${revision})`);
    const more = dangling.length > SHOWN ? `, and ${count(dangling.length - SHOWN, "more", "more")}` : "";
    const people = dangling.length === 1 ? "somebody who is no member" : "people who are no members";
    const message = `${nameOf(subject)} names ${people} of the organization: ${examples.join(", ")}${more}; when they ceased to be members, if they ever were, is not known`;
    const introduced = first[1];
    const at = (revision: number) => dangling.filter(([, since]) => since.revision <= revision).map(([name]) => name);
    const moments = new Map(dangling.map(([, { exact: _, first: __, ...moment }]) => [moment.revision, moment]));
    return [
      {
        rule: info,
        subject,
        message,
        expected: null,
        before: null,
        actual: entryAt(blocks, subject)?.value ?? null,
        offending: dangling.map(([name]) => name),
        values: [...moments.values()].map((moment) => ({ ...moment, actual: at(moment.revision) })),
        introduced,
        resolved: null,
        event: false,
        fix: null,
      },
    ];
  });
}
