import { AddToCart } from '@/features/cart/add-to-cart';
import { fewestBesideCart } from '@/features/content/product-carousel';
import { Slots } from '@/features/content/slots';
import { useApi } from '@/shared/api/query';
import { pagePath } from '@/shared/content/page';
import { useCart } from '@/shared/session/cart-code';

/** The content page `cartPage`: what goes with what is in the cart. */
const cartPage = pagePath('cartPage');

export default function AlsoAdd() {
  const { data: page } = useApi(cartPage);
  const { query } = useCart();
  const inCart = new Set(query.data?.entries?.map(({ product }) => product.code));
  return (
    <Slots
      slots={page?.contentSlots?.contentSlot ?? []}
      fewest={fewestBesideCart}
      without={inCart}
      action={(product) => <AddToCart product={product} />}
    />
  );
}
