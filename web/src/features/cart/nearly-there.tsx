import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import { Saving } from '@/shared/ui/price';
import styles from './nearly-there.module.css';

type Nearly = Schema<'PromotionResult'>;

const dealsPath = (productCode: string) =>
  apiPath('/products/{productCode}/promotions', { path: { productCode }, query: { fields: 'FULL' } });

/** What a little more would bring, what that saves, and where it is. */
export function NearlyThere({ cart }: { cart: Cart }) {
  const { potentialProductPromotions: ofProducts = [], potentialOrderPromotions: ofOrder = [] } = cart;
  if (ofProducts.length + ofOrder.length === 0) return null;
  return (
    <ul className={styles.nearly}>
      {ofProducts.map((nearly) => (
        <OfProducts key={nearly.promotion?.code} nearly={nearly} cart={cart} />
      ))}
      {ofOrder.map(({ promotion }) => (
        <li key={promotion?.code}>
          <Icon name="tag" size="s" /> {promotion?.couldFireMessages}
        </li>
      ))}
    </ul>
  );
}

function OfProducts({ nearly: { promotion, consumedEntriesNumber }, cart }: { nearly: Nearly; cart: Cart }) {
  const counted = cart.entries?.find(({ entryNumber }) => entryNumber === consumedEntriesNumber?.[0]);
  const { data, isPending } = useApi(counted ? dealsPath(counted.product.code) : null);
  const saving = data?.deals.find(({ code }) => code === promotion?.code)?.saving;
  return (
    <li>
      <Icon name="tag" size="s" /> {promotion?.couldFireMessages}
      <Link href={`/l/v/${encodeURIComponent(promotion?.code ?? '')}`}>
        {text('deal.seeIt')} <span className="sr">{promotion?.title}</span>
      </Link>
      {saving && <Saving amount={saving} />}
      {counted && isPending && <span className={styles.waiting} />}
    </li>
  );
}
