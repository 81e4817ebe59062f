import { api } from '@/shared/api/client';
import { IdempotencyKey } from '@/shared/api/idempotency-key';
import type { Cart, Product } from '@/shared/api/types';
import { campaign } from '@/shared/session/campaign';
import { guestCart, userSegment } from '@/shared/session/cart-code';
import { session } from '@/shared/session/session';

export interface Wanted {
  product: Product;
  quantity: number;
  /** Of the TV licence it is bought with. */
  validationId?: string;
}

/**
 * One button's way into the cart. A television goes in together with its licence or not at all; pressed again after a
 * lost answer it adds nothing twice, for the same key is sent.
 */
export class Adding {
  private readonly key = new IdempotencyKey();
  private wish = '';

  async add({ product, quantity, validationId }: Wanted): Promise<Cart> {
    const isLoggedIn = session.get().isLoggedIn;
    const wish = JSON.stringify([isLoggedIn, product.code, quantity, validationId]);
    if (wish !== this.wish) this.key.renew();
    this.wish = wish;
    const outbound = campaign();
    const query = new URLSearchParams({ requestType: 'add', fields: 'FULL' });
    if (outbound) query.set('sap-outbound-id', outbound);
    try {
      const cart = await api.post<Cart>(
        `/users/${userSegment()}/carts/addtocart?${query.toString()}`,
        {
          cartId: isLoggedIn ? undefined : guestCart.get(),
          productCode: product.code,
          quantity,
          tradingType: product.tradingType ?? '00',
          validationId,
        },
        { idempotencyKey: this.key.get() },
      );
      this.key.renew();
      return cart;
    } catch (problem) {
      this.key.failed(problem);
      throw problem;
    }
  }
}
