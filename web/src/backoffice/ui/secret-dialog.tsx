import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useBarrier } from '../address/address';
import { Button } from './button';
import { Dialog } from './dialog';
import { Note } from './states';
import { say } from './toast';

interface Props {
  name: string;
  secret: string;
  /** What it is for, in a sentence. */
  use: ReactNode;
  /** What else there is to know, below it. */
  more?: ReactNode;
  onClose: () => void;
}

/** The secret, this once: nobody can read it here again, so that leaving without it asks. */
export function SecretDialog({ name, secret, use, more, onClose }: Props) {
  const [isKept, setKept] = useState(false);
  const [leave, setLeave] = useState<() => void>();
  useBarrier(!isKept, (out) => setLeave(() => out));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isKept) close(); // nothing bars the way any more
  }, [isKept]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret); // there is none where the page came by http
      say('Copied.');
    } catch {
      say('Your browser does not copy: mark the secret and copy it.', true);
    }
  };
  return (
    <>
      <Dialog
        title={`Secret of ${name}`}
        footer={
          <>
            <Button onClick={() => void copy()} data-first="">
              Copy
            </Button>
            <Button kind="pri" onClick={() => setKept(true)}>
              I have kept it
            </Button>
          </>
        }
      >
        <div className="bd">
          <Note kind="warn">It is shown this once. {use}</Note>
          <output className="secret" aria-label="Secret">
            {secret}
          </output>
          {more}
        </div>
      </Dialog>
      {leave && (
        <Dialog
          title="Leave without the secret?"
          onClose={() => setLeave(undefined)}
          footer={
            <>
              <Button kind="danger" onClick={leave}>
                Leave without it
              </Button>
              <Button kind="pri" data-first="" onClick={() => setLeave(undefined)}>
                Stay
              </Button>
            </>
          }
        >
          <div className="bd">
            <p>It cannot be shown again. Who has lost it makes a new one.</p>
          </div>
        </Dialog>
      )}
    </>
  );
}
