// Runs that keep sealed revisions in a ledger and read them back.
import { expect } from "vitest";
import { open, type SealedHistory } from "../../src/seal/session.ts";
import { type StoredRevision, StoredReader, StoredSpeller } from "../../src/seal/stored-form.ts";
import { bytes, change, key } from "./support.ts";

/** Seals settings as in a run whose ledger holds the `stored` revisions. */
export function sealed(
  settings: readonly unknown[],
  stored: readonly StoredRevision[] = [],
  under: string | null = key,
  isWhole = true,
  earlierKey?: string,
): SealedHistory {
  const session = open({ organization: "corp", key: under ?? undefined, earlierKey, kept: true });
  for (const item of stored) session.recall(item);
  session.list(
    bytes(settings.map((setting, i) => change(i + 1, setting)).filter((revision) => revision.settings !== undefined)),
  );
  return session.finish([], isWhole);
}

/** Returns what the ledger holds afterwards, written and read back. */
export function storedOf(result: SealedHistory): StoredRevision[] {
  const [speller, reader] = [new StoredSpeller(), new StoredReader()];
  return result.recalled!.keep.map((item) => {
    const line = speller.entry("revision", item);
    const entry = reader.entry(Buffer.from(line.replace(/^\{"key":[^,]*,"kind":"revision",/, "{")), item.keyId);
    expect(speller.entry("revision", entry)).toBe(line);
    return entry;
  });
}

/** Returns the numbers of the revisions that are reported as rewritten. */
export const numbers = (result: SealedHistory) => result.recalled!.rewritten.map(({ revision }) => revision);
