import type { components } from './schema';

/** The contract's shapes by name: `Schema<'Product'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type Product = Schema<'Product'>;
export type SearchPage = Schema<'ProductSearchPage'>;
export type Category = Schema<'CategoryHierarchy'>;
export type Cart = Schema<'Cart'>;
export type CartList = Schema<'CartList'>;
export type User = Schema<'User'>;
export type CmsPage = Schema<'CmsPage'>;
