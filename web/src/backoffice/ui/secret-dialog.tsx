import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useBarrier } from '../address/address';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { Dialog } from './dialog';
import { Note } from './states';

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
  return (
    <>
      <Dialog
        title={`Secret of ${name}`}
        footer={
          <>
            <CopyButton words={secret} data-first="" />
            <Button kind="pri" onClick={() => setKept(true)}>
              I have saved it
            </Button>
          </>
        }
      >
        <div className="bd">
          <Note kind="warn">{use} You cannot see it again.</Note>
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
            <p>You cannot see it again. If it is lost, make a new one.</p>
          </div>
        </Dialog>
      )}
    </>
  );
}
