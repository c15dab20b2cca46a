// Audits, makes exceptions for the chosen open findings, and adds them to a file.
import { stat } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import {
  acceptFindings,
  exceptionsText,
  type ExceptionFields,
  withExceptions,
  isBlank,
} from "../../authoring/accept.ts";
import { codeOf, didYouMean, DriftlineError, reasonOf, usageError } from "../../errors.ts";
import { DAY, dayOf, daysBetween, durationOf } from "../../model/instant.ts";
import { needsKey } from "../../model/report/acceptable.ts";
import type { Finding, Report } from "../../model/report/index.ts";
import { ownMessages } from "../../model/schemas.ts";
import { isAgreedByOwner, MAX_DAYS } from "../../policy/exceptions.ts";
import { presentName } from "../../policy/former-names.ts";
import { isPolicyFile } from "../../policy/files.ts";
import { somebody } from "../../policy/shapes.ts";
import { namesFolder } from "../../run/draft.ts";
import * as options from "../../run/options.ts";
import { note, write } from "../../run/output.ts";
import { loadNamed } from "../../run/policies.ts";
import { policyNames } from "../../run/policy-names.ts";
import { prepareTargets, publishAll } from "../../run/publish.ts";
import { readConfig } from "../../run/read-config.ts";
import { readInput } from "../../run/read-input.ts";
import { runAudit } from "../../run/run-audit.ts";
import { shellWord } from "../../run/shell-word.ts";
import { withProgress } from "../../run/terminal.ts";
import { clip, visible } from "../../text.ts";
import { count, nameOf } from "../../words.ts";
import { codeName, unseenIn } from "../../yaml/ambiguities.ts";
import type { SourceFlags } from "../command.ts";

export interface Flags extends SourceFlags {
  readonly all?: boolean;
  readonly rule?: string[];
  readonly finding?: string[];
  readonly revision?: string[];
  readonly owner: string;
  readonly reason: string;
  readonly expires?: string;
  readonly ticket?: string;
  readonly agreedBy?: string[];
  readonly into: string;
  readonly with?: string;
}

/** @throws DriftlineError like runAudit, and `usage` if nothing named is open */
export async function acceptOpen(flags: Flags): Promise<number> {
  const config = await readConfig(flags.config);
  const names = await policyNames(flags.policy, config);
  const isDefault = flags.policy === undefined && config.policies === null;
  if (isDefault && names.includes("baseline"))
    throw usageError(
      "there are no policies yet to add exceptions to",
      "write policies with driftline init, or name a pack with --policy baseline",
    );
  const choice = choiceOf(flags);
  const earlier = await earlierText(flags.into);
  const isRead = names.some((name) => isWithin(flags.into, name));
  // The exceptions of an earlier run count, so that they are not written again.
  const judgedNames = isRead || !earlier || isBlank(earlier) ? names : [...names, flags.into];
  const asOf = flags.asOf === undefined ? undefined : options.instant("--as-of", flags.asOf);
  const fields = statedBy(flags, asOf ?? Date.now());
  const result = await withProgress("reading the history", flags, (progress) =>
    runAudit({
      ...flags,
      config,
      environment: process.env,
      policies: judgedNames,
      asOf,
      failOn: "never",
      with: flags.with === undefined ? undefined : options.extras("--with", flags.with),
      formats: [],
      appends: false,
      allowedTexts: [earlier ?? "", flags.owner, flags.reason],
      progress,
      ready: async (_source, _inputs, ledger) => prepareTargets([{ file: flags.into }], [], ledger),
    }),
  );
  try {
    const { report, policies, judge, leaks } = result;
    const {
      accepted,
      notAccepted,
      report: after,
    } = await acceptFindings({
      report,
      findings: chosenFrom(report, { ...choice, rule: choice.rule.map((name) => presentName(name, policies)) }),
      policies,
      fields,
      judge: async (exceptions) => {
        const newFile = { file: `${flags.into} (new)`, text: exceptionsText(exceptions) };
        return judge((await loadNamed(judgedNames, config.catalog, [newFile], config.agreement)).policies);
      },
    });
    for (const { message } of report.evidence.problems) note(`the evidence is incomplete: ${message}`);
    const exceptions = accepted.map(({ exception }) => exception);
    if (exceptions.length > 0) {
      const text = earlier?.trim() ? withExceptions(flags.into, earlier, exceptions) : exceptionsText(exceptions);
      await publishAll([{ file: flags.into, text, name: "the policy" }], leaks, async () => {
        if ((await earlierText(flags.into)) !== earlier)
          throw new DriftlineError("incomplete", {
            code: "changed",
            message: `${visible(flags.into)} was changed while the history was judged, and nothing was written`,
            hint: "accept again",
          });
      });
    }
    const nothingOpen = accepted.length + notAccepted.length === 0;
    const lines = [
      nothingOpen
        ? "Nothing is open, so there is nothing to accept."
        : `${visible(flags.into)}: ${count(exceptions.length, "exception")} added`,
      ...accepted.map(({ finding }) => `  ${findingWords(finding)}`),
      ...(notAccepted.length > 0 ? [`Not accepted: ${count(notAccepted.length, "finding")}`] : []),
      ...notAccepted.map(({ finding, why }) => `  ${findingWords(finding)}: ${why}`),
      ...(notAccepted.some(({ why }) => why === needsKey) ? [keyStep()] : []),
      ...(exceptions.length > 0 ? nextSteps(flags, names, isRead, after) : []),
    ];
    const code = (exceptions.length > 0 || nothingOpen) && report.evidence.complete ? 0 : 3;
    if (!flags.quiet || code !== 0) await write(`${lines.join("\n")}\n`);
    return code;
  } finally {
    await result.close?.();
  }
}

