import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formats } from "../../src/seal/formats.ts";
import {
  isMasked,
  isOrdinary,
  isPlaceholder,
  isPromised,
  namesCredential,
  type NamePromise,
  promiseOf,
} from "../../src/seal/names.ts";
import { knownFormats, mergeSpans, tokens } from "../../src/seal/recognise.ts";

const tokensIn = (text: string) => tokens(text).map(({ start, end }) => text.slice(start, end));
const of = (length: number, from = "a1B2c3D4") => from.repeat(length).slice(0, length);

describe("a token", () => {
  it.each([
    "sk-abcdefghijklmnopqrst",
    "sk-ant-api03-AbCd_efgh-ijkl",
    "sk-proj-abcdefghijklmnop",
    `fk-${of(24)}`,
    `sk_live_${of(24)}`,
    `rk_test_${of(24)}`,
    `whsec_${of(32)}`,
    `ghp_${of(36)}`,
    `gho_${of(36)}`,
    `ghu_${of(36)}`,
    `ghs_${of(36)}`,
    `ghr_${of(36)}`,
    `github_pat_${of(22)}_${of(59)}`,
    `glpat-${of(20)}`,
    `xoxb-123456789012-${of(24)}`,
    `xapp-1-${of(20)}`,
    "AKIAIOSFODNN7EXAMPLE",
    "ASIAIOSFODNN7EXAMPLE",
    `AIza${of(35)}`,
    `ya29.${of(40)}`,
    `hf_${of(34)}`,
    `npm_${of(36)}`,
    `gsk_${of(52)}`,
    `xai-${of(40)}`,
    `pplx-${of(40)}`,
    `nvapi-${of(40)}`,
    `pypi-${of(40)}`,
    `hvs.${of(30)}`,
    `SG.${of(22)}.${of(43)}`,
    `dapi${of(32, "0a1b2c3d")}`,
    `dckr_pat_${of(27)}`,
    "AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQ",
    "8123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsawX",
    "MTk4NjIyNDgzNDcxOTI1MjQ4.GClmJ_.dLMq-sOb1jZQ7x_eXG2gzKsqc9YFfrGXOUavY7",
    `glpat-${of(27)}.01.a1b2c3d4e`,
    `dapi${of(32, "0a1b2c3d")}-2`,
    "9239f7f939f940abf7a57b784ad4cfa7-969401d8-3e531cc6",
    `sk_${of(48, "0a1b2c3d")}`,
    `napi_${of(64, "a1b2c3d4")}`,
    "npg_tgX7ZvitUofR",
    `csk-${of(48, "a1b2c3d4")}`,
    "ctx7sk-c3f25476-6188-a687-e948-5203a15096ac",
    `cal_live_${of(32, "0a1b2c3d")}`,
    "tgp_v1_yBniGqlVhhL8_jOgm6AbtOgpdliwnNzP_i2MjnQHF1G",
    "pa-J6rVo1RFjBl2ctg5fg-b2ZHBWFUCYTAkrnw-g-of5TG",
    "s.zvZf6glsatgqe1zvzf6glsat",
    `zpka_${of(32, "0a1b2c3d")}_78c3492b`,
    `esecret_${of(26, "a1b2c3d4")}`,
    `1/1200123456789012:${of(32, "0a1b2c3d")}`,
    `3f2504e0-4f89-11d3-9a0c-0305e82c3301:${of(32, "0a1b2c3d")}`,
    `sk.eyJ${of(40)}.${of(22)}`,
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc-DEF_123",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0",
    "wJ4lrXUtnF3MI/K7mD1NG/bPxRf8CYq2aLp9uVe5",
    "Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4",
    "dGhpcyBpcyBhIHNlY3JldCB0MGtlbiEx",
    "4f9Aq-Zk3Qp9Lw2Xv7Rt5Ym1Bn8K_d4==",
    "sdk-3f2504e0-4f89-41d3-9a0c-0305e82c3301",
    "pat-na1-3f2504e0-4f89-41d3-9a0c-0305e82c3301",
    `11${of(32, "0a1b2c3d")}`,
    `crsr_${of(64, "0a1b2c3d")}`,
    `n8n_api_${of(80, "0a1b2c3d")}`,
    `${of(32, "0a1b2c3d")}.rWUTSfr1pRjP9qDB`,
  ])("is known by its looks: %s", (token) => {
    expect(tokensIn(token)).toEqual([token]);
    expect(tokensIn(`use ${token}, please`)).toEqual([token]);
    expect(tokensIn(`"${token}"`)).toEqual([token]);
    expect(tokensIn(`KEY=${token};`)).toEqual([token]);
  });

  it.each<[string, string, string]>([
    ["after its scheme", "Authorization: Bearer abcdefg8", "abcdefg8"],
    ["after its scheme in any case", "BEARER 12345678", "12345678"],
    ["as basic credentials", "Basic YWRhOnNlY3JldA==", "YWRhOnNlY3JldA=="],
    [
      "as a private key, to the end",
      "x -----BEGIN RSA PRIVATE KEY-----\nMIIE\n",
      "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n",
    ],
    ["after its scheme, without a digit", "Bearer abcdefghijklmnopqrst", "abcdefghijklmnopqrst"],
    ["behind a folder", "config/Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4", "Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4"],
    ["between folders", "conf/Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4/main", "Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4"],
    ["by the outermost letters and digits", "aZ0zA9aZ0zA9aZ0zA9aZ", "aZ0zA9aZ0zA9aZ0zA9aZ"],
    ["as a key of PuTTY", "x PuTTY-User-Key-File-3: ssh-rsa\nP", "PuTTY-User-Key-File-3: ssh-rsa\nP"],
    [
      "as a private key, to its end",
      '{"private_key":"-----BEGIN PRIVATE KEY-----\\nMIIE\\n-----END PRIVATE KEY-----\\n","client_email":"a@b.c"}',
      "-----BEGIN PRIVATE KEY-----\\nMIIE\\n-----END PRIVATE KEY-----",
    ],
    [
      "as the path of a webhook of Slack",
      "curl https://hooks.slack.com/services/T0ABC/B0DEF/UILkAecmyzebnEzlikwlBNHO -d x",
      "T0ABC/B0DEF/UILkAecmyzebnEzlikwlBNHO",
    ],
    [
      "as the path of a webhook of Teams",
      `https://corp.webhook.office.com/webhookb2/${of(36, "0a1b2c3d")}@${of(36, "0a1b2c3d")}/IncomingWebhook/0a1b`,
      `${of(36, "0a1b2c3d")}@${of(36, "0a1b2c3d")}/IncomingWebhook/0a1b`,
    ],
    [
      "as the path of a webhook of Zapier",
      "curl https://hooks.zapier.com/hooks/catch/3884206/axe9vd2/ -d x",
      "catch/3884206/axe9vd2",
    ],
    [
      "as a channel of Anaconda",
      "conda install -c https://conda.anaconda.org/t/ks-2ba83f68-5014-4669-a047-c27355a294b2/corp x",
      "ks-2ba83f68-5014-4669-a047-c27355a294b2",
    ],
    ["as a PGP key", "-----BEGIN PGP PRIVATE KEY BLOCK-----\nlQ", "-----BEGIN PGP PRIVATE KEY BLOCK-----\nlQ"],
    ["as an EC key", "-----BEGIN EC PRIVATE KEY-----\nMH", "-----BEGIN EC PRIVATE KEY-----\nMH"],
  ])("is known %s", (_, text, token) => {
    expect(tokensIn(text)).toEqual([token]);
  });

  it("is found as often as it stands, and others beside it", () => {
    expect(tokensIn(`ghp_${of(36)} AKIAIOSFODNN7EXAMPLE ghp_${of(36)}`)).toEqual([
      `ghp_${of(36)}`,
      "AKIAIOSFODNN7EXAMPLE",
      `ghp_${of(36)}`,
    ]);
  });
});

