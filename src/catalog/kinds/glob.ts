// `*` matches any run of characters. Takes time in the product of the lengths, without regular expressions.

/** Whether `pattern`, in which `*` matches any run of characters, matches the whole text. */
export function globMatches(pattern: string, text: string): boolean {
  let p = 0;
  let t = 0;
  let star = -1;
  let resume = 0;
  while (t < text.length) {
    if (p < pattern.length && pattern[p] !== "*" && pattern[p] === text[t]) {
      p++;
      t++;
    } else if (p < pattern.length && pattern[p] === "*") {
      star = p++;
      resume = t;
    } else if (star >= 0) {
      p = star + 1;
      t = ++resume;
    } else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}

/** Whether any text matches both patterns. */
export function globsOverlap(a: string, b: string): boolean {
  if (!a.includes("*")) return globMatches(b, a);
  if (!b.includes("*")) return globMatches(a, b);
  // Most pairs differ before their first wildcard.
  const [prefixA, prefixB] = [a.slice(0, a.indexOf("*")), b.slice(0, b.indexOf("*"))];
  if (!prefixA.startsWith(prefixB) && !prefixB.startsWith(prefixA)) return false;
  // row[j]: whether a[0..i) and b[0..j) can match one text.
  let row = [true];
  for (let j = 1; j <= b.length; j++) row.push(row[j - 1] === true && b[j - 1] === "*");
  for (let i = 1; i <= a.length; i++) {
    const next = [row[0] === true && a[i - 1] === "*"];
    for (let j = 1; j <= b.length; j++) {
      if (a[i - 1] === "*" || b[j - 1] === "*") next.push([next[j - 1], row[j], row[j - 1]].includes(true));
      else next.push(row[j - 1] === true && a[i - 1] === b[j - 1]);
    }
    row = next;
  }
  return row.at(-1) === true;
}
