// References to secrets kept elsewhere. Only a whole text is one: part of it could be anything.

const reference = /^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/;

/** Whether a text is one whole reference, `${NAME}`. */
export function isReference(text: string): boolean {
  return reference.test(text);
}
