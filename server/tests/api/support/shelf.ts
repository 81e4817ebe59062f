// Products of the demo shop, found the way a shopper finds them.
import { type Client, type Schemas, shop } from './client.ts';

export type Product = Schemas['Product'];

export const listing = (query = ':relevance', more: Record<string, string | number> = {}, client: Client = shop()) =>
  client.get<Schemas['ProductSearchPage']>('/products/search', { query, pageSize: 100, fields: 'FULL', ...more });

const ordinary = (product: Product) =>
  product.tradingType === '00' && !product.preOrder && !product.liquor && !product.requiresTvLicence && product.price !== undefined;

let everything: Promise<Product[]> | undefined;
/** The whole shop. */
export const allProducts = () =>
  (everything ??= (async () => {
    const pages = await Promise.all([0, 1, 2, 3, 4].map((currentPage) => listing(':relevance', { currentPage })));
    return pages.flatMap((page) => page.products);
  })());

/** Ordinary products with at least five units for the default zone, most stock first. */
export const plentiful = async () =>
  (await allProducts())
    .filter((product) => ordinary(product) && (product.stock?.stockLevel ?? 0) >= 5)
    .sort((a, b) => b.stock!.stockLevel! - a.stock!.stockLevel!);

/** Something of which a few are left. */
export const scarce = async (): Promise<Product> => {
  const few = (await allProducts()).find((product) => ordinary(product) && (product.stock?.stockLevel ?? 0) >= 1 && product.stock!.stockLevel! <= 10);
  if (!few) throw new Error('nothing in the demo shop is scarce');
  return few;
};

export const soldOut = async (): Promise<Product> => {
  const gone = (await allProducts()).find((product) => ordinary(product) && product.stock?.stockLevelStatus === 'outOfStock');
  if (!gone) throw new Error('nothing in the demo shop is sold out');
  return gone;
};

/** Something in stock that costs less. */
export const cheaperThan = async (limit: number): Promise<Product> => {
  const cheap = (await plentiful()).find((product) => cents(product.price) < limit);
  if (!cheap) throw new Error(`nothing in the demo shop costs less than ${limit} cents`);
  return cheap;
};

/** One of them; another index is another product. */
export const aProduct = async (index = 0): Promise<Product> => {
  const shelf = await plentiful();
  if (shelf.length <= index) throw new Error(`the demo shop has only ${shelf.length} plentiful products`);
  return shelf[index]!;
};

export const cents = (price?: { value: number }) => Math.round((price?.value ?? 0) * 100);
