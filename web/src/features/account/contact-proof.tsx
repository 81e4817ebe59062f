import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { CodeForm } from './code-form';
import { waitIn } from './code-problem';
import styles from './details.module.css';
import { useContact } from './use-contact';

/** The address or number there is, shown to be theirs. */
export function ContactProof({ loginId, onClose }: { loginId: string; onClose: () => void }) {
  const { sent, ask, check, sendAgain } = useContact(onClose);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await ask(loginId);
    } catch (failure) {
      setProblem(`${messageOf(failure)} ${waitIn(failure)}`.trim());
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.contact}>
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      {sent && (
        <>
          <p className="small muted">{text('otp.sent', { to: sent.to })}</p>
          <CodeForm sent={sent} check={check} sendAgain={sendAgain} />
        </>
      )}
      <div className={styles.acts}>
        {!sent && (
          <Button busy={isBusy} onClick={() => void begin()}>
            {text('contact.askCode')}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          {text('common.cancel')}
        </Button>
      </div>
    </div>
  );
}
