// The registry of formats. Adding one: its file, and one line here. Help, choices and the contract test read it.
import type { Reporter } from "./reporter.ts";

interface Format {
  readonly says: string;
  /** The extension of its files. */
  readonly extension: string;
  readonly load: () => Promise<Reporter>;
}

export const reporters = {
  text: { says: "for a terminal", extension: "txt", load: async () => (await import("./text.ts")).text },
  json: { says: "the whole report", extension: "json", load: async () => (await import("./json.ts")).json },
  markdown: { says: "for GitHub", extension: "md", load: async () => (await import("./markdown.ts")).markdown },
  html: { says: "one page to hand on", extension: "html", load: async () => (await import("./html.tsx")).html },
  github: {
    says: "annotations of a workflow run",
    extension: "log",
    load: async () => (await import("./github.ts")).github,
  },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof reporters;

export const formatNames = Object.keys(reporters) as readonly FormatName[];

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(reporters, name);
}

export type { RenderOptions, Reporter } from "./reporter.ts";
