import type { Product } from '@/shared/api/types';
import { isSoldOut } from '@/shared/ui/stock-badge';

export const fewAlternatives = 4;

/** Another form of the same thing is chosen above, not compared. */
export const isFormOf = (product: Product, other: Product) =>
  other.code === product.code ||
  (product.baseProduct !== undefined && other.baseProduct === product.baseProduct);

/** Those that can be had in this one's stead, closest in price first; its own sizes and colours are chosen beside. */
export function closest(
  product: Product,
  others: readonly Product[],
  known: readonly Product[] = [],
): Product[] {
  const price = product.price?.value ?? 0;
  const away = (other: Product) => Math.abs((other.price?.value ?? 0) - price);
  return others
    .filter(
      (other) =>
        !isSoldOut(other) &&
        !other.preOrder &&
        !isFormOf(product, other) &&
        !known.some(({ code }) => code === other.code),
    )
    .sort((one, other) => away(one) - away(other))
    .slice(0, fewAlternatives);
}
