import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { Link, oneOf, useQueryState } from '../address/address';
import { refresh, useApi } from '../api/query';
import { todayPath } from '../frame/counts';
import { useHere } from '../frame/staff-context';
import { money } from '../ui/money';
import { Badge } from '../ui/parts';
import { Empty, Loaded } from '../ui/states';
import { whenOf } from '../ui/times';
import { RefundActs, refundWords } from './refund-acts';

const statuses = ['failed', 'open'] as const;
const words: Record<(typeof statuses)[number], string> = { failed: 'To send by hand', open: 'On their way' };

/** Money on its way back; what a gateway did not take waits for a person. */
export function Screen() {
  const { shopName } = useHere();
  const cache = useQueryClient();
  const [query] = useQueryState();
  const status = oneOf(statuses, query.get('status'));
  const refunds = useApi(apiPath('/backoffice/api/refunds', { query: { status } }), {
    every: 60_000,
    keepsOld: true,
  });
  const onDone = () => {
    void refresh(cache, '/backoffice/api/refunds', '/backoffice/api/orders');
    void cache.invalidateQueries({ queryKey: [todayPath] });
  };
  return (
    <>
      <title>{`Refunds by hand | ${shopName} back office`}</title>
      <nav aria-label="Where this is" className="small">
        <Link to="/orders">Orders</Link> / Refunds
      </nav>
      <div className="hd">
        <div className="ti">
          <h1>Refunds by hand</h1>
          <span className="muted">
            {refunds.data && refunds.data.refunds.length > 0 && `${money(refunds.data.total)} in all`}
          </span>
        </div>
      </div>
      <nav className="tabs" aria-label="Which refunds">
        {statuses.map((each) => (
          <Link key={each} to={`/refunds?status=${each}`} aria-current={each === status ? 'page' : undefined}>
            {words[each]}
          </Link>
        ))}
      </nav>
      <Loaded query={refunds}>
        {(data) =>
          data.refunds.length === 0 ? (
            <div className="pn">
              <Empty>
                {status === 'failed' ? 'No refund waits for a person.' : 'No refund is on its way.'}
              </Empty>
            </div>
          ) : (
            <div className="pn np tw cardt">
              <table className="t">
                <caption className="sr">{words[status]}</caption>
                <thead>
                  <tr>
                    <th scope="col">Order</th>
                    <th scope="col" className="num">
                      Amount
                    </th>
                    <th scope="col">Why</th>
                    <th scope="col">Gateway</th>
                    <th scope="col">Asked</th>
                    <th scope="col">State</th>
                    <th scope="col">
                      <span className="sr">What to do</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.refunds.map((refund) => (
                    <tr key={refund.id}>
                      <td>
                        <Link to={`/orders/${encodeURIComponent(refund.orderCode)}`}>{refund.orderCode}</Link>
                      </td>
                      <td className="num r">
                        <b>{money(refund.amount)}</b>
                      </td>
                      <td>{refund.reason}</td>
                      <td>
                        {refund.gateway}
                        <small>{refund.gatewayReference}</small>
                      </td>
                      <td>{whenOf(refund.askedAt)}</td>
                      <td>
                        <Badge kind={refundWords[refund.state][1]}>{refundWords[refund.state][0]}</Badge>
                        {refund.answer && <small>{refund.answer}</small>}
                      </td>
                      <td>
                        <RefundActs refund={refund} onDone={onDone} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </>
  );
}
