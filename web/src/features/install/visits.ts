import { keep } from '@/shared/state/kept';

const visits = keep<number>('spaza.visits', 0);
/** Which visit this tab is. */
const visit = keep<number>('spaza.visit', 0, 'tab');

export const thisVisit = (): number => visit.get();

/** A tab counts once. */
export function countVisit(): void {
  if (visit.get() > 0) return;
  visits.refresh();
  visits.set(visits.get() + 1);
  visit.set(visits.get());
}
