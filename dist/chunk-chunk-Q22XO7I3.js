import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  JsonReader,
  OPEN_ARRAY,
  OPEN_OBJECT,
  Sharing
} from "./chunk-chunk-R6Y7EH2F.js";
import {
  NO_FINGERPRINT,
  isCredential,
  isForged,
  isMisplaced,
  isSecret,
  isWeak,
  marksOf,
  secretMarker
} from "./chunk-chunk-WNWQCOS2.js";
import {
  bag,
  canonical,
  equal,
  isObject
} from "./chunk-chunk-2KDALSGB.js";
import {
  instantOf,
  instantText
} from "./chunk-chunk-SIYFOCKV.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/seal/mark.ts
var MARK = "$driftline";
function markJson({ organization, keyId, from }) {
  return { sealed: 1, organization, keyId, ...from !== null && { from } };
}
function markOf(value) {
  if (!isObject(value)) return void 0;
  const { sealed, organization, keyId, from = null, ...rest } = value;
  if (sealed !== 1 || typeof organization !== "string" || Object.keys(rest).length > 0) return void 0;
  if (keyId === null && (from === null || typeof from === "number" && Number.isSafeInteger(from)))
    return { organization, keyId, from };
  return typeof keyId === "string" && /^k[0-9a-f]{7}$/.test(keyId) && from === null ? { organization, keyId, from } : void 0;
}

