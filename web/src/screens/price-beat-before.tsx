import { AccountFrame } from '@/features/account/account-frame';
import { BeforeForm } from '@/features/price-beat/before-form';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';

/** Screen PriceBeatBefore: account/writetous/pb1, logged-in only; the item in `product`. */
export function Component() {
  return (
    <AccountFrame title={text('priceBeat.beforeTitle')}>
      <BeforeForm />
      <p>
        <Link href="/account/pricebeats">{text('priceBeat.mine')}</Link>
      </p>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.priceBeatBefore.title'),
  description: text('page.priceBeatBefore.description'),
  robots: 'noindex,follow',
});
