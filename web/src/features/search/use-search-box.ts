import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useApi } from '@/shared/api/query';
import { useNavigate, usePath, useSearchParams } from '@/shared/routing/routing';
import { searchedFor } from '@/shared/search-term';
import { rememberSearch, useRecentSearches } from '@/shared/session/searches';
import { useShop } from '@/shared/shop-context';
import { optionsOf, type Option } from './options';
import { searchHref, suggestionsPath, useDebounced } from './rules';

/** Spec §9. */
const debounce = 500;

/** What was looked for before and what may be meant by these words. */
function useOptions(term: string, open: boolean) {
  const { channel } = useShop();
  const asked = useDebounced(term.trim(), debounce);
  const { data } = useApi(open && asked && asked === term.trim() ? suggestionsPath(asked) : null);
  const recent = useRecentSearches()
    .filter((search) => search.includes(term.trim().toLowerCase()))
    .slice(0, channel === 'web' ? 5 : 3);
  return { recent, options: optionsOf(recent, term.trim() ? (data?.suggestions ?? []) : []) };
}

/** The words typed or searched for here; they go when the list they found is left. */
function useTerm() {
  const path = usePath();
  const [search] = useSearchParams();
  const words = searchedFor(path, search);
  const [term, setTerm] = useState(words);
  const here = words || path;
  const [seen, setSeen] = useState(here);
  // What was sent from here may have been written over before its list comes.
  const [sent, setSent] = useState('');
  if (here !== seen) {
    setSeen(here);
    if (!words || words !== sent) setTerm(words);
    setSent('');
  }
  return [term, setTerm, setSent] as const;
}

/** The search field's words, its options, and which of them the arrows are at. */
export function useSearchBox() {
  const [term, setTerm, setSent] = useTerm();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const inputRef = useRef<HTMLInputElement>(null);
  const { recent, options } = useOptions(term, open);

  const leave = () => {
    setOpen(false);
    setActive(-1);
  };

  const search = (words: string) => {
    const wanted = words.trim();
    if (!wanted) return inputRef.current?.focus();
    rememberSearch(wanted);
    setTerm(wanted);
    setSent(wanted);
    leave();
    navigate(searchHref(wanted));
  };

  /** A search is remembered; a department, a brand or a product is gone to. */
  const choose = ({ kind, value, href }: Option) => {
    if (kind === 'recent' || kind === 'term') return search(value);
    leave();
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

  const type = (words: string) => {
    setTerm(words);
    setActive(-1);
    setOpen(true);
  };

  const isShown = open && options.length > 0;
  return { term, active, recent, options, isShown, inputRef, setOpen, type, choose, onSubmit, onKeyDown };
}
