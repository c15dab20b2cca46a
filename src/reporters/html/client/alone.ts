// Prints one part of the page (a person, a control, a finding, a section). Hides everything else except its headings.

/** The headings of a part. */
const heads = "h1, h2, h3:first-child, thead, caption, summary, .state, .scope";

/** Prints only a part of the page. @param part an element of the page with an id */
export function printAlone(part: HTMLElement): void {
  const away: Element[] = [];
  for (let at: Element = part; at !== document.body && at.parentElement; at = at.parentElement) {
    at.classList.add("alone");
    for (const beside of at.parentElement.children)
      if (beside !== at && !beside.matches(`header, .alone, ${heads}`)) away.push(beside);
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  for (const element of away) element.classList.add("away");
  document.documentElement.classList.add("part");
  addEventListener(
    "afterprint",
    () => {
      document.documentElement.classList.remove("part");
      for (const element of document.querySelectorAll(".alone, .away")) element.classList.remove("alone", "away");
    },
    { once: true },
  );
  print();
}
