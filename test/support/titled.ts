/** The rows of a table of cases, each with what is expected of it, its last column, in its title. */
export const titled = <T extends readonly [string, ...unknown[]]>(rows: readonly T[]): T[] =>
  rows.map((row) => {
    const expected = [row.at(-1) ?? []].flat().map(String);
    return [`${row[0]}: ${expected.join(", ") || "nothing"}`, ...row.slice(1)] as unknown as T;
  });
