import { AddToCart } from '@/features/cart/add-to-cart';
import { Row, SeenRecently } from '@/features/product/more-rows';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';

const dealsPath = apiPath('/products/viewAll/{id}', {
  path: { id: 'allPromotions' },
  query: { pageSize: 10 },
});

const action = (product: Product) => <AddToCart product={product} />;

/** Something to put into an empty cart: what was looked at before, and what is cheaper now. */
export default function BesideEmpty() {
  const { data } = useApi(dealsPath);
  return (
    <div className="wrap">
      <SeenRecently action={action} fewest={1} />
      <Row title={text('tab.deals')} products={data?.products ?? []} action={action} />
    </div>
  );
}
