import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { rand } from '@/shared/ui/price';
import { rowsOf } from './variant-rules';
import styles from './variants.module.css';

/** The forms it comes in, each its own page: by colour, storage or size, or by the unit it is sold in. */
export default function Variants({ product }: { product: Product }) {
  const { code, variantOptions = [], uomMatrix = [] } = product;
  if (uomMatrix.length > 1) return <Units units={uomMatrix} />;
  return rowsOf(variantOptions, code).map(({ name, chosen, choices }) => (
    <div key={name} role="group" aria-label={name || text('pdp.choose')}>
      <p className="small">
        <b>{name || text('pdp.choose')}:</b> {chosen}
      </p>
      <ul className={styles.variants}>
        {choices.map(({ value, href, image, isCurrent, isSoldOut, isOtherwise }) => (
          <li key={value}>
            <Link
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              className={isSoldOut ? styles.gone : isOtherwise ? styles.otherwise : undefined}
            >
              {image && <img src={image} alt="" width="36" height="36" loading="lazy" decoding="async" />}
              {value}
              {isSoldOut && <span className="sr"> {text('product.outOfStock')}</span>}
              {isOtherwise && <span className="sr"> {text('pdp.otherwise')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Units({ units }: { units: NonNullable<Product['uomMatrix']> }) {
  return (
    <div role="group" aria-label={text('pdp.soldAs')}>
      <p className="small">
        <b>{text('pdp.soldAs')}:</b> {units.find(({ selected }) => selected)?.name}
      </p>
      <ul className={styles.variants}>
        {units.map(
          ({ unitCode, name, url, productCode, selected, stock, price, unitQuantity = 1, unitPrice }) => {
            const gone = stock?.stockLevelStatus === 'outOfStock';
            return (
              <li key={unitCode}>
                <Link
                  href={url ?? `/p/${encodeURIComponent(productCode ?? '')}`}
                  aria-current={selected ? 'true' : undefined}
                  className={gone ? styles.gone : undefined}
                >
                  <span>
                    {name || unitCode}
                    {price && (
                      <small>
                        {rand(price.value)}
                        {unitQuantity > 1 &&
                          unitPrice &&
                          `, ${text('pdp.each', { price: rand(unitPrice.value) })}`}
                      </small>
                    )}
                  </span>
                  {gone && <span className="sr"> {text('product.outOfStock')}</span>}
                </Link>
              </li>
            );
          },
        )}
      </ul>
    </div>
  );
}
