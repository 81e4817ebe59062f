import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { ChoiceRow } from './choice-row';
import styles from './details.module.css';
import { isAgreed, useStopAll, type Choice } from './use-consents';

/** What the customer may hear about beside their orders: each a switch, and one button that ends them all. */
export function Specials({ choices }: { choices: readonly Choice[] }) {
  const stop = useStopAll(choices);
  return (
    <section className="panel" aria-labelledby="specials">
      <div className={styles.heading}>
        <h2 id="specials">{text('consent.specials')}</h2>
        <p className="small muted">{text('consent.offUnless')}</p>
      </div>
      <ul>
        {choices.map((choice) => (
          <ChoiceRow key={choice.id} choice={choice} />
        ))}
      </ul>
      {(choices.some(isAgreed) || stop.isPending) && (
        <div className={`${styles.choice} ${styles.foot}`}>
          {stop.isError && (
            <Note kind="bad" live>
              {text('consent.notSaved')} {messageOf(stop.error)}
            </Note>
          )}
          <Button kind="secondary" busy={stop.isPending} onClick={() => stop.mutate()}>
            {text('consent.stopAll')}
          </Button>
        </div>
      )}
    </section>
  );
}