// src/seal/formats.ts
var mixed = (least) => `(?=[A-Za-z]{0,60}[0-9])[A-Za-z0-9]{${least},}`;
var signed = (least) => `(?=[A-Za-z_=.-]{0,60}[0-9])[\\w=.-]{${least},}`;
var hex = (least) => `[0-9a-fA-F]{${least},}`;
var formats = {
  "1Password": ["A3-[A-Z0-9]{6}-[A-Z0-9-]{20,}", "ops_eyJ[A-Za-z0-9+/]{40,}={0,3}"],
  Adobe: [`p8e-${mixed(24)}`],
  age: ["AGE-SECRET-KEY-[0-9A-Z]{20,}"],
  Airtable: [`pat[A-Za-z0-9]{14}\\.${hex(32)}`],
  "Alibaba Cloud": ["LTAI[A-Za-z0-9]{12,}"],
  "Anthropic, OpenAI and others": ["[sf]k-[A-Za-z0-9_-]{16,}", "sess-[A-Za-z0-9]{30,}"],
  Artifactory: [`AKCp${mixed(40)}`, "cmVmd[A-Za-z0-9]{40,}"],
  Atlassian: ["AT(?:ATT|CTT|BB)[A-Za-z0-9_=-]{20,}"],
  AWS: [
    "(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}(?![0-9A-Z])",
    "ABSK[A-Za-z0-9+/]{40,}={0,2}",
    `amzn\\.mws\\.${signed(20)}`
  ],
  Brevo: [`(?:xkeysib|xsmtpsib)-${signed(20)}`],
  Buildkite: [`bk(?:ua|aj|ct|apt)_${mixed(20)}`],
  CircleCI: ["CCI(?:PAT|PRJ)_[A-Za-z0-9_]{20,}"],
  Clojars: ["CLOJARS_[A-Za-z0-9]{20,}"],
  Cloudflare: [`cf(?:k|ut|at)_${mixed(30)}`, "v1\\.0-[0-9a-f]{24}-[0-9a-f]{30,}"],
  "crates.io": [`cio${mixed(32)}`],
  Databricks: ["dapi[0-9a-f]{32}", `dose[0-9a-f]{32}`],
  DigitalOcean: [`do[opr]_v1_${mixed(20)}`],
  "Docker Hub": ["dckr_[po]at_[A-Za-z0-9_-]{20,}"],
  Doppler: [`dp\\.(?:pt|st|ct|sa|scim|audit)\\.${signed(20)}`],
  Duffel: [`duffel_(?:test|live)_${signed(20)}`],
  Dynatrace: ["dt0[a-z]\\d\\d\\.[A-Za-z0-9]{16,}(?:\\.[A-Za-z0-9]*)?"],
  E2B: [`e2b_${mixed(20)}`],
  EasyPost: [`EZ[AT]K${mixed(30)}`],
  Facebook: [`EAA[A-Z]${mixed(40)}`],
  Figma: ["fig[do]_[A-Za-z0-9_-]{20,}"],
  Flutterwave: ["FLWSECK(?:_TEST|_LIVE)?-[A-Za-z0-9]{12,}(?:-X)?"],
  "Fly.io": [`fo1_${signed(20)}`, "fm(?:1[ar]|2)_[A-Za-z0-9+/]{40,}={0,3}"],
  "Frame.io": [`fio-u-${signed(20)}`],
  GitHub: ["gh[opsur]_[A-Za-z0-9]{30,}", "github_pat_[A-Za-z0-9_]{20,}"],
  GitLab: ["gl(?:pat|dt|rt|cbt|ptt|ft|ffct|wt|soat|oas|agent|imt)-[A-Za-z0-9_-]{16,}", "GR1348941[A-Za-z0-9_-]{20,}"],
  Google: ["AIza[0-9A-Za-z_-]{35}", "ya29\\.[0-9A-Za-z_-]{20,}", "GOCSPX-[A-Za-z0-9_-]{20,}", "1//0[A-Za-z0-9_-]{30,}"],
  Grafana: [`glc_(?=[A-Za-z+/]{0,60}[0-9])[A-Za-z0-9+/]{20,}={0,3}`, `glsa_${signed(20)}`],
  "HashiCorp Terraform": ["[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_=-]{30,}"],
  "HashiCorp Vault": ["hv[sbr]\\.[A-Za-z0-9_-]{20,}"],
  Heroku: ["HRKU-[A-Za-z0-9_-]{30,}"],
  "Hugging Face": ["hf_[A-Za-z0-9]{20,}", "api_org_[A-Za-z0-9]{20,}"],
  Intra42: [`s-s4t2(?:ud|af)-${hex(32)}`],
  LangSmith: [`lsv2_(?:pt|sk)_${signed(20)}`],
  Linear: ["lin_(?:api|oauth)_[A-Za-z0-9]{20,}"],
  Mailchimp: ["[0-9a-f]{32}-us\\d{1,2}(?!\\w)"],
  Mailgun: [`key-${hex(32)}`],
  MaxMind: ["[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk"],
  Netlify: [`nf[pcou]_${mixed(20)}`],
  "New Relic": ["NR(?:AK|AL|II|JS|RA|AA)-[A-Za-z0-9_-]{20,}"],
  Notion: [`ntn_${mixed(20)}`, `secret_${mixed(40)}`],
  npm: ["npm_[A-Za-z0-9]{20,}"],
  NuGet: [`oy2${mixed(40)}`],
  Octopus: ["API-[A-Z0-9]{26}(?![A-Z0-9])"],
  OpenShift: ["sha256~[A-Za-z0-9_-]{40,}"],
  PagerDuty: [`pdus\\+${signed(20)}`],
  Plaid: [`access-(?:sandbox|development|production)-${hex(8)}-[0-9a-f-]{20,}`],
  PlanetScale: [`pscale_(?:tkn|oauth|pw)_${signed(20)}`],
  PostHog: [`ph[xsr]_${mixed(30)}`],
  Postman: ["PM(?:AK|AT)-[A-Za-z0-9-]{20,}"],
  Prefect: [`pn[ub]_${mixed(24)}`],
  Pulumi: [`pul-${mixed(20)}`],
  PyPI: ["pypi-[A-Za-z0-9_-]{20,}"],
  Razorpay: ["rzp_(?:live|test)_[A-Za-z0-9]{14,}"],
  ReadMe: [`rdme_${mixed(20)}`],
  Render: [`rnd_${mixed(20)}`],
  Resend: ["re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}"],
  RubyGems: [`rubygems_${mixed(20)}`],
  Scalingo: [`tk-us-${signed(30)}`],
  SendGrid: ["SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}"],
  Sentry: ["sntrys_[A-Za-z0-9+/=_]{20,}", `sntryu_${mixed(20)}`],
  Settlemint: [`sm_(?:aat|pat|sat)_${mixed(16)}`],
  Shippo: [`shippo_(?:live|test)_${mixed(20)}`],
  Shopify: ["shp(?:at|ca|pa|ss|ua)_[A-Za-z0-9]{20,}"],
  Slack: ["xox[abceoprs](?:\\.xox[bp])?-[A-Za-z0-9-]{10,}", "xapp-[A-Za-z0-9-]{10,}"],
  SonarQube: [`sq[aup]_${mixed(30)}`],
  Sourcegraph: [`sg[pdm]_${signed(30)}`, `slk_${hex(40)}`],
  Square: ["EAAA[A-Za-z0-9_-]{40,}", "sq0[a-z]{3}-[A-Za-z0-9_-]{20,}"],
  Stripe: ["[sr]k_(?:live|test|prod)_[A-Za-z0-9]{10,}", "whsec_[A-Za-z0-9+/=]{16,}"],
  Supabase: [`sbp_[A-Za-z0-9]{20,}`, `sb_secret_${signed(20)}`],
  Tailscale: [`tskey-[a-z]{2,12}-${signed(20)}`],
  "Tencent Cloud": [`AKID${mixed(20)}`],
  Twilio: ["SK[0-9a-f]{32}(?![0-9A-Za-z])"],
  Typeform: [`tfp_${signed(30)}`],
  Vercel: [`vc[apirk]_${mixed(20)}`],
  "other providers of models": [
    "(?:gsk|r8|tgp_v1|jina|apify_api)_[A-Za-z0-9]{20,}",
    "(?:nvapi-|tvly-)[A-Za-z0-9_-]{20,}",
    "(?:xai|pplx)-[A-Za-z0-9]{20,}",
    `(?:fc|pa)-${mixed(28)}`
  ]
};

