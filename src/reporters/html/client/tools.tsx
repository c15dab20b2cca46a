// The tools of the page: theme, keys, and printing. Nothing is stored, so a shared file keeps no traces.
import { type JSX, render } from "preact";
import { printAlone } from "./alone.ts";
import { byId } from "./dom.ts";

const themes = ["system", "light", "dark"] as const;

interface Tools {
  readonly help: () => void;
  /** Offers to print only a part of the page; null: only the whole page. */
  readonly offer: (part: HTMLElement | null) => void;
  /** Whether single keys act. Readers with speech input turn them off. */
  readonly keys: () => boolean;
}

const keyWords: readonly (readonly [string, string])[] = [
  ["/", "find findings"],
  ["J, K", "next and previous finding; on a finding →, ← too"],
  ["Enter", "open or close it"],
  ["←, →", "on the timeline: revision by revision; in the viewer: older and newer"],
  ["↑, ↓", "on the timeline: lane by lane"],
  ["[, ]", "on the timeline: previous and next revision that opened a finding"],
  ["+, −, 0", "on the timeline: closer, wider, all"],
  ["?", "these keys"],
];

/** What can be typed into the boxes of findings and changes. */
const searchWords: readonly (readonly [string, string])[] = [
  ["words", 'all of them must stand in it; "two words" together, -word not at all'],
  ["is: sev: kind:", "is:open, is:event, is:new, sev:high, kind:secret; of changes is:looser, is:unlisted"],
  ["by: rev:", "who, and in which revision"],
  ["rule: setting: control:", "names, with * for any run of characters; of changes approval:"],
  ["since: until:", "2026-07 or 2026-07-15"],
];

/** Adds the buttons to the page, with the list of keys behind one of them. */
export function tools(): Tools {
  const box = byId("tools");
  const sheet = byId("keys");
  let theme = 0;
  let on = true;
  let part: HTMLElement | null = null;
  const draw = () => {
    const name = themes[theme]!;
    if (name === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = name;
    if (box)
      render(
        <>
          <button
            type="button"
            onClick={() => {
              theme = (theme + 1) % themes.length;
              draw();
            }}
          >
            Theme: {name}
          </button>
          <button type="button" onClick={help}>
            Keys
          </button>
          {part && (
            <button type="button" onClick={() => part && printAlone(part)}>
              Print this part
            </button>
          )}
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </>,
        box,
      );
  };
  const help = () => {
    if (sheet instanceof HTMLDialogElement && !sheet.open) sheet.showModal();
  };
  if (sheet)
    render(
      <form method="dialog">
        <h2 id="keys-title">Keys</h2>
        <Keys of={keyWords} />
        <h3>Search</h3>
        <Keys of={searchWords} />
        <p>
          <label>
            <input
              type="checkbox"
              checked={on}
              onChange={(event) => {
                on = event.currentTarget.checked;
              }}
            />{" "}
            Single keys act
          </label>
        </p>
        <button type="submit">Close</button>
      </form>,
      sheet,
    );
  draw();
  return {
    help,
    offer: (element) => {
      part = element;
      draw();
    },
    keys: () => on,
  };
}

/** A list of keys and what each does. */
function Keys({ of }: { of: readonly (readonly [key: string, words: string])[] }): JSX.Element {
  return (
    <dl class="facts">
      {of.map(([key, words]) => (
        <>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </>
      ))}
    </dl>
  );
}
