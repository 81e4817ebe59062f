import { useState, type FormEvent } from 'react';
import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { useCanUsePasskeys } from '@/shared/passkeys/support';
import { TextField } from '@/shared/ui/field';
import { go } from '../address/address';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { roleName } from '../staff/roles';
import { Button } from '../ui/button';
import { AppStep } from './app-step';
import type { Staff } from './door';
import { Or, PasskeyWay } from './passkey-way';
import { acceptByPasskey } from './passkeys';
import { useCeremony } from './use-ceremony';

/** What the server says of this field. */
const saidOf = (problem: ApiError | undefined, field: string) =>
  problem?.problems.find(({ subject }) => subject === field)?.message;

interface FormProps {
  token: string;
  invitation: Schema<'StaffInvitation'>;
  onIn: (staff: Staff) => void;
}

/** What whoever is invited will sign in by: a passkey, or a password and an app. */
export function AcceptForm({ token, invitation, onIn }: FormProps) {
  const [step, setStep] = useState<'password' | 'app'>('password');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('');
  const isIn = (staff: Staff) => {
    go('/', { replace: true });
    onIn(staff);
  };
  const canUse = useCanUsePasskeys();
  const passkey = useCeremony(() => acceptByPasskey(token), isIn);
  const move = useMove(
    () => api.post('/backoffice/api/invitation/accept', { body: { token, password, code } }),
    isIn,
  );
  const aboutPassword = saidOf(move.problem, 'password');
  const aboutCode = saidOf(move.problem, 'code');
  const onNext = (event: FormEvent) => {
    event.preventDefault();
    const mistake = !password
      ? 'Please choose a password'
      : password === again
        ? ''
        : 'The two are not the same';
    setWrong(mistake);
    if (mistake) return;
    move.forget();
    setStep('app');
  };
  if (step === 'password' || aboutPassword)
    return (
      <form method="post" onSubmit={onNext} noValidate>
        <p>
          You are invited as <b>{invitation.roles.map(roleName).join(', ')}</b> with {invitation.email}.
        </p>
        {canUse && (
          <>
            <PasskeyWay way={passkey} words="Make a passkey" />
            <p className="tiny muted">
              By the fingerprint, face or PIN of this device: no password to remember, and it cannot be
              phished or guessed.
            </p>
            <Or />
          </>
        )}
        <p>Choose a password that you use nowhere else.</p>
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
        <TextField
          label="New password"
          hint="Upper and lower case, a digit and a sign such as # or !"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            move.forget();
            setStep('password');
          }}
          error={aboutPassword ?? (wrong && !password ? wrong : undefined)}
        />
        <TextField
          label="Repeat the password"
          type="password"
          autoComplete="new-password"
          value={again}
          onChange={({ target }) => setAgain(target.value)}
          error={wrong && password ? wrong : undefined}
        />
        <Button kind={canUse ? 'sec' : 'pri'} big type="submit">
          Next: authenticator app
        </Button>
      </form>
    );
  return (
    <AppStep
      {...{ invitation, code, move, aboutCode }}
      onCode={(next) => {
        setCode(next);
        move.forget();
      }}
      onBack={() => setStep('password')}
    />
  );
}
