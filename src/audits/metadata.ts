// Metadata services of cloud providers: a program that reaches one on a cloud machine gets the machine's credentials.
import { flawOf, isCovered, kinds, memoize, overlapsOf } from "../catalog/kinds/index.ts";
import type { SettingEntry } from "../catalog/entries.ts";
import type { Observation } from "../history/windows.ts";
import type { Json } from "../model/json.ts";
import { count, nameOf } from "../words.ts";
import type { BuiltinRule } from "./audit.ts";
import { entryAudit } from "./entry-audit.ts";

const rule: BuiltinRule = {
  id: "levers/metadata-service",
  title: "Cloud metadata services cannot be reached",
  kind: "lever",
  severity: "high",
  rationale: "On a cloud machine, the metadata service gives that machine's credentials to any program that asks.",
  remediation: "Remove the address, and check how the machines' credentials have been used since.",
  controls: ["soc2:CC6.6", "nist-800-53:SC-7"],
};

/** In order: AWS and most others, ECS, AWS over IPv6, Alibaba Cloud, Azure's host, Oracle Cloud. */
const addresses = [
  "169.254.169.254",
  "169.254.170.2",
  "fd00:ec2::254",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192",
];
const names = ["metadata.google.internal", "metadata.goog", "metadata", "instance-data.ec2.internal", "instance-data"];

const isAmong = overlapsOf(kinds.cidr, addresses);

/** Whether a host or pattern of hosts includes a metadata service. levers/over-broad reports `*`. */
const reaches = memoize((host) => {
  const bare = host.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  if (bare === "*") return false;
  // A translation block, such as 64:ff9b::/96, reaches the addresses that stand in its own.
  const isAddress = flawOf(kinds.cidr, bare) === undefined && isAmong(bare);
  return isAddress || names.some((name) => isCovered(kinds.domain, [bare], name));
});

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}

function judge({ subject, setting, value }: SettingEntry, items: readonly Json[]): Observation | undefined {
  if (setting?.kind !== "url" && setting?.kind !== "domain") return undefined;
  const offending = items.filter(
    (entry) => typeof entry === "string" && reaches(setting.kind === "url" ? hostOf(entry) : entry),
  );
  if (offending.length === 0) return undefined;
  const entries = setting.list ? `has ${count(offending.length, "entry that leads", "entries that lead")}` : "leads";
  return { actual: value, offending, message: `${nameOf(subject)} ${entries} to a cloud's metadata service` };
}

export const metadata = entryAudit([[rule, judge]]);
