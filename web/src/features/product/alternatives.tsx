import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useNear } from '@/shared/ui/near';
import { Plate } from '@/shared/ui/plate';
import { Price } from '@/shared/ui/price';
import { Bone, Loading } from '@/shared/ui/skeleton';
import { closest, fewAlternatives } from './alternative-rules';
import styles from './alternatives.module.css';

const asked = 20;
const ahead = '600px';
/** Half the price to one and a half of it. */
const [least, most] = [0.5, 1.5];

const likePath = (category: string, price: number) =>
  apiPath('/category/{categoryCode}/search', {
    path: { categoryCode: category },
    query: {
      query: `:relevance:price:R${Math.floor(price * least)}-R${Math.ceil(price * most)}`,
      pageSize: asked,
    },
  });

/** Instead of what is sold out: four of its kind that can be had, closest in price. */
export default function Alternatives({ product }: { product: Product }) {
  const [place, near] = useNear<HTMLElement>(ahead);
  const price = product.price?.value;
  const [wider, kind] = (product.breadcrumbCategories ?? product.categories ?? []).slice(-2);
  const narrowest = kind ?? wider;
  const path = (category: string | undefined) =>
    near && price !== undefined && category ? likePath(category, price) : null;
  const same = useApi(path(narrowest?.code));
  const found = closest(product, same.data?.products ?? []);
  const isShort = same.data !== undefined && found.length < fewAlternatives;
  const broad = useApi(isShort && kind ? path(wider?.code) : null);
  const isWaiting = same.isPending || (isShort && kind !== undefined && broad.isPending);
  const shown = isShort
    ? [...found, ...closest(product, broad.data?.products ?? [], found)].slice(0, fewAlternatives)
    : found;
  if (price === undefined || !narrowest || same.isError || (!isWaiting && shown.length === 0)) return null;
  return (
    <section ref={place} className={`scripts-only ${styles.section}`} aria-labelledby="alternatives">
      <h2 id="alternatives">{text('pdp.alternatives')}</h2>
      {isWaiting ? (
        <Loading>
          <div className={styles.list}>
            {Array.from({ length: fewAlternatives }, (_, n) => (
              <Bone key={n} height={88} />
            ))}
          </div>
        </Loading>
      ) : (
        <ul className={styles.list}>
          {shown.map((each) => (
            <li key={each.code}>
              <Plate>
                <img src={each.image?.url} alt="" width="64" height="64" loading="lazy" decoding="async" />
              </Plate>
              <div>
                <Link href={each.url}>{each.name}</Link>
                {each.price && <Price price={each.price} />}
                <span className="tiny muted">{each.additionalAttributes?.estimatedDelivery}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
