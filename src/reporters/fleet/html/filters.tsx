// The filters of the page. Hidden until the script runs.
import type { JSX } from "preact";
import { worstToBest } from "../../../model/severity.ts";
import { clip, visible } from "../../../text.ts";
import type { FleetPage } from "./page.ts";

const MAX_NAME = 100;

export function Filters({ page }: { page: FleetPage }): JSX.Element {
  return (
    <>
      <div id="filters" class="filters" role="search" aria-label="Rules and organizations" hidden>
        <label>
          Rule <input type="search" name="rule" autocomplete="off" spellcheck={false} />
        </label>
        <label>
          Organization <input type="search" name="organization" autocomplete="off" spellcheck={false} />
        </label>
        <label>
          Policy{" "}
          <select name="policy">
            <option value="">any</option>
            {page.policies.map((policy, i) => (
              <option value={i}>{policy === null ? "built-in rules" : visible(clip(policy, MAX_NAME))}</option>
            ))}
          </select>
        </label>
        <label>
          Severity{" "}
          <select name="severity">
            <option value="">any</option>
            {worstToBest.map((severity) => (
              <option value={severity}>{severity}</option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" name="failing" /> failing only
        </label>
        <button type="button">Clear</button>
      </div>
      <p id="shown" class="muted" role="status" />
    </>
  );
}
