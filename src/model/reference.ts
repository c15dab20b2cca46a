// References to secrets that are kept elsewhere. Only a whole text is a reference: a part of a text could be anything.

const reference = /^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/;

/** Whether a text is one whole reference, `${NAME}`. */
export function isReference(text: string): boolean {
  return reference.test(text);
}
