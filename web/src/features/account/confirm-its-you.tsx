import { useState } from 'react';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { confirmByPasskey, usePasskeys } from './passkeys/api';
import { isCancelled } from '@/shared/passkeys/ceremony';
import { useCanUsePasskeys } from '@/shared/passkeys/support';
import styles from './security.module.css';
import { StepPanel } from './step-panel';
import { useMfa } from './two-step-api';
import { useConfirmed } from './use-confirmed';
import { useTwoStep } from './use-two-step';

/** Before how one signs in is changed: a code or a passkey shows whose the session is. What was typed in the form stays. */
export function ConfirmItsYou({ onConfirmed }: { onConfirmed: () => void }) {
  const { data: mfa } = useMfa();
  const [isDone, setDone] = useState(false);
  const done = () => {
    setDone(true);
    onConfirmed();
  };
  const flow = useTwoStep(mfa, done);
  const canUse = useCanUsePasskeys();
  const { data } = usePasskeys(canUse);
  const byPasskey = useConfirmed();
  const passkey = () =>
    void byPasskey.run(async () => {
      try {
        await confirmByPasskey();
        done();
      } catch (failure) {
        if (!isCancelled(failure)) throw failure; // a code does as well
      }
    });
  const hasPasskey = canUse && !!data?.passkeys?.some(({ isSuspect }) => !isSuspect);
  const problem = flow.problem || byPasskey.problem;
  if (isDone || !mfa) return null;
  if (flow.awaited) return <StepPanel flow={flow} mfa={mfa} />;
  return (
    <div className={styles.step}>
      <Note kind={problem ? 'warn' : 'info'} live>
        {problem || text('mfa.stepUp')}
      </Note>
      <div className={styles.acts}>
        <Button
          kind="secondary"
          busy={flow.isBusy}
          onClick={() => void flow.start({ purpose: 'confirm', way: mfa.ways[0]!.way })}
        >
          {text('mfa.confirm')}
        </Button>
        {hasPasskey && (
          <Button kind="secondary" busy={byPasskey.isBusy} onClick={passkey}>
            <Icon name="finger" size="s" /> {text('passkey.confirm')}
          </Button>
        )}
      </div>
    </div>
  );
}
