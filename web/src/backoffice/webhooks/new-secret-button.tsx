import { useId } from 'react';
import { Button } from '../ui/button';
import { noSecretWords, type Webhook } from './words';

/** Asks for a new secret; while the one before still counts it is off, and says why. */
export function NewSecretButton({ webhook, onPress }: { webhook: Webhook; onPress: () => void }) {
  const id = useId();
  const why = noSecretWords(webhook);
  return (
    <>
      <Button
        disabled={why !== undefined}
        title={why}
        aria-describedby={why ? id : undefined}
        onClick={onPress}
      >
        New secret
      </Button>
      {why && (
        <span id={id} className="muted small">
          {why}
        </span>
      )}
    </>
  );
}