// src/seal/recognise.ts
function merged(spans) {
  const out = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (!last || span.start >= last.end) out.push(span);
    else
      out[out.length - 1] = {
        start: last.start,
        end: Math.max(last.end, span.end),
        credential: last.credential || span.credential
      };
  }
  return out;
}
var prefixed = new RegExp(
  `(?<![A-Za-z0-9])(?:${Object.values(formats).flat().join("|")})|-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\\s\\S]*`,
  "g"
);
var webToken = /\.eyJ[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g;
var bearer = /(?<=\bbearer )[^\s'"`$,;]{8,}/gi;
var basic = /(?<=\bbasic )[A-Za-z0-9+/]{8,}={0,2}/gi;
var run = /[A-Za-z0-9+/]{20,}={0,2}/g;
var digest = /sha(?:1|256|384|512)[-:]$/i;
function tokens(text) {
  return text.length < 12 ? [] : merged([...known(text), ...random(text)]);
}
function known(text) {
  const found = [];
  const add = (start, end) => found.push({ start, end, credential: true });
  for (const { index, 0: token } of text.matchAll(prefixed)) add(index, index + token.length);
  for (const { index, 0: token } of text.matchAll(webToken)) {
    const start = text.slice(back(text, index, /[A-Za-z0-9_-]/), index).indexOf("eyJ");
    if (start >= 0) add(back(text, index, /[A-Za-z0-9_-]/) + start, index + token.length);
  }
  for (const { index, 0: token } of text.matchAll(bearer))
    if (/\d/.test(token) || token.length >= 20) add(index, index + token.length);
  for (const { index, 0: token } of text.matchAll(basic))
    if (/^[\x20-\x7e]+:[\x20-\x7e]*$/.test(Buffer.from(token, "base64").toString("latin1")))
      add(index, index + token.length);
  return found;
}
function random(text) {
  const found = [];
  let covered = 0;
  for (const { index, 0: token } of text.matchAll(run)) {
    if (digest.test(text.slice(Math.max(0, index - 7), index))) continue;
    for (const [start, end] of randomIn(token)) {
      if (index + start < covered) continue;
      covered = ahead(text, index + end, /[\w+=~-]/);
      found.push({ start: back(text, index + start, /[\w+~-]/), end: covered, credential: true });
    }
  }
  return found;
}
function back(text, from, sort) {
  let at = from;
  while (at > 0 && sort.test(text[at - 1])) at--;
  return at;
}
function ahead(text, from, sort) {
  let at = from;
  while (at < text.length && sort.test(text[at])) at++;
  return at;
}
function randomIn(text) {
  const out = [];
  let start = 0;
  for (const part of text.split("/")) {
    if (part.length >= 20 && looksRandom(part)) out.push([start, start + part.length]);
    start += part.length + 1;
  }
  const [first = "", ...rest] = text.split("/");
  if (out.length === 0 && rest.length < 4 && first !== "" && looksRandom(text)) return [[0, text.length]];
  return out;
}
function looksRandom(text) {
  const counts = { lower: 0, upper: 0, digit: 0 };
  let [turns, length, lowerRun, inWords] = [0, 0, 0, 0];
  let last;
  for (let i = 0; i < text.length; i++) {
    const kind = kindOf(text.charCodeAt(i));
    if (!kind) continue;
    counts[kind]++;
    length++;
    if (last && kind !== last) turns++;
    lowerRun = kind === "lower" ? last === "lower" ? lowerRun + 1 : 1 : 0;
    if (lowerRun >= 3) inWords += lowerRun === 3 ? 3 : 1;
    last = kind;
  }
  const enough = counts.lower >= 2 && counts.upper >= 2 && counts.digit >= 2;
  return enough && turns / (length - 1) >= 0.4 && inWords / length < 0.4;
}
function kindOf(code) {
  if (code >= 97 && code <= 122) return "lower";
  if (code >= 65 && code <= 90) return "upper";
  return code >= 48 && code <= 57 ? "digit" : void 0;
}
function looksLikeKey(part) {
  return (part.match(/[A-Za-z0-9]{20,}/g) ?? []).some((text) => {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return false;
    const digits = text.replace(/\D/g, "").length;
    const turns = (text.match(/\d(?=\D)|\D(?=\d)/g) ?? []).length;
    return digits >= 4 && text.length - digits >= 4 && turns / (text.length - 1) >= 0.25;
  });
}

// src/seal/change.ts
var UNSHOWN = "(a name that is not shown)";
var ChangeReader = class {
  #sharing = new Sharing();
  #last;
  #trusts;
  /** @param trusts whether a change may say that it was sealed */
  constructor(trusts = false) {
    this.#trusts = trusts;
  }
  /** Reads the change that comes next. Fields that the interface does not name are added to `fields`. */
  change(reader, where, fields) {
    let revision;
    let updatedAt;
    let user;
    let found;
    let mark;
    if (!reader.isAt(OPEN_OBJECT)) throw mismatch(where, "an object");
    reader.object((key) => {
      if (key === "settings") {
        if (!reader.isAt(OPEN_OBJECT)) throw mismatch(`${where}.settings`, "an object");
        found = this.#settings(reader);
      } else if (key === "revision") revision = reader.value();
      else if (key === "updatedAt") updatedAt = reader.value();
      else if (key === "user") user = reader.value();
      else if (this.#trusts && key === MARK) {
        mark = markOf(reader.value());
        if (!mark) throw mismatch(`${where}.${MARK}`, "the mark of a seal that this version reads");
      } else {
        fields.add(fieldName(key));
        reader.value();
      }
    });
    if (typeof revision !== "number" || !Number.isSafeInteger(revision) || revision < 0)
      throw mismatch(`${where}.revision`, "a whole number, 0 or more");
    if (!found) throw mismatch(`${where}.settings`, "an object", revision);
    const time = typeof updatedAt === "string" ? instantOf(updatedAt) : void 0;
    if (time === void 0)
      throw mismatch(`${where}.updatedAt`, "a date and time such as 2026-11-20T09:00:00Z", revision);
    const by = editorOf(user, where, revision);
    return { revision, at: instantText(time), time, by, settings: found, ...mark && { mark } };
  }
  /** Lets go of the bytes that were read: they are the caller's, who may write others into them. */
  release() {
    const last = this.#last;
    if (!last || last.bytes.length === last.to - last.from) return;
    last.bytes = Buffer.from(last.bytes.subarray(last.from - last.cut, last.to - last.cut));
    last.cut = last.from;
  }
  /** Forgets everything that was read. */
  forget() {
    this.#sharing = new Sharing();
    this.#last = void 0;
  }
  #settings(reader) {
    const out = bag();
    const slots = /* @__PURE__ */ new Map();
    const last = this.#last?.depth === reader.depth ? this.#last : void 0;
    const from = reader.position;
    reader.shared(
      this.#sharing,
      () => reader.object((key) => {
        const before = last?.slots.get(key);
        const start = reader.position;
        const same = before && reader.skip(last.bytes, before.start - last.cut, before.end - last.cut);
        const value = same ? before.value : reader.value();
        slots.set(key, { start, end: reader.position, value });
        out[key] = value;
      })
    );
    this.#last = { bytes: reader.bytes, from, to: reader.position, cut: 0, depth: reader.depth, slots };
    return out;
  }
};
function fieldName(key) {
  return /^[A-Za-z][\w-]{0,60}$/.test(key) && tokens(key).length === 0 ? key : UNSHOWN;
}
function paginationOf(reader) {
  if (!reader.isAt(OPEN_OBJECT)) throw mismatch("pagination", "an object");
  const { hasMore, nextCursor = null } = reader.value();
  if (typeof hasMore !== "boolean") throw mismatch("pagination.hasMore", "true or false");
  if (nextCursor !== null && typeof nextCursor !== "string") throw mismatch("pagination.nextCursor", "a text");
  return { hasMore, nextCursor };
}
function changesOf(reader, where, read) {
  if (!reader.isAt(OPEN_ARRAY)) throw mismatch(where, "a list");
  reader.array((i) => read(reader, i));
}
function editorOf(user, where, revision) {
  if (user === void 0 || user === null) return { id: null, email: null, name: null };
  if (!isObject(user)) throw mismatch(`${where}.user`, "an object", revision);
  const field = (name) => {
    const value = user[name];
    if (value === void 0 || value === null || value === "") return null;
    if (typeof value !== "string") throw mismatch(`${where}.user.${name}`, "a text", revision);
    return value;
  };
  return { id: field("id"), email: field("email"), name: field("name") };
}
function sameRevision(a, b) {
  return a.time === b.time && canonical({ ...a.by }) === canonical({ ...b.by }) && equal(a.settings, b.settings);
}
function firstOf(a, b) {
  const text = ({ at, by, settings }) => canonical([at, by.id, by.email, by.name, settings]);
  return text(a) <= text(b) ? a : b;
}
function mismatch(where, wanted, revision) {
  return new DriftlineError("incomplete", {
    code: "schema",
    message: `${where} should be ${wanted}`,
    ...revision !== void 0 && { revision }
  });
}

// src/seal/stored.ts
var forms = ["literal", "reference", "placeholder", "masked-by-server"];
var fingerprint = /^fp:(?:none|k[0-9a-f]{7}:[0-9a-f]{16})$/;
var inText = /\[(?:secret|hidden) fp:[^\]]*\]/g;
var StoredSpeller = class {
  #known = /* @__PURE__ */ new WeakMap();
  #texts = /* @__PURE__ */ new WeakMap();
  /** The members of a ledger entry. */
  entry(kind, { revision, at, by, settings, keyId }) {
    const user = canonical({ email: by.email, id: by.id, name: by.name });
    const members = [
      `"key":${canonical(keyId)}`,
      `"kind":${canonical(kind)}`,
      `"revision":${revision}`,
      `"settings":${this.settings(settings)}`,
      `"updatedAt":${canonical(at)}`,
      `"user":${user}`
    ];
    return `{${members.join(",")}}`;
  }
  /** The canonical text of sealed settings. */
  settings(settings) {
    const members = Object.keys(settings).sort().map((key) => `${JSON.stringify(key)}:${this.#text(settings[key])}`);
    return `{${members.join(",")}}`;
  }
  /** A revision as a change of a history file, which says first that it is sealed. */
  change({ revision, at, by, settings }, mark) {
    const user = { id: by.id, email: by.email, name: by.name };
    return { [MARK]: markJson(mark), revision, settings: this.#spelled(settings), user, updatedAt: at };
  }
  #text(value) {
    if (typeof value !== "object" || value === null) return canonical(value);
    let text = this.#texts.get(value);
    if (text === void 0) this.#texts.set(value, text = canonical(this.#spelled(value)));
    return text;
  }
  #spelled(value) {
    if (typeof value !== "object" || value === null) return value;
    let made = this.#known.get(value);
    if (made === void 0) this.#known.set(value, made = this.#make(value));
    return made;
  }
  #make(value) {
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#spelled(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    if (isSecret(value))
      return {
        $secret: value.$secret,
        fingerprint: value.fingerprint,
        ...isCredential(value) && { credential: true },
        ...isForged(value) && { forged: true },
        ...isMisplaced(value) && { misplaced: true },
        ...isWeak(value) && { weak: true }
      };
    const out = bag();
    let same = true;
    for (const [key, item] of Object.entries(value)) {
      out[key] = this.#spelled(item);
      same &&= out[key] === item;
    }
    return same ? value : out;
  }
};
var StoredReader = class {
  #changes = new ChangeReader();
  #known = /* @__PURE__ */ new WeakMap();
  /**
   * Reads one entry of the ledger that holds a revision.
   * @throws DriftlineError `tampered` when it is not as it was spelled
   */
  entry(bytes, keyId) {
    try {
      const fields = /* @__PURE__ */ new Set();
      const reader = new JsonReader(bytes, bytes.length, DEEPER);
      const { revision, at, time, by, settings } = this.#changes.change(reader, "the entry", fields);
      reader.end();
      return { revision, at, time, by, settings: this.#revived(settings), keyId };
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
      throw new DriftlineError("tampered", error.problems[0].message);
    } finally {
      this.#changes.release();
    }
  }
  #revived(value) {
    if (typeof value !== "object" || value === null) return value;
    let made = this.#known.get(value);
    if (made === void 0) this.#known.set(value, made = this.#make(value));
    return made;
  }
  #make(value) {
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#revived(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    const object = value;
    if (Object.hasOwn(object, "$secret")) return markerOf(object);
    const out = bag();
    let same = true;
    for (const [read, item] of Object.entries(object)) {
      const key = /^\$\$+number$/.test(read) ? read.slice(1) : read;
      out[key] = this.#revived(item);
      same &&= key === read && out[key] === item;
    }
    return same ? object : out;
  }
};
var DEEPER = 72;
function markerOf(written) {
  const marker = soundMarker(written, fingerprint);
  if (!marker) throw new DriftlineError("tampered", "a marker of a secret is not one of ours");
  return marker;
}
function soundMarker(written, shape) {
  const { $secret: form, fingerprint: mark, credential, forged, misplaced, weak, ...rest } = written;
  const isSound = typeof form === "string" && forms.includes(form) && typeof mark === "string" && shape.test(mark) && [credential, forged, misplaced, weak].every((one) => one === void 0 || one === true) && Object.keys(rest).length === 0;
  if (!isSound) return void 0;
  const marks = {
    credential: credential === true,
    forged: forged === true,
    misplaced: misplaced === true,
    weak: weak === true
  };
  return secretMarker(form, mark, marks);
}
function holdsMarkers(value, known2 = /* @__PURE__ */ new WeakMap()) {
  if (typeof value === "string") return value.search(inText) >= 0;
  if (typeof value !== "object" || value === null) return false;
  let holds = known2.get(value);
  if (holds !== void 0) return holds;
  holds = isSecret(value) || (Array.isArray(value) ? value.some((item) => holdsMarkers(item, known2)) : Object.entries(value).some(
    ([key, item]) => key.startsWith("[secret fp:") || holdsMarkers(item, known2)
  ));
  known2.set(value, holds);
  return holds;
}
var Blanker = class {
  #known = /* @__PURE__ */ new WeakMap();
  settings(settings) {
    return this.#blank(settings);
  }
  #blank(value) {
    if (typeof value === "string") return blankText(value);
    if (typeof value !== "object" || value === null) return value;
    let made = this.#known.get(value);
    if (made === void 0) this.#known.set(value, made = this.#make(value));
    return made;
  }
  #make(value) {
    if (isSecret(value)) return secretMarker(value.$secret, NO_FINGERPRINT, marksOf(value));
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#blank(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    const out = bag();
    const own = distinct();
    for (const [key, item] of Object.entries(value)) out[own(blankText(key))] = this.#blank(item);
    return Object.entries(value).every(([key, item]) => out[key] === item) ? value : out;
  }
};
function blankText(text) {
  return text.includes(" fp:") ? text.replace(/\[(secret|hidden) fp:(?:k[0-9a-f]{7}:[0-9a-f]{16}|run:\d+)\]/g, `[$1 ${NO_FINGERPRINT}]`) : text;
}
function distinct(given = []) {
  let times;
  return (key) => {
    const [, hidden] = /^(\[secret fp:[^\]]*\])(?:#\d+)?$/.exec(key) ?? [];
    if (hidden === void 0 || given.includes(key)) return key;
    times ??= /* @__PURE__ */ new Map();
    for (; ; ) {
      const n = (times.get(hidden) ?? 0) + 1;
      times.set(hidden, n);
      const name = n === 1 ? hidden : `${hidden}#${n}`;
      if (!given.includes(name)) return name;
    }
  };
}

export {
  markOf,
  merged,
  tokens,
  known,
  looksLikeKey,
  UNSHOWN,
  ChangeReader,
  fieldName,
  paginationOf,
  changesOf,
  sameRevision,
  firstOf,
  mismatch,
  StoredSpeller,
  StoredReader,
  DEEPER,
  soundMarker,
  holdsMarkers,
  Blanker,
  distinct
};
