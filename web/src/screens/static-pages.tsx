import { AddToCart } from '@/features/cart/add-to-cart';
import { WaysToReachUs } from '@/features/content/help-topics';
import { OtherPages } from '@/features/content/other-pages';
import { pageScreen } from '@/features/content/page-screen';

const contact = '/s/contact';

/** Screen StaticPages: s/{staticpagecode}: a page of text, such as terms or delivery. */
export const { Component, queries, isMissing, head } = pageScreen({
  codes: ['staticpagecode', 'staticpagecode2', 'staticpagecode3'],
  action: (product) => <AddToCart product={product} />,
  lead: ({ url }) => url === contact && <WaysToReachUs isContact />,
  beside: ({ url }) => <OtherPages current={url} />,
});
