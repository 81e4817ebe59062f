import { keep } from '@/shared/state/kept';

const most = 11;

/** Codes of products looked at in this browser, the latest first. */
export const seen = keep<string[]>('spaza.seen', []);

export function remember(code: string): void {
  const before = seen.get();
  if (before[0] !== code) seen.set([code, ...before.filter((other) => other !== code)].slice(0, most));
}
