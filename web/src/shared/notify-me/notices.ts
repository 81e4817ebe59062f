import type { Schema } from '@/shared/api/types';
import { keep } from '@/shared/state/kept';

export type Notice = Schema<'NotifyMe'>;

export const noticePath = (code: string, user = 'current') =>
  `/users/${user}/${encodeURIComponent(code)}/notify`;

export const none: string[] = [];
const most = 50;

/** Products a guest of this browser waits for. */
export const guestsNotices = keep<string[]>('spaza.notices', none);

export const noteOfGuest = (code: string) =>
  guestsNotices.set([code, ...guestsNotices.get().filter((other) => other !== code)].slice(0, most));
