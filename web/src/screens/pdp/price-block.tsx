import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useConfig } from '@/shared/session/shop-terms';
import { instalmentCount, useInstalment } from '@/shared/session/ways-to-pay';
import { Icon } from '@/shared/ui/icon';
import { Price, Saving, WasPrice, rand } from '@/shared/ui/price';
import { PageLink } from '@/shared/ui/page-link';
import styles from '../pdp.module.css';

/** What it costs and what it cost. */
export function PriceBlock({ product }: { product: Product }) {
  const { price, wasPrice, saving, uomMatrix } = product;
  const unit = uomMatrix?.find(({ selected }) => selected);
  const instalment = useInstalment(price?.value);
  const percent = useConfig()?.vatPercent;
  if (!price) return null;
  return (
    <div className={styles.prices}>
      <Price price={price} size="xl" />
      {wasPrice && (
        <div className={styles.was}>
          <WasPrice price={wasPrice} spoken={false} />
          {saving && <Saving amount={saving} />}
        </div>
      )}
      {unit?.unitPrice && (unit.unitQuantity ?? 1) > 1 && (
        <p className="small">
          {text('pdp.unitPrice', { count: unit.unitQuantity!, price: rand(unit.unitPrice.value) })}
        </p>
      )}
      {percent ? <p className="tiny muted">{text('pdp.vat', { percent })}</p> : null}
      {instalment !== undefined && (
        <p className={styles.instalments}>
          <Icon name="card" size="s" />
          <span>
            <b>
              {instalmentCount} × {rand(instalment)}
            </b>{' '}
            {text('pdp.instalments')} <PageLink href="/s/instalments">{text('pdp.howInstalments')}</PageLink>
          </span>
        </p>
      )}
    </div>
  );
}
