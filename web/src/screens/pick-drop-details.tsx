import { AccountFrame } from '@/features/account/account-frame';
import { ChangePlace } from '@/features/location/change-place';
import { useReturnEntries } from '@/features/returns/entries';
import { ReturnMode } from '@/features/returns/return-mode';
import { isUnknownReturn, UnknownReturn } from '@/features/returns/unknown-return';
import { DoorSentence } from '@/features/stores/door-sentence';
import { text } from '@/shared/i18n/text';
import { useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { lazyPart } from '@/shared/ui/lazy-part';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

// The map's library touches the window as it loads, so the server's build has none.
const StoreMap = import.meta.env.SSR ? () => null : lazyPart(() => import('@/features/stores/store-map'));

/** Screen PickDropDetails: order/return/{orderId}/mode, logged-in only: dropped at a store, or collected. */
export function Component() {
  const { orderId = '' } = useParams();
  const entries = useReturnEntries(orderId);
  return (
    <AccountFrame title={text('page.pickDropDetails.title')}>
      {isUnknownReturn(entries.error) ? (
        <UnknownReturn title={text('order.unknown')} />
      ) : (
        <RetryWrapper query={entries}>
          {(found) => (
            <ReturnMode
              entries={found}
              views={{
                door: (store) => <DoorSentence store={store} />,
                map: (stores, pointedAt, choose) => (
                  <StoreMap stores={stores} selected={pointedAt} onChoose={choose} />
                ),
                changePlace: <ChangePlace />,
              }}
            />
          )}
        </RetryWrapper>
      )}
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.pickDropDetails.title'),
  description: text('page.pickDropDetails.description'),
  robots: 'noindex,follow',
});
