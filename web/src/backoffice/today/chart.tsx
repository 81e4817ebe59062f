import { useState } from 'react';
import { shortRand } from '@/shared/ui/price';
import { money } from '../ui/money';
import { Panel } from '../ui/parts';
import { chartWords, topOf, type Hour } from './rules';

const width = 480;
const height = 200;
const left = 64;
const foot = 22;

const x = (hour: number) => left + (hour / 23) * (width - left - 12);

/** Turnover by hour: petrol is today, dashed is the same weekday last week. */
export function Chart({ hours, hourNow, then }: { hours: readonly Hour[]; hourNow: number; then: string }) {
  const [isTable, setTable] = useState(false);
  const top = topOf(Math.max(...hours.flatMap((each) => [each.turnover.value, each.turnoverLastWeek.value])));
  const y = (value: number) => 10 + (1 - value / top) * (height - foot - 10);
  const line = (of: (hour: Hour) => number, all: readonly Hour[]) =>
    all.map((each) => `${x(each.hour).toFixed(1)},${y(of(each)).toFixed(1)}`).join(' ');
  const soFar = hours.slice(0, hourNow + 1);
  const words = chartWords(hours, hourNow);
  return (
    <Panel
      title="Turnover by hour"
      beside={
        <button type="button" className="link" onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as picture' : 'Show as table'}
        </button>
      }
    >
      {isTable ? (
        <Table hours={hours} hourNow={hourNow} then={then} />
      ) : (
        <>
          <svg
            className="chart"
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={`Turnover by hour. ${words}`}
          >
            {[0, 0.5, 1].map((part) => (
              <g key={part}>
                <line className="ax" x1={left} x2={width - 12} y1={y(top * part)} y2={y(top * part)} />
                <text x={left - 8} y={y(top * part) + 4} textAnchor="end">
                  {shortRand(top * part)}
                </text>
              </g>
            ))}
            {[0, 6, 12, 18, 23].map((hour) => (
              <text key={hour} x={x(hour)} y={height - 4} textAnchor={hour === 23 ? 'end' : 'middle'}>
                {String(hour).padStart(2, '0')}:00
              </text>
            ))}
            <polyline className="then" points={line((each) => each.turnoverLastWeek.value, hours)} />
            <polyline className="now" points={line((each) => each.turnover.value, soFar)} />
          </svg>
          <p className="key">
            <span>
              <i /> Today
            </span>
            <span>
              <i className="t" /> {then}
            </span>
          </p>
          <p className="tiny muted">{words}</p>
        </>
      )}
    </Panel>
  );
}

const Table = ({ hours, hourNow, then }: { hours: readonly Hour[]; hourNow: number; then: string }) => (
  <div className="tw">
    <table className="t d">
      <caption className="sr">Turnover by hour</caption>
      <thead>
        <tr>
          <th scope="col">Hour</th>
          <th scope="col" className="num">
            Today
          </th>
          <th scope="col" className="num">
            {then}
          </th>
          <th scope="col" className="num">
            Orders
          </th>
          <th scope="col" className="num">
            Then
          </th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ hour, turnover, turnoverLastWeek, orders, ordersLastWeek }) => (
          <tr key={hour}>
            <th scope="row">{String(hour).padStart(2, '0')}:00</th>
            <td className="num">{hour > hourNow ? '' : money(turnover)}</td>
            <td className="num">{money(turnoverLastWeek)}</td>
            <td className="num">{hour > hourNow ? '' : orders}</td>
            <td className="num">{ordersLastWeek}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
