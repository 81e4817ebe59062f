import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { Link, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { money } from '../ui/money';
import { Badge, Panel } from '../ui/parts';
import { Loaded, Note } from '../ui/states';
import { whenOf } from '../ui/times';
import { SwitchButton } from './switch-button';
import { couponState, promotionPath } from './words';

/** What became of one code; each look stands in the audit. */
export function CouponLook() {
  const may = useMay();
  const [query, ask] = useQueryState();
  const asked = query.get('code')?.trim().toUpperCase() ?? '';
  const [typed, setTyped] = useState(asked);
  const sheet = useApi(
    asked ? apiPath('/backoffice/api/coupons/{couponCode}', { path: { couponCode: asked } }) : null,
    { once: true },
  );
  return (
    <Panel title="Find one code">
      <form
        className="fl"
        role="search"
        action="/backoffice/promotions/coupons"
        onSubmit={(event) => {
          event.preventDefault();
          ask({ code: typed.trim().toUpperCase() || undefined });
        }}
      >
        <input
          id="coupon-look"
          className="input look"
          aria-label="Code"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="soft" disabled={!typed.trim()}>
          Look
        </Button>
        <span className="muted small">Each look stands in the audit log.</span>
      </form>
      {asked && (
        <Loaded query={sheet}>
          {({ coupon, uses }) => (
            <Note kind={coupon.state === 'live' ? 'good' : 'info'} live>
              <span className="line">
                <b>{coupon.code}</b>{' '}
                <Badge kind={couponState(coupon.state).badge}>{couponState(coupon.state).words}</Badge> opens{' '}
                <Link to={promotionPath(coupon.promotion)}>{coupon.promotionTitle}</Link>
                {coupon.batchName && ` and is of the batch “${coupon.batchName}”`}.
              </span>
              {uses.length === 0 && <span className="line">Nobody used it yet.</span>}
              {uses.map(({ order, at, given, isReleased }) => (
                <span key={order} className="line">
                  Used {whenOf(at)} for order{' '}
                  {may('orders') ? <Link to={`/orders/${encodeURIComponent(order)}`}>{order}</Link> : order}:{' '}
                  {money(given)} off. Given back: {isReleased ? 'yes' : 'no'}.
                </span>
              ))}
              {may('promotions') && (
                <SwitchButton name={coupon.code} isOff={coupon.state === 'off'} of={{ code: coupon.code }} />
              )}
            </Note>
          )}
        </Loaded>
      )}
    </Panel>
  );
}
