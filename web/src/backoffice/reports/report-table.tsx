import { Link, withQuery, withSearch } from '../address/address';
import { changeOf } from '../today/rules';
import { grouped } from '../ui/money';
import { shortDay } from '../ui/times';
import { hasRowsByDay, measuresOf, rowName, shown, type Report } from './measures';

interface Props {
  data: Report;
  query: URLSearchParams;
  mayOrders: boolean;
}

/** Each row leads on: a day to its orders, what else to itself day by day. */
export function ReportTable({ data, query, mayOrders }: Props) {
  const measures = measuresOf(data.report);
  const most = Math.max(1, ...data.rows.map(({ figures }) => measures[0]!.of(figures)));
  const placeOf = (key: string) =>
    data.report === 'sales'
      ? mayOrders
        ? `/orders?view=all&from=${key}&to=${key}`
        : undefined
      : hasRowsByDay(data.report)
        ? withSearch('/reports', withQuery(query, { key: key || undefined }))
        : undefined;
  const rows = data.report === 'sales' ? [...data.rows].reverse() : data.rows;
  return (
    <div className="pn np tw">
      <table className="t d nw report-table">
        <caption className="sr">Figures of the report</caption>
        <thead>
          <tr>
            <th scope="col">{data.report === 'sales' ? 'Day' : 'Of what'}</th>
            <th scope="col" className="bar" aria-hidden="true" />
            {measures.map(({ name }, n) => (
              <th key={name} scope="col" className="num">
                {name}
                {n === 0 && data.fromBefore && <span className="sr">, and how it changed</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name =
              data.report === 'sales' ? shortDay(`${row.key}T10:00:00Z`) : rowName(data.report, row);
            const place = placeOf(row.key);
            const value = measures[0]!.of(row.figures);
            const change = row.before && changeOf(value, measures[0]!.of(row.before));
            return (
              <tr key={row.key}>
                <th scope="row">{place ? <Link to={place}>{name}</Link> : name}</th>
                <td className="bar" aria-hidden="true">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                    <rect width={Math.max(0, (value / most) * 100)} height="10" />
                  </svg>
                </td>
                {measures.map((measure, n) => (
                  <td key={measure.name} className="num r">
                    {shown(measure, row.figures)}
                    {n === 0 && change && (
                      <small className={change.isUp ? 'up' : 'dn'}> {change.words}</small>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          {data.rest && (
            <tr>
              <th scope="row">{grouped(data.rest.rows)} more</th>
              <td className="bar" aria-hidden="true" />
              {measures.map((measure) => (
                <td key={measure.name} className="num r">
                  {shown(measure, data.rest!.figures)}
                </td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">All</th>
            <td className="bar" aria-hidden="true" />
            {measures.map((measure) => (
              <td key={measure.name} className="num r">
                {shown(measure, data.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
