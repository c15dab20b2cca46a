// Options as texts, checked once for every door.
import { didYouMean, DriftlineError } from "../errors.ts";
import { instantText, type Stretch, stretchOf } from "../model/instant.ts";
import { severities } from "../model/severity.ts";
import { formatNames, type FormatName, isFormat, outputKind } from "../reporters/index.ts";
import { type ExtraChoice, extraChoices } from "./extra-names.ts";

/** @throws DriftlineError `usage` unless the text is one of the choices */
export function choice<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const match = choices.find((option) => option === text);
  if (match !== undefined) return match;
  const hint = didYouMean(text, choices) ?? `one of ${choices.join(", ")}`;
  throw new DriftlineError("usage", { message: `${name}: "${text}" is not known`, hint });
}

export const failOnChoices = [...severities, "never"] as const;

export function formatName(name: string, text: string): FormatName {
  return isFormat(text) ? text : choice(name, text, formatNames);
}

/** A format for standard output. @throws DriftlineError `usage` when there is none of this name, or it makes no text */
export function textFormat(name: string, text: string): FormatName {
  const format = formatName(name, text);
  const place = outputKind(format);
  if (place === undefined) return format;
  const what = place === "folder" ? "a folder of files" : "an archive";
  const message = `${name}: ${format} is ${what}, which standard output cannot take`;
  throw new DriftlineError("usage", { message, hint: `write --output ${format}=<${place}>` });
}

/** `access,usage:optional`, as --with takes it. @throws DriftlineError `usage` */
export function extras(name: string, text: string): ExtraChoice[] {
  return [...new Set(text.split(",").map((part) => choice(name, part.trim(), extraChoices)))];
}

/** A day of UTC. @throws DriftlineError `usage` */
export function day(name: string, text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || stretchOf(text, Infinity) === undefined)
    throw new DriftlineError("usage", { message: `${name}: "${text}" is not a day`, hint: "write 2026-03-01" });
  return text;
}

/** A number of things, at least one. @throws DriftlineError `usage` */
export function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new DriftlineError("usage", { message: `${name}: "${text}" is not a whole number from 1`, hint: "write 10" });
  return Number(text);
}

/** What `--sample` and `--seed` ask for; nothing where neither is given. @throws DriftlineError `usage` */
export function sample(size: string | undefined, seed: string | undefined): { size: number; seed: string } | undefined {
  if (size === undefined && seed === undefined) return undefined;
  if (size === undefined || seed === undefined || seed === "")
    throw new DriftlineError("usage", {
      message: "--sample and --seed must be used together, so that the sample can be drawn again",
      hint: "write --sample 25 --seed <any text>",
    });
  return { size: wholeNumber("--sample", size), seed };
}

/** What an option names: an instant, a day, a month, or an age before now. @throws DriftlineError `usage` */
export function stretch(name: string, text: string, now = Date.now()): Stretch {
  const stretch = stretchOf(text, now);
  if (stretch === undefined)
    throw new DriftlineError("usage", {
      message: `${name}: "${text}" is not an instant`,
      hint: "write 2026-11-20T00:00:00Z, a day 2026-11-20, a month 2026-11, or an age such as 30d",
    });
  return stretch;
}

/** The instant that an option takes for now: the end of a day or a month, but never past now. @throws DriftlineError `usage` */
export function instant(name: string, text: string): number {
  return stretch(name, text).last;
}

/**
 * A revision number or an instant, as `view.since` keeps it: the start of a day or a month.
 * @param asOf what ages count from; undefined: now
 * @throws DriftlineError `usage`
 */
export function since(name: string, text: string, asOf: number | undefined): string {
  return /^\d{1,15}$/.test(text) ? text : instantText(stretch(name, text, asOf).first);
}

/** `format=file`, as --output takes it. @throws DriftlineError `usage` */
export function output(text: string): { format: FormatName; file: string } {
  return outputNamed(text, (name) => formatName("--output", name), "html=report.html");
}

/** `format=file`, where `formatOf` knows the formats. @throws DriftlineError `usage` */
export function outputNamed<T>(
  text: string,
  formatOf: (name: string) => T,
  example: string,
): { format: T; file: string } {
  const at = text.indexOf("=");
  if (at < 1 || at === text.length - 1)
    throw new DriftlineError("usage", {
      message: `--output: "${text}" is not <format>=<file>`,
      hint: `write ${example}`,
    });
  return { format: formatOf(text.slice(0, at)), file: text.slice(at + 1) };
}
