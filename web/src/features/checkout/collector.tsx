import { text } from '@/shared/i18n/text';
import { Checkbox, TextField } from '@/shared/ui/field';
import { MobileField } from '@/shared/ui/mobile-field';
import styles from './collector.module.css';
import type { CollectorChoice } from './use-collector';

/** Who collects: the shopper, or somebody with a name and a cellphone number. */
export const Collector = ({
  collector: { who, recipient, errors, nameRef, uidRef, setWho, change },
}: {
  collector: CollectorChoice;
}) => (
  <fieldset className={`panel pad ${styles.collector}`}>
    <legend className="sr">{text('checkout.whoCollects')}</legend>
    <h2 aria-hidden="true">{text('checkout.whoCollects')}</h2>
    <div className={styles.choice}>
      <Checkbox
        type="radio"
        name="collector"
        label={text('checkout.collectSelf')}
        checked={who === 'self'}
        onChange={() => setWho('self')}
      />
      <Checkbox
        type="radio"
        name="collector"
        label={text('checkout.collectSomeoneElse')}
        checked={who === 'someoneElse'}
        onChange={() => setWho('someoneElse')}
      />
    </div>
    {who === 'someoneElse' && (
      <div className={styles.pair}>
        <TextField
          ref={nameRef}
          label={text('checkout.recipientName')}
          maxLength={80}
          value={recipient.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <MobileField
          ref={uidRef}
          autoComplete="off"
          value={recipient.uid}
          error={errors.uid}
          onChange={(event) => change({ uid: event.target.value })}
        />
      </div>
    )}
    <p className="small muted">
      {who === 'someoneElse' ? text('checkout.theyNeed') : text('checkout.youNeed')}
    </p>
  </fieldset>
);