describe("a credential of a known provider", () => {
  it.each(Object.entries(formats).flatMap(([provider, patterns]) => patterns.map((pattern) => [provider, pattern])))(
    "%s: %s",
    (_, pattern) => {
      const bare = pattern.replace(/\(\?=[^)]*\)|\(\?![^)]*\)/g, "");
      const token = fc
        .stringMatching(new RegExp(`^(?:${bare})$`))
        .filter((text) => new RegExp(`^(?:${pattern})$`).test(text));
      fc.assert(
        fc.property(token, (text) => {
          expect(tokensIn(text).join("").length).toBeGreaterThanOrEqual(text.length);
          expect(tokensIn(`Use ${text} here`).join("")).toContain(text.slice(0, -3));
        }),
        { numRuns: 20 },
      );
    },
  );

  it.each([
    "pul-requests-are-reviewed-before-they-land",
    "rubygems_internationalization",
    "duffel_test_environment_of_the_booking_team",
    "glc_experimental_models",
    "notion_ntn_integration",
    "LTAI-eu-central-1",
    "key-management-service",
    "secret_santa_list_of_the_engineering_department",
    "re_export_everything_from_the_index",
    "sha256~",
    "fc-barcelona-fan-club-member-of-2026",
    "rdme_documentation_portal_for_members",
    "API-reference",
    "vcp_deployments_preview",
    "FLWSECK",
    "e2b_sandbox_template_builder",
    "fw_gateway_configuration_of_the_network",
    "sk_learn_pipeline_of_the_data_team",
    "npg_migrations",
    "e2e_test_environmentofthebookingteam",
    "pa-eu-central-1",
    "10.0.0.12345678:AAA",
    "s.replaceAll",
    "NODE.config.production",
    "csk-certificates-and-keys-service",
  ])("is none: %s", (text) => {
    expect(tokensIn(text)).toEqual([]);
  });
});

