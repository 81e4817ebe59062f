import { AddToCart } from '@/features/cart/add-to-cart';
import { pageScreen } from '@/features/content/page-screen';

/** Screen CommonScreen: cp/{commonpagecode}: a page of any components. */
export const { Component, queries, isMissing, head } = pageScreen({
  codes: ['commonpagecode', 'commonpagecode2', 'commonpagecode3'],
  action: (product) => <AddToCart product={product} />,
  lead: ({ summary }) => summary && <p className="muted">{summary}</p>,
});
