import { AccountFrame } from '@/features/account/account-frame';
import { isUnknownOrder, UnknownOrder } from '@/features/orders/unknown-order';
import { useEntries } from '@/features/price-beat/api';
import { ClaimForm } from '@/features/price-beat/claim-form';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen ClaimPriceBeat: pb/{orderId}, logged-in only. */
export function Component() {
  const { orderId = '' } = useParams();
  const entries = useEntries(orderId);
  return (
    <AccountFrame title={text('priceBeat.title')}>
      {isUnknownOrder(entries.error) ? (
        <UnknownOrder level={2} />
      ) : (
        <RetryWrapper query={entries}>
          {(order) => <ClaimForm key={order.orderCode} order={order} />}
        </RetryWrapper>
      )}
      <p>
        <Link href="/account/pricebeats">{text('priceBeat.mine')}</Link>
      </p>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.claimPriceBeat.title'),
  description: text('page.claimPriceBeat.description'),
  robots: 'noindex,follow',
});
