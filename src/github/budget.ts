// Limits what one run writes: GitHub accepts 80 new texts a minute and 500 an hour, over all workflows of an account.
import type { Operation } from "./issue.ts";

const MAX_TEXTS = 80;
const MAX_OPERATIONS = 200;

/** Returns the operations that one run may carry out. The next run does the rest. */
export function affordable(operations: readonly Operation[]): readonly Operation[] {
  let texts = 0;
  const end = operations.findIndex((operation, i) => {
    if (operation.do === "create") texts += operation.after ? 2 : 1;
    else if (operation.comment !== null) texts++;
    return texts > MAX_TEXTS || i >= MAX_OPERATIONS;
  });
  return end < 0 ? operations : operations.slice(0, end);
}
