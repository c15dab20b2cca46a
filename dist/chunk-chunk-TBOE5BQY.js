import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/emulator/usage/chance.ts
function weighted(choices) {
  let total = 0;
  return { items: choices.map(([item]) => item), totals: choices.map(([, weight]) => total += weight) };
}
function byRank(items) {
  return weighted(items.map((item, index) => [item, 1 / (index + 1)]));
}
function chanceOf(...seed) {
  const draw = drawsFrom(seed.join("\n"));
  const pick = (from) => from[Math.floor(draw() * from.length)];
  return {
    happens: (probability) => draw() < probability,
    whole: (least, most) => least + Math.floor(draw() * (most - least + 1)),
    pick,
    weighted({ items, totals }) {
      const place = draw() * totals.at(-1);
      return items[totals.findIndex((total) => place < total)];
    }
  };
}
function drawsFrom(seed) {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = state + 2654435769 | 0;
    let mixed = state ^ state >>> 16;
    mixed = Math.imul(mixed, 569420461);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 1935289751);
    return ((mixed ^ mixed >>> 15) >>> 0) / 2 ** 32;
  };
}

// src/emulator/usage/tools.ts
var builtIn = [
  ["Read", 30],
  ["Edit", 18],
  ["Execute", 18],
  ["Grep", 14],
  ["Glob", 7],
  ["LS", 6],
  ["TodoWrite", 6],
  ["Create", 5],
  ["WebSearch", 2],
  ["FetchUrl", 2],
  ["Task", 2]
];
var OTHER_TOOL = 5;
var readers = /* @__PURE__ */ new Set(["Read", "Grep", "Glob", "LS", "WebSearch"]);
var usual = {
  servers: {
    tracker: { tools: ["list_issues", "get_issue", "add_comment"] },
    docs: { tools: ["search", "read_page"] }
  },
  skills: ["code-review", "write-tests"],
  commands: ["help", "model", "compress", "review"],
  hooks: [
    { event: "PostToolUse", matcher: "Edit|Create", command: "npm run format" },
    { event: "Stop", command: "notify-done" }
  ]
};

// src/emulator/usage/events.ts
var clients = ["terminal-ui", "web", "non-interactive-cli"];
var modes = ["auto-high", "auto-medium", "auto-low", "spec", "manual"];
var levels = ["auto_high", "auto_medium", "auto_low", "manual"];

// src/emulator/usage/languages.ts
var extensionsOf = {
  TypeScript: ["ts", "tsx"],
  JavaScript: ["js", "mjs"],
  Python: ["py"],
  Go: ["go"],
  Rust: ["rs"],
  Java: ["java"],
  Kotlin: ["kt"],
  Ruby: ["rb"],
  "C++": ["cpp", "h"],
  "C#": ["cs"],
  Swift: ["swift"],
  SQL: ["sql"],
  HTML: ["html"],
  CSS: ["css"],
  HCL: ["tf"],
  Shell: ["sh"],
  YAML: ["yaml", "yml"],
  JSON: ["json"],
  Markdown: ["md"]
};
var languages = Object.keys(extensionsOf);

export {
  clients,
  modes,
  levels,
  extensionsOf,
  languages,
  weighted,
  byRank,
  chanceOf,
  builtIn,
  OTHER_TOOL,
  readers,
  usual
};
