// Prints the service's answers as JSON.
import { membersOf } from "../model/json.ts";
import type { SealedRevision } from "../model/sealed.ts";
import { note, write } from "../run/output.ts";
import { withProgress } from "../run/terminal.ts";
import { withhold } from "../run/withhold.ts";
import { StoredSpeller } from "../seal/stored-form.ts";
import { jsonWithDigits } from "../service/digits.ts";
import type { Endpoint } from "../service/endpoint.ts";
import { itemsOf } from "../service/paging.ts";
import { ServiceError } from "../service/service-error.ts";
import type { Values } from "../service/wire.ts";
import { visibleJson } from "../text.ts";
import { count } from "../words.ts";
import type { Caller } from "./caller.ts";

interface AnswerOptions {
  /** Follow the pages of a list. */
  readonly all?: boolean | undefined;
  readonly format: "json" | "ndjson";
  readonly quiet?: boolean | undefined;
}

/**
 * Calls an endpoint and prints the answer: a body, or every item of a list.
 * @returns the exit code: 0, or 3 if the service did only a part
 * @throws DriftlineError like the client; nothing of a list was printed then, unless the format is ndjson
 */
export async function answer(
  client: Caller,
  endpoint: Endpoint,
  input: Values,
  options: AnswerOptions,
): Promise<number> {
  const { format, quiet } = options;
  const print = async (value: unknown) => {
    const json = visibleJson(jsonWithDigits(value, format === "json" ? 2 : undefined));
    const text = `${client.hide(json)}\n`;
    withhold("the answer", text, (leak) => client.leaks(leak));
    await write(text);
  };
  const spell = (item: unknown) => (endpoint.sealed ? speller.change(item as SealedRevision, client.mark!) : item);
  const speller = new StoredSpeller();
  const printBody = async (body: Values): Promise<void> => {
    const { items } = endpoint.paging ?? {};
    if (items === undefined) return print(body);
    const list = itemsOf(body, items).map(spell);
    if (format === "json") return print(endpoint.sealed ? { ...body, [items]: list } : body);
    for (const item of list) await print(item);
    // The lines do not hold what the page says of the next one.
    const next = endpoint.paging?.parameter === "cursor" ? endpoint.paging.next(body) : undefined;
    if (!quiet && next !== undefined)
      note(`the list has more pages; ${next === null ? "the service does not say where" : "--all reads them"}`);
  };
  try {
    const result = await withProgress(`calling ${endpoint.name}`, options, async () => {
      if (!options.all) return client.call(endpoint, input);
      if (format === "ndjson") {
        for await (const item of client.all(endpoint, input)) await print(spell(item));
        return undefined;
      }
      const items: unknown[] = [];
      for await (const item of client.all(endpoint, input)) items.push(spell(item));
      return items;
    });
    if (client.isEmulated && !quiet) note("the answer comes from an emulator");
    if (client.hasOpenEnd && !quiet) note("the list does not say whether it has more pages; only one was read");
    if (result === undefined) return 0;
    if (Array.isArray(result)) await print(result);
    else await printBody(result);
    return refusedEntries(endpoint, result);
  } catch (error) {
    // Print the part that was done before the failure: nothing else can report it.
    if (error instanceof ServiceError && error.done !== undefined) await print(error.done);
    throw error;
  }
}

/** Reports refused entries, which the answers of some endpoints list in `errors`. Returns the exit code. */
function refusedEntries({ response }: Endpoint, body: unknown): number {
  const { errors } = membersOf(body);
  if (!Object.hasOwn(response.shape, "errors") || !Array.isArray(errors) || errors.length === 0) return 0;
  note(`the service refused ${count(errors.length, "entry", "entries")}; see errors`);
  return 3;
}
