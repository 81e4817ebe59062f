// Products of the demo shop, found the way a shopper finds them.
import { type Client, type Schemas, shop } from './client.ts';

export type Product = Schemas['Product'];

export const listing = (query = ':relevance', more: Record<string, string | number> = {}, client: Client = shop()) =>
  client.get<Schemas['ProductSearchPage']>('/products/search', { query, pageSize: 100, fields: 'FULL', ...more });

const ordinary = (product: Product) =>
  product.tradingType === '00' && !product.preOrder && !product.liquor && !product.requiresTvLicence && product.price !== undefined;

let found: Promise<Product[]> | undefined;
/** Ordinary products with at least five units for the default zone, most stock first. */
export const plentiful = () =>
  (found ??= (async () => {
    const pages = await Promise.all([0, 1, 2, 3, 4].map((currentPage) => listing(':relevance', { currentPage })));
    return pages
      .flatMap((page) => page.products)
      .filter((product) => ordinary(product) && (product.stock?.stockLevel ?? 0) >= 5)
      .sort((a, b) => b.stock!.stockLevel! - a.stock!.stockLevel!);
  })());

/** One of them; another index is another product. */
export const aProduct = async (index = 0): Promise<Product> => {
  const shelf = await plentiful();
  if (shelf.length <= index) throw new Error(`the demo shop has only ${shelf.length} plentiful products`);
  return shelf[index]!;
};

export const cents = (price?: { value: number }) => Math.round((price?.value ?? 0) * 100);
