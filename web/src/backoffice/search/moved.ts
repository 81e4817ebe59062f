import { counted } from '../ui/money';
import type { Preview } from './words';

type Shown = Preview['after']['products'][number];

export interface Moved extends Shown {
  place: number;
  /** `up`, `down`, `new` to the first ten, or `same`. */
  how: 'up' | 'down' | 'new' | 'same';
}

/** The first products afterwards, each with how it moved. */
export function movedIn({ before, after }: Preview): Moved[] {
  return after.products.map((product, n) => {
    const was = before.products.findIndex(({ code }) => code === product.code);
    const how = was === n ? 'same' : was < 0 ? 'new' : was > n ? 'up' : 'down';
    return { ...product, place: n + 1, how };
  });
}

/** What changes, in a sentence. */
export function changeWords(preview: Preview): string {
  const moved = movedIn(preview).filter(({ how }) => how !== 'same');
  const { before, after } = preview;
  if (moved.length === 0 && before.total === after.total && before.products.length === after.products.length)
    return 'Nothing changes among the first ten.';
  const gone = before.products.filter(
    ({ code }) => !after.products.some((product) => product.code === code),
  ).length;
  const rises = moved.filter(({ how }) => how === 'up' || how === 'new').length;
  const falls = moved.length - rises;
  const said = [
    rises > 0 && counted(rises, 'rises', 'rise'),
    falls > 0 && counted(falls, 'falls', 'fall'),
    gone > 0 && counted(gone, 'leaves the first ten', 'leave the first ten'),
    before.total !== after.total &&
      `${counted(before.total, 'product becomes', 'products become')} ${after.total}`,
  ].filter((each) => each !== false);
  return `${said.join(', ')}.`;
}
