import { useState } from 'react';
import { useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Badge } from '../ui/parts';
import { Note, Problem } from '../ui/states';
import { whenOf } from '../ui/times';
import { About } from './about';
import { AgainDialog, RemoveDialog, RotateDialog } from './act-dialogs';
import { EndpointDialog } from './endpoint-dialog';
import { LogPart } from './log-part';
import { NewSecretButton } from './new-secret-button';
import { EndpointSecret } from './endpoint-secret';
import { useKeptFocus } from './use-kept-focus';
import { useWebhookMoves } from './use-webhooks';
import { healthOf, healthWords, isStopped, type Webhook, type WebhookEvent } from './words';

type Open = 'change' | 'rotate' | 'again' | 'remove';

interface Props {
  webhook: Webhook;
  events: readonly WebhookEvent[];
  onGone: () => void;
}

/** One endpoint: how it does, what can be done about it, and its log. */
export function EndpointPanel({ webhook, events, onGone }: Props) {
  const may = useMay();
  const moves = useWebhookMoves(webhook);
  const [open, setOpen] = useState<Open>();
  const [reported, setReported] = useState<{ secret: string; until?: string }>();
  const close = () => setOpen(undefined);
  const { stays, press } = useKeptFocus<HTMLHeadingElement>(`${webhook.state} ${reported !== undefined}`);
  const isOff = isStopped(webhook);
  const [health, kind] = healthOf(webhook);
  const sentence = healthWords(webhook);
  const mayChange = may('settings');
  useShortcuts('This endpoint', [
    mayChange && { keys: 'e', what: 'Change it', run: () => setOpen('change') },
    mayChange && !isOff && { keys: 't', what: 'Send a test event', run: () => void moves.test.send() },
  ]);
  const problem = [moves.pause, moves.resume, moves.test].map((each) => each.problem).find(Boolean);
  return (
    <div className="stack">
      <section className="pn stack" aria-label={webhook.name}>
        <div className="ph breaks">
          <h2 ref={stays} tabIndex={-1}>
            {webhook.name}
          </h2>
          <Badge kind={kind}>{health}</Badge>
        </div>
        {sentence && <Note kind={isOff && webhook.state !== 'paused' ? 'bad' : 'warn'}>{sentence}</Note>}
        <About webhook={webhook} />
        <Problem problem={problem} onReload={() => void moves.reload()} />
        {mayChange && (
          <div className="fl">
            {isOff ? (
              <Button
                kind="pri"
                busy={moves.resume.busy}
                onClick={() => {
                  press();
                  void moves.resume.send();
                }}
              >
                Resume
              </Button>
            ) : (
              <>
                <Button kind="sec" keys="T" busy={moves.test.busy} onClick={() => void moves.test.send()}>
                  Send a test event
                </Button>
                <Button onClick={() => setOpen('again')}>Send again since…</Button>
                <Button
                  busy={moves.pause.busy}
                  onClick={() => {
                    press();
                    void moves.pause.send();
                  }}
                >
                  Pause
                </Button>
              </>
            )}
            <Button keys="E" onClick={() => setOpen('change')}>
              Change
            </Button>
            <NewSecretButton
              webhook={webhook}
              onPress={() => {
                press();
                setOpen('rotate');
              }}
            />
            <Button kind="danger" onClick={() => setOpen('remove')}>
              Remove
            </Button>
          </div>
        )}
      </section>
      <LogPart webhook={webhook} events={events} />
      {open === 'change' && <EndpointDialog events={events} webhook={webhook} onClose={close} />}
      {open === 'rotate' && (
        <RotateDialog
          webhook={webhook}
          onClose={close}
          onReported={({ oldSecretUntil }, secret) =>
            setReported({ secret, ...(oldSecretUntil && { until: whenOf(oldSecretUntil) }) })
          }
        />
      )}
      {open === 'again' && <AgainDialog webhook={webhook} onClose={close} />}
      {open === 'remove' && <RemoveDialog webhook={webhook} onClose={close} onGone={onGone} />}
      {reported && (
        <EndpointSecret name={webhook.name} {...reported} onClose={() => setReported(undefined)} />
      )}
    </div>
  );
}
