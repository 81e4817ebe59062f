import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { money, spoken } from '../ui/money';
import { Badge, Facts, Log, Panel, type BadgeKind } from '../ui/parts';
import { Loaded, Note, Problem } from '../ui/states';
import { whenOf } from '../ui/times';
import { claimWords, type Claim } from './cases';
import { MoveDialog } from '../ui/move-dialog';
import { Files, isSame, OrderBeside, ReasonDialog, SecondPerson, Taken } from './parts';
import { OrderLink } from './return-case';
import { useCase } from './use-case';

export function ClaimCase({ id }: { id: string }) {
  const path = { beatClaimId: id };
  const { query, changed, reload } = useCase(
    'claims',
    apiPath('/backoffice/api/claims/{beatClaimId}', { path }),
  );
  return <Loaded query={query}>{(one) => <ClaimShown one={one} changed={changed} reload={reload} />}</Loaded>;
}

interface ClaimProps {
  one: Claim;
  changed: (words?: string) => (now: Claim) => void;
  reload: () => void;
}

const badgeOf: Record<Claim['status'], BadgeKind> = {
  SENT: 'warn',
  CHECKING: 'info',
  AGREED: 'yes',
  REFUSED: 'fact',
  PAID: 'yes',
};

/** Another shop's address is only followed when it is one of the web. */
const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

