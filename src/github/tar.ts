// Reads the tar archive that git makes of a commit: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
const BLOCK = 512;
const PLAIN = 0x30;

/** Returns the plain files at the top of the single folder in an archive of GitHub. Ignores everything else. */
export function filesIn(tar: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; at + BLOCK <= tar.length;) {
    const text = (from: number, length: number) =>
      tar.toString("utf8", at + from, at + from + length).replace(/\0.*$/s, "");
    const [size = 0] = (/^[0-7]{1,11}$/.exec(text(124, 12)) ?? []).map((digits) => Number.parseInt(digits, 8));
    const [, name, ...deeper] = [text(345, 155), text(0, 100)]
      .filter((part) => part !== "")
      .join("/")
      .split("/");
    const start = at + BLOCK;
    if (tar[at + 156] === PLAIN && name && deeper.length === 0) files.set(name, tar.subarray(start, start + size));
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
