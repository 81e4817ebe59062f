import '../styles/webhooks.css';
import { useEffect, useRef, useState } from 'react';
import { go, Link } from '../address/address';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Bones, Empty, Loaded } from '../ui/states';
import { useIsWide } from '../ui/use-is-wide';
import { EndpointDialog } from './endpoint-dialog';
import { EndpointPanel } from './endpoint-panel';
import { List } from './list';
import { EndpointSecret } from './endpoint-secret';
import { useWebhooks } from './use-webhooks';
import { webhookPath, type Webhook } from './words';

/** Where other systems are notified of what happened: how each does, and one of them beside the list with its log. */
export function Screen({ params }: { params: Record<string, string> }) {
  const { shopName } = useHere();
  const may = useMay();
  const isWide = useIsWide();
  const webhooks = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [reported, setReported] = useState<{ webhook: Webhook; secret: string }>();
  const [removals, setRemovals] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);
  const rows = webhooks.data?.webhooks ?? [];
  const at = rows.findIndex(({ number }) => String(number) === params.number);
  const current = rows[at];
  const step = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next && next !== current) go(webhookPath(next.number));
  };
  const isFull = webhooks.data !== undefined && rows.length >= webhooks.data.most;
  const mayAdd = may('settings') && !isFull;
  useShortcuts('Webhooks', [
    { keys: 'j', what: 'Next endpoint', run: () => step(1) },
    { keys: 'k', what: 'Endpoint before', run: () => step(-1) },
    mayAdd && { keys: 'n', what: 'New endpoint', run: () => setAdding(true) },
    { keys: 'Escape', what: 'Close the endpoint', run: () => params.number && go('/settings/webhooks') },
  ]);
  const isAlone = params.number !== undefined && !isWide;
  return (
    <>
      <title>{`Webhooks | ${shopName} back office`}</title>
      <nav aria-label="Where this is" className="small">
        <Link to="/settings">Settings</Link> /{' '}
        {isAlone ? <Link to="/settings/webhooks">Webhooks</Link> : 'Webhooks'}
      </nav>
      <div className="hd">
        <div className="ti">
          <h1 ref={heading} tabIndex={-1}>
            Webhooks
          </h1>
          <span className="muted">Tell other systems what happened, as it happens.</span>
        </div>
        {may('settings') && !isAlone && (
          <div className="fl acts">
            <Button kind="pri" icon="plus" keys="N" disabled={!mayAdd} onClick={() => setAdding(true)}>
              New endpoint
            </Button>
          </div>
        )}
      </div>
      <Loaded query={webhooks} bones={<Bones rows={4} height={46} />}>
        {(data) => (
          <div className={`split webhook-split ${params.number !== undefined && isWide ? 's2' : ''}`}>
            {!isAlone && <List rows={data.webhooks} current={current} isFull={isFull} />}
            {params.number !== undefined &&
              (current ? (
                <EndpointPanel
                  key={current.number}
                  webhook={current}
                  events={data.events}
                  onGone={() => {
                    go('/settings/webhooks');
                    setRemovals(removals + 1);
                  }}
                />
              ) : (
                <Empty action={<Link to="/settings/webhooks">All endpoints</Link>}>
                  It is not there. Somebody may have removed it.
                </Empty>
              ))}
          </div>
        )}
      </Loaded>
      {isAdding && (
        <EndpointDialog
          events={webhooks.data?.events ?? []}
          onClose={() => setAdding(false)}
          onAdded={(webhook, secret) => setReported({ webhook, secret })}
        />
      )}
      {reported && (
        <EndpointSecret
          name={reported.webhook.name}
          secret={reported.secret}
          onClose={() => {
            setReported(undefined);
            go(webhookPath(reported.webhook.number));
          }}
        />
      )}
    </>
  );
}
