// Histories that change while they are read, or that were tampered with.
import { instantText } from "../../model/instant.ts";
import type { ControlRevision } from "../organization.ts";
import type { Answer, Fault, List } from "./fault.ts";
import type { State } from "../state.ts";

type Revisions = readonly ControlRevision[];

function history(
  number: string,
  description: string,
  edit: (list: List, state: State) => Answer | Promise<Answer>,
): Fault {
  return { number, description, of: "history", inject: async ({ list, state }) => edit(await list(), state) };
}

const of = ({ items }: { items: readonly unknown[] }) => items as Revisions;

export const revisions = {
  "missing-revision": history("F36", "A revision in the middle of the page is missing.", (list) =>
    list.with({ items: list.items.toSpliced(list.items.length >> 1, 1) }),
  ),
  "repeated-revisions": history("F37", "The last revisions of the previous page are repeated.", async (list) => {
    const before = (await list.before()).slice(-5);
    return list.with({ items: [...(before.length > 0 ? before : list.items.slice(0, 5)), ...list.items] });
  }),
  "out-of-order": history("F38", "The revisions of the page are not in order.", (list) =>
    list.with({ items: of(list).toSorted((a, b) => (a.revision % 7) - (b.revision % 7)) }),
  ),
  "revision-arrives": history(
    "F39",
    "A new revision is made, which shifts the pages by one, as with offsets.",
    async (list, state) => {
      const before = (await list.before()).slice(-1);
      arrive(state.revisions);
      const { cursor, limit } = list;
      if (before.length === 0) return list.with(await list.ask({ cursor }));
      if (limit === 1) return list.with({ items: before, hasMore: true, nextCursor: list.leadingTo(cursor) });
      const { items, ...more } = await list.ask({ cursor, limit: limit - 1 });
      return list.with({ items: [...before, ...items], ...more });
    },
  ),
  "other-content": history("F40", "A revision appears twice, with different settings.", async (list) => {
    const [revision] = [...of({ items: await list.before() }).slice(-1), ...of(list)];
    if (!revision) return list.with({});
    const settings = { ...revision.settings, enableAgentShield: revision.settings["enableAgentShield"] !== true };
    return list.with({ items: [...list.items, { ...revision, settings }] });
  }),
} satisfies Record<string, Fault>;

/** Adds a revision with unchanged settings. */
function arrive(revisions: ControlRevision[]): void {
  const last = revisions.at(-1);
  if (!last) return;
  revisions.push({ ...last, revision: last.revision + 1, updatedAt: instantText(Date.parse(last.updatedAt) + 60_000) });
}
