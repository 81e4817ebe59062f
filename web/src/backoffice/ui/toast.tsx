import { useEffect, useState } from 'react';
import { createStore, useStore } from '@/shared/state/store';
import { Icon } from './icon';

interface Toast {
  id: number;
  words: string;
  bad?: boolean;
}

const toasts = createStore<Toast | undefined>(undefined);
let count = 0;
const shownFor = 6_000;

/** A word in passing; what matters stands in place as well. */
export const say = (words: string, bad = false): void => toasts.set({ id: ++count, words, bad });

export function Toasts() {
  const toast = useStore(toasts);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => toasts.set(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    <div role="status" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {toast && (
        <div key={toast.id} className={`toastb ${toast.bad ? 'bad' : ''}`}>
          <Icon name={toast.bad ? 'alert' : 'check'} />
          {toast.words}
        </div>
      )}
    </div>
  );
}
