import { seen } from '@/features/product/seen';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useKept } from '@/shared/state/kept';
import { picture } from '@/shared/ui/picture';
import { Plate } from '@/shared/ui/plate';
import { Price, Saving } from '@/shared/ui/price';
import styles from './beside-empty.module.css';

const most = 6;
const nothing: string[] = [];

const dealsPath = apiPath('/products/viewAll/{id}', {
  path: { id: 'allPromotions' },
  query: { pageSize: most },
});
const productPath = (code: string) =>
  apiPath('/products/{productCode}', { path: { productCode: code }, query: { fields: 'DEFAULT' } });

/** Something to put into an empty cart: what was looked at before, and what is cheaper now. */
export default function BesideEmpty() {
  const codes = useKept(seen, nothing).slice(0, most);
  const { data } = useApi(dealsPath);
  const deals = data?.products ?? [];
  return (
    <div className="wrap">
      {codes.length > 0 && (
        <section className={styles.row} aria-label={text('pdp.recent')}>
          <h2>{text('pdp.recent')}</h2>
          <ul className={styles.tiles}>
            {codes.map((code) => (
              <SeenTile key={code} code={code} />
            ))}
          </ul>
        </section>
      )}
      {deals.length > 0 && (
        <section className={styles.row} aria-label={text('tab.deals')}>
          <h2>{text('tab.deals')}</h2>
          <ul className={styles.tiles}>
            {deals.map((product) => (
              <Tile key={product.code} product={product} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** One that is sold no more is left out. */
function SeenTile({ code }: { code: string }) {
  const { data } = useApi(productPath(code));
  return data ? <Tile product={data} /> : null;
}

function Tile({ product }: { product: Product }) {
  const image = picture(product);
  return (
    <li className={`panel ${styles.tile}`}>
      <Plate>{image && <img src={image} alt="" width="160" height="160" loading="lazy" />}</Plate>
      <Link href={product.url ?? `/p/${product.code}`}>{product.name}</Link>
      <div>
        {product.price && <Price price={product.price} />}
        {product.saving && <Saving amount={product.saving} />}
      </div>
    </li>
  );
}