describe("a key that looks like an id", () => {
  const uuid = "1a9c3ec3-7403-4e57-9bf7-40b96846372f";
  const hex = "3ff002a94aaa514d1be7511863a507cc";

  it.each([
    "api key ",
    "Use API key ",
    "my-token:",
    "token ",
    'export TOKEN "',
    "'secret' '",
    "npm_token=",
    "apikey: ",
  ])("is a secret after the name of one: %s", (name) => {
    for (const key of [uuid, hex, uuid.toUpperCase()]) expect(tokensIn(`${name}${key}`)).toEqual([key]);
  });

  it.each(["label ", "key ", "kms key/", "alias/", "token id ", "session ", "md5:", "secrets/", "no token here: id "])(
    "is an id after any other word: %s",
    (name) => {
      for (const key of [uuid, hex]) expect(tokensIn(`${name}${key}`)).toEqual([]);
    },
  );
});

describe("a line of a file of passwords", () => {
  it.each([
    ["db.corp.example:5432:app:svc_app:hunter2Horse", "hunter2Horse"],
    ["*:*:*:postgres:maple", "maple"],
    ["echo 'localhost:5432:*:ada:maple:harbor' >> ~/.pgpass", "maple:harbor"],
  ])("ends in the password: %s", (text, password) => {
    expect(tokensIn(text)).toEqual([password]);
  });

  it.each([
    "db.corp.example:5432:app:svc_app:$PGPASSWORD",
    "2001:5432:85a3:abcd:8a2e:370:7334:1",
    "127.0.0.1:8080:80",
    "root:x:0:0:root:/root:/bin/sh",
    "cpe:2.3:a:corp:agent:1.0:*:*",
    "arn:aws:iam::123456789012:role/app",
    "org.corp:*:jar:*:compile",
    "registry.corp.example:5000/app:v1:latest",
  ])("is not: %s", (text) => {
    expect(tokensIn(text)).toEqual([]);
  });
});

