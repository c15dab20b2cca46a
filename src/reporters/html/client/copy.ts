// A copy button beside merge patches and exceptions.

/** Adds the buttons when a block is first opened, because most blocks never are. */
export function copyButtons(root: HTMLElement): void {
  root.addEventListener(
    "toggle",
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const block of target.querySelectorAll("pre")) if (!block.parentElement?.querySelector("button")) add(block);
    },
    true,
  );
}

function add(block: HTMLPreElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", () => {
    const announce = (word: string) => {
      button.textContent = word;
    };
    const select = () => {
      getSelection()?.selectAllChildren(block);
      announce("Selected");
    };
    if (!navigator.clipboard) return select();
    navigator.clipboard.writeText(block.textContent ?? "").then(() => announce("Copied"), select);
  });
  block.before(button);
}
