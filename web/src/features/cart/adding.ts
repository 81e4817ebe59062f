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
 * One button's way into the cart. Pressed again after a failure it adds nothing twice: a lost answer is asked for
 * again with the same key, and where only the licence failed, only the licence is put on.
 */
export class Adding {
  private readonly key = new IdempotencyKey();
  private wish = '';
  /** The cart that holds the product already while its licence does not. */
  private unlicensed?: Cart;

  /** `onInCart` hears at once that the product is in the cart, whatever becomes of the licence. */
  async add(wanted: Wanted, onInCart: (cart: Cart) => void): Promise<Cart> {
    const wish = JSON.stringify([session.get().isLoggedIn, wanted.product.code, wanted.quantity]);
    if (wish !== this.wish) {
      this.key.renew();
      this.unlicensed = undefined;
    }
    this.wish = wish;
    const cart = this.unlicensed ?? (await this.addProduct(wanted));
    if (!this.unlicensed) onInCart(cart);
    if (!wanted.validationId) return cart;
    this.unlicensed = cart;
    const licensed = await putOn(cart, wanted.validationId);
    this.unlicensed = undefined;
    return { ...licensed, quantityAdded: cart.quantityAdded, statusMessage: cart.statusMessage };
  }

  private async addProduct({ product, quantity }: Wanted): Promise<Cart> {
    const outbound = campaign();
    const query = new URLSearchParams({ requestType: 'add', fields: 'FULL' });
    if (outbound) query.set('sap-outbound-id', outbound);
    try {
      const cart = await api.post<Cart>(
        `/users/${userSegment()}/carts/addtocart?${query.toString()}`,
        {
          cartId: session.get().isLoggedIn ? undefined : guestCart.get(),
          productCode: product.code,
          quantity,
          tradingType: product.tradingType ?? '00',
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

const putOn = (cart: Cart, validationId: string) =>
  api.post<Cart>(
    `/users/${userSegment()}/carts/${session.get().isLoggedIn ? 'current' : cart.guid}/tvLicence?fields=FULL`,
    { validationId },
  );
