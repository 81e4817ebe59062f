import { useEffect, useRef, useState } from 'react';
import { api } from '@/shared/api/client';
import { text } from '@/shared/i18n/text';
import { solve } from '@/shared/session/proof-of-work';
import { useStore } from '@/shared/state/store';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { asked } from './human-check';
import styles from './human-check.module.css';

const heldFor = 2000;

/** "Are you a human?": the button is held while the browser does the work the server asked for. */
export default function HumanCheckModal() {
  const check = useStore(asked);
  const [holding, setHolding] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState(window.isSecureContext ? '' : text('error.humanInsecure'));
  const work = useRef<Promise<string | undefined>>(undefined);
  const challenge = check?.challenge;

  useEffect(() => {
    if (!challenge || !window.isSecureContext) return;
    const left = new AbortController();
    work.current = solve(challenge, left.signal);
    return () => left.abort();
  }, [challenge]);

  const handIn = async () => {
    if (done) return;
    setDone(true);
    setProblem('');
    try {
      const payload = await work.current;
      if (payload === undefined) return;
      await api.post('/bot/verify', { body: { payload } });
      check?.answer(true);
    } catch {
      setProblem(text('error.humanAgain'));
      setDone(false);
    }
  };

  useEffect(() => {
    if (!holding || done) return;
    const timer = setTimeout(() => void handIn(), heldFor);
    return () => clearTimeout(timer);
  });

  const holds = (is: boolean) => () => setHolding(is);
  const key = (is: boolean) => (event: React.KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    setHolding(is);
  };
  return (
    <Modal kind="question" title={text('error.humanTitle')} onClose={() => check?.answer(false)}>
      <div className="stack">
        <p>{text('error.humanHint')}</p>
        {problem && (
          <Note kind="bad" live>
            {problem}
          </Note>
        )}
        <button
          type="button"
          className={`${styles.hold} ${holding || done ? styles.holding : ''}`}
          aria-busy={done}
          onPointerDown={holds(true)}
          onPointerUp={holds(false)}
          onPointerLeave={holds(false)}
          onPointerCancel={holds(false)}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={key(true)}
          onKeyUp={key(false)}
          onBlur={holds(false)}
        >
          <span>{text('error.humanAction')}</span>
        </button>
        <button type="button" className={styles.other} disabled={done} onClick={() => void handIn()}>
          {text('error.humanWithoutHolding')}
        </button>
      </div>
    </Modal>
  );
}
