import type { ReactNode } from 'react';
import { shownPhone } from '@/shared/i18n/phone';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { leadsTo, theShop } from '@/shared/session/shop';
import { ButtonLink } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './help.module.css';

type Topic = [icon: IconName, title: string, about: string, href: string];

const topics = (): Topic[] => [
  ['box', text('header.trackOrder'), text('help.orders'), '/orderhistory/neworders'],
  ['truck', text('footer.delivery'), text('help.delivery'), '/s/delivery-and-collection'],
  ['ret', text('help.returnsTitle'), text('help.returns'), '/s/returns-policy'],
  ['tag', text('header.priceBeat'), text('help.priceBeat'), '/s/price-beat'],
  ['card', text('help.instalmentsTitle'), text('help.instalments'), '/s/instalments'],
  ['shield', text('footer.warranties'), text('help.warranties'), '/s/warranties'],
  ['user', text('help.accountTitle'), text('help.account'), '/account/personaldetails'],
  ['lock', text('footer.privacy'), text('help.privacy'), '/s/privacy'],
];

/** Only those the retailer has written. */
export const topicsShown = (): Topic[] => topics().filter(([, , , href]) => leadsTo(href));

/** What people come for, each with the page that answers it. */
export const HelpTopics = () => (
  <section aria-labelledby="help-topics">
    <h2 id="help-topics">{text('help.topics')}</h2>
    <ul className={styles.topics}>
      {topicsShown().map(([icon, title, about, href]) => (
        <li key={href}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span>
            <Link href={href}>{title}</Link>
            <span className="tiny muted">{about}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Who answers, and how they are reached today. */
export const TalkToUs = () => (
  <section aria-labelledby="help-talk">
    <h2 id="help-talk">{text('help.talk')}</h2>
    <WaysToReachUs />
  </section>
);

/** Every way to reach the shop; on the page that says more of them, side by side where there is room. */
export function WaysToReachUs({ isContact }: { isContact?: boolean }) {
  const { phone, email } = theShop();
  const isLoggedIn = useIsLoggedIn();
  return (
    <ul className={`panel ${styles.ways} ${isContact ? styles.sideBySide : ''}`}>
      <Way icon="edit" title={text('help.writeToUs')} about={text('help.writeToUsAbout')}>
        <ButtonLink size="small" href="/account/writetous?new=1" aria-label={text('help.writeToUs')}>
          {text('help.write')}
        </ButtonLink>
      </Way>
      {isLoggedIn && (
        <Way icon="box" title={text('help.yourMessages')} about={text('help.yourMessagesAbout')}>
          <ButtonLink
            size="small"
            kind="secondary"
            href="/account/writetous"
            aria-label={text('help.yourMessages')}
          >
            {text('help.open')}
          </ButtonLink>
        </Way>
      )}
      {phone && (
        <Way icon="phone" title={shownPhone(phone)} about={text('help.phone')}>
          <ButtonLink size="small" href={`tel:${phone}`}>
            {text('help.call')}
          </ButtonLink>
        </Way>
      )}
      {email && (
        <Way icon="mail" title={email} about={text('help.email')}>
          <ButtonLink size="small" kind="secondary" href={`mailto:${email}`}>
            {text('help.write')}
          </ButtonLink>
        </Way>
      )}
      {!isContact && leadsTo('/s/contact') && (
        <Way icon="clock" title={text('help.contact')} about={text('help.contactAbout')}>
          <ButtonLink size="small" kind="secondary" href="/s/contact" aria-label={text('help.contact')}>
            {text('help.open')}
          </ButtonLink>
        </Way>
      )}
      <Way icon="store" title={text('stores.link')} about={text('help.stores')}>
        <ButtonLink size="small" kind="secondary" href="/storelocator" aria-label={text('stores.link')}>
          {text('help.open')}
        </ButtonLink>
      </Way>
    </ul>
  );
}

interface WayProps {
  icon: IconName;
  title: string;
  about: string;
  children: ReactNode;
}

const Way = ({ icon, title, about, children }: WayProps) => (
  <li>
    <span className={styles.icon}>
      <Icon name={icon} />
    </span>
    <span>
      <b>{title}</b>
      <span className="tiny muted">{about}</span>
    </span>
    {children}
  </li>
);
