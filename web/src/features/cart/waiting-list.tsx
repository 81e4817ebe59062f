import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useKept } from '@/shared/state/kept';
import { waiting } from '@/shared/session/waiting';
import { TextButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { PictureRow } from '@/shared/ui/picture-row';
import { removeWaiting } from './waiting-additions';
import styles from './waiting-list.module.css';

/** What was added without a line: it waits, or did not go in as it was chosen. Nothing where nothing waits. */
export default function WaitingList() {
  const all = useKept(waiting, undefined);
  if (!all) return null;
  return (
    <section className={`wrap ${styles.waiting}`} aria-label={text('waiting.title')}>
      <h2>{text('waiting.title')}</h2>
      <ul className="panel">
        {all.map(({ id, name, url, picture, quantity, said }) => (
          <PictureRow key={id} className={styles.row} picture={picture}>
            <div className={styles.words}>
              <Link href={url}>{quantity > 1 ? `${quantity} × ${name}` : name}</Link>
              {said ? (
                <Note kind="warn">{said}</Note>
              ) : (
                <span className="tiny muted">{text('waiting.notYet')}</span>
              )}
              <TextButton
                aria-label={said ? text('waiting.dismissOf', { name }) : text('cart.removeItem', { name })}
                onClick={() => removeWaiting(id)}
              >
                {said ? text('waiting.dismiss') : text('action.remove')}
              </TextButton>
            </div>
          </PictureRow>
        ))}
      </ul>
    </section>
  );
}
