// Models that were used but were not allowed by the settings.
import { firstIn, groupBy } from "../../lists.ts";
import type { ModelUse, TokensDay, UserDay, UtcDay } from "../../model/usage.ts";
import type { BuiltinRule, Draft } from "../audit.ts";
import {
  type Certainty,
  creditsWords,
  daysWords,
  episodes,
  sum,
  type UsageAudit,
  type UsageContext,
  userName,
} from "./usage.ts";

const rule: BuiltinRule = {
  id: "usage/model-not-allowed",
  title: "Only models that the settings allow are used",
  kind: "usage",
  severity: "high",
  rationale:
    "A model was used although the settings do not allow it. Either the control was bypassed, or it does not work as expected.",
  remediation: "Ask the user how the model was reached, and block that way. If the model should be allowed, allow it.",
  controls: ["soc2:CC6.1", "nist-800-53:CM-7", "nist-800-53:AU-6"],
  needs: ["usage"],
};

export interface ModelOnDay extends ModelUse {
  readonly day: UtcDay;
  /** null: the service did not report the user. */
  readonly user: string | null;
  /** The user's id and address belong to different people: nobody can be accused. */
  readonly isUnclear?: true | undefined;
  readonly certainty: Certainty;
}

/** Returns the uses of models by user and day. If a row lacks a user's models, only the most used model is known. */
export function modelUses({ tokens, users }: UsageContext["usage"]): ModelOnDay[] {
  return [...tokens].flatMap(([day, row]) => onDay(day, row, users.get(day) ?? []));
}

function onDay(day: UtcDay, { models, named: inPart, users }: TokensDay, active: readonly UserDay[]): ModelOnDay[] {
  const items = (users ?? []).flatMap((user) =>
    (user.models ?? user.named).map((model): ModelOnDay => ({
      ...model,
      day,
      user: user.id,
      isUnclear: user.isUnclear,
      certainty: "exact",
    })),
  );
  // The day may name a user by the id and by the address.
  const usesBySubject = groupBy(
    items.filter(({ credits }) => credits !== 0),
    ({ id, user, isUnclear }) => `${isUnclear} ${modelSubject(id, user)}`,
  );
  const userModels = [...usesBySubject.values()].map((sameUses): ModelOnDay => ({
    ...firstIn(sameUses),
    credits: sum(sameUses.map(({ credits }) => credits)),
  }));
  const silent =
    users &&
    groupBy(
      users.filter((user) => user.models === null),
      ({ id }) => id,
    );
  const primaryUses = active.flatMap(({ id, isUnclear, primaryModel }): ModelOnDay[] =>
    primaryModel !== null &&
    (silent === null || silent.get(id)?.some(({ named }) => named.every((model) => model.id !== primaryModel)))
      ? [{ id: primaryModel, credits: null, day, user: id, isUnclear, certainty: "lower-bound" }]
      : [],
  );
  const ofUsers = new Set([...items, ...primaryUses].map(({ id }) => id));
  // The list of users may be incomplete.
  const otherModels = (models ?? inPart)
    .filter(({ id }) => !ofUsers.has(id))
    .map((model): ModelOnDay => ({ ...model, day, user: null, certainty: "exact" }));
  return [...userModels, ...primaryUses, ...otherModels].filter(({ credits }) => credits !== 0);
}

/** Returns exact if every use is exact. */
export function certaintyOf(uses: readonly Pick<ModelOnDay, "certainty">[]): Certainty {
  return uses.every(({ certainty }) => certainty === "exact") ? "exact" : "lower-bound";
}

export function modelSubject(model: string, user: string | null): string {
  return `usage/model/${model}${user === null ? "" : `/user/${user}`}`;
}

export const models: UsageAudit = {
  rules: [rule],
  reads: { [rule.id]: "models" },
  drafts: (context) => {
    const { audit, usage, allowed, readings, dayFigures, policy, addresses } = context;
    const info = audit.builtin(rule);
    if (!info) return [];
    const uses = modelUses(usage).filter(({ isUnclear }) => !isUnclear);
    return [...groupBy(uses, ({ id, user }) => modelSubject(id, user))].flatMap(([subject, uses]): Draft[] => {
      const { id, user } = firstIn(uses);
      // Lists of users are by id: with an address only, it is unknown whose are theirs.
      const readModel = readings.model(id, user !== null && addresses.get(user) === user ? null : user);
      const by = user === null ? "; the service does not say by whom" : "";
      return episodes(context, {
        rule: info,
        subject,
        days: uses.map((use) => ({ ...use, verdict: allowed.judge(use.day, readModel, policy?.settleDays) })),
        endpoint: "tokens",
        isSaid: (day) => dayFigures.model(day, id, user),
        tell: (days) => ({
          message: `${user === null ? "somebody" : userName(context, user)} used ${id}, which the settings did not allow, ${daysWords(days)}${creditsWords(days)}${by}`,
          offending: id,
          certainty: certaintyOf(days),
        }),
      });
    });
  },
};
