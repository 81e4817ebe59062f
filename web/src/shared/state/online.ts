import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'];

export function whenLineChanges(react: () => void): () => void {
  changes.forEach((change) => window.addEventListener(change, react));
  return () => changes.forEach((change) => window.removeEventListener(change, react));
}

/** False only when the browser is sure. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

export const useIsOnline = (): boolean => useSyncExternalStore(whenLineChanges, isOnline, () => true);

/** Whether there is a line and the shop at its end. */
export const shopAnswers = async (): Promise<boolean> =>
  isOnline() &&
  (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  ));

const secondsBetweenTries = 4;

/** Calls once the shop answers again, which a browser with a line does not know; the result stops asking. */
export function whenShopAnswers(react: () => void): () => void {
  let timer: number | undefined;
  let isOver = false;
  const ask = async () => {
    window.clearTimeout(timer);
    const answers = await shopAnswers();
    if (isOver) return;
    if (answers) react();
    else timer = window.setTimeout(ask, secondsBetweenTries * 1000);
  };
  void ask();
  window.addEventListener('online', ask);
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    window.removeEventListener('online', ask);
  };
}
