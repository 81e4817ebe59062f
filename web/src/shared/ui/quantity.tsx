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
  return (
    <div className={styles.quantity} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={text('quantity.less')}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size="s" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={text('quantity.more')}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size="s" />
      </button>
    </div>
  );
}
