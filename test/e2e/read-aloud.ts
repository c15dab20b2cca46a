// What a screen reader gets of a page: the browser's accessibility tree, in reading order.
import type { Page } from "playwright-core";

export interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly level: number | undefined;
  readonly live: string | undefined;
}

/** Returns every node that is read, with its role and name. */
export async function readAloud(tab: Page): Promise<Spoken[]> {
  const session = await tab.context().newCDPSession(tab);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spoken: Spoken[] = [];
  const read = (id: string) => {
    const node = byId.get(id);
    if (!node) return;
    const property = (name: string) => node.properties?.find((item) => item.name === name)?.value.value as unknown;
    const [level, live] = [property("level"), property("live")];
    if (!node.ignored)
      spoken.push({
        role: String(node.role?.value ?? ""),
        name: String(node.name?.value ?? ""),
        level: typeof level === "number" ? level : undefined,
        live: typeof live === "string" ? live : undefined,
      });
    for (const child of node.childIds ?? []) read(child);
  };
  read(nodes[0]!.nodeId);
  return spoken;
}
