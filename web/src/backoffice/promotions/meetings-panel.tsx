import { Link } from '../address/address';
import { counted, less, money } from '../ui/money';
import { Badge, Panel } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { Bones, Note } from '../ui/states';
import type { CheckQuery } from './use-check';
import { meetingWords, promotionPath, stateWords, type Check } from './words';

const cartWords = (lines: readonly { units: number; name: string }[]) =>
  lines.map(({ units, name }) => `${units} × ${name}`).join(', ');

/** The cart that loses most: warned about when it loses more than the shop lets one person give. */
export function WorstNote({ check }: { check: Check }) {
  const { worst, warnPercent, codes, takesTwo } = check;
  if (!worst && !takesTwo) return null;
  const isFree = worst?.pays.value === 0;
  const why = [
    !worst && !codes && 'No cart was found that shows how much it takes off',
    worst && worst.percent > warnPercent && `More than ${warnPercent}%`,
    codes &&
      `${counted(codes.batches, 'batch', 'batches')} of its codes may then cost ${codes.mostCost ? money(codes.mostCost) : 'nobody knows how much'}`,
  ].filter(Boolean);
  return (
    <Note kind={takesTwo ? 'warn' : 'info'} live={takesTwo}>
      {worst && (
        <>
          <span className="line">
            {isFree && <b>A cart for nothing: </b>}
            Worst cart found: {cartWords(worst.lines)}. It loses <b>{worst.percent}%</b>:{' '}
            {money(worst.before)} becomes {money(worst.pays)}.
          </span>
          <span className="line tiny">
            {worst.gave.map(({ code, title, amount }) => `${title || code} ${less(amount)}`).join(', ')}.
            Codes and first orders count; what a product cost the shop is not known.
          </span>
        </>
      )}
      {takesTwo && <span className="line">{why.join('. ')}: publishing it waits for a second person.</span>}
    </Note>
  );
}

/** Other promotions on the same goods, and what both do to one cart. */
export function MeetingsPanel({ check }: { check: CheckQuery }) {
  const { data } = check;
  return (
    <Panel
      id="meets"
      title="Meets others"
      beside={data && <span className="muted small">It is about {counted(data.products, 'product')}</span>}
    >
      {!data ? (
        <Bones rows={2} />
      ) : (
        <>
          <WorstNote check={data} />
          {data.meetings.length === 0 ? (
            <p className="muted">No other promotion can count on the same goods at the same time.</p>
          ) : (
            <Scroll label="Promotions it meets" className="cardt">
              <table className="t" aria-busy={check.isOld || undefined}>
                <caption className="sr">Promotions on the same goods</caption>
                <thead>
                  <tr>
                    <th scope="col">Promotion</th>
                    <th scope="col" className="num">
                      Same products
                    </th>
                    <th scope="col">What happens</th>
                  </tr>
                </thead>
                <tbody>
                  {data.meetings.map(
                    ({ code, title, state, products, how, cart, alone, otherAlone, together }) => (
                      <tr key={code}>
                        <td>
                          <Link to={promotionPath(code)}>{title || code}</Link>{' '}
                          {state !== 'live' && (
                            <Badge kind={stateWords(state).badge}>{stateWords(state).words}</Badge>
                          )}
                        </td>
                        <td className="num r">{products === data.products ? 'all' : products}</td>
                        <td>
                          {meetingWords(how)}
                          {cart.length > 0 && (
                            <small>
                              {cartWords(cart)}: this {less(alone)}, that {less(otherAlone)}, together{' '}
                              {less(together)}
                            </small>
                          )}
                        </td>
                      </tr>
                    ),
                  )}
                </tbody>
              </table>
            </Scroll>
          )}
        </>
      )}
    </Panel>
  );
}
