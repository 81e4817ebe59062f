import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '@/shared/session/session';
import { keepAnswers } from './installed-app';

afterEach(() => {
  vi.unstubAllGlobals();
  signedIn.set(undefined);
});

const forgotten = () => {
  const gone: string[] = [];
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(gone.push(name) > 0) });
  return gone;
};

test('what is kept goes when the app starts and nobody is signed in', () => {
  const gone = forgotten();
  keepAnswers();
  expect(gone).toContain('spaza-personal');
});

test('what is kept goes when the sign-in ends in another tab, and stays while it lasts', () => {
  signedIn.set('one');
  const gone = forgotten();
  keepAnswers();
  signedIn.set('one');
  expect(gone).toEqual([]);
  localStorage.removeItem(signedIn.key);
  signedIn.refresh();
  expect(gone).toContain('spaza-personal');
});
