// The direction of a change: whether the agent or its users have more room after it.
export const directions = ["looser", "tighter", "neutral", "unknown"] as const;

export type Direction = (typeof directions)[number];
