import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import { RetryNote } from '@/shared/ui/retry-note';
import { ApiError } from '@/shared/api/errors';
import { useAskedProduct } from './api';
import { BeatSums } from './beat-sums';
import { OurItem } from './our-item';
import styles from './price-beat.module.css';
import { typedCents } from './rules';
import { SendClaim } from './send-claim';
import { TheirPrice } from './their-price';
import { useClaimForm } from './use-claim-form';
import { WhatCounts } from './what-counts';

const kind = 'pre_purchase_price_beat';

/** Asks for an own price before buying; the item is in the address. */
export function BeforeForm() {
  const [search, setSearch] = useSearchParams();
  const code = search.get('product') ?? '';
  const asked = useAskedProduct(code);
  const product = code ? asked.data : undefined;
  const isGone = asked.error instanceof ApiError && asked.error.isRefusal;
  const own = product?.price && Math.round(product.price.value * 100);
  const claim = useClaimForm({
    kind,
    own,
    target: product?.url ? { kind, url: product.url } : undefined,
  });
  const choose = (to: string) => {
    claim.choose();
    setSearch(new URLSearchParams(to ? { product: to } : {}));
  };
  return (
    <>
      <p className="muted">{text('priceBeat.beforeLead')}</p>
      <form method="post" noValidate className={styles.columns} onSubmit={claim.submit}>
        <div className={styles.main}>
          {code && asked.isError && !isGone ? (
            <RetryNote problem={asked.error} onRetry={() => void asked.refetch()} />
          ) : (
            <OurItem
              product={product}
              problem={code && isGone ? text('priceBeat.productGone') : claim.problems.item}
              onChoose={choose}
            />
          )}
          <TheirPrice title={text('priceBeat.theirPrice')} claim={claim} />
        </div>
        <div className={styles.side}>
          <BeatSums kind={kind} own={own} theirs={typedCents(claim.draft.price)} />
          <SendClaim
            claim={claim}
            label={text('priceBeat.sendBefore')}
            after={text('priceBeat.afterSendBefore')}
          />
          <WhatCounts />
        </div>
      </form>
    </>
  );
}
