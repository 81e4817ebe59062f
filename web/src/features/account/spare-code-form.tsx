import { useState, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { joined, messagesFor } from '@/shared/validation/field';
import { codeProblemOf, type CodeProblem } from './code-problem';

interface Props {
  check: (code: string) => Promise<void>;
  submit?: string;
  children?: ReactNode;
}

/** One of the ten spare codes is typed in. */
export function SpareCodeForm({ check, submit = text('otp.verify'), children }: Props) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<CodeProblem>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const early = messagesFor('recoveryCode', code.trim());
    if (early.length > 0) return setProblem({ kind: 'wrong', message: joined([...new Set(early)]) });
    setProblem(undefined);
    setBusy(true);
    try {
      await check(code.trim());
    } catch (failure) {
      setProblem(codeProblemOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const isOfField = problem?.kind === 'wrong' || problem?.kind === 'over';
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      {problem && !isOfField && (
        <Note kind="bad" live>
          {problem.message}
        </Note>
      )}
      {problem?.kind !== 'cancelled' && (
        <>
          <TextField
            label={text('mfa.spareCode')}
            hint={text('mfa.spareCodeHint')}
            error={isOfField ? problem.message : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          {children}
          <Button type="submit" wide size="big" busy={isBusy}>
            {isBusy ? text('otp.checking') : submit}
          </Button>
        </>
      )}
    </form>
  );
}
