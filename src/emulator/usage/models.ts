// Tiers and prices of models. Both are invented: the service publishes no table, and a scenario may use any model id.

/** Derives the tier from the model's name. */
export function tierOf(model: string): "standard" | "thinking" {
  return /opus|ultra|thinking|codex|(?:^|[-.])o\d|-pro\b/.test(model) ? "thinking" : "standard";
}

/** Standard Credits for a token of plain input. */
function rateOf(model: string): number {
  if (/haiku|mini|flash|small|lite/.test(model)) return 0.25;
  if (/opus|ultra/.test(model)) return 2;
  return 1;
}

/** The price of other tokens relative to plain input: reading from the cache is cheap, writing to it is not. */
const weights = { cacheRead: 0.1, cacheWrite: 1.25, output: 4 } as const;

/** Returns the Standard Credits for tokens. Rounds once, here, so that sums are exact. */
export function creditsOf(
  model: string,
  tokens: Readonly<Record<"input" | "output" | "cacheRead" | "cacheWrite", number>>,
): number {
  const { input, output, cacheRead, cacheWrite } = tokens;
  const plain = input - cacheRead - cacheWrite;
  return Math.round(
    rateOf(model) * (plain + weights.cacheRead * cacheRead + weights.cacheWrite * cacheWrite + weights.output * output),
  );
}
