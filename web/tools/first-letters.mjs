const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');

/** Of ASCII what no shop writes: a page that has one fetches the whole file. */
const rare = '$<>[\\]^_`{}~';

const ascii = [...between(0x20, 0x7e)].filter((letter) => !rare.includes(letter)).join('');

/** ASCII, what prices, names and sentences use, and the small letters of Afrikaans, Sesotho and French names. */
export const firstLetters = ascii + '\u00a0©°·×áèéêëíîïóôöúûü\u2013\u2014‘’“”•…\u2212';

/** As `unicode-range` has it. */
export function rangeOf(letters) {
  const points = [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  const runs = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const named = (point) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs
    .map(([from, to]) => (from === to ? `U+${named(from)}` : `U+${named(from)}-${named(to)}`))
    .join(', ');
}
