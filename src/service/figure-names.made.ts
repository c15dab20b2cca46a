// The names of all figures of a row, by endpoint. Made at build time, so that an audit without usage loads no endpoint.
import { rowsOf } from "./analytics.ts";

const namesOf = (row: { readonly shape: object }): readonly string[] => Object.keys(row.shape);

export const figureNames = {
  tokens: namesOf(rowsOf.tokens),
  tools: namesOf(rowsOf.tools),
  activity: namesOf(rowsOf.activity),
  productivity: namesOf(rowsOf.productivity),
  users: namesOf(rowsOf.users),
} as const;
