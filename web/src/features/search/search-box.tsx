import { useId } from 'react';
import { text } from '@/shared/i18n/text';
import { forgetSearch } from '@/shared/session/searches';
import { Icon, type IconName } from '@/shared/ui/icon';
import type { Option } from './options';
import { useSearchBox } from './use-search-box';
import styles from './search-box.module.css';

const icons: Record<Option['kind'], IconName> = {
  recent: 'clock',
  term: 'search',
  category: 'grid',
  brand: 'tag',
  product: 'box',
};

/** The search field with what was looked for before and what may be meant. */
export function SearchBox({ className = '', label }: { className?: string; label?: string }) {
  const { term, active, recent, options, isShown, inputRef, setOpen, type, choose, onSubmit, onKeyDown } =
    useSearchBox();
  const list = useId();
  return (
    <form
      className={`${styles.search} ${className}`}
      role="search"
      aria-label={label}
      action="/l/search"
      onSubmit={onSubmit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <input
        ref={inputRef}
        name="text"
        type="search"
        role="combobox"
        autoComplete="off"
        aria-label={text('search.label')}
        placeholder={text('search.placeholder')}
        aria-expanded={isShown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        maxLength={100}
        value={term}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <button aria-label={text('search.submit')}>
        <Icon name="search" />
      </button>
      <div className={styles.drop} hidden={!isShown}>
        <div id={list} role="listbox" aria-label={text('search.suggestions')}>
          {isShown &&
            options.map((option, n) => (
              <OptionLine
                key={`${option.kind}:${option.href}`}
                id={`${list}-${n}`}
                option={option}
                isActive={n === active}
                onChoose={() => choose(option)}
              />
            ))}
        </div>
        {isShown && recent.length > 0 && (
          <button type="button" className={styles.clear} onClick={() => recent.forEach(forgetSearch)}>
            {text('search.clear')}
          </button>
        )}
      </div>
    </form>
  );
}

interface OptionProps {
  id: string;
  option: Option;
  isActive: boolean;
  onChoose: () => void;
}

/** Reached by arrows from the field, which keeps the focus. */
const OptionLine = ({ id, option, isActive, onChoose }: OptionProps) => (
  <button
    type="button"
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {option.image ? (
      <img className={styles.picture} src={option.image} alt="" width="40" height="40" loading="lazy" />
    ) : (
      <span className={styles.picture}>
        <Icon name={icons[option.kind]} size="s" />
      </span>
    )}
    <span className={styles.value}>{option.value}</span>
    {option.note && <span className={styles.note}>{option.note}</span>}
  </button>
);
