import '../styles/promotions.css';
import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { Link, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { grouped, money } from '../ui/money';
import { Badge, Panel } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { Bones, Empty, Loaded } from '../ui/states';
import { whenOf } from '../ui/times';
import { BatchList } from './batch-list';
import { NewBatchDialog } from './batch-dialog';
import { NewCouponDialog } from './coupon-dialog';
import { CouponLook } from './coupon-look';
import { ProposalList } from './proposals';
import { SwitchButton } from './switch-button';
import { PromotionTabs } from './tabs';
import { couponState, promotionPath, type Coupon } from './words';

/** Codes that open promotions: single ones, batches, and what became of one. */
export function Screen() {
  const { shopName } = useHere();
  const may = useMay();
  const [query, ask] = useQueryState();
  const promotion = query.get('promotion') ?? '';
  const page = Math.max(0, Number(query.get('page')) || 0);
  const [open, setOpen] = useState<'code' | 'batch'>();
  const coupons = useApi(
    apiPath('/backoffice/api/coupons', {
      query: { currentPage: page, pageSize: 50, ...(promotion && { promotion }) },
    }),
    { keepsOld: true, every: 60_000 },
  );
  useShortcuts('Codes', [
    may('promotions') && { keys: 'n', what: 'Batch of codes', run: () => setOpen('batch') },
    { keys: 'f', what: 'Find one code', run: () => document.getElementById('coupon-look')?.focus() },
  ]);
  return (
    <>
      <title>{`Codes | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Promotions</h1>
        {may('promotions') && (
          <div className="fl acts">
            <Button icon="plus" onClick={() => setOpen('code')}>
              One code
            </Button>
            <Button kind="pri" icon="plus" keys="N" onClick={() => setOpen('batch')}>
              Batch of codes
            </Button>
          </div>
        )}
      </div>
      <PromotionTabs at="/promotions/coupons" />
      {promotion && (
        <p>
          Codes of <Link to={promotionPath(promotion)}>{promotion}</Link>.{' '}
          <Link to="/promotions/coupons">Show all</Link>
        </p>
      )}
      <ProposalList only="coupons" />
      <Panel title="Single codes" beside={<span className="muted small">The same for everybody</span>}>
        <Loaded query={coupons} bones={<Bones rows={4} height={40} />}>
          {({ coupons: rows, pagination }) =>
            rows.length === 0 ? (
              <Empty>No single code yet.</Empty>
            ) : (
              <>
                <Table rows={rows} mayWrite={may('promotions')} />
                {pagination.totalPages > 1 && (
                  <nav className="pg" aria-label="Pages">
                    <span className="muted">
                      Page {page + 1} of {pagination.totalPages}
                    </span>
                    <span className="fl">
                      {page > 0 && <Button onClick={() => ask({ page: String(page - 1) })}>Back</Button>}
                      {page + 1 < pagination.totalPages && (
                        <Button onClick={() => ask({ page: String(page + 1) })}>Next</Button>
                      )}
                    </span>
                  </nav>
                )}
              </>
            )
          }
        </Loaded>
      </Panel>
      <BatchList promotion={promotion} />
      <CouponLook />
      {open === 'code' && <NewCouponDialog promotion={promotion} onClose={() => setOpen(undefined)} />}
      {open === 'batch' && <NewBatchDialog promotion={promotion} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const Table = ({ rows, mayWrite }: { rows: readonly Coupon[]; mayWrite: boolean }) => (
  <Scroll label="Single codes" className="cardt">
    <table className="t nw">
      <caption className="sr">Single codes</caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Opens</th>
          <th scope="col">State</th>
          <th scope="col" className="num">
            Used
          </th>
          <th scope="col" className="num">
            Given
          </th>
          <th scope="col">Ends</th>
          {mayWrite && (
            <th scope="col">
              <span className="sr">On or off</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, promotion, promotionTitle, state, used, maxUses, given, endsAt }) => (
          <tr key={code}>
            <td>
              <b>{code}</b>
            </td>
            <td>
              <Link to={promotionPath(promotion)}>{promotionTitle}</Link>
            </td>
            <td>
              <Badge kind={couponState(state).badge}>{couponState(state).words}</Badge>
            </td>
            <td className="num r">
              {grouped(used)}
              {maxUses > 0 && ` of ${grouped(maxUses)}`}
            </td>
            <td className="num r">{money(given)}</td>
            <td>{endsAt ? whenOf(endsAt) : <span className="muted">no end</span>}</td>
            {mayWrite && (
              <td>
                {(state === 'live' || state === 'planned' || state === 'off') && (
                  <SwitchButton name={code} isOff={state === 'off'} of={{ code }} />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);
