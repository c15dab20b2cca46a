// Random parts of policies about changes: editors, windows, freezes and approvals. Some begin or end at the instant of a revision.
import fc from "fast-check";

const few = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const some = <T>(...values: T[]): fc.Arbitrary<T[]> => fc.subarray(values, { minLength: 1 });

const people = some("ada@corp.example", "*@corp.example", "user_carol", "bo@corp.example");
const listed = fc.oneof(
  people,
  people.chain(([who, ...others]) =>
    few<object>({ until: "2026-03-01" }, { from: "2026-03-01T01:00:00Z" }, { until: "2026-03-01T06:00:00Z" }).map(
      (term) => [{ who, ...term }, ...others],
    ),
  ),
);
const patterns = some(
  "sandbox.**",
  "mcpPolicy.*",
  "modelPolicy.allowedModelIds",
  "customModels.**",
  "maxAutonomyLevel",
);

export const editorsPart = fc.record(
  {
    approved: listed,
    by: fc.dictionary(few("sandbox.**", "mcpPolicy.allowlist", "**"), listed, { minKeys: 1, maxKeys: 2 }),
    severity: few("info", "low", "critical"),
  },
  { requiredKeys: ["approved"] },
);

export const changesPart = fc.record(
  {
    loosening: few<object>({ requires: "approval" }, { requires: "approval", settings: ["sandbox.**", "mcpPolicy.*"] }),
    freezes: some<object>(
      { from: "2026-03-02", until: "2026-03-03", reason: "year end" },
      { from: "2026-03-01T01:00:00Z", until: "2026-03-02T07:00:00Z", reason: "audit" },
      { from: "2026-03-01", until: "2026-03-01", reason: "move", settings: ["modelPolicy.*", "customModels.**"] },
    ),
    windows: some<object>(
      { days: ["mon", "sun"], from: "01:00", to: "17:00", timezone: "UTC" },
      { days: ["sun"], from: "22:00", to: "02:00", timezone: "America/New_York" },
      { days: ["sat", "mon"], from: "23:00", to: "07:00", timezone: "UTC" },
    ),
    emergency: few({ approvedWithin: "48h" }, { approvedWithin: "1h" }),
  },
  { requiredKeys: ["loosening"] },
);

const approval = fc.record(
  {
    settings: patterns,
    from: few("2026-02-20", "2026-03-02", "2026-03-01T01:00:00Z"),
    until: few("2026-03-02", "2026-04-01", "2026-03-02T07:00:00Z"),
    implementers: some("ada@corp.example", "bo@corp.example", "user_carol"),
    approvedBy: some("grace@example.com", "ada@corp.example", "ada@old.example"),
    approvedAt: few("2026-02-19", "2026-03-02", "2026-03-04", "2026-03-01T01:00:00Z", "2026-03-02T07:00:00Z"),
  },
  { requiredKeys: ["settings", "from", "until", "approvedBy", "approvedAt"] },
);

export const approvalsPart = fc
  .array(approval, { minLength: 1, maxLength: 3 })
  .map((all) => all.map((item, i) => ({ id: `CHG-${i}`, ...item })));
