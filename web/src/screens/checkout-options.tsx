import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useFirstOrderOffer } from '@/shared/session/first-order-offer';
import { ButtonLink } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './checkout-options.module.css';

const onward = '?route=%2Fcheckout';

/** Screen CheckoutOptions: two doors, sign in or create an account; the cart comes along. */
export function Component() {
  const offer = useFirstOrderOffer();
  return (
    <div className={styles.doors}>
      <h1>{text('checkoutOptions.title')}</h1>
      <Door
        title={text('checkoutOptions.haveAccount')}
        gives={[
          ['cart', text('checkoutOptions.haveAccountText')],
          ['pin', text('checkoutOptions.filledIn')],
        ]}
      >
        <ButtonLink wide size="big" href={`/account/login${onward}`}>
          {text('account.signIn')}
        </ButtonLink>
      </Door>
      <Door
        title={text('checkoutOptions.newHere')}
        gives={[...(offer ? [['tag', offer] as Gives] : []), ['box', text('account.offerOnePlace')]]}
      >
        <ButtonLink wide size="big" kind="secondary" href={`/account/signup${onward}`}>
          {text('account.createAccount')}
        </ButtonLink>
      </Door>
      <Link className={styles.back} href="/cart">
        {text('checkout.back')}
      </Link>
    </div>
  );
}

type Gives = [icon: IconName, words: string];

/** One of the two, and what it gives. */
const Door = ({ title, gives, children }: { title: string; gives: Gives[]; children: ReactNode }) => (
  <section className={`panel ${styles.door}`}>
    <h2>{title}</h2>
    <ul>
      {gives.map(([icon, words]) => (
        <li key={words}>
          <Icon name={icon} /> {words}
        </li>
      ))}
    </ul>
    {children}
  </section>
);

export const head: ScreenModule['head'] = () => ({
  title: text('page.checkoutOptions.title'),
  description: text('page.checkoutOptions.description'),
  robots: 'noindex,follow',
});
