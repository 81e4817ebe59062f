import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { Link } from '../address/address';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { grouped, money } from '../ui/money';
import { Note, Problem } from '../ui/states';
import { whenOf } from '../ui/times';
import { say } from '../ui/toast';
import { refreshPromotions } from './refresh';
import { promotionPath } from './words';

type Proposal = Schema<'StaffPromotionProposal'>;

/** What it asks for, in a sentence. */
const request = ({ kind, percent, codes, mostCost }: Proposal): string =>
  kind === 'publish'
    ? `${percent ? `takes up to ${percent}% off a cart` : 'takes off nobody knows how much'}${mostCost ? `; its codes may cost ${money(mostCost)}` : ''}, and waits for a second person.`
    : `: ${grouped(codes ?? 0)} codes that may cost ${mostCost ? money(mostCost) : 'nobody knows how much'} wait for a second person.`;

/** One that waits: look, agree, or take it back. */
export function ProposalNote({ proposal }: { proposal: Proposal }) {
  const may = useMay();
  const cache = useQueryClient();
  const { id, kind, about, title, by, at, why, isMine } = proposal;
  const after = (words: string) => async () => {
    await refreshPromotions(cache);
    say(words);
  };
  const agree = useMove<void, unknown>(
    () =>
      kind === 'publish'
        ? api.post('/backoffice/api/promotion-proposals/{proposalId}/agree', { path: { proposalId: id } })
        : api.post('/backoffice/api/coupon-batches/{batchId}/agree', { path: { batchId: about } }),
    after(kind === 'publish' ? 'Published.' : 'The codes are being made.'),
  );
  const withdraw = useMove<void, unknown>(
    () =>
      kind === 'publish'
        ? api.post('/backoffice/api/promotion-proposals/{proposalId}/withdraw', {
            path: { proposalId: id },
            body: {},
          })
        : api.post('/backoffice/api/coupon-batches/{batchId}/withdraw', {
            path: { batchId: about },
            body: {},
          }),
    after('It is not done.'),
  );
  return (
    <Note kind="warn">
      <span className="line">
        {kind === 'publish' ? <Link to={promotionPath(about)}>{title}</Link> : <b>{title}</b>}{' '}
        {request(proposal)}
      </span>
      <span className="line tiny">
        {by}, {whenOf(at)}
        {why && `: “${why}”`}
      </span>
      <span className="fl">
        {may('agreePromotions') && !isMine && (
          <Button kind="pri" busy={agree.busy} onClick={() => void agree.send()}>
            {kind === 'publish' ? 'I agree: publish it' : 'I agree: make the codes'}
          </Button>
        )}
        {may('promotions') && (
          <Button busy={withdraw.busy} onClick={() => void withdraw.send()}>
            {isMine ? 'Take it back' : 'Refuse'}
          </Button>
        )}
        {isMine && <span className="tiny">You asked: somebody else has to agree.</span>}
      </span>
      <Problem problem={agree.problem ?? withdraw.problem} onReload={() => void refreshPromotions(cache)} />
    </Note>
  );
}

const proposalsPath = apiPath('/backoffice/api/promotion-proposals');

/** All that waits; nothing where nothing does. */
export function ProposalList({ only }: { only?: Proposal['kind'] }) {
  const { data } = useApi(proposalsPath, { every: 60_000 });
  return (data?.proposals ?? [])
    .filter(({ kind }) => !only || kind === only)
    .map((proposal) => <ProposalNote key={proposal.id} proposal={proposal} />);
}
