import { AccountFrame } from '@/features/account/account-frame';
import { Agreed } from '@/features/account/agreed';
import styles from '@/features/account/details.module.css';
import { MessagesSent } from '@/features/account/messages-sent';
import { Specials } from '@/features/account/specials';
import { useConsents } from '@/features/account/use-consents';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { lazyPart } from '@/shared/ui/lazy-part';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

const SmsSection = lazyPart(() => import('@/features/push/sms-section'));
const PushSection = lazyPart(() => import('@/features/push/push-section'));

/** Screen Communication: account/communication, logged-in only. */
export function Component() {
  const consents = useConsents();
  return (
    <AccountFrame title={text('consent.whatWeSend')}>
      <p className="muted">{text('consent.savedAtOnce')}</p>
      <RetryWrapper query={consents}>
        {({ consentTemplates }) => (
          <>
            <Specials choices={consentTemplates} />
            <PushSection />
            <SmsSection />
            <section className="panel" aria-labelledby="about-orders">
              <div className={styles.heading}>
                <h2 id="about-orders">{text('consent.orders')}</h2>
                <p className="small muted">{text('consent.ordersText')}</p>
              </div>
              <MessagesSent />
            </section>
            <Agreed choices={consentTemplates} />
          </>
        )}
      </RetryWrapper>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.communication.title'),
  description: text('page.communication.description'),
  robots: 'noindex,follow',
});
