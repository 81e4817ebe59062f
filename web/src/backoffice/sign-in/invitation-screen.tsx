import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '@/shared/api/errors';
import { CodeField } from '@/shared/ui/code-field';
import { TextField } from '@/shared/ui/field';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useMove, type Move } from '../api/use-move';
import { wordsOf } from '../api/words';
import { go } from '../address/address';
import { Button } from '../ui/button';
import { roleName } from '../staff/roles';
import { Bones, Note } from '../ui/states';
import type { Staff } from './door';
import { DoorFrame } from './door-screen';
import { Qr } from './qr';

interface Props {
  shopName: string;
  onIn: (staff: Staff) => void;
}

/** `/backoffice/invitation#TOKEN`: a password of one's own, the authenticator app, its first code. */
export default function InvitationScreen({ shopName, onIn }: Props) {
  const [token] = useState(() => window.location.hash.slice(1));
  // Asked once: each time the server draws another key for the app.
  const query = useQuery<Schema<'StaffInvitation'>, ApiError>({
    queryKey: ['invitation', token],
    queryFn: () => api.post('/backoffice/api/invitation', { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const isOver = !token || query.error?.status === 404;
  return (
    <DoorFrame shopName={shopName} title={query.data ? `Welcome, ${query.data.name}` : 'Invitation'}>
      {isOver ? (
        <>
          <p>This invitation was used already, or is older than 72 hours. Ask an owner for a new one.</p>
          <a href="/backoffice/">Sign in</a>
        </>
      ) : query.error ? (
        <Note kind="bad" live>
          {wordsOf(query.error)}
        </Note>
      ) : query.data ? (
        <AcceptForm token={token} invitation={query.data} onIn={onIn} />
      ) : (
        <Bones rows={4} />
      )}
    </DoorFrame>
  );
}

/** What the server says of this field. */
const saidOf = (problem: ApiError | undefined, field: string) =>
  problem?.problems.find(({ subject }) => subject === field)?.message;

interface FormProps {
  token: string;
  invitation: Schema<'StaffInvitation'>;
  onIn: (staff: Staff) => void;
}

function AcceptForm({ token, invitation, onIn }: FormProps) {
  const [step, setStep] = useState<'password' | 'app'>('password');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('');
  const move = useMove(
    () => api.post('/backoffice/api/invitation/accept', { body: { token, password, code } }),
    (staff) => {
      go('/', { replace: true });
      onIn(staff);
    },
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
          Choose a password that you use nowhere else.
        </p>
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
          label="The same again"
          type="password"
          autoComplete="new-password"
          value={again}
          onChange={({ target }) => setAgain(target.value)}
          error={wrong && password ? wrong : undefined}
        />
        <Button kind="pri" big type="submit">
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

interface AppStepProps {
  invitation: Schema<'StaffInvitation'>;
  code: string;
  move: Move<void>;
  aboutCode: string | undefined;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The key goes into the app, and the first code shows that it did. */
function AppStep({ invitation, code, move, aboutCode, onCode, onBack }: AppStepProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void move.send();
      }}
    >
      <p>
        Scan this with an authenticator app, or type the key into it. Every sign-in asks for a code of it.
      </p>
      <div className="qr">
        <Qr words={invitation.otpauthUrl} label="QR code with the key for your authenticator app" />
        <code>{invitation.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
      <CodeField
        label="First code from the app"
        value={code}
        onChange={onCode}
        error={aboutCode}
        readOnly={move.busy}
      />
      {move.problem && !aboutCode && (
        <Note kind="bad" live>
          {wordsOf(move.problem)}
        </Note>
      )}
      <Button kind="pri" big type="submit" busy={move.busy} disabled={code.length < 6}>
        Finish and sign in
      </Button>
      <button type="button" className="link" onClick={onBack}>
        Back to the password
      </button>
    </form>
  );
}
