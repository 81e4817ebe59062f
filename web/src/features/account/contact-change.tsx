import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button, TextButton } from '@/shared/ui/button';
import { CodeField } from '@/shared/ui/code-field';
import { TextField } from '@/shared/ui/field';
import { MobileField } from '@/shared/ui/mobile-field';
import { Note } from '@/shared/ui/note';
import { CodeForm } from './code-form';
import styles from './details.module.css';
import { useContact } from './use-contact';
import { useNextContact } from './use-next-contact';

interface Props {
  user: Schema<'User'>;
  what: 'email' | 'mobile';
  onClose: () => void;
  /** The number there is, which is to be shown to be theirs, not changed. */
  typed?: string;
  /** Keeps a number as it was typed, where a number may be kept so. */
  saveWithout?: (number: string) => Promise<void>;
}

/**
 * An email address or number to sign in by, another one or a number that was only typed: who asks for it, then the code
 * that shows that it is theirs.
 */
export function ContactChange({ user, what, onClose, typed, saveWithout }: Props) {
  const { sent, ask, check, sendAgain } = useContact(onClose);
  if (!sent)
    return (
      <Next user={user} what={what} ask={ask} onClose={onClose} typed={typed} saveWithout={saveWithout} />
    );
  return (
    <div className={styles.contact}>
      <p className="small muted">{text('otp.sent', { to: sent.to })}</p>
      <CodeForm
        sent={sent}
        check={check}
        sendAgain={sendAgain}
        submit={typed ? undefined : what === 'email' ? text('contact.saveEmail') : text('contact.saveMobile')}
      />
      {!typed && <Note>{text('contact.keepsWorking')}</Note>}
      <div className={styles.acts}>
        <Button kind="secondary" onClick={onClose}>
          {text('common.cancel')}
        </Button>
      </div>
    </div>
  );
}

type NextProps = Props & { ask: ReturnType<typeof useContact>['ask'] };

function Next({ user, what, ask, onClose, typed, saveWithout }: NextProps) {
  const { form, own, ownCode, setOwnCode, problem, codeProblem, send, byCode, without } = useNextContact({
    ownEmail: user.email ?? user.uid ?? '',
    what,
    ask,
    typed,
    saveWithout,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {problem && (
        <Note kind="bad" live>
          {problem} <b>{text('account.stillInFields')}</b>
        </Note>
      )}
      {typed ? null : what === 'email' ? (
        <TextField
          label={text('contact.newEmail')}
          type="email"
          autoComplete="email"
          maxLength={256}
          error={errors.next}
          {...register('next')}
        />
      ) : (
        <MobileField label={text('contact.newMobile')} error={errors.next} {...register('next')} />
      )}
      {own ? (
        <CodeField
          label={text('contact.codeToOwn', { to: own.to })}
          error={codeProblem}
          value={ownCode}
          onChange={setOwnCode}
        />
      ) : (
        <>
          <TextField
            label={text('contact.yourPassword')}
            type="password"
            autoComplete="current-password"
            error={errors.password}
            {...register('password')}
          />
          <p className="small">
            <TextButton onClick={() => void byCode()}>
              {text('contact.codeInstead', { to: user.email ?? user.uid ?? '' })}
            </TextButton>
          </p>
        </>
      )}
      <div className={styles.acts}>
        <Button type="submit" busy={isSubmitting}>
          {text('contact.askCode')}
        </Button>
        {saveWithout && (
          <Button kind="secondary" onClick={() => void without()}>
            {text('contact.saveWithout')}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          {text('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
