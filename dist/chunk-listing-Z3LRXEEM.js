import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/commands/api/listing.ts
function listing(group, what) {
  group.allowExcessArguments().action(() => {
    const [word] = group.args;
    const known = group.commands.map((command) => command.name());
    if (word !== void 0)
      throw new DriftlineError("usage", {
        message: `${group.name()} has no ${what} "${word}"`,
        hint: didYouMean(word, known) ?? `there are ${known.join(", ")}`
      });
    group.outputHelp();
  });
}
export {
  listing
};
