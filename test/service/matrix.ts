// The faults of a service, and the expected result of each.
import { pageFaults } from "./page-faults.ts";
import type { Row } from "./rows.ts";
import { wireFaults } from "./wire-faults.ts";

export const matrix: readonly Row[] = [...wireFaults, ...pageFaults];
