import type { QueryOf } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { oneOf } from '../address/address';

export type View = Schema<'StaffProductView'>['view'];

/** Tabs of the list, with their names. */
export const views: readonly (readonly [View, string])[] = [
  ['all', 'All'],
  ['visible', 'In the shop'],
  ['hidden', 'Hidden'],
  ['withoutPrice', 'Without price'],
  ['withoutPicture', 'Without picture'],
  ['outOfStock', 'Out of stock'],
  ['lowStock', 'Running low'],
];

type Asked = NonNullable<QueryOf<'/backoffice/api/products'>>;
export const sorts = ['code', 'name', 'price', 'priceDown', 'stock', 'stockDown', 'changed'] as const;
export type Sort = (typeof sorts)[number];

export const sortWords: Record<Sort, string> = {
  code: 'By code',
  name: 'By name',
  price: 'Cheapest first',
  priceDown: 'Dearest first',
  stock: 'Least stock first',
  stockDown: 'Most stock first',
  changed: 'Changed last first',
};

export interface Filters {
  view: View;
  query: string;
  brand: string;
  department: string;
  sort: Sort;
  cursor: string;
}

const known = views.map(([view]) => view) as [View, ...View[]];

/** What the address asks for; what it does not know is as if it were not there. */
export const filtersIn = (address: URLSearchParams): Filters => ({
  view: oneOf(known, address.get('view')),
  query: address.get('query')?.trim() ?? '',
  brand: address.get('brand') ?? '',
  department: address.get('department') ?? '',
  sort: oneOf(sorts, address.get('sort')),
  cursor: address.get('cursor') ?? '',
});

export const pageSize = 25;

const narrowing = ({ query, brand, department }: Filters) => ({
  ...(query && { query }),
  ...(brand && { brand }),
  ...(department && { department }),
});

/** The same as the server is asked. */
export const asked = (filters: Filters): Asked => ({
  state: filters.view,
  sort: filters.sort,
  pageSize,
  ...narrowing(filters),
  ...(filters.cursor && { cursor: filters.cursor }),
});

/** For the counts of the tabs. */
export const askedOfViews = (filters: Filters): NonNullable<QueryOf<'/backoffice/api/product-views'>> =>
  narrowing(filters);

/** All of the list, for a change of many: not only the page on screen. */
export const selectionOf = (filters: Filters): Schema<'StaffSelection'> => ({
  state: filters.view,
  ...narrowing(filters),
});

/** Whether anything but the view is set. */
export const isNarrowed = ({ query, brand, department }: Filters): boolean =>
  query !== '' || brand !== '' || department !== '';
