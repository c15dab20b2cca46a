// The registry of kinds. To add a kind, write its file and add one line here.
import { cidr } from "./cidr.ts";
import { domain } from "./domain.ts";
import { email } from "./email.ts";
import { marketplace } from "./marketplace.ts";
import { command, mcp, model, user } from "./name.ts";
import { path } from "./path.ts";
import { repository } from "./repository.ts";
import { type Scale, scale, scaleOf } from "./scale.ts";
import { boolean, choice, integer, integerOf, json, keyed, map, type Range, secret, text } from "./simple.ts";
import { url } from "./url.ts";
import type { Kind } from "./kind.ts";

export const kinds = {
  boolean,
  integer,
  scale,
  enum: choice,
  text,
  model,
  command,
  mcp,
  user,
  email,
  domain,
  cidr,
  url,
  path,
  repository,
  marketplace,
  secret,
  json,
  keyed,
  map,
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export {
  coverageOf,
  flawOf,
  isCovered,
  isOpaque,
  isPlain,
  type Kind,
  memoize,
  normalOf,
  overlapsOf,
  spansOf,
  spelledAs,
  spellingOf,
} from "./kind.ts";

export function kindOf(setting: Scale & Range & { readonly kind: KindName }): Kind {
  if (setting.kind === "scale") return scaleOf(setting);
  return setting.range ? integerOf(setting.range) : kinds[setting.kind];
}
