import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { Button, TextButton } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { SectionHead } from './section-head';
import styles from './security.module.css';
import { Tile } from './tile';
import { endOtherSessions, endSession, useRefreshSecurity } from './two-step-api';

type Session = Schema<'OwnSession'>;

/** What somebody recognises a device by. */
export function deviceOf({ channel, browser, operatingSystem }: Session): string {
  if (channel === 'app') return text('sessions.app');
  if (browser && operatingSystem) return text('sessions.on', { browser, system: operatingSystem });
  return browser ?? operatingSystem ?? text('sessions.unknown');
}

const handhelds = ['Android', 'iPhone', 'iPad'];

/** Whether it is held in a hand, as its drawing says. */
export const isHandheld = ({ channel, operatingSystem = '' }: Session) =>
  channel === 'app' || channel === 'msite' || handhelds.includes(operatingSystem);

/** Where it was opened, as far as that is known, and when it was last seen. */
export function seenOf({ place, isCurrent, lastSeen }: Session): string {
  const seen = isCurrent
    ? text('sessions.now')
    : text('sessions.lastSeen', { day: dayOf(lastSeen), time: clockOf(lastSeen) });
  return place ? text('sessions.inPlace', { place, seen }) : seen;
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
      <SectionHead id="sessions" title={text('sessions.title')}>
        <p className="small muted">{text('sessions.text')}</p>
      </SectionHead>
      <ul className={styles.rows}>
        {[...here, ...others].map((each) => (
          <li key={each.id}>
            <Tile icon={isHandheld(each) ? 'phone' : 'laptop'} />
            <div>
              <p className={styles.name}>
                <b>{deviceOf(each)}</b>
                {each.isNew && !each.isCurrent && <Badge kind="warn">{text('sessions.new')}</Badge>}
                {each.isCurrent && <Badge kind="yes">{text('sessions.thisOne')}</Badge>}
              </p>
              <p className="small muted">{seenOf(each)}</p>
            </div>
            {!each.isCurrent && (
              <TextButton
                className={styles.danger}
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
        <div className={styles.foot}>
          <Button
            kind="secondary"
            size="small"
            busy={busy === 'others'}
            onClick={() => void end('others', endOtherSessions())}
          >
            {text('sessions.endOthers')}
          </Button>
        </div>
      )}
    </section>
  );
}
