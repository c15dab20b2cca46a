// Browser helpers that the page's scripts share.

/** Returns the element with one of our own ids. Data never has such an id. */
export function byId(id: string): HTMLElement | null {
  return document.getElementById(id);
}

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 50);
}

/** Reports that a page is about to be printed, and that it was. */
export function onPrint(report: (isPrinting: boolean) => void): void {
  addEventListener("beforeprint", () => report(true));
  addEventListener("afterprint", () => report(false));
}

/** Opens all folded elements around an element, and scrolls to it. */
export function reveal(element: HTMLElement): void {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    at.hidden = false;
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  element.scrollIntoView({ block: "start" });
}
