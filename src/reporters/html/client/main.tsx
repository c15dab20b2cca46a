// The script of the page. It adds search, zoom, the differences of old revisions, and keys. Everything it shows is also
// on the page or in the JSON report. It loads nothing, stores nothing, and makes no HTML from text.
import { islandOf, openPage } from "../island.ts";
import { changes } from "./changes.tsx";
import { keepChoices, nameInUrl, placeInUrl } from "./address.ts";
import { copyButtons } from "./copy.ts";
import { byId, reveal } from "./dom.ts";
import { findings } from "./find.tsx";
import { tools } from "./tools.tsx";
import { viewer } from "./viewer.tsx";
import { zoom } from "./zoom.tsx";

const island = islandOf(byId("data")?.textContent ?? "");
const page = openPage(island);
document.documentElement.classList.add("js");
copyButtons(document.body);
// On a phone the evidence is folded to one line, so that the first screen fits.
if (matchMedia("(max-width: 720px)").matches) byId("evidence")?.removeAttribute("open");
const bar = tools();
const find = findings(page, island.left.findings, (id) => arrive(id));
const register = changes(page, island.left.revisions);
const view = viewer(page, (revision) => arrive(`d${revision}`));
zoom(page, (revision) => void view.open(revision));

/** Names in the address where the reader is, and offers to print it alone. */
function arrive(name: string): HTMLElement | null {
  nameInUrl(name);
  const part = name === "" ? null : byId(name);
  bar.offer(part?.closest("main") ? part : null);
  return part;
}

/** Opens what the address names. */
function follow(): void {
  const name = placeInUrl();
  const part = arrive(name);
  const [, kind, number] = /^([rd])(\d{1,15})$/.exec(name) ?? [];
  if (kind === "r" && register.open(Number(number))) return;
  if (kind === "d" && view.open(Number(number))) return;
  if (name.startsWith("f_") && find.open(name)) return;
  // The browser itself finds a place only where nothing was chosen.
  if (part && (part.closest("details") || location.hash.includes("?"))) reveal(part);
}
addEventListener("hashchange", () => {
  keepChoices();
  follow();
});
follow();

const typing = "input, textarea, select, [contenteditable], dialog";
document.addEventListener("keydown", (event) => {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || !bar.keys() || target.closest(typing)) return;
  const inViewer = target.closest("#viewer") !== null;
  const inFinding = target.closest("#findings .finding, #findings .lines") !== null;
  const act: Record<string, () => void> = {
    "/": find.focus,
    "?": bar.help,
    j: () => find.step(1),
    k: () => find.step(-1),
    ...(inFinding ? { ArrowLeft: () => find.step(-1), ArrowRight: () => find.step(1) } : {}),
    ...(inViewer ? { ArrowLeft: () => view.step(-1), ArrowRight: () => view.step(1) } : {}),
  };
  if (!Object.hasOwn(act, event.key)) return;
  event.preventDefault();
  act[event.key]!();
});
