// The types of the client, judged by the compiler. Nothing is called.
import { expectTypeOf, test } from "vitest";
import type { SealedPage } from "../../src/api/caller.ts";
import { createClient } from "../../src/api/client.ts";
import type { SealedRevision } from "../../src/model/sealed.ts";
import type { CreditsRow, UserRow } from "../../src/service/analytics.ts";
import type { Message } from "../../src/service/messages.ts";
import type { Session } from "../../src/service/sessions.ts";
import type { User } from "../../src/service/users.ts";

const client = createClient({ baseUrl: "https://api.example.com", apiKey: "nothing-is-sent" });
const days = { startDate: "2026-03-01", endDate: "2026-03-02" };

test("inputs are one flat object of what an endpoint declares", () => {
  expectTypeOf(client.users.list).toBeCallableWith();
  expectTypeOf(client.users.list).toBeCallableWith({ limit: 5, cursor: "c" });
  expectTypeOf(client.messages.list).toBeCallableWith({ sessionId: "s", limit: 5, role: "user" });
  expectTypeOf(client.sessions.create).toBeCallableWith({ computerId: "c", sessionSettings: { model: "m", later: 1 } });
  expectTypeOf(client.messages.add).toBeCallableWith({ sessionId: "s", text: "t", images: ["a.png"] });
  expectTypeOf(client.limits.set).toBeCallableWith({ users: [{ email: "a@b.example", limit: 1 }] });
  expectTypeOf(client.computers.retryInstall).toBeCallableWith({ computerId: "c" });

  // What a program holds for reading only, and variables that may not be set.
  const users: readonly { readonly email: string; readonly limit: number }[] = [];
  expectTypeOf(client.limits.set).toBeCallableWith({ users });
  const sessionSettings = {
    model: null,
    later: null,
    enabledToolIds: ["Read"],
    tags: [{ name: "n", metadata: { a: [1] } }],
  } as const;
  expectTypeOf(client.sessions.update).toBeCallableWith({ sessionId: "s", sessionSettings });
  const { APP_URL: appUrl } = process.env;
  const none = undefined;
  expectTypeOf(createClient).toBeCallableWith({
    baseUrl: "https://api.example.com",
    apiKey: "k",
    appUrl,
    fingerprintKey: none,
    organization: none,
    signal: none,
  });

  const wrong = () => [
    // @ts-expect-error a parameter is missing
    client.sessions.get(),
    // @ts-expect-error a parameter is missing
    client.sessions.get({}),
    // @ts-expect-error nothing has this name
    client.users.list({ limt: 5 }),
    // @ts-expect-error it is a number
    client.users.list({ limit: "5" }),
    // @ts-expect-error nobody has this role
    client.messages.list({ sessionId: "s", role: "nobody" }),
    // @ts-expect-error nothing has this name
    client.computers.update({ computerId: "c", nmae: "x" }),
    // @ts-expect-error it is grouped by models
    client.analytics.tokens({ ...days, group_by: "user" }),
    // @ts-expect-error the whole is read from its beginning
    client.enterpriseControls.history.all({ cursor: "c" }),
    // @ts-expect-error it is no list
    client.sessions.get.all,
  ];
  expectTypeOf(wrong).toBeFunction();
});

test("results are what the responses declare", () => {
  expectTypeOf(client.sessions.get).returns.resolves.toEqualTypeOf<Session>();
  expectTypeOf(client.sessions.create).returns.resolves.toEqualTypeOf<Session>();
  const read = async () => {
    const users = await client.users.list();
    expectTypeOf(users.users).toEqualTypeOf<User[]>();
    expectTypeOf(users.pagination!.hasMore).toEqualTypeOf<boolean>();
    expectTypeOf(users["laterField"]).toBeUnknown();
    expectTypeOf((await client.computers.get({ computerId: "c" }))["laterField"]).toBeUnknown();
    for await (const user of client.users.list.all()) expectTypeOf(user).toEqualTypeOf<User>();
    for await (const message of client.messages.list.all({ sessionId: "s" }))
      expectTypeOf(message).toEqualTypeOf<Message>();
    for await (const page of client.users.list.pages()) expectTypeOf(page.users).toEqualTypeOf<User[]>();
    for await (const row of client.analytics.users.all(days)) expectTypeOf(row).toEqualTypeOf<UserRow>();
    expectTypeOf(await client.enterpriseControls.history()).toEqualTypeOf<SealedPage>();
    for await (const item of client.enterpriseControls.history.all())
      expectTypeOf(item).toEqualTypeOf<SealedRevision>();
  };
  expectTypeOf(read).toBeFunction();
});

test("rows are grouped where group_by is given", () => {
  const read = async (group_by: "model" | undefined) => {
    const daily = await client.analytics.tokens(days);
    expectTypeOf(daily.data).toEqualTypeOf<CreditsRow[]>();
    expectTypeOf(daily.data[0]!.by_model!).toBeArray();
    const grouped = await client.analytics.tokens({ ...days, group_by: "model" });
    expectTypeOf(grouped.data[0]!.group_key).toBeString();
    expectTypeOf(grouped.data[0]!["by_model"]).toBeUnknown();
    const either = await client.analytics.tokens({ ...days, group_by });
    expectTypeOf(either).toEqualTypeOf<typeof daily | typeof grouped>();
    expectTypeOf((await client.analytics.productivity(days)).data[0]!.git_commits).toEqualTypeOf<number | null>();
  };
  expectTypeOf(read).toBeFunction();
});
