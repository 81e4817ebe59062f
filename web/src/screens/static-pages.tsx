import { AddToCart } from '@/features/cart/add-to-cart';
import { pageScreen } from '@/features/content/page-screen';

/** Screen StaticPages: s/{staticpagecode}: a page of text, such as terms or delivery. */
export const { Component, queries, isMissing, head } = pageScreen({
  codes: ['staticpagecode', 'staticpagecode2', 'staticpagecode3'],
  action: (product) => <AddToCart product={product} />,
});
