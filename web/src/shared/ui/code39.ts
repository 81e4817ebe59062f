/** Code 39: nine bars and gaps a character, wide ones 1. Only what codes of collections and returns are made of. */
const patterns: Record<string, string> = {
  '*': '010010100',
  '-': '010000101',
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  J: '000011100',
  K: '100000011',
  M: '101000010',
  N: '000010011',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  T: '000010110',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
};

const wide = 3;

export interface Bars {
  /** Left edge and width of each bar. */
  bars: [left: number, width: number][];
  width: number;
}

/** Undefined for a code with a character that has no bars here. */
export function barsOf(code: string): Bars | undefined {
  const bars: Bars['bars'] = [];
  let at = 0;
  for (const letter of `*${code}*`) {
    const pattern = patterns[letter];
    if (!pattern) return undefined;
    [...pattern].forEach((isWide, n) => {
      const width = isWide === '1' ? wide : 1;
      if (n % 2 === 0) bars.push([at, width]);
      at += width;
    });
    at += 1; // the gap between two characters
  }
  return { bars, width: at - 1 };
}
