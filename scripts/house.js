// Lint rules for the layers: allowed imports, and folders without side effects. Each message states the reason.
import path from "node:path";

/** Files that every file may import, and that import no other. */
const helpers = ["errors.ts", "text.ts", "words.ts", "lists.ts"];
/** What every folder above them may import. */
const shared = ["model", ...helpers, "yaml"];

/** Folder → its allowed imports besides `shared`, and the reason. `anything`: every folder except entry points and action/. */
const rooms = {
  model: { may: [], why: "every folder imports the shared types, so they import only the helpers" },
  "errors.ts": { may: [], why: "every folder throws these errors, so they import nothing" },
  "text.ts": { may: [], why: "every folder escapes its output with it, so it imports nothing" },
  "words.ts": { may: [], why: "every folder writes sentences with it, so it imports nothing" },
  "lists.ts": { may: [], why: "every folder uses these helpers, so they import nothing" },
  yaml: {
    may: ["seal"],
    why: "the YAML reader reports positions and knows no policies; the seal masks secrets in its error messages",
  },
  catalog: { may: [], why: "the catalog describes the settings, whatever its readers do with them" },
  seal: { may: ["catalog"], why: "only this folder handles secrets, so it depends on as little as possible" },
  history: { may: ["catalog"], why: "a change of the settings does not depend on the policies" },
  checks: { may: ["catalog"], why: "a check tests one value of one kind, whatever policy uses it" },
  policy: {
    may: ["catalog", "checks", "seal"],
    why: "policies state the demands, and other folders judge by them; the seal masks secrets in their reasons",
  },
  audits: {
    may: ["history", "policy", "checks", "catalog"],
    why: "findings depend on evidence and policies only",
  },
  report: {
    may: ["audits", "history", "policy", "catalog"],
    why: "the report depends on evidence and policies only",
  },
  service: { may: ["seal"], why: "the client passes the bytes of the service to the seal" },
  emulator: { may: ["service"], why: "the emulator implements the endpoints that service/ declares" },
  fleet: { may: [], why: "a fleet report is computed from reports only" },
  reporters: { may: [], why: "a reporter is a pure function of the report" },
  github: { may: ["reporters"], why: "issues and comments are made of rendered reports" },
  ledger: { may: ["seal"], why: "the ledger stores sealed revisions" },
  authoring: {
    may: ["report", "audits", "history", "policy", "checks", "catalog"],
    why: "the tools for policy authors compare reports, and need no run",
  },
  run: {
    may: ["report", "authoring", "audits", "policy", "catalog", "seal", "service", "ledger", "reporters"],
    why: "a run is shared by all entry points, so it imports none of them",
  },
  query: {
    may: ["run", "report", "history", "policy", "catalog", "reporters"],
    why: "a query reads a history, whatever command shows the answer",
  },
  api: { may: ["run", "service", "seal"], why: "a call to the service needs no policy and no report" },
  action: {
    may: ["run", "github", "authoring", "policy", "service", "ledger", "reporters"],
    why: "the Action delivers the results of a run to GitHub",
  },
  commands: { may: ["anything"], why: "entry points call the commands" },
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
  "words.ts",
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
  meta: { type: "problem", docs: { description: "A folder imports only the folders below it" } },
  create(context) {
    const here = roomOf(context.filename);
    if (!here) return {};
    const isPure = pure.includes(here.room) && !effectful.includes(here.inside);
    function check(node, name) {
      if (typeof name !== "string") return;
      if (isPure && effects.test(name))
        context.report({
          node,
          message: `${here.room} has no side effects, so that the same input gives the same report. Use ${name} in an entry point, commands, action, query, run, api, service, github, emulator, ledger, policy/files.ts or policy/git.ts.`,
        });
      if (name === "@actions/core" && !["action.ts", "action", "github"].includes(here.room))
        context.report({
          node,
          message:
            "Only action.ts, action/ and github/ write to the runner's log: the runner executes commands in it, and the settings are hostile input.",
        });
      if (!name.startsWith(".")) return;
      const target = roomOf(path.resolve(path.dirname(context.filename), name));
      if (!target || target.room === here.room) return;
      if (upstairs.includes(target.room) && !doors.includes(here.room))
        context.report({
          node,
          message: `Only entry points import commands/ and action/, and no file imports an entry point: ${target.inside}.`,
        });
      const rule = rooms[here.room];
      if (!rule || doors.includes(here.room)) return;
      const may = helpers.includes(here.room) ? [] : here.room === "model" ? helpers : [...rule.may, ...shared];
      if (may.includes("anything") || may.includes(target.room)) return;
      context.report({
        node,
        message: `${here.room} may not import ${target.room}: ${rule.why}. It may import ${may.join(", ") || "nothing"}.`,
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
  meta: {
    type: "problem",
    docs: { description: "No clock, randomness, environment or output in folders without side effects" },
  },
  create(context) {
    const here = roomOf(context.filename);
    if (!here || !pure.includes(here.room) || effectful.includes(here.inside)) return {};
    const say = (node, source) =>
      context.report({
        node,
        message: `${here.room} has no side effects: ${source} would make two runs of the same input differ. Take it as a parameter.`,
      });
    return {
      NewExpression(node) {
        if (node.callee.name === "Date" && node.arguments.length === 0) say(node, "the clock");
      },
      MemberExpression(node) {
        const object = node.object.name;
        const property = node.property.name;
        if ((object === "Date" && property === "now") || object === "performance") say(node, "the clock");
        if (object === "Math" && property === "random") say(node, "randomness");
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
