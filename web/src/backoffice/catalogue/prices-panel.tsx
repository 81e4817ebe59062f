import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { useMay } from '../frame/staff-context';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { counted, money } from '../ui/money';
import { Badge, Panel, type BadgeKind } from '../ui/parts';
import { Empty } from '../ui/states';
import { momentOf, whenOf } from '../ui/times';
import { Scroll } from '../ui/scroll';
import { serverNow } from '@/shared/state/clock';
import { CampaignDialog, EndDialog, PriceDialog } from './price-dialogs';
import { stepLine } from './price-steps';
import { ProposalNote } from './proposal-note';
import type { Product } from './words';

type Prices = Schema<'StaffPrices'>;
type Campaign = Schema<'StaffCampaign'>;

interface Props {
  product: Product;
  reload: () => Promise<void>;
}

const states: Record<Campaign['state'], { words: string; badge: BadgeKind }> = {
  waiting: { words: 'Waits', badge: 'warn' },
  planned: { words: 'Planned', badge: 'info' },
  running: { words: 'Now', badge: 'yes' },
  over: { words: 'Over', badge: 'fact' },
  withdrawn: { words: 'Withdrawn', badge: 'fact' },
  overtaken: { words: 'Overtaken', badge: 'fact' },
};
const isToCome = ({ state }: Campaign) => state === 'planned' || state === 'running';

type Open = { what: 'price' | 'campaign' } | { what: 'end'; campaign: Campaign };

/** What it costs now, what is planned, and what it cost; large moves wait for a second person. */
export function PricesPanel({ product, reload }: Props) {
  const may = useMay();
  const [open, setOpen] = useState<Open>();
  const { prices } = product;
  if (!prices) return null;
  const close = () => setOpen(undefined);
  const dialog = { product, prices, reload, onClose: close };
  return (
    <Panel id="prices" title="Prices" beside={<span className="small muted">All zones, VAT included</span>}>
      {prices.waiting.map((each) => (
        <ProposalNote key={each.id} proposal={each} reload={reload} />
      ))}
      {prices.now ? (
        <Table prices={prices} onEnd={(campaign) => setOpen({ what: 'end', campaign })} />
      ) : (
        <Empty>It has no price yet, so that nobody can buy it.</Empty>
      )}
      <History prices={prices} />
      <div className="fl">
        {may('prices') && (
          <>
            <Button icon="edit" onClick={() => setOpen({ what: 'price' })}>
              {prices.now ? 'Change the price' : 'Set a price'}
            </Button>
            {prices.now && (
              <Button icon="plus" onClick={() => setOpen({ what: 'campaign' })}>
                Add a price for some days
              </Button>
            )}
          </>
        )}
        {prices.wasPriceDays !== undefined && prices.now?.wasPrice && (
          <span className="tiny muted ii">
            <Icon name={prices.wasPriceDays > 0 ? 'check' : 'alert'} size="xs" />
            The was-price was charged on {prices.wasPriceDays} of the last 90 days.
          </span>
        )}
      </div>
      {open?.what === 'price' && <PriceDialog {...dialog} />}
      {open?.what === 'campaign' && <CampaignDialog {...dialog} />}
      {open?.what === 'end' && <EndDialog {...dialog} campaign={open.campaign} />}
    </Panel>
  );
}

