// What every script of the page needs of the browser.

/** The element with an id of ours; nothing of the data ever names one of these. */
export function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** What the reader chose, kept in the address so that it can be sent on: `#?find=is:open&time=…`. */
export function queryInUrl(): URLSearchParams {
  return new URLSearchParams(location.hash.startsWith("#?") ? location.hash.slice(2) : "");
}

// Browsers refuse an address that changes too often, as it would with every key that is pressed.
const PAUSE = 400;
const waiting = new Map<string, string>();
let pause: ReturnType<typeof setTimeout> | undefined;

/** Keeps a choice in the address, without a new entry in the history; an empty one is taken out. */
export function choose(name: string, text: string): void {
  waiting.set(name, text);
  if (pause !== undefined) return;
  keep();
  pause = setTimeout(() => {
    pause = undefined;
    // Whoever followed a link meanwhile has another address, which stays.
    if (location.hash === "" || location.hash.startsWith("#?")) keep();
    else waiting.clear();
  }, PAUSE);
}

function keep(): void {
  if (waiting.size === 0) return;
  const all = queryInUrl();
  for (const [name, text] of waiting)
    if (text === "") all.delete(name);
    else all.set(name, text);
  waiting.clear();
  const text = all.toString();
  history.replaceState(null, "", text === "" ? "#" : `#?${text}`);
}

/** Does something once the reader is not kept waiting by it. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 50);
}

/** Opens everything that folds an element away, and brings it before the reader. */
export function reveal(element: HTMLElement): void {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    at.hidden = false;
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  element.scrollIntoView({ block: "start" });
}
