import { useState } from 'react';
import { AccountFrame } from '@/features/account/account-frame';
import { ClaimList } from '@/features/price-beat/claim-list';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { serverNow } from '@/shared/state/clock';
import { ButtonLink } from '@/shared/ui/button';

/** Screen PriceBeats: account/pricebeats, logged-in only. */
export function Component() {
  const [now] = useState(serverNow);
  return (
    <AccountFrame
      title={text('priceBeat.mine')}
      actions={
        <ButtonLink kind="secondary" href="/account/writetous/pb1">
          {text('priceBeat.beforeTitle')}
        </ButtonLink>
      }
    >
      <ClaimList now={now} />
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.priceBeats.title'),
  description: text('page.priceBeats.description'),
  robots: 'noindex,follow',
});
