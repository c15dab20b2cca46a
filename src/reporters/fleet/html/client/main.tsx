// The filters of a fleet's page. Without this script all rows and columns are visible. The script hides some, and shows
// the number of visible ones. It keeps the filters in the address, so that a link shows the same rows. It loads nothing,
// stores nothing, and makes no HTML from text.
import { choose, keepChoices, queryInUrl } from "../../../html/client/address.ts";
import { some, thousands } from "../../../wording/phrase.ts";

interface Rule {
  readonly element: HTMLElement;
  readonly text: string;
  /** By organization: the first letter of the worst open severity. */
  readonly marks: readonly string[];
}

const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)];
const hide = (element: HTMLElement, isHidden: boolean) => {
  if (element.hidden !== isHidden) element.hidden = isHidden;
};
const wordsIn = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
const has = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));
const textOf = (element: Element | null | undefined) => (element?.textContent ?? "").toLowerCase();
const count = (n: number, of: number, word: string) => `${thousands(n)} of the ${some(of, word)}`;

const columns = all(".heat th.organization");
const namedRows = all("tr.organization, .runs.organization");
const cells = all(".heat tbody tr").map((row) => all("td", row).slice(1));
const rules = all(".heat tbody tr").map((element, i): Rule => ({
  element,
  text: textOf(element.querySelector("th")),
  marks: (cells[i] ?? []).map((cell) => cell.className),
}));
/** The same rules elsewhere on the page, and rules for which the matrix has no room. */
const otherRules = all("article[data-rule], .on-paper [data-rule]").map((element): Rule => ({
  element,
  text: textOf(element.querySelector(".rule, th")),
  marks: [(element.dataset["worst"] ?? "").slice(0, 1)],
}));

type Field = HTMLInputElement | HTMLSelectElement;
const fieldsOf = (box: HTMLElement) => [...box.querySelectorAll<Field>("input, select")];

/** Returns the text of a filter in the address; empty where it shows everything. Policies by name: their numbers change. */
function textIn(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.value === "" ? "" : (field.selectedOptions[0]?.text ?? "");
  if (field.type !== "checkbox") return field.value;
  return field.checked ? "yes" : "";
}

/** Sets a filter by its text in the address. A name that the page lacks shows everything. */
function setTo(field: Field, text: string): void {
  if (field instanceof HTMLSelectElement)
    field.value = [...field.options].find((option) => option.value !== "" && option.text === text)?.value ?? "";
  else if (field.type === "checkbox") field.checked = text === "yes";
  else field.value = text;
}

function filter(box: HTMLElement, status: HTMLElement): void {
  const choiceOf = (name: string) => fieldsOf(box).find((field) => field.name === name)?.value ?? "";
  const [words, names] = [wordsIn(choiceOf("rule")), wordsIn(choiceOf("organization"))];
  const [policy, severity, isFailing] = [
    choiceOf("policy"),
    choiceOf("severity"),
    box.querySelector("input:checked") !== null,
  ];
  const isOpen = (mark: string) => /^[chmlif]$/.test(mark) && (severity === "" || mark === severity.slice(0, 1));
  const matches = ({ element, text, marks }: Rule) =>
    has(text, words) &&
    (policy === "" || element.dataset["policy"] === policy) &&
    (marks.some(isOpen) || (!isFailing && (severity === "" || element.dataset["severity"] === severity)));

  const visible = columns.map((column) => has(textOf(column), names));
  for (const [i, column] of columns.entries()) {
    if (column.hidden === !visible[i]) continue;
    for (const cell of [column, ...cells.flatMap((row) => row[i] ?? [])]) hide(cell, !visible[i]);
  }
  for (const element of namedRows) hide(element, !has(textOf(element.querySelector("bdi")), names));
  const matchesByRule = new Map(
    rules.map((rule) => [
      rule.element.dataset["rule"],
      matches({ ...rule, marks: rule.marks.filter((_, i) => visible[i]) }),
    ]),
  );
  for (const { element } of rules) hide(element, !matchesByRule.get(element.dataset["rule"]));
  for (const rule of otherRules)
    hide(rule.element, !(matchesByRule.get(rule.element.dataset["rule"]) ?? matches(rule)));
  const ruleCount = [...matchesByRule.values()].filter(Boolean).length;
  status.textContent = `Shown: ${count(ruleCount, rules.length, "rule")} and ${count(visible.filter(Boolean).length, columns.length, "organization")} on this page.`;
}

const [box, status] = [document.getElementById("filters"), document.getElementById("shown")];
if (box && status) {
  const draw = () => filter(box, status);
  const query = queryInUrl();
  for (const field of fieldsOf(box)) setTo(field, query.get(field.name) ?? "");
  box.hidden = false;
  const keep = () => {
    for (const field of fieldsOf(box)) choose(field.name, textIn(field));
    draw();
  };
  box.addEventListener("input", keep);
  box.querySelector("button")?.addEventListener("click", () => {
    for (const field of fieldsOf(box)) setTo(field, "");
    keep();
  });
  addEventListener("hashchange", keepChoices);
  draw();
}
