/** Adds the expected result, the last column, to the title of each row of a test table. */
export const titled = <T extends readonly [string, ...unknown[]]>(rows: readonly T[]): T[] =>
  rows.map((row) => {
    const expected = [row.at(-1) ?? []].flat().map(String);
    return [`${row[0]}: ${expected.join(", ") || "nothing"}`, ...row.slice(1)] as unknown as T;
  });
