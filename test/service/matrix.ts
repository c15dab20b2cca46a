// What a service can do wrong, and what must come of it.
import { pageFaults } from "./page-faults.ts";
import type { Row } from "./rows.ts";
import { wireFaults } from "./wire-faults.ts";

export const matrix: readonly Row[] = [...wireFaults, ...pageFaults];
