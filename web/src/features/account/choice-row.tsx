import { messageOf } from '@/shared/api/errors';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Switch } from '@/shared/ui/switch';
import styles from './details.module.css';
import { isAgreed, useChoice, type Choice } from './use-consents';

/** When it was agreed to, and when no more; nothing of what was never asked for. */
function historyOf({ currentConsent }: Choice): string {
  if (!currentConsent) return '';
  const { consentGivenDate: given, consentWithdrawnDate: ended } = currentConsent;
  const time = ended ?? given;
  const params = { day: dayOf(time), time: clockOf(time) };
  return ended ? text('consent.ended', params) : text('consent.given', params);
}

/** One thing the customer may agree to hear; saved as it is switched. */
export function ChoiceRow({ choice }: { choice: Choice }) {
  const { mutate, isPending, variables, error } = useChoice(choice);
  // Only the answer may have been lost: what is kept now tells.
  const isLost = error !== null && isAgreed(choice) !== variables;
  return (
    <li className={styles.choice} aria-busy={isPending || undefined}>
      <Switch
        label={choice.name}
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
