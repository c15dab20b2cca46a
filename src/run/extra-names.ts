/** The names of evidence that an audit can read besides the history. */
export const extraNames = ["usage", "access", "readiness", "computers", "sessions"] as const;
export type ExtraName = (typeof extraNames)[number];

/** The evidence that a ledger keeps besides the history. */
export const keptExtras: ReadonlySet<ExtraName> = new Set(["usage", "access"]);

/** An entry of `with`. With `:optional`, an audit is complete without it. */
export type ExtraChoice = ExtraName | `${ExtraName}:optional`;
export const extraChoices: readonly ExtraChoice[] = extraNames.flatMap((name) => [name, `${name}:optional` as const]);

/** Returns the requested names, and whether each is optional. A name requested both ways is not optional. */
export function askedFor(choices: readonly ExtraChoice[]): Map<ExtraName, { readonly isOptional: boolean }> {
  const byName = new Map<ExtraName, { readonly isOptional: boolean }>();
  for (const choice of choices) {
    const [name, suffix] = choice.split(":") as [ExtraName, string | undefined];
    byName.set(name, { isOptional: suffix !== undefined && byName.get(name)?.isOptional !== false });
  }
  return byName;
}
