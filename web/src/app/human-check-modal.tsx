import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/shared/api/client';
import { text } from '@/shared/i18n/text';
import { solve } from '@/shared/session/proof-of-work';
import { useStore } from '@/shared/state/store';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { asked, type Check } from './human-check';
import styles from './human-check.module.css';
import { VendorCheck } from './vendor-check';

const heldFor = 2000;

/** What wouter says of every change of address. */
const changesOfAddress = ['pushState', 'replaceState', 'popstate'];

/**
 * The page is loaded anew after the check (specification §8). The blocked action goes on first, and what is typed or said
 * stays where it is, so that is done with the next screen; Splash only passes on.
 */
function reloadWithNextScreen(): void {
  const here = window.location.pathname;
  const look = () => {
    const { pathname } = window.location;
    if (pathname === here || pathname === '/redirect') return;
    for (const change of changesOfAddress) window.removeEventListener(change, look);
    window.location.reload();
  };
  for (const change of changesOfAddress) window.addEventListener(change, look);
}

/**
 * "Are you a human?", asked by the shop itself or by the check it has bought. Passed, the call goes on, and what the page
 * shows is loaded again.
 */
export default function HumanCheckModal() {
  const cache = useQueryClient();
  const now = useStore(asked);
  const isNothing = now && !now.check?.blockScript && !now.check?.challenge;
  useEffect(() => {
    if (isNothing) now.answer(false);
  }, [isNothing, now]);
  if (!now?.check || isNothing) return null;
  const { check, answer } = now;
  const pass = () => {
    reloadWithNextScreen();
    void cache.invalidateQueries();
    answer(true);
  };
  return (
    <Modal kind="question" title={text('error.humanTitle')} onClose={() => answer(false)}>
      {check.blockScript ? (
        <VendorCheck check={check} onPassed={pass} />
      ) : (
        <PressAndHold challenge={check.challenge} onPassed={pass} />
      )}
    </Modal>
  );
}

interface Props {
  challenge: Check['challenge'];
  onPassed: () => void;
}

/** The button is held while the browser does the work the server asked for. */
function PressAndHold({ challenge, onPassed }: Props) {
  const [holding, setHolding] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState(window.isSecureContext ? '' : text('error.humanInsecure'));
  const work = useRef<Promise<string | undefined>>(undefined);

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
      onPassed();
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
  );
}
