import type { ReactNode } from 'react';
import type { Product } from '@/shared/api/types';
import { itemOf, ofItems } from '@/shared/analytics/rules';
import { track } from '@/shared/analytics/track';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useInstalment } from '@/shared/session/ways-to-pay';
import { Heart } from './heart';
import { Price, WasPrice, rand } from './price';
import { ProductBadges } from './product-badges';
import { PromiseLines } from './promise';
import { Rating } from './rating';
import { Sized } from './sized';
import styles from './product-card.module.css';

interface Props {
  product: Product;
  /** What can be done at once, such as adding it to the cart. */
  action?: ReactNode;
  /** Above the fold: fetched with the page. */
  eager?: boolean;
}

/** A product in a list: picture, name, price, when it comes. One link makes the whole card clickable. */
export function ProductCard({ product, action, eager = false }: Props) {
  const { name, url, brand, image, price, wasPrice, avgRating, reviewsCount } = product;
  const instalment = useInstalment(price?.value);
  return (
    <article className={styles.card}>
      <div className={styles.flags}>
        <ProductBadges product={product} />
      </div>
      <div className={styles.plate}>
        <Sized
          image={image}
          sizes="(max-width: 599px) 42vw, 250px"
          alt=""
          width="568"
          height="568"
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
        />
      </div>
      <div className={styles.body}>
        <span className={styles.brand}>{brand?.name ?? '\u00a0'}</span>
        <h3>
          <Link href={url} onClick={() => track('select_item', ofItems([itemOf(product)]))}>
            {name}
          </Link>
        </h3>
        {avgRating ? <Rating value={avgRating} count={reviewsCount} /> : <span className={styles.unrated} />}
        {price && (
          <div className={styles.prices}>
            <Price price={price} />
            {wasPrice && <WasPrice price={wasPrice} />}
          </div>
        )}
        {instalment !== undefined && (
          <span className={styles.instalments}>
            {text('product.instalments', { amount: rand(instalment) })}
          </span>
        )}
        <div className={styles.promise}>
          <PromiseLines product={product} />
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <Heart product={product} />
    </article>
  );
}
