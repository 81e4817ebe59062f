import type { PushState } from '@/offline/push-device';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Switch } from '@/shared/ui/switch';
import styles from './push.module.css';
import { useDevice, usePermission, usePush, usePushChoice, type Choice } from './use-push';

/** Notifications on the screen Communication: this device, and what of. */
export default function PushSection() {
  const push = usePush();
  return (
    <section className="panel" aria-labelledby="notifications">
      <div className={styles.heading}>
        <h2 id="notifications">{text('push.title')}</h2>
        <p className="small muted">{text('push.titleText')}</p>
      </div>
      <RetryWrapper query={push}>
        {(state) => (
          <>
            <div className={styles.choice}>
              <ThisDevice push={state} />
            </div>
            <ul className={styles.choices}>
              {state.offered &&
                state.choices.map((choice) => <PushChoice key={choice.kind} choice={choice} />)}
            </ul>
          </>
        )}
      </RetryWrapper>
    </section>
  );
}

function ThisDevice({ push }: { push: PushState }) {
  const permission = usePermission();
  const { mutate, isPending, variables, error } = useDevice(push.applicationServerKey ?? '');
  if (!push.offered) return <p className="muted">{text('push.notHere')}</p>;
  if (permission === undefined) return null;
  if (permission === 'none') return <p className="muted">{text('push.unsupported')}</p>;
  if (permission === 'denied')
    return (
      <Note kind="warn">
        <b>{text('push.blockedTitle')}</b> {text('push.blocked')}
      </Note>
    );
  const isOn = push.deviceId !== undefined && permission === 'granted';
  return (
    <Switch
      label={text('push.here')}
      hint={text('push.hereAbout')}
      error={error ? `${text('push.failed')} ${messageOf(error)}` : undefined}
      checked={isPending ? variables : isOn}
      aria-busy={isPending || undefined}
      onChange={(event) => !isPending && mutate(event.target.checked)}
    />
  );
}

function PushChoice({ choice }: { choice: Choice }) {
  const { mutate, isPending, variables, error } = usePushChoice(choice.kind);
  return (
    <li className={styles.choice} aria-busy={isPending || undefined}>
      <Switch
        label={choice.name}
        hint={choice.description}
        error={error ? `${text('consent.notSaved')} ${messageOf(error)}` : undefined}
        checked={isPending ? variables : choice.wanted}
        onChange={(event) => !isPending && mutate(event.target.checked)}
      />
    </li>
  );
}
