import { DealLines } from '@/features/product/deal-lines';
import { dealsPath } from '@/features/product/paths';
import { useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';

/** The deals in short, beside the price. */
export default function ProductDealLines({ product }: { product: Product }) {
  const { data } = useApi(dealsPath(product.code));
  return <DealLines product={product} deals={data?.deals ?? []} />;
}
