import { useId, useState, type CSSProperties, type FormEvent } from 'react';
import { text } from '@/shared/i18n/text';
import { pricesOf, withPrices } from './query';
import { amountAt, placeOf, steps, typedAmount, wholeRand } from './price-scale';
import styles from './price-range.module.css';

interface Props {
  /** Of everything listed, in rand. */
  least: number;
  most: number;
  query: string;
  onChange: (query: string) => void;
}

/** Prices from … to …, slid or typed. The list follows when a thumb is let go or a number is entered. */
export function PriceRange({ least, most, query, onChange }: Props) {
  const low = Math.floor(least);
  const high = Math.ceil(most);
  const chosen = pricesOf(query);
  const asked = { from: chosen.from ?? low, to: chosen.to ?? high };
  const [shown, setShown] = useState({ query, ...asked });
  if (shown.query !== query) setShown({ query, ...asked });
  const id = useId();
  const { from, to } = shown;

  const go = (range: { from: number; to: number }) => {
    const [first, last] = range.from <= range.to ? [range.from, range.to] : [range.to, range.from];
    if (first === asked.from && last === asked.to) return;
    onChange(
      withPrices(query, { from: first > low ? first : undefined, to: last < high ? last : undefined }),
    );
  };
  const slide = (end: 'from' | 'to', place: number) => {
    const amount = amountAt(place, low, high);
    setShown({
      ...shown,
      [end]: end === 'from' ? Math.min(amount, to) : Math.max(amount, from),
    });
  };
  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amount = (end: 'from' | 'to') => typedAmount(String(form.get(end) ?? ''));
    go({ from: amount('from') ?? low, to: amount('to') ?? high });
  };

  const thumb = (end: 'from' | 'to') => (
    <input
      type="range"
      min={0}
      max={steps}
      step={1}
      aria-label={end === 'from' ? text('plp.price.least') : text('plp.price.most')}
      aria-valuetext={wholeRand(shown[end])}
      value={placeOf(shown[end], low, high)}
      onInput={(event) => slide(end, Number(event.currentTarget.value))}
      onPointerUp={() => go(shown)}
      onKeyUp={(event) => event.key !== 'Tab' && go(shown)}
    />
  );
  const field = (end: 'from' | 'to') => (
    <input
      key={shown[end]}
      id={`${id}-${end}`}
      name={end}
      inputMode="numeric"
      autoComplete="off"
      aria-label={end === 'from' ? text('plp.price.from') : text('plp.price.to')}
      defaultValue={wholeRand(shown[end])}
      onBlur={(event) => event.currentTarget.form?.requestSubmit()}
    />
  );
  return (
    <form method="post" className={styles.range} onSubmit={enter}>
      <div
        className={styles.slider}
        style={
          {
            '--from': `${(100 * placeOf(from, low, high)) / steps}%`,
            '--to': `${(100 * placeOf(to, low, high)) / steps}%`,
          } as CSSProperties
        }
      >
        {thumb('from')}
        {thumb('to')}
      </div>
      <div className={styles.fields}>
        {field('from')}
        <span aria-hidden="true">{text('plp.price.between')}</span>
        {field('to')}
      </div>
      <button className="sr" type="submit" tabIndex={-1}>
        {text('plp.price.apply')}
      </button>
    </form>
  );
}
