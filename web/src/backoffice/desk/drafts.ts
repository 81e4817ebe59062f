import { useState } from 'react';

const nameOf = (about: string) => `backoffice.draft.${about}`;

function read(about: string): string {
  try {
    return sessionStorage.getItem(nameOf(about)) ?? '';
  } catch {
    return '';
  }
}

function keep(about: string, words: string): void {
  try {
    if (words) sessionStorage.setItem(nameOf(about), words);
    else sessionStorage.removeItem(nameOf(about));
  } catch {
    // It is kept on this screen only.
  }
}

/** What is being written about something; it is there again after another case was looked at, or the page was loaded again. */
export function useDraft(about: string): [string, (words: string) => void] {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const words = drafts[about] ?? read(about);
  const set = (next: string) => {
    keep(about, next);
    setDrafts((before) => ({ ...before, [about]: next }));
  };
  return [words, set];
}
