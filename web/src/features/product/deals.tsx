import type { ReactNode } from 'react';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Badge } from '@/shared/ui/badge';
import { Plate } from '@/shared/ui/plate';
import { Price, rand, shortRand } from '@/shared/ui/price';
import { isSoldOut } from '@/shared/ui/stock-badge';
import { needsAll, shownDeals } from './deal-rules';
import styles from './deals.module.css';

type Deal = Schema<'Deal'>;

function titleOf(deal: Deal): string {
  const amount = shortRand(deal.saving.value);
  const count = deal.units;
  if (!needsAll(deal) || deal.products.length === 1) return text('deal.takeSome', { count, amount });
  return deal.units === 2 ? text('deal.takeBoth', { amount }) : text('deal.takeAll', { count, amount });
}

function buttonOf(deal: Deal): string {
  if (deal.products.length === 1) return text('deal.addSome', { count: deal.units });
  return deal.units === 2 ? text('deal.addBoth') : text('deal.addAll', { count: deal.units });
}

/** What to take together with this product, what that costs, and one press for all of it. */
export function Deals({
  product,
  deals,
  action,
}: {
  product: Product;
  deals: readonly Deal[];
  action: (deal: Deal, label: string) => ReactNode;
}) {
  if (deals.length === 0) return null;
  return (
    <section className={styles.deals} aria-label={text('deal.title')}>
      {shownDeals(deals).map((deal) => {
        const gone = deal.products.some(isSoldOut);
        return (
          <article key={deal.code} id={deal.code} className={`panel ${styles.deal}`}>
            <div className={styles.words}>
              <Badge kind="bundle">{text('deal.badge')}</Badge>
              <h2>{titleOf(deal)}</h2>
              <p className="small">{deal.description ?? deal.title}</p>
              <p className="small muted">
                {needsAll(deal) ? text('deal.allStay') : text('deal.anyCounts', { count: deal.units })}
              </p>
              {!needsAll(deal) && (
                <Link className="small" href={`/l/v/${encodeURIComponent(deal.code)}`}>
                  {text('deal.seeOthers')}
                </Link>
              )}
            </div>
            <ul className={styles.parts}>
              {deal.products.map((part) => (
                <Part
                  key={part.code}
                  part={part}
                  isThis={part.code === product.code}
                  quantity={
                    deal.productsQuantities.find(({ productCode }) => productCode === part.code)?.quantity ??
                    1
                  }
                />
              ))}
            </ul>
            <div className={styles.sum}>
              <Price price={deal.bundleWorth} size="l" />
              <span className="small muted">
                <span className="sr">{text('product.was')} </span>
                <s>{rand(deal.separately.value)}</s>
              </span>
              {gone ? <p className="small">{text('deal.none')}</p> : action(deal, buttonOf(deal))}
            </div>
          </article>
        );
      })}
    </section>
  );
}

function Part({ part, isThis, quantity }: { part: Product; isThis: boolean; quantity: number }) {
  const { name, url, image, price } = part;
  const shown = quantity > 1 ? text('deal.of', { count: quantity, name }) : name;
  return (
    <li className={styles.part}>
      <span className={styles.plate}>
        <Plate>
          {image && <img src={image.url} alt="" width="160" height="160" loading="lazy" decoding="async" />}
        </Plate>
      </span>
      {isThis ? (
        <span className={styles.name}>{quantity > 1 ? shown : text('deal.thisProduct')}</span>
      ) : (
        <Link className={styles.name} href={url}>
          {shown}
        </Link>
      )}
      {price && <b>{rand(price.value * quantity)}</b>}
    </li>
  );
}
