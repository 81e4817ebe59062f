import { messageOf } from '@/shared/api/errors';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Checkbox } from '@/shared/ui/field';
import styles from './details.module.css';
import { isAgreed, useChoice, type Choice } from './use-consents';

/** When it was agreed to, and when no more. */
function historyOf({ currentConsent }: Choice): string {
  if (!currentConsent) return text('consent.never');
  const { consentGivenDate: given, consentWithdrawnDate: ended } = currentConsent;
  const time = ended ?? given;
  const params = { day: dayOf(time), time: clockOf(time) };
  return ended ? text('consent.ended', params) : text('consent.given', params);
}

/** One thing the customer may agree to hear; saved as it is ticked. */
export function ChoiceRow({ choice }: { choice: Choice }) {
  const { mutate, isPending, variables, error } = useChoice(choice);
  // Only the answer may have been lost: what is kept now tells.
  const isLost = error !== null && isAgreed(choice) !== variables;
  return (
    <li className={styles.choice} aria-busy={isPending || undefined}>
      <Checkbox
        label={<b>{choice.name}</b>}
        hint={
          <>
            {choice.description} {historyOf(choice)}
          </>
        }
        error={isLost ? `${text('consent.notSaved')} ${messageOf(error)}` : undefined}
        checked={isPending ? variables : isAgreed(choice)}
        onChange={(event) => !isPending && mutate(event.target.checked)}
      />
    </li>
  );
}
