import { rand } from '@/shared/ui/price';
import { counted } from '../ui/money';
import type { Named, ProductSet, Terms } from './words';

/** `20%` or `R 150.00`; nothing where it says nothing. */
export const offWords = ({ percent, amount }: Pick<Terms, 'percent' | 'amount'>): string =>
  percent ? `${percent}%` : amount ? rand(amount) : '';

const few = 2;

/** What a set is called: `Televisions`, `2 products`, `Umoya in Kettles`; `nothing yet` while it is empty. */
export function setWords(set: ProductSet | undefined, named: readonly Named[]): string {
  if (!set) return 'nothing yet';
  const nameOf = (kind: Named['kind'], code: string) =>
    named.find((each) => each.kind === kind && each.code === code)?.name ?? code;
  const list = (kind: Named['kind'], codes: readonly string[], many: string) =>
    codes.length > few
      ? counted(codes.length, many.replace(/ies$/, 'y').replace(/s$/, ''), many)
      : codes.map((code) => nameOf(kind, code)).join(' and ');
  const { products = [], categories = [], brands = [], exceptProducts = [], exceptCategories = [] } = set;
  const byCategory = list('category', categories, 'departments');
  const byBrand = list('brand', brands, 'brands');
  const of = byCategory && byBrand ? `${byBrand} in ${byCategory}` : byCategory || byBrand;
  const words = set.everything
    ? 'everything'
    : [of, list('product', products, 'products')].filter(Boolean).join(' and ');
  const without = exceptProducts.length + exceptCategories.length;
  return words ? `${words}${without ? `, but ${without}` : ''}` : 'nothing yet';
}

const fromWords = (from: number | undefined) => (from ? `From ${rand(from)}: ` : '');

/** A promotion in one line, for lists: `15% off Televisions`. */
export function summaryOf(terms: Terms, named: readonly Named[]): string {
  const set = setWords(terms.target, named);
  const worth = terms.bundleWorth ? `for ${rand(terms.bundleWorth)}` : `with ${offWords(terms)} off`;
  const first = terms.tiers?.[0];
  switch (terms.kind) {
    case 'productDiscount':
      return `${offWords(terms) || 'Nothing'} off ${set}`;
    case 'bonusBuyAny':
      return `Any ${terms.units ?? 1} of ${set} ${worth}`;
    case 'bonusBuyAll':
      return `${counted(terms.bundle?.length ?? 0, 'product')} together ${worth}`;
    case 'buyGet':
      return `Buy ${terms.units ?? 1} of ${set}, get ${terms.rewardUnits ?? 1} of ${setWords(terms.reward ?? terms.target, named)} at ${offWords(terms)} off`;
    case 'giveaway':
      return `${fromWords(first?.from)}${named.find(({ code }) => code === terms.gift)?.name ?? terms.gift ?? 'a gift'} comes along free`;
    case 'orderDiscount':
      return terms.tiers?.length
        ? terms.tiers.map((tier) => `${rand(tier.from)}: ${offWords(tier)}`).join(', ')
        : `${offWords(terms) || 'Nothing'} off the cart`;
    case 'freeDelivery':
      return `${fromWords(first?.from)}delivery is free`;
  }
}
