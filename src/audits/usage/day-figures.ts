// Which days have the figures that a rule reads. A day without a figure is not a day without use.
import type { ModelUse, Usage, UtcDay } from "../../model/usage.ts";
import { conflictDaysOf, finalDays } from "./days.ts";

/** The figures that rules about use read, as words in a sentence. */
const words = {
  models: "which models were used",
  servers: "which MCP servers were used",
  tools: "which tools were used",
  slashCommands: "which slash commands were used",
  skills: "which skills were used",
  clients: "which clients were used",
  modes: "in which mode users ran the agent",
  shares: "how autonomously tools were called",
  ratioP90: "how many calls users had for each of their turns",
  credits: "how many credits were used",
  userCredits: "how many credits each user used",
} as const;

export type UseFigure = keyof typeof words;

/** Returns which days have which figures. */
export function dayFiguresOf(usage: Usage) {
  const silent = <T extends { readonly id: string }>(
    days: Iterable<readonly [UtcDay, readonly T[]]>,
    leavesOut: (row: T) => boolean,
  ) => new Map([...days].map(([day, rows]) => [day, new Set(rows.filter(leavesOut).map(({ id }) => id))]));
  /** Days with contradictory rows of users. */
  const conflictDays = conflictDaysOf(usage);
  const usedIds = (models: readonly ModelUse[]) =>
    new Set(models.flatMap(({ id, credits }) => (credits === 0 ? [] : id)));
  /** The models that somebody used, by day; null: a day does not say which. */
  const modelsUsed = new Map([...usage.tokens].map(([day, { models }]) => [day, models && usedIds(models)]));
  const spending = [...usage.tokens].map(([day, { users }]) => [day, users ?? []] as const);
  /** Users whose models are missing in `/tokens`, by day. */
  const modelless = silent(spending, ({ models }) => models === null);
  /** Users whose mode, and users whose credits are missing in `/users`, by day. */
  const modeless = silent(usage.users, ({ mode }) => mode === null);
  const creditless = silent(usage.users, ({ credits }) => credits === null);
  /** Whether all active users of a day are known. */
  const isWhole = (day: UtcDay) => usage.activity.has(day) && !conflictDays.has(day);

  /** Whether a day would show the use of a model. @param user null: any user */
  function model(day: UtcDay, model: string, user: string | null): boolean {
    const row = usage.tokens.get(day);
    if (!row) return false;
    // If nobody used the model, neither did this user.
    if (modelsUsed.get(day)?.has(model) === false) return true;
    const silent = modelless.get(day);
    return row.users !== null && (user === null ? silent?.size === 0 : silent?.has(user) !== true);
  }

  /** Whether a day would show all models of a user. */
  function models(day: UtcDay, user: string): boolean {
    const row = usage.tokens.get(day);
    return row?.models?.length === 0 || (row?.users != null && modelless.get(day)?.has(user) !== true);
  }

  /** Whether a day would show the mode of a user. @param user null: any user */
  function mode(day: UtcDay, user: string | null): boolean {
    const silent = modeless.get(day);
    return isWhole(day) && (user === null ? (silent?.size ?? 0) === 0 : silent?.has(user) !== true);
  }

  function userCredits(day: UtcDay, user: string): boolean {
    return isWhole(day) && creditless.get(day)?.has(user) !== true;
  }

  /** Whether a day has at least a part of a figure. */
  function says(figure: UseFigure, day: UtcDay): boolean {
    const { tokens, tools, activity, users } = usage;
    const [dayTokens, dayTools, dayActivity, people] = [
      tokens.get(day),
      tools.get(day),
      activity.get(day),
      users.get(day) ?? [],
    ];
    const isSaidOfSome = (isSaid: (user: (typeof people)[number]) => boolean) =>
      isWhole(day) && (people.length === 0 || people.some(isSaid));
    switch (figure) {
      case "models":
        return (
          dayTokens !== undefined &&
          ([dayTokens, ...(dayTokens.users ?? [])].some(({ models, named }) => models !== null || named.length > 0) ||
            people.some(({ primaryModel }) => primaryModel !== null))
        );
      case "credits":
        return typeof dayTokens?.credits === "number";
      case "shares":
        return dayTools !== undefined && (dayTools.calls === 0 || isSaidWhole(dayTools.shares));
      case "ratioP90":
        return dayTools !== undefined && (dayTools.calls === 0 || dayTools.ratioP90 !== null);
      case "clients":
        return dayActivity !== undefined && (dayActivity.users === 0 || isSaidWhole(dayActivity.clients));
      case "modes":
        return isSaidOfSome(({ mode }) => mode !== null);
      case "userCredits":
        return isSaidOfSome(({ credits }) => credits !== null);
      default:
        return dayTools !== undefined && dayTools[figure] !== null;
    }
  }

  /** Why a rule cannot be judged; undefined if some final day has each of its figures. */
  function silence(figures: readonly UseFigure[]): string | undefined {
    const days = [...new Set((["tokens", "tools", "activity"] as const).flatMap((of) => finalDays(usage, of)))];
    const silent = figures.filter((figure) => !days.some((day) => says(figure, day)));
    if (silent.length === 0) return undefined;
    return `no final day says ${silent.map((figure) => words[figure]).join(", or ")}`;
  }

  return { model, models, mode, userCredits, says, silence };
}

export type DayFigures = ReturnType<typeof dayFiguresOf>;

function isSaidWhole(figures: ReadonlyMap<string, number | null>): boolean {
  return figures.size > 0 && [...figures.values()].every((figure) => figure !== null);
}
