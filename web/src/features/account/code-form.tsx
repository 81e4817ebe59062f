import { useEffect, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { minutesAndSeconds } from '@/shared/state/use-seconds-until';
import { Button, TextButton } from '@/shared/ui/button';
import { CodeField } from '@/shared/ui/code-field';
import { Note } from '@/shared/ui/note';
import styles from './door.module.css';
import { useCodeCheck } from './use-code-check';
import { useSendAgain, type Sent } from './use-send-again';

interface Props {
  sent: Sent;
  /** Sends what was typed; throws what the server answers when it is not right. */
  check: (code: string) => Promise<void>;
  sendAgain: () => Promise<void>;
  /** What the button says. */
  submit?: string;
  /** Rows of other ways on, below the one that sends the code again. */
  ways?: ReactNode;
  /** What else the form asks, between the code and its button. */
  children?: ReactNode;
}

/** The code that was sent is typed in, and what can happen to it on the way is said. */
export function CodeForm({ sent, check, sendAgain, submit = text('otp.verify'), ways, children }: Props) {
  const entry = useCodeCheck(check);
  const again = useSendAgain(sent, sendAgain, entry.clear);
  const { field, problem } = entry;
  const kind = problem?.kind;
  const isCancelled = kind === 'cancelled';
  useEffect(() => field.current?.focus({ preventScroll: true }), [field, isCancelled]);
  const isGone = kind === 'over' || isCancelled;
  const wait = again.secondsLeft > 0 && text('otp.againIn', { time: minutesAndSeconds(again.secondsLeft) });
  return (
    <>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void entry.verify();
        }}
      >
        {again.sent && !problem && (
          <Note kind="good" live>
            {again.sent}
          </Note>
        )}
        {again.problem && (
          <Note kind="warn" live>
            {again.problem}
          </Note>
        )}
        {(isCancelled || kind === 'later' || kind === 'lost') && (
          <Note kind={kind === 'later' ? 'warn' : 'bad'} live>
            {problem?.message}{' '}
            {kind === 'lost' && (
              <>
                <b>{text('otp.stillInBoxes')}</b>{' '}
                <TextButton onClick={() => void entry.verify()}>{text('common.retry')}</TextButton>
              </>
            )}
          </Note>
        )}
        {!isCancelled && (
          <CodeField
            ref={field}
            label={text('otp.yourCode')}
            hint={text('otp.hint')}
            error={kind === 'wrong' || kind === 'over' ? problem?.message : undefined}
            value={entry.code}
            onChange={entry.change}
            readOnly={entry.isBusy}
          />
        )}
        {!isGone && children}
        {isGone ? (
          <>
            {wait && <p className="small muted tnum">{wait}</p>}
            <Button wide size="big" busy={again.isBusy} disabled={!!wait} onClick={() => void again.send()}>
              {text('otp.sendNew')}
            </Button>
          </>
        ) : (
          <Button type="submit" wide size="big" busy={entry.isBusy}>
            {entry.isBusy ? text('otp.checking') : submit}
          </Button>
        )}
      </form>
      <ul className={styles.ways}>
        <li>
          <div>
            <b>{text('otp.again')}</b>
            <p className="small muted tnum">{wait || text('otp.againNow')}</p>
          </div>
          <Button
            kind="secondary"
            size="small"
            busy={again.isBusy}
            disabled={!!wait}
            onClick={() => void again.send()}
          >
            {text('otp.sendAgain')}
          </Button>
        </li>
        {ways}
      </ul>
    </>
  );
}
