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

/**
 * One button's way into the cart. A television goes in together with its licence or not at all; pressed again after a
 * lost answer it adds nothing twice, for the same key is sent.
 */
export class Adding {
  private readonly key = new IdempotencyKey();

  add(wanted: Wanted): Promise<Cart> {
    return putInCart((cartId) => this.addTo(cartId, wanted));
  }

  private addTo(cartId: string | undefined, { product, quantity, validationId }: Wanted): Promise<Cart> {
    const isLoggedIn = session.get().isLoggedIn;
    return this.key.send([isLoggedIn, cartId, product.code, quantity, validationId], (idempotencyKey) =>
      api.post('/users/{user}/carts/addtocart', {
        path: { user: userSegment() },
        query: { requestType: 'add', fields: 'FULL', 'sap-outbound-id': campaign() },
        body: {
          cartId,
          productCode: product.code,
          quantity,
          tradingType: product.tradingType ?? '00',
          validationId,
        },
        idempotencyKey,
      }),
    );
  }
}
