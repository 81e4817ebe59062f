import { useEffect, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Button, TextButton } from '@/shared/ui/button';
import { CodeField } from '@/shared/ui/code-field';
import { Note } from '@/shared/ui/note';
import { useCodeCheck } from './use-code-check';

interface Props {
  /** Sends what was typed; throws what the server answers when it is not right. */
  check: (code: string) => Promise<void>;
  submit?: string;
  hint?: string;
  /** The cursor begins in its field. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** The code that an authenticator app shows is typed in: nothing is sent, so nothing can be sent again. */
export function AppCodeForm({ check, submit = text('otp.verify'), hint, takesFocus, children }: Props) {
  const entry = useCodeCheck(check);
  const { field, problem } = entry;
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [field, takesFocus]);
  const isOfField = problem?.kind === 'wrong' || problem?.kind === 'over';
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void entry.verify();
      }}
    >
      {problem && !isOfField && (
        <Note kind={problem.kind === 'later' ? 'warn' : 'bad'} live>
          {problem.message}{' '}
          {problem.kind === 'lost' && (
            <TextButton onClick={() => void entry.verify()}>{text('common.retry')}</TextButton>
          )}
        </Note>
      )}
      {problem?.kind !== 'cancelled' && (
        <>
          <CodeField
            ref={field}
            label={text('mfa.appCode')}
            hint={hint}
            error={isOfField ? problem.message : undefined}
            value={entry.code}
            onChange={entry.change}
            readOnly={entry.isBusy}
          />
          {children}
          <Button type="submit" wide size="big" busy={entry.isBusy}>
            {entry.isBusy ? text('otp.checking') : submit}
          </Button>
        </>
      )}
    </form>
  );
}
