// What every script of the page needs of the browser.

/** The element with an id of ours; nothing of the data ever names one of these. */
export function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
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
