import { Fragment } from 'react';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { rand, Saving } from '@/shared/ui/price';
import { needsAll, shownDeals } from './deal-rules';
import styles from './deal-lines.module.css';

type Deal = Schema<'Deal'>;
type Promotion = NonNullable<Product['potentialPromotions']>[number];

const mostOffers = 3; // spec §9
const listOf = (code: string) => `/l/v/${encodeURIComponent(code)}`;

/** Every deal this product is part of: what it saves, what it takes, and where it is. */
export function DealLines({ product, deals }: { product: Product; deals: readonly Deal[] }) {
  const others = (product.potentialPromotions ?? []).filter(
    ({ code, description }) => description && !deals.some((deal) => deal.code === code),
  );
  const bundles = shownDeals(deals).slice(0, Math.max(0, mostOffers - others.length));
  if (others.length + bundles.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="deals-here">
      <h2 id="deals-here" className={styles.title}>
        {text('pdp.dealsHere')}
      </h2>
      <ul className={styles.lines}>
        {others.slice(0, mostOffers).map((each) => (
          <Other key={each.code} promotion={each} saving={product.saving} />
        ))}
        {bundles.map((deal) => (
          <Bundle key={deal.code} deal={deal} product={product} />
        ))}
      </ul>
      {bundles.length > 0 && <p className={`tiny muted ${styles.note}`}>{text('deal.inCart')}</p>}
    </section>
  );
}

/** One that is no bundle. One without a kind of its own is in the price already, the others come off in the cart. */
function Other({ promotion, saving }: { promotion: Promotion; saving: Product['saving'] }) {
  const { code, description, promotionType } = promotion;
  const isInPrice = !promotionType && saving;
  return (
    <li>
      <div>
        {isInPrice && <Saving amount={saving} />}
        <b>{description}</b>
        <span>{isInPrice ? text('deal.inPrice') : text('deal.inCart')}</span>
      </div>
      <Link href={listOf(code)}>
        {text('deal.seeAll')} <span className="sr">{description}</span>
      </Link>
    </li>
  );
}

function Bundle({ deal, product }: { deal: Deal; product: Product }) {
  const price = rand(deal.bundleWorth.value);
  const others = deal.products.filter(({ code }) => code !== product.code);
  return (
    <li>
      <div>
        <Saving amount={deal.saving} />
        <b>{deal.title ?? deal.description}</b>
        {others.length > 0 && <With products={others} />}
        <span>
          {needsAll(deal)
            ? text('deal.priceOfAll', { count: deal.units, price })
            : text('deal.priceOfAny', { count: deal.units, price })}
        </span>
      </div>
      <a href={`#${deal.code}`}>
        {text('deal.seeIt')} <span className="sr">{deal.title}</span>
      </a>
    </li>
  );
}

/** What goes with it, each by name. */
const With = ({ products }: { products: Deal['products'] }) => (
  <p className={styles.with}>
    {text('deal.with')}{' '}
    {products.map(({ code, name, url }, n) => (
      <Fragment key={code}>
        {n > 0 && ', '}
        <Link href={url ?? `/p/${code}`}>{name}</Link>
      </Fragment>
    ))}
  </p>
);
