import type { Schema } from '@/shared/api/types';
import { amountIn } from './grid-rules';

export type PriceChange = Schema<'StaffPriceChange'>;

export interface PriceForm {
  how: 'percent' | 'amount' | 'price';
  /** As typed: `-10`, `99.00`. */
  size: string;
  of: 'price' | 'wasPrice';
  rounding: 'none' | '99' | '00';
  was: 'keep' | 'former' | 'none';
}

export const firstForm: PriceForm = { how: 'percent', size: '', of: 'price', rounding: 'none', was: 'keep' };

const minus = /^\s*[-\u2212]/;

/** `−10 %`, `12,5` → a number; nothing where it is none. */
export function percentIn(words: string): number | undefined {
  const plain = words
    .replace(minus, '')
    .replace(/[%\s\u00a0]/g, '')
    .replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(plain)) return undefined;
  return minus.test(words) ? -Number(plain) : Number(plain);
}

/** What the server is asked for, or what is wrong with what was typed. */
export function changeIn({
  how,
  size,
  of,
  rounding,
  was,
}: PriceForm): { change: PriceChange } | { wrong: string } {
  const rest = { rounding, was };
  if (how === 'percent') {
    const percent = percentIn(size);
    if (percent === undefined || percent === 0) return { wrong: 'Say by how many percent: 5, or −10' };
    if (percent < -99 || percent > 1000) return { wrong: 'Between −99 and 1000 percent' };
    return { change: { percent, of, ...rest } };
  }
  const amount = amountIn(size.replace(minus, ''));
  if (amount === undefined || Number(amount) === 0) return { wrong: 'Say an amount in rand' };
  if (how === 'price')
    return minus.test(size)
      ? { wrong: 'A price is not below nothing' }
      : { change: { price: Number(amount), ...rest } };
  return { change: { amount: minus.test(size) ? -Number(amount) : Number(amount), of, ...rest } };
}
