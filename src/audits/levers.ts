// Levers: edits that run code on members' machines, or send prompts and keys elsewhere. Each is an event of its revision.
import type { SettingChange } from "../history/changes.ts";
import type { Step } from "../history/steps.ts";
import { pointer, unpointer } from "../model/json.ts";
import { nameOf } from "../text.ts";
import { type Audit, type BuiltinRule, type Draft, event } from "./audit.ts";

const controls = ["soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:CM-7", "iso-27001:A.8.32"];

const command: BuiltinRule = {
  id: "levers/command",
  title: "No command is put on members' machines unseen",
  kind: "lever",
  severity: "high",
  rationale: "A command in the settings runs on every member's machine, with that member's rights.",
  remediation: "Have the command reviewed by somebody else, and take it out if nobody asked for it.",
  controls,
};

const endpoint: BuiltinRule = {
  id: "levers/endpoint",
  title: "Models do not move to another host unseen",
  kind: "lever",
  severity: "high",
  rationale: "Where a model's address leads, prompts, code and the provider's key go.",
  remediation: "Find out whose host it is; put the address back and rotate the key if it is nobody's.",
  controls: [...controls, "nist-800-53:SC-7"],
};

const marketplace: BuiltinRule = {
  id: "levers/marketplace",
  title: "No marketplace and no plugin is added unseen",
  kind: "lever",
  severity: "high",
  rationale: "Plugins carry commands and hooks, and are installed on every machine without asking.",
  remediation: "Review the marketplace and pin it to a commit, or take it out.",
  controls: [...controls, "nist-800-53:SR-3"],
};

interface Pull {
  readonly subject: string;
  readonly message: string;
}

/** Whether a change pulls a lever. */
type Lever = (change: SettingChange, step: Step) => Pull | undefined;

const commands = /^(?:hooks\[\*\]|customModels\[\*\]\.hostedProvider\.cloud(?:AuthRefresh|CredentialExport))$/;
const endpoints = /^customModels\[\*\]\.(?:baseUrl|hostedProvider\.hostedBaseUrl)$/;

function pullsCommand({ subject, path, op }: SettingChange): Pull | undefined {
  if (op === "remove" || !commands.test(path ?? "")) return undefined;
  const verb = op === "add" ? "was set" : "was replaced";
  return { subject, message: `${nameOf(subject)}, a command that runs on members' machines, ${verb}` };
}

/** Remembers the host each address led to, so that one that was away in between is known again. */
function pullsEndpoint(): Lever {
  const hosts = new Map<string, string>();
  return ({ subject, path, op, before, after }, step) => {
    if (!endpoints.test(path ?? "")) return undefined;
    const from = op === "add" ? hosts.get(subject) : hostOf(before);
    if (op === "remove") return void hosts.set(subject, hostOf(before));
    const to = hostOf(after);
    hosts.set(subject, to);
    if (from === to) return undefined;
    if (from !== undefined) return { subject, message: `${nameOf(subject)} moved to another host` };
    // Without an address a model is its provider's; one that comes with its model moves nothing.
    const model = pointer(unpointer(subject).slice(0, 2));
    if (step.before.get("customModels")?.entries.has(model) !== true) return undefined;
    return { subject, message: `${nameOf(subject)} leads to a host of its own now; it was not set` };
  };
}

/** The host of an address; what cannot be read as one is a host of its own. */
function hostOf(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return URL.canParse(text) ? new URL(text).host : `unreadable: ${text}`;
}

function pullsMarketplace({ subject, path, op, after }: SettingChange, step: Step): Pull | undefined {
  if (path === "enabledPlugins[*]" && op !== "remove" && after === true)
    return { subject, message: `${nameOf(subject)}: the plugin is now installed on every machine` };
  const field = /^extraKnownMarketplaces\[\*\]\.source\.(\w+)$/.exec(path ?? "")?.[1];
  if (field === undefined) return undefined;
  const element = pointer(unpointer(subject).slice(0, 2));
  const now = step.blocks.get("extraKnownMarketplaces")?.entries;
  if (!now?.has(element)) return undefined;
  const isNew = !step.before.get("extraKnownMarketplaces")?.entries.has(element);
  if (isNew) return { subject: element, message: `${nameOf(element)} is a new marketplace on every machine` };
  // Another commit is what a pin is for, no commit is not; and what is pinned follows no branch.
  const isPinned = now.has(`${element}/source/sha`);
  if ((field === "sha" || field === "ref") && isPinned) return undefined;
  const what = field === "sha" ? "is no longer pinned to a commit" : "leads elsewhere";
  return { subject: element, message: `${nameOf(element)}, a marketplace on every machine, ${what}` };
}

export const levers: Audit = {
  rules: [command, endpoint, marketplace],
  begin: (context) => {
    const known: [BuiltinRule, Lever][] = [
      [command, pullsCommand],
      [endpoint, pullsEndpoint()],
      [marketplace, pullsMarketplace],
    ];
    const active = known.flatMap(([rule, lever]) => {
      const info = context.builtin(rule);
      return info ? [{ info, lever }] : [];
    });
    const drafts: Draft[] = [];
    return {
      see: (step) => {
        for (const { info, lever } of active) {
          const pulled = new Map<string, Draft>();
          for (const change of step.changes) {
            const pull = lever(change, step);
            if (!pull || pulled.has(pull.subject)) continue;
            const { before, after } = change;
            pulled.set(
              pull.subject,
              event(info, step, pull.subject, pull.message, { before, actual: after, offending: [after] }),
            );
          }
          drafts.push(...pulled.values());
        }
      },
      end: () => drafts,
    };
  },
};
