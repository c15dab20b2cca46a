/** Writes a history as NDJSON. Gives its size in bytes. */
export function writeHistory(file: string, options: { readonly revisions: number }): number;