describe("no token", () => {
  it.each([
    "Bearer abcdefghijklmnopqrs",
    "sha1-Zk3Qp9Lw2Xv7Rt5Ym1Bn8Kd4",
    "AAAAAAAAbbbbbbbb12345678",
    "aBcDeFgHiJ1kLmNoPqRsT",
    // models
    "claude-sonnet-4-20250514",
    "claude-3-5-sonnet-20241022-v2:0",
    "us.anthropic.claude-3-7-sonnet-20250219-v1:0",
    "gpt-4o-2024-08-06",
    "gpt-5-mini",
    "o4-preview",
    "gemini-2.5-pro-preview-06-05",
    "custom:Claude-Sonnet-4.5-(internal)",
    "meta-llama/Meta-Llama-3.1-405B-Instruct-Turbo",
    "accounts/fireworks/models/llama-v3p1-405b-instruct",
    "Qwen/Qwen2.5-Coder-32B-Instruct",
    "deepseek-ai/DeepSeek-R1-Distill-Llama-70B",
    "arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/abcd1234efgh",
    "projects/corp/locations/europe-west4/publishers/google/models/gemini",
    "generic-chat-completion-api",
    "TheBloke/Mixtral-8x7B-Instruct-v0.1-GPTQ",
    "task-management-service-v2",
    "disk-utilities-and-tools",
    "risk-assessment-automation",
    // ids
    "user_01ABC",
    "user_01E4ZCR3C56J083X43JQXF3JK5",
    "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    "3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d",
    "3F2B8C1E-5D4A-4F6B-9C8D-7E6F5A4B3C2D",
    "123456789012345678901234567890",
    "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    // versions, hosts, regions, places
    "v20.19.4",
    "1.2.3-beta.4+build.5678",
    "registry.corp.example",
    "*.pkgs.dev.azure.com",
    "ip-10-0-0-12.eu-central-1.compute.internal",
    "us-gov-west-1",
    "2001:db8:85a3::8a2e:370:7334/64",
    "10.0.0.0/8",
    "/Users/Ada/Library/Application Support/Code/User",
    "/var/run/docker.sock",
    "~/.ssh/id_ed25519",
    "/Users/ada/Projects2024/App1",
    "C:\\Users\\Ada\\AppData\\Local\\Temp",
    "/opt/homebrew/Cellar/node@20/20.19.4/bin",
    "./node_modules/.bin/vitest",
    // people and sentences
    "Ada.Lovelace-Byron+Policy2026@engineering.corp.example",
    "Claude Sonnet 4.5 (Frankfurt, no training)",
    "Basic authentication for the gateway",
    "The bearer certificates are renewed",
    "Use the bearer ${TOKEN2026}",
    "Bearer $TOKEN_NUMBER_1",
    "OAuth2-Authorization-Code-Flow-With-PKCE-2026",
    // names in code
    "getUserByIdAndOrganizationId",
    "MyLongClassName2WithVersion3",
    "XMLHttpRequestEventTarget",
    "TOKENIZERS_PARALLELISM",
    "npm_config_registry_mirror_url",
    "sandbox.network.allowedDomains",
    "npm-internationalization-helpers",
    "hf_transformers_cache_directory",
    "AKIA",
    "sk-",
    "sk-short",
    "eyJ",
    "PRIVATE KEY",
    "-----BEGIN CERTIFICATE-----",
    "-----BEGIN PUBLIC KEY-----",
    // commands
    "git commit -m 'auth: fix the token refresh'",
    "git log --oneline --since=2026-01-01T00:00:00Z",
    "git push -u origin feature/AUTH-2481-SessionTokens",
    "git checkout 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
    "npx -y @modelcontextprotocol/server-filesystem@2025.11.25 /srv/data",
    "docker pull ghcr.io/corp/build@sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    // digests of public things
    "sha512-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
    "SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU",
  ])("%s", (text) => {
    expect(tokensIn(text)).toEqual([]);
  });
});

describe("the name of a credential", () => {
  it.each([
    "Authorization",
    "Proxy-Authorization",
    "authorization",
    "X-Api-Key",
    "x-goog-api-key",
    "api_key",
    "apiKey",
    "APIKEY",
    "Ocp-Apim-Subscription-Key",
    "Cookie",
    "Set-Cookie",
    "token",
    "GITHUB_TOKEN",
    "authToken",
    "access_token",
    "refreshToken",
    "x-auth",
    "password",
    "DB_PASSWORD",
    "PGPASSWORD",
    "MYSQL_PWD",
    "passphrase",
    "client_secret",
    "clientSecret",
    "SECRET",
    "aws_secret_access_key",
    "private_key",
    "privateKey",
    "encryptionKey",
    "key",
    "signature",
    "sig",
    "X-Signature",
    "credentials",
    "bearer",
    "jwt",
    "session_id",
    "sessionid",
    "JSESSIONID",
    "ADMIN_PW",
    "SSHPASS",
    "requirepass",
    "session",
    "oauth2",
    "passin",
    "API_TOKENS",
    "DBPASS",
    "rootpw",
    "SSHKEY",
    "PASS1",
    "DB_PASS_2",
    "signingKeyV2",
    "ENCRYPTION_KEY_OLD",
    "key2",
  ])("%s", (name) => {
    expect(namesCredential(name)).toBe(true);
  });

  it.each([
    "",
    "Accept",
    "User-Agent",
    "Content-Type",
    "x-trace",
    "anthropic-version",
    "region",
    "author",
    "GIT_AUTHOR_NAME",
    "Authority",
    "max_tokens",
    "maxOutputTokens",
    "tokens_per_minute",
    "token_limit",
    "thinking_budget_tokens",
    "TOKENIZERS_PARALLELISM",
    "tokenizer",
    "TOKEN_URL",
    "secretName",
    "password-stdin",
    "passwordFile",
    "auth-type",
    "cookie-jar",
    "no-password",
    "public_key",
    "primary-key",
    "sortKey",
    "keyboard",
    "monkey",
    "keys",
    "passenger",
    "compass",
    "sessionRetentionDays",
    "session-mode",
    "design",
    "bypass",
    "hotkey",
    "AUTH0_DOMAIN",
    "AUTH0_CLIENT_ID",
    "TOKEN_URL_2",
    "public_key_old",
    "sha256",
    "max_old",
  ])("not %s", (name) => {
    expect(namesCredential(name)).toBe(false);
  });
});