function ClaimShown({ one, changed, reload }: ClaimProps) {
  const path = { beatClaimId: one.id };
  const take = useMove(
    (body: { over?: boolean }) => api.post('/backoffice/api/claims/{beatClaimId}/take', { path, body }),
    changed(),
  );
  const release = useMove(
    () => api.post('/backoffice/api/claims/{beatClaimId}/release', { path }),
    changed(),
  );
  const isOpen = one.status === 'SENT' || one.status === 'CHECKING';
  return (
    <>
      <div className="stack t16">
        <Panel
          title={`Price beat ${one.id}`}
          beside={
            <Badge kind={one.firstAgreed && isOpen ? 'warn' : badgeOf[one.status]}>
              {one.firstAgreed && isOpen ? 'Needs 2 people' : claimWords[one.status]}
            </Badge>
          }
        >
          <p className="muted">
            {one.orderCode ? (
              <>
                Order <OrderLink code={one.orderCode} />, claimed {whenOf(one.createdAt)}.
              </>
            ) : (
              `Before buying, asked ${whenOf(one.createdAt)}.`
            )}
          </p>
          <div className="g2">
            <div className="stat">
              <span className="k">
                Ours, {one.productName}, {one.productCode}
              </span>
              <span className="v">{money(one.ownPrice)}</span>
              <a
                className="d"
                href={`/p/${encodeURIComponent(one.productCode)}`}
                target="_blank"
                rel="noreferrer"
              >
                Product page
              </a>
            </div>
            <div className="stat">
              <span className="k">Theirs, as claimed</span>
              <span className="v">{money(one.competitorPrice)}</span>
              {isWebAddress(one.competitorUrl) ? (
                <a className="d ell" href={one.competitorUrl} target="_blank" rel="noreferrer noopener">
                  {one.competitorUrl.replace(/^https?:\/\//, '')}
                </a>
              ) : (
                <span className="d ell">{one.competitorUrl}</span>
              )}
            </div>
          </div>
          <Facts
            facts={[
              { name: 'Difference', value: money(one.difference) },
              { name: 'On top of it', value: money(one.bonus) },
              {
                name: one.coupon ? `Coupon ${one.coupon}` : 'Customer gets',
                value: money(one.amount),
                total: true,
              },
            ]}
          />
          {one.comment && <p className="words">“{one.comment}”</p>}
          <Files files={one.files} />
          {isOpen && (
            <Taken takenBy={one.takenBy} takenAt={one.takenAt} {...{ take, release }} onReload={reload} />
          )}
        </Panel>
        {one.firstAgreed && isOpen && <SecondPerson firstAgreed={one.firstAgreed} to={money(one.amount)} />}
        {one.reason && <Note>The customer reads: {one.reason}</Note>}
        {isOpen && <Decide {...{ one, changed, reload }} />}
      </div>
      <aside className="stack t16" aria-label="Round this price beat">
        <OrderBeside orderCode={one.orderCode} customerId={one.customerId} />
        <Panel title="What happened">
          <Log
            lines={one.history.toReversed().map(({ what, at, by, said, status }) => ({
              at,
              icon: 'tag',
              what: said ? `${spoken(what)}: ${said}` : `${spoken(what)}.`,
              who: by,
              bad: status === 'REFUSED',
            }))}
          />
        </Panel>
      </aside>
    </>
  );
}

function Decide({ one, changed, reload }: ClaimProps) {
  const { staff } = useHere();
  const may = useMay();
  const path = { beatClaimId: one.id };
  const [open, setOpen] = useState<'agree' | 'refuse'>();
  const close = () => setOpen(undefined);
  const draft = useState('');
  const check = useMove(
    () => api.post('/backoffice/api/claims/{beatClaimId}/check', { path }),
    changed('The customer is notified that somebody looks at it.'),
  );
  const agree = useMove(
    (_: undefined, idempotencyKey) =>
      api.post('/backoffice/api/claims/{beatClaimId}/agree', { path, idempotencyKey }),
    (now: Claim) => {
      close();
      const isDone = now.status === 'AGREED' || now.status === 'PAID';
      changed(
        isDone
          ? `Agreed: ${money(now.amount)} for the customer.`
          : 'Your yes is kept. A second person has to agree.',
      )(now);
    },
  );
  const refuse = useMove(
    (reason: string) => api.post('/backoffice/api/claims/{beatClaimId}/refuse', { path, body: { reason } }),
    (now: Claim) => {
      close();
      changed('Refused: the customer is shown why.')(now);
    },
  );
  const mayAgree = may('pay') && !isSame(one.firstAgreed, staff.name);
  const mayCheck = may('serve') && one.status === 'SENT';
  useShortcuts('This price beat', [
    mayAgree && { keys: 'a', what: 'Agree', run: () => setOpen('agree') },
    may('serve') && { keys: 'd', what: 'Refuse', run: () => setOpen('refuse') },
  ]);
  if (!mayAgree && !may('serve')) return null;
  return (
    <Panel title="Next step" className="decide">
      <div className="fl">
        {mayAgree && (
          <Button kind="pri" keys="A" onClick={() => setOpen('agree')}>
            Agree, {money(one.amount)}
          </Button>
        )}
        {mayCheck && (
          <Button
            kind={mayAgree ? 'plain' : 'pri'}
            busy={check.busy}
            onClick={() => void check.send(undefined)}
          >
            Look at their page
          </Button>
        )}
        {may('serve') && (
          <Button kind="danger" keys="D" onClick={() => setOpen('refuse')}>
            Refuse
          </Button>
        )}
      </div>
      <Problem problem={check.problem} onReload={reload} />
      {open === 'agree' && (
        <MoveDialog
          title={`Agree to ${one.id}`}
          confirm={`Agree, ${money(one.amount)}`}
          move={agree}
          onSend={() => void agree.send(undefined)}
          onClose={close}
          onReload={reload}
        >
          <p>
            The customer gets {money(one.amount)}: the difference of {money(one.difference)} and{' '}
            {money(one.bonus)} on top.
          </p>
          <Note>
            Above the limit your yes is kept, and a second person has to agree before anything is paid.
          </Note>
        </MoveDialog>
      )}
      {open === 'refuse' && (
        <ReasonDialog
          title={`Refuse ${one.id}`}
          label="Why is it refused?"
          confirm="Refuse this price beat"
          kind="bad"
          draft={draft}
          move={refuse}
          onReason={(reason) => void refuse.send(reason)}
          onClose={close}
          onReload={reload}
        />
      )}
    </Panel>
  );
}
