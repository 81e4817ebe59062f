import { AccountFrame } from '@/features/account/account-frame';
import { useReturnEntries } from '@/features/returns/entries';
import { ReturnReview } from '@/features/returns/return-review';
import { isUnknownReturn, UnknownReturn } from '@/features/returns/unknown-return';
import { directionsTo } from '@/features/stores/rules';
import { text } from '@/shared/i18n/text';
import { useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** The last step of a return, order/return/{orderId}/review, logged-in only: everything once more, then it is sent. */
export function Component() {
  const { orderId = '' } = useParams();
  const entries = useReturnEntries(orderId);
  return (
    <AccountFrame title={text('page.returnReview.title')}>
      {isUnknownReturn(entries.error) ? (
        <UnknownReturn title={text('order.unknown')} />
      ) : (
        <RetryWrapper query={entries}>
          {(found) => <ReturnReview entries={found} directions={directionsTo} />}
        </RetryWrapper>
      )}
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.returnReview.title'),
  description: text('page.returnReview.description'),
  robots: 'noindex,follow',
});
