import { ApiError, messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { isOnline } from '@/shared/state/online';
import { createStore } from '@/shared/state/store';

export interface Toast {
  id: number;
  kind: 'info' | 'error';
  message: string;
  /** Where it leads, or what it does once more. */
  link?: { label: string; href?: string; onPress?: () => void };
}

export const toasts = createStore<Toast | undefined>(undefined);

let count = 0;
const show = (kind: Toast['kind']) => (message: string, link?: Toast['link']) => {
  if (message) toasts.set({ id: ++count, kind, message, link });
};

/** A word in passing; what matters is said in place as well. */
export const toast = { info: show('info'), success: show('info'), error: show('error') };

/** A write that was not done: done again only when the shopper says so. */
export const toastRetry = (problem: unknown, again: () => void): void => {
  const isLost = problem instanceof ApiError && !problem.isRefusal;
  toast.error(messageOf(problem), isLost ? { label: text('common.retry'), onPress: again } : undefined);
};

/** A part of the page whose script did not come; the rest of the page goes on. */
export const sayThatScriptIsMissing = (): void =>
  isOnline()
    ? toast.error(text('scripts.failed'), {
        label: text('scripts.reload'),
        onPress: () => window.location.reload(),
      })
    : toast.error(text('error.offline'));
