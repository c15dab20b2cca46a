// Checks the environment: clocks, proxy, encryption, Node, the runner, write permissions, and the last run.
import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { DriftlineError } from "../../errors.ts";
import { firstIn } from "../../lists.ts";
import { DAY, instantOf } from "../../model/instant.ts";
import type { Config } from "../../run/config.ts";
import { mayUseProxy, partsOf, readsProxies } from "../../service/proxy.ts";
import type { TracedRequest } from "../../service/traced-request.ts";
import { duration, minute } from "../../words.ts";

/** `good`: no problem. `note`: worth knowing. `bad`: prevents an audit. */
type State = "good" | "note" | "bad";

export interface Surrounding {
  readonly what: string;
  readonly state: State;
  readonly says: string;
}

interface Around {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly requests: readonly Heard[];
  readonly apiKeyFile: string | undefined;
  readonly ledger: string | null;
  readonly organization: string | null;
  readonly config: Config;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isEncrypted: boolean;
  readonly node: string;
  readonly system: string;
}

/** A request, and this machine's time when its answer arrived, in milliseconds since 1970. */
export type Heard = TracedRequest & { readonly at: number };

/** A larger difference of clocks distorts windows of findings and breaks signed requests. */
const MOST_SKEW = 60_000;
/** A certificate that ends within this time gets a note. */
const SOON = 14 * DAY;

/** Checks the environment, without requests to the service. */
export async function surroundings(around: Around): Promise<Surrounding[]> {
  return [
    clock(around),
    proxy(around),
    encryption(around),
    node(around),
    runner(around),
    ...(await permissions(around)),
    await schedule(around),
  ];
}

function clock({ requests }: Around): Surrounding {
  const skews = requests.flatMap(({ at, date }) => (date === null ? [] : [at - Date.parse(date)]));
  if (skews.length === 0) return { what: "clock", state: "note", says: "the service reports no time" };
  // The Date of an answer is rounded down to seconds, and older by the transfer time.
  const skew = skews.reduce((least, candidate) => (Math.abs(candidate) < Math.abs(least) ? candidate : least));
  const seconds = Math.round(Math.abs(skew) / 1000);
  if (Math.abs(skew) <= MOST_SKEW)
    return { what: "clock", state: "good", says: `within ${Math.max(1, seconds)} s of the service's` };
  const direction = skew > 0 ? "ahead of" : "behind";
  return { what: "clock", state: "note", says: `${duration(seconds)} ${direction} the service's: set it` };
}

const proxies = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy", "NO_PROXY", "no_proxy"];

function proxy({ environment, isEncrypted, node: version }: Around): Surrounding {
  const set = proxies.filter((name) => environment[name]);
  const variables = set.join(", ");
  if (set.length === 0) return { what: "proxy", state: "good", says: "none is set" };
  if (mayUseProxy && isEncrypted && readsProxies(version))
    return { what: "proxy", state: "note", says: `used, because of ${variables} and NODE_USE_ENV_PROXY` };
  const old = "this version of Node cannot use one: 22.21, and 24.5 or newer, can";
  const why = !mayUseProxy ? "NODE_USE_ENV_PROXY=1 is not" : isEncrypted ? old : "the service is on this machine";
  const says = `not used: ${variables} ${set.length === 1 ? "is" : "are"} set, and ${why}`;
  return { what: "proxy", state: "note", says };
}

function encryption({ requests, environment, isEncrypted, now }: Around): Surrounding {
  const what = "TLS";
  const notes = environment["NODE_EXTRA_CA_CERTS"] ? ["NODE_EXTRA_CA_CERTS adds certificates"] : [];
  const surrounding = (state: State, ...parts: string[]): Surrounding => ({
    what,
    state: state === "good" && notes.length > 0 ? "note" : state,
    says: [...parts, ...notes].join("; "),
  });
  if (!isEncrypted) return surrounding("good", "none: the service is on this machine");
  if (requests.some(({ code }) => code === "tls"))
    return surrounding("bad", "the certificate or encryption is not accepted");
  const tls = requests.find((request) => request.tls)?.tls;
  if (!tls) return surrounding("note", "no encrypted answer came");
  const protocol = /^[\w.]{1,20}$/.test(tls.protocol) ? tls.protocol : "an unknown protocol";
  const ends = Date.parse(tls.validTo ?? "");
  if (Number.isNaN(ends)) return surrounding("good", protocol);
  const day = new Date(ends).toISOString().slice(0, 10);
  return surrounding(ends - now < SOON ? "note" : "good", `${protocol}, the certificate is valid until ${day}`);
}

