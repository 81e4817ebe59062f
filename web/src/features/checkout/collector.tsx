import { text } from '@/shared/i18n/text';
import { Checkbox, TextField } from '@/shared/ui/field';
import styles from './collector.module.css';

export interface Recipient {
  name: string;
  uid: string;
}

/** The ids of the fields, so that the first wrong one can be gone to. */
export const collectorField: Record<keyof Recipient, string> = {
  name: 'collector-name',
  uid: 'collector-phone',
};

interface Props {
  who: 'self' | 'someoneElse';
  recipient: Recipient;
  errors: Partial<Record<keyof Recipient, string>>;
  onWho: (who: Props['who']) => void;
  onRecipient: (recipient: Recipient) => void;
}

/** Who collects: the shopper, or somebody with a name and a cellphone number. */
export const Collector = ({ who, recipient, errors, onWho, onRecipient }: Props) => (
  <fieldset className={`panel pad ${styles.collector}`}>
    <legend className="sr">{text('checkout.whoCollects')}</legend>
    <h2 aria-hidden="true">{text('checkout.whoCollects')}</h2>
    <div className={styles.choice}>
      <Checkbox
        type="radio"
        name="collector"
        label={text('checkout.collectSelf')}
        checked={who === 'self'}
        onChange={() => onWho('self')}
      />
      <Checkbox
        type="radio"
        name="collector"
        label={text('checkout.collectSomeoneElse')}
        checked={who === 'someoneElse'}
        onChange={() => onWho('someoneElse')}
      />
    </div>
    {who === 'someoneElse' && (
      <div className={styles.pair}>
        <TextField
          id={collectorField.name}
          label={text('checkout.recipientName')}
          maxLength={80}
          value={recipient.name}
          error={errors.name}
          onChange={(event) => onRecipient({ ...recipient, name: event.target.value })}
        />
        <TextField
          id={collectorField.uid}
          label={text('field.mobile')}
          type="tel"
          inputMode="numeric"
          maxLength={10}
          value={recipient.uid}
          error={errors.uid}
          onChange={(event) => onRecipient({ ...recipient, uid: event.target.value })}
        />
      </div>
    )}
  </fieldset>
);
