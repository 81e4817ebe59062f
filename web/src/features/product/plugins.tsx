import type { Product } from '@/shared/api/types';
import { useConfig } from '@/shared/session/shop-terms';
import { Plugin } from './plugin';

/** What a script of the makers' adds to the page; nothing unless the shop names one. */
export function MakersContent({ product }: { product: Product }) {
  const script = useConfig()?.productContentScript;
  if (!script) return null;
  const { code, mpn, ean, brand, price } = product;
  return (
    <Plugin
      key={code}
      script={script}
      facts={{ plugin: 'product-content', mpn, ean, brand: brand?.name, price: price?.value }}
    />
  );
}

/** The ways a review service is shown (specification §2). */
const shows = ['inline_rating', 'rating_summary', 'reviews'];

/** The widget of a review service; nothing unless the shop names one. */
export function ReviewWidget({ code }: { code: string }) {
  const script = useConfig()?.reviewsScript;
  if (!script) return null;
  return shows.map((show) => (
    <Plugin key={`${code}:${show}`} script={script} facts={{ plugin: 'reviews', show, 'product-id': code }} />
  ));
}
