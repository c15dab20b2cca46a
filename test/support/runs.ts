// How often laws are tried.

/** How often a law is tried as a rule. LAW_RUNS=100 tries all of them a hundred times as often. */
export const runs = (usual: number): number => Math.ceil(usual * Number(process.env["LAW_RUNS"] ?? 1));