function Table({ prices, onEnd }: { prices: Prices; onEnd: (campaign: Campaign) => void }) {
  const may = useMay();
  const { now, base, campaigns } = prices;
  return (
    <Scroll label="Prices now and to come">
      <table className="t nw d">
        <caption className="sr">Prices now and to come</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col" className="num">
              Price
            </th>
            <th scope="col" className="num">
              Was
            </th>
            <th scope="col">From</th>
            <th scope="col">Until</th>
            <th scope="col">Who</th>
            <th scope="col">
              <span className="sr">Do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {now && (
            <tr className="cur">
              <td>
                <Badge kind="yes">Now</Badge>
              </td>
              <td className="num">
                <b>{money(now.price)}</b>
              </td>
              <td className="num">{now.wasPrice ? money(now.wasPrice) : '–'}</td>
              <td>{whenOf(now.since)}</td>
              <td>{now.offerEndsAt ? whenOf(now.offerEndsAt) : 'no end'}</td>
              <td>{now.by}</td>
              <td className="num">
                {campaigns
                  .filter(({ state }) => state === 'running' && may('prices'))
                  .map((each) => (
                    <IconButton key={each.id} label="End it now" icon="x" onClick={() => onEnd(each)} />
                  ))}
              </td>
            </tr>
          )}
          {base && (
            <tr>
              <td>
                <Badge>After that</Badge>
              </td>
              <td className="num">{money(base.price)}</td>
              <td className="num">{base.wasPrice ? money(base.wasPrice) : '–'}</td>
              <td>{now?.offerEndsAt ? whenOf(now.offerEndsAt) : ''}</td>
              <td>{base.offerEndsAt ? whenOf(base.offerEndsAt) : 'no end'}</td>
              <td>{base.by}</td>
              <td />
            </tr>
          )}
          {campaigns
            .filter((each) => isToCome(each) && each.state !== 'running')
            .map((each) => (
              <tr key={each.id}>
                <td>
                  <Badge kind={states[each.state].badge}>{states[each.state].words}</Badge>
                </td>
                <td className="num">{money(each.price)}</td>
                <td className="num">–</td>
                <td>{whenOf(each.startsAt)}</td>
                <td>{whenOf(each.endsAt)}</td>
                <td>{each.by}</td>
                <td className="num">
                  {may('prices') && (
                    <IconButton label="Remove this planned price" icon="trash" onClick={() => onEnd(each)} />
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const days90 = 90 * 24 * 3600 * 1000;
const width = 740;
const height = 40;

/** The price of the last 90 days as a line, and all there was as a table. */
function History({ prices: { history, campaigns } }: { prices: Prices }) {
  if (history.length === 0) return null;
  const now = serverNow();
  const steps = history
    .map(({ from, price }) => ({ at: momentOf(from), cents: Math.round(price.value * 100) }))
    .reverse();
  const within = steps.filter(({ at }, n) => at >= now - days90 || (steps[n + 1]?.at ?? now) > now - days90);
  const shown = within.map((each) => ({ ...each, at: Math.max(each.at, now - days90) }));
  const most = Math.max(...shown.map(({ cents }) => cents));
  const least = Math.min(...shown.map(({ cents }) => cents));
  const words =
    most === least
      ? `${money({ value: most / 100 })} all of the last 90 days`
      : `Between ${money({ value: least / 100 })} and ${money({ value: most / 100 })} in the last 90 days`;
  const over = campaigns.filter(
    ({ state }) => state === 'over' || state === 'withdrawn' || state === 'overtaken',
  );
  return (
    <>
      <svg className="chart" viewBox={`0 -12 ${width} ${height + 24}`} role="img" aria-label={words}>
        <title>{words}</title>
        <line className="ax" x1="0" x2={width} y1={height + 6} y2={height + 6} />
        <path className="now" d={stepLine(shown, now, width, height)} />
      </svg>
      <p className="tiny muted">{words}.</p>
      <details>
        <summary className="link">
          What it cost, {counted(history.length, 'price')}
          {over.length > 0 && ` and ${counted(over.length, 'past campaign')}`}
        </summary>
        <Scroll label="Former prices">
          <table className="t nw d">
            <caption className="sr">Former prices</caption>
            <thead>
              <tr>
                <th scope="col" className="num">
                  Price
                </th>
                <th scope="col" className="num">
                  Was
                </th>
                <th scope="col">From</th>
                <th scope="col">Until</th>
                <th scope="col">Who</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {history.map(({ price, wasPrice, from, until, by, why }) => (
                <tr key={from}>
                  <td className="num">{money(price)}</td>
                  <td className="num">{wasPrice ? money(wasPrice) : '–'}</td>
                  <td>{whenOf(from)}</td>
                  <td>{until ? whenOf(until) : 'now'}</td>
                  <td>{by}</td>
                  <td>{why}</td>
                </tr>
              ))}
              {over.map(({ id, state, price, startsAt, endsAt, by, why }) => (
                <tr key={id}>
                  <td className="num">
                    {money(price)} <Badge>{states[state].words}</Badge>
                  </td>
                  <td className="num">–</td>
                  <td>{whenOf(startsAt)}</td>
                  <td>{whenOf(endsAt)}</td>
                  <td>{by}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </>
  );
}
