import styles from '@/features/account/door.module.css';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';
import { FirstOrderOffer } from '@/shared/ui/first-order-offer';

const onward = '?route=%2Fcheckout';

/** Screen CheckoutOptions: two doors, sign in or create an account; the cart comes along. */
export const Component = () => (
  <div className={`wrap ${styles.door}`}>
    <h1>{text('checkoutOptions.title')}</h1>
    <section className={`panel ${styles.panel}`}>
      <h2>{text('checkoutOptions.haveAccount')}</h2>
      <p className="muted">{text('checkoutOptions.haveAccountText')}</p>
      <ButtonLink wide size="big" href={`/account/login${onward}`}>
        {text('account.signIn')}
      </ButtonLink>
    </section>
    <section className={`panel ${styles.panel}`}>
      <h2>{text('checkoutOptions.newHere')}</h2>
      <FirstOrderOffer />
      <ButtonLink wide size="big" kind="secondary" href={`/account/signup${onward}`}>
        {text('account.createAccount')}
      </ButtonLink>
    </section>
  </div>
);

export const head: ScreenModule['head'] = () => ({
  title: text('page.checkoutOptions.title'),
  description: text('page.checkoutOptions.description'),
  robots: 'noindex,follow',
});
