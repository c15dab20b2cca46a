// A marketplace source: an object. An entry is covered by a listed one that says the same of every key it lists.
import { canonical, type JsonObject } from "../../model/json.ts";
import { isSecret } from "../../model/sealed.ts";
import { flawOf, type Kind } from "./kind.ts";
import { repository } from "./repository.ts";

export const marketplace: Kind = {
  says: "a marketplace source such as { source: github, repo: owner/name }; the same keys and values",
  type: "object",
  flaw: (value) => {
    const entry = value as JsonObject;
    if (typeof entry["source"] !== "string") return "has no source";
    for (const key of ["repo", "url"]) {
      const place = entry[key];
      if (place === undefined || isSecret(place)) continue;
      const flaw = flawOf(repository, place);
      if (flaw) return `${key} ${flaw}`;
    }
    return undefined;
  },
  normal: (value) => canonical(value),
};
