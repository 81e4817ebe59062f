import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { refresh, useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { todayPath } from '../frame/counts';
import { counted } from '../ui/money';
import { say } from '../ui/toast';
import type { Webhook } from './words';

export const webhooksPath = apiPath('/backoffice/api/webhooks');

/** The endpoints; looked at often, for what is sent leaves within a second. */
export const useWebhooks = () => useApi(webhooksPath, { every: 15_000 });

/** Asks for the endpoints and their logs anew. */
export function useReload(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await refresh(cache, '/backoffice/api/webhooks');
    void cache.invalidateQueries({ queryKey: [todayPath] });
  };
}

export interface Request {
  name: string;
  url: string;
  events: string[];
  why: string;
}

/** What can be done to one endpoint. */
export function useWebhookMoves(webhook: Webhook) {
  const reload = useReload();
  const path = { webhookNumber: String(webhook.number) };
  const done = (words: string) => async () => {
    await reload();
    say(words);
  };
  return {
    reload,
    pause: useMove<void, Webhook>(
      () => api.post('/backoffice/api/webhooks/{webhookNumber}/pause', { path }),
      done(`Nothing is sent to ${webhook.name} for now.`),
    ),
    resume: useMove<void, Webhook>(
      () => api.post('/backoffice/api/webhooks/{webhookNumber}/resume', { path }),
      done(`Events are sent to ${webhook.name} again.`),
    ),
    test: useMove<void, unknown>(
      () => api.post('/backoffice/api/webhooks/{webhookNumber}/test', { path }),
      done('The test event is on its way: see the log.'),
    ),
    send: useMove<number, unknown>(
      (sequence) =>
        api.post('/backoffice/api/webhooks/{webhookNumber}/deliveries/{deliverySequence}/send', {
          path: { ...path, deliverySequence: String(sequence) },
        }),
      done('It is sent again.'),
    ),
    sendSince: useMove<string, { count: number }>(
      (since) => api.post('/backoffice/api/webhooks/{webhookNumber}/send-again', { path, body: { since } }),
      async ({ count }) => {
        await reload();
        say(count === 0 ? 'There is nothing to send.' : `${counted(count, 'event')} will be sent.`);
      },
    ),
  };
}
