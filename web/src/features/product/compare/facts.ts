import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { instalmentCount, instalmentOf, type WayToPay } from '@/shared/session/ways-to-pay';
import { rand } from '@/shared/ui/price';
import { isSoldOut } from '@/shared/ui/stock-badge';
import { valueOf } from '../feature-value';

/** One row of the comparison: what each product has to say to it. */
export interface Fact {
  key: string;
  name: string;
  values: (string | undefined)[];
  differs: boolean;
  /** Which of them are better than another one; none where better is a matter of taste. */
  best: boolean[];
}

type Better = 'more' | 'less';

/** Attributes of which more, or less, is better for everybody. The codes are those of the catalogue (docs/import.md). */
const betterAttributes: Record<string, Better | undefined> = {
  energyStars: 'more',
  energyUse: 'less',
  refreshRate: 'more',
  warranty: 'more',
};

interface Row {
  key: string;
  name: string;
  values: (string | undefined)[];
  better?: Better;
  /** What is weighed where `better` says how. */
  figures?: (number | undefined)[];
}

function bestOf({ better, figures = [] }: Row): boolean[] {
  const known = figures.filter((figure) => figure !== undefined);
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  const best = better === 'more' ? greatest : least;
  return figures.map((figure) => better !== undefined && least < greatest && figure === best);
}

const weighed = (row: Row): Fact => ({
  ...row,
  differs: new Set(row.values).size > 1,
  best: bestOf(row),
});

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The day alone where it is one of delivery: its row says what it is. */
const deliveryOf = ({ preOrder, additionalAttributes: { deliveryDay, estimatedDelivery } = {} }: Product) =>
  preOrder ? estimatedDelivery : (deliveryDay ?? estimatedDelivery);

const collectionOf = ({
  additionalAttributes: { pickUpDay, pickUpTown, estimatedPickUpMsg } = {},
}: Product) =>
  pickUpDay && pickUpTown
    ? text('compare.collectIn', { day: capitalised(pickUpDay), town: pickUpTown })
    : estimatedPickUpMsg;

function stockOf(product: Product): string {
  const { stockLevelStatus, stockLevel = 0 } = product.stock ?? {};
  if (isSoldOut(product)) return text('product.outOfStock');
  return stockLevelStatus === 'lowStock'
    ? text('product.lowStock', { count: stockLevel })
    : text('product.inStock');
}

const ratedOf = ({ avgRating, reviewsCount = 0 }: Product) =>
  avgRating ? text('compare.rating', { rating: avgRating.toFixed(1), count: reviewsCount }) : undefined;

interface Around {
  /** The shopper's place, in words. */
  place: string;
  ways: readonly WayToPay[];
}

function ofTheShop(products: readonly Product[], { place, ways }: Around): Row[] {
  const savings = products.map(({ saving }) => saving?.value);
  const instalments = products.map(({ price }) => instalmentOf(ways, price?.value));
  const amounts = (figures: (number | undefined)[]) =>
    figures.map((figure) => (figure === undefined ? undefined : rand(figure)));
  const row = (key: string, name: string, of: (product: Product) => string | undefined): Row => ({
    key,
    name,
    values: products.map(of),
  });
  return [
    {
      key: 'saving',
      name: text('compare.saving'),
      values: amounts(savings),
      better: 'more',
      figures: savings.map((saving = 0) => saving),
    },
    row('stock', text('compare.stock'), stockOf),
    row('delivery', text('compare.delivery', { place }), deliveryOf),
    row('collection', text('compare.collection'), collectionOf),
    {
      ...row('rating', text('compare.rated'), ratedOf),
      better: 'more',
      figures: products.map(({ avgRating }) => avgRating || undefined),
    },
    row('brand', text('compare.brand'), ({ brand }) => brand?.name),
    {
      key: 'instalments',
      name: text('compare.instalments', { count: instalmentCount }),
      values: amounts(instalments),
      better: 'less',
      figures: instalments,
    },
  ];
}

type Feature = Schema<'Feature'>;

const featuresOf = ({ classifications = [] }: Product) =>
  classifications
    .flatMap(({ features = [] }) => features)
    .filter((feature) => feature.comparable !== false && valueOf(feature));

const keyOf = ({ code, name }: Feature) => code ?? name ?? '';

/** Every attribute that one of them has, in the order of their pages. */
function ofTheCatalogue(products: readonly Product[]): Row[] {
  const each = products.map((product) => new Map(featuresOf(product).map((it) => [keyOf(it), it])));
  const all = new Map(each.flatMap((features) => [...features]));
  return [...all].map(([key, { name = key }]) => {
    const found = each.map((features) => features.get(key));
    return {
      key,
      name,
      values: found.map((feature) => feature && valueOf(feature)),
      better: betterAttributes[key],
      figures: found.map((feature) => figureOf(feature)),
    };
  });
}

function figureOf(feature: Feature | undefined): number | undefined {
  const figure = Number(feature?.featureValues?.[0]?.value);
  return Number.isFinite(figure) ? figure : undefined;
}

/** What there is to say of the products, row by row; what none of them has is left out. */
export const factsOf = (products: readonly Product[], around: Around): Fact[] =>
  [...ofTheShop(products, around), ...ofTheCatalogue(products)]
    .filter(({ values }) => values.some(Boolean))
    .map(weighed);
