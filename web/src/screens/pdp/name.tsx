import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Rating } from '@/shared/ui/rating';
import { isSoldOut, isToCome, StockBadge } from '@/shared/ui/stock-badge';
import styles from '../pdp.module.css';

/** What it is called, by whom, and what others think of it. */
export function Name({ product }: { product: Product }) {
  const { code, name, brand, mpn, avgRating, reviewsCount } = product;
  return (
    <>
      <div className="row between">
        {brand && (
          <Link className={`small ${styles.brand}`} href={brand.url ?? `/l/b/${brand.code}`}>
            {brand.name}
          </Link>
        )}
        <span className="tiny muted">{text('pdp.sku', { code })}</span>
      </div>
      <h1>{name}</h1>
      <div className={styles.facts}>
        {avgRating ? (
          <a href="#reviews" className={styles.rated}>
            <Rating value={avgRating} count={reviewsCount} />
          </a>
        ) : null}
        {mpn && !name.includes(mpn) && (
          <span className="tiny muted">{text('pdp.model', { model: mpn })}</span>
        )}
        {/* The buy box says when it can be had, and says it once. */}
        {!isSoldOut(product) && !isToCome(product) && <StockBadge product={product} />}
      </div>
    </>
  );
}
