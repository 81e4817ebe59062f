import type { QueryClient } from '@tanstack/react-query';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { ApiError, messageOf } from '@/shared/api/errors';
import { refresh } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { anyCart, isGone, keepCart } from '@/shared/session/cart-code';
import { putInCart } from '@/shared/session/shoppers-cart';
import { session, signedIn } from '@/shared/session/session';
import { waiting, type Waiting } from '@/shared/session/waiting';
import { alone } from '@/shared/state/lock';
import { notKept } from '@/shared/state/kept';
import { isOnline } from '@/shared/state/online';
import { randomKey } from '@/shared/state/random-key';
import { picture } from '@/shared/ui/picture';
import { rand } from '@/shared/ui/price';
import { toast } from '@/shared/ui/toast';
import { addTo, type Wanted } from './adding';

export const mostWaiting = 20;
/** Less than the server remembers a once-key for (a day). */
const longestWait = 20 * 60 * 60 * 1000;

const all = () => waiting.get() ?? [];
const keepThese = (these: readonly Waiting[]) => waiting.set(these.length > 0 ? these : undefined);
const change = (id: string, more: Partial<Waiting>) =>
  keepThese(all().map((each) => (each.id === id ? { ...each, ...more } : each)));

export const forgetWaiting = (): void => waiting.set(undefined);

export const removeWaiting = (id: string): void => keepThese(all().filter((each) => each.id !== id));

/** What was chosen in another sign-in than the present one is thrown away unseen. */
export function forgetOthersWaiting(): void {
  const own = all().filter(({ signIn }) => signIn === signedIn.get());
  if (own.length < all().length) keepThese(own);
}

const chosenAgain = (code: string) =>
  all().find((each) => each.code === code && !each.sentTo && !each.said && each.signIn === signedIn.get());

/** Has an addition wait where there is certainly no line; `false` where it is to be sent. A licence is checked online. */
export function letWait({ product, quantity, validationId }: Wanted): boolean {
  if (isOnline() || validationId) return false;
  const there = chosenAgain(product.code);
  if (there) change(there.id, { quantity: there.quantity + quantity });
  else if (all().length >= mostWaiting) {
    toast.error(text('waiting.full', { count: mostWaiting }));
    return true;
  } else
    keepThese([
      ...all(),
      {
        id: randomKey(),
        key: randomKey(),
        signIn: signedIn.get(),
        since: Date.now(),
        code: product.code,
        name: product.name ?? '',
        url: product.url,
        picture: picture(product),
        tradingType: product.tradingType,
        quantity,
        price: product.price?.value,
      },
    ]);
  if (notKept.get()) toast.error(text('waiting.notKept'));
  else toast.info(text('waiting.kept'), { href: '/cart', label: text('cart.open') });
  return true;
}

/** The sign-in it was chosen in has ended, in this tab or in another. */
class SignInEnded extends Error {}

/** Whether the shopper is still who they were, also by what other tabs did until now. */
function isStill(signIn: string | undefined): boolean {
  session.refresh();
  return signedIn.get() === signIn;
}

const put = (chosen: Waiting): Promise<Cart> =>
  putInCart(async (cartId) => {
    // Turns with other tabs were waited for: what waits may be another customer's or gone by now.
    const each = all().find(({ id }) => id === chosen.id);
    if (!each || !isStill(each.signIn)) throw new SignInEnded();
    const { id, code, quantity, tradingType } = each;
    const send = (cart: string | undefined, key: string) => {
      change(id, { key, sentTo: { cart } });
      return addTo(cart, { code, quantity, tradingType }, key);
    };
    // Sent while there was no cart, it can only be in one nobody will see: the guest's cart of now gets it.
    if (each.sentTo && each.sentTo.cart === undefined && cartId !== undefined)
      return send(cartId, randomKey());
    const sentTo = each.sentTo ? each.sentTo.cart : cartId;
    try {
      return await send(sentTo, each.key);
    } catch (problem) {
      if (!isGone(problem)) throw problem;
      if (sentTo !== cartId && isStill(each.signIn)) return await send(cartId, randomKey());
      change(id, { key: randomKey(), sentTo: undefined });
      throw problem;
    }
  });

/** What is different from how it was chosen. */
function remarkOn({ code, quantity, price }: Waiting, cart: Cart): string | undefined {
  const granted = cart.quantityAdded ?? quantity;
  if (granted < quantity) return cart.statusMessage ?? text('cart.lowStock', { count: granted });
  const now = cart.entries?.find(({ product, giveAway }) => product?.code === code && !giveAway)?.basePrice;
  if (price === undefined || now === undefined || now.value === price) return undefined;
  return text('waiting.priceChanged', { was: rand(price), now: rand(now.value) });
}

/** The server has said no to this very addition; anything else is tried again later. */
const isFinal = (problem: unknown): problem is ApiError =>
  problem instanceof ApiError &&
  problem.isRefusal &&
  problem.status !== 401 &&
  problem.status !== 429 &&
  !problem.has('IdempotencyKeyInUseError');

interface Outcome {
  cart?: Cart;
  remarks: number;
}

/** Sends one; `false` when the shop does not answer, so that the rest waits on. */
async function send(each: Waiting, outcome: Outcome): Promise<boolean> {
  const say = (said: string) => {
    outcome.remarks += 1;
    change(each.id, { said });
  };
  if (Date.now() - each.since > longestWait) {
    say(text('waiting.tooOld'));
    return true;
  }
  try {
    const cart = await put(each);
    outcome.cart = cart;
    const { code, name, url, price } = each;
    const granted = cart.quantityAdded ?? each.quantity;
    track(
      'add_to_cart',
      ofItems([
        itemOf(
          { code, name, url, price: price === undefined ? undefined : { currencyIso: 'ZAR', value: price } },
          { quantity: granted },
        ),
      ]),
    );
    const remark = remarkOn(each, cart);
    if (remark) say(remark);
    else removeWaiting(each.id);
    return true;
  } catch (problem) {
    if (!isFinal(problem)) return false;
    say(messageOf(problem));
    return true;
  }
}

/**
 * Puts what waits into the cart, one after the other, and says what came of it; tabs take turns. Whether nothing of the
 * shopper's is left to be sent.
 */
export const sendWaiting = (cache: QueryClient): Promise<boolean> =>
  alone('spaza.waiting', async () => {
    session.refresh();
    waiting.refresh();
    const signIn = signedIn.get();
    const toSend = () => all().filter((each) => !each.said && each.signIn === signIn);
    const outcome: Outcome = { remarks: 0 };
    for (const each of toSend()) {
      if (!isOnline() || !isStill(signIn) || !(await send(each, outcome))) break;
    }
    // Whoever came meanwhile sees nothing of it.
    if (!isStill(signIn)) return false;
    const link = { href: '/cart', label: text('cart.open') };
    if (outcome.cart) {
      keepCart(cache, outcome.cart);
      void refresh(cache, anyCart);
    }
    if (outcome.remarks > 0) toast.error(text('waiting.look'), link);
    else if (outcome.cart) toast.success(text('waiting.added'), link);
    return toSend().length === 0;
  });
