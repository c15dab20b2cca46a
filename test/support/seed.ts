// By default, properties always use the same examples: those of one seed. LAW_SEED=random uses others, as in the
// nightly workflow; LAW_SEED=<number> repeats a failure.
import fc from "fast-check";

const chosen = process.env["LAW_SEED"] ?? "1";
const { seed: _seed, ...rest } = fc.readConfigureGlobal();
fc.configureGlobal(chosen === "random" ? rest : { ...rest, seed: Number(chosen) });
