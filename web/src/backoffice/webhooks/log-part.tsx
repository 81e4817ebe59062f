import { apiPath } from '@/shared/api/path';
import { oneOf, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useMay } from '../frame/staff-context';
import { Pages } from '../search/pages';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Badge, Panel } from '../ui/parts';
import { Bones, Empty, Loaded, Problem } from '../ui/states';
import { whenOf } from '../ui/times';
import { useKeptFocus } from './use-kept-focus';
import { useWebhookMoves } from './use-webhooks';
import {
  deliveryWords,
  groupsOf,
  isStopped,
  laidOut,
  nounName,
  states,
  stateWords,
  triesWords,
  webhookPath,
  type Delivery,
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
                  <Row
                    key={each.sequence}
                    delivery={each}
                    canSend={!isStopped(webhook)}
                    onSend={() => void send.send(each.sequence)}
                  />
                ))}
              </ul>
              <Pages place={webhookPath(webhook.number)} pagination={pagination} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface RowProps {
  delivery: Delivery;
  canSend: boolean;
  onSend: () => void;
}

function Row({ delivery, canSend, onSend }: RowProps) {
  const may = useMay();
  const { sequence, type, about, at, state, answer, problem, body, id } = delivery;
  const [words, kind] = deliveryWords(delivery);
  const tries = triesWords(delivery);
  const { stays, press } = useKeptFocus<HTMLElement>(state);
  return (
    <li>
      <details>
        <summary ref={stays}>
          <span className="what">
            <code>{type}</code> {about && <span className="break">{about}</span>}
            <small>
              {whenOf(at)}
              {tries && ` · ${tries}`}
            </small>
          </span>
          <Badge kind={kind}>{words}</Badge>
        </summary>
        <dl className="kv">
          <div>
            <dt>Id</dt>
            <dd className="break">{id}</dd>
          </div>
          {problem && (
            <div>
              <dt>Problem</dt>
              <dd>{problem}</dd>
            </div>
          )}
        </dl>
        {answer && (
          <>
            <h3>Answer</h3>
            <pre>{answer}</pre>
          </>
        )}
        {body && (
          <>
            <h3>What is sent</h3>
            <pre>{laidOut(body)}</pre>
          </>
        )}
        {may('settings') && canSend && state !== 'waiting' && (
          <Button
            onClick={() => {
              press();
              onSend();
            }}
            aria-label={`Send again: event ${sequence}, ${type}`}
          >
            Send again
          </Button>
        )}
      </details>
    </li>
  );
}
