import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Link, usePath } from '@/shared/routing/routing';
import { leadsTo } from '@/shared/session/shop';
import { initials, useUser } from '@/shared/session/user';
import { Icon, type IconName } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';
import { signOut } from './api';
import styles from './account-frame.module.css';

interface AccountLink {
  href: string;
  icon: IconName;
  label: string;
  /** What is there, in a few words. */
  about?: string;
  /** Where else it is the page one is on. */
  also?: RegExp;
}

/** The account's pages, the overview first. */
export const accountLinks = (): AccountLink[] => [
  { href: '/account', icon: 'home', label: text('overview.title') },
  {
    href: '/orderhistory/neworders',
    icon: 'box',
    label: text('account.orders'),
    about: text('overview.orders'),
  },
  {
    href: '/account/returns',
    icon: 'ret',
    label: text('account.returns'),
    about: text('overview.returns'),
    also: /^\/(order\/)?return(\/|$)/,
  },
  ...(leadsTo('/s/price-beat')
    ? [
        {
          href: '/account/pricebeats',
          icon: 'tag' as const,
          label: text('account.priceBeats'),
          about: text('overview.priceBeats'),
        },
      ]
    : []),
  {
    href: '/account/wishlist',
    icon: 'heart',
    label: text('wishlist.title'),
    about: text('overview.wishlist'),
  },
  {
    href: '/account/addresses',
    icon: 'pin',
    label: text('account.addresses'),
    about: text('overview.addresses'),
  },
  {
    href: '/account/personaldetails',
    icon: 'user',
    label: text('account.personalDetails'),
    about: text('overview.details'),
  },
  {
    href: '/account/security',
    icon: 'lock',
    label: text('account.security'),
    about: text('overview.security'),
  },
  {
    href: '/account/communication',
    icon: 'mail',
    label: text('account.communication'),
    about: text('overview.communication'),
  },
  { href: '/account/data', icon: 'shield', label: text('account.data'), about: text('overview.data') },
  {
    href: '/account/writetous',
    icon: 'help',
    label: text('account.tickets'),
    about: text('overview.tickets'),
  },
];

/** What a path belongs to, where that does not stand in it. */
const belongings: [RegExp, string][] = [
  [/^\/(pb\/|account\/writetous\/pb1$)/, '/account/pricebeats'],
  [/^\/account\/changepassword$/, '/account/security'],
];

/** A message is one of the messages; a claim belongs to the price beats, wherever its form is. */
function isHere(path: string, href: string): boolean {
  const belongs = belongings.find(([pattern]) => pattern.test(path))?.[1];
  if (belongs) return href === belongs;
  return path === href || (href !== '/account' && path.startsWith(`${href}/`));
}

/** Who is signed in and where they can go, beside an account screen. */
export function AccountFrame({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.frame}`}>
      <Side />
      <section className={styles.main}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {actions}
        </div>
        {children}
      </section>
    </div>
  );
}

function Side() {
  const { data: user } = useUser();
  const path = usePath();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current: list } = row;
    const here = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [path]);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch (problem) {
      toast.error(messageOf(problem) || text('account.signOutFailed'));
      setLeaving(false);
    }
  };
  return (
    <aside className={styles.side}>
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(user?.firstName, user?.lastName)}
        </span>
        <div>
          <b>
            {user?.firstName} {user?.lastName}
          </b>
          <span className="small muted">{user?.email ?? user?.uid}</span>
        </div>
      </div>
      <nav aria-label={text('account.navigation')}>
        <ul ref={row}>
          {accountLinks().map(({ href, icon, label, also }) => (
            <li key={href}>
              <Link href={href} aria-current={isHere(path, href) || also?.test(path) ? 'page' : undefined}>
                <Icon name={icon} size="s" /> {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" aria-busy={leaving} disabled={leaving} onClick={() => void leave()}>
              <Icon name="out" size="s" /> {leaving ? text('account.signingOut') : text('account.signOut')}
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  );
}
