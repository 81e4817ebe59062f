import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { leadsTo } from '@/shared/session/shop';
import { changeOfMind, useConfig } from '@/shared/session/shop-terms';
import { isSoldOut, isToCome } from '@/shared/ui/stock-badge';
import { Icon } from '@/shared/ui/icon';
import styles from '../pdp.module.css';

interface Props {
  product: Product;
}

/** Why to buy it here. */
export function Trust({ product: { code, returnable, liquor } }: Props) {
  const mayChange = changeOfMind(useConfig());
  return (
    <ul className={styles.trust}>
      {leadsTo('/s/price-beat') && (
        <li>
          <Icon name="tag" size="s" />
          <Link href="/s/price-beat">{text('pdp.priceBeat')}</Link>
        </li>
      )}
      {leadsTo('/s/price-beat') && (
        <li>
          <Icon name="tag" size="s" />
          <Link href={`/account/writetous/pb1?product=${encodeURIComponent(code)}`}>
            {text('priceBeat.askBefore')}
          </Link>
        </li>
      )}
      {leadsTo('/s/returns-policy') && (
        <li>
          <Icon name="ret" size="s" />
          <Link href="/s/returns-policy">
            {liquor
              ? text('pdp.liquorReturns')
              : returnable === false
                ? text('pdp.notReturnable')
                : mayChange}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Stores that have none of it are not listed. */
export const isInStores = (product: Product) => !isSoldOut(product) && !isToCome(product);

/** Where the parts of the page are. */
export const Sections = ({ product }: Props) => (
  <nav className={styles.sections} aria-label={text('pdp.sections')}>
    <ul>
      {isInStores(product) && (
        <li>
          <a href="#stores-near">{text('pdp.storesNear')}</a>
        </li>
      )}
      <li>
        <a href="#description">{text('product.description')}</a>
      </li>
      {product.keyFeatures?.length ? (
        <li>
          <a href="#key-features">{text('product.keyFeatures')}</a>
        </li>
      ) : null}
      {product.videos?.length ? (
        <li>
          <a href="#videos">{text('product.videos')}</a>
        </li>
      ) : null}
      <li>
        <a href="#specification">{text('product.specification')}</a>
      </li>
      {product.documents?.length ? (
        <li>
          <a href="#documents">{text('product.documents')}</a>
        </li>
      ) : null}
      <li>
        <a href="#reviews">{text('review.title')}</a>
      </li>
    </ul>
  </nav>
);
