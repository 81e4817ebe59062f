import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { Link } from '../address/address';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { counted, money } from '../ui/money';
import { Note, Problem } from '../ui/states';
import { say } from '../ui/toast';
import { whenOf } from '../ui/times';
import { AgreeDialog } from './agree-dialog';
import { refreshProducts } from './refresh';
import { productPath } from './words';

interface Props {
  proposal: Schema<'StaffPriceProposal'>;
  reload?: () => Promise<void>;
  /** Names the product: where several stand together. */
  isNamed?: boolean;
}

const what = ({ kind, products, startsAt, endsAt }: Props['proposal']) =>
  kind === 'bulk'
    ? `${counted(products, 'price')} together`
    : kind === 'campaign'
      ? `From ${startsAt ? whenOf(startsAt) : 'now'} until ${endsAt ? whenOf(endsAt) : 'further notice'}`
      : 'From the second yes on';

/** A price that moves far: nothing happens before a second person agrees. */
export function ProposalNote({ proposal, reload, isNamed }: Props) {
  const may = useMay();
  const cache = useQueryClient();
  const path = { proposalId: proposal.id };
  const after = (words: string) => async () => {
    say(words);
    await Promise.all([refreshProducts(cache), reload?.()]);
  };
  const [isLooking, setLooking] = useState(false);
  const withdraw = useMove<void, unknown>(
    () => api.post('/backoffice/api/price-proposals/{proposalId}/withdraw', { path, body: {} }),
    after('Taken back: nothing was changed.'),
  );
  const { before, after: next, by, at, why, isMine, name, about } = proposal;
  return (
    <Note kind="warn">
      <span className="line">
        {isNamed && (
          <>
            <Link to={productPath(about)}>{name}</Link>{' '}
          </>
        )}
        {before && <del>{money(before)}</del>} <ins>{money(next)}</ins> waits for a second person.
      </span>
      <span className="line tiny">
        {what(proposal)}. {by}, {whenOf(at)}
        {why && `: “${why}”`}
      </span>
      <span className="fl">
        {may('agreePrices') && !isMine && (
          <Button kind="pri" onClick={() => setLooking(true)}>
            Look and agree
          </Button>
        )}
        {may('prices') && (
          <Button busy={withdraw.busy} onClick={() => void withdraw.send()}>
            {isMine ? 'Take it back' : 'Refuse'}
          </Button>
        )}
        {isMine && <span className="tiny">You said yes first: somebody else has to agree.</span>}
      </span>
      <Problem
        problem={withdraw.problem}
        onReload={() => void Promise.all([refreshProducts(cache), reload?.()])}
      />
      {isLooking && (
        <AgreeDialog
          proposalId={proposal.id}
          onDone={() => void reload?.()}
          onClose={() => setLooking(false)}
        />
      )}
    </Note>
  );
}
