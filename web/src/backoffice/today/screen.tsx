import { useRef } from 'react';
import { apiPath } from '@/shared/api/path';
import { clockOf } from '@/shared/i18n/dates';
import type { Schema } from '@/shared/api/types';
import { Link } from '../address/address';
import { useApi } from '../api/query';
import { aboutWords, actWords, placeOfAct } from '../audit/acts';
import { useToday } from '../frame/counts';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Icon } from '../ui/icon';
import { money } from '../ui/money';
import { Log, Panel } from '../ui/parts';
import { Empty, Loaded } from '../ui/states';
import { ageOf, shortDay } from '../ui/times';
import { Chart } from './chart';
import { actOf, changeOf, isUrgent, lineOf, placeOf, type Waiting } from './rules';

const day = 24 * 3600 * 1000;
const weekBefore = (at: string) => shortDay(new Date(Date.parse(`${at}T12:00:00Z`) - 7 * day).toISOString());

/** Today beside the same weekday last week, and what needs a person now; every number leads to its list. */
export function Screen() {
  const { shopName } = useHere();
  const may = useMay();
  const today = useToday();
  return (
    <>
      <title>{`Today | ${shopName} back office`}</title>
      <Loaded query={today}>
        {(data) => {
          const then = weekBefore(data.day);
          const hourNow = Number(clockOf(data.at).slice(0, 2));
          return (
            <>
              <div className="hd">
                <div className="ti">
                  <h1>Today</h1>
                  <span className="muted">
                    {shortDay(data.at)}, to {clockOf(data.at)}
                  </span>
                </div>
              </div>
              {data.sums && <Sums sums={data.sums} then={then} />}
              <div className={`split ${data.sums || may('audit') ? 's2' : ''} today-columns`}>
                <Needs waiting={data.waiting} />
                <div className="stack t16">
                  {data.sums && <Chart hours={data.sums.hours} hourNow={hourNow} then={then} />}
                  {data.sums?.departments && <Departments sums={data.sums} />}
                  {may('audit') && <Done />}
                </div>
              </div>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

interface StatProps {
  name: string;
  value: string;
  change: ReturnType<typeof changeOf>;
  before: string;
  to: string;
}

const Stat = ({ name, value, change, before, to }: StatProps) => (
  <Link className="stat" to={to}>
    <span className="k">
      {name} <Icon name="right" size="xs" />
    </span>
    <span className="v">{value}</span>
    <span className="d">
      {change && <span className={change.isUp ? 'up' : 'dn'}>{change.words} </span>}
      {before}
    </span>
  </Link>
);

const todaysOrders = '/orders?view=all&placed=today';
const todaysReport = '/reports?span=today';

function Sums({ sums, then }: { sums: Schema<'StaffTodaySums'>; then: string }) {
  const may = useMay();
  const report = may('reports') ? todaysReport : todaysOrders;
  return (
    <div className={`${sums.back ? 'g5' : 'g2'} stats`}>
      <Stat
        name="Paid orders"
        value={String(sums.orders)}
        change={changeOf(sums.orders, sums.ordersLastWeek)}
        before={`${sums.ordersLastWeek} on ${then} by now`}
        to={may('orders') ? todaysOrders : report}
      />
      <Stat
        name="Turnover"
        value={money(sums.turnover)}
        change={changeOf(sums.turnover.value, sums.turnoverLastWeek.value)}
        before={`${money(sums.turnoverLastWeek)} on ${then} by now`}
        to={report}
      />
      {sums.back && (
        <Stat
          name="Paid back"
          value={money(sums.back)}
          change={undefined}
          before="cancelled and returned today"
          to={`${todaysReport}&report=returns`}
        />
      )}
    </div>
  );
}

/** What sold today, each a link to its days. */
const Departments = ({ sums }: { sums: Schema<'StaffTodaySums'> }) => {
  const departments = sums.departments ?? [];
  const most = Math.max(1, ...departments.map(({ turnover }) => turnover.value));
  return (
    <Panel title="Sold by department" beside={<Link to={`${todaysReport}&report=departments`}>Report</Link>}>
      {departments.length === 0 ? (
        <p className="muted">Nothing was sold yet today.</p>
      ) : (
        <ul className="bars">
          {departments.map(({ code, name, turnover }) => (
            <li key={code}>
              <Link to={`/reports?report=departments&span=7&key=${encodeURIComponent(code)}`}>
                {name || 'In none'}
              </Link>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(turnover.value / most) * 100} height="10" />
              </svg>
              <span className="num">{money(turnover)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};

function Needs({ waiting }: { waiting: readonly Waiting[] }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = waiting.filter((each) => each.count > 0 && placeOf(each) !== undefined);
  const step = (by: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a.btn') ?? [])];
    const at = links.findIndex((each) => each === document.activeElement);
    links[Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  };
  useShortcuts('Today', [
    { keys: 'j', what: 'Next line', run: () => step(1) },
    { keys: 'k', what: 'Line before', run: () => step(-1) },
  ]);
  return (
    <section className="pn np">
      <div className="ph">
        <h2>Needs a person now</h2>
        <p className="keys" aria-hidden="true">
          <span>
            <kbd className="kbd">J</kbd> <kbd className="kbd">K</kbd> move
          </span>
          <span>
            <kbd className="kbd">Enter</kbd> open
          </span>
        </p>
      </div>
      {shown.length === 0 ? (
        <Empty>Nothing waits for a person.</Empty>
      ) : (
        <ul className="need" ref={list}>
          {shown.map((each) => (
            <Need key={each.what} each={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Need({ each }: { each: Waiting }) {
  const { icon, words } = lineOf(each.what);
  const act = actOf(each.what, useMay());
  const place = placeOf(each) ?? '/';
  return (
    <li className={isUrgent(each) ? 'hot' : undefined}>
      <Icon name={icon} />
      <Link className="n" to={place} tabIndex={-1} aria-hidden="true">
        {each.count}
      </Link>
      <span>
        <b>
          <span className="sr">{each.count} </span>
          {words(each.count)}
        </b>{' '}
        {each.amount && <small>{money(each.amount)} in all</small>}
      </span>
      <span className="age">{each.oldestAt && `oldest ${ageOf(each.oldestAt)}`}</span>
      <Link className="btn plain xs" to={place} aria-label={`${act}: ${each.count} ${words(each.count)}`}>
        {act}
      </Link>
    </li>
  );
}

/** The latest of the audit log. */
function Done() {
  const acts = useApi(apiPath('/backoffice/api/audit', { query: { days: 2, pageSize: 6 } }), {
    every: 60_000,
  });
  return (
    <Panel title="What people did" beside={<Link to="/audit">Audit log</Link>}>
      <Loaded query={acts}>
        {(data) =>
          data.acts.length === 0 ? (
            <p className="muted">Nothing yet today or yesterday.</p>
          ) : (
            <Log
              lines={data.acts.map(({ at, act, about, by }) => {
                const place = placeOfAct(act, about);
                return {
                  at,
                  icon: 'log',
                  what: (
                    <>
                      {actWords(act)} {place ? <Link to={place}>{about}</Link> : aboutWords(act, about)}.
                    </>
                  ),
                  who: by,
                };
              })}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