function node({ node: version, system }: Around): Surrounding {
  const [major = 0, minor = 0] = partsOf(version);
  const isGood = major > 20 || (major === 20 && minor >= 19);
  const words = `${version} on ${system}`;
  return { what: "Node", state: isGood ? "good" : "bad", says: isGood ? words : `${words}: 20.19 or later is needed` };
}

function runner({ environment }: Around): Surrounding {
  if (environment["GITHUB_ACTIONS"] !== "true")
    return { what: "runner", state: "good", says: "none: not in GitHub Actions" };
  const words = ["RUNNER_ENVIRONMENT", "RUNNER_OS", "RUNNER_ARCH"].map((name) => environment[name] ?? "");
  const runnerWords = ["GitHub Actions", ...words.filter((word) => /^[\w.-]{1,40}$/.test(word))].join(", ");
  return { what: "runner", state: "good", says: runnerWords };
}

async function permissions({ environment, apiKeyFile, ledger }: Around): Promise<Surrounding[]> {
  const results: Surrounding[] = [];
  const add = (state: State, words: string) => results.push({ what: "permissions", state, says: words });
  const mayWrite = (file: string) => access(file, constants.W_OK).then(...yesOrNo);
  if (await mayWrite(".")) add("good", "this folder can be written to");
  else add("note", "this folder cannot be written to: write reports elsewhere");
  if (apiKeyFile !== undefined && process.platform !== "win32") {
    const { mode } = await stat(apiKeyFile);
    if ((mode & 0o077) !== 0)
      add("note", "other users of this machine may read the key file: remove that permission (chmod 600)");
  }
  if (ledger !== null && (await access(ledger).then(...yesOrNo)) && !(await mayWrite(ledger)))
    add("bad", "the ledger cannot be written to");
  if (environment["GITHUB_ACTIONS"] === "true") {
    for (const name of ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"]) {
      const file = environment[name];
      if (file && !(await mayWrite(file))) add("bad", `the file of ${name} cannot be written to`);
    }
    add(
      "note",
      `GITHUB_TOKEN is ${environment["GITHUB_TOKEN"] ? "set; the workflow's permissions decide what it may do" : "not given"}`,
    );
  }
  return results;
}

const yesOrNo = [() => true, () => false] as const;

async function schedule({ ledger, organization, config, now }: Around): Promise<Surrounding> {
  const what = "last run";
  if (ledger === null) return { what, state: "note", says: "not known: no ledger is given" };
  if (!(await access(ledger).then(...yesOrNo)))
    return { what, state: "note", says: `none: the first audit creates the ledger ${ledger}` };
  try {
    const { openReplay } = await import("../../run/ledger.ts");
    const { state } = await openReplay(ledger, organization, undefined);
    const last = state.runsByTime().at(-1);
    if (!last) return { what, state: "note", says: "none: the ledger holds no run" };
    const age = Math.max(0, Math.floor((now - (instantOf(last.at) ?? now)) / 1000));
    const words = `${minute(last.at)}, ${duration(age)} ago, ${last.verdict}${last.complete ? "" : ", not complete"}`;
    const interval = config.auditEverySeconds;
    if (interval === null || age <= interval) return { what, state: last.complete ? "good" : "note", says: words };
    return { what, state: "note", says: `${words}: one is expected every ${duration(interval)}` };
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    return { what, state: "bad", says: firstIn(error.problems).message };
  }
}
