import { AddToCart } from '@/features/cart/add-to-cart';
import { Row, SeenRecently, Similar } from '@/features/product/more-rows';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';

const action = (product: Product) => <AddToCart product={product} />;

/** Other products: what goes with it, what is like it, what was looked at before. */
export default function More({ product }: { product: Product }) {
  const related = (product.productReferences ?? []).flatMap(({ target }) => (target ? [target] : []));
  return (
    <>
      <Row title={text('pdp.related')} products={related} action={action} />
      <Similar product={product} action={action} />
      <SeenRecently current={product.code} action={action} />
    </>
  );
}
