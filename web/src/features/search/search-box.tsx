import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useNavigate, usePath } from '@/shared/routing/routing';
import { forgetSearch, rememberSearch, useRecentSearches } from '@/shared/session/searches';
import { useShop } from '@/shared/shop-context';
import { Icon, type IconName } from '@/shared/ui/icon';
import { optionsOf, type Option } from './options';
import { searchHref, suggestionsPath, useDebounced } from './rules';
import styles from './search-box.module.css';

/** Spec §9. */
const debounce = 500;

const icons: Record<Option['kind'], IconName> = {
  recent: 'clock',
  term: 'search',
  category: 'grid',
  brand: 'tag',
  product: 'box',
};

/** The search field with what was looked for before and what may be meant. */
export function SearchBox({ className = '' }: { className?: string }) {
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { channel } = useShop();
  const list = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const path = usePath();
  const [seenOn, setSeenOn] = useState(path);
  if (path !== seenOn) {
    setSeenOn(path);
    if (!path.startsWith('/l/search')) setTerm('');
  }
  const asked = useDebounced(term.trim(), debounce);
  const { data } = useApi<Schema<'SuggestionList'>>(
    open && asked && asked === term.trim() ? suggestionsPath(asked) : null,
  );
  const recent = useRecentSearches()
    .filter((search) => search.includes(term.trim().toLowerCase()))
    .slice(0, channel === 'web' ? 5 : 3);
  const options = optionsOf(recent, term.trim() ? (data?.suggestions ?? []) : []);
  const shown = open && options.length > 0;

  const search = (words: string) => {
    const wanted = words.trim();
    if (!wanted) return input.current?.focus();
    rememberSearch(wanted);
    setTerm(wanted);
    setOpen(false);
    setActive(-1);
    navigate(searchHref(wanted));
  };

  /** A search is remembered; a department, a brand or a product is gone to. */
  const choose = ({ kind, value, href }: Option) => {
    if (kind === 'recent' || kind === 'term') return search(value);
    setOpen(false);
    setActive(-1);
    navigate(href);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = options[active];
    if (chosen) choose(chosen);
    else search(term);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || options.length === 0) return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length);
  };

  // Reached by arrows from the field, which keeps the focus.
  const line = (option: Option, n: number) => (
    <button
      type="button"
      key={`${option.kind}:${option.href}`}
      id={`${list}-${n}`}
      role="option"
      tabIndex={-1}
      aria-selected={n === active}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => choose(option)}
    >
      {option.image ? (
        <img className={styles.picture} src={option.image} alt="" width="40" height="40" loading="lazy" />
      ) : (
        <span className={styles.picture}>
          <Icon name={icons[option.kind]} size="s" />
        </span>
      )}
      <span className={styles.value}>{option.value}</span>
      {(option.kind === 'category' || option.kind === 'brand') && (
        <span className={styles.kind}>
          {option.kind === 'category' ? text('search.type.category') : text('search.type.brand')}
        </span>
      )}
    </button>
  );

  return (
    <form
      className={`${styles.search} ${className}`}
      role="search"
      action="/l/search"
      onSubmit={onSubmit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <input
        ref={input}
        name="text"
        type="search"
        role="combobox"
        autoComplete="off"
        aria-label={text('search.label')}
        placeholder={text('search.placeholder')}
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
        maxLength={100}
        value={term}
        onChange={(event) => {
          setTerm(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <button aria-label={text('search.submit')}>
        <Icon name="search" />
      </button>
      <div className={styles.drop} hidden={!shown}>
        <div id={list} role="listbox" aria-label={text('search.suggestions')}>
          {shown && options.map(line)}
        </div>
        {shown && recent.length > 0 && (
          <button type="button" className={styles.clear} onClick={() => recent.forEach(forgetSearch)}>
            {text('search.clear')}
          </button>
        )}
      </div>
    </form>
  );
}
