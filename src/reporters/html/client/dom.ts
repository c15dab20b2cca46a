// Browser helpers that the page's scripts share.

/** Returns the element with one of our own ids. Data never has such an id. */
export function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** Returns the reader's choices, which are kept in the URL so that it can be shared: `#?find=is:open&time=…`. */
export function queryInUrl(): URLSearchParams {
  return new URLSearchParams(location.hash.startsWith("#?") ? location.hash.slice(2) : "");
}

// Browsers reject too frequent changes of the URL, as on every key press.
const PAUSE = 400;
const waiting = new Map<string, string>();
let pause: ReturnType<typeof setTimeout> | undefined;

/** Stores a choice in the URL without a new history entry. Removes an empty choice. */
export function choose(name: string, text: string): void {
  waiting.set(name, text);
  if (pause !== undefined) return;
  keep();
  pause = setTimeout(() => {
    pause = undefined;
    // If the reader followed a link meanwhile, keep the new URL.
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

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 50);
}

/** Opens all folded elements around an element, and scrolls to it. */
export function reveal(element: HTMLElement): void {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    at.hidden = false;
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  element.scrollIntoView({ block: "start" });
}