describe("what only looks like a text that fills a field", () => {
  it.each(["hunter-unused", "unused-hunter", "x[redacted]", "redacted-hunter", "abc***hunter2secret", "ab•hunter"])(
    "is a secret: %s",
    (text) => {
      expect([isPlaceholder(text), isMasked(text)]).toEqual([false, false]);
    },
  );
});

describe("a known format", () => {
  const spans = (text: string) => knownFormats(text).map(({ start, end }) => text.slice(start, end));
  const webToken = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2ln";

  it("of a web token begins at the token, not at the word that it is glued to", () => {
    expect(spans(`jwt_${webToken} and eyJ`)).toEqual([webToken]);
    expect(spans(`eyJ is how it begins: abc.eyJzdWIiOiIxMjM0In0`)).toEqual([]);
  });

  it.each([
    ["é:secret", "é:sécret"],
    ["of control characters", "\u0001ada:secret"],
    ["that ends in control characters", "ada:secret\u0001"],
    ["without a colon", "ada secret"],
  ])("is not what stands behind Basic and decodes to a text %s", (_, text) => {
    expect(spans(`Basic ${Buffer.from(text, "utf8").toString("base64")}`)).toEqual([]);
  });
});

describe("parts of a text to hide", () => {
  it("become one when they overlap, a credential when one of them is", () => {
    const [plain, credential] = [
      { start: 0, end: 5, credential: false },
      { start: 3, end: 8, credential: true },
    ];
    const whole = [{ start: 0, end: 8, credential: true }];
    expect(mergeSpans([plain, credential])).toEqual(whole);
    expect(mergeSpans([credential, { ...plain, end: 9 }])).toEqual([{ start: 0, end: 9, credential: true }]);
    expect(mergeSpans([plain, { ...credential, credential: false }])).toEqual([
      { start: 0, end: 8, credential: false },
    ]);
  });

  it("stay apart when they only touch", () => {
    const spans = [
      { start: 0, end: 5, credential: true },
      { start: 5, end: 8, credential: false },
    ];
    expect(mergeSpans(spans)).toEqual(spans);
  });
});

describe("what stands in a secret's place without being one", () => {
  it.each(["not-used", "not-used-for-bedrock", "unused", "none", "N/A", "placeholder", "changeme", "dummy"])(
    "a placeholder: %s",
    (text) => {
      expect([isPlaceholder(text), isMasked(text)]).toEqual([true, false]);
    },
  );

  it.each([
    "***",
    "********************************",
    "••••",
    "xxx",
    "sk-...abcd",
    "sk-…abcd",
    "sk-****abcd",
    "[REDACTED]",
    "redacted",
    "hidden",
    "😀😀😀",
    "...",
  ])("a mask: %s", (text) => {
    expect([isMasked(text), isPlaceholder(text)]).toEqual([true, false]);
  });

  it.each([
    "",
    "x",
    "xx",
    "xxy",
    "sk-abcd",
    "redacted-key",
    "*",
    "**",
    "correct horse",
    "a*b*c",
    "sk-abcdefghi***",
    "😀😀",
    "not-used-for-",
  ])("neither: %j", (text) => {
    expect([isMasked(text), isPlaceholder(text)]).toEqual([false, false]);
  });

  it.each([
    "core",
    "build-01",
    "2023-06-01",
    "claude-sonnet-4-5",
    "eu-central-1",
    "Claude Sonnet 4.5 (internal)",
    "https://app.corp.example/driftline",
    "text/html",
    "http://host.example:8080/a_b",
    "GPT Model v2",
  ])("ordinary: %s", (text) => {
    expect(isOrdinary(text)).toBe(true);
  });

  it.each([
    "Mountain-Lake-77",
    "Hunter2",
    "p@ssword",
    "Tr0ub4dor and 3",
    "https://ada:pw@corp.example",
    "https://corp.example/?key=1",
    "a".repeat(201),
    "Zk3Qp9https://corp.example",
    "Correct horse battery ★",
  ])("not ordinary: %s", (text) => {
    expect(isOrdinary(text)).toBe(false);
  });
});

