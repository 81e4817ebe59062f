import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { besides, wrongOf } from '../catalogue/wrong';
import { Area } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { whenOf } from '../ui/times';
import { say } from '../ui/toast';
import { useReload } from './use-keys';
import type { Key } from './words';

/** Ends a key: who still signs with it is refused from then on. */
export function RevokeDialog({ of: key, onClose }: { of: Key; onClose: () => void }) {
  const reload = useReload();
  const [why, setWhy] = useState('');
  const revoke = useMove<string, Key>(
    (words) =>
      api.post('/backoffice/api/keys/{keyNumber}/revoke', {
        path: { keyNumber: String(key.number) },
        body: words ? { why: words } : {},
      }),
    async () => {
      onClose();
      await reload();
      say('Key revoked.');
    },
  );
  return (
    <MoveDialog
      title={`Revoke the key of ${key.name}`}
      confirm="Revoke it"
      kind="bad"
      move={{ busy: revoke.busy, problem: besides(revoke.problem, ['why']) }}
      onSend={() => void revoke.send(why.trim())}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <p>
        {key.name} stops working at once. Make its new key first. Key {key.number} cannot be brought back.{' '}
        {key.usedAt ? `It was last used ${whenOf(key.usedAt)}.` : 'It was never used.'}
      </p>
      <Area
        label="Why? (optional)"
        rows={2}
        maxLength={300}
        placeholder="Shown in the audit log"
        error={wrongOf(revoke.problem)('why')}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
    </MoveDialog>
  );
}
