import { rand } from '@/shared/ui/price';

/** Places of a thumb. */
export const steps = 200;

const roundings = [1, 5, 10, 50, 100, 500, 1000];
const least = 40;

/** Round enough to read, near enough to be what was meant. */
const rounded = (amount: number): number => {
  const unit = roundings.findLast((each) => amount >= least * each) ?? 1;
  return Math.round(amount / unit) * unit;
};

/** Small prices get more of the way than large ones: there are more of them. */
export function amountAt(place: number, low: number, high: number): number {
  if (place <= 0) return low;
  if (place >= steps) return high;
  return Math.min(high, Math.max(low, rounded(low + (high - low) * (place / steps) ** 2)));
}

export function placeOf(amount: number, low: number, high: number): number {
  if (high <= low) return 0;
  const share = Math.min(1, Math.max(0, (amount - low) / (high - low)));
  return Math.round(steps * Math.sqrt(share));
}

/** `R 2 000` and `2000.50`; nothing for what is no amount. */
export function typedAmount(typed: string): number | undefined {
  const digits = typed.replaceAll(/[R\s]/gi, '').replace(',', '.');
  const amount = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(amount) ? Math.round(amount) : undefined;
}

export const wholeRand = (amount: number) => rand(amount).slice(0, -3);
