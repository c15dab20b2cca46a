// Custom models as an organization might have them: few ids, ids that stand twice, and ids that look like a repetition.
import fc from "fast-check";

/** Keys of one model only: what goes on under another id would be the same model, renamed. */
const keys: Readonly<Record<string, readonly string[]>> = {
  "custom:a": ["Zk3Qp9Lw2Xv7Rt5Ym1Bn8", "Gt5Rm2Kx8Wq4Vb9Ld6Hs3"],
  "custom:b": ["Hq7Wm2Xv9Kt4Rb6Yd1Zp3"],
  "custom:a#2": ["Pn4Ty8Cf1Xk6Jw3Mz9Qd7"],
  "custom:A": ["Cx7Jr4Np9Ks2Vd6Tb3Lm8"],
  "custom:a/b.c~d": ["Dw5Lq8Hz3Mf7Xg2Rk9Tn4"],
  "custom:\u00e9": ["Fz6Bt1Wk4Rn8Jc3Qh7Vs2"],
  "custom:e\u0301": ["Jm3Xt9Pd5Gs1Kv7Wn2Hc6"],
  "": ["Bv2Hs7Lr5Nc9Kx4Wt1Gf6"],
};

const model = fc.constantFrom(...Object.keys(keys)).chain((id) =>
  fc.record(
    {
      id: fc.constant(id),
      displayName: fc.constant(`Model ${id}`),
      baseUrl: fc.constantFrom("https://llm.example/v1", "https://evil.example", "http://llm.example"),
      apiKey: fc.constantFrom("${LLM_KEY}", "", ...keys[id]!),
      hostedProvider: fc.constantFrom<unknown>({ cloudRegion: "eu" }, { cloudRegion: "us" }, 5),
    },
    { requiredKeys: ["displayName"] },
  ),
);

export const models: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.array(model, { minLength: 1, maxLength: 3 }) },
  fc.constantFrom<unknown>(undefined, "none", [5]),
);
