import { useRef, useState } from 'react';

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

interface Draft {
  words: string;
  setWords: (words: string) => void;
  /** What was sent leaves the field; what was typed after it while the answer was awaited stays. */
  sent: (words: string) => void;
}

/** What is being written about something; it is there again after another case was looked at, or the page was loaded again. */
export function useDraft(about: string): Draft {
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const newest = useRef(drafts);
  const setWords = (next: string) => {
    keep(about, next);
    newest.current = { ...newest.current, [about]: next };
    setDrafts(newest.current);
  };
  const sent = (words: string) => {
    const now = newest.current[about] ?? read(about);
    if (now.startsWith(words)) setWords(now.slice(words.length).trimStart());
  };
  return { words: drafts[about] ?? read(about), setWords, sent };
}
