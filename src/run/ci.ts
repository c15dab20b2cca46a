/** Whether this is a CI service. Elsewhere, some people set the variable to false or 0. */
export function isCi({ CI: text = "" }: Readonly<Record<string, string | undefined>>): boolean {
  return text !== "" && text !== "false" && text !== "0";
}
