import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { keep } from '@/shared/state/kept';

export type Notice = Schema<'NotifyMe'>;

export const noticesOf = '/users/{user}/{productCode}/notify';

export const noticePath = (code: string) =>
  apiPath(noticesOf, { path: { user: 'current', productCode: code } });

export const none: string[] = [];
const most = 50;

/** Products a guest of this browser waits for. */
export const guestsNotices = keep<string[]>('spaza.notices', none);

export const noteOfGuest = (code: string) =>
  guestsNotices.set([code, ...guestsNotices.get().filter((other) => other !== code)].slice(0, most));
