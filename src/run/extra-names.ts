/** What an audit may ask the service for besides the history. */
export const extraNames = ["usage", "access", "readiness", "computers", "sessions"] as const;
export type ExtraName = (typeof extraNames)[number];

/** As it is asked for; with `:optional` an audit is whole without it. */
export type ExtraChoice = ExtraName | `${ExtraName}:optional`;
export const extraChoices: readonly ExtraChoice[] = extraNames.flatMap((name) => [name, `${name}:optional` as const]);

/** The names that were asked for, and whether an audit is whole without each. What is asked for twice is not optional. */
export function askedFor(choices: readonly ExtraChoice[]): Map<ExtraName, { readonly isOptional: boolean }> {
  const byName = new Map<ExtraName, { readonly isOptional: boolean }>();
  for (const choice of choices) {
    const [name, rest] = choice.split(":") as [ExtraName, string | undefined];
    byName.set(name, { isOptional: rest !== undefined && byName.get(name)?.isOptional !== false });
  }
  return byName;
}
