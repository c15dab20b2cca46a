// What every script of the page needs of the browser.

/** The element with an id of ours; nothing of the data ever names one of these. */
export function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** What the reader chose, kept in the address so that it can be sent on: `#?find=is:open&time=…`. */
export function chosen(): URLSearchParams {
  return new URLSearchParams(location.hash.startsWith("#?") ? location.hash.slice(2) : "");
}

/** Keeps a choice in the address, without a new entry in the history; an empty one is taken out. */
export function choose(name: string, text: string): void {
  const all = chosen();
  if (text === "") all.delete(name);
  else all.set(name, text);
  const kept = all.toString();
  history.replaceState(null, "", kept === "" ? "#" : `#?${kept}`);
}

/** Opens everything that folds an element away, and brings it before the reader. */
export function reveal(element: HTMLElement): void {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    at.hidden = false;
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  element.scrollIntoView({ block: "start" });
}
