import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { useIsLoggedIn } from './session';
import { customerPath } from './user';

/** The guest, as the server describes one: the zone, and what a first order is given. */
export const guestPath = apiPath('/users/{user}', {
  path: { user: 'anonymous' },
  query: { fields: 'FULL' },
});

/** Who is shopping, guests too, as far as that is known: nothing is asked here. */
export const useShopper = () => useApi(useIsLoggedIn() ? customerPath : guestPath, { enabled: false }).data;

/** Where this shopper's deals are. */
export const useDealLink = () => useShopper()?.dealLink ?? '/l/v/allPromotions';
