import type { Cart } from '@/shared/api/types';
import { alone } from '@/shared/state/lock';
import { guestCart, isGone } from './cart-code';
import { session } from './session';

type Put = (cartId: string | undefined) => Promise<Cart>;

/** Another tab's guest cart is there a moment after it was made. */
const moment = 500;

function arrived(): Promise<string | undefined> {
  if (guestCart.get()) return Promise.resolve(guestCart.get());
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve(guestCart.get());
    };
    const timer = setTimeout(done, moment);
    const stop = guestCart.subscribe(done);
  });
}

/** What other tabs did until now: signed in or out, made a cart. */
function catchUp(): void {
  session.refresh();
  guestCart.refresh();
}

async function putAsGuest(put: Put, cartId: string | undefined): Promise<Cart> {
  const cart = await put(cartId);
  // Only where there was none: an answer of another cart must not take the shopper's own out of sight.
  if (cartId === undefined && !session.get().isLoggedIn) guestCart.set(cart.guid);
  return cart;
}

/** The first thing of all: tabs that begin at once take turns, and all but one find the cart there. */
const putFirst = (put: Put) =>
  alone('spaza.cart', async (waited) => {
    catchUp();
    if (session.get().isLoggedIn) return put(undefined);
    return putAsGuest(put, waited ? await arrived() : guestCart.get());
  });

/**
 * Puts something in the shopper's one cart, read at the moment it is wanted: another tab may have made it, or signed
 * in. A guest's cart that is there no more makes room for a new one.
 */
export async function putInCart(put: Put): Promise<Cart> {
  catchUp();
  if (session.get().isLoggedIn) return put(undefined);
  const there = guestCart.get();
  if (there === undefined) return putFirst(put);
  try {
    return await putAsGuest(put, there);
  } catch (problem) {
    if (!isGone(problem)) throw problem;
    catchUp();
    if (guestCart.get() === there) guestCart.set(undefined);
    return putFirst(put);
  }
}
