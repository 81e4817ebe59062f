import type { IconName } from '../ui/icon';

export interface PlaceEntry {
  path: string;
  name: string;
  icon: IconName;
  /** After G. */
  key?: string;
  group: '' | 'Sell' | 'Run' | 'Set up';
}

const all = [
  { path: '/', name: 'Today', icon: 'home', key: 't', group: '' },
  { path: '/orders', name: 'Orders', icon: 'box', key: 'o', group: '' },
  { path: '/desk', name: 'Service desk', icon: 'chat', key: 'd', group: '' },
  { path: '/reviews', name: 'Reviews', icon: 'star', key: 'r', group: '' },
  { path: '/catalogue', name: 'Catalogue', icon: 'grid', key: 'c', group: 'Sell' },
  { path: '/promotions', name: 'Promotions', icon: 'tag', key: 'p', group: 'Sell' },
  { path: '/search', name: 'Search', icon: 'search', key: 's', group: 'Sell' },
  { path: '/content', name: 'Content', icon: 'file', key: 'n', group: 'Sell' },
  { path: '/stock', name: 'Stock', icon: 'swap', key: 'k', group: 'Run' },
  { path: '/stores', name: 'Stores', icon: 'store', key: 'l', group: 'Run' },
  { path: '/customers', name: 'Customers', icon: 'user', key: 'u', group: 'Run' },
  { path: '/reports', name: 'Reports', icon: 'bars', key: 'b', group: 'Run' },
  { path: '/staff', name: 'Staff and roles', icon: 'users', group: 'Set up' },
  { path: '/audit', name: 'Audit log', icon: 'log', key: 'a', group: 'Set up' },
  { path: '/settings', name: 'Settings', icon: 'gear', key: 'e', group: 'Set up' },
] as const satisfies readonly PlaceEntry[];

export type Path = (typeof all)[number]['path'];

/** What somebody may is shown by what is there: a place nobody may go to is not drawn. */
export const placesFor = (may: (path: Path) => boolean): readonly PlaceEntry[] =>
  all.filter(({ path }) => may(path));

/** Whether this address belongs to a place this person may not go to. */
export const isClosed = (place: string, places: readonly PlaceEntry[]): boolean => {
  const asked = place.startsWith('/refunds') ? '/orders' : place;
  const known = all.find(({ path }) => isWithin(asked, path));
  return known !== undefined && !places.some(({ path }) => path === known.path);
};

/** Whether the current address belongs to this entry. */
export const isWithin = (place: string, path: string): boolean =>
  path === '/' ? place === '/' : place === path || place.startsWith(`${path}/`);
