import { AccountFrame } from '@/features/account/account-frame';
import { useReturnEntries } from '@/features/returns/entries';
import { ReturnItems } from '@/features/returns/return-items';
import { isUnknownReturn, UnknownReturn } from '@/features/returns/unknown-return';
import { text } from '@/shared/i18n/text';
import { useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen ReturnReason: order/return/{orderId}, logged-in only: what goes back, how many and why. */
export function Component() {
  const { orderId = '' } = useParams();
  const entries = useReturnEntries(orderId);
  return (
    <AccountFrame title={text('page.returnReason.title')}>
      {isUnknownReturn(entries.error) ? (
        <UnknownReturn title={text('order.unknown')} />
      ) : (
        <RetryWrapper query={entries}>{(found) => <ReturnItems entries={found} />}</RetryWrapper>
      )}
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.returnReason.title'),
  description: text('page.returnReason.description'),
  robots: 'noindex,follow',
});
