import { AddDeal } from '@/features/cart/add-deal';
import { Deals } from '@/features/product/deals';
import { dealsPath } from '@/features/product/paths';
import { useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';

/** What it can be bought with. */
export default function ProductDeals({ product }: { product: Product }) {
  const { data } = useApi(dealsPath(product.code));
  return (
    <Deals
      product={product}
      deals={data?.deals ?? []}
      action={(deal, label) => <AddDeal deal={deal} label={label} />}
    />
  );
}
