import '../styles/promotions.css';
import { apiPath } from '@/shared/api/path';
import { serverNow } from '@/shared/state/clock';
import { Link, useQueryState } from '../address/address';
import { useApi } from '../api/query';
import { useHere } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { IconButton } from '../ui/button';
import { Panel } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { Bones, Empty, Loaded } from '../ui/states';
import { shortDay } from '../ui/times';
import { daysIn, monthAt, monthWords, spanOf, type Calendar } from './calendar-rules';
import { PromotionTabs } from './tabs';
import { promotionPath, stateWords } from './words';

const thisMonth = () => monthAt(new Date(serverNow() + 2 * 3600_000).toISOString().slice(0, 10), 0);

/** Which promotions count when, a month at a time. */
export function Screen() {
  const { shopName } = useHere();
  const [query, ask] = useQueryState();
  const asked = query.get('month') ?? '';
  const from = /^\d{4}-\d{2}$/.test(asked) ? `${asked}-01` : thisMonth();
  const calendar = useApi(
    apiPath('/backoffice/api/promotion-calendar', { query: { from, days: daysIn(from) } }),
    { keepsOld: true },
  );
  const turn = (by: number) => ask({ month: monthAt(from, by).slice(0, 7) });
  useShortcuts('Calendar', [
    { keys: 'j', what: 'Next month', run: () => turn(1) },
    { keys: 'k', what: 'Month before', run: () => turn(-1) },
  ]);
  return (
    <>
      <title>{`Calendar of promotions | ${shopName} back office`}</title>
      <div className="hd">
        <h1>Promotions</h1>
      </div>
      <PromotionTabs at="/promotions/calendar" />
      <Panel
        title={monthWords(from)}
        beside={
          <span className="fl">
            <IconButton label="Month before" icon="left" onClick={() => turn(-1)} />
            <IconButton label="Next month" icon="right" onClick={() => turn(1)} />
            <span className="legend">
              <i className="bar live" /> live <i className="bar planned" /> planned{' '}
              <i className="bar drafted" /> draft <i className="bar over" /> paused or over
            </span>
          </span>
        }
      >
        <Loaded query={calendar} bones={<Bones rows={5} height={40} />}>
          {(data) =>
            data.rows.length === 0 ? (
              <Empty>No promotion counts in this month.</Empty>
            ) : (
              <Month calendar={data} isOld={calendar.isPlaceholderData} />
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}

type Row = Calendar['rows'][number];

const kindOf = ({ isDraft, state }: Row): 'live' | 'planned' | 'drafted' | 'over' =>
  isDraft ? 'drafted' : state === 'live' ? 'live' : state === 'planned' ? 'planned' : 'over';

const words = ({ isDraft, state, startsAt, endsAt }: Row): string =>
  [
    isDraft ? 'draft' : stateWords(state).words.toLowerCase(),
    startsAt ? `from ${shortDay(startsAt)}` : '',
    endsAt
      ? `until ${shortDay(new Date(Date.parse(endsAt.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) - 1).toISOString())}`
      : 'without an end',
  ]
    .filter(Boolean)
    .join(', ');

function Month({ calendar: { today, days, rows }, isOld }: { calendar: Calendar; isOld: boolean }) {
  const holidays = days.filter(({ isHoliday }) => isHoliday);
  return (
    <>
      <Scroll label="Days and promotions">
        <table className="calendar" aria-busy={isOld || undefined}>
          <caption className="sr">Which promotions count on which days</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Promotion</span>
              </th>
              {days.map(({ day, isHoliday }) => (
                <th key={day} scope="col" className={day === today ? 'now' : undefined}>
                  {Number(day.slice(8))}
                  {isHoliday && '*'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { from, to } = spanOf(row, days);
              return (
                <tr key={`${row.code}-${row.isDraft}`}>
                  <th scope="row">
                    <Link to={promotionPath(row.code)}>{row.title || row.code}</Link>
                  </th>
                  {from > 0 && <td colSpan={from} />}
                  <td colSpan={to - from + 1}>
                    <span className={`bar ${kindOf(row)}`}>
                      {row.title || row.code}
                      <span className="sr">: {words(row)}</span>
                    </span>
                  </td>
                  {to < days.length - 1 && <td colSpan={days.length - 1 - to} />}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
      {holidays.length > 0 && (
        <p className="muted small">
          {holidays.map(({ day, holiday }) => `* ${Number(day.slice(8))}: ${holiday}`).join(', ')}
        </p>
      )}
    </>
  );
}