describe("what a name promises", () => {
  it.each<[string, NamePromise]>([
    ["key", "any"],
    ["key_", "any"],
    ["public_key", "nothing"],
    ["session", "any"],
    ["sid", "any"],
    ["seed", "long"],
    ["pat", "long"],
    ["x-pat", "any"],
    ["token", "any"],
    ["tokens", "text"],
    ["api_tokens", "text"],
    ["token_id", "any"],
    ["eos_token", "count"],
    ["eos_token_id", "count"],
    ["eos_token_ids", "count"],
    ["eos_token_pids", "any"],
    ["eos_token_identity", "any"],
    ["max_tokens", "count"],
    ["new_secret", "any"],
    ["mytokens_new", "any"],
    ["tokenstore_new", "any"],
    ["secret_count", "count"],
    ["require_password", "count"],
    ["max_size", "nothing"],
    ["disable_telemetry", "nothing"],
    ["_no_password", "nothing"],
    [`no_${"x".repeat(200)}_token`, "any"],
  ])("%s: %s", (name, promised) => {
    expect(promiseOf(name)).toBe(promised);
  });

  it.each(["abcdefghijkl", "abc123456789", "123456789abc", "12345678901x"])(
    "of a count, a text that is none is a credential: %s",
    (text) => {
      expect(isPromised("count", text)).toBe(true);
    },
  );

  it.each(["abcdefghijk", "123456789012", "1,000,000,000", "100 000 000 000", "12345678901k"])(
    "of a count, a number or a short text is none: %s",
    (text) => {
      expect(isPromised("count", text)).toBe(false);
    },
  );
});

describe("names with exclusion words", () => {
  const tokenWords = [
    "NEW",
    "INPUT",
    "OUTPUT",
    "RATE_LIMIT",
    "USAGE",
    "CONTEXT",
    "PROMPT",
    "TOTAL",
    "BUDGET",
    "THINKING",
    "COMPLETION",
  ];
  const spelled = (words: string): string[] => {
    const parts = words.toLowerCase().split("_");
    const camel = parts.map((part, i) => (i === 0 ? part : part[0]!.toUpperCase() + part.slice(1))).join("");
    return [words, words.toLowerCase(), parts.join("-"), camel];
  };

  it.each(tokenWords.flatMap((word) => spelled(`${word}_TOKEN`)))(
    "%s names one token, which is a credential",
    (name) => {
      expect([namesCredential(name), namesCredential(name, "4096")]).toEqual([true, true]);
    },
  );

  it.each([
    ...[...tokenWords, "MAX", "MIN", "NUM", "N", "STOP"].flatMap((word) => spelled(`${word}_TOKENS`)),
    ...["LIMIT", "LIMITS", "COUNT", "BUDGET", "RATE", "USAGE", "SIZE", "LENGTH"].flatMap((word) =>
      spelled(`TOKEN_${word}`),
    ),
    ...["MAX_TOKEN", "COST_PER_TOKEN", "EOS_TOKEN", "PAD_TOKEN_ID", "TOKENS_PER_MINUTE"].flatMap(spelled),
    ...["SEED", "RANDOM_SEED", "PASSWORD_LENGTH", "REQUIRE_TOKEN"].flatMap(spelled),
  ])("%s is a credential only of a long text", (name) => {
    const of = ["4096", "8k", "42", "true", "123456789012", "1_000_000"];
    expect([name, ...of.map((text) => namesCredential(name, text))]).toEqual([name, ...of.map(() => false)]);
    expect(namesCredential(name, "maple harbor lantern")).toBe(true);
  });

  it.each([
    "GITHUB_PAT",
    "githubPat",
    "AZURE_DEVOPS_EXT_PAT",
    "MNEMONIC",
    "walletMnemonic",
    "SEED_PHRASE",
    "recovery-codes",
  ])("%s is one whatever the text", (name) => {
    expect(namesCredential(name)).toBe(true);
  });

  it.each(["path", "pattern", "patch", "seeds", "seeded", "format", "compat", "mnemo", "counterpart"])(
    "%s is none",
    (name) => {
      expect(namesCredential(name, "maple harbor lantern")).toBe(false);
    },
  );
});
