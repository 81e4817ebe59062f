import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiPath } from '@/shared/api/path';
import { oneOf, useQueryState } from '../address/address';
import { keyOf, useApi } from '../api/query';
import { Pages } from '../list/pages';
import { Chip } from '../ui/chip';
import { grouped } from '../ui/money';
import { Panel } from '../ui/parts';
import { Bones, Empty, Loaded, Problem } from '../ui/states';
import { DeliveryRow } from './delivery-row';
import { useWebhookMoves, webhooksPath } from './use-webhooks';
import {
  groupsOf,
  isStopped,
  nounName,
  states,
  stateWords,
  webhookPath,
  type Webhook,
  type WebhookEvent,
} from './words';

/** What was sent to an endpoint and what it answered, the latest first; filter and page stand in the address. */
export function LogPart({ webhook, events }: { webhook: Webhook; events: readonly WebhookEvent[] }) {
  const [query, ask] = useQueryState();
  const state = oneOf(states, query.get('state'));
  const type = query.get('type') ?? '';
  const page = Math.max(0, Math.trunc(Number(query.get('page'))) || 0);
  const log = useApi(
    apiPath('/backoffice/api/webhooks/{webhookNumber}/deliveries', {
      path: { webhookNumber: String(webhook.number) },
      query: { state, currentPage: page, ...(type && { type }) },
    }),
    { every: 5_000, keepsOld: true },
  );
  const cache = useQueryClient();
  const isGone = log.error?.status === 404;
  useEffect(() => {
    // Somebody removed it: the list says so.
    if (isGone) void cache.invalidateQueries({ queryKey: keyOf(webhooksPath) });
  }, [isGone, cache]);
  const { send } = useWebhookMoves(webhook);
  return (
    <Panel title="Log">
      <div className="fl roll">
        <Chip
          label="Which"
          value={state}
          words={stateWords}
          all={states}
          onChange={(next) => ask({ state: next })}
        />
        <select
          className={`input chip f ${type ? 'set' : ''}`}
          aria-label="Event"
          value={type}
          onChange={({ target }) => ask({ type: target.value || undefined })}
        >
          <option value="">Any event</option>
          {groupsOf(events).map(([noun, each]) => (
            <optgroup key={noun} label={nounName(noun)}>
              <option value={`${noun}.*`}>All of {nounName(noun).toLowerCase()}</option>
              {each.map((event) => (
                <option key={event.type} value={event.type}>
                  {event.type}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <Problem problem={send.problem} />
      <Loaded query={log} bones={<Bones rows={6} height={40} />}>
        {({ deliveries, pagination }) =>
          deliveries.length === 0 ? (
            <Empty>
              {state === 'all' && !type
                ? 'Nothing was sent there yet. Send a test event.'
                : 'Nothing in the log is like that.'}
            </Empty>
          ) : (
            <>
              <ul className="deliveries" aria-busy={log.isPlaceholderData || undefined}>
                {deliveries.map((each) => (
                  <DeliveryRow
                    key={each.sequence}
                    delivery={each}
                    canSend={!isStopped(webhook)}
                    onSend={() => void send.send(each.sequence)}
                  />
                ))}
              </ul>
              <Pages
                place={webhookPath(webhook.number)}
                query={query}
                pagination={pagination}
                say={grouped}
              />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
