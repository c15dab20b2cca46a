// A request for deliveries, by inputs of the Action.
import type { DeliveryRequest } from "../../src/action/deliveries/delivery.ts";
import { createConfig } from "../../src/run/config.ts";

export function requestOf(inputs: Readonly<Record<string, string>>): DeliveryRequest {
  return {
    input: (name) => inputs[name],
    words: () => [],
    environment: { GITHUB_REPOSITORY: "corp/controls", GITHUB_SHA: "0".repeat(40), GITHUB_REF: "refs/heads/main" },
    event: undefined,
    organization: "corp",
    isExposed: false,
    config: createConfig({}),
  };
}
