// What a page may consist of.
import { expect } from "vitest";
import type { Html } from "../scan.ts";

/** Expects that a page has known elements alone, loads nothing, links to itself alone, and has no handlers. */
export function expectQuiet({ tags }: Html): void {
  const elements = new Set(
    "html head meta title style body a header div p svg g defs pattern clippath path rect text figure figcaption h1 h2 h3 h4 ul li b span bdi code time dl dt dd nav main section article ins del small details summary pre ol table caption thead tbody tr th td footer dialog script".split(
      " ",
    ),
  );
  const wrong = tags.flatMap(({ name, attributes }) => [
    ...(elements.has(name.replace("/", "")) ? [] : [name]),
    ...Object.entries(attributes)
      .filter(([attribute, value]) => !isQuiet(attribute, value))
      .map(([attribute, value]) => `${name} ${attribute}=${value}`),
  ]);
  expect(wrong).toEqual([]);
}

function isQuiet(attribute: string, value: string): boolean {
  if (/^on|^style$|src|action|srcdoc|xlink|ping/.test(attribute)) return false;
  if (attribute === "href") return /^#[a-z0-9_]+$|^#(?:rule|framework|control|person)-[\w.-]+$/.test(value);
  return attribute !== "fill" || /^url\(#[a-z-]+\)$/.test(value);
}
