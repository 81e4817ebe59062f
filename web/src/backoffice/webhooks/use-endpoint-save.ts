import { api } from '../api/client';
import { useMove, type Move } from '../api/use-move';
import { say } from '../ui/toast';
import { useReload } from './use-webhooks';
import type { Webhook } from './words';

interface Typed {
  name: string;
  url: string;
  events: string[];
  why?: string;
}

/** Adds an endpoint, or changes the one that was opened; a refused change shows how it stands now. */
export function useEndpointSave(
  opened: Webhook | undefined,
  typed: Typed,
  onClose: () => void,
  onAdded?: (webhook: Webhook, secret: string) => void,
): Move<void> {
  const reload = useReload();
  const add = useMove<void, { webhook: Webhook; secret: string }>(
    () => api.post('/backoffice/api/webhooks', { body: typed }),
    async ({ webhook, secret }) => {
      onClose();
      onAdded?.(webhook, secret);
      await reload();
    },
  );
  const change = useMove<void, Webhook>(
    async () => {
      try {
        return await api.patch('/backoffice/api/webhooks/{webhookNumber}', {
          path: { webhookNumber: String(opened!.number) },
          body: { version: opened!.version, ...typed },
        });
      } catch (problem) {
        await reload();
        throw problem;
      }
    },
    async () => {
      onClose();
      await reload();
      say(`${typed.name} is changed.`);
    },
  );
  return opened ? change : add;
}
