import { useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { toggled } from '../list/bulk';
import type { Act, Review } from './words';

interface Ways {
  open: string | undefined;
  /** The one that is marked. */
  current: Review | undefined;
  ticked: readonly string[];
  setTicked: (ids: readonly string[]) => void;
  act: (what: Act, review: Review | undefined) => void;
  step: (by: number) => void;
  openAt: (id: string) => void;
  close: () => void;
}

/** What keys do in the list of reviews; none pays or deletes, and each decision can be taken back. */
export function useReviewKeys({ open, current, ticked, setTicked, act, step, openAt, close }: Ways): void {
  const may = useMay();
  useShortcuts('Reviews', [
    { keys: 'j', what: 'Next review', run: () => step(1) },
    { keys: 'k', what: 'Review before', run: () => step(-1) },
    { keys: 'Enter', what: 'Open', run: () => current && openAt(current.id) },
    { keys: ' ', what: 'Peek', run: () => (open ? close() : current && openAt(current.id)) },
    may('reviews') && { keys: 'a', what: 'Show it', run: () => act('approve', current) },
    may('reviews') && { keys: 'd', what: 'Refuse it', run: () => act('decline', current) },
    may('reviews') && {
      keys: 'x',
      what: 'Select',
      run: () => current && setTicked(toggled(ticked, current.id)),
    },
    { keys: 'f', what: 'Search', run: () => document.getElementById('review-search')?.focus() },
    { keys: 'Escape', what: 'Close the review', run: () => open && close() },
  ]);
}
