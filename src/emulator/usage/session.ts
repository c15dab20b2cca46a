// Draws one session with consistent parts: files come from write calls, commits from commands, hooks from their events,
// and tokens from the number of answers.
import type { Bounds } from "./bounds.ts";
import { callsFor, levelOf } from "./calls.ts";
import { byRank, type Chance, type WeightedChoice } from "./chance.ts";
import {
  type Calls,
  type Client,
  type Files,
  type HookRuns,
  type Mode,
  modes,
  type ModelUse,
  type NameCount,
  type Session,
} from "./events.ts";
import { extensionsOf, type Language } from "./languages.ts";
import { creditsOf } from "./models.ts";
import type { UsagePlan, Worker } from "./plan.ts";
import type { HookPart } from "./schema.ts";
import { countsOf } from "./tally.ts";
import { sumOf } from "../../lists.ts";

/** How many messages a user sends in a session. */
const messagesOf: Readonly<Record<Client, readonly [least: number, most: number]>> = {
  "terminal-ui": [2, 12],
  web: [1, 7],
  "non-interactive-cli": [1, 2],
};

/** The start of a session, where it is not drawn. */
export interface Beginning {
  readonly model: string;
  readonly command?: string;
}

/** Draws a session of a person. */
export function sessionOf(
  worker: Worker,
  { bounds, plan, chance }: { readonly bounds: Bounds; readonly plan: UsagePlan; readonly chance: Chance },
  beginning: Beginning,
): Session {
  const client = beginning.command === undefined ? chance.pickByWeight(worker.clients) : "terminal-ui";
  const mode = bounds.mode(worker, modeOf(worker.mode, client, chance));
  const userMessages = chance.whole(...messagesOf[client]);
  const servers = worker.servers.filter((server) => bounds.server(worker, server));
  const skills =
    plan.skills.length > 0 && chance.happens(0.2) ? nameCounts([chance.pickByWeight(byRank(plan.skills))]) : [];
  const calls = [
    ...callsFor(userMessages, { mode, tools: worker.tools, servers }, chance),
    ...skills.map(({ count }): Calls => ({
      tool: "Skill",
      server: undefined,
      level: levelOf("Skill", mode, chance),
      count,
    })),
  ];
  const assistantMessages = userMessages + Math.ceil(sumOf(calls, (call) => call.count) / chance.whole(2, 4));
  const files = filesOf(calls, worker.languages, chance);
  const git = gitOf(calls, files, chance);
  const commands = commandsOf(beginning, userMessages, plan.commands, chance);
  const planner = mode === "spec" ? bounds.planner(worker) : undefined;
  return {
    client,
    mode,
    userMessages,
    assistantMessages,
    calls,
    skills,
    commands,
    hooks: plan.hooks.flatMap((hook) => runsOf(hook, calls, userMessages)),
    files,
    ...git,
    models: useOf(beginning.model, planner, assistantMessages, chance),
  };
}

/** Mostly the preferred mode. A session without a person cannot wait for a confirmation or show a plan. */
function modeOf(preferred: Mode, client: Client, chance: Chance): Mode {
  const mode = chance.happens(0.75) ? preferred : chance.pick(modes.slice(modes.indexOf(preferred)));
  return client === "non-interactive-cli" && (mode === "spec" || mode === "manual") ? "auto-low" : mode;
}

function nameCounts(names: readonly string[]): NameCount[] {
  return countsOf(names, (name) => name).map(([name, count]) => ({ name, count }));
}

/** A slash command is also a message of the user. */
function commandsOf(beginning: Beginning, messages: number, commands: readonly string[], chance: Chance): NameCount[] {
  const startCommands = beginning.command === undefined ? [] : [beginning.command];
  const most = commands.length > 0 ? chance.whole(0, Math.min(2, messages - startCommands.length)) : 0;
  for (let i = 0; i < most; i++) startCommands.push(chance.pickByWeight(byRank(commands)));
  return nameCounts(startCommands);
}

function callsOf(calls: readonly Calls[], ...tools: readonly string[]): number {
  return sumOf(calls, (call) => (tools.includes(call.tool) ? call.count : 0));
}

/** Each call of Create makes a file; files are edited once or several times. */
function filesOf(calls: readonly Calls[], languages: WeightedChoice<Language>, chance: Chance): Files[] {
  const files = new Map<string, { extension: string; language: Language; created: number; edited: number }>();
  const add = (counter: "created" | "edited") => {
    const language = chance.pickByWeight(languages);
    const extension = chance.pick(extensionsOf[language]);
    const file = files.get(extension) ?? { extension, language, created: 0, edited: 0 };
    file[counter]++;
    files.set(extension, file);
  };
  const edits = callsOf(calls, "Edit");
  for (let remaining = callsOf(calls, "Create"); remaining > 0; remaining--) add("created");
  for (let remaining = chance.whole(Math.ceil(edits / 3), edits); remaining > 0; remaining--) add("edited");
  return [...files.values()];
}

/** Commits need changed files and commands. Pull requests need commits and further commands. */
function gitOf(calls: readonly Calls[], files: readonly Files[], chance: Chance): { commits: number; pulls: number } {
  const commands = callsOf(calls, "Execute");
  const most = files.length > 0 ? Math.min(3, commands) : 0;
  const commits = most > 0 && chance.happens(0.6) ? chance.whole(1, most) : 0;
  const pulls = commits > 0 && commands > commits && chance.happens(0.3) ? 1 : 0;
  return { commits, pulls };
}

function runsOf({ event, matcher, command }: HookPart, calls: readonly Calls[], messages: number): HookRuns[] {
  const count = waitsFor[event]({ calls, messages, matcher });
  return count > 0 ? [{ event, matcher: matcher ?? "", command, count }] : [];
}

interface SessionEvents {
  readonly calls: readonly Calls[];
  readonly messages: number;
  readonly matcher: string | undefined;
}

const matched = ({ calls, matcher }: SessionEvents) =>
  matcher === undefined ? sumOf(calls, (call) => call.count) : callsOf(calls, ...matcher.split("|"));
const once = () => 1;
const eachMessage = ({ messages }: SessionEvents) => messages;

/** How often the event of a hook occurs in a session. */
const waitsFor: Readonly<Record<HookPart["event"], (happened: SessionEvents) => number>> = {
  PreToolUse: matched,
  PostToolUse: matched,
  Notification: ({ calls }) => sumOf(calls, (call) => (call.level === "manual" ? call.count : 0)),
  UserPromptSubmit: eachMessage,
  Stop: eachMessage,
  SubagentStop: ({ calls }) => callsOf(calls, "Task"),
  SessionStart: once,
  SessionEnd: once,
};

/** Draws the use of a session's model for some answers, and of the planning model if it is another. */
function useOf(model: string, planner: string | undefined, answers: number, chance: Chance): ModelUse[] {
  if (planner === undefined || planner === model || answers < 2) return [use(model, answers, chance)];
  const plannedAnswers = chance.whole(1, Math.ceil(answers / 3));
  return [use(model, answers - plannedAnswers, chance), use(planner, plannedAnswers, chance)];
}

/** Each answer reads the whole session so far, mostly from the cache. */
function use(model: string, answers: number, chance: Chance): ModelUse {
  const input = answers * chance.whole(9_000, 34_000);
  const cacheRead = Math.floor((input * chance.whole(55, 88)) / 100);
  const cacheWrite = Math.floor(((input - cacheRead) * chance.whole(30, 80)) / 100);
  const output = answers * chance.whole(180, 1_400);
  const tokens = { input, output, cacheRead, cacheWrite };
  return { model, ...tokens, credits: creditsOf(model, tokens) };
}
