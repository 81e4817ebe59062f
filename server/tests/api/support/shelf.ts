// Products of the demo shop, found the way a shopper finds them.
import { createHash } from 'node:crypto';
import { type Client, type Schemas, shop } from './client.ts';
import { sqlOn } from './sql.ts';

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

/** There at the store and at the warehouse, and more of it than all tests buy (global-setup.ts). */
const enough = process.env.SPAZA_TEST_BASE ? 5 : 2_000;
/** Not near what a sum of the shop turns on: free delivery, what a first order is given, the limits of instalments. */
const middling = ({ price }: Product) => cents(price) >= 600_00 && cents(price) <= 1_900_00;
/** SPAZA_TEST_SHUFFLE puts others first: no test may need a product that it does not ask for. */
const place = ({ code }: Product) => (process.env.SPAZA_TEST_SHUFFLE ? createHash('md5').update(process.env.SPAZA_TEST_SHUFFLE + code).digest('hex') : code);

/**
 * Ordinary products with nothing on offer, those of a middling price first. Which is where does not turn on what was bought
 * meanwhile.
 */
export const plentiful = async () =>
  (await allProducts())
    .filter((product) => ordinary(product) && (product.stock?.stockLevel ?? 0) >= enough && (product.potentialPromotions ?? []).length === 0)
    .sort((a, b) => Number(middling(b)) - Number(middling(a)) || (place(a) < place(b) ? -1 : 1));

/** One whose stock stands still: the others count from the front of the shelf, and at one place back only one test buys. */
export const unbought = async (back = 0): Promise<Product> => (await plentiful()).at(-1 - back)!;

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

const most = 65_535; // of more units at one place nobody is notified

/** Products of which another stock is shown than what is on hand, less what is reserved, at the store and the warehouse. */
export const shownOtherwise = async (client: Client, database: string): Promise<string[]> => {
  const free = new Map(
    sqlOn(database, `SELECT product_code, SUM(CASE WHEN on_hand - reserved > ${most} THEN ${most} ELSE on_hand - reserved END) FROM stock WHERE store_code IN ('${client.zone}', 'W001') GROUP BY product_code`)
      .split('\n')
      .map((row) => row.split('|') as [string, string]),
  );
  const { pagination } = await listing(':relevance', { pageSize: 1 }, client);
  const pages = await Promise.all(Array.from({ length: Math.ceil(pagination.totalResults / 100) }, (_, currentPage) => listing(':relevance', { currentPage }, client)));
  const shown = pages.flatMap(({ products }) => products).filter(({ tradingType }) => tradingType === '00');
  if (shown.length < 10) throw new Error('hardly anything is shown');
  return shown.filter(({ code, stock }) => (stock?.stockLevel ?? 0) !== Number(free.get(code) ?? 0)).map(({ code, stock }) => `${code} shows ${stock?.stockLevel}, ${free.get(code) ?? 0} are free`);
};

export const cents = (price?: { value: number }) => Math.round((price?.value ?? 0) * 100);
