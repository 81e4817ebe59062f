import { createStore } from '@/shared/state/store';
import { usePassing } from '@/shared/ui/use-passing';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Key } from './button';
import { Icon } from './icon';

interface Toast {
  id: number;
  words: string;
  bad?: boolean;
  undo?: () => void;
}

const toasts = createStore<Toast | undefined>(undefined);
let count = 0;
const shownFor = 6_000;
const undoneWithin = 10_000;

/** A word in passing; what matters stands in place as well. */
export const say = (words: string, bad = false): void => toasts.set({ id: ++count, words, bad });

/** What was done, and for ten seconds a way back; hovering or focusing it stops the clock. */
export const offerUndo = (words: string, undo: () => void): void => toasts.set({ id: ++count, words, undo });

const timeOf = ({ undo }: Toast) => (undo ? undoneWithin : shownFor);

export function Toasts() {
  const { it: toast, pointedAt } = usePassing(toasts, timeOf);
  const undo = () => {
    toasts.set(undefined);
    toast?.undo?.();
  };
  useShortcuts('Everywhere', [!!toast?.undo && { keys: 'z', what: 'Undo', run: undo }]);
  return (
    <div role="status" {...pointedAt}>
      {toast && (
        <div key={toast.id} className={`toastb ${toast.bad ? 'bad' : ''}`}>
          <Icon name={toast.bad ? 'alert' : 'check'} />
          <span>{toast.words}</span>
          {toast.undo && (
            <button type="button" onClick={undo}>
              Undo <Key>Z</Key>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
