import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { keyOf, queryOf } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { isOnline } from '@/shared/state/online';
import { guestCart } from './cart-code';
import { place } from './place';
import { session } from './session';
import { guestPath } from './shopper';
import { customerPath } from './user';

type User = Schema<'User'>;

const tries = 2;

/** Stands in for the guest while the server cannot say who that is: one who is where this browser last was. */
export function standIn(): User {
  const { zone, town, postalCode, latitude, longitude } = place.get();
  const name = text('account.guestName');
  return {
    type: 'userWsDTO',
    uid: 'anonymous',
    name,
    firstName: name,
    customerType: 'ANONYMOUS',
    isLoggedIn: false,
    totalItems: 0,
    storeAddress: { zone, town, postalCode, latitude, longitude },
    dealLink: '/l/v/allPromotions',
  };
}

const askForGuest = () => {
  const { town, postalCode, latitude, longitude } = place.get();
  return api.get(
    apiPath('/users/{user}', {
      path: { user: 'anonymous' },
      query: { fields: 'FULL', cartCode: guestCart.get(), town, postalCode, latitude, longitude },
    }),
  );
};

/** Whether the server is away, rather than that it said no. */
const isAway = (problem: unknown) => problem instanceof ApiError && !problem.isRefusal;

/** What took too long would again. */
const retry = (failures: number, problem: unknown) =>
  failures < tries && isOnline() && isAway(problem) && !(problem instanceof ApiError && problem.isTimeout);

/**
 * Who the shopper is, asked for anew, with retries. When the server is down a guest is made up here and the shop goes on;
 * of a customer nothing can be made up, and the problem is thrown (specification §4).
 */
export async function loadUser(cache: QueryClient): Promise<User> {
  if (session.get().isLoggedIn) return cache.fetchQuery({ ...queryOf(customerPath), retry });
  try {
    return await cache.fetchQuery({ ...queryOf(guestPath), queryFn: askForGuest, retry });
  } catch (problem) {
    if (!isAway(problem)) throw problem;
    return cache.setQueryData(keyOf(guestPath), standIn()) ?? standIn();
  }
}
