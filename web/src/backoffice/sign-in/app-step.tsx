import type { Schema } from '@/shared/api/types';
import { CodeField } from '@/shared/ui/code-field';
import type { Move } from '../api/use-move';
import { wordsOf } from '../api/words';
import { Button } from '../ui/button';
import { Note } from '../ui/states';
import { Qr } from './qr';

interface AppStepProps {
  invitation: Schema<'StaffInvitation'>;
  code: string;
  move: Move<void>;
  aboutCode: string | undefined;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The key goes into the app, and the first code shows that it did. */
export function AppStep({ invitation, code, move, aboutCode, onCode, onBack }: AppStepProps) {
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
