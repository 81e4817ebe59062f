import { createStore } from '@/shared/state/store';

export interface Toast {
  id: number;
  kind: 'info' | 'error';
  message: string;
  link?: { href: string; label: string };
}

export const toasts = createStore<Toast | undefined>(undefined);

let count = 0;
const show = (kind: Toast['kind']) => (message: string, link?: Toast['link']) => {
  if (message) toasts.set({ id: ++count, kind, message, link });
};

/** A word in passing; what matters is said in place as well. */
export const toast = { info: show('info'), success: show('info'), error: show('error') };
