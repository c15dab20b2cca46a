// The number of examples of properties.

/** Returns the number of examples of a property. LAW_RUNS=100 multiplies it by a hundred. */
export const runs = (usual: number): number => Math.ceil(usual * Number(process.env["LAW_RUNS"] ?? 1));