/** Returns the text of the file to add to; undefined if there is no file. @throws DriftlineError `usage` */
async function earlierText(file: string): Promise<string | undefined> {
  const refuse = (why: string) => usageError(`--into: ${file} ${why}`, "name a file, as policies/exceptions.yaml");
  const kind = await stat(file).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw refuse(`cannot be read: ${reasonOf(error)}`);
  });
  if (kind?.isDirectory() || namesFolder(file)) throw refuse("is a folder");
  return kind && readInput(file, "policy");
}

function statedBy(flags: Flags, now: number): ExceptionFields {
  const { owner, reason, expires, ticket, agreedBy = [] } = flags;
  refuseUnseen("--owner", owner);
  refuseUnseen("--reason", reason);
  if (ticket !== undefined) refuseUnseen("--ticket", ticket);
  for (const who of agreedBy) refuseNobody("--agreed-by", who);
  if (isAgreedByOwner({ owner, agreedBy }))
    throw usageError("--agreed-by: the owner is named", "name somebody else, or leave it out");
  const seconds = expires === undefined ? undefined : durationOf(expires);
  const last = seconds === undefined ? expires : dayOf(now + Math.floor((seconds * 1000) / DAY) * DAY);
  const end = last === undefined ? last : options.day("--expires", last, "write a day such as 2026-03-01, or 90d");
  const fields = { owner, reason, from: dayOf(now), expires: end, ticket, agreedBy };
  const days = fields.expires === undefined ? 0 : daysBetween(fields.from, fields.expires).length - 1;
  if ((fields.expires ?? fields.from) < fields.from)
    throw usageError(`--expires: ${fields.expires} is before ${fields.from}`, "write a later day, or 90d");
  if (days > MAX_DAYS)
    throw usageError(
      `--expires: ${fields.expires} is not within ${MAX_DAYS} days of ${fields.from}`,
      "renew an exception after a new review",
    );
  return fields;
}

/** A policy with such a text could not be loaded. @throws DriftlineError `usage` if it has an invisible character */
function refuseUnseen(option: string, text: string): void {
  const character = unseenIn(text);
  if (character !== undefined)
    throw usageError(`${option}: the text has an invisible character (${codeName(character)})`, "write it without");
}

/** A policy with such a person could not be loaded. @throws DriftlineError `usage` if a text names no single person */
function refuseNobody(option: string, who: string): void {
  refuseUnseen(option, who);
  const flaw = z.safeParse(somebody("an agreement"), who, ownMessages).error?.issues[0]?.message;
  if (flaw !== undefined)
    throw usageError(`${option}: ${JSON.stringify(who)} ${flaw}`, "write an e-mail address, or a user id");
}

/** The findings to accept, by rule, id or key, and revision. */
interface Choice {
  readonly all: boolean;
  readonly rule: readonly string[];
  readonly finding: readonly string[];
  readonly revisions: readonly number[];
}

