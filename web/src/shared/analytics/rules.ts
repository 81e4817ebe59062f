import type { Cart, Product } from '@/shared/api/types';

/** Names of GA4, so that reports made for it fit. */
export type Happening =
  | 'page_view'
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_wishlist'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'view_promotion'
  | 'select_promotion'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'purchase'
  | 'search'
  | 'login'
  | 'sign_up'
  | 'exception';

export interface Item {
  item_id: string;
  item_name?: string;
  item_brand?: string;
  item_category?: string;
  item_list_name?: string;
  affiliation: string;
  index?: number;
  price?: number;
  quantity?: number;
}

export interface Params {
  value?: number;
  tax?: number;
  shipping?: number;
  coupon?: string;
  transaction_id?: string;
  shipping_tier?: string;
  payment_type?: string;
  search_term?: string;
  /** How many products a search found. */
  results?: number;
  method?: string;
  promotion_id?: string;
  promotion_name?: string;
  item_list_name?: string;
  checkout_type?: CheckoutType;
  /** What went wrong, where, and what the server said of it. */
  description?: string;
  channel?: string;
  status?: string;
  status_code?: number;
  items?: Item[];
}

/** Spec §9. */
export type CheckoutType = 'standard' | 'preorder' | 'reorder';

const affiliation = 'Online Store'; // spec §9
const mostItems = 200;
const longest = 200;

export const itemOf = (product: Product, more: Partial<Item> = {}): Item => ({
  item_id: product.code,
  item_name: product.name,
  item_brand: product.brand?.name,
  item_category: (product.breadcrumbCategories ?? product.categories)?.at(-1)?.name,
  affiliation,
  price: product.price?.value,
  quantity: 1,
  ...more,
});

/** Price times quantity, without delivery and tax on top. */
export const worthOf = (items: readonly Item[]): number =>
  Math.round(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0) * 100) / 100;

export function ofItems(items: Item[], more: Params = {}): Params {
  return { value: worthOf(items), items: items.slice(0, mostItems), ...more };
}

export const ofEntries = (entries: Cart['entries'], more: Params = {}): Params =>
  ofItems(
    (entries ?? []).flatMap(({ product, quantity, basePrice }) =>
      product ? [itemOf(product, { quantity, price: basePrice?.value ?? product.price?.value })] : [],
    ),
    more,
  );

/** As GA4 takes it: the currency goes with every value. */
export const ecommerceOf = (params: Params): object =>
  params.value === undefined ? params : { currency: 'ZAR', ...params };

/** As our own table takes it: short texts. */
export function dataOf({ items, ...params }: Params): Record<string, string> {
  const texts = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value).slice(0, longest)] as const],
  );
  const named = items?.map(({ item_id, quantity = 1 }) =>
    quantity === 1 ? item_id : `${item_id}x${quantity}`,
  );
  return Object.fromEntries(named?.length ? [...texts, ['items', fitting(named)]] : texts);
}

function fitting(words: readonly string[]): string {
  let all = '';
  for (const word of words) {
    if (all.length + word.length + 1 > longest) break;
    all += all ? `,${word}` : word;
  }
  return all;
}
