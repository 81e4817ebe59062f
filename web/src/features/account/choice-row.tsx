import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Switch } from '@/shared/ui/switch';
import styles from './details.module.css';
import { isAgreed, useChoice, type Choice } from './use-consents';

/** One thing the customer may agree to hear; saved as it is switched. */
export function ChoiceRow({ choice }: { choice: Choice }) {
  const { mutate, isPending, variables, error } = useChoice(choice);
  // Only the answer may have been lost: what is kept now tells.
  const isLost = error !== null && isAgreed(choice) !== variables;
  return (
    <li className={styles.choice} aria-busy={isPending || undefined}>
      <Switch
        label={choice.name}
        hint={choice.description}
        error={isLost ? `${text('consent.notSaved')} ${messageOf(error)}` : undefined}
        checked={isPending ? variables : isAgreed(choice)}
        onChange={(event) => !isPending && mutate(event.target.checked)}
      />
    </li>
  );
}