/** @throws DriftlineError `usage` if the options choose nothing, or both everything and something */
function choiceOf({ all = false, rule = [], finding = [], revision = [] }: Flags): Choice {
  const isNarrow = rule.length + finding.length + revision.length > 0;
  if (!all && !isNarrow) throw usageError("no findings are selected", "give --all, --rule, --finding or --revision");
  if (all && isNarrow)
    throw usageError("--all cannot be combined with --rule, --finding or --revision", "remove one of them");
  const revisions = revision.map((text) => {
    if (!/^\d{1,15}$/.test(text)) throw usageError(`--revision: "${text}" is not a number`, "write 41");
    return Number(text);
  });
  return { all, rule, finding, revisions };
}

/** Returns the chosen open findings. @throws DriftlineError `usage` if a part of the choice is not open */
function chosenFrom({ findings }: Report, { all, rule, finding, revisions }: Choice): Finding[] {
  const open = findings.filter(({ status }) => status === "open");
  const isEventOf = (candidate: Finding, number: number) =>
    candidate.exposureSeconds === null && candidate.introduced.revision === number;
  const missing = (message: string, hint: string | undefined) =>
    usageError(message, hint ?? "driftline audit lists the open findings");
  for (const id of rule)
    if (!open.some((candidate) => candidate.rule === id))
      throw missing(`--rule: nothing is open of "${id}"`, didYouMean(id, new Set(open.map(({ rule }) => rule))));
  for (const id of finding)
    if (!open.some((candidate) => candidate.id === id || candidate.key === id))
      throw missing(`--finding: no open finding is called "${id}"`, undefined);
  for (const number of revisions)
    if (!open.some((candidate) => isEventOf(candidate, number)))
      throw missing(`--revision: no event of revision ${number} is open`, "values are accepted by --rule or --finding");
  // A rule and a revision limit each other, so each must have a part in what is left.
  const candidates = open.filter(
    (candidate) =>
      (rule.length === 0 || rule.includes(candidate.rule)) &&
      (revisions.length === 0 || revisions.some((number) => isEventOf(candidate, number))),
  );
  for (const id of rule)
    if (!candidates.some((candidate) => candidate.rule === id))
      throw missing(`--rule: no event of "${id}" is open in these revisions`, "leave it out");
  for (const number of revisions)
    if (!candidates.some((candidate) => isEventOf(candidate, number)))
      throw missing(`--revision: no event of these rules is open in revision ${number}`, "leave it out");
  const isNamed = ({ id, key }: Finding) => finding.includes(id) || finding.includes(key);
  if (rule.length + revisions.length === 0) return all ? open : open.filter(isNamed);
  return open.filter((candidate) => isNamed(candidate) || candidates.includes(candidate));
}

function findingWords({ rule, subject, severity, introduced }: Finding): string {
  const subjectWords = subject.replace(/^revision:/, "revision ");
  const place = subject === "" ? "the settings as a whole" : subject.startsWith("/") ? nameOf(subject) : subjectWords;
  const how = rule === "integrity/revision-gap" ? ", missing before" : ",";
  const since = introduced.revision === null ? "" : `revision ${introduced.revision}`;
  return `${severity} ${rule} (${visible(clip(place, 200))}${since === "" || place === since ? "" : `${how} ${since}`})`;
}

/** Returns how to accept secrets as well. A key does not help if the history was redacted before. */
function keyStep(): string {
  return process.env["DRIFTLINE_FINGERPRINT_KEY"]
    ? "To accept secrets as well, accept from the service, or from a history that was redacted with DRIFTLINE_FINGERPRINT_KEY."
    : "To accept secrets as well, set DRIFTLINE_FINGERPRINT_KEY to the key of the scheduled audit (openssl rand -base64 32), and accept again.";
}

/** Whether a file is a named file, or a policy below a named folder. */
function isWithin(file: string, name: string): boolean {
  const [inner, outer] = [path.resolve(file), path.resolve(name)];
  return inner === outer || (isPolicyFile(inner) && inner.startsWith(outer + path.sep));
}

/** States what to do with the file, and the result of the next audit. */
function nextSteps(flags: Flags, names: readonly string[], isRead: boolean, after: Report): string[] {
  const policies = [...names, ...(isRead ? [] : [flags.into])].map(shellWord).join(" ");
  const open = after.findings.filter(({ status }) => status === "open").length;
  return [
    `Next: review and commit ${visible(flags.into)}. An audit now finds ${count(open, "finding")} open.`,
    ...(flags.policy !== undefined || !isRead ? [`Audit with --policy ${visible(policies)}`] : []),
  ];
}
