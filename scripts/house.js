// Lint rules for the layers: allowed imports, and folders without side effects. Each message states the reason.
import path from "node:path";

const words = ["model", "errors.ts", "text.ts", "lists.ts", "yaml"];

/** Folder → its allowed imports, and the reason. `anything`: every folder except entry points and action/. */
const rooms = {
  model: { may: [], why: "the dictionary is read by every room and knows none of them" },
  "errors.ts": { may: [], why: "errors are used by every room and know none of them" },
  "text.ts": { may: [], why: "escaping is used by every room and knows none of them" },
  "lists.ts": { may: [], why: "lists are put into groups by every room, whatever they hold" },
  yaml: {
    may: ["seal"],
    why: "the reader of YAML knows where a value stands, not what it is for; what it quotes, the seal looks through",
  },
  catalog: { may: [], why: "the catalog says what settings mean; who asks is not its business" },
  seal: { may: ["catalog"], why: "the only room that sees secrets depends on as little as it can" },
  history: { may: ["catalog"], why: "what changed does not depend on what is allowed" },
  checks: { may: ["catalog"], why: "a check knows a value and its kind, not the policy that asks" },
  policy: { may: ["catalog", "checks"], why: "policies say what must hold; they judge nothing" },
  audits: {
    may: ["history", "policy", "checks", "catalog"],
    why: "findings are decided from evidence and policies alone",
  },
  report: {
    may: ["audits", "history", "policy", "catalog"],
    why: "the report joins what the pure rooms say and nothing else",
  },
  service: { may: ["seal"], why: "the client reads bytes and hands them to the seal" },
  emulator: { may: ["service"], why: "the emulator serves what the service declares" },
  fleet: { may: [], why: "a fleet is made of reports, wherever they come from" },
  reporters: { may: [], why: "a reporter is rendered from the report and needs nothing else" },
  github: { may: ["reporters"], why: "delivery takes what the reporters made" },
  ledger: { may: ["seal"], why: "the ledger stores sealed revisions" },
  authoring: {
    may: ["report", "audits", "history", "policy", "checks", "catalog"],
    why: "authoring asks for reports, and for what they are made of",
  },
  run: {
    may: ["report", "authoring", "audits", "policy", "catalog", "seal", "service", "ledger", "reporters"],
    why: "what several doors share knows none of them",
  },
  query: {
    may: ["run", "report", "history", "policy", "catalog", "reporters"],
    why: "a question is about a history; who asks it is not its business",
  },
  api: { may: ["run", "service", "seal"], why: "a call to the service needs no policy and no report" },
  action: {
    may: ["run", "github", "authoring", "policy", "service", "ledger", "reporters"],
    why: "the Action brings to GitHub what a run has made",
  },
  commands: { may: ["anything"], why: "a command is called by a door" },
};
const doors = ["cli.ts", "action.ts", "index.ts"];
const upstairs = [...doors, "commands", "action"];

const effects =
  /^node:(?:fs|fs\/promises|http|https|http2|net|tls|dgram|dns|child_process|worker_threads|cluster|os|process|readline|timers|timers\/promises|inspector|vm|v8|zlib|stream|stream\/.*)$/;
/** Folders without side effects. */
const pure = [
  "model",
  "errors.ts",
  "text.ts",
  "lists.ts",
  "yaml",
  "catalog",
  "seal",
  "history",
  "checks",
  "policy",
  "audits",
  "report",
  "authoring",
  "fleet",
  "reporters",
];
// Exceptions. The page's script uses the browser, but does not render reports.
const effectful = [
  "policy/files.ts",
  "policy/text-file.ts",
  "policy/git.ts",
  "policy/at-ref.ts",
  "reporters/html/client/address.ts",
  "reporters/html/client/dom.ts",
];
/** Files that may compute the time in a named time zone, which is the same on every machine. */
const zoned = ["policy/zone.ts"];

function roomOf(file) {
  const parts = file.split(path.sep).join("/").split("/src/");
  if (parts.length < 2) return undefined;
  const inside = parts.at(-1);
  return { inside, room: inside.split("/")[0] };
}

const imports = {
  meta: { type: "problem", docs: { description: "Data flows one way through the house" } },
  create(context) {
    const here = roomOf(context.filename);
    if (!here) return {};
    const isPure = pure.includes(here.room) && !effectful.includes(here.inside);
    function check(node, name) {
      if (typeof name !== "string") return;
      if (isPure && effects.test(name))
        context.report({
          node,
          message: `${here.room} has no effects, so that the same input gives the same report: ${name} belongs in the doors, commands, action, query, run, api, service, github, emulator, ledger, policy/files.ts or policy/git.ts.`,
        });
      if (name === "@actions/core" && !["action.ts", "action", "github"].includes(here.room))
        context.report({
          node,
          message:
            "Only action.ts, action/ and github/ speak to the runner: its log is a command parser, and our data is hostile.",
        });
      if (!name.startsWith(".")) return;
      const target = roomOf(path.resolve(path.dirname(context.filename), name));
      if (!target || target.room === here.room) return;
      if (upstairs.includes(target.room) && !doors.includes(here.room))
        context.report({
          node,
          message: `Only a door imports commands/ and action/, and nothing a door: ${target.inside} is called, it does not serve.`,
        });
      const rule = rooms[here.room];
      if (!rule || doors.includes(here.room)) return;
      if (rule.may.includes("anything") || rule.may.includes(target.room) || words.includes(target.room)) return;
      context.report({
        node,
        message: `${here.room} may not import ${target.room}: ${rule.why}. It may import ${[...rule.may, ...words].join(", ")}.`,
      });
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.value),
    };
  },
};

const clock = {
  meta: { type: "problem", docs: { description: "No clock, chance, environment or output in pure rooms" } },
  create(context) {
    const here = roomOf(context.filename);
    if (!here || !pure.includes(here.room) || effectful.includes(here.inside)) return {};
    const say = (node, what) =>
      context.report({
        node,
        message: `${here.room} is pure: ${what} would make two runs of the same input differ. Take it as an argument from a door.`,
      });
    return {
      NewExpression(node) {
        if (node.callee.name === "Date" && node.arguments.length === 0) say(node, "the clock");
      },
      MemberExpression(node) {
        const object = node.object.name;
        const property = node.property.name;
        if ((object === "Date" && property === "now") || object === "performance") say(node, "the clock");
        if (object === "Math" && property === "random") say(node, "chance");
        if (object === "process" && property !== undefined) say(node, "the process");
        if (object === "console") say(node, "the console");
        if (
          (object === "Intl" && !zoned.includes(here.inside)) ||
          property?.startsWith("toLocale") ||
          property === "localeCompare"
        )
          say(node, "the locale");
      },
      CallExpression(node) {
        if (["fetch", "setTimeout", "setInterval", "setImmediate"].includes(node.callee.name))
          say(node, node.callee.name);
      },
    };
  },
};

export default { meta: { name: "house" }, rules: { imports, pure: clock } };
