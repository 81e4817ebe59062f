import { useState } from 'react';
import type { Permission } from '@/offline/push-device';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { PageLink } from '@/shared/ui/page-link';
import styles from './push.module.css';
import { isResting, saidNo } from './rest';
import { useDevice, usePermission, usePush } from './use-push';

/** Our own question after an order; only who says yes to it is asked by the phone. */
export default function PushQuestion() {
  const { data: push } = usePush();
  const permission = usePermission();
  const [isAsked] = useState(() => !isResting(saidNo.get()));
  const [answer, setAnswer] = useState<Permission>();
  const device = useDevice(push?.applicationServerKey ?? '');
  if (answer) return <Answered answer={answer} />;
  if (!isAsked || !push?.offered || push.deviceId || (permission !== 'default' && permission !== 'granted'))
    return null;
  const refuse = () => {
    saidNo.set(Date.now());
    setAnswer('default');
  };
  return (
    <section className={`panel ${styles.ask}`} aria-labelledby="push-question">
      <span className={styles.sign}>
        <Icon name="bell" />
      </span>
      <div>
        <h2 id="push-question" className={styles.title}>
          {text('push.askTitle')}
        </h2>
        <p className="small muted">{text('push.askText')}</p>
      </div>
      {device.isError && (
        <div className={styles.wide}>
          <Note kind="bad" live>
            {text('push.failed')} {messageOf(device.error)}
          </Note>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          busy={device.isPending}
          onClick={() =>
            device.mutate(true, {
              onSuccess: (said) => {
                if (said === 'default') saidNo.set(Date.now());
                setAnswer(said as Permission);
              },
            })
          }
        >
          {text('push.yes')}
        </Button>
        <Button kind="secondary" onClick={refuse}>
          {text('push.no')}
        </Button>
      </div>
    </section>
  );
}

function Answered({ answer }: { answer: Permission }) {
  if (answer === 'granted')
    return (
      <Note kind="good" live>
        <b>{text('push.allowedTitle')}</b>{' '}
        <PageLink href="/account/communication">{text('push.choose')}</PageLink>
      </Note>
    );
  if (answer === 'denied')
    return (
      <Note kind="warn" live>
        <b>{text('push.blockedTitle')}</b> {text('push.blocked')}
      </Note>
    );
  return (
    <Note live>
      <b>{text('push.refusedTitle')}</b> {text('push.refused')}
    </Note>
  );
}
