import { useId, useState, type KeyboardEvent } from 'react';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import { suggestionsPath, useSettled, type Detected } from './rules';
import styles from './place-search.module.css';

interface Props {
  label: string;
  hint?: string;
  /** What a form sends the typed words as. */
  name?: string;
  initial?: string;
  /** The suggestions lie over what follows instead of moving it. */
  over?: boolean;
  /** What is typed may be something other than a place, so finding none is no news. */
  quiet?: boolean;
  onPick: (picked: Detected, streets?: boolean) => void;
  onType?: () => void;
}

/** A field that proposes towns, suburbs and addresses of South Africa. */
export function PlaceSearch({ label, hint, name, initial = '', over, quiet, onPick, onType }: Props) {
  const [term, setTerm] = useState(initial);
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const field = useId();
  const list = useId();
  const asked = useSettled(term.trim());
  const { data, isFetched } = useApi(open && asked.length > 1 ? suggestionsPath(asked) : null);
  const options = open && asked.length > 1 ? (data?.suggestions ?? []) : [];

  const pick = (option: Detected) => {
    setOpen(false);
    setTerm(option.displayAddress ?? option.formattedAddress ?? '');
    onPick(option, data?.streets);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Where the words themselves are not sent, Enter takes the first place and sends nothing else.
    const chosen = options[active] ?? (name ? undefined : options[0]);
    if (event.key === 'Enter' && (chosen || !name)) {
      event.preventDefault();
      if (chosen) pick(chosen);
    }
    if (options.length === 0) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((active + step + options.length) % options.length);
  };

  return (
    <div className={styles.field} data-over={over ? '' : undefined}>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        name={name}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={list}
        aria-describedby={hint && `${field}-hint`}
        aria-activedescendant={active >= 0 && options.length > 0 ? `${list}-${active}` : undefined}
        maxLength={200}
        value={term}
        onChange={(event) => {
          setTerm(event.target.value);
          setActive(-1);
          setOpen(true);
          onType?.();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => over && setOpen(false)}
      />
      <ul id={list} role="listbox" aria-label={text('location.suggestions')} hidden={options.length === 0}>
        {options.map((option, n) => (
          <li key={`${option.formattedAddress ?? option.displayAddress}${n}`} role="presentation">
            <button
              type="button"
              id={`${list}-${n}`}
              role="option"
              tabIndex={-1}
              aria-selected={n === active}
              // The field keeps the focus, or leaving it would close the list before the press counts.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <Icon name="pin" size="s" />
              <span>
                {option.displayAddress ?? option.formattedAddress}
                <span>{[option.locality, option.province].filter(Boolean).join(', ')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hint && (
        <span id={`${field}-hint`} className="tiny muted">
          {hint}
        </span>
      )}
      {!quiet && (
        <span role="status" className="tiny muted">
          {isFetched && asked.length > 1 && options.length === 0 && open ? text('location.nothingFound') : ''}
        </span>
      )}
    </div>
  );
}
