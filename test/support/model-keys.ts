// Custom models with keys, for tests about secrets.

export const keys = ["Zk3Qp9Lw2Xv7Rt5Ym1Bn8", "Hc6Jd4Fs8Ga2Kl9Po3Iu7", "Wq5Et1Yr7Ui3Op9As2Df6"] as const;
/** What a service shows instead of a secret. */
export const mask = "********";

export type Fields = Record<string, unknown>;

/** Makes settings with custom models by name, each with its key or its fields. */
export const models = (all: Record<string, string | Fields>) => ({
  customModels: Object.entries(all).map(([name, fields]) => ({
    id: `custom:${name}`,
    ...(typeof fields === "string" ? { apiKey: fields } : fields),
  })),
});

/** Returns the subject of a model's field. */
export const at = (name: string, field = "apiKey") => `/customModels/custom:${name}/${field}`;
