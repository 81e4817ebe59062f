import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './details.module.css';

type Sent = { icon: IconName; what: string; about: string; onRequest?: boolean };

const sent = (): Sent[] => [
  { icon: 'invoice', what: text('consent.confirmation'), about: text('consent.confirmationAbout') },
  { icon: 'truck', what: text('consent.onItsWay'), about: text('consent.onItsWayAbout') },
  { icon: 'ret', what: text('consent.refunds'), about: text('consent.refundsAbout') },
  { icon: 'lock', what: text('consent.security'), about: text('consent.securityAbout') },
  { icon: 'help', what: text('consent.answers'), about: text('consent.answersAbout') },
  { icon: 'bell', what: text('consent.stock'), about: text('consent.backInStock'), onRequest: true },
];

/** What we send whatever is agreed to, because an order or a question asks for it. */
export const MessagesSent = () => (
  <ul>
    {sent().map(({ icon, what, about, onRequest }) => (
      <li key={what} className={`${styles.choice} ${styles.sent}`}>
        <Icon name={icon} />
        <span>
          <b>{what}</b>
          <span className="small muted">{about}</span>
        </span>
        <Badge kind={onRequest ? 'fact' : 'yes'}>
          {onRequest ? text('consent.whenYouAsk') : text('consent.always')}
        </Badge>
      </li>
    ))}
  </ul>
);
