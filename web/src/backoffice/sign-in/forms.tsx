import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CodeField } from '@/shared/ui/code-field';
import { codeLength } from '@/shared/ui/code';
import { TextField } from '@/shared/ui/field';
import { useCanUsePasskeys } from '@/shared/passkeys/support';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { Button } from '../ui/button';
import { Note } from '../ui/states';
import type { Staff } from './door';
import { Or, PasskeyWay } from './passkey-way';
import { usePasskeySignIn } from './use-passkey-sign-in';

interface SignInProps {
  /** Known already, when a session ended. */
  email?: string;
  onIn: (staff: Staff) => void;
}

/** A passkey, or email and password, then the code; these three go together, so that nobody learns which of them was wrong. */
export function SignInForm({ email: known = '', onIn }: SignInProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [missing, setMissing] = useState(false);
  const move = useMove(
    (code: string) => api.post('/backoffice/api/session', { body: { email, password, code } }),
    onIn,
  );
  const canUse = useCanUsePasskeys();
  const passkey = usePasskeySignIn(canUse && step === 'password', onIn);
  const onNext = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!email.trim() || !password);
    if (!email.trim() || !password) return;
    move.forget();
    setStep('code');
  };
  if (step === 'code') return <CodeStep email={email} move={move} onBack={() => setStep('password')} />;
  return (
    <form method="post" onSubmit={onNext} noValidate>
      {canUse && (
        <>
          <PasskeyWay way={passkey} words="Sign in with a passkey" />
          <p className="tiny muted">Fingerprint, face or PIN. No password to remember.</p>
          <Or />
        </>
      )}
      <TextField
        label="Work email"
        type="email"
        name="email"
        autoComplete={canUse ? 'username webauthn' : 'username'}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={missing && !email.trim() ? 'Please enter your work email' : undefined}
        data-first={known ? undefined : ''}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={missing && !password ? 'Please enter your password' : undefined}
        data-first={known ? '' : undefined}
      />
      <Button kind={canUse ? 'sec' : 'pri'} big type="submit">
        Continue with password and app code
      </Button>
      <p className="tiny muted">
        Shop accounts do not work here. Lost your password or device? Ask an owner.
      </p>
    </form>
  );
}

interface CodeStepProps {
  email: string;
  move: ReturnType<typeof useMove<string, Staff>>;
  onBack: () => void;
}

function CodeStep({ email, move, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (whole: string) => void move.send(whole);
  const change = (next: string) => {
    setCode(next);
    move.forget();
    if (next.length === codeLength) send(next);
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === codeLength) send(code);
      }}
    >
      <p>
        Six digits from the authenticator app for <b>{email}</b>.
      </p>
      <CodeField ref={field} label="Code from your app" value={code} onChange={change} readOnly={move.busy} />
      {move.problem && (
        <Note kind="bad" live>
          {wordsOf(move.problem)}
        </Note>
      )}
      <Button kind="pri" big type="submit" busy={move.busy}>
        Sign in
      </Button>
      <button type="button" className="link" onClick={onBack}>
        Change email or password
      </button>
    </form>
  );
}
