// The table: one row per setting of the service, with the meaning of its values. The known values are those published
// in November 2026. The lists are open: an unknown value is reported and has no rank.
import type { Setting } from "./setting.ts";
import { autonomySettings } from "./settings/autonomy.ts";
import { commands } from "./settings/commands.ts";
import { customModels } from "./settings/custom-models.ts";
import { models } from "./settings/models.ts";
import { organization } from "./settings/organization.ts";
import { reach } from "./settings/reach.ts";
import { sandbox } from "./settings/sandbox.ts";
import { sessions } from "./settings/sessions.ts";

/** Settings on one topic. */
interface SettingGroup {
  readonly title: string;
  readonly settings: readonly Setting[];
}

/** Every setting of the service, by topic. */
export const settingGroups: readonly SettingGroup[] = [
  { title: "What the agent may do without asking", settings: autonomySettings },
  { title: "Which models may be used", settings: models },
  { title: "Models that the organization adds", settings: customModels },
  { title: "Commands and hooks", settings: commands },
  { title: "What the agent may reach", settings: reach },
  { title: "The sandbox", settings: sandbox },
  { title: "Storage, visibility and computers", settings: organization },
  { title: "What new sessions start with", settings: sessions },
];

export const settings: readonly Setting[] = settingGroups.flatMap((group) => group.settings);

const hosted = "customModels[*].hostedProvider";

/** Published aliases: path as written → canonical path. */
export const publishedAliases: Readonly<Record<string, string>> = {
  enableDroidShield: "enableAgentShield",
  includeCoAuthoredByDroid: "includeCoAuthoredByAgent",
  "modelPolicy.allowAllFactoryModels": "modelPolicy.allowAllServiceModels",
  "userModelPolicies[*].allowAllFactoryModels": "userModelPolicies[*].allowAllServiceModels",
  "customModels[*].bedrock": hosted,
  [`${hosted}.awsProfile`]: `${hosted}.cloudProfile`,
  [`${hosted}.awsRegion`]: `${hosted}.cloudRegion`,
  [`${hosted}.bedrockBaseUrl`]: `${hosted}.hostedBaseUrl`,
  [`${hosted}.awsAuthRefresh`]: `${hosted}.cloudAuthRefresh`,
  [`${hosted}.awsCredentialExport`]: `${hosted}.cloudCredentialExport`,
};
