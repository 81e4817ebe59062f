import type { Schema } from '@/shared/api/types';
import type { Right } from '../staff/roles';

export type SavedView = Schema<'StaffSavedView'>;

/** A list that has saved views: what its address is asked for, in the server's order, and who changes the shared ones. */
export interface ViewList {
  name: 'orders' | 'products' | 'customers';
  /** As its screen is called. */
  title: string;
  place: string;
  parameters: readonly string[];
  shareRight: Right;
}

export const orderList: ViewList = {
  name: 'orders',
  title: 'Orders',
  place: '/orders',
  parameters: ['view', 'query', 'delivery', 'placed', 'sort', 'store', 'from', 'to'],
  shareRight: 'fulfil',
};
export const productList: ViewList = {
  name: 'products',
  title: 'Catalogue',
  place: '/catalogue',
  parameters: ['view', 'query', 'brand', 'department', 'sort'],
  shareRight: 'catalogue',
};
export const customerList: ViewList = {
  name: 'customers',
  title: 'Customers',
  place: '/customers',
  parameters: ['view', 'query'],
  shareRight: 'customers',
};

/** What of an address a view keeps: neither the page nor what is open beside the list. */
export function keptOf({ parameters }: ViewList, address: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const value = address.get(name)?.trim();
    if (value) kept.set(name, value);
  }
  return kept;
}

/** The same asked for in the same words, however an address writes it. */
export const isSame = (list: ViewList, one: URLSearchParams, other: URLSearchParams): boolean =>
  keptOf(list, one).toString() === keptOf(list, other).toString();

/** Whether there is more to keep than a built-in tab has. */
export const isWorthKeeping = (list: ViewList, address: URLSearchParams): boolean =>
  [...keptOf(list, address).keys()].some((name) => name !== 'view');

/** The view the address asks for. */
export const currentOf = (
  list: ViewList,
  views: readonly SavedView[],
  address: URLSearchParams,
): SavedView | undefined => views.find(({ query }) => isSame(list, new URLSearchParams(query), address));

/** Where a view stands among those that are shared, or among one's own. */
export function placeOf(views: readonly SavedView[], view: SavedView): { at: number; of: number } {
  const beside = views.filter(({ isShared }) => isShared === view.isShared);
  return { at: beside.findIndex(({ number }) => number === view.number), of: beside.length };
}

/** Those somebody may change: their own, and the shared ones with the right. */
export const changeable = (views: readonly SavedView[], mayShare: boolean): SavedView[] =>
  views.filter(({ isShared }) => mayShare || !isShared);
