import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { Link } from '../address/address';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { refreshProducts } from '../catalogue/refresh';
import { productPath } from '../catalogue/words';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { counted, money } from '../ui/money';
import { Note, Problem } from '../ui/states';
import { say } from '../ui/toast';
import { whenOf } from '../ui/times';
import { AgreeDialog } from './agree-dialog';
import { reasonWords } from './words';

/** Corrections of much value: nothing happens before a second person agrees. */
export function Proposals() {
  const waiting = useApi(apiPath('/backoffice/api/stock/proposals'), { every: 30_000 });
  const all = waiting.data?.proposals ?? [];
  if (all.length === 0) return null;
  return (
    <ul className="stack t8" aria-label="Waiting for a second person">
      {all.map((each) => (
        <li key={each.id}>
          <One proposal={each} />
        </li>
      ))}
    </ul>
  );
}

function One({ proposal }: { proposal: Schema<'StaffStockProposal'> }) {
  const may = useMay();
  const cache = useQueryClient();
  const path = { proposalId: proposal.id };
  const after = (words: string) => () => {
    say(words);
    return refreshProducts(cache);
  };
  const [isLooking, setLooking] = useState(false);
  const withdraw = useMove<void, unknown>(
    () => api.post('/backoffice/api/stock/proposals/{proposalId}/withdraw', { path, body: {} }),
    after('Taken back: nothing was changed.'),
  );
  const { kind, about, name, products, change, value, store, reason, note, by, at, isMine } = proposal;
  return (
    <Note kind="warn">
      <span className="line">
        {kind === 'count' ? (
          `Count of ${counted(products, 'product')}`
        ) : (
          <Link to={productPath(about)}>{name}</Link>
        )}
        , {store.name}: {change > 0 ? `+${change}` : `−${Math.abs(change)}`} units, {money(value)}, waits for
        a second person.
      </span>
      <span className="line tiny">
        {reasonWords(reason)}
        {note && `, “${note}”`}. {by}, {whenOf(at)}
      </span>
      {may('stock') && (
        <span className="fl">
          {!isMine && (
            <Button kind="pri" onClick={() => setLooking(true)}>
              Look and agree
            </Button>
          )}
          <Button busy={withdraw.busy} onClick={() => void withdraw.send()}>
            {isMine ? 'Take it back' : 'Refuse'}
          </Button>
          {isMine && <span className="tiny">You said yes first: somebody else has to agree.</span>}
        </span>
      )}
      <Problem problem={withdraw.problem} onReload={() => void refreshProducts(cache)} />
      {isLooking && <AgreeDialog proposalId={proposal.id} onClose={() => setLooking(false)} />}
    </Note>
  );
}
