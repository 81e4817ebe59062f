import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Button, TextButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';
import styles from './security.module.css';
import { endOtherSessions, endSession, useRefreshSecurity } from './two-step-api';

type Session = Schema<'OwnSession'>;

/** What somebody recognises a device by. */
export function deviceOf({ channel, browser, operatingSystem }: Session): string {
  if (channel === 'app') return text('sessions.app');
  if (browser && operatingSystem) return text('sessions.on', { browser, system: operatingSystem });
  return browser ?? operatingSystem ?? text('sessions.unknown');
}

/** Where the customer is signed in; each can be ended, but the one that is looked at. */
export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const refresh = useRefreshSecurity();
  const [busy, setBusy] = useState('');
  const end = async (which: string, call: Promise<unknown>) => {
    setBusy(which);
    try {
      await call;
      toast.success(which === 'others' ? text('sessions.othersEnded') : text('sessions.ended'));
    } catch (failure) {
      toast.error(messageOf(failure));
    } finally {
      await refresh();
      setBusy('');
    }
  };
  const here = sessions.filter(({ isCurrent }) => isCurrent);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section className="panel" aria-labelledby="sessions">
      <div className={styles.head}>
        <h2 id="sessions">{text('sessions.title')}</h2>
        <p className="small muted">{text('sessions.text')}</p>
      </div>
      <ul className={styles.rows}>
        {[...here, ...others].map((each) => (
          <li key={each.id}>
            <Icon name={each.channel === 'app' || each.channel === 'msite' ? 'phone' : 'home'} />
            <div>
              <b>{deviceOf(each)}</b>
              <p className="small muted">
                {each.isCurrent
                  ? text('sessions.thisOne')
                  : text('sessions.lastSeen', { day: dayOf(each.lastSeen), time: clockOf(each.lastSeen) })}
              </p>
            </div>
            {!each.isCurrent && (
              <TextButton
                aria-label={text('sessions.endThis', { device: deviceOf(each) })}
                disabled={busy !== ''}
                onClick={() => void end(each.id, endSession(each.id))}
              >
                {text('sessions.end')}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className={styles.step}>
          <div className={styles.acts}>
            <Button
              kind="secondary"
              busy={busy === 'others'}
              onClick={() => void end('others', endOtherSessions())}
            >
              {text('sessions.endOthers')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
