import type { ApiError } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { createStore } from '@/shared/state/store';

export type Staff = Schema<'StaffSession'>;

export const doorPath = apiPath('/backoffice/api/door');

/** Whether one is in; what is on screen stays while it is shut, so that nothing typed is lost. */
export type Door = 'open' | 'locked' | 'over';
export const door = createStore<Door>('open');

let waiting: Promise<boolean> | undefined;
let answer: (opened: boolean) => void = () => undefined;

const opening = (): Promise<boolean> =>
  (waiting ??= new Promise<boolean>((resolve) => (answer = resolve)).finally(() => (waiting = undefined)));

/** Nothing is asked for while the door is shut: it would be refused. */
export const untilOpen = async (): Promise<void> => {
  if (door.get() !== 'open') await opening();
};

/** A call found the door shut: it, and all others meanwhile, wait until somebody has opened it. */
export function knockAt(problem: ApiError): Promise<boolean> {
  shut(problem.has('StaffSessionLockedError') ? 'locked' : 'over');
  return opening();
}

export function shut(as: Exclude<Door, 'open'>): void {
  // A lock that nobody opened in time is over; never the other way round.
  if (door.get() !== 'over') door.set(as);
}

/** Somebody is in again: what waited goes on. */
export function opened(): void {
  door.set('open');
  answer(true);
}
