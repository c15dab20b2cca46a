// The address of the page, so that what is seen can be sent on: the place, and what the reader chose, as in
// `#f_0123?find=is:open&time=…`. A link to a place names the place alone; what was chosen is put back.

// Browsers reject too frequent changes of the URL, as on every key press.
const PAUSE = 400;
const choices = queryInUrl();
let place = placeInUrl();
/** The address as this script left it. */
let writtenHash = location.hash;
let pause: ReturnType<typeof setTimeout> | undefined;

/** The id of the place that the address names; empty where it names none. */
export function placeInUrl(): string {
  return location.hash.slice(1).split("?")[0]!;
}

/** What the reader chose. */
export function queryInUrl(): URLSearchParams {
  const at = location.hash.indexOf("?");
  return new URLSearchParams(at < 0 ? "" : location.hash.slice(at + 1));
}

/** Stores a choice in the URL without a new history entry. Removes an empty choice. */
export function choose(name: string, text: string): void {
  if (text === "") choices.delete(name);
  else choices.set(name, text);
  keep();
}

/** Names the place that the reader came to, without a new entry in the history. */
export function nameInUrl(id: string): void {
  if (place === id) return;
  place = id;
  keep();
}

/** After a link was followed: what was chosen goes on, unless the link says something else, which needs the page anew. */
export function keepChoices(): void {
  [writtenHash, place] = [location.hash, placeInUrl()];
  const query = queryInUrl().toString();
  if (query === "") keep();
  else if (query !== choices.toString()) location.reload();
}

function keep(): void {
  if (pause !== undefined) return;
  write();
  pause = setTimeout(() => {
    pause = undefined;
    write();
  }, PAUSE);
}

function write(): void {
  // Whoever followed a link meanwhile has another address, for which keepChoices is called.
  if (location.hash !== writtenHash) return;
  const query = choices.toString();
  const hash = `#${place}${query === "" ? "" : `?${query}`}`;
  if (hash !== (writtenHash || "#")) history.replaceState(null, "", hash);
  writtenHash = location.hash;
}
