import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import { rand } from '@/shared/ui/price';
import { RetryNote } from '@/shared/ui/retry-note';
import styles from './returns.module.css';
import type { Preview } from './use-preview';

interface Props {
  back: { href: string; label: string };
  preview: Preview;
  children: ReactNode;
}

/** The end of a step: the way back, what comes back, and the way on. */
export const GoBar = ({ back, preview: { data, isUncertain, problem, retry }, children }: Props) => (
  <>
    {problem && <RetryNote problem={problem} onRetry={retry} />}
    <div className={styles.goBar}>
      <Link className={styles.back} href={back.href}>
        <Icon name="left" size="s" /> {back.label}
      </Link>
      <div className={styles.next}>
        <p className="small muted" role="status" aria-busy={isUncertain}>
          {data && (
            <>
              {text('return.youGetBack')}
              <b className="tnum">{rand(data.refundAmount.value)}</b>
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  </>
);
