import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import styles from './price-beat.module.css';
import type { ClaimFormState } from './use-claim-form';

interface Props {
  claim: ClaimFormState;
  label: string;
  /** What comes next. */
  after: string;
}

/** Sends a claim, and says what kept it from going. */
export const SendClaim = ({ claim, label, after }: Props) => (
  <div className={styles.send}>
    {claim.failure && (
      <Note kind="bad" live>
        {claim.failure} <b>{text('priceBeat.kept')}</b>
      </Note>
    )}
    {claim.problems.ownPrice && (
      <Note kind="warn" live>
        {claim.problems.ownPrice}
      </Note>
    )}
    <Button type="submit" size="big" wide busy={claim.isSending}>
      {claim.isSending ? text('priceBeat.sending') : label}
    </Button>
    <p className="tiny muted">{after}</p>
  </div>
);
