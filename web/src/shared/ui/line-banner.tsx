import { useEffect, useState } from 'react';
import { text } from '@/shared/i18n/text';
import { notKept } from '@/shared/state/kept';
import { useIsOnline } from '@/shared/state/online';
import { useStore } from '@/shared/state/store';
import { TextButton } from './button';
import styles from './line-banner.module.css';

const shownFor = 3000;
const timeZone = 'Africa/Johannesburg';

/** Nothing that stands here is older: than this load of the page, or than what the device had kept (offline/seen-pages.ts). */
const seenAt = () => Number(document.documentElement.dataset.kept) || performance.timeOrigin;

const dayOf = (time: number) => new Date(time).toLocaleDateString('en-ZA', { timeZone });

/** The time of day, and of another day its date before it. */
const readableTime = (time: number) =>
  new Date(time).toLocaleString('en-ZA', {
    timeZone,
    timeStyle: 'short',
    dateStyle: dayOf(time) === dayOf(Date.now()) ? undefined : 'medium',
  });

/** Said once for the whole page: that the line is gone, that it is back, that the browser keeps nothing. */
export function LineBanner() {
  const isOnline = useIsOnline();
  const [since, setSince] = useState<number>();
  const [isBack, setBack] = useState(false);
  const isNotKept = useStore(notKept, false);
  const [isRead, setRead] = useState(false);
  if (!isOnline && !since) setSince(seenAt());
  if (isOnline && since) {
    setSince(undefined);
    setBack(true);
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), shownFor);
    return () => clearTimeout(timer);
  }, [isBack]);
  return (
    <div role="status" className={styles.place}>
      {since && <p>{text('offline.banner', { time: readableTime(since) })}</p>}
      {isBack && !since && <p className={styles.back}>{text('offline.back')}</p>}
      {isNotKept && !isRead && (
        <p>
          {text('storage.notKept')}{' '}
          <TextButton onClick={() => setRead(true)}>{text('common.close')}</TextButton>
        </p>
      )}
    </div>
  );
}
