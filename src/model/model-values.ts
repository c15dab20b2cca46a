// Values that the settings and the service's sessions share.

/** Levels of reasoning effort: a matter of cost, not of safety. */
export const efforts = ["none", "dynamic", "off", "minimal", "low", "medium", "high", "xhigh", "max"] as const;

/** Protocols that a model's provider speaks. */
export const providers = [
  "anthropic",
  "openai",
  "generic-chat-completion-api",
  "factory",
  "google",
  "xai",
  "voyage",
  "bedrock-converse",
] as const;
