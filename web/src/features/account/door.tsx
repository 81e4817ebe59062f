import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { expired } from '@/shared/session/expiry';
import { useKept } from '@/shared/state/kept';
import { Icon } from '@/shared/ui/icon';
import { NeedsScripts } from '@/shared/ui/needs-scripts';
import { Note } from '@/shared/ui/note';
import styles from './door.module.css';

interface DoorProps {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
  /** The screen before, and what it is given. */
  back?: { href: string; state?: unknown };
  /** What it holds works without scripts too. */
  isPlain?: boolean;
}

/** The narrow panel of the sign-in screens. */
export function Door({ title, children, aside, back, isPlain = false }: DoorProps) {
  const isExpired = useKept(expired, false);
  return (
    <div className={`wrap ${styles.door}`}>
      <section className={`panel ${styles.panel}`}>
        {back && (
          <Link className={styles.back} {...back}>
            <Icon name="left" size="s" />
            {text('common.back')}
          </Link>
        )}
        <h1>{title}</h1>
        {isExpired && (
          <Note kind="warn" live>
            {text('error.sessionExpired')}
          </Note>
        )}
        {children}
        {!isPlain && <NeedsScripts />}
      </section>
      {aside}
    </div>
  );
}
