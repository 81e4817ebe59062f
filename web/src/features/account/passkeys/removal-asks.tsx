import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { ConfirmItsYou } from '../confirm-its-you';
import styles from '../security.module.css';
import { useConfirmed } from '../use-confirmed';

interface Props {
  title: string;
  /** What follows from it. */
  consequence: string;
  /** What the button that removes says. */
  label: string;
  remove: () => Promise<void>;
  onKeep: () => void;
}

/** Asks before passkeys are removed, and whose session it is where that is not clear. */
export function RemovalAsks({ title, consequence, label, remove, onKeep }: Props) {
  const removal = useConfirmed();
  return (
    <div className={`${styles.under} ${styles.asks}`}>
      <h3>{title}</h3>
      <p className="small muted">{consequence}</p>
      {removal.problem && (
        <Note kind="bad" live>
          {removal.problem}
        </Note>
      )}
      {removal.mustConfirm ? (
        <ConfirmItsYou onConfirmed={removal.confirmed} />
      ) : (
        <div className={styles.answers}>
          <Button kind="danger" busy={removal.isBusy} onClick={() => void removal.run(remove)}>
            {label}
          </Button>
          <Button onClick={onKeep}>{text('passkey.keep')}</Button>
        </div>
      )}
    </div>
  );
}
