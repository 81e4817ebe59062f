import { Details } from '@/features/product/details';
import { MakersContent, ReviewWidget } from '@/features/product/plugins';
import { Reviews } from '@/features/reviews/reviews';
import type { Product } from '@/shared/api/types';

/** What there is to read about it. */
export default function Below({ product }: { product: Product }) {
  return (
    <Details product={product}>
      <Reviews product={product} />
      <ReviewWidget code={product.code} />
      <MakersContent product={product} />
    </Details>
  );
}
