// What cannot be judged about secrets: changes behind a mask and, without a fingerprint key, changes since another run.
import type { Blocks } from "../catalog/entries.ts";
import { isMasked } from "../model/sealed.ts";
import type { Audit, UnjudgedPart } from "./audit.ts";
import { namesOf } from "./names.ts";
import { credentialsIn } from "./secrets.ts";

const acrossRuns: UnjudgedPart = {
  what: "the rotation of secrets across runs",
  reason: "without DRIFTLINE_FINGERPRINT_KEY secrets are numbered, and each run numbers its own",
};

export const unseenSecrets: Audit = {
  rules: [],
  begin: () => {
    let last: Blocks = new Map();
    let isNumbered = false;
    return {
      see: (step) => {
        last = step.blocks;
        isNumbered ||= step.entries.some(
          ({ after }) => after && credentialsIn(after).some((fingerprint) => fingerprint.startsWith("fp:run:")),
        );
      },
      end: () => [],
      unjudged: () => [...behindMasks(last), ...(isNumbered ? [acrossRuns] : [])],
    };
  },
};

function behindMasks(blocks: Blocks): UnjudgedPart[] {
  const entries = [...blocks.values()].flatMap((block) => [...block.entries.values()]);
  const masked = entries.filter(({ container, value }) => !container && isMasked(value)).map(({ subject }) => subject);
  if (masked.length === 0) return [];
  const reason = "the service shows a mask, which is the same for every secret";
  return [{ what: `the rotation of ${namesOf(masked.sort())}`, reason }];
}
