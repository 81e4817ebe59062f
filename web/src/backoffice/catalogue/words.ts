import type { Schema } from '@/shared/api/types';
import type { BadgeKind } from '../ui/parts';

export type ProductRow = Schema<'StaffProductRow'>;
export type Product = Schema<'StaffProduct'>;
export type Category = Schema<'StaffCategory'>;
export type Change = Schema<'StaffChange'>;

export const productPath = (code: string) => `/catalogue/products/${encodeURIComponent(code)}`;
/** Its reviews on their desk, with the others a tab away. */
export const reviewsPath = (code: string) => `/reviews?state=shown&product=${encodeURIComponent(code)}`;

/** Whether shoppers see it, in a word. */
export function stateOf({
  isVisible,
  onSale,
  preOrder,
}: Pick<ProductRow, 'isVisible' | 'onSale' | 'preOrder'>): {
  words: string;
  badge: BadgeKind;
} {
  if (!onSale) return { words: 'Hidden', badge: 'fact' };
  if (!isVisible) return { words: 'Category hidden', badge: 'warn' };
  return preOrder ? { words: 'Pre-order', badge: 'info' } : { words: 'Live', badge: 'yes' };
}

/** How much there is, and whether that is little. */
export function stockOf({ freeUnits, isLowStock }: Pick<ProductRow, 'freeUnits' | 'isLowStock'>): {
  words: string;
  isLate: boolean;
} {
  if (freeUnits === 0) return { words: 'Out', isLate: true };
  return { words: isLowStock ? `${freeUnits} left` : String(freeUnits), isLate: false };
}

const names: Record<string, string> = {
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  summary: 'Summary',
  description: 'Description',
  model: 'Model',
  ean: 'EAN',
  tradingType: 'Sold where',
  unitCode: 'Unit',
  unitQuantity: 'Units in a pack',
  maxOrderQuantity: 'Most in an order',
  releasedAt: 'Released',
  popularity: 'Popularity',
  preOrder: 'Pre-order',
  liquor: 'Liquor',
  tvLicence: 'Needs a TV licence',
  returnable: 'Can be returned',
  onSale: 'In the shop',
  baseProduct: 'Base product',
  variantValue: 'Variant',
  variantOptions: 'Variant options',
  keywords: 'Search words',
  features: 'Selling points',
  images: 'Pictures',
  tags: 'Tags',
  documents: 'Documents',
  videos: 'Videos',
  price: 'Price',
  wasPrice: 'Was',
  offerEndsAt: 'Offer ends',
  isHidden: 'Hidden',
  parent: 'Inside',
  index: 'Place',
  image: 'Picture',
};

/** What a field is called on screen; a fact by its own name. */
export function fieldName(field: string, facts: readonly { code: string; name: string }[] = []): string {
  const fact = /^attr:(.*)$/.exec(field)?.[1];
  if (fact !== undefined) return facts.find(({ code }) => code === fact)?.name ?? fact;
  return names[field] ?? field;
}

/** A value as it is read: yes and no in words, nothing as a dash. */
export function valueWords(values: readonly string[]): string {
  const words = values.map((each) => ({ true: 'yes', false: 'no' })[each] ?? each).filter(Boolean);
  return words.length > 0 ? words.join(', ') : '–';
}
