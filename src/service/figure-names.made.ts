// The names of all figures of a row, by endpoint. Made at build time, so that an audit without usage loads no endpoint.
import { namesIn, tableOf } from "../lists.ts";
import { rowsOf } from "./analytics.ts";

export const figureNames = tableOf(namesIn(rowsOf), (endpoint): readonly string[] =>
  Object.keys(rowsOf[endpoint].shape),
);
