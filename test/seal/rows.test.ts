// Rows of usage without credentials.
import { describe, expect, it } from "vitest";
import { leakTest } from "../../src/seal/leaks.ts";
import { holdsSecret, rowSealer } from "../../src/seal/rows.ts";

describe("a row", () => {
  it("shows no text that a name marks as a credential, at any depth", () => {
    const word = "maple-harbor-seven";
    const row = {
      password: word,
      proxy: { authorization: { value: word, list: [word] } },
      env: [{ name: "DB_PASSWORD", value: word }],
    };
    const { row: sealed } = rowSealer()(row);
    expect(sealed).toEqual({
      password: "[secret]",
      proxy: { authorization: { value: "[secret]", list: ["[secret]"] } },
      env: [{ name: "DB_PASSWORD", value: "[secret]" }],
    });
  });

  it("shows no item of a list that the items before mark as a credential", () => {
    const word = "maple-harbor-seven";
    const row = { argv: ["deploy", "--token", word, "--region", "eu"], header: ["Authorization", word] };
    expect(rowSealer()(row).row).toEqual({
      argv: ["deploy", "--token", "[secret]", "--region", "eu"],
      header: ["Authorization", "[secret]"],
    });
  });

  it("keeps all that the interface describes", () => {
    const row = {
      date: "2026-03-01",
      user_id: "user_3fB8sKq01LmZ7xYwV5tR2nPd",
      user_email: null,
      billable_tokens: 5,
      by_model: [{ model_id: "m-a", model_tier: "standard", input_tokens: 7, cache_read_tokens: null }],
      skills_by_name: [{ name: "api-key", count: 2 }],
      daily_active_users_by_client: { session: 3 },
      delegation_level: "auto-high",
      languages: ["go", "rust"],
    };
    expect(rowSealer()(row).row).toEqual(row);
  });

  it("is of the same user only if the whole name is the same, before anything is hidden", () => {
    const seal = rowSealer();
    const users = [1, 2, 1].map((n) => seal({ user_id: `ghp_${"a1B2".repeat(8)}c3D${n}` }).user);
    expect([users[0] === users[1], users[0] === users[2]]).toEqual([false, true]);
    expect(seal({ date: "2026-03-01" }).user).toBeNull();
  });
});

it("a row holds a secret in a text or a name, and not where its JSON puts two of them together", () => {
  const row = { date: "2026-03-01", users: [{ user_email: "ada@corp.example", count: 123456789012 }] };
  expect(JSON.stringify(row)).toContain('example","count":123');
  const holds = (secret: string) => holdsSecret(row, leakTest([secret], []));
  expect(["ada@corp.example", "2026-03-01T00", 'example","count":123'].map(holds)).toEqual([true, false, false]);
  expect(holdsSecret({ [`for ${"k".repeat(12)}`]: 1 }, leakTest(["k".repeat(12)], []))).toBe(true);
});
