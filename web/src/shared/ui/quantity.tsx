import { text } from '@/shared/i18n/text';
import { Icon } from './icon';
import styles from './quantity.module.css';

interface Props {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** What is counted, for those who hear the page. */
  of?: string;
  disabled?: boolean;
}

/** One less, how many, one more. */
export function Quantity({ value, onChange, min = 1, max = 99, of, disabled }: Props) {
  const label = of ? `${text('quantity.label')}, ${of}` : text('quantity.label');
  /** At its end a button keeps the focus it has: it does nothing more, and says so. */
  const step = (name: string, by: 1 | -1, isOff?: boolean) => (
    <button
      type="button"
      data-repeats=""
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onChange(value + by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} size="s" />
    </button>
  );
  return (
    <div className={`scripts-only ${styles.quantity}`} role="group" aria-label={label}>
      {step(text('quantity.less'), -1, disabled || value <= min)}
      <output aria-live="polite">{value}</output>
      {step(text('quantity.more'), 1, disabled || value >= max)}
    </div>
  );
}
