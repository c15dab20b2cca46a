// Custom models as an organization might have them: few ids, ids that stand twice, and ids that look like a repetition.
import fc from "fast-check";

const model = fc.record(
  {
    id: fc.constantFrom("custom:a", "custom:b", "custom:a#2", ""),
    baseUrl: fc.constantFrom("https://llm.example/v1", "https://evil.example", "http://llm.example"),
    apiKey: fc.constantFrom("${LLM_KEY}", "Zk3Qp9Lw2Xv7Rt5Ym1Bn8", "Hq7Wm2Xv9Kt4Rb6Yd1Zp3", ""),
    hostedProvider: fc.constantFrom<unknown>({ cloudRegion: "eu" }, { cloudRegion: "us" }, 5),
  },
  { requiredKeys: [] },
);

export const models: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.array(model, { minLength: 1, maxLength: 3 }) },
  fc.constantFrom<unknown>(undefined, "none", [5]),
);
