import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import or from '../provider-buttons.module.css';
import type { usePasskeySignIn } from './use-passkey-sign-in';

interface Props {
  way: ReturnType<typeof usePasskeySignIn>;
  /** A passkey was made or used on this device: it is the first way in. */
  isFirst: boolean;
}

/** Signs in with a passkey, and says what came of it. */
export function PasskeyButton({ way: { signIn, problem, hint, isBusy }, isFirst }: Props) {
  return (
    <>
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <Button
        kind={isFirst ? 'primary' : 'line'}
        size={isFirst ? 'big' : 'medium'}
        wide
        busy={isBusy}
        onClick={() => void signIn()}
      >
        <Icon name="finger" /> {isFirst ? text('passkey.use') : text('passkey.signIn')}
      </Button>
      {hint && (
        <p className="small muted" role="status">
          {hint}
        </p>
      )}
      {isFirst && <p className={or.or}>{text('passkey.or')}</p>}
    </>
  );
}
