// Generates settings that nobody would write: forged markers, hostile names, secrets at any place.
import fc from "fast-check";

const words = fc.constantFrom(
  "low",
  "gpt-5",
  "https://h.example/v1?q=s3cretvalue99",
  "curl -H 'Authorization: Bearer abcdefghijkl'",
  "[secret fp:run:1]",
  "[secret: fp:x",
  "",
  "***",
  "unused",
  "${NAME}",
  "\ud800",
  "ghp_abcdefghijklmnopqrstuvwxyz0123456789",
);
const leaf = fc.oneof(words, fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const names = fc.constantFrom(
  "apiKey",
  "baseUrl",
  "$secret",
  "$$secret",
  "$number",
  "fingerprint",
  "__proto__",
  "id",
  "[secret fp:none]",
  "ghp_abcdefghijklmnopqrstuvwxyz0123456789",
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(names, fc.string()), tie("tree"), { maxKeys: 5 }),
  ),
}));
/** The settings of one revision. */
export const settings = fc.record(
  {
    customModels: fc.array(fc.dictionary(names, tree, { maxKeys: 5 }), { maxLength: 3 }),
    commandAllowlist: fc.array(leaf, { maxLength: 3 }),
    hostedProvider: fc.dictionary(fc.constantFrom("cloudAuthRefresh", "hostedBaseUrl", "more"), tree),
    maxAutonomyLevel: leaf,
    whatever: tree,
  },
  { requiredKeys: [] },
);
