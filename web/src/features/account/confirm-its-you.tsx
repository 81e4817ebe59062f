import { useState } from 'react';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import styles from './security.module.css';
import { StepPanel } from './step-panel';
import { useMfa } from './two-step-api';
import { useTwoStep } from './use-two-step';

/** Before how one signs in is changed: a code shows whose the session is. What was typed in the form stays. */
export function ConfirmItsYou({ onConfirmed }: { onConfirmed: () => void }) {
  const { data: mfa } = useMfa();
  const [isDone, setDone] = useState(false);
  const flow = useTwoStep(mfa, () => {
    setDone(true);
    onConfirmed();
  });
  if (isDone || !mfa) return null;
  if (flow.awaited) return <StepPanel flow={flow} mfa={mfa} />;
  return (
    <div className={styles.step}>
      <Note kind={flow.problem ? 'warn' : 'info'} live>
        {flow.problem || text('mfa.stepUp')}
      </Note>
      <div className={styles.acts}>
        <Button
          kind="secondary"
          busy={flow.isBusy}
          onClick={() => void flow.start({ purpose: 'confirm', way: mfa.ways[0]!.way })}
        >
          {text('mfa.confirm')}
        </Button>
      </div>
    </div>
  );
}
