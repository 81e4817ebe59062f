import { api } from '@/shared/api/client';
import { IdempotencyKey } from '@/shared/api/idempotency-key';
import type { Cart, Product } from '@/shared/api/types';
import { campaign } from '@/shared/session/campaign';
import { userSegment } from '@/shared/session/cart-code';
import { session } from '@/shared/session/session';
import { putInCart } from '@/shared/session/shoppers-cart';

export interface Wanted {
  product: Product;
  quantity: number;
  /** Of the TV licence it is bought with. */
  validationId?: string;
}

type LetWait = (wanted: Wanted) => boolean;

let letWait: LetWait = () => false;
/** How the installed app keeps what is added without a line (waiting-additions.ts); a browser says so and keeps nothing. */
export const waitBy = (keep: LetWait): void => void (letWait = keep);

type Chosen = Pick<Wanted, 'quantity' | 'validationId'> & Pick<Product, 'code' | 'tradingType'>;

/** Puts a product into this cart, or into the one there is: once, however often it is sent with this key. */
export const addTo = (
  cartId: string | undefined,
  { code, quantity, tradingType = '00', validationId }: Chosen,
  idempotencyKey: string,
): Promise<Cart> =>
  api.post('/users/{user}/carts/addtocart', {
    path: { user: userSegment() },
    query: { requestType: 'add', fields: 'FULL', 'sap-outbound-id': campaign() },
    body: { cartId, productCode: code, quantity, tradingType, validationId },
    idempotencyKey,
  });

/**
 * One button's way into the cart. A television goes in together with its licence or not at all; pressed again after a
 * lost answer it adds nothing twice, for the same key is sent.
 */
export class Adding {
  private readonly key = new IdempotencyKey();

  /** Whether it waits for a line now. What may have been sent already is asked for again with its own key instead. */
  waits(wanted: Wanted): boolean {
    return !this.key.isUnanswered && letWait(wanted);
  }

  add(wanted: Wanted): Promise<Cart> {
    return putInCart((cartId) => this.put(cartId, wanted));
  }

  private put(cartId: string | undefined, { product, quantity, validationId }: Wanted): Promise<Cart> {
    const isLoggedIn = session.get().isLoggedIn;
    const { code, tradingType } = product;
    return this.key.send([isLoggedIn, cartId, code, quantity, validationId], (idempotencyKey) =>
      addTo(cartId, { code, quantity, tradingType, validationId }, idempotencyKey),
    );
  }
}
