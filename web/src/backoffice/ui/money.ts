import { rand } from '@/shared/ui/price';

/** `R 1 234.50`; less than nothing is `−R 1 234.50`. */
export const money = (price: { value: number } | undefined): string => {
  const value = price?.value ?? 0;
  return value < 0 ? `\u2212${rand(-value)}` : rand(value);
};

/** What is taken off. */
export const less = (price: { value: number } | undefined): string =>
  price && price.value !== 0 ? `\u2212${rand(Math.abs(price.value))}` : rand(0);

/** `48 212`: thousands apart, as in prices. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** `2 items`, `1 item`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count >= 10_000 ? grouped(count) : count} ${count === 1 ? one : many}`;

/** `WrongItem`, `checking` → `Wrong item`, `Checking`: words the server has as names. */
export function spoken(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
